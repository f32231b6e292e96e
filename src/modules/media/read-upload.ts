import { MAX_PHOTO_BYTES } from './picture.ts'

/** Bytes of the form around the photo: boundaries, headers and small fields. */
const ENVELOPE_BYTES = 16 * 1024

type Outcome = { photo: Buffer } | { refused: 'not_a_form' | 'no_image' | 'too_large' }

/**
 * Reads the field `image` of a multipart form while holding the body only once. Request.formData would
 * copy it three times, so that a dozen large photos at once would take 400 MB.
 */
export async function readUpload(request: Request): Promise<Outcome> {
  const boundary = readBoundary(request.headers.get('content-type') ?? '')
  if (!boundary) return { refused: 'not_a_form' }
  const bytes = await readCapped(request, MAX_PHOTO_BYTES + ENVELOPE_BYTES)
  if (!bytes) return { refused: 'too_large' }
  const image = extractFile(bytes, boundary, 'image')
  if (image === 'not_a_form') return { refused: image }
  if (!image || image.length === 0) return { refused: 'no_image' }
  if (image.length > MAX_PHOTO_BYTES) return { refused: 'too_large' }
  return { photo: image }
}

function readBoundary(type: string): string | undefined {
  if (!/^multipart\/form-data\b/i.test(type)) return undefined
  const [, quoted, plain] = /;\s*boundary=(?:"([^"]{1,70})"|([^;\s"]{1,70}))/i.exec(type) ?? []
  return quoted ?? plain
}

/**
 * The bytes of the file in this field (RFC 7578): parts are separated by lines of two dashes and the
 * boundary, the last of which ends with two more dashes. Undefined when the field is missing.
 */
function extractFile(
  body: Buffer,
  boundary: string,
  field: string,
): Buffer | 'not_a_form' | undefined {
  const line = Buffer.from(`\r\n--${boundary}`, 'latin1')
  const first = body.indexOf(line.subarray(2))
  let found: Buffer | undefined
  let at = first < 0 ? -1 : first + line.length - 2
  while (at >= 0) {
    if (body.toString('latin1', at, at + 2) === '--') return found
    const from = body.indexOf('\r\n\r\n', at)
    const end = from < 0 ? -1 : body.indexOf(line, from + 2)
    if (end < 0) break
    // Headers are short; the rest is the photo.
    const headers = body.toString('utf8', at, Math.min(from, at + ENVELOPE_BYTES))
    if (!found && isFile(headers, field)) found = body.subarray(from + 4, Math.max(from + 4, end))
    at = end + line.length
  }
  // A form without its last line was truncated.
  return 'not_a_form'
}

function isFile(headers: string, field: string): boolean {
  const disposition = /^content-disposition:\s*form-data\s*;(.*)$/im.exec(headers)?.[1] ?? ''
  const name = /(?:^|;)\s*name=(?:"([^"]*)"|([^;\s]*))/i.exec(disposition)
  return (name?.[1] ?? name?.[2]) === field && /(?:^|;)\s*filename\*?=/i.test(disposition)
}

// Content-Length may be wrong: it sizes the buffer, and is trusted only when it is too large.
// Buffer space that is never written to takes no memory.
async function readCapped(request: Request, cap: number): Promise<Buffer | undefined> {
  const named = Number(request.headers.get('content-length') ?? Number.NaN)
  if (named > cap) return undefined
  let room = Buffer.allocUnsafeSlow(named >= 0 ? named : ENVELOPE_BYTES)
  let length = 0
  for await (const piece of request.body ?? []) {
    const next = length + piece.byteLength
    // Leaving the loop cancels the stream, so the rest is not read.
    if (next > cap) return undefined
    if (next > room.length) {
      const more = Buffer.allocUnsafeSlow(Math.min(cap, Math.max(next, room.length * 2)))
      room.copy(more, 0, 0, length)
      room = more
    }
    room.set(piece, length)
    length = next
  }
  return room.subarray(0, length)
}
