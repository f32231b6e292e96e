import { renderSVG } from 'uqr'
import type { Deps } from '../../../deps.ts'
import { isId } from '../../../platform/db/index.ts'
import {
  createLimiter,
  createRouter,
  json,
  jsonBody,
  limitAttempts,
  refusals,
  refuse,
  requireViewer,
  route,
  z,
} from '../../../platform/http/index.ts'
import {
  privatePhotoKey,
  privatePhotoResponses,
  readUpload,
  sendPrivatePhoto,
  uploadRefusals,
} from '../../media/index.ts'
import {
  myPossessionBody,
  newPossessionCodeBody,
  possessionBody,
  possessionCodeBody,
  possessionPhotoQuery,
  provenPhoneBody,
  subjectQuery,
  verifiedPossessionBody,
} from '../proof/proof.contract.ts'
import { canSeeListing, type ListingReader } from '../proof/proof-subject.ts'
import { findVerified, findVerifiedDraft, listProven } from './possession.store.ts'
import {
  CODE_MINUTES,
  makePossessionCode,
  type ProofRefusal,
  provePossession,
} from './prove-possession.ts'

const tags = ['verification']

/** Photos that one account may send in ten minutes: reading one may take a core for seconds. */
const PHOTOS = { points: 15, seconds: 600 }
const CODES = { points: 20, seconds: 600 }
/** Seconds until a full queue of reading is surely shorter. */
const BUSY_RETRY_AFTER = 10

const { storage_away: not_stored, ...photoRefusals } = uploadRefusals
const reasons = {
  ...photoRefusals,
  not_found: [404, 'Draft or phone not found.'],
  no_code: [
    422,
    'We can’t read the code in this photo. Move closer, hold the camera still, and avoid reflections.',
  ],
  other_code: [422, 'The photo shows a different code. Use the code shown here.'],
  used: [409, 'This code was already used for a photo. Create a new one.'],
  run_out: [410, 'This code has expired. Create a new one.'],
  not_stored,
} as const satisfies Record<ProofRefusal | 'not_a_form' | 'no_image', readonly [number, string]>

const form = {
  type: 'object' as const,
  required: ['image'],
  properties: { image: { type: 'string' as const, format: 'binary' } },
}

export function possessionApi(deps: Deps, listings: ListingReader) {
  const { pool } = deps.db
  const codes = createLimiter(pool, 'possession-code', CODES.points, CODES.seconds)
  const photos = createLimiter(pool, 'possession', PHOTOS.points, PHOTOS.seconds)
  const router = createRouter()
    .openapi(
      route('buy', {
        method: 'post',
        path: '/possession-codes',
        operationId: 'createPossessionCode',
        summary: 'Create a possession code',
        description:
          'Creates a one-time code that must be visible in a photo of the phone. It is valid for an hour.',
        tags,
        request: {
          body: jsonBody(newPossessionCodeBody),
        },
        responses: { 201: json(possessionCodeBody), ...refusals(401, 403, 404, 413, 422, 429) },
      }),
      async (c) => {
        const viewer = requireViewer(c)
        const tooMany = await limitAttempts(c, codes, viewer.id)
        if (tooMany) return tooMany
        const made = await makePossessionCode(deps, listings, viewer, c.req.valid('json'))
        if ('refused' in made) return refuse(c, 404, made.refused, reasons.not_found[1])
        const { id, payload, words, expiresAt } = made
        // A quarter of the code may be hidden by a reflection or a thumb.
        const qr = renderSVG(payload, { ecc: 'Q', border: 4 })
        return c.json(
          {
            _id: id,
            code: words,
            payload,
            qr,
            expiresAt: expiresAt.toISOString(),
            secondsLeft: CODE_MINUTES * 60,
          },
          201,
        )
      },
    )
    .openapi(
      route('buy', {
        method: 'post',
        path: '/possession-photos',
        operationId: 'verifyPossession',
        summary: 'Verify possession with a photo',
        description:
          'Stores a photo of the phone with its code, once the server has recognized the code. The photo is visible to moderators only and stored without metadata.',
        tags,
        request: {
          query: possessionPhotoQuery,
          body: { content: { 'multipart/form-data': { schema: form } }, required: true },
        },
        responses: {
          200: json(verifiedPossessionBody),
          ...refusals(401, 403, 404, 409, 410, 413, 422, 429),
        },
      }),
      async (c) => {
        const viewer = requireViewer(c)
        const tooMany = await limitAttempts(c, photos, viewer.id)
        if (tooMany) return tooMany
        const upload = await readUpload(c.req.raw)
        const outcome =
          'refused' in upload
            ? upload
            : await provePossession(deps, listings, viewer, c.req.valid('query'), upload.photo)
        if ('verifiedAt' in outcome) {
          const { verifiedAt, words } = outcome
          return c.json({ verifiedAt: verifiedAt.toISOString(), code: words }, 200)
        }
        const [status, message] = reasons[outcome.refused]
        if (status === 503) c.header('Retry-After', String(BUSY_RETRY_AFTER))
        return refuse(c, status, outcome.refused, message, { image: message })
      },
    )
  router.route('/', proofsApi(deps, listings))
  return router
}

