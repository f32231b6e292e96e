import type { Deps } from '../../deps.ts'
import {
  createLimiter,
  createRouter,
  json,
  limitAttempts,
  refusals,
  refuse,
  route,
  viewerOf,
} from '../../platform/http/index.ts'
import { type Uploaded, uploadedBody } from './media.contract.ts'
import { UPLOAD_SECONDS } from './picture.ts'
import { readUpload } from './read-upload.ts'
import { type Picture, storePicture } from './store-picture.ts'

/** Uploads that one account may make in ten minutes: a dozen listings with photos, and retries. */
const UPLOADS = { points: 60, seconds: 600 }

const reasons = {
  not_a_form: [415, 'Send the photo as a form with the field image.'],
  not_a_picture: [415, 'This is not a photo that we can read. Use JPEG, PNG, WebP, AVIF or GIF.'],
  too_large: [413, 'The photo is too large. At most 10 MB.'],
  too_many_pixels: [413, 'The photo is too large. At most 40 megapixels.'],
  no_image: [422, 'Choose a photo'],
  damaged: [422, 'The photo is damaged. Try another one.'],
  busy: [503, 'Many photos are coming in right now. Try again shortly.'],
} as const

/** Seconds until a full queue of decoding is surely shorter. */
const BUSY_RETRY_AFTER = 5

// Not a Zod schema: the body is read by hand, so that its size is held while it comes in.
const form = {
  type: 'object' as const,
  required: ['image'],
  properties: {
    image: {
      type: 'string' as const,
      format: 'binary',
      description: 'JPEG, PNG, WebP, AVIF or GIF.',
    },
    expiration: {
      type: 'string' as const,
      description: 'Taken and not used: it is always 600 seconds.',
    },
    key: {
      type: 'string' as const,
      description: 'Taken and not used: the session says who uploads.',
    },
  },
}

export function mediaApi(deps: Deps) {
  const limiter = createLimiter(deps.db.pool, 'upload', UPLOADS.points, UPLOADS.seconds)
  return createRouter().openapi(
    route('signedIn', {
      method: 'post',
      path: '/media',
      operationId: 'uploadPicture',
      summary: 'Uploads a photo; it goes after 600 seconds unless a listing claims it',
      tags: ['media'],
      request: { body: { content: { 'multipart/form-data': { schema: form } }, required: true } },
      responses: { 200: json(uploadedBody), ...refusals(401, 403, 413, 422, 429) },
    }),
    async (c) => {
      const viewer = viewerOf(c)
      const tooMany = await limitAttempts(c, limiter, viewer.id)
      if (tooMany) return tooMany
      const upload = await readUpload(c.req.raw)
      const outcome =
        'refused' in upload ? upload : await storePicture(deps, viewer.id, upload.photo)
      if ('picture' in outcome) return c.json(toUploaded(outcome.picture), 200)
      const [status, message] = reasons[outcome.refused]
      if (status === 503) c.header('Retry-After', String(BUSY_RETRY_AFTER))
      return refuse(c, status, outcome.refused, message, { image: message })
    },
  )
}

function toUploaded({ id, url, thumbUrl, width, height, bytes }: Picture): Uploaded {
  return {
    success: true,
    status: 200,
    data: {
      id,
      url,
      display_url: url,
      thumb: { url: thumbUrl },
      width,
      height,
      size: bytes,
      expiration: UPLOAD_SECONDS,
    },
  }
}
