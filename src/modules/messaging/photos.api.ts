import type { Deps } from '../../deps.ts'
import { isId } from '../../platform/db/index.ts'
import { createRouter, requireViewer, route, z } from '../../platform/http/index.ts'
import { messagePhotoKey, privatePhotoResponses, sendPrivatePhoto } from '../media/index.ts'
import { findPhoto } from './messages.store.ts'

/** Message photos, for the two people of the thread, and for moderators once it is reported. */
export function photosApi(deps: Deps) {
  const db = deps.db.kysely
  return createRouter().openapi(
    route('signedIn', {
      method: 'get',
      path: '/messages/photos/{id}',
      operationId: 'getMessagePhoto',
      summary: 'Get the photo of a message',
      description:
        'Returns the image to the two people of the conversation, and to admins if the conversation was reported. Answers 404 to everyone else.',
      tags: ['messages'],
      request: { params: z.object({ id: z.string() }) },
      responses: privatePhotoResponses,
    }),
    async (c) => {
      const { id } = c.req.valid('param')
      const viewer = requireViewer(c)
      const found = isId(id) ? await findPhoto(db, id) : undefined
      const isOwn = found?.buyerId === viewer.id || found?.sellerId === viewer.id
      const maySee = isOwn || (viewer.role === 'admin' && found?.isReported)
      return sendPrivatePhoto(deps, c, maySee ? messagePhotoKey(id) : undefined)
    },
  )
}
