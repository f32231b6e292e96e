import type { Language } from '../../../shared/languages.ts'
import { MAX_HANDLING_DAYS } from '../../../shared/listings/delivery-terms.ts'
import { fieldText, mapInputs, readFieldText } from '../../../shared/listings/field-values.ts'
import {
  type FieldTexts,
  type FieldValues,
  type InputKey,
  type ListingField,
  listingFields,
} from '../../../shared/listings/listing.fields.ts'
import { modelTitle } from '../../../shared/listings/model-title.ts'
import { editablePrice } from '../../../shared/money.ts'
import type { Delivery } from '../../../shared/orders/order-life-cycle.ts'
import { formatCount } from '../../../shared/quantities.ts'
import type { Answer, Answers, ImeiCheck, NewPhone, Phone } from '../../api/index.ts'
import type { SentPhoto } from '../../forms/use-photo-list.ts'
import type { Translate } from '../../ui/text.ts'
import type { PhoneDetail } from '../queries.ts'
import {
  deliveryProblem,
  deliveryText,
  fieldsFromDelivery,
  offeredFields,
  readDeliveryText,
  toDelivery,
  untouched,
} from './delivery-fields.ts'

/** Text fields of the form; an untouched one is empty. */
export const emptyFields = {
  ...(mapInputs(() => '') as FieldTexts),
  modelSlug: '',
  price: '',
  originalPrice: '',
  /** Delivery terms as deliveryText() writes them; empty for the seller's default. */
  delivery: '',
  /** Not typed: errors of the photos are shown at it. */
  photos: '',
}
export type SellFormFields = typeof emptyFields

/** Result of the IMEI check. The number itself is never stored. */
export type KnownImei = Pick<ImeiCheck, 'last4' | 'tac' | 'tacName' | 'blacklist'> & {
  /** The name that the phone had when it was checked. */
  name: string
}

/** Everything that the form holds, as a draft stores it. */
export type SellFormValues = {
  fields: SellFormFields
  photos: SentPhoto[]
  answers: Answers
  imei: KnownImei | null
}

export const emptyValues: SellFormValues = {
  fields: emptyFields,
  photos: [],
  answers: {},
  imei: null,
}

/** A new form, with the seller's default place. */
export function startingValues(place: string): SellFormValues {
  return { ...emptyValues, fields: { ...emptyFields, location: place } }
}

export function toDraftValues({
  fields,
  photos,
  answers,
  imei,
}: SellFormValues): Record<string, unknown> {
  const typed = Object.entries(fields).filter(([, text]) => text !== '')
  return {
    ...Object.fromEntries(typed),
    ...(photos.length > 0 && { photos }),
    ...(Object.keys(answers).length > 0 && { answers }),
    ...(imei && { imei }),
  }
}

/** Reads a draft, perhaps written by an older version of the form: unknown values are left out. */
export function fromDraftValues(values: Record<string, unknown>): SellFormValues {
  const texts = Object.entries(emptyFields).map(([name]) => {
    const text = values[name]
    return [name, typeof text === 'string' ? text : '']
  })
  return {
    fields: Object.fromEntries(texts) as SellFormFields,
    photos: asList(values.photos).flatMap((photo) => {
      const { url, alt } = asRecord(photo)
      return typeof url === 'string' ? [{ url, alt: typeof alt === 'string' ? alt : '' }] : []
    }),
    answers: Object.fromEntries(
      Object.entries(asRecord(values.answers)).flatMap(([id, given]) =>
        isAnswer(given) ? [[id, given]] : [],
      ),
    ),
    imei: readImeiCheck(asRecord(values.imei)),
  }
}

/** True when there is something worth saving. */
export function hasContent({ fields, photos, answers, imei }: SellFormValues): boolean {
  const typed = Object.values(fields).some((text) => text.trim() !== '')
  return typed || photos.length > 0 || Object.keys(answers).length > 0 || imei !== null
}

function readImeiCheck(stored: Record<string, unknown>): KnownImei | null {
  const { last4, tac, tacName, blacklist, name } = stored
  if (typeof last4 !== 'string' || typeof name !== 'string') return null
  if (tac !== 'confirmed' && tac !== 'other' && tac !== 'unknown') return null
  return {
    last4,
    tac,
    tacName: typeof tacName === 'string' ? tacName : null,
    blacklist: blacklist === 'clean' || blacklist === 'listed' ? blacklist : 'not_checked',
    name,
  }
}

function isAnswer(given: unknown): given is Answer {
  if (given === null || typeof given === 'string') return true
  if (typeof given === 'number') return Number.isInteger(given)
  return Array.isArray(given) && given.every((one) => typeof one === 'string')
}

function asList(value: unknown): unknown[] {
  return Array.isArray(value) ? value : []
}

