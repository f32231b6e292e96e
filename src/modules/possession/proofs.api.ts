import type { Deps } from '../../deps.ts'
import { isId } from '../../platform/db/index.ts'
import { createRouter, json, refusals, refuse, route, z } from '../../platform/http/index.ts'
import { PRIVATE_PHOTO_TYPE, privatePhotoKey } from '../media/index.ts'
import { maySee } from '../proof/index.ts'
import { possessionBody } from './possession.contract.ts'
import { verifiedOf } from './possession.store.ts'

const tags = ['proof']
const ofPhone = { params: z.object({ phoneId: z.string() }) }
const picture = {
  description: 'The photo',
  content: { [PRIVATE_PHOTO_TYPE]: { schema: { type: 'string' as const, format: 'binary' } } },
}

/** That possession was proven, for everybody who sees the phone; the photo, for moderators alone. */
export function proofsApi(deps: Deps) {
  const db = deps.db.kysely
  return createRouter()
    .openapi(
      route('anyone', {
        method: 'get',
        path: '/possession/{phoneId}',
        operationId: 'getPossession',
        summary: 'When the seller of a phone proved to have it in hand',
        tags,
        request: ofPhone,
        responses: { 200: json(possessionBody), ...refusals(404) },
      }),
      async (c) => {
        const { phoneId } = c.req.valid('param')
        const isSeen = await maySee(db, c.var.viewer, phoneId)
        const code = isSeen ? await verifiedOf(db, phoneId) : undefined
        if (!code?.verifiedAt) return refuse(c, 404, 'not_found', 'Nobody has proven that.')
        return c.json({ phoneId, verifiedAt: code.verifiedAt.toISOString() }, 200)
      },
    )
    .openapi(
      route('admin', {
        method: 'get',
        path: '/possession-photos/{phoneId}',
        operationId: 'getPossessionPhoto',
        summary: 'The photo by which a seller proved to have the phone in hand',
        tags,
        request: ofPhone,
        responses: { 200: picture, ...refusals(401, 403, 404) },
      }),
      async (c) => {
        const { phoneId } = c.req.valid('param')
        const code = isId(phoneId) ? await verifiedOf(db, phoneId) : undefined
        const photo = code?.photoId && (await deps.storage.read(privatePhotoKey(code.photoId)))
        if (!photo) return refuse(c, 404, 'not_found', 'There is no such photo.')
        return c.body(new Uint8Array(photo), 200, {
          'content-type': PRIVATE_PHOTO_TYPE,
          'cache-control': 'private, no-store',
        }) as never
      },
    )
}
