import type { Deps } from '../../deps.ts'
import { isId } from '../../platform/db/index.ts'
import {
  createRouter,
  json,
  refusals,
  refuse,
  route,
  viewerOf,
  z,
} from '../../platform/http/index.ts'
import { messagePhotoKey, PRIVATE_PHOTO_TYPE } from '../media/index.ts'
import { reportedThreadBody } from '../messaging/messaging.contract.ts'
import { partiesOf } from '../orders/index.ts'
import { readConversation } from './read-conversation.ts'
import { turnedDown } from './refusals.ts'
import { orderOfPhoto } from './statements.store.ts'

const picture = {
  description: 'The photo',
  content: { [PRIVATE_PHOTO_TYPE]: { schema: { type: 'string' as const, format: 'binary' } } },
}

/** Photos that are evidence, for the two of the order and admins; and what the two wrote, for admins. */
export function evidenceApi(deps: Deps) {
  const db = deps.db.kysely
  return createRouter()
    .openapi(
      route('signedIn', {
        method: 'get',
        path: '/dispute-photos/{id}',
        operationId: 'getDisputePhoto',
        summary: 'A photo that is evidence, for the two of the order and for admins',
        tags: ['disputes'],
        request: { params: z.object({ id: z.string() }) },
        responses: { 200: picture, ...refusals(401, 404) },
      }),
      async (c) => {
        const { id } = c.req.valid('param')
        const viewer = viewerOf(c)
        const orderId = isId(id) ? await orderOfPhoto(db, id) : undefined
        const parties = orderId ? await partiesOf(db, orderId) : undefined
        const isTheirs = parties?.buyerId === viewer.id || parties?.sellerId === viewer.id
        const maySee = parties && (isTheirs || viewer.role === 'admin')
        const photo = maySee ? await deps.storage.read(messagePhotoKey(id)) : undefined
        if (!photo) return refuse(c, 404, 'not_found', 'There is no such photo.')
        return c.body(new Uint8Array(photo), 200, {
          'content-type': PRIVATE_PHOTO_TYPE,
          'cache-control': 'private, max-age=3600',
          'content-security-policy': "default-src 'none'; sandbox",
        }) as never
      },
    )
    .openapi(
      route('admin', {
        method: 'get',
        path: '/orders/{id}/dispute/conversation',
        operationId: 'readDisputedConversation',
        summary: 'What the two of a disputed order wrote to each other; who read it is in the log',
        tags: ['disputes'],
        request: { params: z.object({ id: z.string() }) },
        responses: {
          200: json(z.object({ thread: reportedThreadBody.nullable() })),
          ...refusals(401, 403, 404),
        },
      }),
      async (c) => {
        const read = await readConversation(deps, viewerOf(c), c.req.valid('param').id)
        if ('refused' in read) return refuse(c, ...turnedDown(read.refused))
        return c.json(read, 200)
      },
    )
}
