import { createHash } from 'node:crypto'
import { createTurns } from '../../../platform/concurrency.ts'
import { type CsvRecord, createCsvReader, unescapeFormula } from '../../../platform/csv.ts'
import { isFieldKey, readFieldText } from '../../../shared/listings/field-values.ts'
import { listingFields } from '../../../shared/listings/listing.fields.ts'
import type { NewPhone } from '../listings.contract.ts'
import {
  type ComputedColumn,
  columnOf,
  computedColumns,
  formFields,
  type KnownColumn,
  needed,
  piecesOfFile,
  separatorOf,
} from './csv.ts'
import { readDeliveryCells } from './delivery-cells.ts'

/** Phones per file. */
const MOST_PHONES = 1_000
/** Lines that one cell may span; a description has at most 2,000 characters. */
const MOST_LINES = 200
/** Characters of a line: all fields at their longest. */
const MOST_CHARACTERS = 20_000

type Form = Partial<NewPhone>

/** One line of a file as a form, or what is wrong with the line itself. */
export type PhoneLine = {
  line: number
  cells: Partial<Record<KnownColumn, string>>
  form: Form
  wrong?: string
  /** Columns with cells that are ignored, because their values are computed. */
  ignored: ComputedColumn[]
  /** Of the content; the same content a second time in one file is another phone. */
  hash: string
}

export type PhoneFile = {
  hash: string
  lines: PhoneLine[]
  /** Unknown headings. */
  unread: string[]
}

/** Reads a file of phones, or says what is wrong with all of it. Other requests have their turns. */
export async function readPhones(bytes: Uint8Array): Promise<PhoneFile | { wrong: string }> {
  // PK: a packed file, as spreadsheets save their own.
  if (bytes[0] === 0x50 && bytes[1] === 0x4b)
    return { wrong: 'This is a spreadsheet or an archive. Save it as CSV first.' }
  const takeTurns = createTurns()
  const table = await readRecords(bytes, takeTurns)
  if ('wrong' in table) return table
  const [first, ...records] = table.records
  if (!first) return { wrong: 'The file is empty.' }
  const headings = (first.cells ?? []).map(unescapeFormula)
  const columns = headings.map(columnOf)
  const wrong = whyNotReadable(columns, records.length)
  if (wrong) return { wrong }
  const unread = headings.filter((heading, at) => heading && columns[at] === undefined)
  const seen = new Map<string, number>()
  const lines: PhoneLine[] = []
  for (const record of records) {
    await takeTurns()
    const { line, ...read } = readLine(columns, record)
    const said = JSON.stringify(read.form)
    const before = seen.get(said) ?? 0
    seen.set(said, before + 1)
    lines.push({ line: line + table.skipped, ...read, hash: sha256(`${before} ${said}`) })
  }
  return { hash: sha256(bytes), lines, unread }
}

type Table = { records: CsvRecord[]; skipped: number }

/** The records of a file, up to one more than are allowed. */
async function readRecords(
  bytes: Uint8Array,
  takeTurns: () => Promise<void>,
): Promise<Table | { wrong: string }> {
  let table: (Table & { reader: ReturnType<typeof createCsvReader> }) | undefined
  for (const piece of piecesOfFile(bytes)) {
    if (piece.includes('\0')) return { wrong: 'This is not a text file. Save it as CSV first.' }
    const begun = table ? undefined : separatorOf(piece)
    table ??= {
      records: [],
      skipped: begun?.skipped ?? 0,
      reader: createCsvReader({
        separator: begun?.separator ?? ',',
        mostLines: MOST_LINES,
        mostCharacters: MOST_CHARACTERS,
      }),
    }
    table.records.push(...table.reader.push(begun?.rest ?? piece))
    // The headings, the phones, and one that is too many.
    if (table.records.length > MOST_PHONES + 1) return table
    await takeTurns()
  }
  if (!table) return { records: [], skipped: 0 }
  table.records.push(...table.reader.end())
  return table
}

type Columns = readonly (KnownColumn | null | undefined)[]

function whyNotReadable(columns: Columns, phones: number): string | undefined {
  const missing = needed.filter((column) => !columns.includes(column))
  if (missing.length > 0)
    return `The first line must name the columns; ${list(missing)} ${missing.length === 1 ? 'is' : 'are'} missing.`
  const twice = columns.find((column, at) => column && columns.indexOf(column) !== at)
  if (twice) return `The column ${twice} appears twice.`
  if (phones === 0) return 'There are no phones below the headings.'
  if (phones > MOST_PHONES)
    return `The file has more than ${MOST_PHONES.toLocaleString('en-US')} phones. Split it.`
}

function readLine(columns: Columns, { line, cells: texts, isTooLong }: CsvRecord) {
  if (!texts) {
    const wrong = isTooLong
      ? `This line is longer than ${MOST_CHARACTERS.toLocaleString('en-US')} characters.`
      : 'A quote (") is opened here and never closed.'
    return { line, cells: {}, form: {}, ignored: [], wrong }
  }
  const cells: PhoneLine['cells'] = {}
  columns.forEach((column, at) => {
    const text = unescapeFormula(texts[at] ?? '').trim()
    if (column && text) cells[column] = text
  })
  const tooMany = texts.slice(columns.length).some(Boolean)
  const wrong = tooMany && 'There are more cells than headings: put text with separators in quotes.'
  const ignored = computedColumns.filter((column) => cells[column] !== undefined)
  return { line, cells, form: formOf(cells), ignored, ...(wrong && { wrong }) }
}

function formOf(cells: PhoneLine['cells']): Form {
  const form: Record<string, unknown> = {}
  for (const [column, key] of formFields) {
    const text = cells[column]
    if (text === undefined) continue
    form[key] = isFieldKey(key) ? readFieldText(listingFields[key], text) : text
  }
  const delivery = readDeliveryCells(cells)
  if (delivery) form.delivery = delivery
  return form as Form
}

function list(words: readonly string[]) {
  return words.length < 2 ? words.join() : `${words.slice(0, -1).join(', ')} and ${words.at(-1)}`
}

function sha256(what: string | Uint8Array): string {
  return createHash('sha256').update(what).digest('hex')
}
