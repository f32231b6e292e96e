/** The server's limit for one photo. */
const MAX_BYTES = 10 * 1024 * 1024

/** A photo as the API expects it; the first of a list is the cover. */
export type SentPhoto = { url: string; alt: string }

export type PhotoItem = {
  id: string
  /** The displayed URL: a local file, or where the photo is stored. */
  src: string
  /** Undefined until it is uploaded. */
  url: string | undefined
  /** Alternative text; empty while the proposed one applies. */
  alt: string
  /** From 0 to 1 while uploading or rotating. */
  progress: number | undefined
  error: string | undefined
  /** Degrees clockwise that it was rotated since it was chosen. */
  turned: number
  /** When the server deletes it unless a form uses it, in milliseconds since 1970. */
  goesAt: number | undefined
}

export function newPhoto(id: string, src: string): PhotoItem {
  return {
    id,
    src,
    url: undefined,
    alt: '',
    progress: 0,
    error: undefined,
    turned: 0,
    goesAt: undefined,
  }
}

/** A photo that is already stored, from a draft or listing. */
export function storedPhoto(id: string, { url, alt }: SentPhoto): PhotoItem {
  return { ...newPhoto(id, url), url, alt, progress: undefined }
}

export function moved<Item extends { id: string }>(
  items: readonly Item[],
  id: string,
  to: number,
): Item[] {
  const item = items.find((one) => one.id === id)
  if (!item || to < 0 || to >= items.length) return [...items]
  return items.filter((one) => one !== item).toSpliced(to, 0, item)
}

export function changed(
  items: readonly PhotoItem[],
  id: string,
  changes: Partial<PhotoItem>,
): PhotoItem[] {
  return items.map((item) => (item.id === id ? { ...item, ...changes } : item))
}

/** The stored photos in order. The server proposes a text for those without one. */
export function toSent(items: readonly PhotoItem[]): SentPhoto[] {
  return items.flatMap(({ url, alt }) => (url ? [{ url, alt: alt.trim() }] : []))
}

/** Why a file can't be uploaded; the server checks its content. */
export function whyNotSent(file: Pick<File, 'size' | 'type'>): string | undefined {
  if (file.size === 0) return 'This file is empty. Choose another file.'
  if (file.size > MAX_BYTES) return 'The photo is too large. At most 10 MB.'
  if (file.type && !file.type.startsWith('image/')) return 'This is not a photo.'
}

/** The id in the URL of a photo that this site stores. */
export function pictureIdOf(url: string): string | undefined {
  return /\/media\/([0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12})\.webp$/.exec(url)?.[1]
}
