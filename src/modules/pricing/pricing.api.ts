import type { Deps } from '../../deps.ts'
import { type Executor, inTransaction, publishChange } from '../../platform/db/index.ts'
import { recordEvent } from '../../platform/events.ts'
import { createRouter, json, refusals, refuse, route, z } from '../../platform/http/index.ts'
import { roundEstimate } from '../../shared/money.ts'
import {
  type FairRange,
  judgePrice,
  type PriceVerdict,
  priceVerdicts,
} from '../../shared/pricing/judge-price.ts'
import { DAY } from '../../shared/time.ts'
import { findModelById, findModelBySlug, type KnownModel } from '../catalog/index.ts'
import { type Band, computeBand, MAX_SALE_AGE_DAYS, type Market, selections } from './band.ts'
import { type Condition, estimatePrice, fitCurve, isCurrentForm, UNFITTED } from './curve.ts'
import {
  currentCurve,
  listModelSales,
  listSales,
  newestSaleId,
  newestSales,
  readCurve,
  writeCurve,
} from './pricing.store.ts'
import { quartiles } from './statistics.ts'

type PricingContext = { currency: string; now: Date }

/**
 * The fair price of a phone; null when nothing is known of its model, or the model is a brand's
 * catch-all.
 */
export async function fairPrice(
  db: Executor,
  wanted: Condition & { modelId: number },
  where: PricingContext,
): Promise<Band | null> {
  const model = await findModelById(db, wanted.modelId)
  if (!model || model.catchAll) return null
  return computeBand(await loadMarket(db, model, where), wanted)
}

type Offer = Condition & { id: string; modelId: number; priceMinor: number }

/** A fair range and how a price compares with it. */
export type JudgedPrice = FairRange & { verdict: PriceVerdict }

/** How the prices of offers compare with the fair prices of such phones, by id; see `judgePrice`. One statement for all. */
export async function judgePrices(
  db: Executor,
  offers: readonly Offer[],
  { currency, now }: PricingContext,
): Promise<Map<string, JudgedPrice>> {
  const ids = [...new Set(offers.map(({ modelId }) => modelId))]
  const [models, curve] = await Promise.all([
    listModelSales(db, { ids, currency, since: oldestSale(now) }),
    usedCurve(db),
  ])
  return new Map(
    offers.flatMap(({ id, modelId, priceMinor, storageGb, grade }) => {
      const model = models.get(modelId)
      const band = model && computeBand({ ...model, curve, now }, { storageGb, grade })
      if (!band) return []
      const range = { lowMinor: band.low, highMinor: band.high }
      return [[id, { ...range, verdict: judgePrice(priceMinor, range) }] as const]
    }),
  )
}

const oldestSale = (now: Date) => new Date(now.getTime() - MAX_SALE_AGE_DAYS * DAY)

async function usedCurve(db: Executor) {
  const fitted = await currentCurve(db)
  return fitted && isCurrentForm(fitted.curve) ? fitted.curve : UNFITTED
}

type Month = { month: string; salesCount: number; medianMinor: number }
type Point = { month: string; priceMinor: number; isForecast: boolean }
type Priced = {
  model: KnownModel
  band: Band | null
  /** Sales of this storage and grade by month, oldest first. */
  months: Month[]
  /** The curve for the past year and the next half year. */
  curve: Point[]
}

/** Everything that a chart and the table under it show; undefined without such a model. */
async function priceOfModel(
  deps: Deps,
  slug: string,
  wanted: Condition,
): Promise<Priced | undefined> {
  const db = deps.db.kysely
  const where = { currency: deps.settings.current().currency, now: deps.clock.now() }
  const model = await findModelBySlug(db, slug)
  if (!model) return undefined
  if (model.catchAll) return { model, band: null, months: [], curve: [] }
  const market = await loadMarket(db, model, where)
  const band = computeBand(market, wanted)
  return { model, band, months: salesByMonth(market, wanted), curve: curvePoints(market, wanted) }
}

