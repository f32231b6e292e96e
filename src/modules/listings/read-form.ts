import { foldText, maskContacts } from '@redial/contact-mask'
import type { Deps } from '../../deps.ts'
import type { Tx } from '../../platform/db/index.ts'
import { OTHER_BRAND } from '../../shared/brands.ts'
import type { AfterSaleTerms } from '../../shared/listings/after-sale-terms.ts'
import { type DeliveryTerms, pickTerms } from '../../shared/listings/delivery-terms.ts'
import { mapInputs, storedValue } from '../../shared/listings/field-values.ts'
import type { Grade } from '../../shared/listings/grades.ts'
import { type InputKey, listingFields } from '../../shared/listings/listing.fields.ts'
import {
  isDeliverable,
  offeredTerms,
  shopDeliveries,
  withHiddenTerms,
} from '../../shared/orders/delivery-methods.ts'
import { parsePrice } from '../../shared/parse-price.ts'
import { getModelFacts, matchModel, readBrand } from '../catalog/index.ts'
import { findPlace } from '../catalog/places/index.ts'
import {
  type Answers,
  type ComputedGrade,
  findBlockers,
  findGrading,
  gradeAnswers,
} from '../verification/index.ts'
import { toColorFamily } from './color-family.ts'
import type { NewPhone } from './listings.contract.ts'
import type { Listing } from './listings.store.ts'
import {
  canBePaidBeforeShipping,
  NOT_PAYABLE,
  readAfterSale,
  readTerms,
  undeliverable,
} from './terms/terms.ts'
import { parseTimeOfUse } from './time-of-use/parse-time-of-use.ts'

/** What is wrong, by field. */
export type FieldErrors = Record<string, string>

/** The values of a listing without its photos. */
export type PhoneValues = FormValues & Pick<Listing, 'grade'>

/** The values of a form, without its photos and the grade, which is computed. */
export type FormValues = Pick<
  Listing,
  | 'categoryId'
  | InputKey
  | 'priceMinor'
  | 'originalPriceMinor'
  | 'usedMonths'
  | 'modelId'
  | 'colorFamily'
  | 'placeId'
  | 'lat'
  | 'lon'
  | keyof DeliveryTerms
>

/** What a form starts with: the values of a listing that is edited, or the seller's defaults. */
type StartingValues = {
  sellerId: string
  terms: DeliveryTerms & AfterSaleTerms
  location?: string
  isListed: boolean
}

/**
 * Reads a form, or says what is wrong with each field. Changes nothing. A form without delivery,
 * returns or warranty has the terms of `from`, and one without location that of `from`.
 */
export async function readForm(
  deps: Deps,
  tx: Tx,
  input: NewPhone,
  from: StartingValues,
): Promise<{ values: FormValues } | { fields: FieldErrors }> {
  const fields: FieldErrors = publicTextProblems(input)
  const prices = readPrices(input, deps.settings.current().currency, fields)
  const brand = await readBrand(tx, input.brand)
  if (!brand) fields.brand = 'Needs a letter'
  else if ('suggestion' in brand)
    fields.brand = `Did you mean ${brand.suggestion}? For another brand, choose “${OTHER_BRAND}” and begin the name with it`
  if (!brand || 'suggestion' in brand || !prices) return { fields }
  const name = nameWithBrand(input.name.trim(), brand.other)
  if ([...name].length > listingFields.name.max)
    return {
      fields: { name: `At most ${listingFields.name.max} characters together with the brand` },
    }
  const delivery = await readDelivery(deps, tx, input, { ...from, ...prices })
  const afterSale = readAfterSale(input, from.terms)
  const wrong = {
    ...('fields' in delivery && delivery.fields),
    ...('fields' in afterSale && afterSale.fields),
  }
  if (Object.keys({ ...fields, ...wrong }).length > 0) return { fields: { ...fields, ...wrong } }
  if ('fields' in delivery || 'fields' in afterSale) return { fields: wrong }
  const { id: modelId } = await matchModel(tx, { brandId: brand.id, name })
  const values = mapInputs((key, field) => storedValue(field, input[key])) as Pick<
    Listing,
    InputKey
  >
  const location = input.location === undefined ? (from.location ?? '') : values.location
  const place = await findPlace(tx, location)
  return {
    values: {
      categoryId: brand.id,
      ...values,
      location,
      brand: brand.brand,
      name,
      ...prices,
      usedMonths: parseTimeOfUse(values.used),
      modelId,
      colorFamily: toColorFamily(values.color),
      placeId: place?.id ?? null,
      lat: place?.lat ?? null,
      lon: place?.lon ?? null,
      ...delivery.terms,
      ...afterSale.terms,
    },
  }
}

/** A phone of another brand has the brand in its name, where it is shown and searched. */
function nameWithBrand(name: string, other: string | null): string {
  if (!other || name.toLowerCase().includes(other.toLowerCase())) return name
  return `${other} ${name}`
}

