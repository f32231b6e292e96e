import type { Deps } from '../../deps.ts'
import { isId } from '../../platform/db/index.ts'
import { createRouter, refusals, refuse, route, viewerOf, z } from '../../platform/http/index.ts'
import { messagePhotoKey, PRIVATE_PHOTO_TYPE } from '../media/index.ts'
import { findPhoto } from './messages.store.ts'

const picture = {
  description: 'The photo',
  content: { [PRIVATE_PHOTO_TYPE]: { schema: { type: 'string' as const, format: 'binary' } } },
}

/** Photos of messages, for the two who write to each other, and for moderators once it is reported. */
export function photosApi(deps: Deps) {
  const db = deps.db.kysely
  return createRouter().openapi(
    route('signedIn', {
      method: 'get',
      path: '/messages/photos/{id}',
      operationId: 'getMessagePhoto',
      summary:
        'A photo of a message, for the two of its thread and for moderators of a reported one',
      tags: ['messages'],
      request: { params: z.object({ id: z.string() }) },
      responses: { 200: picture, ...refusals(401, 404) },
    }),
    async (c) => {
      const { id } = c.req.valid('param')
      const viewer = viewerOf(c)
      const found = isId(id) ? await findPhoto(db, id) : undefined
      const isOwn = found?.buyerId === viewer.id || found?.sellerId === viewer.id
      const maySee = isOwn || (viewer.role === 'admin' && found?.isReported)
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