async function loadMarket(
  db: Executor,
  model: KnownModel,
  { currency, now }: PricingContext,
): Promise<Market> {
  const [sales, curve] = await Promise.all([
    listSales(db, { modelId: model.id, currency, since: oldestSale(now) }),
    usedCurve(db),
  ])
  const { id, brand, announced, leastStorageGb, launchPriceMinor, launchCurrency } = model
  const launchMinor = launchCurrency === currency ? launchPriceMinor : null
  return { model: { id, brand, announced, leastStorageGb, launchMinor }, sales, curve, now }
}

function salesByMonth({ sales }: Market, { storageGb, grade }: Condition): Month[] {
  const like = sales.filter(
    (sale) =>
      (storageGb === null || sale.storageGb === storageGb) &&
      (grade === null || sale.grade === grade),
  )
  const byMonth = Map.groupBy(like, ({ soldAt }) => toMonth(soldAt))
  const months = [...byMonth].map(([month, sold]) => {
    const medianMinor = Math.round(quartiles(sold.map(({ priceMinor }) => priceMinor)).median)
    return { month, salesCount: sold.length, medianMinor }
  })
  return months.sort((a, b) => a.month.localeCompare(b.month))
}

const MONTHS_BEHIND = 12
const MONTHS_AHEAD = 6

function curvePoints({ curve, model, sales, now }: Market, wanted: Condition): Point[] {
  const points: Point[] = []
  for (let off = -MONTHS_BEHIND; off <= MONTHS_AHEAD; off += 1) {
    const middle = new Date(Date.UTC(now.getUTCFullYear(), now.getUTCMonth() + off, 15))
    const price = estimatePrice(curve, model, sales, wanted, middle)
    if (price !== undefined) {
      const priceMinor = roundEstimate(price)
      points.push({ month: toMonth(middle), priceMinor, isForecast: off > 0 })
    }
  }
  return points
}

/** 'YYYY-MM'. */
function toMonth(date: Date): string {
  return date.toISOString().slice(0, 7)
}

/** Enough for every term to settle; the fit takes some 50 ms. */
const MAX_SALES = 5_000
/** Two years: the curve is about the pace, which changes more slowly than prices. */
const CURVE_DAYS = 730

/** Refits the curve if there are new sales; returns the number of sales used. */
export async function fitPriceCurve(deps: Deps): Promise<number> {
  const db = deps.db.kysely
  const [last, newest] = await Promise.all([readCurve(db), newestSaleId(db)])
  const isFitted = last !== undefined && isCurrentForm(last.curve)
  if (newest === (isFitted ? last.newestSale : 0)) return 0
  const now = deps.clock.now()
  const since = new Date(now.getTime() - CURVE_DAYS * DAY)
  const sales = await newestSales(db, {
    currency: deps.settings.current().currency,
    since,
    limit: MAX_SALES,
  })
  const curve = fitCurve(sales)
  await inTransaction(deps.db, async (tx) => {
    await writeCurve(tx, curve, newest, now)
    publishChange(tx, 'price_curve')
    await recordEvent(tx, 'price_curve_fitted', now, { sales: curve.sales, noise: curve.noise })
  })
  return curve.sales
}

const grade = z.enum(['A', 'B', 'C', 'D'])

const pricingQuery = z.object({
  model: z.string().min(1, 'Required').openapi({ example: 'iphone-13-pro' }),
  storage: z.coerce.number().int().min(1).max(4096).optional().openapi({ description: 'GB' }),
  grade: grade.optional(),
  priceMinor: z.coerce.number().int().min(1).max(Number.MAX_SAFE_INTEGER).optional().openapi({
    description: 'A price to compare with the fair price.',
  }),
})

const money = z.int().openapi({ description: 'Minor units.' })
const month = z.string().openapi({ example: '2026-05' })

