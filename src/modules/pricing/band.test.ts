import { expect, test } from 'vitest'
import { DAY } from '../../shared/time.ts'
import { computeBand } from './band.ts'
import {
  ageInMonths,
  type Condition,
  estimatePrice,
  fitCurve,
  type PricedModel,
  type Sale,
  UNFITTED,
} from './curve.ts'
import { quartiles, withoutOutliers } from './statistics.ts'

const now = new Date('2026-06-01')
const model: PricedModel = {
  id: 1,
  brand: 'Iphone',
  announced: '2022-06',
  launchMinor: 100_000,
  leastStorageGb: 128,
}
const wanted: Condition = { storageGb: 128, grade: 'B' }
const sold = (price: number, daysAgo: number, of: Partial<Condition> = {}): Sale => ({
  ...wanted,
  ...of,
  priceMinor: price * 100,
  soldAt: new Date(now.getTime() - daysAgo * DAY),
})
const market = (sales: Sale[], more: Partial<PricedModel> = {}) => ({
  model: { ...model, ...more },
  sales,
  curve: UNFITTED,
  now,
})

test('quartiles are those that R and spreadsheets compute', () => {
  expect(quartiles([1, 2, 3, 4])).toEqual({ q1: 1.75, median: 2.5, q3: 3.25 })
  expect(quartiles([7])).toEqual({ q1: 7, median: 7, q3: 7 })
  expect(quartiles([3, 1, 2])).toEqual({ q1: 1.5, median: 2, q3: 2.5 })
})

test('outliers are removed, but not from three values', () => {
  const values = [10, 11, 12, 13, 14, 15, 100, 1]
  expect(withoutOutliers(values, (value) => value)).toEqual([10, 11, 12, 13, 14, 15])
  expect(withoutOutliers([1, 1, 100], (value) => value)).toEqual([1, 1, 100])
})

test('enough sales of the same phone: their median and quartiles, outliers left out', () => {
  const sales = [390, 400, 410, 420, 430, 40].map((price, index) => sold(price, 10 + index))
  expect(computeBand(market(sales), wanted)).toMatchObject({
    low: 39_000,
    median: 41_000,
    high: 43_000,
    q1: 40_000,
    q3: 42_000,
    salesCount: 5,
    outliers: 1,
    from: sales[4]!.soldAt,
    to: sales[0]!.soldAt,
    selection: 'same',
    selectionNote: null,
    estimate: false,
  })
})

test('with too few sales the selection widens step by step, and the text says so', () => {
  const like = (count: number, daysAgo: number, of: Partial<Condition> = {}) =>
    Array.from({ length: count }, (_, index) => sold(400 + index, daysAgo, of))
  const words = (sales: Sale[]) => {
    const { selectionNote, salesCount, estimate } = computeBand(market(sales), wanted)!
    return [selectionNote, salesCount, estimate]
  }
  expect(words(like(5, 80))).toEqual([null, 5, false])
  expect(words([...like(4, 80), ...like(1, 100)])).toEqual([
    'Sales from the last 6 months, adjusted to today',
    5,
    false,
  ])
  expect(words([...like(3, 80), ...like(3, 80, { grade: 'C' })])).toEqual([
    'Sales in any grade from the last 6 months, adjusted to grade B and today',
    6,
    false,
  ])
  expect(words([...like(3, 80), ...like(3, 300, { storageGb: 256 })])).toEqual([
    'Sales in any storage and grade from the last 12 months, adjusted to 128 GB and grade B today',
    6,
    false,
  ])
  expect(words([...like(4, 80), ...like(9, 370)])).toEqual([
    expect.stringMatching(/^Too few sales of this model \(4\)\. Estimated/),
    4,
    true,
  ])
})

test('sales of other grades are adjusted', () => {
  const sales = [1, 2, 3, 4, 5].map((day) => sold(400, day, { grade: 'A' }))
  const better = computeBand(market(sales), wanted)!
  expect(better.median).toBeLessThan(39_000)
  expect(computeBand(market(sales), { ...wanted, grade: 'A' })!.median).toBe(40_000)
  const old = Array.from({ length: 5 }, () => sold(400, 170))
  expect(computeBand(market(old), wanted)!.median).toBeLessThan(39_000)
  expect(computeBand(market(sales), { storageGb: 256, grade: 'A' })!.median).toBeGreaterThan(40_000)
})

