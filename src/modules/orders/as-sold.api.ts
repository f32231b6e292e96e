import type { Deps } from '../../deps.ts'
import {
  createRouter,
  json,
  refusals,
  refuse,
  requireViewer,
  route,
  z,
} from '../../platform/http/index.ts'
import { seenAsSoldBody } from './as-sold.contract.ts'
import { getListingSnapshot } from './listing-snapshot.ts'
import { toRefusal } from './refusals.ts'

/** What the phone of an order was offered as. */
export function asSoldApi(deps: Deps) {
  return createRouter().openapi(
    route('signedIn', {
      method: 'get',
      path: '/orders/{id}/as-sold',
      operationId: 'getAsSold',
      summary: 'The phone as it was offered when it was booked, for its parties and admins',
      tags: ['orders'],
      request: { params: z.object({ id: z.string() }) },
      responses: { 200: json(seenAsSoldBody), ...refusals(401, 404) },
    }),
    async (c) => {
      const asSold = await getListingSnapshot(deps, requireViewer(c), c.req.valid('param').id)
      if (asSold === undefined) return refuse(c, ...toRefusal('not_found'))
      c.header('Cache-Control', 'no-store')
      return c.json({ asSold }, 200)
    },
  )
}
