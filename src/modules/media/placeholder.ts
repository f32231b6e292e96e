import { crc32 } from 'node:zlib'

/** A placeholder is 3 × 3 RGBA colors: 36 bytes. */
export const PLACEHOLDER_SIDE = 3

const SIGNATURE = Buffer.from('89504e470d0a1a0a', 'hex')
const STRIDE = PLACEHOLDER_SIDE * 4
/** Each row begins with its filter type: none. */
const ROWS_BYTES = PLACEHOLDER_SIDE * (STRIDE + 1)
/** zlib header, then the header of one stored (uncompressed) block with its length. */
const STORED = Buffer.of(0x78, 0x01, 0x01, ROWS_BYTES, 0, ROWS_BYTES ^ 0xff, 0xff)

const template = Buffer.concat([
  SIGNATURE,
  chunk('IHDR', header()),
  chunk('IDAT', Buffer.concat([STORED, Buffer.alloc(ROWS_BYTES + 4)])),
  chunk('IEND', Buffer.alloc(0)),
])
const IDAT = template.indexOf('IDAT')
const ROWS = IDAT + 4 + STORED.length
const SUM = ROWS + ROWS_BYTES
const CRC = SUM + 4

/**
 * A placeholder as the data URL of a tiny PNG, about 190 characters. Stretched by the browser it is a
 * blurred picture without any script. Pages contain many, so a template PNG is filled in; compression
 * would not make it smaller.
 */
export function placeholderImage(colours: Uint8Array): string {
  for (let row = 0; row < PLACEHOLDER_SIDE; row++)
    template.set(colours.subarray(row * STRIDE, (row + 1) * STRIDE), ROWS + row * (STRIDE + 1) + 1)
  template.writeUInt32BE(adler32(template.subarray(ROWS, SUM)), SUM)
  template.writeUInt32BE(crc32(template.subarray(IDAT, CRC)), CRC)
  return `data:image/png;base64,${template.toString('base64')}`
}

export function isOpaque(colours: Uint8Array): boolean {
  for (let at = 3; at < colours.length; at += 4) if (colours[at] !== 255) return false
  return true
}

function header(): Buffer {
  const bytes = Buffer.alloc(13)
  bytes.writeUInt32BE(PLACEHOLDER_SIDE, 0)
  bytes.writeUInt32BE(PLACEHOLDER_SIDE, 4)
  // Eight bits per channel, RGBA.
  bytes.set([8, 6], 8)
  return bytes
}

function adler32(bytes: Uint8Array): number {
  let a = 1
  let b = 0
  for (const byte of bytes) {
    a = (a + byte) % 65_521
    b = (b + a) % 65_521
  }
  return b * 65_536 + a
}

function chunk(name: string, data: Buffer): Buffer {
  const body = Buffer.concat([Buffer.from(name, 'latin1'), data])
  const frame = Buffer.alloc(8)
  frame.writeUInt32BE(data.length, 0)
  frame.writeUInt32BE(crc32(body), 4)
  return Buffer.concat([frame.subarray(0, 4), body, frame.subarray(4)])
}
