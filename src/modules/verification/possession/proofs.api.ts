import type { Deps } from '../../../deps.ts'
import { isId } from '../../../platform/db/index.ts'
import {
  createRouter,
  json,
  refusals,
  refuse,
  requireViewer,
  route,
  z,
} from '../../../platform/http/index.ts'
import { privatePhotoAnswers, privatePhotoKey, showPrivately } from '../../media/index.ts'
import { maySee } from '../proof/index.ts'
import { ofQuery } from '../proof/proof.contract.ts'
import { myPossessionBody, possessionBody, provenPhoneBody } from './possession.contract.ts'
import { listProven, verifiedOf, verifiedOfDraft } from './possession.store.ts'

const tags = ['proof']
const ofPhone = { params: z.object({ phoneId: z.string() }) }

/** That possession was proven, for everybody who sees the phone; the photo, for moderators alone. */
export function proofsApi(deps: Deps) {
  const db = deps.db.kysely
  return createRouter()
    .openapi(
      route('Seller', {
        method: 'get',
        path: '/my-possession',
        operationId: 'getMyPossession',
        summary: 'Get own proof of possession',
        description: 'Returns when you proved possession of your draft or phone, or null.',
        tags,
        request: { query: ofQuery },
        responses: { 200: json(myPossessionBody), ...refusals(401, 403, 422) },
      }),
      async (c) => {
        const { draft, phone } = c.req.valid('query')
        const { id } = requireViewer(c)
        const code = draft
          ? await verifiedOfDraft(db, id, draft)
          : phone && isId(phone)
            ? await verifiedOf(db, phone)
            : undefined
        if (!code?.verifiedAt || code.sellerId !== id) return c.json({ proven: null }, 200)
        const { verifiedAt, words } = code
        return c.json({ proven: { verifiedAt: verifiedAt.toISOString(), words } }, 200)
      },
    )
    .openapi(
      route('anyone', {
        method: 'get',
        path: '/possession/{phoneId}',
        operationId: 'getPossession',
        summary: 'Get proof of possession',
        description: 'Returns when the seller of a phone proved to have it.',
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
        path: '/possession-photos',
        operationId: 'listPossessionPhotos',
        summary: 'List possession photos',
        description:
          'Returns phones whose possession was proven by a photo, newest first. For admins.',
        tags,
        responses: { 200: json(z.array(provenPhoneBody)), ...refusals(401, 403) },
      }),
      async (c) => {
        const proven = await listProven(db)
        const shown = proven.map(({ verifiedAt, ...phone }) => ({
          ...phone,
          verifiedAt: verifiedAt.toISOString(),
        }))
        return c.json(shown, 200)
      },
    )
    .openapi(
      route('admin', {
        method: 'get',
        path: '/possession-photos/{phoneId}',
        operationId: 'getPossessionPhoto',
        summary: 'Get possession photo',
        description: 'Returns the photo by which a seller proved possession. For admins.',
        tags,
        request: ofPhone,
        responses: privatePhotoAnswers,
      }),
      async (c) => {
        const { phoneId } = c.req.valid('param')
        const code = isId(phoneId) ? await verifiedOf(db, phoneId) : undefined
        return showPrivately(deps, c, code?.photoId ? privatePhotoKey(code.photoId) : undefined)
      },
    )
}
