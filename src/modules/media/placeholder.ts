import { crc32 } from 'node:zlib'

/** A placeholder is 3 × 3 colours, red, green, blue and opacity: 36 bytes. */
export const PLACEHOLDER_SIDE = 3

const SIGNATURE = Buffer.from('89504e470d0a1a0a', 'hex')

/**
 * The colours of a placeholder as the address of a tiny PNG, about 150 characters: stretched by the
 * browser it is a blurred picture, and needs no script.
 */
export function placeholderImage(colours: Uint8Array): string {
  const header = Buffer.alloc(13)
  header.writeUInt32BE(PLACEHOLDER_SIDE, 0)
  header.writeUInt32BE(PLACEHOLDER_SIDE, 4)
  // Eight bits, colours with opacity.
  header.set([8, 6], 8)
  const stride = PLACEHOLDER_SIDE * 4
  // Each row begins with its filter: none.
  const rows = Array.from({ length: PLACEHOLDER_SIDE }, (_, row) =>
    Buffer.concat([Buffer.of(0), colours.subarray(row * stride, (row + 1) * stride)]),
  )
  const pixels = stored(Buffer.concat(rows))
  const parts = [chunk('IHDR', header), chunk('IDAT', pixels), chunk('IEND', Buffer.alloc(0))]
  return `data:image/png;base64,${Buffer.concat([SIGNATURE, ...parts]).toString('base64')}`
}

/** False when something shows through. */
export function isOpaque(colours: Uint8Array): boolean {
  return colours.every((value, at) => at % 4 !== 3 || value === 255)
}

/** A zlib stream that is not compressed: there is nothing to gain, and pages hold many of them. */
function stored(bytes: Buffer): Buffer {
  const block = Buffer.alloc(7)
  // Window and check bits, then: the last block, stored, so long.
  block.set([0x78, 0x01, 0x01])
  block.writeUInt16LE(bytes.length, 3)
  block.writeUInt16LE(bytes.length ^ 0xffff, 5)
  const sum = Buffer.alloc(4)
  sum.writeUInt32BE(adler32(bytes))
  return Buffer.concat([block, bytes, sum])
}

function adler32(bytes: Buffer): number {
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
