import { type Context, Hono } from 'hono'
import type { Deps } from '../../deps.ts'
import { type AppEnv, refuse } from '../../platform/http/index.ts'
import { type Storage, StorageFault } from '../../platform/storage/index.ts'
import { readRange } from './byte-range.ts'
import { keyOf, typeOf } from './files.ts'
import { MAIN, nameOf, readAddress, THUMB_WIDTH, type Variant } from './picture.ts'

// What lies at an address never changes, and is never more than a picture.
const HEADERS = {
  'Cache-Control': 'public, max-age=31536000, immutable',
  'X-Content-Type-Options': 'nosniff',
  'Content-Security-Policy': "default-src 'none'; sandbox",
  'Cross-Origin-Resource-Policy': 'same-origin',
  'Accept-Ranges': 'bytes',
}
/** While another of the picture's files stands in for one that is not drawn yet. */
const FOR_NOW = 'public, max-age=60'
const AWAY_RETRY_AFTER = '5'

/** Serves the pictures, wherever they are kept. */
export function mediaFiles(deps: Deps) {
  return new Hono<AppEnv>().get('/media/*', async (c) => {
    // Only an address of exactly our form becomes a key: nobody walks out of the folder.
    const named = readAddress(c.req.path)
    const found = await find(deps.storage, named).catch((error: unknown) => {
      if (!(error instanceof StorageFault)) throw error
      deps.log.warn({ err: error }, 'a picture could not be read')
      return 'away' as const
    })
    if (found === 'away') {
      c.header('Retry-After', AWAY_RETRY_AFTER)
      return refuse(c, 503, 'storage_away', 'We cannot reach our pictures right now.')
    }
    if (!found) return refuse(c, 404, 'not_found', 'There is no such picture.')
    let streaming = false
    try {
      const response = answer(c, found)
      streaming = response.body !== null
      return response
    } finally {
      // A stream closes the file itself, at its end or when the client hangs up.
      if (!streaming) await found.file.close()
    }
  })
}

type Found = NonNullable<Awaited<ReturnType<typeof find>>>

/** The file that is asked for, or else one of the same picture that surely is large enough. */
async function find(storage: Storage, named: ReturnType<typeof readAddress>) {
  if (!named) return undefined
  for (const variant of standIns(named.variant)) {
    const file = await storage.open(keyOf(named.id, variant))
    const headers = {
      ...HEADERS,
      'Content-Type': typeOf(variant),
      ...(variant !== named.variant && { 'Cache-Control': FOR_NOW }),
    }
    if (file) return { file, headers, etag: `"${nameOf(named.id, variant)}-${file.size}"` }
  }
  return undefined
}

function standIns(wanted: Variant): Variant[] {
  const thumb: Variant = { width: THUMB_WIDTH, format: 'webp' }
  return [wanted, ...(wanted.width <= THUMB_WIDTH ? [thumb, MAIN] : [MAIN])]
}

function answer(c: Context<AppEnv>, { file, etag, headers: own }: Found): Response {
  const { size } = file
  const headers: Record<string, string> = { ...own, ETag: etag }
  if (sameTag(c.req.header('if-none-match'), etag)) return c.body(null, 304, headers)
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

function sameTag(header: string | undefined, etag: string): boolean {
  if (!header) return false
  return header
    .split(',')
    .some((one) => one.trim().replace(/^W\//, '') === etag || one.trim() === '*')
}
