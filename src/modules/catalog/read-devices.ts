import { createTurns } from '../../platform/concurrency.ts'
import { type CsvRecord, createCsvReader } from '../../platform/csv.ts'
import { normalizeBrand } from './brands.ts'
import { NO_FACTS } from './model.ts'
import type { Facts } from './models.store.ts'

/** The lines of a file: devices, and rejected lines with their reasons. */
export type DeviceLines = { lines: (DeviceRow | RefusedLine)[] } | { wrong: string }

/** Characters that are read before other requests may have their turn. */
const PIECE = 16_384
/** Milliseconds of reading without a pause. */
const SLICE_MS = 4

/**
 * Reads a file of devices, with pauses for other requests. A second line for the same model is
 * rejected, because only a person can tell which of the two is right.
 */
export async function readDevices(text: string): Promise<DeviceLines> {
  const takeTurns = createTurns(SLICE_MS)
  const reader = createCsvReader()
  const lineOfModel = new Map<string, number>()
  const lines: (DeviceRow | RefusedLine)[] = []
  let heading: { columns: Columns } | undefined
  for (let index = 0; index <= text.length; index += PIECE) {
    const isLast = index + PIECE > text.length
    const records = reader.push(text.slice(index, index + PIECE))
    for (const record of isLast ? [...records, ...reader.end()] : records) {
      if (heading) lines.push(readLine(heading.columns, record, lineOfModel))
      else {
        const first = readColumns(record.cells)
        if ('wrong' in first) return first
        heading = first
      }
    }
    await takeTurns()
  }
  if (!heading) return { wrong: missingColumns(REQUIRED) }
  return lines.length > 0 ? { lines } : { wrong: 'There are no devices below the headings.' }
}

/** @param lineOfModel The lines of the models so far; the model of this line is added. */
function readLine(
  columns: Columns,
  record: CsvRecord,
  lineOfModel: Map<string, number>,
): DeviceRow | RefusedLine {
  const row = readDevice(columns, record)
  if ('reason' in row) return row
  const key = `${normalizeBrand(row.brand)} ${row.name.toLowerCase()}`
  const before = lineOfModel.get(key)
  if (before === undefined) {
    lineOfModel.set(key, row.line)
    return row
  }
  const text = (record.cells ?? []).join(',').slice(0, 200)
  return { line: row.line, text, reason: `Line ${before} has the same model` }
}

export type DeviceRow = {
  line: number
  brand: string
  name: string
  otherNames: string[]
  facts: Facts
}
export type RefusedLine = { line: number; reason: string; text: string }

/** Column names in their order in the file. */
type Columns = string[]

const KNOWN = new Set([
  ...[
    'brand',
    'model',
    'other_names',
    'announced',
    'os',
    'display_in',
    'chipset',
    'main_camera_mp',
  ],
  ...['battery_mah', 'max_storage_gb', 'ram_gb', 'storage_gb', 'colors', 'launch_price_usd'],
  ...['security_updates_until', 'source_note'],
])

const REQUIRED = ['brand', 'model']

function missingColumns(missing: string[]): string {
  return `The first line must name the columns; ${missing.join(' and ')} ${missing.length > 1 ? 'are' : 'is'} missing.`
}

/** Reads the first line. `wrong` says in plain words why it cannot be read. */
function readColumns(cells: string[] | null): { columns: Columns } | { wrong: string } {
  const columns = (cells ?? []).map((cell) =>
    cell
      .replace(/^\uFEFF/, '')
      .trim()
      .toLowerCase(),
  )
  const missing = REQUIRED.filter((name) => !columns.includes(name))
  if (missing.length > 0) return { wrong: missingColumns(missing) }
  const twice = columns.find((name, index) => KNOWN.has(name) && columns.indexOf(name) !== index)
  if (twice) return { wrong: `The column ${twice} appears twice.` }
  return { columns }
}

class InvalidCell extends Error {}

