import type { Deps } from '../../../deps.ts'
import { escapeFormula, formatCsvLine } from '../../../platform/csv.ts'
import type { Viewer } from '../../../platform/http/index.ts'
import { fieldEntries, fieldText, inputEntries } from '../../../shared/listings/field-values.ts'
import type { FieldValues } from '../../../shared/listings/listing.fields.ts'
import { toMajor } from '../../../shared/money.ts'
import {
  computedColumns,
  type DeliveryColumn,
  type KnownColumn,
  type ReadColumn,
  readColumns,
  type ToldColumn,
  toldColumns,
} from './csv.ts'
import { deliveryCells, exampleDelivery } from './delivery-cells.ts'
import { type CountedListing, ownListingsAfter } from './my-phones.store.ts'

const columns = [...readColumns, ...computedColumns, ...toldColumns]

/** The byte order mark, by which spreadsheets recognize UTF-8. */
const MARK = '\uFEFF'

/** The byte order mark and the line of headings. */
export function csvHead(): string {
  return MARK + formatCsvLine(columns)
}

/** A listing as a line that an import can read back, without formulas. */
export function csvOf(listing: CountedListing): string {
  const cells = cellsOf(listing)
  return formatCsvLine(columns.map((column) => escapeFormula(cells[column])))
}

function cellsOf(listing: CountedListing): Record<KnownColumn | ToldColumn, string> {
  const { currency, originalPriceMinor } = listing
  return {
    id: listing.id,
    ...fieldCells(listing),
    ...deliveryCells(listing, currency),
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
  Exclude<KnownColumn, DeliveryColumn | 'id' | 'price' | 'currency' | 'original_price'>,
  string
>

function fieldCells(values: FieldValues): FieldCells {
  const cells = fieldEntries.map(([key, field]) => [
    field.csv.column,
    fieldText(field, values[key]),
  ])
  return Object.fromEntries(cells) as FieldCells
}

function dayOf(at: Date) {
  return at.toISOString().slice(0, 10)
}

/** An example file: every column that an import reads, and two phones. */
export function exampleCsv(currency: string): string {
  const [, ...shown] = readColumns
  const phones: Partial<Record<ReadColumn, string>>[] = [
    { ...exampleCells(), price: '450.00', currency, original_price: '999.00', ...exampleDelivery },
    { brand: 'Nokia', name: 'Nokia 3310', price: '35', currency, used: '5 years' },
  ]
  const lines = phones.map((phone) => formatCsvLine(shown.map((column) => phone[column] ?? '')))
  return MARK + formatCsvLine(shown) + lines.join('')
}

function exampleCells(): Partial<FieldCells> {
  const cells = inputEntries.map(([, { csv }]) => [csv.column, csv.example])
  return Object.fromEntries(cells) as FieldCells
}

/** Listings per query, so that a large file is never in memory as a whole. */
const PIECE = 200

/** All listings of a seller as a CSV stream. */
export function exportPhones({ db }: Pick<Deps, 'db'>, seller: Viewer): ReadableStream<Uint8Array> {
  const encoder = new TextEncoder()
  let after: { createdAt: Date; id: string } | undefined
  return new ReadableStream({
    start: (file) => file.enqueue(encoder.encode(csvHead())),
    async pull(file) {
      const listings = await ownListingsAfter(db.kysely, seller.id, after, PIECE)
      after = listings.at(-1)
      if (listings.length > 0) file.enqueue(encoder.encode(listings.map(csvOf).join('')))
      if (listings.length < PIECE) file.close()
    },
  })
}