const verificationTags = ['verification']
const phoneRequest = { params: z.object({ phoneId: z.string() }) }

/** That possession was proven, for everybody who sees the phone; the photo, for moderators alone. */
function proofsApi(deps: Deps, listings: ListingReader) {
  const db = deps.db.kysely
  return createRouter()
    .openapi(
      route('buy', {
        method: 'get',
        path: '/my-possession',
        operationId: 'getMyPossession',
        summary: 'Get your own possession check',
        description: 'Returns when you verified possession of your draft or phone, or null.',
        tags: verificationTags,
        request: { query: subjectQuery },
        responses: { 200: json(myPossessionBody), ...refusals(401, 403, 422) },
      }),
      async (c) => {
        const { draft, phone } = c.req.valid('query')
        const { id } = requireViewer(c)
        const code = draft
          ? await findVerifiedDraft(db, id, draft)
          : phone && isId(phone)
            ? await findVerified(db, phone)
            : undefined
        if (!code?.verifiedAt || code.sellerId !== id) return c.json({ possession: null }, 200)
        const { verifiedAt, words } = code
        return c.json({ possession: { verifiedAt: verifiedAt.toISOString(), code: words } }, 200)
      },
    )
    .openapi(
      route('anyone', {
        method: 'get',
        path: '/possession/{phoneId}',
        operationId: 'getPossession',
        summary: 'Get the possession check of a phone',
        description: 'Returns when the seller verified possession of a phone. Needs no session.',
        tags: verificationTags,
        request: phoneRequest,
        responses: { 200: json(possessionBody), ...refusals(404) },
      }),
      async (c) => {
        const { phoneId } = c.req.valid('param')
        const isSeen = await canSeeListing(db, listings, c.var.viewer, phoneId)
        const code = isSeen ? await findVerified(db, phoneId) : undefined
        if (!code?.verifiedAt) return refuse(c, 404, 'not_found', 'Possession hasn’t been proven.')
        return c.json({ phoneId, verifiedAt: code.verifiedAt.toISOString() }, 200)
      },
    )
    .openapi(
      route('verifyPossession', {
        method: 'get',
        path: '/possession-photos',
        operationId: 'listPossessionPhotos',
        summary: 'List possession photos',
        description:
          'For admins. Returns phones whose possession was verified with a photo, newest first.',
        tags: verificationTags,
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
      route('verifyPossession', {
        method: 'get',
        path: '/possession-photos/{phoneId}',
        operationId: 'getPossessionPhoto',
        summary: 'Get a possession photo',
        description: 'For admins. Returns the photo with which a seller verified possession.',
        tags: verificationTags,
        request: phoneRequest,
        responses: privatePhotoResponses,
      }),
      async (c) => {
        const { phoneId } = c.req.valid('param')
        const code = isId(phoneId) ? await findVerified(db, phoneId) : undefined
        return sendPrivatePhoto(deps, c, code?.photoId ? privatePhotoKey(code.photoId) : undefined)
      },
    )
}
