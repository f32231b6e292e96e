import type { Deps } from '../../../deps.ts'
import {
  createLimiter,
  createRouter,
  json,
  jsonBody,
  limitAttempts,
  refusals,
  requireViewer,
  route,
} from '../../../platform/http/index.ts'
import { csvApi } from './csv.api.ts'
import { moveMany } from './move-many.ts'
import { bulkBody, bulkMovesBody, ownPhonesBody, ownPhonesQuery } from './my-phones.contract.ts'
import { countOwn, isAway, ownListings } from './my-phones.store.ts'
import { toOwnPhone } from './to-own-phone.ts'

const tags = ['listings']

const PAGE = 25

/** Calls that move many listings, of one seller in an hour: each may move a hundred. */
const MOVES_PER_HOUR = 300

/** What a seller has here, in every state, and what they do with many at once. */
export function myPhonesApi(deps: Deps) {
  const db = deps.db.kysely
  const limiter = createLimiter(deps.db.pool, 'move-listings', MOVES_PER_HOUR, 3_600)
  const router = createRouter()
    .openapi(
      route('Seller', {
        method: 'get',
        path: '/my-phones',
        operationId: 'listOwnPhones',
        summary: 'One’s own phones by state and words, with their numbers and what can be done',
        tags,
        request: { query: ownPhonesQuery },
        responses: { 200: json(ownPhonesBody), ...refusals(401, 403, 422) },
      }),
      async (c) => {
        const seller = requireViewer(c)
        const { state, q, sort = 'newest', page: asked = 1 } = c.req.valid('query')
        const counts = await countOwn(db, seller.id, q)
        const total = counts
          .filter((one) => !state || one.state === state)
          .reduce((sum, { count }) => sum + count, 0)
        const pageCount = Math.max(1, Math.ceil(total / PAGE))
        const page = Math.min(asked, pageCount)
        const at = deps.clock.now()
        const wanted = { state, q, sort, offset: (page - 1) * PAGE, limit: PAGE, at }
        const [listings, away] = await Promise.all([
          ownListings(db, seller.id, wanted),
          isAway(db, seller.id),
        ])
        const items = listings.map((listing) => toOwnPhone(listing, seller, { at, away }))
        return c.json({ items, total, page, pageCount, counts }, 200)
      },
    )
    .openapi(
      route('Seller', {
        method: 'post',
        path: '/my-phones/bulk',
        operationId: 'movePhones',
        summary: 'Makes the same move with many of one’s own phones; each has its own result',
        tags,
        request: {
          body: jsonBody(bulkBody),
        },
        responses: { 200: json(bulkMovesBody), ...refusals(401, 403, 413, 422, 429) },
      }),
      async (c) => {
        const seller = requireViewer(c)
        const tooMany = await limitAttempts(c, limiter, seller.id)
        if (tooMany) return tooMany
        return c.json({ results: await moveMany(deps, seller, c.req.valid('json')) }, 200)
      },
    )
  router.route('/', csvApi(deps))
  return router
}
