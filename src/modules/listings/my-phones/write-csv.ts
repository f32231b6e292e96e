import { formatCsvLine } from '../../../platform/csv.ts'
import { fieldEntries, fieldText } from '../../../shared/field-values.ts'
import type { FieldValues } from '../../../shared/listing.fields.ts'
import { toMajor } from '../../../shared/money.ts'
import { type ReadColumn, readColumns, type ToldColumn, toldColumns } from './csv-columns.ts'
import { tamed } from './csv-text.ts'
import type { CountedListing } from './my-phones.store.ts'

const columns = [...readColumns, ...toldColumns]

/** Tells spreadsheets that it is UTF-8. */
const MARK = '\uFEFF'

/** The line of the headings, with the mark that a file begins with. */
export function csvHead(): string {
  return MARK + formatCsvLine(columns)
}

/** A listing as a line that an import reads back; nothing in it is taken for a formula. */
export function csvOf(listing: CountedListing): string {
  const cells = cellsOf(listing)
  return formatCsvLine(columns.map((column) => tamed(cells[column])))
}

function cellsOf(listing: CountedListing): Record<ReadColumn | ToldColumn, string> {
  const { currency, originalPriceMinor } = listing
  return {
    id: listing.id,
    ...fieldCells(listing),
    price: toMajor(listing.priceMinor, currency),
    currency,
    original_price: originalPriceMinor === null ? '' : toMajor(originalPriceMinor, currency),
    state: listing.state,
    advertised: listing.advertised ? 'yes' : 'no',
    views: String(listing.views),
    favourites: String(listing.favourites),
    bookings: String(listing.bookings),
    listed_on: dayOf(listing.createdAt),
    ends_on: listing.state === 'live' ? dayOf(listing.expiresAt) : '',
    photo: listing.img,
  }
}

type FieldCells = Record<
  Exclude<ReadColumn, 'id' | 'price' | 'currency' | 'original_price'>,
  string
>

function fieldCells(values: FieldValues): FieldCells {
  const cells = fieldEntries.map(([key, { csv }]) => [csv.column, fieldText(values[key])])
  return Object.fromEntries(cells) as FieldCells
}

function dayOf(at: Date) {
  return at.toISOString().slice(0, 10)
}

/** A file to begin with: every column that is read, and two phones. */
export function exampleCsv(currency: string): string {
  const [, ...shown] = readColumns
  const phones: Partial<Record<ReadColumn, string>>[] = [
    { ...exampleCells(), price: '450.00', currency, original_price: '999.00' },
    { brand: 'Nokia', name: 'Nokia 3310', price: '35', currency, used: '5 years' },
  ]
  const lines = phones.map((phone) => formatCsvLine(shown.map((column) => phone[column] ?? '')))
  return MARK + formatCsvLine(shown) + lines.join('')
}

function exampleCells(): FieldCells {
  const cells = fieldEntries.map(([, { csv }]) => [csv.column, csv.example])
  return Object.fromEntries(cells) as FieldCells
}
