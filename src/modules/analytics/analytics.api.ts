import type { Deps } from '../../deps.ts'
import { csvHeaders } from '../../platform/csv-file.ts'
import { createRouter, json, refusals, requireViewer, route, z } from '../../platform/http/index.ts'
import { sellerFigures, shopFigures } from '../../shared/analytics/figures.ts'
import { pageLanguage } from '../../text/errors.ts'
import {
  periodQuery,
  sellerAnalyticsBody,
  shopAnalyticsBody,
  shopQuery,
} from './analytics.contract.ts'
import { toFile } from './analytics-file.ts'
import { readSellerAnalytics, readShopAnalytics } from './read-analytics.ts'

const tags = ['analytics']
const file = {
  description: 'The file',
  content: { 'text/csv': { schema: z.string().openapi({ format: 'binary' }) } },
}

/** Figures of the shop for admins, and of their own phones for sellers. */
export function analyticsApi(deps: Deps) {
  return createRouter()
    .openapi(
      route('seeAnalytics', {
        method: 'get',
        path: '/analytics',
        compressed: true,
        operationId: 'getAnalytics',
        summary: 'Get the figures of the shop',
        description:
          'For staff. Returns sign-ups, listings, sales and other figures of a period, beside the period before, with their charts. They are rolled up by day every minute.',
        tags,
        request: { query: shopQuery },
        responses: { 200: json(shopAnalyticsBody), ...refusals(401, 403, 422) },
      }),
      async (c) => {
        const language = pageLanguage(c.req.header('accept-language'))
        return c.json(await readShopAnalytics(deps, c.req.valid('query'), language), 200)
      },
    )
    .openapi(
      route('seeAnalytics', {
        method: 'get',
        path: '/analytics.csv',
        operationId: 'exportAnalytics',
        summary: 'Export the figures of the shop as CSV',
        description:
          'For staff. Returns the same figures as a CSV file, with a line for each day, week or month.',
        tags,
        request: { query: shopQuery },
        responses: { 200: file, ...refusals(401, 403, 422) },
      }),
      async (c) => {
        const analytics = await readShopAnalytics(deps, c.req.valid('query'))
        const name = `analytics-${analytics.parts.at(-1)?.to}.csv`
        return c.body(toFile(analytics, shopFigures), 200, csvHeaders(name)) as never
      },
    )
    .openapi(
      route('sell', {
        method: 'get',
        path: '/my-analytics',
        compressed: true,
        operationId: 'getMyAnalytics',
        summary: 'Get the figures of your phones',
        description:
          'For sellers. Returns views, favorites, offers, sales and other figures of your phones in a period, beside the period before, with their charts.',
        tags,
        request: { query: periodQuery },
        responses: { 200: json(sellerAnalyticsBody), ...refusals(401, 403, 422) },
      }),
      async (c) => {
        const { id } = requireViewer(c)
        const language = pageLanguage(c.req.header('accept-language'))
        return c.json(await readSellerAnalytics(deps, id, c.req.valid('query'), language), 200)
      },
    )
    .openapi(
      route('sell', {
        method: 'get',
        path: '/my-analytics.csv',
        operationId: 'exportMyAnalytics',
        summary: 'Export the figures of your phones as CSV',
        description:
          'For sellers. Returns the same figures as a CSV file, with a line for each day, week or month.',
        tags,
        request: { query: periodQuery },
        responses: { 200: file, ...refusals(401, 403, 422) },
      }),
      async (c) => {
        const { id } = requireViewer(c)
        const analytics = await readSellerAnalytics(deps, id, c.req.valid('query'))
        const name = `my-analytics-${analytics.parts.at(-1)?.to}.csv`
        return c.body(toFile(analytics, sellerFigures), 200, csvHeaders(name)) as never
      },
    )
}