async function readDelivery(
  deps: Deps,
  tx: Tx,
  { delivery }: NewPhone,
  from: StartingValues & { priceMinor: number },
): Promise<ReturnType<typeof readTerms>> {
  const settings = deps.settings.current()
  const { currency } = settings
  const offered = shopDeliveries(settings)
  const before = pickTerms(from.terms)
  if (!delivery) {
    if (from.isListed || isDeliverable(offeredTerms(before, offered))) return { terms: before }
    return { fields: undeliverable(offered) }
  }
  const read = readTerms(delivery, { currency, priceMinor: from.priceMinor, offered })
  if ('fields' in read) return read
  const isShipped = read.terms.shippingZones.length > 0
  if (isShipped && !(await canBePaidBeforeShipping(deps, tx, { ...from, currency })))
    return { fields: { 'delivery.shipping': NOT_PAYABLE } }
  return { terms: from.isListed ? withHiddenTerms(read.terms, before, offered) : read.terms }
}

type Prices = Pick<Listing, 'priceMinor' | 'originalPriceMinor'>

function readPrices(input: NewPhone, currency: string, fields: FieldErrors): Prices | undefined {
  const price = parsePrice(input.price, currency)
  if ('wrong' in price) fields.price = price.wrong
  const originalPrice = input.originalPrice ?? ''
  const original = originalPrice === '' ? { minor: null } : parsePrice(originalPrice, currency)
  if ('wrong' in original) fields.originalPrice = original.wrong
  if ('wrong' in price || 'wrong' in original) return undefined
  if (original.minor !== null && original.minor < price.minor) {
    fields.originalPrice = 'Must not be below the price'
    return undefined
  }
  return { priceMinor: price.minor, originalPriceMinor: original.minor }
}

type GradedForm =
  /** `computed`: a new grading that has to be stored with the listing. */
  { grade: Grade | null; computed: ComputedGrade | null } | { fields: FieldErrors }

type GradingSource = { modelId: number; source: Parameters<typeof findGrading>[1] | undefined }

/**
 * The grade of a form: by its answers to the questions for its model, or else by the grading that its
 * draft or listing has. Null when the questions were never answered.
 */
export async function gradeForm(
  tx: Tx,
  { answers }: { answers?: Answers | undefined },
  { modelId, source }: GradingSource,
): Promise<GradedForm> {
  if (answers) {
    const { os = null, announced = null } = (await getModelFacts(tx, modelId)) ?? {}
    const graded = gradeAnswers(answers, { os, announced })
    if ('wrong' in graded) return { fields: atAnswers(graded.wrong) }
    return { grade: graded.computed.grade, computed: graded.computed }
  }
  const graded = source && (await findGrading(tx, source))
  const blockers = graded ? findBlockers(graded.answers, graded) : {}
  if (Object.keys(blockers).length > 0) return { fields: atAnswers(blockers) }
  return { grade: graded?.grade ?? null, computed: null }
}

/** Messages by question as messages by field. */
function atAnswers(wrong: Record<string, string>): FieldErrors {
  return Object.fromEntries(
    Object.entries(wrong).map(([id, message]) => [`answers.${id}`, message]),
  )
}

/** Free texts of a listing that everybody reads. */
const PUBLIC = [
  'name',
  'description',
  'location',
  'color',
  'used',
  'warrantyText',
  'carrier',
] as const

/** Turns the direction of the text around it, or shows nothing at all: only useful to hide something. */
const HIDDEN = /[\u202a-\u202e\u2066-\u2069\u200b\u200e\u200f\u2060\ufeff\u00ad]/u
/** Fifteen digits, as an IMEI has, with anything but letters between them. */
const IMEI_LIKE = /(?<![\p{L}\d])(?:\d[^\p{L}\d]{0,2}){14}\d(?![\p{L}\d])/u

/**
 * What is wrong with the texts of a listing, by field: contact details take people out of the shop's
 * protection, and a published IMEI can be abused.
 */
export function publicTextProblems(input: Partial<NewPhone>): Record<string, string> {
  const texts: Record<string, unknown> = { ...input, carrier: input.delivery?.shipping?.carrier }
  const wrong: Record<string, string> = {}
  for (const key of PUBLIC) {
    const text = texts[key]
    const problem = typeof text === 'string' ? problemOf(text) : undefined
    if (problem) wrong[key === 'carrier' ? 'delivery.shipping' : key] = problem
  }
  return wrong
}

function problemOf(text: string): string | undefined {
  if (HIDDEN.test(text)) return 'Remove invisible characters'
  if (IMEI_LIKE.test(foldText(text).text))
    return 'Remove the IMEI. Enter it under “IMEI”, where only we can read it'
  if (maskContacts(text).masked)
    return 'Remove phone numbers, addresses and links. Buyers can write to you here'
  return undefined
}
