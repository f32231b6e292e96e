import type { NewPhone } from '../listings.contract.ts'

/** What of a phone a file may say; their names are the headings of an export. */
export const readColumns = [
  'id',
  'brand',
  'name',
  'price',
  'currency',
  'original_price',
  'storage_gb',
  'colour',
  'grade',
  'used',
  'location',
  'description',
] as const
export type ReadColumn = (typeof readColumns)[number]

/** What an export says besides; an import passes over it. */
export const toldColumns = [
  'state',
  'advertised',
  'views',
  'favourites',
  'bookings',
  'listed_on',
  'ends_on',
  'photo',
] as const
export type ToldColumn = (typeof toldColumns)[number]

/** Without these a phone cannot be listed. */
export const needed = ['brand', 'name', 'price'] as const satisfies ReadColumn[]

/** The field of the form that a column fills. */
export const fieldOf: Record<Exclude<ReadColumn, 'id' | 'currency'>, keyof NewPhone> = {
  brand: 'brand',
  name: 'name',
  price: 'price',
  original_price: 'originalPrice',
  storage_gb: 'storageGb',
  colour: 'colour',
  grade: 'grade',
  used: 'used',
  location: 'location',
  description: 'description',
}

/** What people also write above a column. */
const otherNames: Record<string, ReadColumn> = {
  make: 'brand',
  model: 'name',
  title: 'name',
  phone: 'name',
  storage: 'storage_gb',
  gb: 'storage_gb',
  color: 'colour',
  condition: 'grade',
  originalprice: 'original_price',
  newprice: 'original_price',
  place: 'location',
  city: 'location',
  age: 'used',
  years_of_use: 'used',
  text: 'description',
}

const squeezed = (heading: string) => heading.toLowerCase().replace(/[^a-z]/g, '')
const byName = new Map<string, ReadColumn>([
  ...Object.entries(otherNames).map(([name, column]) => [squeezed(name), column] as const),
  ...readColumns.map((column) => [squeezed(column), column] as const),
])
const told = new Set(toldColumns.map(squeezed))

/** The column that a heading means; null for one that only tells, undefined for one nobody knows. */
export function columnOf(heading: string): ReadColumn | null | undefined {
  const name = squeezed(heading)
  return byName.get(name) ?? (told.has(name) ? null : undefined)
}
