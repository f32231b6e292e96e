import type { Deps } from '../../../deps.ts'
import { isId } from '../../../platform/db/index.ts'
import {
  createRouter,
  json,
  refusals,
  requireViewer,
  route,
  z,
} from '../../../platform/http/index.ts'
import { messagePhotoKey, privatePhotoResponses, sendPrivatePhoto } from '../../media/index.ts'
import { reportedThreadBody } from '../../messaging/messaging.contract.ts'
import { partiesOf, roleIn } from '../index.ts'
import { orderOfPhoto } from './disputes.store.ts'
import { refuseDispute } from './refusals.ts'
import { readConversation } from './statements.ts'

/** Photos of disputes, for the parties and admins; and the parties' conversation, for admins. */
export function statementsApi(deps: Deps) {
  const db = deps.db.kysely
  return createRouter()
    .openapi(
      route('signedIn', {
        method: 'get',
        path: '/dispute-photos/{id}',
        operationId: 'getDisputePhoto',
        summary: 'Get a photo of a dispute',
        description:
          'Returns the image to the buyer, the seller and admins. Returns 404 to everyone else.',
        tags: ['disputes'],
        request: { params: z.object({ id: z.string() }) },
        responses: privatePhotoResponses,
      }),
      async (c) => {
        const { id } = c.req.valid('param')
        const viewer = requireViewer(c)
        const orderId = isId(id) ? await orderOfPhoto(db, id) : undefined
        const parties = orderId ? await partiesOf(db, orderId) : undefined
        const maySee = parties && roleIn(parties, viewer)
        return sendPrivatePhoto(deps, c, maySee ? messagePhotoKey(id) : undefined)
      },
    )
    .openapi(
      route('admin', {
        method: 'get',
        path: '/orders/{id}/dispute/conversation',
        operationId: 'getDisputeConversation',
        summary: 'Get the messages of a disputed order',
        description:
          'For admins who are not part of the order. Returns the conversation between buyer and seller. Each access is recorded in the audit log.',
        tags: ['disputes'],
        request: { params: z.object({ id: z.string() }) },
        responses: {
          200: json(z.object({ thread: z.union([reportedThreadBody, z.null()]) })),
          ...refusals(401, 403, 404),
        },
      }),
      async (c) => {
        const read = await readConversation(deps, requireViewer(c), c.req.valid('param').id)
        if ('refused' in read) return refuseDispute(c, read.refused)
        return c.json(read, 200)
      },
    )
}
