import { createHash } from 'node:crypto'
import type { Deps } from '../../../deps.ts'
import { createTurns } from '../../../platform/concurrency.ts'
import { type CsvRecord, createCsvReader, unescapeFormula } from '../../../platform/csv.ts'
import { inTransaction, isId, type Tx } from '../../../platform/db/index.ts'
import type { Viewer } from '../../../platform/http/index.ts'
import { isFieldKey, readFieldText } from '../../../shared/listings/field-values.ts'
import { listingFields } from '../../../shared/listings/listing.fields.ts'
import { MAX_CSV_PHONES } from '../../../shared/listings/listing-limits.ts'
import { addListing, createFormCheck } from '../add-listing.ts'
import { type NewPhone, newPhoneBody } from '../listings.contract.ts'
import { reasons as refusalMessages } from '../refusals.ts'
import {
  type ComputedColumn,
  computedColumns,
  deliveryColumn,
  detectSeparator,
  formFields,
  type KnownColumn,
  matchColumn,
  needed,
  piecesOfFile,
  type ReadColumn,
  readDeliveryCells,
} from './csv.ts'
import { importedLines, lockImports, ownIdsAmong, writeImported } from './my-phones.store.ts'

/** Lines that one cell may span; a description has at most 2,000 characters. */
const MOST_LINES = 200
/** Characters of a record: all fields at their longest. */
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
  unknownColumns: string[]
  /** Rows of empty cells, which spreadsheets write below a table; skipped. */
  emptyRows: number
}

/** Milliseconds after which other requests have their turn. */
const SLICE_MS = 3

/**
 * Reads a file of phones, or says what is wrong with all of it. Other requests have their turns:
 * `takeTurns` is awaited after each piece of the file, and before each phone.
 */
export async function readPhones(
  bytes: Uint8Array,
  takeTurns = createTurns(SLICE_MS),
): Promise<PhoneFile | { wrong: string }> {
  // PK: a packed file, as spreadsheets save their own.
  if (bytes[0] === 0x50 && bytes[1] === 0x4b)
    return { wrong: 'This is a spreadsheet or an archive. Save it as CSV first.' }
  const table = await readRecords(bytes, takeTurns)
  if ('wrong' in table) return table
  const [first, ...records] = table.records
  if (!first) return { wrong: 'The file is empty.' }
  const headings = (first.cells ?? []).map(unescapeFormula)
  const columns = headings.map(matchColumn)
  const wrong = fileProblem(columns, records.length)
  if (wrong) return { wrong }
  const unknownColumns = headings.filter(
    (heading, index) => heading && columns[index] === undefined,
  )
  const occurrences = new Map<string, number>()
  const lines: PhoneLine[] = []
  for (const record of records) {
    await takeTurns()
    const { line, ...read } = readLine(columns, record)
    const content = JSON.stringify(read.form)
    const before = occurrences.get(content) ?? 0
    occurrences.set(content, before + 1)
    lines.push({ line: line + table.skipped, ...read, hash: sha256(`${before} ${content}`) })
  }
  // Of the whole file, so in a thread of its own.
  const hash = Buffer.from(await crypto.subtle.digest('SHA-256', Uint8Array.from(bytes)))
  return { hash: hash.toString('hex'), lines, unknownColumns, emptyRows: table.emptyRows }
}

type Table = { records: CsvRecord[]; skipped: number; emptyRows: number }

