import { isUtf8 } from 'node:buffer'
import type { Deps } from '../../../deps.ts'
import { escapeFormula, formatCsvLine } from '../../../platform/csv.ts'
import { csvHead, streamCsv } from '../../../platform/csv-file.ts'
import type { Viewer } from '../../../platform/http/index.ts'
import type { DeliveryTerms } from '../../../shared/listings/delivery-terms.ts'
import { fieldEntries, fieldText, inputEntries } from '../../../shared/listings/field-values.ts'
import type {
  FieldKey,
  FieldValues,
  InputKey,
  listingFields,
} from '../../../shared/listings/listing.fields.ts'
import { toExactPrice } from '../../../shared/money.ts'
import { shopDeliveries } from '../../../shared/orders/delivery-methods.ts'
import type { SettingValues } from '../../../shared/settings/definitions.ts'
import type { NewPhone } from '../listings.contract.ts'
import type { DeliveryTermsForm } from '../terms/terms.contract.ts'
import { type CountedListing, ownListingsAfter } from './my-phones.store.ts'

type FieldColumn = (typeof listingFields)[InputKey]['csv']['column']
export type ComputedColumn = (typeof listingFields)[Exclude<FieldKey, InputKey>]['csv']['column']
type PriceColumn = 'price' | 'original_price'
type FormColumn = FieldColumn | PriceColumn
export type DeliveryColumn = (typeof deliveryColumns)[number]
export type ReadColumn = FormColumn | DeliveryColumn | 'id' | 'currency'
/** A column whose cells are read: those of computed fields only to warn about them. */
export type KnownColumn = ReadColumn | ComputedColumn

/** How a phone can be had; read together. */
export const deliveryColumns = ['pick_up', 'shipping', 'handling_days', 'carrier'] as const

const [brand, name, ...others] = inputEntries.map(([, { csv }]) => csv.column as FieldColumn)

/** The columns of a phone that an import reads; their names are the headings of an export. */
export const readColumns = [
  'id',
  brand,
  name,
  'price',
  'currency',
  'original_price',
  ...others,
  ...deliveryColumns,
] as [ReadColumn, ...ReadColumn[]]

/**
 * Columns of computed fields. An export has them for reading; an import ignores their cells with a
 * warning, so that a file that was exported can be read back.
 */
export const computedColumns = fieldEntries.flatMap(([, { csv, isComputed }]) =>
  isComputed ? [csv.column as ComputedColumn] : [],
) as [ComputedColumn, ...ComputedColumn[]]

/** Further columns of an export; an import ignores them. */
export const reportColumns = [
  'state',
  'advertised',
  'views',
  'favorites',
  'bookings',
  'listed_on',
  'ends_on',
  'photo',
] as const
export type ReportColumn = (typeof reportColumns)[number]

/** Columns that an import requires. */
export const needed = ['brand', 'name', 'price'] as const satisfies ReadColumn[]

/** The form field of every column, in the order of the columns. */
export const formFields = new Map<FormColumn, keyof NewPhone>([
  ...inputEntries.slice(0, 2).map(([key, { csv }]) => [csv.column as FieldColumn, key] as const),
  ['price', 'price'],
  ['original_price', 'originalPrice'],
  ...inputEntries.slice(2).map(([key, { csv }]) => [csv.column as FieldColumn, key] as const),
])

/** Other headings that people use for a column. */
const aliases: [alias: string, column: KnownColumn][] = [
  ...fieldEntries.flatMap(([, { csv }]) =>
    (csv.aliases ?? []).map((alias): [string, KnownColumn] => [alias, csv.column as FieldColumn]),
  ),
  ['newprice', 'original_price'],
]

const squeezed = (heading: string) => heading.toLowerCase().replace(/[^a-z]/g, '')
const byName = new Map<string, KnownColumn>([
  ...aliases.map(([alias, column]) => [squeezed(alias), column] as const),
  ...[...readColumns, ...computedColumns].map((column) => [squeezed(column), column] as const),
])
const reported = new Set(reportColumns.map(squeezed))

