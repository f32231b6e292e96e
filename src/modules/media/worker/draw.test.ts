import sharp, { type Sharp } from 'sharp'
import { expect, test } from 'vitest'
import { ALL_VARIANTS, FIRST_VARIANTS } from '../picture.ts'
import { madePhoto } from '../pictures.fixture.ts'
import { type Drawing, work } from './draw.ts'

const request = { variants: FIRST_VARIANTS, rotation: 0 } as const
const drawn = (width: number, height: number, background = '#c35') =>
  sharp({ create: { width, height, channels: 3, background } })

async function draw(picture: Sharp | Buffer, more: Partial<Parameters<typeof work>[0]> = {}) {
  const bytes = Buffer.isBuffer(picture) ? picture : await picture.toBuffer()
  const drawing = await work({ ...request, bytes, ...more })
  if ('refused' in drawing) throw new Error(drawing.refused)
  return drawing
}

/** Red, green and blue at the center of the largest file. */
async function colorOf({ files }: Drawing): Promise<number[]> {
  const { dominant } = await sharp(files[0]?.bytes).removeAlpha().stats()
  return [dominant.r, dominant.g, dominant.b]
}

test('eight files: four widths as AVIF and as WebP, none larger than the photo', async () => {
  const { files } = await draw(madePhoto(1, 1000, 500).jpeg(), { variants: ALL_VARIANTS })
  expect(files).toHaveLength(8)
  for (const { variant, bytes } of files) {
    const { format, width, compression } = await sharp(bytes).metadata()
    expect(width).toBe(Math.min(variant.width, 1000))
    expect(format === 'heif' ? compression : format).toBe(
      variant.format === 'avif' ? 'av1' : 'webp',
    )
  }
})

test('neither AVIF nor WebP carries metadata of the photo', async () => {
  const noted = madePhoto(2)
    .withExifMerge({
      IFD0: { Copyright: 'SECRET' },
      IFD3: { GPSLatitudeRef: 'N', GPSLatitude: '59/1' },
    })
    .withIccProfile('p3')
    .withXmp('<x:xmpmeta xmlns:x="adobe:ns:meta/"><SECRET/></x:xmpmeta>')
    .jpeg()
  const { files } = await draw(noted, { variants: ALL_VARIANTS })
  for (const { bytes } of files) {
    const { exif, xmp, iptc, comments } = await sharp(bytes).metadata()
    expect([exif, xmp, iptc, comments]).toEqual([undefined, undefined, undefined, undefined])
    expect(Buffer.from(bytes).includes('SECRET')).toBe(false)
  }
})

test.each([1, 2, 3, 4, 5, 6, 7, 8])('EXIF orientation %i stands upright', async (orientation) => {
  // Red on the left, blue on the right, before rotation.
  const left = await drawn(30, 40, '#f00').png().toBuffer()
  const sensor = drawn(60, 40, '#00f').composite([{ input: left, left: 0, top: 0 }])
  const plain = await sensor.png().toBuffer()
  const noted = await sharp(plain).withMetadata({ orientation }).jpeg({ quality: 100 }).toBuffer()
  const { files, width, height } = await draw(noted)
  const upright = await sharp(noted).autoOrient().removeAlpha().raw().toBuffer()
  const stored = await sharp(files[0]?.bytes).removeAlpha().raw().toBuffer()
  expect([width, height]).toEqual(orientation > 4 ? [40, 60] : [60, 40])
  for (const offset of [0, (width * height - 1) * 3]) {
    expect(Math.abs((stored[offset] ?? 0) - (upright[offset] ?? 0))).toBeLessThan(40)
    expect(Math.abs((stored[offset + 2] ?? 0) - (upright[offset + 2] ?? 0))).toBeLessThan(40)
  }
})

test('CMYK, 16 bits, gray and wide colors come out in the colors they show', async () => {
  const red = '#c81e1e'
  const cmyk = await drawn(60, 60, red).toColourspace('cmyk').jpeg({ quality: 100 }).toBuffer()
  expect((await sharp(cmyk).metadata()).space).toBe('cmyk')
  const deep = await drawn(60, 60, red).toColourspace('rgb16').png().toBuffer()
  expect((await sharp(deep).metadata()).depth).toBe('ushort')
  const wide = await drawn(60, 60, red).withIccProfile('p3').png().toBuffer()
  for (const bytes of [cmyk, deep, wide]) {
    const [r = 0, g = 0, b = 0] = await colorOf(await draw(bytes))
    expect(r).toBeGreaterThan(160)
    expect(Math.max(g, b)).toBeLessThan(80)
  }
  const gray = await drawn(60, 60, '#808080').greyscale().png().toBuffer()
  const [r = 0, g = 0, b = 0] = await colorOf(await draw(gray))
  expect(Math.max(r, g, b) - Math.min(r, g, b)).toBeLessThan(12)
})

test('of an animation the first frame is kept, still', async () => {
  const frames = await Promise.all(
    ['#f00', '#00f'].map((color) => drawn(40, 40, color).png().toBuffer()),
  )
  for (const format of ['gif', 'webp'] as const) {
    const moving = await sharp(frames, { join: { animated: true } })
      .toFormat(format)
      .toBuffer()
    expect((await sharp(moving).metadata()).pages).toBe(2)
    const drawing = await draw(moving)
    expect((await sharp(drawing.files[0]?.bytes).metadata()).pages ?? 1).toBe(1)
    const [r = 0, , b = 0] = await colorOf(drawing)
    expect(r).toBeGreaterThan(b)
  }
})

test('opacity stays', async () => {
  const clear = sharp({ create: { width: 50, height: 50, channels: 4, background: '#3a780000' } })
  const { files, placeholder } = await draw(clear.png(), { variants: ALL_VARIANTS })
  for (const { bytes } of files) expect((await sharp(bytes).metadata()).hasAlpha).toBe(true)
  expect(placeholder[3]).toBe(0)
})

test('a rotation by 90 degrees swaps width and height', async () => {
  const { width, height } = await draw(drawn(60, 40).png(), { rotation: 90 })
  expect([width, height]).toEqual([40, 60])
})

test('a photo of 100 megapixels is drawn', async () => {
  const bytes = await drawn(11_547, 8_660).jpeg().toBuffer()
  const { width, height } = await draw(bytes)
  expect([width, height]).toEqual([1200, 900])
})

test('cut short at any point, a photo is refused', async () => {
  const bytes = await madePhoto(3).jpeg().toBuffer()
  for (const share of [0.05, 0.3, 0.6, 0.95]) {
    const part = bytes.subarray(0, Math.floor(bytes.length * share))
    expect(await work({ ...request, bytes: part })).toEqual({ refused: 'damaged' })
  }
})