/** The records of a file, up to one more than are allowed. */
async function readRecords(
  bytes: Uint8Array,
  takeTurns: () => Promise<void>,
): Promise<Table | { wrong: string }> {
  let table: (Table & { reader: ReturnType<typeof createCsvReader> }) | undefined
  const add = (to: Table, records: readonly CsvRecord[]) => {
    const filled = records.filter(({ cells }) => !cells || cells.some(isFilled))
    to.records.push(...filled)
    to.emptyRows += records.length - filled.length
  }
  for (const piece of piecesOfFile(bytes)) {
    if (piece.includes('\0')) return { wrong: 'This is not a text file. Save it as CSV first.' }
    const begun = table ? undefined : detectSeparator(piece)
    table ??= {
      records: [],
      skipped: begun?.skipped ?? 0,
      emptyRows: 0,
      reader: createCsvReader({
        separator: begun?.separator ?? ',',
        mostLines: MOST_LINES,
        mostCharacters: MOST_CHARACTERS,
      }),
    }
    add(table, table.reader.push(begun?.rest ?? piece))
    // The headings, the phones, and one that is too many.
    if (table.records.length > MAX_CSV_PHONES + 1) return table
    await takeTurns()
  }
  if (!table) return { records: [], skipped: 0, emptyRows: 0 }
  add(table, table.reader.end())
  return table
}

/** Spreadsheets keep invisible characters in cells that look empty. */
function isFilled(cell: string): boolean {
  return /[^\s\p{Cf}]/u.test(unescapeFormula(cell))
}

type Columns = readonly (KnownColumn | null | undefined)[]

function fileProblem(columns: Columns, phones: number): string | undefined {
  const missing = needed.filter((column) => !columns.includes(column))
  if (missing.length > 0)
    return `The first line must name the columns; ${joinWords(missing)} ${missing.length === 1 ? 'is' : 'are'} missing.`
  const twice = columns.find((column, index) => column && columns.indexOf(column) !== index)
  if (twice) return `The column ${twice} appears twice.`
  if (phones === 0) return 'There are no phones below the headings.'
  if (phones > MAX_CSV_PHONES)
    return `The file has more than ${MAX_CSV_PHONES.toLocaleString('en-US')} phones. Split it.`
}