/** The column of a heading; null for one that an import ignores, undefined for an unknown one. */
export function matchColumn(heading: string): KnownColumn | null | undefined {
  const name = squeezed(heading)
  return byName.get(name) ?? (reported.has(name) ? null : undefined)
}

/** Bytes decoded at a time: reading the lines in them takes less than a millisecond. */
const PIECE = 4 * 1024

/**
 * The text of a file in any supported encoding, piece by piece, with \\n line ends and without a byte
 * order mark.
 */
export function* piecesOfFile(bytes: Uint8Array): Generator<string> {
  const decoder = new TextDecoder(encodingOf(bytes))
  let held = ''
  for (let index = 0; index < bytes.length; index += PIECE) {
    const isLast = index + PIECE >= bytes.length
    const text = held + decoder.decode(bytes.subarray(index, index + PIECE), { stream: !isLast })
    // A line end of two characters may be torn apart here.
    held = !isLast && text.endsWith('\r') ? '\r' : ''
    yield text.slice(0, text.length - held.length).replace(/\r\n?/g, '\n')
  }
}

function encodingOf(bytes: Uint8Array): string {
  const [first, second] = bytes
  if (first === 0xff && second === 0xfe) return 'utf-16le'
  if (first === 0xfe && second === 0xff) return 'utf-16be'
  // Without a byte order mark: ASCII letters in UTF-16 have a zero byte each.
  const zeros = zeroAt(bytes)
  if (zeros) return zeros === 'odd' ? 'utf-16le' : 'utf-16be'
  // Otherwise what spreadsheets on Windows write when they are not asked for UTF-8.
  return isUtf8(bytes) ? 'utf-8' : 'windows-1252'
}

/** Bytes that are inspected to detect UTF-16. */
const SAMPLE = 512

function zeroAt(bytes: Uint8Array): 'odd' | 'even' | undefined {
  const zeros = { odd: 0, even: 0 }
  const sample = bytes.subarray(0, SAMPLE)
  sample.forEach((byte, index) => {
    if (byte === 0) zeros[index % 2 === 1 ? 'odd' : 'even'] += 1
  })
  const many = sample.length / 4
  if (zeros.odd > many) return 'odd'
  return zeros.even > many ? 'even' : undefined
}

const SEPARATORS = [',', ';', '\t'] as const

/** The cell separator: named by a `sep=;` line, or else guessed from the headings; `text` begins the file. */
export function detectSeparator(text: string): {
  separator: string
  rest: string
  skipped: number
} {
  const [first = ''] = text.split('\n', 1)
  const declared = /^"?sep=([,;\t])"?$/i.exec(first.trim())?.[1] ?? /^sep=(\t)$/i.exec(first)?.[1]
  if (declared) return { separator: declared, rest: text.slice(first.length + 1), skipped: 1 }
  const heading = text.split('\n').find((line) => line.trim()) ?? ''
  const count = (separator: string) => heading.split(separator).length
  const separator = SEPARATORS.toSorted((a, b) => count(b) - count(a))[0] ?? ','
  return { separator, rest: text, skipped: 0 }
}

type Cells = Record<DeliveryColumn, string>

/** The delivery columns of the example file. */
export const exampleDelivery: Cells = {
  pick_up: 'yes',
  shipping: 'NO 0; EU 12.00; WORLD 25.00',
  handling_days: '2',
  carrier: 'Posten',
}

/** Delivery terms as cells: shipping is 'NO 0; SE DK 5.00'. */
export function deliveryCells(terms: DeliveryTerms, currency: string): Cells {
  const zones = terms.shippingZones.map(
    ({ to, priceMinor }) => `${to.join(' ')} ${toExactPrice(priceMinor, currency)}`,
  )
  return {
    pick_up: terms.pickUp ? 'yes' : 'no',
    shipping: zones.join('; '),
    handling_days: terms.handlingDays === null ? '' : String(terms.handlingDays),
    carrier: terms.carrier,
  }
}

const NO = /^(no|n|false|0)$/i
/** Codes, then a price with or without a sign. */
const ZONE = /^((?:[a-z]{2}|world)(?:[ ,]+(?:[a-z]{2}|world))*)[ :=]+(.+)$/i
/** Days that a seller has who names none. */
const HANDLING_DAYS = 3

