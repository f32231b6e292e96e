import sharp from 'sharp'
import { expect, test } from 'vitest'
import { heicFixture } from '../../../../platform/images/heic.fixture.ts'
import { buildPhoto, photoOfNothing } from '../possession.fixture.ts'
import { CODE_PREFIX, generateCode } from '../prove-possession.ts'
import { work } from './read-codes.ts'

const { payload } = generateCode()

test.each([
  ['close up', { size: 700 }],
  ['a tenth of the width', { size: 160 }],
  ['a fifteenth of the width', { size: 110 }],
  ['small in a photo of 12 megapixels', { size: 210, width: 4_000, height: 3_000 }],
  ['turned by 23 degrees', { size: 300, turn: 23 }],
  ['on its head', { size: 300, turn: 180 }],
  ['turned by 45 degrees and small', { size: 180, turn: 45 }],
  ['in a dark room', { size: 300, light: 0.2 }],
  ['in a very dark room', { size: 300, light: 0.08 }],
  ['compressed hard', { size: 250, quality: 12 }],
  ['a little out of focus', { size: 300, blur: 2.5 }],
  ['dark, turned, small and compressed', { size: 200, turn: 12, light: 0.3, quality: 35 }],
])('the code is read %s', async (_, scene) => {
  const bytes = await buildPhoto(payload, scene)
  expect(await work({ bytes, prefix: CODE_PREFIX })).toMatchObject({ texts: [payload] })
})

test('the code is read in a HEIC photo', async () => {
  const read = await work({ bytes: heicFixture('code'), prefix: 'redial-' })
  expect(read).toMatchObject({ texts: ['redial-possession:fixture'] })
})

test('the code is read in a photo of 64 megapixels, and in what a form makes of it', async () => {
  const large = await sharp(await buildPhoto(payload, { size: 300, width: 2_000, height: 1_500 }))
    .resize(9_248, 6_936)
    .jpeg()
    .toBuffer()
  const shrunk = await sharp(large).resize(2_560).jpeg({ quality: 85 }).toBuffer()
  for (const bytes of [large, shrunk])
    expect(await work({ bytes, prefix: CODE_PREFIX })).toMatchObject({ texts: [payload] })
})

test('other codes in the photo do not get in the way', async () => {
  const menu = await buildPhoto('https://example.org/menu', { size: 300 })
  const own = await sharp(await buildPhoto(payload, { size: 300 }))
    .resize(800)
    .toBuffer()
  const bytes = await sharp(menu)
    .composite([{ input: own, left: 0, top: 0 }])
    .jpeg()
    .toBuffer()
  expect(await work({ bytes, prefix: CODE_PREFIX })).toMatchObject({ texts: [payload] })
})

test('a photo without a code yields no text', async () => {
  const bytes = await photoOfNothing()
  expect(await work({ bytes, prefix: CODE_PREFIX })).toMatchObject({ texts: [] })
})

test('the stored photo is smaller, upright, and without metadata', async () => {
  const bytes = await sharp(await buildPhoto(payload, { size: 300, width: 1_500, height: 1_000 }))
    .withExifMerge({ IFD3: { GPSLatitudeRef: 'N', GPSLatitude: '59/1' } })
    .withMetadata({ orientation: 6 })
    .toBuffer()
  const seen = await work({ bytes, prefix: CODE_PREFIX })
  if ('refused' in seen) throw new Error(seen.refused)
  const { format, width, height, exif } = await sharp(seen.picture).metadata()
  expect([format, width, height, exif]).toEqual(['webp', 853, 1_280, undefined])
})

test('a truncated photo is refused', async () => {
  const bytes = await buildPhoto(payload, { size: 300 })
  const part = bytes.subarray(0, bytes.length >> 1)
  expect(await work({ bytes: part, prefix: CODE_PREFIX })).toEqual({ refused: 'damaged' })
})
