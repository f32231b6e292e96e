import type { Deps } from '../../deps.ts'
import {
  createLimiter,
  createRouter,
  json,
  limitAttempts,
  refusals,
  refuse,
  requireViewer,
  route,
  z,
} from '../../platform/http/index.ts'
import { phoneBody } from './listings.contract.ts'
import { moveOwn } from './move-listing.ts'
import { turnedDown } from './refusal-words.ts'
import { toPhone } from './to-phone.ts'

const tags = ['listings']

/** Calls that move listings, of one seller in an hour: each clears kept pages and writes history. */
const MOVES_PER_HOUR = 300

const summaries = {
  pause: 'Its seller takes a phone off the pages for a while',
  resume: 'Its seller puts a paused phone back on sale',
  renew:
    'Its seller puts an ended phone on sale for 30 days more, or prolongs one in its last 5 days',
} as const

/** What sellers do with their listings, one at a time. */
export function lifeApi(deps: Deps) {
  const router = createRouter()
  const limiter = createLimiter(deps.db.pool, 'move-listing', MOVES_PER_HOUR, 3_600)
  for (const move of ['pause', 'resume', 'renew'] as const)
    router.openapi(
      route('Seller', {
        method: 'post',
        path: `/phones/{id}/${move}`,
        operationId: `${move}Phone`,
        summary: summaries[move],
        tags,
        request: { params: z.object({ id: z.string() }) },
        responses: { 200: json(phoneBody), ...refusals(401, 403, 404, 409, 413, 429) },
      }),
      async (c) => {
        const viewer = requireViewer(c)
        const tooMany = await limitAttempts(c, limiter, viewer.id)
        if (tooMany) return tooMany
        const outcome = await moveOwn(deps, viewer, c.req.valid('param').id, move)
        if ('refused' in outcome) return refuse(c, ...turnedDown(outcome.refused))
        return c.json(toPhone(outcome.listing, viewer), 200)
      },
    )
  return router
}
