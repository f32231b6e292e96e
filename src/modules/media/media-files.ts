import { type FileHandle, open } from 'node:fs/promises'
import { Readable } from 'node:stream'
import { type Context, Hono } from 'hono'
import type { Deps } from '../../deps.ts'
import { type AppEnv, refuse } from '../../platform/http/index.ts'
import { readRange } from './byte-range.ts'
import { fileOf } from './files.ts'
import { readAddress } from './picture.ts'

// What lies at an address never changes, and is never more than a picture.
const HEADERS = {
  'Content-Type': 'image/webp',
  'Cache-Control': 'public, max-age=31536000, immutable',
  'X-Content-Type-Options': 'nosniff',
  'Content-Security-Policy': "default-src 'none'; sandbox",
  'Cross-Origin-Resource-Policy': 'same-origin',
  'Accept-Ranges': 'bytes',
}

/** Serves the pictures from disk. */
export function mediaFiles(deps: Deps) {
  return new Hono<AppEnv>().get('/media/*', async (c) => {
    // Only an address of exactly our form becomes a path: nobody walks out of the folder.
    const named = readAddress(c.req.path)
    const file = named && (await openOrMiss(fileOf(deps.mediaFolder, named.id, named.size)))
    if (!file) return refuse(c, 404, 'not_found', 'There is no such picture.')
    let streaming = false
    try {
      const { size } = await file.stat()
      const etag = `"${named.id}-${named.size}-${size}"`
      const response = answer(c, file, size, etag)
      streaming = response.body !== null
      return response
    } finally {
      // A stream closes the file itself, at its end or when the client hangs up.
      if (!streaming) await file.close()
    }
  })
}

function answer(c: Context<AppEnv>, file: FileHandle, size: number, etag: string): Response {
  const headers: Record<string, string> = { ...HEADERS, ETag: etag }
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
  return c.body(
    Readable.toWeb(file.createReadStream({ start, end })) as ReadableStream,
    status,
    headers,
  )
}

function sameTag(header: string | undefined, etag: string): boolean {
  if (!header) return false
  return header
    .split(',')
    .some((one) => one.trim().replace(/^W\//, '') === etag || one.trim() === '*')
}

async function openOrMiss(path: string): Promise<FileHandle | undefined> {
  try {
    return await open(path, 'r')
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return undefined
    throw error
  }
}
