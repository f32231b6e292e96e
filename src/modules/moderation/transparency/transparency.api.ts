import type { Deps } from '../../../deps.ts'
import { cacheFor } from '../../../platform/clock.ts'
import { createRouter, json, refusals, route, z } from '../../../platform/http/index.ts'
import { MINUTE } from '../../../shared/time.ts'
import { transparencyBody } from './transparency.contract.ts'
import { readTransparency, toCsv } from './transparency.ts'

const tags = ['moderation']
/** Nobody needs it to the minute, and it counts the whole history. */
const FRESH_MS = 10 * MINUTE
const CACHE = 'public, max-age=600'

/** What moderators did, for everyone. */
export function transparencyApi(deps: Deps) {
  const read = cacheFor(deps, FRESH_MS, () => readTransparency(deps))
  return createRouter()
    .openapi(
      route('anyone', {
        method: 'get',
        path: '/transparency',
        compressed: true,
        operationId: 'getTransparency',
        summary: 'Read what moderators did',
        description:
          'By quarter: listings removed, reviews hidden, accounts banned, reports and appeals with their outcomes, and the median time until a decision. Counts only, from the audit log; at most ten minutes old.',
        tags,
        responses: { 200: json(transparencyBody), ...refusals() },
      }),
      async (c) => {
        c.header('Cache-Control', CACHE)
        return c.json(await read(), 200)
      },
    )
    .openapi(
      route('anyone', {
        method: 'get',
        path: '/transparency.csv',
        operationId: 'exportTransparency',
        summary: 'Export what moderators did as CSV',
        description: 'The same counts, a line each: quarter, measure, kind, value.',
        tags,
        responses: {
          200: {
            description: 'The file',
            content: { 'text/csv': { schema: z.string().openapi({ format: 'binary' }) } },
          },
          ...refusals(),
        },
      }),
      async (c) =>
        c.body(toCsv(await read()), 200, {
          'content-type': 'text/csv; charset=utf-8',
          'content-disposition': 'attachment; filename="transparency.csv"',
          'cache-control': CACHE,
        }) as never,
    )
}
