import sharp from 'sharp'
import { expect, test } from 'vitest'
import { heicFixture } from '../../platform/images/heic.fixture.ts'
import { headerSize, pictureRefusal } from './read-upload.ts'

const drawn = (width: number, height: number) =>
  sharp({ create: { width, height, channels: 3, background: '#3a7' } })

test.each(['jpeg', 'png', 'gif', 'webp', 'avif'] as const)(
  '%s: its size is read from the header',
  async (format) => {
    const bytes = await drawn(321, 123).toFormat(format).toBuffer()
    expect(headerSize(bytes)).toEqual({ width: 321, height: 123 })
    expect(pictureRefusal(bytes)).toBeUndefined()
  },
)

test('reads every kind of WebP and JPEG: lossless, transparent, progressive, after long metadata', async () => {
  const size = { width: 70, height: 40 }
  const clear = sharp({ create: { ...size, channels: 4, background: '#3a78' } })
  const noted = drawn(70, 40).withExifMerge({ IFD0: { Copyright: 'x'.repeat(30_000) } })
  const files = [
    drawn(70, 40).webp({ lossless: true }),
    clear.webp(),
    clear.clone().webp({ lossless: true }),
    drawn(70, 40).jpeg({ progressive: true }),
    noted.jpeg(),
  ]
  for (const file of files) expect(headerSize(await file.toBuffer())).toMatchObject(size)
})

/** Small files that declare 30,000 × 30,000 pixels, or the maximum of their format. */
async function bombs(): Promise<Record<string, Buffer>> {
  const png = await drawn(9, 9).png().toBuffer()
  png.writeUInt32BE(30_000, 16)
  png.writeUInt32BE(30_000, 20)
  const jpeg = await drawn(9, 9).jpeg().toBuffer()
  const frame = jpeg.indexOf(Buffer.of(0xff, 0xc0))
  jpeg.writeUInt16BE(30_000, frame + 5)
  jpeg.writeUInt16BE(30_000, frame + 7)
  const gif = await drawn(9, 9).gif().toBuffer()
  gif.writeUInt16LE(30_000, 6)
  gif.writeUInt16LE(30_000, 8)
  const webp = await drawn(9, 9).webp().toBuffer()
  webp.writeUInt16LE(16_383, 26)
  webp.writeUInt16LE(16_383, 28)
  const avif = await drawn(9, 9).avif().toBuffer()
  const size = avif.indexOf('ispe')
  avif.writeUInt32BE(30_000, size + 8)
  avif.writeUInt32BE(30_000, size + 12)
  return { png, jpeg, gif, webp, avif }
}

test('a decompression bomb of any format is refused by its header alone', async () => {
  // There is no image data after the header, so nothing can be decoded.
  for (const [format, bytes] of Object.entries(await bombs()))
    expect(pictureRefusal(bytes.subarray(0, 1_000)), format).toBe('too_many_pixels')
})

test('a file that only starts like a picture is refused, and none is read beyond its end', async () => {
  const whole = await Promise.all(
    (['jpeg', 'png', 'gif', 'webp', 'avif'] as const).map((format) =>
      drawn(64, 64).toFormat(format).toBuffer(),
    ),
  )
  for (const bytes of whole)
    for (let length = 0; length < Math.min(bytes.length, 400); length++) {
      const reason = pictureRefusal(bytes.subarray(0, length))
      expect([undefined, 'not_a_picture', 'damaged']).toContain(reason)
    }
})

test('a camera’s JPEG may have 100 megapixels, a progressive one 40', async () => {
  const photo = async (width: number, height: number, progressive: boolean) => {
    const bytes = await drawn(9, 9).jpeg({ progressive }).toBuffer()
    const frame = bytes.indexOf(Buffer.of(0xff, progressive ? 0xc2 : 0xc0))
    bytes.writeUInt16BE(height, frame + 5)
    bytes.writeUInt16BE(width, frame + 7)
    return pictureRefusal(bytes)
  }
  expect(await photo(11_547, 8_660, false)).toBeUndefined()
  expect(await photo(16_320, 12_240, false)).toBe('too_many_pixels')
  expect(await photo(8_000, 5_000, true)).toBeUndefined()
  expect(await photo(9_248, 6_936, true)).toBe('too_many_pixels')
})

test('what a file is, is recognized by its first bytes: HEIC, AVIF, JPEG XL, video', async () => {
  const box = (brands: string) => {
    const head = Buffer.from(`\0\0\0\0ftyp${brands}`, 'latin1')
    head.writeUInt32BE(head.length, 0)
    return Buffer.concat([head, Buffer.alloc(64)])
  }
  for (const name of ['place', 'turned', 'wide-colors', 'ten-bits', 'two', 'code'])
    expect(pictureRefusal(heicFixture(name)), name).toBeUndefined()
  expect(headerSize(heicFixture('place'))).toEqual({ width: 320, height: 240 })
  expect(pictureRefusal(box('heic\0\0\0\0mif1heic'))).toBe('damaged')
  expect(pictureRefusal(box('avif\0\0\0\0mif1miaf'))).toBe('damaged')
  expect(pictureRefusal(box('isom\0\0\0\0mp42'))).toBe('video')
  for (const moving of ['avis\0\0\0\0avis', 'hevc\0\0\0\0msf1'])
    expect(pictureRefusal(Buffer.concat([box(moving), Buffer.from('moov')]))).toBe('video')
  expect(pictureRefusal(Buffer.from('\xff\x0a\0\0', 'latin1'))).toBe('jpeg_xl')
  const boxes = Buffer.from('\0\0\0\x0cJXL \r\n\x87\n\0\0\0\x14ftypjxl ', 'latin1')
  expect(pictureRefusal(boxes)).toBe('jpeg_xl')
})