/** One invalid cell rejects the whole line, with a reason. */
function readDevice(columns: Columns, { line, cells }: CsvRecord): DeviceRow | RefusedLine {
  const text = (cells ?? []).join(',').slice(0, 200)
  if (!cells) return { line, text, reason: 'A quotation mark is not closed' }
  const cell = (name: string) => cells[columns.indexOf(name)] ?? ''
  try {
    if (cells.length > columns.length) throw new InvalidCell('More cells than columns')
    if (cells.some((one) => one.includes('\0') || one.includes('\uFFFD')))
      throw new InvalidCell('Invalid characters. Save the file as UTF-8')
    const brand = shortText(cell('brand'), 'brand', 40)
    const name = shortText(cell('model'), 'model', 80)
    if (!brand) throw new InvalidCell('Brand is missing')
    if (!name) throw new InvalidCell('Model is missing')
    const otherNames = list(cell('other_names')).map((one) =>
      shortText(one, 'other_names', 80).toLowerCase(),
    )
    return { line, brand, name, otherNames, facts: readFacts(cell) }
  } catch (error) {
    if (error instanceof InvalidCell) return { line, text, reason: error.message }
    throw error
  }
}

function readFacts(cell: (name: string) => string): Facts {
  const price = number(cell, 'launch_price_usd', 1, 100_000)
  return {
    ...NO_FACTS,
    announced: pattern(cell, 'announced', /^(19|20)\d\d(-(0[1-9]|1[0-2]))?$/, 'YYYY or YYYY-MM'),
    os: shortText(cell('os'), 'os', 40) || null,
    displayIn: number(cell, 'display_in', 0.5, 20),
    chipset: shortText(cell('chipset'), 'chipset', 120) || null,
    mainCameraMp: number(cell, 'main_camera_mp', 0.1, 500),
    batteryMah: whole(number(cell, 'battery_mah', 1, 100_000)),
    ramGb: number(cell, 'ram_gb', 0.001, 128),
    maxStorageGb: whole(number(cell, 'max_storage_gb', 1, 65_536)),
    storageGb: list(cell('storage_gb')).map((one) => size(one)),
    colors: list(cell('colors')).map((one) => shortText(one, 'colors', 60)),
    launchPriceMinor: price === null ? null : Math.round(price * 100),
    launchCurrency: price === null ? null : 'USD',
    securityUpdatesUntil: day(cell('security_updates_until')),
    sourceNote: shortText(cell('source_note'), 'source_note', 300),
  }
}

function shortText(value: string, column: string, max: number): string {
  const plain = value.replace(/\s+/g, ' ').trim()
  if (plain.length > max) throw new InvalidCell(`${column} is longer than ${max} characters`)
  return plain
}

function list(value: string): string[] {
  const parts = value.split('|').map((one) => one.trim())
  return [...new Set(parts.filter(Boolean))].slice(0, 40)
}

function number(cell: (name: string) => string, column: string, min: number, max: number) {
  const value = cell(column)
  if (value === '') return null
  const parsed = /^\d+(\.\d+)?$/.test(value) ? Number(value) : Number.NaN
  if (!(parsed >= min && parsed <= max))
    throw new InvalidCell(`${column} must be a number from ${min} to ${max}`)
  return parsed
}

const whole = (value: number | null) => (value === null ? null : Math.round(value))

function size(value: string): number {
  const gb = /^\d{1,5}$/.test(value) ? Number(value) : 0
  if (gb < 1) throw new InvalidCell('storage_gb must be whole gigabytes, separated by |')
  return gb
}

function pattern(cell: (name: string) => string, column: string, format: RegExp, example: string) {
  const value = cell(column)
  if (value === '') return null
  if (!format.test(value)) throw new InvalidCell(`${column} must be ${example}`)
  return value
}

function day(value: string): string | null {
  if (value === '') return null
  const date = /^\d{4}-\d\d-\d\d$/.test(value) ? new Date(`${value}T00:00:00Z`) : undefined
  if (!date || Number.isNaN(date.getTime()) || date.toISOString().slice(0, 10) !== value)
    throw new InvalidCell('security_updates_until must be a date, YYYY-MM-DD')
  return value
}
