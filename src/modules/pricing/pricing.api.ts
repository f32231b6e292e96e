import type { Deps } from '../../deps.ts'
import { createRouter, json, refusals, refuse, route, z } from '../../platform/http/index.ts'
import { type Band, verdict } from './band.ts'
import { priceOfModel, toMonth } from './fair-price.ts'

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

export const verdicts = ['great', 'fair', 'high'] as const

const bandBody = z
  .object({
    lowMinor: money.openapi({ description: 'Below it a price is great.' }),
    medianMinor: money,
    highMinor: money.openapi({ description: 'Above it a price is high.' }),
    q1Minor: money,
    q3Minor: money,
    n: z.int().openapi({ description: 'Number of sales taken into account.' }),
    outliers: z.int().openapi({ description: 'Number of outliers left out.' }),
    from: month.nullable(),
    to: month.nullable(),
    widened: z.string().nullable().openapi({
      description: 'How the sales differ from the requested phone, as text.',
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
      .openapi({ description: 'The newest twenty, each with its price and its adjusted price.' }),
  })
  .openapi('PriceBand')

const pricingBody = z
  .object({
    model: z.object({ slug: z.string(), name: z.string() }),
    storageGb: z.int().nullable(),
    grade: grade.nullable(),
    currency: z.string(),
    band: z.union([bandBody, z.null()]),
    verdict: z.enum(verdicts).nullable(),
    months: z.array(z.object({ month, n: z.int(), medianMinor: money })),
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
      const body = {
        model: { slug: model.slug, name: model.name },
        storageGb: storage,
        grade,
        currency: deps.env.CURRENCY,
        band: band && toBody(band),
        verdict: band && priceMinor ? verdict(priceMinor, band) : null,
        months,
        curve,
      }
      return c.json(body, 200)
    },
  )
}

function toBody(band: Band): NonNullable<Pricing['band']> {
  const { n, outliers, widened, estimate, from, to } = band
  return {
    lowMinor: band.low,
    medianMinor: band.median,
    highMinor: band.high,
    q1Minor: band.q1,
    q3Minor: band.q3,
    n,
    outliers,
    // Months rather than days, for the privacy of buyer and seller.
    from: from && toMonth(from),
    to: to && toMonth(to),
    widened,
    estimate,
    sales: band.sales.slice(0, SALES_SHOWN).map(({ soldAt, ...sale }) => ({
      month: toMonth(soldAt),
      ...sale,
    })),
  }
}
