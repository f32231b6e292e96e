import type { Deps } from '../../deps.ts'
import { isId } from '../../platform/db/index.ts'
import { createRouter, refusals, refuse, route, viewerOf, z } from '../../platform/http/index.ts'
import { messagePhotoKey, PRIVATE_PHOTO_TYPE } from '../media/index.ts'
import { partiesOf } from '../orders/index.ts'
import { orderOfPhoto } from './statements.store.ts'

const picture = {
  description: 'The photo',
  content: { [PRIVATE_PHOTO_TYPE]: { schema: { type: 'string' as const, format: 'binary' } } },
}

/** Photos that are evidence: for the two of the order, and for admins. */
export function evidenceApi(deps: Deps) {
  const db = deps.db.kysely
  return createRouter().openapi(
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
}
