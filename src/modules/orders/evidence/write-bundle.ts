import { createHash } from 'node:crypto'
import { Readable } from 'node:stream'
import { ZipFile } from 'yazl'
import type { EvidenceFile } from './collect-evidence.ts'

export type ListedFile = { name: string; sha256: string; size: number }

/**
 * A ZIP of the files as a stream, one file at a time in memory. The manifest comes last, because it
 * lists the hashes of all others. A file that is gone is left out, and so not listed.
 */
export function writeBundle(
  files: readonly EvidenceFile[],
  sign: (listed: readonly ListedFile[]) => string,
  at: Date,
): ReadableStream<Uint8Array> {
  const zip = new ZipFile()
  const output = zip.outputStream as Readable
  // Stored, not compressed: photos do not shrink, and the offline check needs no inflating.
  const options = { compress: false, mtime: at }
  const fail = (error: unknown) => output.destroy(error as Error)
  zip.on('error', fail)
  const listed: ListedFile[] = []
  const add = async () => {
    for (const { name, read } of files) {
      const bytes = await read()
      if (!bytes || output.destroyed) continue
      listed.push({
        name,
        sha256: createHash('sha256').update(bytes).digest('hex'),
        size: bytes.length,
      })
      await written(zip, name, bytes, options)
    }
    zip.addBuffer(Buffer.from(sign(listed)), 'manifest.json', options)
    zip.end()
  }
  add().catch(fail)
  return Readable.toWeb(output) as ReadableStream<Uint8Array>
}

/** Resolves once the file has gone into the stream, whose reader sets the pace. */
function written(
  zip: ZipFile,
  name: string,
  bytes: Uint8Array,
  options: { compress: boolean; mtime: Date },
): Promise<void> {
  return new Promise((resolve, reject) => {
    const source = Readable.from([bytes], { objectMode: false })
    source.once('end', resolve)
    source.once('error', reject)
    zip.addReadStream(source, name, { ...options, size: bytes.length })
  })
}
