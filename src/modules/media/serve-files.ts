import { type Context, Hono } from 'hono'
import type { Deps } from '../../deps.ts'
import { type AppEnv, refusals, refuse } from '../../platform/http/index.ts'
import { type OpenFile, StorageError } from '../../platform/storage/index.ts'
import {
  contentType,
  fileName,
  isFresh,
  MAIN,
  PRIVATE_PHOTO_TYPE,
  parsePictureUrl,
  storageKey,
  THUMB_WIDTH,
  type Variant,
} from './picture.ts'
import { shopImageKeyFor, shopImageType } from './shop-images/shop-image-files.ts'

/** Makes the browser treat any file as a picture only. */
const PICTURE_HEADERS = {
  'X-Content-Type-Options': 'nosniff',
  'Content-Security-Policy': "default-src 'none'; frame-ancestors 'none'; sandbox",
  'Cross-Origin-Resource-Policy': 'same-origin',
  'Accept-Ranges': 'bytes',
}

/** The content at a URL never changes. */
const CACHE_FOREVER = 'public, max-age=31536000, immutable'
/** For a response with another variant than the one requested, which is not drawn yet. */
const CACHE_BRIEFLY = 'public, max-age=60'
/** An upload may still become a private photo, so no shared cache may store it. */
const CACHE_PRIVATELY = 'private, max-age=60'
const RETRY_AFTER = '5'
const SHOP_IMAGES = '/media/shop/'

/** Email programs show the pictures of the shop, and networks fetch them. */
const SHOP_IMAGE_HEADERS = {
  ...PICTURE_HEADERS,
  'Cross-Origin-Resource-Policy': 'cross-origin',
  'Cache-Control': CACHE_FOREVER,
}

async function openShopImage({ storage }: Deps, name: string): Promise<Sendable | undefined> {
  const key = shopImageKeyFor(name)
  const file = key && (await storage.open(key))
  if (!key || !file) return undefined
  const headers = { ...SHOP_IMAGE_HEADERS, 'Content-Type': shopImageType(key) ?? '' }
  return { file, headers, etag: `"${name}-${file.size}"` }
}

/** Serves pictures from any storage. */
export function mediaFiles(deps: Deps) {
  return new Hono<AppEnv>().get('/media/*', async (c) => {
    if (c.req.path.startsWith(SHOP_IMAGES)) {
      const image = await whileStored(deps, () =>
        openShopImage(deps, c.req.path.slice(SHOP_IMAGES.length)),
      )
      return sendPicture(c, image)
    }
    // Only an exact file name becomes a key, which rules out path traversal.
    const named = parsePictureUrl(c.req.path)
    const wanted = named && {
      id: named.id,
      variant: acceptedVariant(named.variant, c.req.header('accept')),
    }
    const file = await whileStored(deps, () => openVariant(deps, wanted))
    if (typeof file === 'object' && named?.variant.format === 'avif') file.headers.Vary = 'Accept'
    return sendPicture(c, file)
  })
}

/** 'away' when the storage cannot be read now. */
async function whileStored({ log }: Deps, open: () => Promise<Sendable | undefined>) {
  return open().catch((error: unknown) => {
    if (!(error instanceof StorageError)) throw error
    log.warn({ err: error }, 'a picture could not be read')
    return 'away' as const
  })
}

function sendPicture(c: Context<AppEnv>, file: Sendable | 'away' | undefined) {
  if (file === 'away') {
    c.header('Retry-After', RETRY_AFTER)
    return refuse(c, 503, 'storage_away', 'Pictures are unavailable right now. Try again shortly.')
  }
  if (!file) return refuse(c, 404, 'not_found', 'Picture not found.')
  return sendFile(c, file)
}

/**
 * Pages name the AVIF file alone. A browser that names the formats it takes, and AVIF not among them, gets
 * the same picture as WebP.
 */
function acceptedVariant(named: Variant, accept = ''): Variant {
  const isOlder = accept.includes('image/webp') && !accept.includes('image/avif')
  return isOlder ? { ...named, format: 'webp' } : named
}

/** The requested file, or else another variant of the picture that is large enough. */
async function openVariant(
  { storage, clock }: Deps,
  named: ReturnType<typeof parsePictureUrl>,
): Promise<Sendable | undefined> {
  if (!named) return undefined
  for (const variant of fallbacks(named.variant)) {
    const file = await storage.open(storageKey(named.id, variant))
    if (!file) continue
    const lasting = variant === named.variant ? CACHE_FOREVER : CACHE_BRIEFLY
    const headers = {
      ...PICTURE_HEADERS,
      'Content-Type': contentType(variant),
      'Cache-Control': isFresh(named.id, clock.now()) ? CACHE_PRIVATELY : lasting,
    }
    return { file, headers, etag: `"${fileName(named.id, variant)}-${file.size}"` }
  }
  return undefined
}

