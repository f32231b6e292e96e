import { createHash } from 'node:crypto'
import { existsSync, readdirSync } from 'node:fs'
import { mkdir, rm, writeFile } from 'node:fs/promises'
import sharp from 'sharp'
import {
  type DemoPicture,
  FILES,
  fileName,
  type Manifest,
  manifest,
  type ShippedPicture,
} from '../../src/demo/pictures/picture-set.ts'
import { ALL_VARIANTS, drawPicture } from '../../src/modules/media/index.ts'
import { choosePictures } from './choose-pictures.ts'
import { drawAvatar } from './people/draw-avatar.ts'
import { drawPhone } from './phone/draw-phone.ts'
import { portraits } from './portraits.ts'

/** Sharp enough for the largest place that shows a phone; at 1,200 the files would be twice as large. */
const PHONE_PX = 800
/** A second photo is seen smaller, in galleries and on cards. */
const ANGLE_PX = 600
const PORTRAIT_PX = 256
/** The image workers have a short queue. */
const AT_ONCE = 4
const MANIFEST = new URL('../../src/demo/pictures/pictures.json', import.meta.url)

type Order = { key: string; svg: string; size: number }

/** What the demo reads about its phones. */
export function describePhones(): DemoPicture[] {
  return choosePictures().map(({ key, family, color, side, grades, angle }) => ({
    key,
    family,
    color,
    side,
    grades,
    angle,
  }))
}

/** The SVG of every picture that the demo shows. */
export function demoDrawings(): Order[] {
  const pictures = choosePictures()
  return [
    ...pictures.map(({ key, drawing }) => ({ key, svg: drawPhone(drawing), size: PHONE_PX })),
    ...pictures.flatMap(({ angle, angleDrawing }) =>
      angle && angleDrawing ? [{ key: angle, svg: drawPhone(angleDrawing), size: ANGLE_PX }] : [],
    ),
    ...Object.entries(portraits).map(([key, portrait]) => ({
      key,
      svg: drawAvatar(portrait),
      size: PORTRAIT_PX,
    })),
  ]
}

export function hashOfSvg(svg: string): string {
  return createHash('sha256').update(svg).digest('hex')
}

/** Draws the pictures that changed, and deletes the files of those that are no longer shown. */
async function writePictures() {
  await mkdir(FILES, { recursive: true })
  const orders = demoDrawings()
  const shipped: Manifest = {}
  for (let from = 0; from < orders.length; from += AT_ONCE) {
    const batch = orders.slice(from, from + AT_ONCE)
    const drawn = await Promise.all(batch.map((order) => keepOrWrite(order)))
    for (const [each, { key }] of batch.entries()) shipped[key] = drawn[each]!
    console.log(`${from + batch.length} of ${orders.length} pictures`)
  }
  const content = { phones: describePhones(), files: shipped }
  await writeFile(MANIFEST, `${JSON.stringify(content, null, 2)}\n`)
  const names = new Set(
    Object.entries(shipped).flatMap(([key, { width }]) => fileNames(key, width)),
  )
  for (const name of readdirSync(FILES)) if (!names.has(name)) await rm(new URL(name, FILES))
}

function fileNames(key: string, width: number): string[] {
  return ALL_VARIANTS.map((variant) => fileName(key, width, variant))
}

async function keepOrWrite(order: Order): Promise<ShippedPicture> {
  const shipped = manifest[order.key]
  const isSame =
    shipped?.svg === hashOfSvg(order.svg) &&
    shipped.width === order.size &&
    fileNames(order.key, shipped.width).every((name) => existsSync(new URL(name, FILES)))
  return shipped && isSame ? shipped : writeOne(order)
}

async function writeOne({ key, svg, size }: Order): Promise<ShippedPicture> {
  const bytes = await sharp(Buffer.from(svg)).resize(size).png({ compressionLevel: 1 }).toBuffer()
  const drawing = await drawPicture(bytes)
  if ('refused' in drawing) throw new Error(`${key}: ${drawing.refused}`)
  const { width, height, hash, detail, placeholder } = drawing
  const files = new Map(
    drawing.files.map(({ variant, bytes }) => [fileName(key, width, variant), bytes]),
  )
  for (const [name, content] of files) await writeFile(new URL(name, FILES), content)
  return {
    svg: hashOfSvg(svg),
    width,
    height,
    hash: String(hash),
    detail: detail.toString('base64'),
    placeholder: placeholder.toString('base64'),
  }
}

if (import.meta.main) await writePictures()
