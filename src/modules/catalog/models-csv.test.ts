import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { createCsvReader } from '../../platform/csv.ts'
import { type DeviceRow, readDevices } from './read-devices.ts'

const text = readFileSync(new URL('../../../db/data/models.csv', import.meta.url), 'utf8')
const rows = await readRows()

/** The rows as the import reads them, with their price in euros, which it ignores. */
async function readRows(): Promise<(DeviceRow & { euros: number | null })[]> {
  const read = await readDevices(text)
  if ('wrong' in read) throw new Error(read.wrong)
  const reader = createCsvReader()
  const [head, ...records] = [...reader.push(text), ...reader.end()]
  const column = head?.cells?.indexOf('launch_price_eur') ?? -1
  return read.lines.map((row, index) => {
    if ('reason' in row) throw new Error(`line ${row.line}: ${row.reason}`)
    const euros = records[index]?.cells?.[column]
    return { ...row, euros: euros ? Number(euros) : null }
  })
}

const rowNamed = (name: string) => rows.find((row) => row.name === name)
const fullName = ({ brand, name }: DeviceRow) => `${brand} ${name}`

test('every model has a brand, a date and the source of its facts', () => {
  const bad = rows.filter(
    ({ brand, name, facts }) => !brand || !name || !facts.announced || !facts.sourceNote,
  )
  expect(bad.map(fullName)).toEqual([])
  expect(rows.filter(({ brand }) => brand === 'Apple')).toEqual([])
})

test('no name belongs to two models of a brand', () => {
  const owners = new Map<string, string>()
  const shared = rows.flatMap((row) =>
    [row.name.toLowerCase(), ...row.otherNames].flatMap((name) => {
      const key = `${row.brand} ${name}`
      const owner = owners.get(key)
      owners.set(key, row.name)
      return owner && owner !== row.name ? [key] : []
    }),
  )
  expect(shared).toEqual([])
})

test('dates are in order: announced by today, and updated for one to eight years from then', () => {
  const bad = rows.filter(({ facts: { announced, securityUpdatesUntil: until } }) => {
    if (!announced || announced > '2026-11') return true
    if (!until) return false
    const years = (Date.parse(until) - Date.parse(announced)) / (365.25 * 86_400_000)
    return years < 1 || years > 8.1
  })
  expect(bad.map(fullName)).toEqual([])
})

test('prices and storage are in the range of phones', () => {
  const bad = rows.filter(({ facts: { launchPriceMinor, storageGb } }) => {
    const price = (launchPriceMinor ?? 10_000) / 100
    const sorted = storageGb.every((gb, index) => index === 0 || gb > storageGb[index - 1]!)
    return price < 30 || price > 3_600 || !sorted || storageGb.some((gb) => gb > 2_048)
  })
  expect(bad.map(fullName)).toEqual([])
})

/** Dollars per euro, the yearly means of the European Central Bank's reference rates. */
const RATES: Record<string, number> = {
  ...{ 2013: 1.3281, 2014: 1.3285, 2015: 1.1095, 2016: 1.1069, 2017: 1.1297, 2018: 1.181 },
  ...{ 2019: 1.1195, 2020: 1.1422, 2021: 1.1827, 2022: 1.053, 2023: 1.0813, 2024: 1.0824 },
  2025: 1.13,
}
const EUROPEAN_TAX = 1.2

test('a price announced in euros is converted as db/data/README.md says', () => {
  const converted = rows.filter(({ euros }) => euros !== null)
  expect(converted.length).toBeGreaterThan(200)
  for (const row of converted) {
    const rate = RATES[row.facts.announced!.slice(0, 4)]!
    const dollars = Math.round((row.euros! / EUROPEAN_TAX) * rate)
    expect(row.facts.launchPriceMinor, fullName(row)).toBe(dollars * 100)
    expect(row.facts.sourceNote, fullName(row)).toContain('launch price in Europe')
  }
})

test.each<[string, string, number, number[], string | null]>([
  ['iPhone 13', '2021-09', 799, [128, 256, 512], null],
  ['iPhone 13 mini', '2021-09', 699, [128, 256, 512], null],
  ['iPhone 15 Pro Max', '2023-09', 1199, [256, 512, 1024], '2028-09-22'],
  ['Galaxy S24 Ultra', '2024-01', 1299.99, [256, 512, 1024], '2031-01-31'],
  ['Galaxy A54', '2023-03', 449.99, [128, 256], '2028-03-31'],
  ['Pixel 8', '2023-10', 699, [128, 256], '2030-10-31'],
  ['U11', '2017-05', 649, [64, 128], null],
  ['Nexus 5', '2013-10', 349, [16, 32], '2016-10-31'],
])('%s has its known facts', (name, announced, dollars, storage, until) => {
  expect(rowNamed(name)?.facts).toMatchObject({
    announced,
    launchPriceMinor: Math.round(dollars * 100),
    storageGb: storage,
    securityUpdatesUntil: until,
  })
})

test.each([
  ...['Iphone', 'Samsung', 'Google', 'OnePlus', 'Xiaomi', 'Nothing', 'Fairphone', 'Sony', 'Asus'],
  ...['Motorola', 'Huawei', 'Honor', 'Nokia', 'Realme', 'HTC', 'LG'],
])('the price when new is known for most models of %s', (brand) => {
  const own = rows.filter((row) => row.brand === brand)
  const priced = own.filter(({ facts }) => facts.launchPriceMinor !== null)
  expect(priced.length / own.length).toBeGreaterThan(0.5)
})
