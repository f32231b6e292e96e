import type { NewPhone } from '../api/index.ts'

/** Offered first; the others come from the catalogue. */
export const firstBrands = ['Iphone', 'Nokia', 'Samsung'] as const

export const phoneFields = {
  brand: '',
  name: '',
  price: '',
  originalPrice: '',
  grade: '',
  storageGb: '',
  colour: '',
  location: '',
  used: '',
  description: '',
  img: '',
}
export type PhoneFields = typeof phoneFields

export const MAX_DESCRIPTION = 2_000

export const grades = [
  { value: 'A', label: 'A: like new' },
  { value: 'B', label: 'B: light marks' },
  { value: 'C', label: 'C: visible wear' },
  { value: 'D', label: 'D: damaged, works' },
]

/** Sizes that phones are sold in, in gigabytes. */
const STORAGE_GB = [4, 8, 16, 32, 64, 128, 256, 512, 1024, 2048]
export const storages = STORAGE_GB.map((size) => ({
  value: String(size),
  label: size < 1024 ? `${size} GB` : `${size / 1024} TB`,
}))

/** Only what nobody could mean; whether a price is one, the server decides. */
export function checkPhone({ brand, name, price }: PhoneFields) {
  return {
    brand: brand ? undefined : 'Brand is required',
    name: name.trim() ? undefined : 'Name is required',
    price: price.trim() ? undefined : 'Price is required',
  }
}

/** What the form sends; what was left empty is left out. */
export function toNewPhone(fields: PhoneFields, seller: { name: string; email: string }): NewPhone {
  const { grade, storageGb, colour, brand, name, price, ...texts } = fields
  const given = Object.entries(texts).filter(([, text]) => text.trim() !== '')
  return {
    brand,
    name: name.trim(),
    price: price.trim(),
    ...(Object.fromEntries(given) as Partial<typeof texts>),
    grade: (grade || null) as NewPhone['grade'],
    storageGb: storageGb ? Number(storageGb) : null,
    colour: colour.trim() || null,
    seller: seller.name,
    email: seller.email,
  }
}

/** The brands of the select: the first three, then whatever else the catalogue knows. */
export function brandGroups(brands: readonly string[]) {
  const asOption = (brand: string) => ({ value: brand, label: brand })
  const first: readonly string[] = firstBrands
  const more = brands.filter((brand) => !first.includes(brand)).toSorted()
  return [
    { group: 'Most common', options: first.map(asOption) },
    ...(more.length > 0 ? [{ group: 'More brands', options: more.map(asOption) }] : []),
  ]
}
