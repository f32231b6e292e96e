import sharp, { type Sharp } from 'sharp'
import { isCopy, MAX_DISTANCE, toHashQuery, toQueries } from '../src/modules/media/find-reuse.ts'
import { madePhoto } from '../src/modules/media/pictures.fixture.ts'
import { computeViews, work } from '../src/modules/media/worker/draw.ts'
import { packSigns, splitViews } from '../src/modules/media/worker/perceptual-hash.ts'
import type { Figure } from './figure.ts'

const PHOTOS = 40
const [WIDTH, HEIGHT] = [600, 450]

function crop(photo: Buffer, share: number): Sharp {
  const [left, top] = [Math.round(WIDTH * share), Math.round(HEIGHT * share)]
  return sharp(photo).extract({ left, top, width: WIDTH - 2 * left, height: HEIGHT - 2 * top })
}

function border(photo: Buffer, share: number): Sharp {
  const [x, y] = [Math.round(WIDTH * share), Math.round(HEIGHT * share)]
  return sharp(photo).extend({ left: x, right: x, top: y, bottom: y, background: '#fff' })
}

const turn = (photo: Buffer, degrees: number) =>
  sharp(photo).rotate(degrees, { background: '#fff' })

/** What a thief may do to another's photo. */
const changes: Record<string, (photo: Buffer) => Sharp> = {
  'JPEG, quality 20': (photo) => sharp(photo).jpeg({ quality: 20 }),
  'brighter by a quarter': (photo) => sharp(photo).modulate({ brightness: 1.25 }),
  'darker by a fifth': (photo) => sharp(photo).modulate({ brightness: 0.8 }),
  '5 % off each side': (photo) => crop(photo, 0.05),
  '8 % off each side': (photo) => crop(photo, 0.08),
  '10 % off each side': (photo) => crop(photo, 0.1),
  '15 % off each side': (photo) => crop(photo, 0.15),
  '20 % off each side': (photo) => crop(photo, 0.2),
  '10 % off one side': (photo) => {
    const left = Math.round(WIDTH * 0.1)
    return sharp(photo).extract({ left, top: 0, width: WIDTH - left, height: HEIGHT })
  },
  'white border of 4 %': (photo) => border(photo, 0.04),
  'white border of 12 %': (photo) => border(photo, 0.12),
  'turned by 1°, white corners': (photo) => turn(photo, 1),
  'turned by 2°, white corners': (photo) => turn(photo, -2),
  'turned by 3°, white corners': (photo) => turn(photo, 3),
}

/** Where not every copy can be found. */
const expected: Record<string, number> = { '20 % off each side': 10, '10 % off one side': 15 }

type Known = { whole: { hash: bigint; detail: Buffer }; views: Buffer }

async function readPicture(bytes: Buffer): Promise<Known> {
  const drawing = await work({ bytes, variants: [], rotation: 0 })
  if ('refused' in drawing) throw new Error(drawing.refused)
  return { whole: { hash: drawing.hash, detail: drawing.detail }, views: drawing.views }
}

/** As the database compares them: media.store.ts. */
function isRecognized(taken: Known, listed: Known): boolean {
  const parts = splitViews(listed.views).crops.map((detail) => ({
    hash: packSigns(new Int8Array(detail)),
    detail,
    isWhole: false,
  }))
  const rows = [{ ...listed.whole, isWhole: true }, ...parts]
  return toQueries({ ...taken.whole, views: taken.views }).some((picture) => {
    const query = toHashQuery(picture)
    return rows.some((row) => {
      const sharesPart = query.parts.some((values, at) =>
        values.includes(Number((row.hash >> BigInt(16 * at)) & 0xffffn)),
      )
      const apart = bits((picture.hash ^ row.hash) & query.strong)
      return sharesPart && apart <= MAX_DISTANCE && isCopy(picture, row)
    })
  })
}

function bits(value: bigint): number {
  return BigInt.asUintN(64, value).toString(2).replaceAll('0', '').length
}

/**
 * How many changed copies of 40 generated photos are recognized, how many pairs of different photos are
 * taken for one, and what the views of a photo cost.
 */
export async function reuse(): Promise<Figure[]> {
  const photos: Buffer[] = []
  for (let seed = 1; seed <= PHOTOS; seed++)
    photos.push(await madePhoto(seed, WIDTH, HEIGHT).png().toBuffer())
  const listed = await Promise.all(photos.map(readPicture))
  const before = process.cpuUsage()
  for (const photo of photos) await computeViews(() => sharp(photo))
  const { user, system } = process.cpuUsage(before)
  let mistaken = 0
  for (const [at, one] of listed.entries())
    for (const [other, two] of listed.entries())
      if (at !== other && isRecognized(one, two)) mistaken++
  const figures: Figure[] = [
    {
      name: 'different photos taken for one',
      unit: `of ${PHOTOS * (PHOTOS - 1)} pairs`,
      ours: mistaken,
      target: { atMost: 0 },
    },
    {
      name: 'looking at a photo without its edges',
      unit: 'CPU ms',
      ours: (user + system) / 1000 / PHOTOS,
      target: { atMost: 60 },
      note: 'decoding a PNG of 600 × 450 included',
    },
  ]
  for (const [what, change] of Object.entries(changes)) {
    let recognized = 0
    for (const [at, photo] of photos.entries()) {
      const taken = await readPicture(await change(photo).png().toBuffer())
      if (isRecognized(taken, listed[at]!)) recognized++
    }
    const target = { atLeast: expected[what] ?? PHOTOS }
    figures.push({ name: `copies found: ${what}`, unit: `of ${PHOTOS}`, ours: recognized, target })
  }
  return figures
}
