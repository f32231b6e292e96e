import type { Deps } from '../../../deps.ts'
import {
  createLimiter,
  createRouter,
  json,
  limitAttempts,
  refusals,
  refuse,
  requireViewer,
  route,
  z,
} from '../../../platform/http/index.ts'
import { MEGABYTE } from '../../../shared/quantities.ts'
import { type ImageName, imageNames } from '../../../shared/settings/definitions.ts'
import { MAX_SHOP_IMAGE_MB } from '../../../shared/settings/shop-images.ts'
import {
  conflictBody,
  readSettings,
  refuseChange,
  type SettingCallbacks,
  settingsBody,
} from '../../settings/index.ts'
import { readCapped } from '../read-upload.ts'
import { shopImageRefusals } from './read-shop-image.ts'
import { uploadShopImage } from './upload-shop-image.ts'

/** Uploads of an admin in ten minutes. */
const UPLOADS = { points: 60, seconds: 600 }
const BUSY_RETRY_AFTER = 5

const imageQuery = z.object({
  name: z.enum(imageNames as [ImageName], 'Name the picture'),
  version: z.coerce.number('Enter the version that you have read').int().min(0).openapi({
    description: 'The version of the setting that you have read.',
  }),
})

const binary = { schema: { type: 'string' as const, format: 'binary' } }

/** Logo and icon of the shop, for admins. */
export function shopImagesApi(deps: Deps, callbacks: SettingCallbacks) {
  const limiter = createLimiter(deps.db.pool, 'shop-image', UPLOADS.points, UPLOADS.seconds)
  return createRouter().openapi(
    route('changeSettings', {
      method: 'put',
      path: '/admin/settings/image',
      operationId: 'uploadShopImage',
      summary: 'Upload a logo or the icon of the shop',
      description: `For admins. The body is a PNG, JPEG or WebP of at most ${MAX_SHOP_IMAGE_MB} MB; SVG and animated pictures are refused. The picture is drawn again, and becomes the value of its setting. Refused with 409 and the present value if somebody else has changed it since the given \`version\`. To remove a picture, set its setting to null.`,
      tags: ['settings'],
      recentLogin: true,
      request: {
        query: imageQuery,
        body: {
          content: { 'image/png': binary, 'image/jpeg': binary, 'image/webp': binary },
          required: true,
        },
      },
      responses: {
        200: json(settingsBody),
        ...refusals(401, 403, 413, 422, 429),
        409: json(conflictBody, 'Somebody else has changed the picture.'),
      },
    }),
    async (c) => {
      const viewer = requireViewer(c)
      const tooMany = await limitAttempts(c, limiter, viewer.id)
      if (tooMany) return tooMany
      const bytes = await readCapped(c.req.raw, MAX_SHOP_IMAGE_MB * MEGABYTE)
      const outcome = bytes
        ? await uploadShopImage(deps, viewer, { ...c.req.valid('query'), bytes }, callbacks)
        : { unusable: 'too_large' as const }
      if ('unusable' in outcome) {
        const [status, message] = shopImageRefusals[outcome.unusable]
        if (status === 503) c.header('Retry-After', String(BUSY_RETRY_AFTER))
        return refuse(c, status, outcome.unusable, message, { image: message })
      }
      const settings = await readSettings(deps, callbacks)
      if ('changed' in outcome) return c.json({ settings }, 200)
      return refuseChange(c, outcome, settings)
    },
  )
}
