import { type Belief, type Row, regress } from './regression.ts'
import { ageInMonths, type Condition, type PricedModel, type Sale } from './sale.ts'
import { withoutOutliers } from './spread.ts'

/**
 * How phones lose their value: the logarithm of price by price when new is a sum of terms for age,
 * grade, storage and brand.
 */
export type Curve = {
  /** Brands that have terms of their own. */
  brands: string[]
  coefficients: number[]
  /** Standard deviation of a sale from the curve, as a logarithm: 0.1 is about 10 %. */
  noise: number
  /** Sales that it was fitted to. */
  sales: number
}

/** Months at which the pace of the loss may change. */
const BENDS = [24, 60]

/**
 * What is believed before the first sale: a phone just out is worth 10 to 20 % less used, loses
 * some 2 % a month, and a grade is worth a tenth, a quarter, a half. Some hundred sales overrule it.
 */
const BELIEFS: readonly Belief[] = [
  { mean: -0.15, spread: 0.3 },
  { mean: -0.022, spread: 0.01 },
  ...BENDS.map(() => ({ mean: 0, spread: 0.01 })),
  { mean: -0.1, spread: 0.1 },
  { mean: -0.25, spread: 0.1 },
  { mean: -0.55, spread: 0.15 },
  // A doubling of the storage.
  { mean: 0.08, spread: 0.05 },
]
const FIRST_GRADE = 2 + BENDS.length
const STORAGE = FIRST_GRADE + 3
/** A brand's own level and pace. */
const OF_BRAND: readonly Belief[] = [
  { mean: 0, spread: 0.15 },
  { mean: 0, spread: 0.006 },
]
const FIRST_NOISE = 0.15
/** Below this the sales are alike by chance. */
const LEAST_NOISE = 0.05

export const UNFITTED: Curve = {
  brands: [],
  coefficients: BELIEFS.map(({ mean }) => mean),
  noise: FIRST_NOISE,
  sales: 0,
}

export type SaleOfModel = Sale & { model: PricedModel }

/** Fits the curve to sales whose model's price when new is known; outliers are left out. */
export function fitCurve(sales: readonly SaleOfModel[]): Curve {
  const brands = [...new Set(sales.map(({ model }) => model.brand))].sort()
  const beliefs = [...BELIEFS, ...brands.flatMap(() => OF_BRAND)]
  const rows = sales.flatMap((sale) => {
    const columns = columnsOf(brands, sale.model, sale, sale.soldAt)
    const launch = sale.model.launchMinor
    return columns && launch ? [{ columns, value: Math.log(sale.priceMinor / launch) }] : []
  })
  const first = regress(rows, beliefs, FIRST_NOISE)
  const off = (coefficients: number[]) => (row: Row) => row.value - sumOf(row.columns, coefficients)
  const kept = withoutOutliers(rows, off(first))
  if (kept.length === 0) return UNFITTED
  const coefficients = regress(kept, beliefs, FIRST_NOISE)
  const squares = kept.reduce((sum, row) => sum + off(coefficients)(row) ** 2, 0)
  // A few sales fit by themselves; as many that fit as expected stand beside them.
  const noise = Math.sqrt((squares + 10 * FIRST_NOISE ** 2) / (kept.length + 10))
  return { brands, coefficients, noise: Math.max(LEAST_NOISE, noise), sales: kept.length }
}

/** The share of its price when new that the curve expects, as a logarithm; undefined without an age. */
export function expected(
  { brands, coefficients }: Curve,
  model: PricedModel,
  condition: Condition,
  at: Date,
): number | undefined {
  const columns = columnsOf(brands, model, condition, at)
  return columns && sumOf(columns, coefficients)
}

function sumOf(columns: Row['columns'], coefficients: readonly number[]) {
  return columns.reduce((sum, [at, value]) => sum + value * coefficients[at]!, 0)
}

function columnsOf(
  brands: readonly string[],
  { announced, brand, leastStorageGb }: PricedModel,
  { storageGb, grade }: Condition,
  at: Date,
): Row['columns'] | undefined {
  if (announced === null) return undefined
  const age = ageInMonths(announced, at)
  const columns: [number, number][] = [
    [0, 1],
    [1, age],
  ]
  for (const [n, bend] of BENDS.entries()) if (age > bend) columns.push([2 + n, age - bend])
  // Nobody said: most phones are a B.
  const step = 'ABCD'.indexOf(grade ?? 'B')
  if (step > 0) columns.push([FIRST_GRADE + step - 1, 1])
  if (storageGb && leastStorageGb) columns.push([STORAGE, Math.log2(storageGb / leastStorageGb)])
  const known = brands.indexOf(brand)
  const from = BELIEFS.length + known * OF_BRAND.length
  if (known >= 0) columns.push([from, 1], [from + 1, age])
  return columns
}
