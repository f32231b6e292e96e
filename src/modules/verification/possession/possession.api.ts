import { renderSVG } from 'uqr'
import type { Deps } from '../../../deps.ts'
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
} from '../../../platform/http/index.ts'
import { readUpload } from '../../media/index.ts'
import { CODE_MINUTES, makePossessionCode } from './make-possession-code.ts'
import { codeBody, newCodeBody, photoQuery, provenBody } from './possession.contract.ts'
import { proofsApi } from './proofs.api.ts'
import { type ProofRefusal, provePossession } from './prove-possession.ts'

const tags = ['proof']

/** Photos that one account may send in ten minutes: reading one may take a core for seconds. */
const PHOTOS = { points: 15, seconds: 600 }
const CODES = { points: 20, seconds: 600 }
/** Seconds until a full queue of reading is surely shorter. */
const BUSY_RETRY_AFTER = 10

const NOT_A_PICTURE = 'This is not a photo that we can read. Use JPEG, PNG, WebP, AVIF or GIF.'
const reasons = {
  not_found: [404, 'There is no such draft or phone of yours.'],
  not_a_form: [415, 'Send the photo as a form with the field image.'],
  not_a_picture: [415, NOT_A_PICTURE],
  heic: [415, 'This is a HEIC photo, which we cannot read. Send it as JPEG.'],
  too_large: [413, 'The photo is too large. At most 10 MB.'],
  too_many_pixels: [413, 'The photo is too large. At most 40 megapixels.'],
  no_image: [422, 'Choose a photo'],
  damaged: [422, 'The photo is damaged. Try another one.'],
  no_code: [
    422,
    'We cannot read the code in this photo. Go nearer, hold the camera still, and avoid reflections.',
  ],
  other_code: [422, 'The code in this photo is another one. Show the code that stands here now.'],
  used: [409, 'This code was used for a photo already. Make a new one.'],
  run_out: [410, 'This code has run out. Make a new one.'],
  not_stored: [503, 'We cannot store photos right now. Try again shortly.'],
  busy: [503, 'Many photos are coming in right now. Try again shortly.'],
} as const satisfies Record<ProofRefusal | 'not_a_form' | 'no_image', readonly [number, string]>

const form = {
  type: 'object' as const,
  required: ['image'],
  properties: { image: { type: 'string' as const, format: 'binary' } },
}

export function possessionApi(deps: Deps) {
  const { pool } = deps.db
  const codes = createLimiter(pool, 'possession-code', CODES.points, CODES.seconds)
  const photos = createLimiter(pool, 'possession', PHOTOS.points, PHOTOS.seconds)
  const router = createRouter()
    .openapi(
      route('Seller', {
        method: 'post',
        path: '/possession-codes',
        operationId: 'makePossessionCode',
        summary: 'Create possession code',
        description: 'Creates a one-time code that must be visible in a photo of the phone.',
        tags,
        request: {
          body: jsonBody(newCodeBody),
        },
        responses: { 201: json(codeBody), ...refusals(401, 403, 404, 413, 422, 429) },
      }),
      async (c) => {
        const viewer = requireViewer(c)
        const tooMany = await limitAttempts(c, codes, viewer.id)
        if (tooMany) return tooMany
        const made = await makePossessionCode(deps, viewer, c.req.valid('json'))
        if ('refused' in made) return refuse(c, 404, made.refused, reasons.not_found[1])
        const { id, payload, words, expiresAt } = made
        // A quarter of the code may be hidden by a reflection or a thumb.
        const qr = renderSVG(payload, { ecc: 'Q', border: 4 })
        return c.json(
          {
            _id: id,
            words,
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
      route('Seller', {
        method: 'post',
        path: '/possession-photos',
        operationId: 'provePossession',
        summary: 'Prove possession',
        description:
          'Takes a photo of the phone with its code, which the server reads. The photo is visible to moderators only and stored without metadata.',
        tags,
        request: {
          query: photoQuery,
          body: { content: { 'multipart/form-data': { schema: form } }, required: true },
        },
        responses: {
          200: json(provenBody),
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
            : await provePossession(deps, viewer, c.req.valid('query'), upload.photo)
        if ('verifiedAt' in outcome) {
          const { verifiedAt, words } = outcome
          return c.json({ verifiedAt: verifiedAt.toISOString(), words }, 200)
        }
        const [status, words] = reasons[outcome.refused]
        if (status === 503) c.header('Retry-After', String(BUSY_RETRY_AFTER))
        return refuse(c, status, outcome.refused, words, { image: words })
      },
    )
  router.route('/', proofsApi(deps))
  return router
}
