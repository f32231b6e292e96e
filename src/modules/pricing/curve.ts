import { DAY } from '../../shared/time.ts'
import { type Prior, quartiles, type Row, regress, withoutOutliers } from './statistics.ts'

/**
 * Depreciation of phones: the logarithm of price by price when new is a sum of terms for age,
 * price when new, grade, storage and brand. Age counts as the logarithm of one plus the years, so
 * that a phone loses ever less with every further year.
 */
export type Curve = {
  /** Which terms the coefficients belong to; a curve of another form is not used. */
  form: typeof FORM
  /** Brands with their own parameters. */
  brands: string[]
  coefficients: number[]
  /** Standard deviation of a sale from the curve, as a logarithm: 0.1 is about 10 %. */
  noise: number
  /** Sales that it was fitted to. */
  sales: number
}

/** Raised whenever terms are added, removed or reordered. */
const FORM = 2

/**
 * Ages at which the depreciation rate may change: updates end, or the phone becomes a spare one.
 */
const BEND_MONTHS = 48
/** The price when new, in minor units, at which the term for it is 0: a phone of the middle class. */
const USUAL_NEW_MINOR = 40_000

/**
 * Priors before the first sale: a new phone sells for about 15 % less used, one of two years for
 * about half, one of eight years for over a third of its launch price; expensive phones lose a
 * larger share; a grade is worth a tenth, a quarter, a half. A few hundred sales outweigh them.
 */
const PRIORS: readonly Prior[] = [
  { mean: -0.15, spread: 0.3 },
  { mean: -0.38, spread: 0.15 },
  { mean: 0, spread: 0.15 },
  // A doubling of the price when new costs 7 % of the share.
  { mean: -0.1, spread: 0.15 },
  { mean: -0.1, spread: 0.1 },
  { mean: -0.25, spread: 0.1 },
  { mean: -0.55, spread: 0.15 },
  // A doubling of the storage.
  { mean: 0.08, spread: 0.05 },
]
const [LEVEL, AGE, OLD_AGE, NEW_PRICE, FIRST_GRADE, STORAGE] = [0, 1, 2, 3, 4, 7] as const
/** A brand's own level and pace. The narrow priors pool the brands: few sales move a brand little. */
const BRAND_PRIORS: readonly Prior[] = [
  { mean: 0, spread: 0.12 },
  { mean: 0, spread: 0.1 },
]
/** Holds a term at 0. */
const NO_BEND: Prior = { mean: 0, spread: 1e-6 }
const PRIOR_NOISE = 0.15
/** Below this the sales are alike by chance. */
const MIN_NOISE = 0.05

export const UNFITTED: Curve = {
  form: FORM,
  brands: [],
  coefficients: PRIORS.map(({ mean }) => mean),
  noise: PRIOR_NOISE,
  sales: 0,
}

export type SaleOfModel = Sale & { model: PricedModel }

/** Fits the curve to sales whose model's price when new is known; outliers are excluded. */
export function fitCurve(sales: readonly SaleOfModel[]): Curve {
  const brands = [...new Set(sales.map(({ model }) => model.brand))].sort()
  const priors = [...PRIORS, ...brands.flatMap(() => BRAND_PRIORS)]
  const rows = sales.flatMap((sale) => {
    const columns = toColumns(brands, sale.model, sale, sale.soldAt)
    const launch = sale.model.launchMinor
    return columns && launch ? [{ columns, value: Math.log(sale.priceMinor / launch) }] : []
  })
  const first = regress(rows, priors, PRIOR_NOISE)
  const off = (coefficients: number[]) => (row: Row) =>
    row.value - weightedSum(row.columns, coefficients)
  const usual = withoutOutliers(rows, off(first))
  if (usual.length === 0) return UNFITTED
  let coefficients = regress(usual, priors, PRIOR_NOISE)
  // Where old phones seem to lose value faster than young ones, the bend is left out: prices of a few
  // old models are no reason to promise that every model collapses.
  if (coefficients[OLD_AGE]! < 0)
    coefficients = regress(usual, priors.with(OLD_AGE, NO_BEND), PRIOR_NOISE)
  const squares = usual.reduce((sum, row) => sum + off(coefficients)(row) ** 2, 0)
  // A few sales fit by chance, so as many pseudo-observations are added.
  const noise = Math.sqrt((squares + 10 * PRIOR_NOISE ** 2) / (usual.length + 10))
  const atLeast = Math.max(MIN_NOISE, noise)
  return { form: FORM, brands, coefficients, noise: atLeast, sales: usual.length }
}

/** False for a curve that an older version fitted to other terms. */
export function isCurrentForm(curve: Pick<Curve, 'form'>): boolean {
  return curve.form === FORM
}

