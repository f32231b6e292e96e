import {
  createCipheriv,
  createDecipheriv,
  type DecipherGCM,
  randomBytes,
  type ScryptOptions,
  scrypt,
  timingSafeEqual,
} from 'node:crypto'
import { BackupError, DAMAGED } from './backup-error.ts'

// An encrypted backup is a header and then chunks of 64 KiB, each encrypted and authenticated by itself with
// AES-256-GCM. The nonce of a chunk is its number, and its last byte is 1 in the last chunk: chunks that are
// cut off, swapped or repeated are noticed (the STREAM construction; Hoang, Reyhanitabar, Rogaway, Vizár 2015).
// docs/backup-format.md describes it for other programs.

/** The first bytes of an encrypted backup. */
export const MAGIC = Buffer.from('redial-backup-1\n', 'latin1')
const SALT_BYTES = 16
const CHECK_BYTES = 16
const KEY_BYTES = 32
const TAG_BYTES = 16
const CHUNK_BYTES = 64 * 1024
/** Magic, the logarithm of scrypt's N, salt, and a value that tells a wrong passphrase from a damaged file. */
const HEADER_BYTES = MAGIC.length + 1 + SALT_BYTES + CHECK_BYTES

/** N = 2^17, r = 8, p = 1: 128 MiB and about half a second (OWASP, Password Storage Cheat Sheet). */
const LOG_N = 17
/** Headers of others must not make this process fill the memory. */
const MAX_LOG_N = 20

type Keys = { key: Buffer; check: Buffer }

function deriveKeys(passphrase: string, salt: Buffer, logN: number): Promise<Keys> {
  const options: ScryptOptions = { N: 2 ** logN, r: 8, p: 1, maxmem: 2 ** (logN + 11) }
  const bytes = KEY_BYTES + CHECK_BYTES
  return new Promise((resolve, reject) =>
    scrypt(passphrase.normalize('NFC'), salt, bytes, options, (error, derived) => {
      if (error) reject(error)
      else resolve({ key: derived.subarray(0, KEY_BYTES), check: derived.subarray(KEY_BYTES) })
    }),
  )
}

function nonceFor(number: number, isLast: boolean): Buffer {
  const nonce = Buffer.alloc(12)
  nonce.writeUIntBE(number, 5, 6)
  nonce[11] = isLast ? 1 : 0
  return nonce
}

type Bytes = AsyncIterable<Buffer>
type Block = { block: Buffer; isLast: boolean }

/** The bytes in blocks of `size`. The last one may be shorter, or empty. */
async function* inBlocks(source: Bytes, size: number): AsyncIterable<Block> {
  let pending: Buffer = Buffer.alloc(0)
  for await (const chunk of source) {
    pending = pending.length > 0 ? Buffer.concat([pending, chunk]) : chunk
    // A full block stays back until more follows: it may be the last.
    while (pending.length > size) {
      yield { block: pending.subarray(0, size), isLast: false }
      pending = pending.subarray(size)
    }
  }
  yield { block: pending, isLast: true }
}

/** A stage of a pipeline that encrypts what passes through. */
export function createEncryption(passphrase: string) {
  return async function* encrypt(source: Bytes): AsyncIterable<Buffer> {
    const salt = randomBytes(SALT_BYTES)
    const { key, check } = await deriveKeys(passphrase, salt, LOG_N)
    const header = Buffer.concat([MAGIC, Buffer.of(LOG_N), salt, check])
    yield header
    let number = 0
    for await (const { block, isLast } of inBlocks(source, CHUNK_BYTES)) {
      const cipher = createCipheriv('aes-256-gcm', key, nonceFor(number, isLast))
      cipher.setAAD(header)
      number += 1
      yield Buffer.concat([cipher.update(block), cipher.final(), cipher.getAuthTag()])
    }
  }
}

/**
 * A stage of a pipeline that decrypts what passes through, from the header on. Fails with a BackupError without
 * or with a wrong passphrase, and when anything was changed, cut off or added.
 */
export function createDecryption(passphrase: string | undefined) {
  return async function* decrypt(source: Bytes): AsyncIterable<Buffer> {
    const iterator = source[Symbol.asyncIterator]()
    let head: Buffer = Buffer.alloc(0)
    while (head.length < HEADER_BYTES) {
      const { value, done } = await iterator.next()
      if (done) throw new BackupError(DAMAGED)
      head = Buffer.concat([head, value])
    }
    const header = head.subarray(0, HEADER_BYTES)
    const key = await openHeader(header, passphrase)
    async function* rest() {
      yield head.subarray(HEADER_BYTES)
      yield* { [Symbol.asyncIterator]: () => iterator }
    }
    let number = 0
    for await (const { block, isLast } of inBlocks(rest(), CHUNK_BYTES + TAG_BYTES)) {
      if (block.length < TAG_BYTES) throw new BackupError(DAMAGED)
      const decipher = createDecipheriv('aes-256-gcm', key, nonceFor(number, isLast))
      decipher.setAAD(header)
      decipher.setAuthTag(block.subarray(block.length - TAG_BYTES))
      number += 1
      yield finish(decipher, block.subarray(0, block.length - TAG_BYTES))
    }
  }
}

function finish(decipher: DecipherGCM, block: Buffer): Buffer {
  try {
    return Buffer.concat([decipher.update(block), decipher.final()])
  } catch (error) {
    throw new BackupError(DAMAGED, { cause: error })
  }
}

/** The key that the header and the passphrase stand for. */
async function openHeader(header: Buffer, passphrase: string | undefined): Promise<Buffer> {
  if (passphrase === undefined)
    throw new BackupError('It is encrypted. Set BACKUP_PASSPHRASE to its passphrase.')
  const logN = header[MAGIC.length] ?? 0
  if (!header.subarray(0, MAGIC.length).equals(MAGIC) || logN > MAX_LOG_N)
    throw new BackupError(DAMAGED)
  const salt = header.subarray(MAGIC.length + 1, MAGIC.length + 1 + SALT_BYTES)
  const { key, check } = await deriveKeys(passphrase, salt, logN)
  if (!timingSafeEqual(check, header.subarray(HEADER_BYTES - CHECK_BYTES)))
    throw new BackupError(
      'BACKUP_PASSPHRASE is not its passphrase, or its first bytes are damaged.',
    )
  return key
}
