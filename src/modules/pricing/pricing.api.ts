import type { Deps } from '../../deps.ts'
import { createRouter, json, refusals, refuse, route } from '../../platform/http/index.ts'
import { type Band, verdict } from './band.ts'
import { priceOfModel, toMonth } from './fair-price.ts'
import { type Pricing, pricingBody, pricingQuery } from './pricing.contract.ts'

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
        'Returns the fair price of a phone with the sales that it is based on. Needs no session. Unknown models answer 404.',
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