/** The share of its price when new that the curve expects, as a logarithm; undefined without an age. */
function expectedShare(
  { brands, coefficients }: Curve,
  model: PricedModel,
  condition: Condition,
  date: Date,
): number | undefined {
  const columns = toColumns(brands, model, condition, date)
  return columns && weightedSum(columns, coefficients)
}

function weightedSum(columns: Row['columns'], coefficients: readonly number[]) {
  return columns.reduce((sum, [index, value]) => sum + value * coefficients[index]!, 0)
}

function toColumns(
  brands: readonly string[],
  { announced, brand, launchMinor, leastStorageGb }: PricedModel,
  { storageGb, grade }: Condition,
  date: Date,
): Row['columns'] | undefined {
  if (announced === null) return undefined
  const months = ageInMonths(announced, date)
  const age = ageTerm(months)
  const columns: [number, number][] = [
    [LEVEL, 1],
    [AGE, age],
  ]
  if (months > BEND_MONTHS) columns.push([OLD_AGE, age - ageTerm(BEND_MONTHS)])
  if (launchMinor) columns.push([NEW_PRICE, Math.log(launchMinor / USUAL_NEW_MINOR)])
  // Most phones without a grade are a B.
  const step = 'ABCD'.indexOf(grade ?? 'B')
  if (step > 0) columns.push([FIRST_GRADE + step - 1, 1])
  if (storageGb && leastStorageGb) columns.push([STORAGE, Math.log2(storageGb / leastStorageGb)])
  const brandIndex = brands.indexOf(brand)
  const from = PRIORS.length + brandIndex * BRAND_PRIORS.length
  if (brandIndex >= 0) columns.push([from, 1], [from + 1, age])
  return columns
}

const ageTerm = (months: number) => Math.log1p(months / 12)

type Grade = 'A' | 'B' | 'C' | 'D'

/** The properties that a price depends on; null where unknown. */
export type Condition = { storageGb: number | null; grade: Grade | null }

export type Sale = Condition & { priceMinor: number; soldAt: Date }

/** The facts of a model that its price depends on. */
export type PricedModel = {
  id: number
  brand: string
  /** 'YYYY' or 'YYYY-MM'. */
  announced: string | null
  /** New, of the smallest variant, in the currency of the sales; null when not known in it. */
  launchMinor: number | null
  /** The smallest variant. */
  leastStorageGb: number | null
}

const DAYS_PER_MONTH = 365.25 / 12

/** Months since a model was announced, never below 0; a bare year counts from its middle. */
export function ageInMonths(announced: string, date: Date): number {
  const [year = 0, month = 7] = announced.split('-').map(Number)
  return Math.max(0, (date.getTime() - Date.UTC(year, month - 1, 1)) / (DAYS_PER_MONTH * DAY))
}

/** A model's own sales count as much as the curve from this number on. */
const CURVE_WEIGHT = 1

/**
 * The price expected by the curve, corrected by how far the model's own sales were above or below it.
 * Minor units; undefined when neither its price when new nor any sale of it is known.
 */
export function estimatePrice(
  curve: Curve,
  model: PricedModel,
  sales: readonly Sale[],
  condition: Condition,
  date: Date,
): number | undefined {
  const share = expectedShare(curve, model, condition, date)
  if (share === undefined) return undefined
  const levels = sales.flatMap((sale) => {
    const then = expectedShare(curve, model, sale, sale.soldAt)
    return then === undefined ? [] : [Math.log(sale.priceMinor) - then]
  })
  const level = estimateLevel(model, levels)
  return level === undefined ? undefined : Math.exp(level + share)
}

/** The logarithm of the price when new, corrected by the sales. */
function estimateLevel(
  { launchMinor }: PricedModel,
  levels: readonly number[],
): number | undefined {
  const medianLevel = levels.length > 0 ? quartiles(levels).median : undefined
  if (launchMinor === null) return medianLevel
  const launch = Math.log(launchMinor)
  if (medianLevel === undefined) return launch
  return launch + ((medianLevel - launch) * levels.length) / (levels.length + CURVE_WEIGHT)
}

/** The price of a sale, adjusted to another condition and time. */
export function adjustPrice(
  curve: Curve,
  model: PricedModel,
  sale: Sale,
  wanted: Condition,
  date: Date,
): number {
  const condition = {
    storageGb: wanted.storageGb ?? sale.storageGb,
    grade: wanted.grade ?? sale.grade,
  }
  const now = expectedShare(curve, model, condition, date)
  const then = expectedShare(curve, model, sale, sale.soldAt)
  if (now === undefined || then === undefined) return sale.priceMinor
  return sale.priceMinor * Math.exp(now - then)
}
