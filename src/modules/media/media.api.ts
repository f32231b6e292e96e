import type { Context } from 'hono'
import type { Deps } from '../../deps.ts'
import { isId } from '../../platform/db/index.ts'
import {
  type AppEnv,
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
} from '../../platform/http/index.ts'
import { UPLOAD_MINUTES } from '../../shared/listings/listing-limits.ts'
import { formatQuantity } from '../../shared/quantities.ts'
import { UPLOAD_SECONDS } from './picture.ts'
import { readUpload, uploadRefusals } from './read-upload.ts'
import { type Picture, rotatePicture, storePicture } from './store-picture.ts'

/** Shaped like the response of a public image host, as the specification requires (docs/seed-coverage.md). */
const uploadedBody = z
  .object({
    success: z.literal(true),
    status: z.literal(200),
    data: z.object({
      id: z.string(),
      url: z.string().openapi({ description: 'URL of the photo, at most 1200 pixels wide.' }),
      display_url: z.string(),
      thumb: z.object({ url: z.string() }),
      placeholder: z
        .string()
        .openapi({ description: 'A blurred preview to show until the photo is loaded.' }),
      width: z.number().int(),
      height: z.number().int(),
      size: z.number().int().openapi({ description: 'Bytes.' }),
      expiration: z
        .number()
        .int()
        .openapi({ description: 'Seconds until the photo is deleted unless something uses it.' }),
    }),
  })
  .openapi('UploadedPhoto')
export type Uploaded = z.infer<typeof uploadedBody>

const rotateBody = z
  .strictObject({
    degrees: z
      .union([z.literal(90), z.literal(180), z.literal(270)], 'Rotate by 90, 180 or 270 degrees')
      .openapi({ description: 'Clockwise.' }),
  })
  .openapi('PhotoRotation')

/** Uploads per account in ten minutes: a dozen listings with photos, and retries. */
const UPLOADS = { points: 60, seconds: 600 }

const reasons = {
  ...uploadRefusals,
  storage_full: [507, 'We have no space for photos right now. The admins have been notified.'],
} as const

/** Seconds after which a full queue is certainly shorter. */
const BUSY_RETRY_AFTER = 5

// Not a Zod schema: the body is read by hand, so that its size is limited while it arrives.
const form = {
  type: 'object' as const,
  required: ['image'],
  properties: {
    image: {
      type: 'string' as const,
      format: 'binary',
      description: 'JPEG, HEIC, PNG, WebP, AVIF or GIF.',
    },
    expiration: {
      type: 'string' as const,
      description: 'Accepted and ignored: photos always expire after 600 seconds.',
    },
    key: {
      type: 'string' as const,
      description: 'Accepted and ignored: the session identifies the uploader.',
    },
  },
}

const uploadRoute = route('loggedIn', {
  method: 'post',
  path: '/media',
  operationId: 'uploadPhoto',
  summary: 'Upload a photo',
  description: `Stores a photo and returns its ID and URL. It is deleted after ${formatQuantity(UPLOAD_MINUTES, 'minute')} unless a listing, message or profile uses it.`,
  tags: ['media'],
  request: { body: { content: { 'multipart/form-data': { schema: form } }, required: true } },
  responses: { 200: json(uploadedBody), ...refusals(401, 403, 413, 422, 429, 507) },
})

const rotateRoute = route('loggedIn', {
  method: 'post',
  path: '/media/{id}/rotate',
  operationId: 'rotatePhoto',
  summary: 'Rotate a photo',
  description: `Stores a rotated copy of your photo. The copy is deleted after ${formatQuantity(UPLOAD_MINUTES, 'minute')} unless a listing uses it.`,
  tags: ['media'],
  request: {
    params: z.object({ id: z.string() }),
    body: jsonBody(rotateBody),
  },
  responses: { 200: json(uploadedBody), ...refusals(401, 403, 404, 413, 422, 429, 507) },
})

/** Uploads and rotations of photos. */
export function mediaApi(deps: Deps) {
  const limiter = createLimiter(deps.db.pool, 'upload', UPLOADS.points, UPLOADS.seconds)
  return createRouter()
    .openapi(uploadRoute, async (c) => {
      const viewer = requireViewer(c)
      const tooMany = await limitAttempts(c, limiter, viewer.id)
      if (tooMany) return tooMany
      const sent = await readUpload(c.req.raw)
      const outcome = 'refused' in sent ? sent : await storePicture(deps, viewer.id, sent.photo)
      if ('picture' in outcome) return c.json(toUploaded(outcome.picture), 200)
      return refused(c, outcome.refused)
    })
    .openapi(rotateRoute, async (c) => {
      const viewer = requireViewer(c)
      const { id } = c.req.valid('param')
      if (!isId(id)) return refuse(c, 404, 'unknown_picture', 'Photo not found.')
      const tooMany = await limitAttempts(c, limiter, viewer.id)
      if (tooMany) return tooMany
      const outcome = await rotatePicture(deps, viewer.id, id, c.req.valid('json').degrees)
      if ('picture' in outcome) return c.json(toUploaded(outcome.picture), 200)
      if (outcome.refused === 'unknown_picture')
        return refuse(c, 404, 'unknown_picture', 'Photo not found.')
      return refused(c, outcome.refused)
    })
}

function refused(c: Context<AppEnv>, reason: keyof typeof reasons) {
  const [status, message] = reasons[reason]
  if (status === 503) c.header('Retry-After', String(BUSY_RETRY_AFTER))
  return refuse(c, status, reason, message, { image: message })
}

function toUploaded({ id, url, thumbUrl, placeholder, width, height, bytes }: Picture): Uploaded {
  return {
    success: true,
    status: 200,
    data: {
      id,
      url,
      display_url: url,
      thumb: { url: thumbUrl },
      placeholder,
      width,
      height,
      size: bytes,
      expiration: UPLOAD_SECONDS,
    },
  }
}
