import { createHash } from 'node:crypto'
import { Readable, type Writable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { constants, createZstdCompress, createZstdDecompress } from 'node:zlib'
import tar from 'tar-stream'
import { OperatorError } from '../operator-error.ts'
import { BackupError, DAMAGED } from './backup-error.ts'
import { createDecryption, createEncryption, MAGIC } from './encryption.ts'

/** The last entry: what `sha256sum -c` reads, a line for each entry before it. */
const SUMS = 'SHA256SUMS'
/** The first bytes of what zstd writes (RFC 8878, 3.1.1). */
const ZSTD_MAGIC = Buffer.from([0x28, 0xb5, 0x2f, 0xfd])
/** 3 is zstd's own default: nearly as small as 9 here, in a fifth of the time. */
const LEVEL = 3

export type ArchiveWriter = {
  add(name: string, content: Buffer): Promise<void>
  /** Writes the checksums and waits until all of it is written. Returns the size of the file in bytes. */
  finish(): Promise<number>
  /** Ends it unfinished. */
  abort(): Promise<void>
}

/** Writes a tar file, compressed with zstd and encrypted if there is a passphrase. */
export function createArchive(
  sink: Writable,
  { passphrase, date }: { passphrase?: string | undefined; date: Date },
): ArchiveWriter {
  const pack = tar.pack()
  const compress = createZstdCompress({
    params: {
      [constants.ZSTD_c_compressionLevel]: LEVEL,
      [constants.ZSTD_c_checksumFlag]: 1,
    },
  })
  let bytes = 0
  async function* count(source: AsyncIterable<Buffer>) {
    for await (const chunk of source) {
      bytes += chunk.length
      yield chunk
    }
  }
  const encryption = passphrase ? [createEncryption(passphrase)] : []
  const written = pipeline([pack, compress, ...encryption, count, sink])
  // Whoever adds or finishes handles it.
  written.catch(() => {})
  const failed = written.then(() => Promise.reject(new Error('the archive has ended')))
  failed.catch(() => {})
  let sums = ''

  async function add(name: string, content: Buffer) {
    sums += `${sha256(content)}  ${name}\n`
    const entry = new Promise<void>((resolve, reject) => {
      const header = { name, mode: 0o600, mtime: date }
      const opened = pack.entry(header, content, (error) => (error ? reject(error) : resolve()))
      // The callback has it too.
      opened.on('error', () => {})
    })
    // Such as that of a full disk, instead of that of the stream that it ended.
    await Promise.race([entry.catch(() => failed), failed])
  }

  return {
    add,
    async finish() {
      await add(SUMS, Buffer.from(sums))
      pack.finalize()
      await written
      return bytes
    },
    async abort() {
      pack.destroy(new Error('aborted'))
      await written.catch(() => {})
    },
  }
}

export type ArchiveEntry = { name: string; content: Buffer }

/** Larger entries are not ours, and would fill the memory. */
const MAX_ENTRY_BYTES = 256 * 1024 * 1024

/**
 * Reads the entries of an archive in their order, without SHA256SUMS. An entry is passed on before its checksum
 * is known, so nothing read is to be relied on until the end.
 * @throws BackupError when it is no archive of this kind, or damaged, or its end is missing; with a passphrase
 * also when it is not encrypted.
 */
export async function* readArchive(
  source: AsyncIterable<Buffer>,
  passphrase?: string,
): AsyncIterable<ArchiveEntry> {
  const { first, all } = await peek(source)
  const isEncrypted = first.subarray(0, MAGIC.length).equals(MAGIC)
  if (!isEncrypted && !first.subarray(0, ZSTD_MAGIC.length).equals(ZSTD_MAGIC))
    throw new BackupError('It is not a backup of Redial.')
  // Who can write into the bucket could have put another shop's accounts and keys there.
  if (passphrase !== undefined && !isEncrypted)
    throw new BackupError(
      'It is not encrypted, although BACKUP_PASSPHRASE is set, so nothing proves who made it. If you trust it, unset BACKUP_PASSPHRASE.',
    )
  const extract = tar.extract()
  const stages = isEncrypted ? [createDecryption(passphrase)] : []
  let failure: unknown
  const reading = pipeline([Readable.from(all), ...stages, createZstdDecompress(), extract]).catch(
    (error: unknown) => {
      failure = error
    },
  )
  const sums = new Map<string, string>()
  let listed: string | undefined
  try {
    for await (const entry of extract) {
      const { name, size = 0, type } = entry.header
      if (listed !== undefined || type !== 'file' || size > MAX_ENTRY_BYTES || sums.has(name))
        throw new BackupError('It is not a backup of Redial.')
      const content = Buffer.concat(await Array.fromAsync(entry as AsyncIterable<Buffer>))
      if (name === SUMS) {
        listed = content.toString('utf8')
        continue
      }
      sums.set(name, sha256(content))
      yield { name, content }
    }
    await reading
    if (failure) throw failure
  } catch (error) {
    throw toBackupError(failure ?? error)
  } finally {
    extract.destroy()
  }
  const expected = [...sums].map(([name, sum]) => `${sum}  ${name}\n`).join('')
  if (listed !== expected) throw new BackupError(DAMAGED)
}

/** What comes from the storage, such as a network that is away, is not the backup's fault. */
function toBackupError(error: unknown): unknown {
  const { code = '' } = error as NodeJS.ErrnoException
  const isOfStreams = error instanceof Error && (!code || /^(ERR_|Z_|ZSTD_)/.test(code))
  if (error instanceof OperatorError || !isOfStreams) return error
  return new BackupError(DAMAGED, { cause: error })
}

/** The first bytes, and all bytes including those. */
async function peek(source: AsyncIterable<Buffer>) {
  const iterator = source[Symbol.asyncIterator]()
  let first = Buffer.alloc(0)
  while (first.length < MAGIC.length) {
    const { value, done } = await iterator.next()
    if (done) break
    first = Buffer.concat([first, value])
  }
  async function* all() {
    yield first
    yield* { [Symbol.asyncIterator]: () => iterator }
  }
  return { first, all: all() }
}

export function sha256(content: Buffer): string {
  return createHash('sha256').update(content).digest('hex')
}
