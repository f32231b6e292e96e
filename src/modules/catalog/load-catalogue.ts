import { publishChange, type Tx } from '../../platform/db/index.ts'
import { brandsNamed } from './add-brands.ts'
import { commonName } from './brand.ts'
import type { DeviceRow } from './device-row.ts'
import { completed } from './facts.ts'
import { readDevices } from './read-devices.ts'
import { takeIn } from './take-in.ts'

/**
 * Loads the catalogue that comes with the program: the general device table, completed by our own
 * facts, whose names win. A device that our own facts call by another name is not a model of its own.
 * @throws when a file has a line that cannot be read: it is our own file.
 */
export async function loadCatalogue(
  tx: Tx,
  at: Date,
  { devices, own }: { devices: string; own: string },
): Promise<void> {
  publishChange(tx, 'brands')
  await brandsNamed(tx, [])
  const ours = readFile(own)
  const spare = new Map(readFile(devices).map((row) => [keyOf(row.brand, row.name), row]))
  const rows = ours.map((row) => {
    const known = [row.name, ...row.otherNames].map((name) => spare.get(keyOf(row.brand, name)))
    const [match] = known.filter((one) => one !== undefined)
    return match ? { ...row, facts: completed(row.facts, match.facts) } : row
  })
  for (const { brand, name, otherNames } of ours)
    for (const one of [name, ...otherNames]) spare.delete(keyOf(brand, one))
  await takeIn(tx, [...rows, ...spare.values()], at)
}

function readFile(text: string): DeviceRow[] {
  const read = readDevices(text)
  if ('wrong' in read) throw new Error(read.wrong)
  return read.lines.map((row) => {
    if ('reason' in row) throw new Error(`line ${row.line} of the device table: ${row.reason}`)
    return row
  })
}

const keyOf = (brand: string, name: string) => `${commonName(brand)} ${name.toLowerCase()}`
