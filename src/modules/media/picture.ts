import { MINUTE } from '../../platform/clock.ts'

/** Life of an upload that no listing claims: 600 s, as the seed says. */
export const UPLOAD_SECONDS = (10 * MINUTE) / 1000
/** Larger than any phone's camera writes as JPEG. */
export const MAX_PHOTO_BYTES = 10 * 1024 * 1024
/** 40 megapixels: decoded they are 160 MB. */
export const MAX_PIXELS = 40_000_000
/** Widths that are kept: for the page of one phone, and for cards. */
export const WIDTHS = { full: 1200, thumb: 480 } as const

export type Size = keyof typeof WIDTHS

/** Addresses of a picture of ours; they never change what they show. */
export function pictureAddress(id: string, size: Size = 'full'): string {
  return `/media/${id}${size === 'thumb' ? `-${WIDTHS.thumb}` : ''}.webp`
}

const ADDRESS = /^\/media\/([0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12})(-480)?\.webp$/

/** Which picture an address names; undefined when it is none of ours. */
export function readAddress(path: string): { id: string; size: Size } | undefined {
  const match = ADDRESS.exec(path)
  return match?.[1] ? { id: match[1], size: match[2] ? 'thumb' : 'full' } : undefined
}

type Format = 'jpeg' | 'png' | 'gif' | 'webp' | 'avif' | 'heic'

/** What the bytes are, by their first few and never by a name; undefined when no picture we take. */
export function formatOf(bytes: Uint8Array): Format | undefined {
  const head = Buffer.from(bytes.buffer, bytes.byteOffset, Math.min(bytes.length, 32)).toString(
    'latin1',
  )
  if (head.startsWith('\xff\xd8\xff')) return 'jpeg'
  if (head.startsWith('\x89PNG\r\n\x1a\n')) return 'png'
  if (/^GIF8[79]a/.test(head)) return 'gif'
  if (/^RIFF[\s\S]{4}WEBP/.test(head)) return 'webp'
  if (head.slice(4, 8) !== 'ftyp') return undefined
  if (/avi[fs]/.test(head.slice(8))) return 'avif'
  return /hei[cxms]|hev[cx]|mif1|msf1/.test(head.slice(8)) ? 'heic' : undefined
}
