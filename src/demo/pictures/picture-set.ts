import { readFileSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import path from 'node:path'
import { pathToFileURL } from 'node:url'
import { ALL_VARIANTS, type Drawing } from '../../modules/media/index.ts'
import { ROOT } from '../../platform/root.ts'
import type { Grade } from '../../shared/listings/grades.ts'
import type { PhoneModel } from '../catalog.ts'

/** A picture of the demo: what it shows. `tools/demo-pictures` draws them. */
export type DemoPicture = {
  /** Begins the names of its files. */
  key: string
  /** What kind of phone it shows, as in the catalog. */
  family: string
  /** Color of the body, #rrggbb. */
  color: string
  side: 'front' | 'back' | 'both'
  /** The grades of the phones that it may show. */
  grades: readonly Grade[]
  /** The key of a picture of the same phone from another side. */
  angle: string | null
}

/** What the files of a picture do not say. */
export type ShippedPicture = {
  /** SHA-256 of the SVG that it was drawn from, in hex. */
  svg: string
  width: number
  height: number
  /** The perceptual hash, as a decimal number. */
  hash: string
  /** The strengths of its frequencies, in base64. */
  detail: string
  /** The colors of its placeholder, in base64. */
  placeholder: string
}

/** By the key of a demo picture or of a demo person. */
export type Manifest = Record<string, ShippedPicture>

const MANIFEST = path.join(ROOT, 'src/demo/pictures/pictures.json')
export const FILES = pathToFileURL(path.join(ROOT, 'src/demo/pictures/files/'))

const { phones, files } = JSON.parse(readFileSync(MANIFEST, 'utf8')) as {
  phones: DemoPicture[]
  files: Manifest
}
/** Models of one family and color share theirs. */
export const demoPictures: readonly DemoPicture[] = phones
export const manifest = files

export function isPictureFor(picture: DemoPicture, model: PhoneModel): boolean {
  return picture.family === model.family && model.colors.some(({ hex }) => hex === picture.color)
}

/** Nothing is enlarged, so all variants wider than the picture share one file. */
export function fileName(
  key: string,
  pictureWidth: number,
  { width, format }: Drawing['files'][number]['variant'],
): string {
  return `${key}-${Math.min(width, pictureWidth)}.${format}`
}

/** A shipped picture with the bytes of its files, as the image worker returned it. */
export async function readShipped(manifest: Manifest, key: string): Promise<Drawing> {
  const shipped = manifest[key]
  if (!shipped) throw new Error(`No demo picture "${key}": run npm run demo:pictures.`)
  const { width, height, hash, detail, placeholder } = shipped
  const files = ALL_VARIANTS.map(async (variant) => {
    const bytes = await readFile(new URL(fileName(key, width, variant), FILES))
    return { variant, bytes }
  })
  return {
    width,
    height,
    hash: BigInt(hash),
    detail: Buffer.from(detail, 'base64'),
    // Never compared with photos.
    views: Buffer.alloc(0),
    placeholder: Buffer.from(placeholder, 'base64'),
    files: await Promise.all(files),
  }
}
