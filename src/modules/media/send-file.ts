import type { Context } from 'hono'
import type { AppEnv } from '../../platform/http/index.ts'
import type { OpenFile } from '../../platform/storage/index.ts'
import { readRange } from './byte-range.ts'

/** A file that may be sent: what it is, and by what a browser knows it again. */
export type Sendable = { file: OpenFile; headers: Record<string, string>; etag: string }

/** For whatever lies at an address of pictures: never more than a picture. */
export const PICTURE_HEADERS = {
  'X-Content-Type-Options': 'nosniff',
  'Content-Security-Policy': "default-src 'none'; sandbox",
  'Cross-Origin-Resource-Policy': 'same-origin',
  'Accept-Ranges': 'bytes',
}

/**
 * Streams a file: all of it, the part that is asked for, or that the browser has it already (RFC
 * 9110). The file is closed whatever comes of it.
 */
export async function sendFile(c: Context<AppEnv>, sendable: Sendable): Promise<Response> {
  let streaming = false
  try {
    const response = answer(c, sendable)
    streaming = response.body !== null
    return response
  } finally {
    // A stream closes the file itself, at its end or when the client hangs up.
    if (!streaming) await sendable.file.close()
  }
}

function answer(c: Context<AppEnv>, { file, etag, headers: own }: Sendable): Response {
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
