import type { Deps } from '../../../deps.ts'
import { HOUR } from '../../../platform/clock.ts'
import {
  createRouter,
  cursorParam,
  decodeQueueCursor,
  encodeQueueCursor,
  json,
  paginate,
  refusals,
  requireViewer,
  route,
  z,
} from '../../../platform/http/index.ts'
import { api as paths } from '../../../routes.ts'
import { DISPUTE_ANSWER_HOURS } from '../index.ts'
import { viewDispute } from './dispute-view.ts'
import { type DisputeBody, disputeBody } from './disputes.contract.ts'
import { queueOf } from './queue.store.ts'

/** Disputes in one answer, at most: each comes with all that was said. */
const PAGE = 50

/** The open disputes as admins see them, who see all but their own. */
export function queueApi(deps: Deps) {
  return createRouter().openapi(
    route('admin', {
      method: 'get',
      path: '/disputes',
      operationId: 'listDisputes',
      summary: 'Disputes that are open, what needs an admin first; Link names the next page',
      tags: ['disputes'],
      request: { query: z.object({ cursor: cursorParam(decodeQueueCursor) }) },
      responses: { 200: json(z.array(disputeBody)), ...refusals(401, 403, 422) },
    }),
    async (c) => {
      const admin = requireViewer(c)
      const { cursor: after } = c.req.valid('query')
      const lateSince = new Date(deps.clock.now().getTime() - DISPUTE_ANSWER_HOURS * HOUR)
      const wanted = { lateSince, limit: PAGE + 1, after }
      const queue = paginate(c, await queueOf(deps.db.kysely, admin.id, wanted), {
        limit: PAGE,
        path: paths.disputes(),
        cursorOf: encodeQueueCursor,
      })
      const found: DisputeBody[] = []
      for (const { orderId } of queue) {
        const dispute = await viewDispute(deps, admin, orderId)
        if (dispute) found.push(dispute)
      }
      return c.json(found, 200)
    },
  )
}
