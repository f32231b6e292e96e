import { createCsvReader } from '../../platform/csv.ts'
import { commonName } from './brand.ts'
import { type DeviceRow, type Refused, readColumns, readDevice } from './device-row.ts'

/** A file line by line: devices, and lines that are refused with their reasons. */
export type DeviceLines = { lines: (DeviceRow | Refused)[] } | { wrong: string }

/**
 * Reads a file of devices. The same model twice is refused the second time: which of the two is
 * right is for people to say.
 */
export function readDevices(text: string): DeviceLines {
  const reader = createCsvReader()
  const [first, ...records] = [...reader.push(text), ...reader.end()]
  const heading = readColumns(first?.cells ?? null)
  if ('wrong' in heading) return heading
  if (records.length === 0) return { wrong: 'The file has no line with a device' }
  const seen = new Map<string, number>()
  const lines = records.map((record) => {
    const row = readDevice(heading.columns, record)
    if ('reason' in row) return row
    const key = `${commonName(row.brand)} ${row.name.toLowerCase()}`
    const before = seen.get(key)
    if (before === undefined) {
      seen.set(key, row.line)
      return row
    }
    const text = (record.cells ?? []).join(',').slice(0, 200)
    return { line: row.line, text, reason: `The same model stands in line ${before}` }
  })
  return { lines }
}
