import { type Curve, expected } from './curve.ts'
import type { Condition, PricedModel, Sale } from './sale.ts'
import { spreadOf } from './spread.ts'

/** A model's own sales count as much as the curve from this number on. */
const TRUSTED_SALES = 1

/**
 * What a phone is worth by the curve, moved by what the model's own sales were above or below it.
 * Minor units; undefined when neither its price when new nor any sale of it is known.
 */
export function estimate(
  curve: Curve,
  model: PricedModel,
  sales: readonly Sale[],
  condition: Condition,
  at: Date,
): number | undefined {
  const share = expected(curve, model, condition, at)
  if (share === undefined) return undefined
  const levels = sales.flatMap((sale) => {
    const then = expected(curve, model, sale, sale.soldAt)
    return then === undefined ? [] : [Math.log(sale.priceMinor) - then]
  })
  const level = levelOf(model, levels)
  return level === undefined ? undefined : Math.exp(level + share)
}

/** The logarithm of the price when new, as the sales see it. */
function levelOf({ launchMinor }: PricedModel, levels: readonly number[]): number | undefined {
  const seen = levels.length > 0 ? spreadOf(levels).median : undefined
  if (launchMinor === null) return seen
  const launch = Math.log(launchMinor)
  if (seen === undefined) return launch
  return launch + ((seen - launch) * levels.length) / (levels.length + TRUSTED_SALES)
}

/** What a sale would have brought in another condition and at another time. */
export function broughtTo(
  curve: Curve,
  model: PricedModel,
  sale: Sale,
  wanted: Condition,
  at: Date,
): number {
  const condition = {
    storageGb: wanted.storageGb ?? sale.storageGb,
    grade: wanted.grade ?? sale.grade,
  }
  const now = expected(curve, model, condition, at)
  const then = expected(curve, model, sale, sale.soldAt)
  if (now === undefined || then === undefined) return sale.priceMinor
  return sale.priceMinor * Math.exp(now - then)
}