function asRecord(value: unknown): Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
    ? (value as Record<string, unknown>)
    : {}
}

/** Values to list a phone like this one. Verifications belong to one listing and are left out. */
export function valuesFromPhone(phone: Phone): SellFormValues {
  return {
    fields: {
      ...emptyFields,
      ...mapInputs((key, field) => fieldText(field, phone[key])),
      modelSlug: phone.model?.slug ?? '',
      price: editablePrice(phone.price),
      originalPrice: editablePrice(phone.originalPrice),
      delivery: deliveryText(fieldsFromDelivery(phone.delivery)),
    },
    photos: listedPhotos(phone),
    answers: {},
    imei: null,
  }
}

/** Values to edit a listing, with its IMEI result; the server does not know the digits. */
export function valuesForEditing(phone: PhoneDetail): SellFormValues {
  const { imei } = phone.verifications ?? {}
  if (!imei) return valuesFromPhone(phone)
  const { tac, tacName, blacklist } = imei
  return {
    ...valuesFromPhone(phone),
    imei: { last4: '', tac, tacName, blacklist, name: phone.name },
  }
}

function listedPhotos({ photos, img }: Phone) {
  if (photos.length > 0) return photos.map(({ src, alt }) => ({ url: src, alt }))
  return img ? [{ url: img, alt: '' }] : []
}

/** Storage sizes of phones, in gigabytes. */
export const STORAGE_GB = [4, 8, 16, 32, 64, 128, 256, 512, 1024, 2048]

/** The fields with the delivery methods that the shop offers, which may have changed since they were typed. */
export function withOfferedDelivery(
  fields: SellFormFields,
  offered: readonly Delivery[],
): SellFormFields {
  const delivery = readDeliveryText(fields.delivery)
  if (delivery) return { ...fields, delivery: deliveryText(offeredFields(delivery, offered)) }
  // The seller's default may be to ship.
  const isMet = offered.length === 1 && offered.includes('pick_up')
  return isMet ? { ...fields, delivery: deliveryText(offeredFields(untouched, offered)) } : fields
}

/** Required fields only; the server parses the price. */
export function checkPhone(
  { brand, name, price, delivery }: SellFormFields,
  t: Translate<'sell'>,
  language: Language,
) {
  const terms = readDeliveryText(delivery)
  const problem = terms && deliveryProblem(terms)
  return {
    name: name.trim() ? undefined : t('missing.name'),
    brand: brand.trim() ? undefined : t('missing.brand'),
    price: price.trim() ? undefined : t('missing.price'),
    delivery:
      problem &&
      t(`delivery.problem.${problem}`, { most: formatCount(MAX_HANDLING_DAYS, language) }),
  }
}

/** The request body; empty fields are left out. */
export function toNewPhone(
  fields: SellFormFields,
  photos: readonly SentPhoto[],
  seller: { name: string; email: string },
): NewPhone {
  const values = mapInputs((key, field) => readFieldText(field, fields[key]))
  const price = fields.price.trim()
  const originalPrice = fields.originalPrice.trim()
  const delivery = readDeliveryText(fields.delivery)
  const given = Object.entries(values).filter(([key, value]) =>
    // Left out, it is the seller's default.
    hasDefault(key as InputKey) ? fields[key as InputKey] !== '' : value !== '',
  )
  return {
    ...(Object.fromEntries(given) as Pick<FieldValues, InputKey>),
    // Also when empty: left out, it would be the seller's default place.
    location: fields.location.trim(),
    price,
    ...(originalPrice !== '' && { originalPrice }),
    ...(delivery && { delivery: toDelivery(delivery) }),
    photos: [...photos],
    seller: seller.name,
    email: seller.email,
  }
}

function hasDefault(key: InputKey): boolean {
  const field: ListingField = listingFields[key]
  return field.hasDefault === true
}

/** Whether a typed name is that of this model, with or without its brand. */
export function isModelName({ name, brand }: { name: string; brand: string }, typed: string) {
  return [name, modelTitle(brand, name)].some((one) => one.toLowerCase() === typed)
}

/** What buyers want to know, and whether the form has it. */
export function formParts({ fields, photos, imei }: SellFormValues, graded: boolean) {
  const filled = (...texts: string[]) => texts.every((text) => text.trim() !== '')
  return [
    { part: 'phone', done: filled(fields.brand, fields.name) },
    { part: 'imei', done: imei !== null },
    { part: 'storage and color', done: filled(fields.storageGb, fields.color) },
    { part: 'condition', done: graded },
    { part: 'photos', done: photos.length > 0 },
    { part: 'price', done: filled(fields.price) },
    { part: 'place', done: filled(fields.location) },
    { part: 'description', done: filled(fields.description) },
  ]
}
