import { type Facts, NO_FACTS } from './facts.ts'

/** A model as a file names it. */
export type DeviceRow = {
  line: number
  brand: string
  name: string
  otherNames: string[]
  facts: Facts
}
export type Refused = { line: number; reason: string; text: string }

/** Names of the columns by place, from a file's first record. */
export type Columns = string[]

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
  ...['battery_mah', 'max_storage_gb', 'ram_gb', 'storage_gb', 'colours', 'launch_price_usd'],
  ...['security_updates_until', 'source_note'],
])

/** Reads the heading; says what is wrong with it in words for people. */
export function readColumns(cells: string[] | null): { columns: Columns } | { wrong: string } {
  const columns = (cells ?? []).map((cell) =>
    cell
      .replace(/^\uFEFF/, '')
      .trim()
      .toLowerCase(),
  )
  const missing = ['brand', 'model'].filter((name) => !columns.includes(name))
  if (missing.length > 0)
    return { wrong: `The first line must name the columns; ${missing.join(' and ')} is missing` }
  const twice = columns.find((name, at) => KNOWN.has(name) && columns.indexOf(name) !== at)
  if (twice) return { wrong: `The column ${twice} stands twice in the first line` }
  return { columns }
}

class Wrong extends Error {}

/** Reads one record; a cell that is wrong refuses the whole line with a reason. */
export function readDevice(
  columns: Columns,
  record: { line: number; cells: string[] | null },
): DeviceRow | Refused {
  const { line, cells } = record
  const text = (cells ?? []).join(',').slice(0, 200)
  if (!cells) return { line, text, reason: 'A quote is opened and never closed' }
  const cell = (name: string) => cells[columns.indexOf(name)] ?? ''
  try {
    if (cells.length > columns.length) throw new Wrong('More cells than columns')
    if (cells.some((one) => one.includes('\0') || one.includes('\uFFFD')))
      throw new Wrong('A character that is no text; save the file as UTF-8')
    const brand = words(cell('brand'), 'brand', 40)
    const name = words(cell('model'), 'model', 80)
    if (!brand) throw new Wrong('No brand')
    if (!name) throw new Wrong('No model')
    const otherNames = list(cell('other_names')).map((one) =>
      words(one, 'other_names', 80).toLowerCase(),
    )
    return { line, brand, name, otherNames, facts: readFacts(cell) }
  } catch (error) {
    if (error instanceof Wrong) return { line, text, reason: error.message }
    throw error
  }
}

function readFacts(cell: (name: string) => string): Facts {
  const price = number(cell, 'launch_price_usd', 1, 100_000)
  return {
    ...NO_FACTS,
    announced: pattern(cell, 'announced', /^(19|20)\d\d(-(0[1-9]|1[0-2]))?$/, 'YYYY or YYYY-MM'),
    os: words(cell('os'), 'os', 40) || null,
    displayIn: number(cell, 'display_in', 0.5, 20),
    chipset: words(cell('chipset'), 'chipset', 120) || null,
    mainCameraMp: number(cell, 'main_camera_mp', 0.1, 500),
    batteryMah: whole(number(cell, 'battery_mah', 1, 100_000)),
    ramGb: number(cell, 'ram_gb', 0.001, 128),
    maxStorageGb: whole(number(cell, 'max_storage_gb', 1, 65_536)),
    storageGb: list(cell('storage_gb')).map((one) => size(one)),
    colours: list(cell('colours')).map((one) => words(one, 'colours', 60)),
    launchPriceMinor: price === null ? null : Math.round(price * 100),
    launchCurrency: price === null ? null : 'USD',
    securityUpdatesUntil: day(cell('security_updates_until')),
    sourceNote: words(cell('source_note'), 'source_note', 300),
  }
}

function words(value: string, column: string, most: number): string {
  const plain = value.replace(/\s+/g, ' ').trim()
  if (plain.length > most) throw new Wrong(`${column} is longer than ${most} characters`)
  return plain
}

function list(value: string): string[] {
  const parts = value.split('|').map((one) => one.trim())
  return [...new Set(parts.filter(Boolean))].slice(0, 40)
}

function number(cell: (name: string) => string, column: string, least: number, most: number) {
  const value = cell(column)
  if (value === '') return null
  const found = /^\d+(\.\d+)?$/.test(value) ? Number(value) : Number.NaN
  if (!(found >= least && found <= most))
    throw new Wrong(`${column} must be a number from ${least} to ${most}`)
  return found
}

const whole = (value: number | null) => (value === null ? null : Math.round(value))

function size(value: string): number {
  const found = /^\d{1,5}$/.test(value) ? Number(value) : 0
  if (found < 1) throw new Wrong('storage_gb must be whole gigabytes, separated by |')
  return found
}

function pattern(cell: (name: string) => string, column: string, fits: RegExp, form: string) {
  const value = cell(column)
  if (value === '') return null
  if (!fits.test(value)) throw new Wrong(`${column} must be ${form}`)
  return value
}

function day(value: string): string | null {
  if (value === '') return null
  const at = /^\d{4}-\d\d-\d\d$/.test(value) ? new Date(`${value}T00:00:00Z`) : undefined
  if (!at || Number.isNaN(at.getTime()) || at.toISOString().slice(0, 10) !== value)
    throw new Wrong('security_updates_until must be a day, YYYY-MM-DD')
  return value
}
