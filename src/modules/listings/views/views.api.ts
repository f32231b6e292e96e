import type { Deps } from '../../../deps.ts'
import { isId } from '../../../platform/db/index.ts'
import { createRouter, refusals, route, z } from '../../../platform/http/index.ts'
import { isRobot } from './is-robot.ts'
import { noteLook } from './noted-views.ts'
import { viewerMark } from './viewer-mark.ts'

/** Pages say that somebody looks at them: they come from memory too, where no server code runs. */
export function viewsApi(deps: Deps) {
  return createRouter().openapi(
    route('anyone', {
      method: 'post',
      path: '/phones/{id}/views',
      operationId: 'countView',
      summary: 'Says that somebody looks at a phone’s page; counted once a viewer and day',
      description:
        'Always 204, counted or not. Robots, moderators and its own seller do not count; of ' +
        'everybody else nothing is kept but a mark that the next day knows nothing of.',
      tags: ['listings'],
      request: { params: z.object({ id: z.string() }) },
      responses: { 204: { description: 'Heard.' }, ...refusals(413) },
    }),
    (c) => {
      const { id } = c.req.valid('param')
      const { viewer, address } = c.var
      const headers = c.req.raw.headers
      if (!isId(id) || viewer?.role === 'admin' || isRobot(headers)) return c.body(null, 204)
      const listingId = id.toLowerCase()
      const who = viewer?.id ?? `${address} ${headers.get('user-agent')}`
      const mark = viewerMark(deps.secret, deps.clock.now(), listingId, who)
      noteLook(deps.db, address, { listingId, viewerId: viewer?.id ?? null, mark })
      return c.body(null, 204)
    },
  )
}
