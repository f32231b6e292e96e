import type { Deps } from '../../deps.ts'
import type { Tx } from '../../platform/db/index.ts'
import { mapFields, storedValue } from '../../shared/field-values.ts'
import type { FieldKey, FieldValues } from '../../shared/listing.fields.ts'
import { parsePrice } from '../../shared/money.ts'
import { findBrand, matchModel } from '../catalog/index.ts'
import { findPlace } from '../catalog/places/index.ts'
import { colourFamilyOf } from './colour-family.ts'
import type { Listing } from './listing.ts'
import type { NewPhone } from './listings.contract.ts'
import { parseUsed } from './used.ts'

/** What is wrong with which field. */
export type Fields = Record<string, string>

/** What a form says of a phone, but its photos. */
export type Words = Pick<
  Listing,
  | 'categoryId'
  | FieldKey
  | 'priceMinor'
  | 'originalPriceMinor'
  | 'usedMonths'
  | 'modelId'
  | 'colourFamily'
  | 'placeId'
  | 'lat'
  | 'lon'
>

/** Reads a form, or says what is wrong with each field. Nothing is changed. */
export async function readWords(
  deps: Deps,
  tx: Tx,
  input: NewPhone,
): Promise<{ words: Words } | { fields: Fields }> {
  const fields: Fields = {}
  const prices = readPrices(input, deps.env.CURRENCY, fields)
  const brand = await findBrand(tx, input.brand)
  if (!brand) fields.brand = 'Choose a brand from the list'
  if (!brand || !prices) return { fields }
  const name = input.name.trim()
  const { id: modelId } = await matchModel(tx, { brandId: brand.id, name })
  const place = await findPlace(tx, input.location ?? '')
  const values = mapFields((key, field) => storedValue(field, input[key])) as FieldValues
  return {
    words: {
      categoryId: brand.id,
      ...values,
      brand: brand.brand,
      ...prices,
      usedMonths: parseUsed(values.used),
      modelId,
      colourFamily: colourFamilyOf(values.colour),
      placeId: place?.id ?? null,
      lat: place?.lat ?? null,
      lon: place?.lon ?? null,
    },
  }
}

type Prices = Pick<Listing, 'priceMinor' | 'originalPriceMinor'>

function readPrices(input: NewPhone, currency: string, fields: Fields): Prices | undefined {
  const price = parsePrice(input.price, currency)
  if ('wrong' in price) fields.price = price.wrong
  const asked = input.originalPrice ?? ''
  const original = asked === '' ? { minor: null } : parsePrice(asked, currency)
  if ('wrong' in original) fields.originalPrice = original.wrong
  if ('wrong' in price || 'wrong' in original) return undefined
  if (original.minor !== null && original.minor < price.minor) {
    fields.originalPrice = 'Must not be below the price'
    return undefined
  }
  return { priceMinor: price.minor, originalPriceMinor: original.minor }
}
