import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { normalizeBrand } from './brands.ts'
import { type DeviceRow, readDevices } from './read-devices.ts'

const models = await readRows('models.csv')
const devices = await readRows('devices.csv')

/** All lines that are read; devices.csv has a few models twice, of which the first counts. */
async function readRows(file: string): Promise<DeviceRow[]> {
  const read = await readDevices(
    readFileSync(new URL(`../../../db/data/${file}`, import.meta.url), 'utf8'),
  )
  if ('wrong' in read) throw new Error(read.wrong)
  return read.lines.flatMap((row) => ('reason' in row ? [] : [row]))
}

const plain = (name: string) => name.toLowerCase().replace(/[^a-z0-9+]/g, '')
const keyOf = (brand: string, name: string) => `${normalizeBrand(brand)} ${plain(name)}`
const dollars = ({ facts }: DeviceRow) =>
  facts.launchPriceMinor === null ? null : facts.launchPriceMinor / 100
const ours = new Map(models.map((row) => [keyOf(row.brand, row.name), row]))

/**
 * Where both files have a value and ours was kept: it combines variants that devices.csv has apart (5G,
 * plus), counts the announcement in the market of the price, or no third source settles it.
 */
const UNCHANGED: Record<string, string> = {
  'Samsung Galaxy S20+': '512, not 128 GB',
  'Samsung Galaxy A40': '64, not 128 GB',
  'Samsung Galaxy A10e': '2019-06, not 2019-07',
  'Samsung Galaxy A11': '32, not 64 GB',
  'Samsung Galaxy M12': '2021-02, not 2021-04',
  'Xiaomi Mi Note 10': '128, not 256 GB',
  'Xiaomi Redmi Note 5': '2018-02, not 2018-03',
  'Sony Xperia 10 III': '128, not 256 GB',
  'Sony Xperia Pro': '2021-01, not 2020-02',
  'Motorola Moto G7 Plus': '128, not 64 GB',
  'Motorola Moto G53': '2023-01, not 2022-12',
  'Huawei P10': '128, not 64 GB',
  'Huawei P10 Plus': '256, not 128 GB',
  'Honor 10': '2018-04, not 2018-05',
  'Oppo Reno2': '256, not 128 GB',
  // Another phone of the same name.
  'Nokia X100': '2021-11, not 2011-03',
  'Nokia 8.1': '2018-12, not 2018-10',
  'HTC One A9': '2015-10, not 2015-09',
  'LG G6': '64, not 128 GB',
}

test('date and largest storage agree with devices.csv, except for known differences', () => {
  const theirs = new Map<string, DeviceRow>()
  for (const row of devices)
    if (!theirs.has(keyOf(row.brand, row.name))) theirs.set(keyOf(row.brand, row.name), row)
  const differences: Record<string, string> = {}
  let compared = 0
  for (const { brand, name, otherNames, facts } of models) {
    const device = [name, ...otherNames]
      .flatMap((each) => [
        each,
        each.replace(new RegExp(`^${brand} `, 'i'), ''),
        `${brand} ${each}`,
      ])
      .map((each) => theirs.get(keyOf(brand, each)))
      .find((each) => each !== undefined)
    if (!device) continue
    compared += 1
    const names: string[] = []
    const { announced } = device.facts
    // A year alone says nothing about the month.
    if (announced && !facts.announced?.startsWith(announced))
      names.push(`${facts.announced}, not ${announced}`)
    const [most, theirMost] = [facts.storageGb.at(-1), device.facts.maxStorageGb]
    if (most && theirMost && most !== theirMost) names.push(`${most}, not ${theirMost} GB`)
    if (names.length > 0) differences[`${brand} ${name}`] = names.join('; ')
  }
  expect(compared).toBeGreaterThan(500)
  expect(differences).toEqual(UNCHANGED)
})

/** Storage in GB that phones are sold with. */
const SIZES = new Set([4, 8, 16, 32, 64, 128, 256, 512, 1024, 2048])

test('storage is of sizes that exist, and no color is empty or named twice', () => {
  const bad = models.filter(({ facts: { storageGb, colors } }) => {
    const names = colors.map((color) => color.toLowerCase())
    return (
      storageGb.some((gb) => !SIZES.has(gb)) ||
      names.includes('') ||
      new Set(names).size !== names.length
    )
  })
  expect(bad.map(({ brand, name }) => `${brand} ${name}`)).toEqual([])
})

