import { mapFields, readFieldText } from '../../../shared/field-values.ts'
import type { FieldValues } from '../../../shared/listing.fields.ts'
import type { NewPhone } from '../../api/index.ts'
import type { SentPhoto } from '../../forms/photo-list.ts'
import type { SellingFields } from './sheet.ts'

/** Offered first; the others come from the catalogue. */
const firstBrands = ['Iphone', 'Nokia', 'Samsung']

/** Sizes that phones are sold in, in gigabytes. */
export const STORAGE_GB = [4, 8, 16, 32, 64, 128, 256, 512, 1024, 2048]

/** Only what nobody could mean; whether a price is one, the server decides. */
export function checkPhone({ brand, name, price }: SellingFields) {
  return {
    name: name.trim() ? undefined : 'Name is required',
    brand: brand ? undefined : 'Brand is required',
    price: price.trim() ? undefined : 'Price is required',
  }
}

/** What the form sends; what was left empty is left out. */
export function toNewPhone(
  fields: SellingFields,
  photos: readonly SentPhoto[],
  seller: { name: string; email: string },
): NewPhone {
  const values = mapFields((key, field) => readFieldText(field, fields[key]))
  const price = fields.price.trim()
  const originalPrice = fields.originalPrice.trim()
  const given = Object.entries(values).filter(([, value]) => value !== '')
  return {
    ...(Object.fromEntries(given) as FieldValues),
    price,
    ...(originalPrice !== '' && { originalPrice }),
    photos: [...photos],
    seller: seller.name,
    email: seller.email,
  }
}

/** The brands of the select: the first three, then whatever else the catalogue knows. */
export function brandGroups(brands: readonly string[]) {
  const asOption = (brand: string) => ({ value: brand, label: brand })
  const more = brands.filter((brand) => !firstBrands.includes(brand)).toSorted()
  return [
    { group: 'Most common', options: firstBrands.map(asOption) },
    ...(more.length > 0 ? [{ group: 'More brands', options: more.map(asOption) }] : []),
  ]
}

/** A model's name as its phone's: one that is only a number gets its brand. */
export function nameOfModel({ name, brand }: { name: string; brand: string }): string {
  return /^\p{L}/u.test(name) ? name : `${brand} ${name}`
}
