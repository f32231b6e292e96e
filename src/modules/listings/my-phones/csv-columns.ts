import { fieldEntries } from '../../../shared/field-values.ts'
import type { FieldKey, listingFields } from '../../../shared/listing.fields.ts'
import type { NewPhone } from '../listings.contract.ts'

type FieldColumn = (typeof listingFields)[FieldKey]['csv']['column']
type PriceColumn = 'price' | 'original_price'
type FormColumn = FieldColumn | PriceColumn
export type ReadColumn = FormColumn | 'id' | 'currency'

const [brand, name, ...others] = fieldEntries.map(([, { csv }]) => csv.column as FieldColumn)

/** The columns of a phone that an import reads; their names are the headings of an export. */
export const readColumns = [
  'id',
  brand,
  name,
  'price',
  'currency',
  'original_price',
  ...others,
] as [ReadColumn, ...ReadColumn[]]

/** Further columns of an export; an import ignores them. */
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

/** The form field of every column, in the order of the columns. */
export const formFields = new Map<FormColumn, keyof NewPhone>([
  ...fieldEntries.slice(0, 2).map(([key, { csv }]) => [csv.column as FieldColumn, key] as const),
  ['price', 'price'],
  ['original_price', 'originalPrice'],
  ...fieldEntries.slice(2).map(([key, { csv }]) => [csv.column as FieldColumn, key] as const),
])

/** Other headings that people use for a column. */
const aliases: [alias: string, column: ReadColumn][] = [
  ...fieldEntries.flatMap(([, { csv }]) =>
    (csv.aliases ?? []).map((alias): [string, ReadColumn] => [alias, csv.column as FieldColumn]),
  ),
  ['newprice', 'original_price'],
]

const squeezed = (heading: string) => heading.toLowerCase().replace(/[^a-z]/g, '')
const byName = new Map<string, ReadColumn>([
  ...aliases.map(([alias, column]) => [squeezed(alias), column] as const),
  ...readColumns.map((column) => [squeezed(column), column] as const),
])
const told = new Set(toldColumns.map(squeezed))

/** The column of a heading; null for one that an import ignores, undefined for an unknown one. */
export function columnOf(heading: string): ReadColumn | null | undefined {
  const name = squeezed(heading)
  return byName.get(name) ?? (told.has(name) ? null : undefined)
}
