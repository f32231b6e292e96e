import type { Schemas } from '../../index.ts'
import { Problem, type Table } from './csv-file.ts'

export type OwnPhone = Schemas['OwnPhone']
type NewPhone = Schemas['NewPhone']
type Field = Exclude<
  keyof NewPhone,
  'img' | 'photos' | 'delivery' | 'answers' | 'grade' | 'seller' | 'email' | 'draftId'
>

/** The columns that describe a phone, as in the files that the shop exports. */
const FIELDS = {
  brand: { field: 'brand', kind: 'text' },
  name: { field: 'name', kind: 'text' },
  price: { field: 'price', kind: 'price' },
  original_price: { field: 'originalPrice', kind: 'price' },
  storage_gb: { field: 'storageGb', kind: 'number' },
  color: { field: 'color', kind: 'text' },
  used: { field: 'used', kind: 'text' },
  battery_percent: { field: 'batteryPercent', kind: 'number' },
  location: { field: 'location', kind: 'text' },
  description: { field: 'description', kind: 'text' },
  return_days: { field: 'returnDays', kind: 'number' },
  return_postage: { field: 'returnPostage', kind: 'text' },
  warranty_months: { field: 'warrantyMonths', kind: 'number' },
  warranty_text: { field: 'warrantyText', kind: 'text' },
} as const satisfies Record<string, { field: Field; kind: 'text' | 'number' | 'price' }>

type PhoneColumn = keyof typeof FIELDS
const phoneColumns = Object.keys(FIELDS) as PhoneColumn[]

/** What this program writes; a column that is missing is added on the right. */
const written = ['id', 'state', 'problem', 'request'] as const
type Column = PhoneColumn | (typeof written)[number] | 'currency'

/** A row by the names of its columns. */
export type Row = {
  get(column: Column): string
  set(column: (typeof written)[number], text: string): void
}

/**
 * The rows that have any text.
 * @throws Problem when the columns of a phone are not all there, or one is there twice.
 */
export function readRows({ headings, rows }: Table): Row[] {
  const names = headings.map((heading) =>
    heading
      .trim()
      .toLowerCase()
      .replaceAll(/[\s-]+/g, '_'),
  )
  const missing = ['brand', 'name', 'price'].filter((column) => !names.includes(column))
  if (missing.length > 0)
    throw new Problem(`The first row lacks the columns: ${missing.join(', ')}.`)
  for (const column of written)
    if (!names.includes(column)) names.push(headings[headings.push(column) - 1]!)
  const twice = [...phoneColumns, ...written].find(
    (column) => names.indexOf(column) !== names.lastIndexOf(column),
  )
  if (twice) throw new Problem(`The column ${twice} is there twice.`)
  return rows
    .filter((cells) => cells.some((cell) => cell.trim()))
    .map((cells) => ({
      // Cells of several lines have the line ends of the file.
      get: (column) =>
        withoutQuote((cells[names.indexOf(column)] ?? '').trim().replaceAll(/\r\n?/g, '\n')),
      set(column, text) {
        while (cells.length < headings.length) cells.push('')
        cells[names.indexOf(column)] = withQuote(text)
      },
    }))
}

/** What a spreadsheet would run as a formula. */
const FORMULA = /^[=+\-@]/
const withQuote = (text: string) => (FORMULA.test(text) ? `'${text}` : text)
const withoutQuote = (cell: string) =>
  cell.startsWith("'") && FORMULA.test(cell.slice(1)) ? cell.slice(1) : cell

/**
 * The phone that a row describes.
 * @throws Problem when a cell cannot be sent; the shop checks the rest.
 */
export function toNewPhone(row: Row): NewPhone {
  return { brand: '', name: '', price: '', ...filledCells(row) }
}

function filledCells(row: Row): Partial<NewPhone> {
  const values = phoneColumns.flatMap((column): [Field, string | number][] => {
    const cell = row.get(column)
    const { field, kind } = FIELDS[column]
    if (!cell) return []
    if (kind !== 'number') return [[field, cell]]
    if (!/^\d+$/.test(cell)) throw new Problem(`${column}: must be a whole number without a unit`)
    return [[field, Number(cell)]]
  })
  return Object.fromEntries(values)
}

/**
 * The form with which a phone becomes what its row says; undefined if it is so already. An empty cell leaves
 * the phone as it is.
 * @throws Problem when a cell cannot be sent.
 */
export function toChange(row: Row, phone: OwnPhone): Schemas['PhoneForm'] | undefined {
  const cells = filledCells(row)
  if (!phoneColumns.some((column) => row.get(column) && differs(row, column, phone))) return
  const fields = phoneColumns.map((column) => [FIELDS[column].field, phone[FIELDS[column].field]])
  return {
    ...(Object.fromEntries(fields) as Pick<OwnPhone, Field>),
    ...cells,
    // Naming the cover keeps all photos.
    img: phone.img,
    // Else a change that somebody made on the website meanwhile would be lost.
    version: phone.version,
  }
}

function differs(row: Row, column: PhoneColumn, phone: OwnPhone): boolean {
  const { field, kind } = FIELDS[column]
  const cell = row.get(column)
  const current = phone[field] ?? ''
  if (kind === 'text') return cell !== current
  return plainNumber(cell) !== Number(current) || current === ''
}

/** A number as nearly everyone writes it. What can be read in two ways is left to the shop, which asks. */
function plainNumber(text: string): number {
  return /^\d+([.,]\d{1,2})?$/.test(text) ? Number(text.replace(',', '.')) : Number.NaN
}

const columnsByField = new Map<string, string>(
  phoneColumns.map((column) => [FIELDS[column].field, column]),
)

/** What is wrong with which column, from what the shop says of the fields. */
export function describeFields(fields: Readonly<Record<string, string>>): string {
  return Object.entries(fields)
    .map(([field, message]) => `${columnsByField.get(field) ?? field}: ${message}`)
    .join('; ')
}
