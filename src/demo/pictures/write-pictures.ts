import { createHash } from 'node:crypto'
import { existsSync, readdirSync } from 'node:fs'
import { mkdir, rm, writeFile } from 'node:fs/promises'
import { drawAvatar, drawPhone } from '@redial/demo-phones'
import sharp from 'sharp'
import { ALL_VARIANTS, drawPicture } from '../../modules/media/index.ts'
import { allPeople } from '../people.ts'
import {
  demoPictures,
  FILES,
  fileName,
  MANIFEST,
  type Manifest,
  readManifest,
  type ShippedPicture,
} from './picture-set.ts'

/** Sharp enough for the largest place that shows a phone; at 1,200 the files would be twice as large. */
const PHONE_PX = 800
/** A second photo is seen smaller, in galleries and on cards. */
const ANGLE_PX = 600
const PORTRAIT_PX = 256
/** The image workers have a short queue. */
const AT_ONCE = 4

type Order = { key: string; svg: string; size: number }

/** The SVG of every picture that the demo shows. */
export function demoDrawings(): Order[] {
  return [
    ...demoPictures.map(({ key, drawing }) => ({ key, svg: drawPhone(drawing), size: PHONE_PX })),
    ...demoPictures.flatMap(({ angle }) =>
      angle ? [{ key: angle.key, svg: drawPhone(angle.drawing), size: ANGLE_PX }] : [],
    ),
    ...allPeople.map(({ key, portrait }) => ({
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
  const before = existsSync(MANIFEST) ? readManifest() : {}
  const orders = demoDrawings()
  const shipped: Manifest = {}
  for (let index = 0; index < orders.length; index += AT_ONCE) {
    const batch = orders.slice(index, index + AT_ONCE)
    const drawn = await Promise.all(batch.map((order) => keepOrWrite(order, before)))
    for (const [each, { key }] of batch.entries()) shipped[key] = drawn[each]!
    console.log(`${index + batch.length} of ${orders.length} pictures`)
  }
  await writeFile(MANIFEST, `${JSON.stringify(shipped, null, 2)}\n`)
  const names = new Set(
    Object.entries(shipped).flatMap(([key, { width }]) => fileNames(key, width)),
  )
  for (const name of readdirSync(FILES)) if (!names.has(name)) await rm(new URL(name, FILES))
}

function fileNames(key: string, width: number): string[] {
  return ALL_VARIANTS.map((variant) => fileName(key, width, variant))
}

async function keepOrWrite(order: Order, before: Manifest): Promise<ShippedPicture> {
  const known = before[order.key]
  const isSame =
    known?.svg === hashOfSvg(order.svg) &&
    known.width === order.size &&
    fileNames(order.key, known.width).every((name) => existsSync(new URL(name, FILES)))
  return known && isSame ? known : writeOne(order)
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
