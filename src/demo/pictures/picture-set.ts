import { readFileSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import type { FamilyName, Grade, PhoneDrawing } from '@redial/demo-phones'
import { createRandom, type Random, seedFrom } from '@redial/demo-phones/random'
import { ALL_VARIANTS, type Drawing } from '../../modules/media/index.ts'
import { catalog, type PhoneModel } from '../catalog.ts'

/** A picture of the demo that is shipped as files: what it shows and how it is drawn. */
export type DemoPicture = {
  /** Begins the names of its files. */
  key: string
  family: FamilyName
  /** Color of the body, #rrggbb. */
  color: string
  /** The grades of the phones that it may show. */
  grades: readonly Grade[]
  drawing: Required<PhoneDrawing>
  /** The same phone from another side, if it is drawn; only with a picture in good condition. */
  angle: { key: string; drawing: Required<PhoneDrawing> } | null
}

/** Besides a picture in good condition, every fourth model has one that shows marks of use. */
const WORN_EVERY = 4
const goodSides = ['both', 'back', 'both', 'front'] as const
const wornSides = ['back', 'front'] as const
const wornGrades = ['C', 'D', 'C'] as const
const stages = ['sand', 'mist', 'sage'] as const

/**
 * The same pictures on every machine and for every DEMO_SEED. Each model of the catalog has at least
 * one in a color that it was sold in; models of one family and color share theirs.
 */
export const demoPictures: readonly DemoPicture[] = choosePictures()

function choosePictures(): DemoPicture[] {
  const random = createRandom(1)
  const good: DemoPicture[] = []
  for (const model of catalog)
    if (!good.some((picture) => isPictureFor(picture, model)))
      good.push(design(model, random, good.length))
  const worn = catalog
    .filter((_, index) => index % WORN_EVERY === 0)
    .map((model, index) => design(model, random, index, wornGrades[index % wornGrades.length]))
  const byKey = new Map([...good, ...worn].map((picture) => [picture.key, picture]))
  return [...byKey.values()]
}

export function isPictureFor(picture: DemoPicture, model: PhoneModel): boolean {
  return picture.family === model.family && model.colors.some(({ hex }) => hex === picture.color)
}

function design(model: PhoneModel, random: Random, index: number, worn?: 'C' | 'D'): DemoPicture {
  const { family, colors } = model
  const color = random.pick(colors).hex
  const wear: Grade = worn ?? 'B'
  const side = worn
    ? (wornSides[index % wornSides.length] ?? 'back')
    : (goodSides[index % goodSides.length] ?? 'both')
  const key = `${family}-${color.slice(1)}-${wear}`.toLowerCase()
  const drawing = {
    family,
    color,
    wear,
    side,
    stage: stages[index % stages.length] ?? 'sand',
    seed: seedFrom(key) % 100_000,
    accent: accentFor(color),
  }
  const angle = worn ? null : { key: `${key}-angle`, drawing: fromAnotherSide(drawing, index) }
  return { key, family, color, grades: worn ? [worn] : ['A', 'B'], drawing, angle }
}

/** On another background too, so that two sellers' photos of one model do not look alike. */
function fromAnotherSide(drawing: Required<PhoneDrawing>, index: number): Required<PhoneDrawing> {
  const side = drawing.side === 'back' ? 'front' : 'back'
  return { ...drawing, side, stage: stages[(index + 1) % stages.length] ?? 'mist' }
}

/** The second color that goes with a body: warm on cool ones, and the other way round. */
function accentFor(hex: string) {
  const warm = Number.parseInt(hex.slice(1, 3), 16) > Number.parseInt(hex.slice(5, 7), 16)
  return warm ? '#e2694a' : '#e8a23c'
}

/** One picture in `pictures.json`: what its files do not say. */
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

export const MANIFEST = new URL('pictures.json', import.meta.url)
export const FILES = new URL('files/', import.meta.url)

export function readManifest(): Manifest {
  return JSON.parse(readFileSync(MANIFEST, 'utf8'))
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