const FOLDS = /fold|flip|razr|\bopen\b|magic v|mate x|find n|phantom v/i
/** For filming at work, with an HDMI input, and with a one-inch sensor. */
const PROFESSIONAL = new Set(['Xperia Pro', 'Xperia Pro-I'])
/** Dollars of the dearest phone that does not fold, for phones announced until this year. */
const DEAREST: readonly (readonly [until: number, most: number])[] = [
  [2016, 970],
  [2018, 1_350],
  [2026, 1_600],
]

test('launch prices are in the range of their year and kind', () => {
  const bad = models.filter((row) => {
    const price = dollars(row)
    if (price === null || PROFESSIONAL.has(row.name)) return false
    const year = Number(row.facts.announced?.slice(0, 4))
    if (FOLDS.test(row.name) && row.brand !== 'Nokia') return price < 400 || price > 3_200
    const most = DEAREST.find(([until]) => year <= until)?.[1] ?? 0
    // Only phones with keys are cheaper than this.
    return price > most || (price < 70 && (row.facts.storageGb.at(-1) ?? 0) > 8)
  })
  expect(bad.map((row) => `${row.brand} ${row.name} ${dollars(row)}`)).toEqual([])
})

/** Prices in euros without tax beside one of the United States. */
const OTHER_MARKET = new Set(['Moto G7 Plus', 'Moto G 5G Plus'])

test('a Pro, Plus, Max or Ultra is not cheaper than its base model of the year, a Lite or mini not dearer', () => {
  let pairs = 0
  const bad: string[] = []
  for (const row of models)
    for (const [ending, isLarger] of endings) {
      const other = ours.get(keyOf(row.brand, `${row.name}${ending}`))
      const [price, others] = [dollars(row), other && dollars(other)]
      if (!other || price === null || others == null) continue
      if (other.facts.announced?.slice(0, 4) !== row.facts.announced?.slice(0, 4)) continue
      pairs += 1
      if ((isLarger ? others < price : others > price) && !OTHER_MARKET.has(other.name))
        bad.push(`${row.name} ${price}, ${other.name} ${others}`)
    }
  expect(pairs).toBeGreaterThan(100)
  expect(bad).toEqual([])
})

const endings: readonly (readonly [ending: string, isLarger: boolean])[] = [
  ...[' Pro Max', ' Pro', ' Plus', '+', ' Ultra', ' Max'].map((each) => [each, true] as const),
  ...[' Lite', ' mini', ' FE', ' Go', 'e', 'a'].map((each) => [each, false] as const),
]

/** Xiaomi's first phone of the upper class followed one at half its price. */
const JUMPS = new Set(['Mi 10'])

test('the next number of a series is not older, is not dropped earlier, and costs about the same', () => {
  let pairs = 0
  const bad: string[] = []
  for (const row of models.filter(({ brand, name }) => brand !== 'Nokia' && !name.includes('('))) {
    for (const digits of row.name.matchAll(/\d+/g)) {
      const end = digits.index + digits[0].length
      const next = `${row.name.slice(0, digits.index)}${Number(digits[0]) + 1}${row.name.slice(end)}`
      const other = ours.get(keyOf(row.brand, next))
      if (!other) continue
      pairs += 1
      const [before, after] = [row.facts, other.facts]
      if ((after.announced ?? '') < (before.announced ?? '')) bad.push(`${next} is older`)
      const [until, later] = [before.securityUpdatesUntil, after.securityUpdatesUntil]
      if (until && later && later < until) bad.push(`${next} is dropped earlier`)
      const ratio = (dollars(other) ?? 1) / (dollars(row) ?? 1)
      const areKnown = dollars(other) !== null && dollars(row) !== null
      if (areKnown && (ratio < 0.6 || ratio > 1.6) && !JUMPS.has(next))
        bad.push(`${next} costs ${ratio.toFixed(2)} times as much`)
    }
  }
  expect(pairs).toBeGreaterThan(200)
  expect(bad).toEqual([])
})