function readLine(columns: Columns, { line, cells: texts, isTooLong }: CsvRecord) {
  if (!texts) {
    const wrong = isTooLong
      ? `This line is longer than ${MOST_CHARACTERS.toLocaleString('en-US')} characters.`
      : 'A quote (") is opened here and never closed.'
    return { line, cells: {}, form: {}, ignored: [], wrong }
  }
  const cells: PhoneLine['cells'] = {}
  columns.forEach((column, index) => {
    const text = unescapeFormula(texts[index] ?? '').trim()
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

function joinWords(words: readonly string[]) {
  return words.length < 2 ? words.join() : `${words.slice(0, -1).join(', ')} and ${words.at(-1)}`
}

function sha256(what: string): string {
  return createHash('sha256').update(what).digest('hex')
}

/** An error in a column; null when the line itself is malformed. */
type Problem = { column: ReadColumn | null; message: string }

/** Whether a line can be imported: valid, listed already, or invalid. */
export type Verdict =
  | { verdict: 'valid' }
  | { verdict: 'duplicate'; reason: string }
  | { verdict: 'invalid'; problems: Problem[] }

const formColumns = new Map<string, ReadColumn>(
  [...formFields].map(([column, field]) => [field, column]),
)

/** Checks what importing these lines would do. Changes nothing. */
export function checkPhones(
  deps: Deps,
  seller: Viewer,
  file: Pick<PhoneFile, 'hash'>,
  lines: readonly PhoneLine[],
): Promise<Verdict[]> {
  return inTransaction(deps.db, async (tx) => {
    const takeTurns = createTurns(SLICE_MS)
    const importedLine = await knownAmong(tx, seller, file.hash, lines)
    const checkForm = await createFormCheck(deps, tx, seller)
    const verdicts: Verdict[] = []
    for (const line of lines) {
      await takeTurns()
      const reason = importedLine(line)
      verdicts.push(reason ? { verdict: 'duplicate', reason } : await checkLine(line))
    }
    return verdicts

    async function checkLine({ wrong, form, cells }: PhoneLine): Promise<Verdict> {
      if (wrong) return { verdict: 'invalid', problems: [{ column: null, message: wrong }] }
      const problems = problemsOf((await checkForm(form)) ?? {})
      if (cells.currency && cells.currency.toUpperCase() !== deps.settings.current().currency)
        problems.push({
          column: 'currency',
          message: `Prices here are in ${deps.settings.current().currency}`,
        })
      return problems.length > 0 ? { verdict: 'invalid', problems } : { verdict: 'valid' }
    }
  })
}

/** Returns a function for the reason why a line is a duplicate. */
async function knownAmong(
  tx: Tx,
  seller: Viewer,
  fileHash: string,
  lines: readonly PhoneLine[],
): Promise<(line: PhoneLine) => string | undefined> {
  const ids = lines.flatMap(({ cells: { id = '' } }) => (isId(id) ? [id.toLowerCase()] : []))
  const ownIds = await ownIdsAmong(tx, seller.id, ids)
  const hashes = lines.map(({ hash }) => hash)
  const imported = new Map(
    (await importedLines(tx, seller.id, hashes)).map((one) => [one.lineHash, one]),
  )
  return ({ cells: { id = '' }, hash }) => {
    if (ownIds.has(id.toLowerCase())) return 'It is already in My Products.'
    const before = imported.get(hash)
    // A phone that ended may be listed again, but not from the same file.
    if (before?.fileHash === fileHash) return 'It was already imported from this file.'
    return before?.open
      ? 'The same line was imported before, and its phone is still listed.'
      : undefined
  }
}

/** Errors by field as errors by column. */
function problemsOf(fields: Record<string, string>): Problem[] {
  return Object.entries(fields).map(([field, message]) => ({
    column: formColumns.get(field) ?? deliveryColumn(field) ?? null,
    message,
  }))
}

/** Lines per call: about a second of work, so that the client can show progress. */
const AT_ONCE = 25

type Done = {
  added: { line: number; listingId: string }[]
  duplicates: number
  rejected: { line: number; problems: Problem[] }[]
  /** The line to continue with; null at the end of the file. */
  next: number | null
}

class Known extends Error {}

/**
 * Lists some valid lines of a file, starting at a line, each in a transaction of its own. After an
 * interruption the same file can be imported again without duplicates.
 */
export async function importPhones(
  deps: Deps,
  seller: Viewer,
  file: PhoneFile,
  from: number,
): Promise<Done> {
  const left = file.lines.filter(({ line }) => line >= from)
  const lines = left.slice(0, AT_ONCE)
  const verdicts = await checkPhones(deps, seller, file, lines)
  const done: Done = { added: [], duplicates: 0, rejected: [], next: left[AT_ONCE]?.line ?? null }
  for (const [index, line] of lines.entries()) {
    const verdict = verdicts[index]
    const came = verdict?.verdict === 'valid' ? await list(deps, seller, file, line) : verdict
    if (!came || 'reason' in came) done.duplicates += 1
    else if ('listingId' in came) done.added.push({ line: line.line, listingId: came.listingId })
    else if ('problems' in came) done.rejected.push({ line: line.line, problems: came.problems })
  }
  return done
}

type LineOutcome = { listingId: string } | { problems: Problem[] } | undefined

/** Undefined when another import of the same line came first. */
async function list(
  deps: Deps,
  seller: Viewer,
  file: PhoneFile,
  line: PhoneLine,
): Promise<LineOutcome> {
  const along: NonNullable<Parameters<typeof addListing>[3]>['along'] = async (tx, listingId) => {
    await lockImports(tx, seller.id)
    if ((await knownAmong(tx, seller, file.hash, [line]))(line)) throw new Known()
    const imported = { lineHash: line.hash, fileHash: file.hash, listingId, at: deps.clock.now() }
    await writeImported(tx, seller.id, imported)
  }
  try {
    const outcome = await addListing(deps, seller, newPhoneBody.parse(line.form), { along })
    if ('listing' in outcome) return { listingId: outcome.listing.id }
    if (outcome.refused === 'invalid') return { problems: problemsOf(outcome.fields) }
    return { problems: [{ column: null, message: refusalMessages[outcome.refused][1] }] }
  } catch (error) {
    if (error instanceof Known) return undefined
    throw error
  }
}