test('an estimate starts from the launch price and adjusts to the model’s first sale', () => {
  const none = computeBand(market([]), wanted)!
  expect(none).toMatchObject({ estimate: true, salesCount: 0, from: null, to: null })
  expect(none.median).toBeGreaterThan(20_000)
  expect(none.median).toBeLessThan(40_000)
  const one = computeBand(market([sold(500, 3)]), wanted)!
  expect(one.median).toBeGreaterThan(none.median)
  expect(one.median).toBeLessThan(50_000)
})

test('without a launch price the few sales decide, and without sales there is no estimate', () => {
  const unknown = { launchMinor: null }
  expect(computeBand(market([], unknown), wanted)).toBeNull()
  const band = computeBand(market([sold(300, 0)], unknown), wanted)!
  expect([band.estimate, band.median]).toEqual([true, 30_000])
  expect(computeBand(market([], { announced: null }), wanted)).toBeNull()
})

test('equal sales leave a fair range of 5 % on both sides', () => {
  const { low, high } = computeBand(market(Array.from({ length: 5 }, () => sold(100, 1))), wanted)!
  expect([low, high]).toEqual([9_500, 10_500])
})

/** A market in which prices fall by a known formula; every fiftieth price is an outlier. */
function marketByLaw(law: (sale: { years: number; newMinor: number; grade: string }) => number) {
  return Array.from({ length: 600 }, (_, index) => {
    const soldAt = new Date(now.getTime() - (index % 360) * DAY)
    const grade = 'ABCD'[index % 4] as 'A'
    const storageGb = 128 * 2 ** (index % 3)
    const newMinor = 20_000 + 10_000 * (index % 11)
    const announced = `20${16 + (index % 9)}-03`
    const of = { ...model, id: index % 40, announced, launchMinor: newMinor, brand: 'Nokia' }
    const years = ageInMonths(announced, soldAt) / 12
    const price = newMinor * Math.exp(law({ years, newMinor, grade }) + 0.05 * (index % 3))
    const priceMinor = Math.round(price * (index % 50 === 0 ? 4 : 1))
    return { storageGb, grade, soldAt, priceMinor, model: of }
  })
}

test('the curve learns the loss by age, price when new, grade and storage', () => {
  const gradeLoss = { A: 0, B: -0.2, C: -0.4, D: -0.8 } as Record<string, number>
  const law = ({ years, newMinor, grade }: { years: number; newMinor: number; grade: string }) =>
    -0.3 - 0.5 * Math.log1p(years) - 0.2 * Math.log(newMinor / 50_000) + gradeLoss[grade]!
  const curve = fitCurve(marketByLaw(law))
  expect(curve.sales).toBe(588)
  for (const [launchMinor, announced] of [
    [25_000, '2018-06'],
    [100_000, '2023-06'],
  ] as const) {
    const nokia = { ...model, brand: 'Nokia', announced, launchMinor }
    const band = computeBand(
      { model: nokia, sales: [], curve, now },
      { storageGb: 256, grade: 'C' },
    )!
    const years = ageInMonths(announced, now) / 12
    const truth = launchMinor * Math.exp(law({ years, newMinor: launchMinor, grade: 'C' }) + 0.05)
    expect(Math.abs(band.median / truth - 1)).toBeLessThan(0.03)
  }
})

test('every year costs less than the year before, also where sales fell ever faster', () => {
  const faster = ({ years }: { years: number }) => -0.2 - 0.02 * years ** 2
  for (const curve of [UNFITTED, fitCurve(marketByLaw(faster))]) {
    const values = Array.from({ length: 12 }, (_, years) =>
      estimatePrice(curve, model, [], wanted, new Date(Date.UTC(2022 + years, 5, 1))),
    ).map((value) => value ?? 0)
    const losses = values.slice(1).map((value, index) => (values[index] ?? 0) - value)
    for (const [index, loss] of losses.entries()) {
      expect(loss).toBeGreaterThan(0)
      if (index > 0) expect(loss).toBeLessThan(losses[index - 1] ?? 0)
    }
  }
})

test('before the first sale: half after two years, a third after eight, less of what was expensive', () => {
  const share = (years: number, launchMinor: number) => {
    const soldAt = new Date(Date.UTC(2022 + years, 5, 1))
    return estimatePrice(UNFITTED, { ...model, launchMinor }, [], wanted, soldAt)! / launchMinor
  }
  expect(share(2, 40_000)).toBeGreaterThan(0.45)
  expect(share(2, 40_000)).toBeLessThan(0.6)
  expect(share(8, 40_000)).toBeGreaterThan(0.33)
  expect(share(3, 120_000)).toBeLessThan(share(3, 20_000))
})

test('without sales the priors apply', () => {
  expect(fitCurve([])).toEqual(UNFITTED)
})
