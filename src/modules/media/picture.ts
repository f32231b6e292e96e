import { MINUTE, SECOND } from '../../platform/clock.ts'
import { idTimestamp } from '../../platform/db/index.ts'

/** Life of an upload that no listing claims: 600 s, as the seed says. */
export const UPLOAD_SECONDS = (10 * MINUTE) / 1000
/** Larger than any phone's camera writes as JPEG. */
export const MAX_PHOTO_BYTES = 10 * 1024 * 1024
/** 40 megapixels: decoded they are 160 MB. */
export const MAX_PIXELS = 40_000_000

/**
 * Widths that are kept: for rows of tables and the strip of a gallery, for cards, for cards on dense
 * screens, for the page of one phone. Nothing is enlarged: of a small photo several are alike.
 */
export const WIDTHS = [240, 480, 800, 1200] as const
export const FORMATS = ['webp', 'avif'] as const
export const THUMB_WIDTH = 480
export const FULL_WIDTH = 1200

export type Width = (typeof WIDTHS)[number]
export type Format = (typeof FORMATS)[number]
/** One of the files that a picture is kept as. */
export type Variant = { width: Width; format: Format }

export const ALL_VARIANTS: readonly Variant[] = WIDTHS.flatMap((width) =>
  FORMATS.map((format) => ({ width, format })),
)
/** What the picture's own address names; the others can be drawn from it. */
export const MAIN: Variant = { width: FULL_WIDTH, format: 'webp' }
/** Enough to show it everywhere; the others are drawn later. */
export const FIRST_VARIANTS: readonly Variant[] = [MAIN, { width: THUMB_WIDTH, format: 'webp' }]

/** Addresses of a picture of ours; they never change what they show. */
export function pictureAddress(
  id: string,
  width: Width = FULL_WIDTH,
  format: Format = 'webp',
): string {
  return `/media/${nameOf(id, { width, format })}`
}

export function nameOf(id: string, { width, format }: Variant): string {
  return width === FULL_WIDTH ? `${id}.${format}` : `${id}-${width}.${format}`
}

const NAME = /^([0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12})(?:-(240|480|800))?\.(webp|avif)$/

/** Which picture and which of its files a name means; undefined when it is none of ours. */
export function readName(name: string): { id: string; variant: Variant } | undefined {
  const [, id, width, format] = NAME.exec(name) ?? []
  if (!id) return undefined
  const variant = { width: Number(width ?? FULL_WIDTH) as Width, format: format as Format }
  return { id, variant }
}

export function readAddress(path: string): ReturnType<typeof readName> {
  return path.startsWith('/media/') ? readName(path.slice('/media/'.length)) : undefined
}

/**
 * True while a picture may be an upload that nothing shows. Ids begin with their time, so nobody
 * has to be asked.
 */
export function isFresh(id: string, now: Date): boolean {
  return idTimestamp(id) + UPLOAD_SECONDS * SECOND > now.getTime()
}

export function isMain({ width, format }: Variant): boolean {
  return width === MAIN.width && format === MAIN.format
}
