import type { Deps } from '../../../deps.ts'
import { isId } from '../../../platform/db/index.ts'
import { createRouter, refusals, route, z } from '../../../platform/http/index.ts'
import { isRobot, queueView, viewerMark } from './views.ts'

/** Pages report their views, because cached pages are sent without running server code. */
export function viewsApi(deps: Deps) {
  return createRouter().openapi(
    route('anyone', {
      method: 'post',
      path: '/phones/{id}/views',
      operationId: 'recordView',
      summary: 'Count a view of a phone',
      description:
        'Counts one view per viewer and day. Always answers 204, counted or not: bots, admins and the seller of the phone are ignored. Only an anonymous mark is stored, for one day.',
      tags: ['listings'],
      request: { params: z.object({ id: z.string() }) },
      responses: { 204: { description: 'Received.' }, ...refusals(413) },
    }),
    (c) => {
      const { id } = c.req.valid('param')
      const { viewer, address } = c.var
      const headers = c.req.raw.headers
      if (!isId(id) || viewer?.role === 'admin' || isRobot(headers)) return c.body(null, 204)
      const listingId = id.toLowerCase()
      const who = viewer?.id ?? `${address} ${headers.get('user-agent')}`
      const mark = viewerMark(deps.secret, deps.clock.now(), listingId, who)
      queueView(deps.db, address, { listingId, viewerId: viewer?.id ?? null, mark })
      return c.body(null, 204)
    },
  )
}
