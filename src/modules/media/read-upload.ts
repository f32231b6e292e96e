import { MAX_PHOTO_BYTES } from './picture.ts'

/** What the form around the photo may take: boundaries, headers and the small fields. */
const ENVELOPE_BYTES = 16 * 1024

type Outcome = { photo: Buffer } | { refused: 'not_a_form' | 'no_image' | 'too_large' }

/** Reads the field `image` of a multipart form, and never holds more than the largest photo. */
export async function readUpload(request: Request): Promise<Outcome> {
  const type = request.headers.get('content-type') ?? ''
  if (!/^multipart\/form-data\b/i.test(type)) return { refused: 'not_a_form' }
  const bytes = await readCapped(request, MAX_PHOTO_BYTES + ENVELOPE_BYTES)
  if (!bytes) return { refused: 'too_large' }
  const form = await new Response(bytes, { headers: { 'content-type': type } })
    .formData()
    .catch(() => undefined)
  if (!form) return { refused: 'not_a_form' }
  const image = form.get('image')
  if (!(image instanceof Blob) || image.size === 0) return { refused: 'no_image' }
  if (image.size > MAX_PHOTO_BYTES) return { refused: 'too_large' }
  return { photo: Buffer.from(await image.arrayBuffer()) }
}

// The length that a client names may be a lie: it is believed only when it is too much.
async function readCapped(request: Request, cap: number): Promise<Buffer<ArrayBuffer> | undefined> {
  if (Number(request.headers.get('content-length') ?? 0) > cap) return undefined
  const pieces: Uint8Array[] = []
  let length = 0
  for await (const piece of request.body ?? []) {
    length += piece.byteLength
    // Leaving the loop cancels the stream: the rest is not read.
    if (length > cap) return undefined
    pieces.push(piece)
  }
  return Buffer.concat(pieces)
}