function fallbacks(wanted: Variant): Variant[] {
  const thumb: Variant = { width: THUMB_WIDTH, format: 'webp' }
  return [wanted, ...(wanted.width <= THUMB_WIDTH ? [thumb, MAIN] : [MAIN])]
}

const PRIVATE_HEADERS = {
  ...PICTURE_HEADERS,
  'Content-Type': PRIVATE_PHOTO_TYPE,
  // The browser must revalidate every time, because another person may log in on it.
  'Cache-Control': 'private, no-cache',
  Vary: 'Cookie',
}
const PRIVATE_RETRY_AFTER = '5'
const content = {
  [PRIVATE_PHOTO_TYPE]: { schema: { type: 'string' as const, format: 'binary' } },
}

/** The responses of a route that serves a private photo. */
export const privatePhotoResponses = {
  200: { description: 'The photo', content },
  206: { description: 'The requested range of the photo', content },
  304: { description: 'The photo has not changed' },
  416: { description: 'The photo has no such range' },
  ...refusals(401, 403, 404),
}

/**
 * Streams the private photo with this key, or answers 404. Callers pass no key for a person who may not
 * see the photo.
 */
export async function sendPrivatePhoto(deps: Deps, c: Context<AppEnv>, key: string | undefined) {
  try {
    const file = key && (await deps.storage.open(key))
    if (!key || !file) return refuse(c, 404, 'not_found', 'Photo not found.')
    const name = key.slice(key.lastIndexOf('/') + 1)
    // Hono's response types cover only JSON and text.
    return (await sendFile(c, {
      file,
      headers: PRIVATE_HEADERS,
      etag: `"${name}-${file.size}"`,
    })) as never
  } catch (error) {
    if (!(error instanceof StorageError)) throw error
    deps.log.warn({ err: error }, 'a private photo could not be read')
    c.header('Retry-After', PRIVATE_RETRY_AFTER)
    return refuse(c, 503, 'storage_away', 'Photos are unavailable right now. Try again shortly.')
  }
}

type Sendable = { file: OpenFile; headers: Record<string, string>; etag: string }

/**
 * Streams a file or the requested range of it, or answers 304 (RFC 9110). The file is always closed.
 */
async function sendFile(c: Context<AppEnv>, sendable: Sendable): Promise<Response> {
  let streaming = false
  try {
    const response = respond(c, sendable)
    streaming = response.body !== null
    return response
  } finally {
    // A stream closes the file itself, at its end or when the client disconnects.
    if (!streaming) await sendable.file.close()
  }
}

function respond(c: Context<AppEnv>, { file, etag, headers: fileHeaders }: Sendable): Response {
  const { size } = file
  const headers: Record<string, string> = { ...fileHeaders, ETag: etag }
  if (matchesEtag(c.req.header('if-none-match'), etag)) return c.body(null, 304, headers)
  const inParts = c.req.method === 'GET' && (c.req.header('if-range') ?? etag) === etag
  const range = inParts ? readRange(c.req.header('range'), size) : undefined
  if (range === 'beyond')
    return c.body(null, 416, { ...headers, 'Content-Range': `bytes */${size}` })
  const { start, end } = range ?? { start: 0, end: size - 1 }
  headers['Content-Length'] = String(end - start + 1)
  if (range) headers['Content-Range'] = `bytes ${start}-${end}/${size}`
  const status = range ? 206 : 200
  if (c.req.method === 'HEAD') return c.body(null, status, headers)
  return c.body(file.stream({ start, end }), status, headers)
}

function matchesEtag(header: string | undefined, etag: string): boolean {
  if (!header) return false
  return header
    .split(',')
    .some((one) => one.trim().replace(/^W\//, '') === etag || one.trim() === '*')
}

type ByteRange = { start: number; end: number }

/**
 * The byte range of a Range header (RFC 9110). Undefined to send everything, as for several ranges and
 * unknown units; 'beyond' when the range is outside the file.
 */
export function readRange(
  header: string | undefined,
  size: number,
): ByteRange | 'beyond' | undefined {
  const match = /^bytes=(\d{0,15})-(\d{0,15})$/.exec(header ?? '')
  const [, from, to] = match ?? []
  if (!match || (!from && !to)) return undefined
  if (!from) {
    const last = Number(to)
    return last === 0 ? 'beyond' : { start: Math.max(0, size - last), end: size - 1 }
  }
  const start = Number(from)
  if (start >= size) return 'beyond'
  if (!to) return { start, end: size - 1 }
  const end = Math.min(Number(to), size - 1)
  return end < start ? undefined : { start, end }
}
