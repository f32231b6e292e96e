import { createHash } from 'node:crypto'
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
  separatorOf,
  textOfFile,
} from './csv.ts'
import { readDeliveryCells } from './delivery-cells.ts'

/** Phones per file. */
const MOST_PHONES = 1_000
/** Lines that one cell may span; a description has at most 2,000 characters. */
const MOST_LINES = 200

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

/** Reads a file of phones, or says what is wrong with all of it. */
export function readPhones(bytes: Uint8Array): PhoneFile | { wrong: string } {
  // PK: a packed file, as spreadsheets save their own.
  if (bytes[0] === 0x50 && bytes[1] === 0x4b)
    return { wrong: 'This is a spreadsheet or an archive. Save it as CSV first.' }
  const text = textOfFile(bytes)
  if (text.includes('\0')) return { wrong: 'This is not a text file. Save it as CSV first.' }
  const { separator, rest, skipped } = separatorOf(text)
  const reader = createCsvReader({ separator, mostLines: MOST_LINES })
  const [first, ...records] = [...reader.push(rest), ...reader.end()]
  if (!first) return { wrong: 'The file is empty.' }
  const headings = (first.cells ?? []).map(unescapeFormula)
  const columns = headings.map(columnOf)
  const wrong = whyNotReadable(columns, records.length)
  if (wrong) return { wrong }
  const unread = headings.filter((heading, at) => heading && columns[at] === undefined)
  const seen = new Map<string, number>()
  const lines = records.map((record) => {
    const { line, ...read } = readLine(columns, record)
    const said = JSON.stringify(read.form)
    const before = seen.get(said) ?? 0
    seen.set(said, before + 1)
    return { line: line + skipped, ...read, hash: sha256(`${before} ${said}`) }
  })
  return { hash: sha256(bytes), lines, unread }
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
    return `The file has ${phones.toLocaleString('en-US')} phones; ${MOST_PHONES.toLocaleString('en-US')} is the most. Split it.`
}

function readLine(columns: Columns, { line, cells: texts }: CsvRecord) {
  if (!texts)
    return {
      line,
      cells: {},
      form: {},
      ignored: [],
      wrong: 'A quote (") is opened here and never closed.',
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
