import { roundEstimate } from '../../shared/money.ts'
import { DAY } from '../../shared/time.ts'
import {
  adjustPrice,
  type Condition,
  type Curve,
  estimatePrice,
  type PricedModel,
  type Sale,
} from './curve.ts'

import { quartiles, withoutOutliers } from './statistics.ts'

/** A sale with its price and its adjusted price. */
export type CountedSale = Sale & { adjustedMinor: number }

/** Which sales a fair price comes from: ever further from the requested phone, or an estimate in place of sales. */
export const selections = ['same', 'older', 'any_grade', 'any', 'estimate'] as const
export type Selection = (typeof selections)[number]

/** The fair price of a phone as a range, in minor units. */
export type Band = {
  /** Below it is a great price, above `high` a high one. */
  low: number
  median: number
  high: number
  q1: number
  q3: number
  /** Sales included, and outliers excluded. */
  salesCount: number
  outliers: number
  from: Date | null
  to: Date | null
  selection: Selection
  /** How the sales differ from the requested phone, as text; null if they do not. */
  selectionNote: string | null
  /** True when there were too few sales and the depreciation curve was used. */
  estimate: boolean
  /** Newest first. */
  sales: CountedSale[]
}

export type Market = { model: PricedModel; sales: readonly Sale[]; curve: Curve; now: Date }

/** With fewer sales a median reflects chance rather than the market. */
export const MIN_SALES = 5
/** Older sales are not used. */
export const MAX_SALE_AGE_DAYS = 365
/** A price this near to the median is fair however close together the sales are. */
const FAIR_TOLERANCE = 0.05
/** A sale this near to the quartiles is no outlier, as a share of the median. */
const OUTLIER_TOLERANCE = 0.1
/** The quartiles of a normal distribution, in standard deviations. */
const QUARTILE = 0.6745

type Step = {
  days: number
  includes: Exclude<Selection, 'estimate'>
  describe: (wanted: Condition) => string | null
}

const gradeLabel = ({ grade }: Condition) => (grade ? ` and grade ${grade}` : '')
const storageLabel = ({ storageGb }: Condition) => (storageGb ? `${storageGb} GB` : 'this storage')

/** Tried in this order until there are enough sales. */
const steps: readonly Step[] = [
  { days: 90, includes: 'same', describe: () => null },
  {
    days: 180,
    includes: 'older',
    describe: () => 'Sales from the last 6 months, adjusted to today',
  },
  {
    days: 180,
    includes: 'any_grade',
    describe: ({ grade }) =>
      `Sales in any grade from the last 6 months, adjusted to ${grade ? `grade ${grade} and ` : ''}today`,
  },
  {
    days: MAX_SALE_AGE_DAYS,
    includes: 'any',
    describe: (wanted) =>
      `Sales in any storage and grade from the last 12 months, adjusted to ${storageLabel(wanted)}${gradeLabel(wanted)} today`,
  },
]

/** The fair price of a phone: from sales of the same kind, widened step by step, or an estimate. */
export function computeBand(market: Market, wanted: Condition): Band | null {
  for (const step of steps) {
    const like = market.sales.filter((sale) => isIncluded(sale, step, wanted, market.now))
    if (like.length < MIN_SALES) continue
    const counted = like.map((sale) => toCounted(market, sale, step, wanted))
    const values = counted.map(({ adjustedMinor }) => adjustedMinor)
    const near = quartiles(values).median * OUTLIER_TOLERANCE
    const usual = withoutOutliers(counted, ({ adjustedMinor }) => adjustedMinor, near)
    if (usual.length < MIN_SALES) continue
    const spread = quartiles(usual.map(({ adjustedMinor }) => adjustedMinor))
    return toBand(spread, usual, like.length - usual.length, {
      selection: step.includes,
      selectionNote: step.describe(wanted),
    })
  }
  return estimateBand(market, wanted)
}

function isIncluded(sale: Sale, { days, includes }: Step, wanted: Condition, now: Date): boolean {
  if (sale.soldAt.getTime() < now.getTime() - days * DAY) return false
  if (includes === 'any') return true
  if (wanted.storageGb !== null && sale.storageGb !== wanted.storageGb) return false
  return includes === 'any_grade' || wanted.grade === null || sale.grade === wanted.grade
}

function toCounted(
  { curve, model, now }: Market,
  sale: Sale,
  { includes }: Step,
  wanted: Condition,
) {
  if (includes === 'same') return { ...sale, adjustedMinor: sale.priceMinor }
  return { ...sale, adjustedMinor: Math.round(adjustPrice(curve, model, sale, wanted, now)) }
}

function estimateBand({ curve, model, sales, now }: Market, wanted: Condition): Band | null {
  const recent = sales.filter(
    ({ soldAt }) => soldAt.getTime() >= now.getTime() - MAX_SALE_AGE_DAYS * DAY,
  )
  const median = estimatePrice(curve, model, recent, wanted, now)
  if (median === undefined) return null
  const reach = Math.exp(QUARTILE * curve.noise)
  const spread = { q1: median / reach, median, q3: median * reach }
  const counted = recent.map((sale) => ({
    ...sale,
    adjustedMinor: Math.round(adjustPrice(curve, model, sale, wanted, now)),
  }))
  const selectionNote = `Too few sales of this model (${recent.length}). Estimated from what phones lose in value with time`
  return toBand(spread, counted, 0, { selection: 'estimate', selectionNote })
}

function toBand(
  { q1, median, q3 }: { q1: number; median: number; q3: number },
  sales: CountedSale[],
  outliers: number,
  notes: Pick<Band, 'selection' | 'selectionNote'>,
): Band {
  const newest = [...sales].sort((a, b) => b.soldAt.getTime() - a.soldAt.getTime())
  return {
    low: roundEstimate(Math.min(q1, median * (1 - FAIR_TOLERANCE))),
    median: Math.round(median),
    high: roundEstimate(Math.max(q3, median * (1 + FAIR_TOLERANCE))),
    q1: Math.round(q1),
    q3: Math.round(q3),
    salesCount: sales.length,
    outliers,
    from: newest.at(-1)?.soldAt ?? null,
    to: newest[0]?.soldAt ?? null,
    ...notes,
    estimate: notes.selection === 'estimate',
    sales: newest,
  }
}
