import type { Deps } from '../../deps.ts'
import { DAY } from '../../platform/clock.ts'
import type { Executor } from '../../platform/db/index.ts'
import { type Band, bandOf, type Market, OLDEST_DAYS } from './band.ts'
import { UNFITTED } from './curve.ts'
import { estimate } from './estimate.ts'
import { modelById, modelBySlug, type NamedModel, readCurve, salesOf } from './pricing.store.ts'
import type { Condition } from './sale.ts'
import { spreadOf } from './spread.ts'

type Where = { currency: string; now: Date }

/**
 * The fair price of a phone; null when nothing is known of its model, or the model is a brand's
 * catch-all.
 */
export async function fairPrice(
  db: Executor,
  wanted: Condition & { modelId: number },
  where: Where,
): Promise<Band | null> {
  const model = await modelById(db, where.currency, wanted.modelId)
  if (!model || model.catchAll) return null
  return bandOf(await marketOf(db, model, where), wanted)
}

type Month = { month: string; n: number; medianMinor: number }
type Point = { month: string; priceMinor: number }
export type Priced = {
  model: NamedModel
  band: Band | null
  /** Sales of this storage and grade by month, oldest first. */
  months: Month[]
  /** What the curve says for the year behind and the half year ahead. */
  curve: Point[]
}

/** Everything that a chart and the table under it show; undefined without such a model. */
export async function priceOfModel(
  deps: Deps,
  slug: string,
  wanted: Condition,
): Promise<Priced | undefined> {
  const db = deps.db.kysely
  const where = { currency: deps.env.CURRENCY, now: deps.clock.now() }
  const model = await modelBySlug(db, where.currency, slug)
  if (!model) return undefined
  if (model.catchAll) return { model, band: null, months: [], curve: [] }
  const market = await marketOf(db, model, where)
  const band = bandOf(market, wanted)
  return { model, band, months: monthsOf(market, wanted), curve: pointsOf(market, wanted) }
}

async function marketOf(
  db: Executor,
  model: NamedModel,
  { currency, now }: Where,
): Promise<Market> {
  const since = new Date(now.getTime() - OLDEST_DAYS * DAY)
  const [sales, fitted] = await Promise.all([
    salesOf(db, { modelId: model.id, currency, since }),
    readCurve(db),
  ])
  return { model, sales, curve: fitted?.curve ?? UNFITTED, now }
}

function monthsOf({ sales }: Market, { storageGb, grade }: Condition): Month[] {
  const like = sales.filter(
    (sale) =>
      (storageGb === null || sale.storageGb === storageGb) &&
      (grade === null || sale.grade === grade),
  )
  const byMonth = Map.groupBy(like, ({ soldAt }) => monthOf(soldAt))
  const months = [...byMonth].map(([month, sold]) => {
    const medianMinor = Math.round(spreadOf(sold.map(({ priceMinor }) => priceMinor)).median)
    return { month, n: sold.length, medianMinor }
  })
  return months.sort((a, b) => a.month.localeCompare(b.month))
}

const MONTHS_BEHIND = 12
const MONTHS_AHEAD = 6

function pointsOf({ curve, model, sales, now }: Market, wanted: Condition): Point[] {
  const points: Point[] = []
  for (let off = -MONTHS_BEHIND; off <= MONTHS_AHEAD; off += 1) {
    const at = new Date(Date.UTC(now.getUTCFullYear(), now.getUTCMonth() + off, 15))
    const price = estimate(curve, model, sales, wanted, at)
    if (price !== undefined) points.push({ month: monthOf(at), priceMinor: Math.round(price) })
  }
  return points
}

/** 'YYYY-MM'. */
export function monthOf(at: Date): string {
  return at.toISOString().slice(0, 7)
}
