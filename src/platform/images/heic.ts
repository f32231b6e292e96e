import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { detectFormat } from './format.ts'

const PROGRAM = 'libheif-js/libheif-wasm/libheif.wasm'

/** A larger photo is made smaller while it is copied out of the decoder; its longer side stays above this. */
const COPIED_SIDE = 2_400

/** HEIC as TIFF, which `sharp` reads: its own build leaves HEVC out. Other pictures stay as they are. */
export async function toReadable(bytes: Uint8Array, maxPixels: number): Promise<Uint8Array> {
  return detectFormat(bytes) === 'heic' ? decodeHeic(bytes, maxPixels) : bytes
}

/**
 * The main picture of a HEIC file, upright, as an uncompressed TIFF with its color profile and without other
 * metadata.
 * @throws Error if it is damaged, too large, or compressed in a way that is not supported.
 */
async function decodeHeic(bytes: Uint8Array, maxPixels: number): Promise<Buffer> {
  const { default: library } = await import('libheif-js/libheif-wasm/libheif.js')
  // The module is the function that its types call its default export.
  const openLibrary = library as unknown as typeof library.default
  // Opened for each photo, because the memory of WebAssembly never shrinks: 40 ms.
  const heif = openLibrary({
    wasmBinary: readFileSync(fileURLToPath(import.meta.resolve(PROGRAM))),
  })
  const file = heif.heif_context_alloc()
  const { code, message } = heif.heif_context_read_from_memory(file, bytes)
  if (code !== heif.heif_error_code.heif_error_Ok) throw new Error(`HEIC: ${message}`)
  const main = orThrow(heif.heif_js_context_get_primary_image_handle(file))
  // The header of the file was checked before; this is what will be decoded.
  const pixels = heif.heif_image_handle_get_width(main) * heif.heif_image_handle_get_height(main)
  if (pixels > maxPixels) throw new Error('HEIC: more pixels than the pixel limit')
  const { heif_colorspace_RGB } = heif.heif_colorspace
  const { heif_chroma_interleaved_RGB } = heif.heif_chroma
  const decoded = orThrow(
    heif.heif_js_decode_image2(main, heif_colorspace_RGB, heif_chroma_interleaved_RGB),
  )
  return toTiff(shrink(decoded.channels[0]), readProfile(bytes))
}

/** Functions of the library return an error in place of what was wanted. */
function orThrow<Result>(result: (Result & { code?: unknown; message?: string }) | undefined) {
  if (result && result.code === undefined) return result
  throw new Error(`HEIC: ${result?.message ?? 'unreadable'}`)
}

/** Rows of RGB bytes, each `stride` bytes after the one before. */
type Pixels = { data: Uint8Array; width: number; height: number; stride: number }

const CHANNELS = 3

/** Averages squares of pixels, as large as the photo allows; a copy in any case. */
function shrink({ data, width, height, stride }: Pixels): Pixels {
  const side = Math.max(1, Math.floor(Math.max(width, height) / COPIED_SIDE))
  const [columns, rows] = [Math.ceil(width / side), Math.ceil(height / side)]
  const small = Buffer.alloc(columns * rows * CHANNELS)
  const sums = new Uint32Array(columns * CHANNELS)
  for (let row = 0; row < rows; row += 1) {
    const lines = Math.min(side, height - row * side)
    sums.fill(0)
    for (let line = 0; line < lines; line += 1) addLine(sums, data, (row * side + line) * stride)
    for (let column = 0; column < columns; column += 1) {
      const count = lines * Math.min(side, width - column * side)
      for (let channel = column * CHANNELS; channel < (column + 1) * CHANNELS; channel += 1)
        small[row * columns * CHANNELS + channel] = Math.round((sums[channel] ?? 0) / count)
    }
  }
  return { data: small, width: columns, height: rows, stride: columns * CHANNELS }

  function addLine(to: Uint32Array, from: Uint8Array, start: number) {
    for (let x = 0; x < width; x += 1) {
      const target = Math.floor(x / side) * CHANNELS
      const source = start + x * CHANNELS
      for (let channel = 0; channel < CHANNELS; channel += 1)
        to[target + channel] = (to[target + channel] ?? 0) + (from[source + channel] ?? 0)
    }
  }
}

/** The boxes that describe a picture come first, before its pixels. */
const DESCRIPTION_BYTES = 64 * 1024
const MAX_PROFILE_BYTES = 1024 * 1024

/**
 * The color profile (ISO 14496-12, 12.1.5): phones write Display P3, in which the same numbers are stronger
 * colors.
 */
function readProfile(bytes: Uint8Array): Buffer | undefined {
  const file = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.length)
  const index = file.subarray(0, DESCRIPTION_BYTES).indexOf('colrprof')
  if (index < 4) return undefined
  const length = file.readUInt32BE(index - 4) - 12
  return length > 0 && length < MAX_PROFILE_BYTES
    ? file.subarray(index + 8, index + 8 + length)
    : undefined
}

const [SHORT, LONG, UNDEFINED] = [3, 4, 7]
const ENTRY_BYTES = 12

/** TIFF 6.0, section 6 (RGB images) in one strip; the profile is tag 34675 of ICC.1. */
function toTiff({ data, width, height }: Pixels, profile: Buffer | undefined): Buffer {
  const entries = profile ? 11 : 10
  const start = 8 + 2 + entries * ENTRY_BYTES + 4
  const pixelsAt = start + 6 + (profile?.length ?? 0) + ((profile?.length ?? 0) % 2)
  const head = Buffer.alloc(pixelsAt)
  head.write('II*\0', 'latin1')
  head.writeUInt32LE(8, 4)
  head.writeUInt16LE(entries, 8)
  let offset = 10
  const add = (tag: number, type: number, count: number, value: number) => {
    head.writeUInt16LE(tag, offset)
    head.writeUInt16LE(type, offset + 2)
    head.writeUInt32LE(count, offset + 4)
    head.writeUInt32LE(value, offset + 8)
    offset += ENTRY_BYTES
  }
  add(256, LONG, 1, width)
  add(257, LONG, 1, height)
  // Bits of each channel, stored after the entries.
  add(258, SHORT, CHANNELS, start)
  for (let channel = 0; channel < CHANNELS; channel += 1) head.writeUInt16LE(8, start + channel * 2)
  add(259, SHORT, 1, 1)
  add(262, SHORT, 1, 2)
  add(273, LONG, 1, pixelsAt)
  add(277, SHORT, 1, CHANNELS)
  add(278, LONG, 1, height)
  add(279, LONG, 1, data.length)
  add(284, SHORT, 1, 1)
  if (profile) add(34_675, UNDEFINED, profile.length, start + 6)
  if (profile) head.set(profile, start + 6)
  return Buffer.concat([head, data])
}
