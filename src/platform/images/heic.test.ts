import sharp from 'sharp'
import { expect, test } from 'vitest'
import { pixelLimit } from './format.ts'
import { heicFixture } from './heic.fixture.ts'
import { toReadable } from './heic.ts'

async function read(name: string) {
  const bytes = heicFixture(name)
  const tiff = await toReadable(bytes, pixelLimit(bytes))
  const colors = sharp(tiff).toColourspace('srgb').raw()
  const { data, info } = await colors.toBuffer({ resolveWithObject: true })
  const colorAt = (x: number, y: number) => {
    const [r = 0, g = 0, b = 0] = data.subarray((y * info.width + x) * 3)
    return r > 235 && g < 20 && b < 20 ? 'red' : b > 235 && g < 20 && r < 20 ? 'blue' : [r, g, b]
  }
  return { tiff: Buffer.from(tiff), ...info, colorAt }
}

test.each([
  ['a usual photo', 'place'],
  ['the colors of a phone (Display P3)', 'wide-colors'],
  ['ten bits for each color', 'ten-bits'],
  ['the main one of two pictures', 'two'],
])('HEIC is decoded in the colors that it shows: %s', async (_, name) => {
  const { width, height, colorAt } = await read(name)
  expect([width, height]).toEqual([320, 240])
  expect([colorAt(20, 20), colorAt(300, 20), colorAt(20, 220)]).toEqual(['red', 'blue', 'blue'])
})

test('a HEIC that stands upright after a quarter turn is turned', async () => {
  const { width, height, colorAt } = await read('turned')
  expect([width, height]).toEqual([240, 320])
  expect([colorAt(20, 20), colorAt(220, 20)]).toEqual(['blue', 'red'])
})

test('nothing but pixels and colors of a HEIC is kept', async () => {
  expect(heicFixture('place').includes('SECRET')).toBe(true)
  const { tiff } = await read('place')
  expect(tiff.includes('SECRET')).toBe(false)
  const { exif, xmp, iptc } = await sharp(tiff).metadata()
  expect([exif, xmp, iptc]).toEqual([undefined, undefined, undefined])
})

test('a HEIC that is cut short or has too many pixels is refused', async () => {
  const bytes = heicFixture('place')
  for (const share of [0.05, 0.3, 0.6, 0.95])
    await expect(
      toReadable(bytes.subarray(0, Math.floor(bytes.length * share)), 1_000_000),
    ).rejects.toThrow(/HEIC/)
  await expect(toReadable(bytes, 320 * 240 - 1)).rejects.toThrow(/pixel limit/)
})

test('other pictures stay as they are', async () => {
  const bytes = Buffer.from('\x89PNG\r\n\x1a\n', 'latin1')
  expect(await toReadable(bytes, 1)).toBe(bytes)
})