/**
 * The delivery that the cells of a line name, as the API takes it; undefined if they name none. Text
 * that cannot be read stays as it is, so that it is refused in its column.
 */
export function readDeliveryCells(
  cells: Partial<Record<string, string>>,
): DeliveryTermsForm | undefined {
  const { pick_up: pickUp, shipping, handling_days: days, carrier = '' } = cells
  if (pickUp === undefined && shipping === undefined) return
  const zones = (shipping ?? '').split(';').flatMap((part) => {
    const text = part.trim()
    if (!text || NO.test(text)) return []
    const [, codes = text, price = ''] = ZONE.exec(text) ?? []
    return [{ to: codes.toUpperCase().split(/[ ,]+/), price }]
  })
  const handlingDays = days === undefined ? HANDLING_DAYS : Number(days)
  return {
    pickUp: pickUp === undefined ? zones.length === 0 : !NO.test(pickUp),
    shipping: zones.length > 0 ? { zones, handlingDays, carrier } : null,
  }
}

/** The column of an error in delivery terms. */
export function deliveryColumn(field: string): DeliveryColumn | undefined {
  if (!field.startsWith('delivery')) return
  if (field.endsWith('handlingDays')) return 'handling_days'
  if (field.endsWith('carrier')) return 'carrier'
  return field.startsWith('delivery.shipping') ? 'shipping' : 'pick_up'
}

const columns = [...readColumns, ...computedColumns, ...reportColumns]

/** A listing as a line that an import can read back, without formulas. */
export function toCsvLine(listing: CountedListing): string {
  const cells = cellsOf(listing)
  return formatCsvLine(columns.map((column) => escapeFormula(cells[column])))
}

function cellsOf(listing: CountedListing): Record<KnownColumn | ReportColumn, string> {
  const { currency, originalPriceMinor } = listing
  return {
    id: listing.id,
    ...fieldCells(listing),
    ...deliveryCells(listing, currency),
    price: toExactPrice(listing.priceMinor, currency),
    currency,
    original_price: originalPriceMinor === null ? '' : toExactPrice(originalPriceMinor, currency),
    state: listing.state,
    advertised: listing.advertised ? 'yes' : 'no',
    views: String(listing.views),
    favorites: String(listing.favorites),
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

function dayOf(date: Date) {
  return date.toISOString().slice(0, 10)
}

/** An example file: every column that an import reads and the shop has a use for, and two phones. */
export function exampleCsv(settings: Pick<SettingValues, 'currency' | 'deliveryMethods'>): string {
  const { currency } = settings
  const offered = shopDeliveries(settings)
  const unused: ReadColumn[] = [
    ...(offered.includes('pick_up') ? [] : (['pick_up'] as const)),
    ...(offered.includes('shipping') ? [] : (['shipping', 'handling_days', 'carrier'] as const)),
  ]
  const [, ...all] = readColumns
  const shown = all.filter((column) => !unused.includes(column))
  // The second has the seller's default terms.
  const phones: Partial<Record<ReadColumn, string>>[] = [
    { ...exampleCells(), price: '450.00', currency, original_price: '999.00', ...exampleDelivery },
    { brand: 'Nokia', name: 'Nokia 3310', price: '35', currency, used: '5 years' },
  ]
  const lines = phones.map((phone) => formatCsvLine(shown.map((column) => phone[column] ?? '')))
  return csvHead(shown) + lines.join('')
}

function exampleCells(): Partial<FieldCells> {
  const cells = inputEntries.map(([, { csv }]) => [csv.column, csv.example])
  return Object.fromEntries(cells) as FieldCells
}

/** All listings of a seller as a CSV file. */
export function exportPhones({ db }: Pick<Deps, 'db'>, seller: Viewer) {
  return streamCsv<CountedListing>({
    columns,
    limit: 200,
    toLine: toCsvLine,
    readRows: (after, limit) => ownListingsAfter(db.kysely, seller.id, after, limit),
  })
}
