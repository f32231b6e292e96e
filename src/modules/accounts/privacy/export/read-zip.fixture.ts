import { inflateRawSync } from 'node:zlib'

/** The files of a ZIP by name, from its central directory. */
export function readZip(bytes: Buffer): Map<string, Buffer> {
  const end = bytes.lastIndexOf(Buffer.from([0x50, 0x4b, 5, 6]))
  const files = new Map<string, Buffer>()
  let at = bytes.readUInt32LE(end + 16)
  for (let n = bytes.readUInt16LE(end + 10); n > 0; n -= 1) {
    const isDeflated = bytes.readUInt16LE(at + 10) === 8
    const size = bytes.readUInt32LE(at + 20)
    const [name, extra, comment] = [28, 30, 32].map((field) => bytes.readUInt16LE(at + field))
    const local = bytes.readUInt32LE(at + 42)
    const data = local + 30 + bytes.readUInt16LE(local + 26) + bytes.readUInt16LE(local + 28)
    const stored = bytes.subarray(data, data + size)
    const key = bytes.toString('utf8', at + 46, at + 46 + (name ?? 0))
    files.set(key, isDeflated ? inflateRawSync(stored) : stored)
    at += 46 + (name ?? 0) + (extra ?? 0) + (comment ?? 0)
  }
  return files
}
