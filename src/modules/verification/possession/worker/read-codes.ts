import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import sharp, { type Sharp } from 'sharp'
import { prepareZXingModule, type ReaderOptions, readBarcodes } from 'zxing-wasm/reader'
import { pixelLimit } from '../../../../platform/images/format.ts'
import { toReadable } from '../../../../platform/images/heic.ts'

// The library would download its WebAssembly from a public server; this uses the local file.
const program = fileURLToPath(import.meta.resolve('zxing-wasm/reader/zxing_reader.wasm'))
prepareZXingModule({ overrides: { wasmBinary: new Uint8Array(readFileSync(program)).buffer } })

sharp.cache(false)
sharp.concurrency(1)

/** Enough for a code of a twentieth of the picture's width; decoded it takes 6 MB, and as colors 23. */
const MAX_SIDE = 2_400
/** The photo that moderators see. */
const STORED = { side: 1_280, quality: 72 }
const DECODE_SECONDS = 15

const options: ReaderOptions = {
  formats: ['QRCode'],
  tryHarder: true,
  tryRotate: true,
  tryInvert: true,
  tryDownscale: true,
  maxNumberOfSymbols: 8,
}

export type ReadJob = { bytes: Uint8Array; prefix: string }
export type ReadResult = {
  /** What the codes say that begin with the prefix. */
  texts: string[]
  /** The photo re-encoded as WebP: without metadata, upright. */
  picture: Buffer
}

/** Looks for codes in a photo, more and more closely until one is found. */
export async function work({
  bytes,
  prefix,
}: ReadJob): Promise<ReadResult | { refused: 'damaged' }> {
  try {
    const limitInputPixels = pixelLimit(bytes)
    const photo = { bytes: await toReadable(bytes, limitInputPixels), limitInputPixels }
    const gray = await decodeGray(photo)
    for (const attempt of attempts) {
      const texts = await attempt(gray)
      const ours = [...new Set(texts.filter((text) => text.startsWith(prefix)))]
      if (ours.length > 0) return { texts: ours, picture: await renderStored(photo) }
    }
    return { texts: [], picture: await renderStored(photo) }
  } catch {
    return { refused: 'damaged' }
  }
}

type Gray = { data: Buffer; width: number; height: number }

type Photo = { bytes: Uint8Array; limitInputPixels: number }

const open = ({ bytes, limitInputPixels }: Photo) =>
  sharp(bytes, { limitInputPixels, failOn: 'error', pages: 1 })
    .timeout({ seconds: DECODE_SECONDS })
    .autoOrient()

async function decodeGray(photo: Photo): Promise<Gray> {
  const small = open(photo).resize({
    width: MAX_SIDE,
    height: MAX_SIDE,
    fit: 'inside',
    withoutEnlargement: true,
  })
  return toGray(small.flatten({ background: '#fff' }))
}

async function toGray(picture: Sharp): Promise<Gray> {
  const { data, info } = await picture
    .greyscale()
    .extractChannel(0)
    .raw()
    .toBuffer({ resolveWithObject: true })
  return { data, width: info.width, height: info.height }
}

function renderStored(photo: Photo): Promise<Buffer> {
  const { side, quality } = STORED
  return open(photo)
    .resize({ width: side, height: side, fit: 'inside', withoutEnlargement: true })
    .webp({ quality, effort: 2 })
    .toBuffer()
}

const picture = ({ data, width, height }: Gray) =>
  sharp(data, { raw: { width, height, channels: 1 } })

/** From fast to thorough: unchanged, with stretched contrast, equalized by region, and in parts. */
const attempts: ((gray: Gray) => Promise<string[]>)[] = [
  textsIn,
  async (gray) => textsIn(await toGray(picture(gray).normalise().sharpen())),
  async (gray) => textsIn(await toGray(picture(gray).clahe(regionsOf(gray)))),
  inParts,
]

const regionsOf = ({ width, height }: Gray) => ({
  width: Math.max(8, width >> 3),
  height: Math.max(8, height >> 3),
  maxSlope: 6,
})

/** Nine parts that overlap, each twice as large: a small code far from the middle. */
async function inParts(gray: Gray): Promise<string[]> {
  const [width, height] = [gray.width >> 1, gray.height >> 1]
  if (width < 40 || height < 40) return []
  for (let index = 0; index < 9; index += 1) {
    const left = Math.floor(((index % 3) * (gray.width - width)) / 2)
    const top = Math.floor((Math.floor(index / 3) * (gray.height - height)) / 2)
    const part = picture(gray).extract({ left, top, width, height })
    // Cut out and made larger in two steps: in one, the library would do them the other way round.
    const { data, width: w, height: h } = await toGray(part)
    const larger = picture({ data, width: w, height: h }).resize(w * 2, h * 2, { kernel: 'cubic' })
    const texts = await textsIn(await toGray(larger.normalise()))
    if (texts.length > 0) return texts
  }
  return []
}

async function textsIn({ data, width, height }: Gray): Promise<string[]> {
  const colors = new Uint8ClampedArray(width * height * 4)
  for (let index = 0; index < data.length; index += 1) {
    const light = data[index]!
    colors[index * 4] = light
    colors[index * 4 + 1] = light
    colors[index * 4 + 2] = light
    colors[index * 4 + 3] = 255
  }
  const barcodes = await readBarcodes(
    { data: colors, width, height, colorSpace: 'srgb' } as ImageData,
    options,
  )
  return barcodes.filter(({ isValid }) => isValid).map(({ text }) => text)
}