const bandBody = z
  .object({
    lowMinor: money.openapi({ description: 'Prices below this are great.' }),
    medianMinor: money,
    highMinor: money.openapi({ description: 'Prices above this are high.' }),
    q1Minor: money,
    q3Minor: money,
    salesCount: z.int().openapi({ description: 'Number of sales taken into account.' }),
    outliers: z.int().openapi({ description: 'Number of outliers left out.' }),
    from: month.nullable(),
    to: month.nullable(),
    selection: z.enum(selections).openapi({
      description:
        'Which sales these are: the same phone in the last 90 days (`same`) or 180 (`older`), in any grade, in any storage and grade, or none but an estimate.',
    }),
    selectionNote: z.string().nullable().openapi({
      description: 'How the sales differ from the requested phone, as text for people.',
    }),
    estimate: z.boolean().openapi({
      description: 'True when there are too few sales and the depreciation curve was used.',
    }),
    sales: z
      .array(
        z.object({
          month,
          storageGb: z.int().nullable(),
          grade: grade.nullable(),
          priceMinor: money,
          adjustedMinor: money,
        }),
      )
      .openapi({ description: 'The newest 20 sales, each with its price and its adjusted price.' }),
  })
  .openapi('PriceBand')

const pricingBody = z
  .object({
    model: z.object({ slug: z.string(), name: z.string() }),
    storageGb: z.int().nullable(),
    grade: grade.nullable(),
    currency: z.string(),
    band: z.union([bandBody, z.null()]),
    verdict: z.enum(priceVerdicts).nullable().openapi({
      description:
        'How `priceMinor` compares with `band`: with sold prices or, where `band.estimate` is true, with the estimate. Asking prices never count. Null without `priceMinor` or without a band.',
    }),
    months: z.array(z.object({ month, salesCount: z.int(), medianMinor: money })),
    curve: z.array(
      z.object({
        month,
        priceMinor: money,
        isForecast: z.boolean().openapi({ description: 'True for the months to come.' }),
      }),
    ),
  })
  .openapi('Pricing')
export type Pricing = z.infer<typeof pricingBody>

/** Sales in a response: enough to check the median by eye. */
const SALES_SHOWN = 20

export function pricingApi(deps: Deps) {
  return createRouter().openapi(
    route('anyone', {
      method: 'get',
      path: '/pricing',
      compressed: true,
      operationId: 'getFairPrice',
      summary: 'Get the fair price of a phone',
      description:
        'Returns the fair price of a phone with the sales that it is based on. Needs no session. Unknown models return 404.',
      tags: ['pricing'],
      request: { query: pricingQuery },
      responses: { 200: json(pricingBody), ...refusals(404, 422) },
    }),
    async (c) => {
      const { model: slug, storage = null, grade = null, priceMinor } = c.req.valid('query')
      const priced = await priceOfModel(deps, slug, { storageGb: storage, grade })
      if (!priced) return refuse(c, 404, 'not_found', 'Model not found.')
      const { model, band, months, curve } = priced
      const range = band && toBody(band)
      const body = {
        model: { slug: model.slug, name: model.name },
        storageGb: storage,
        grade,
        currency: deps.settings.current().currency,
        band: range,
        verdict: range && priceMinor ? judgePrice(priceMinor, range) : null,
        months,
        curve,
      }
      return c.json(body, 200)
    },
  )
}

function toBody(band: Band): NonNullable<Pricing['band']> {
  const { salesCount: n, outliers, selection, selectionNote, estimate, from, to } = band
  return {
    lowMinor: band.low,
    medianMinor: band.median,
    highMinor: band.high,
    q1Minor: band.q1,
    q3Minor: band.q3,
    salesCount: n,
    outliers,
    // Months rather than days, for the privacy of buyer and seller.
    from: from && toMonth(from),
    to: to && toMonth(to),
    selection,
    selectionNote,
    estimate,
    sales: band.sales.slice(0, SALES_SHOWN).map(({ soldAt, ...sale }) => ({
      month: toMonth(soldAt),
      ...sale,
    })),
  }
}
