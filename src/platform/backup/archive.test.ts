import { execFileSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { Readable, Writable } from 'node:stream'
import { createZstdCompress } from 'node:zlib'
import fc from 'fast-check'
import { beforeAll, expect, test } from 'vitest'
import { createArchive, readArchive } from './archive.ts'
import { BackupError } from './backup-error.ts'

const PASSPHRASE = 'correct horse battery staple'
/** Does not compress, as photos do not. */
const hash = (text: string) => createHash('sha256').update(text).digest()
const files = {
  'backup.json': Buffer.from('{"format":1}'),
  'tables/a/000001.copy': Buffer.from('1\tone\n2\ttwo\n'.repeat(20_000)),
  'media/empty': Buffer.alloc(0),
  'media/ab/picture.webp': Buffer.concat(Array.from({ length: 6_000 }, (_, n) => hash(`${n}`))),
}

async function pack(passphrase?: string): Promise<Buffer> {
  const pieces: Buffer[] = []
  const sink = new Writable({
    write(piece: Buffer, _, done) {
      pieces.push(piece)
      done()
    },
  })
  const archive = createArchive(sink, { passphrase, date: new Date('2026-11-28') })
  for (const [name, content] of Object.entries(files)) await archive.add(name, content)
  await archive.finish()
  return Buffer.concat(pieces)
}

async function* inPieces(bytes: Buffer, size = 10_000) {
  for (let index = 0; index < bytes.length; index += size) yield bytes.subarray(index, index + size)
}

async function unpack(bytes: Buffer, passphrase?: string, size?: number) {
  const entries = await Array.fromAsync(readArchive(inPieces(bytes, size), passphrase))
  return Object.fromEntries(entries.map(({ name, content }) => [name, content]))
}

function expectFiles(entries: Record<string, Buffer>) {
  expect(Object.keys(entries)).toEqual(Object.keys(files))
  for (const [name, content] of Object.entries(files))
    expect(entries[name]?.equals(content)).toBe(true)
}

let plain: Buffer
let encrypted: Buffer
beforeAll(async () => {
  plain = await pack()
  encrypted = await pack(PASSPHRASE)
})

test('what is written is read again, in pieces of any size', async () => {
  for (const size of [1_000, 65_536, 1_000_000]) {
    expectFiles(await unpack(plain, undefined, size))
    expectFiles(await unpack(encrypted, PASSPHRASE, size))
  }
})

test('tar, zstd and sha256sum read it', () => {
  const folder = mkdtempSync(path.join(tmpdir(), 'redial-archive-'))
  try {
    writeFileSync(path.join(folder, 'backup.tar.zst'), plain)
    execFileSync('tar', ['--zstd', '-xf', 'backup.tar.zst'], { cwd: folder })
    execFileSync('sha256sum', ['--check', '--quiet', 'SHA256SUMS'], { cwd: folder })
    expect(readFileSync(path.join(folder, 'media/ab/picture.webp'))).toEqual(
      files['media/ab/picture.webp'],
    )
  } finally {
    rmSync(folder, { recursive: true })
  }
})

test('cut off at any byte, it is refused', async () => {
  const cut = (bytes: Buffer, share: number) =>
    bytes.subarray(0, Math.min(bytes.length - 1, Math.floor(share * bytes.length)))
  const share = fc.double({ min: 0, max: 1, noNaN: true })
  await fc.assert(
    fc.asyncProperty(share, async (part) => {
      await expect(unpack(cut(plain, part))).rejects.toThrow(BackupError)
    }),
    { numRuns: 60 },
  )
  // Each takes half a second for the passphrase.
  for (const part of [0, 0.0001, 0.2, 0.9, 1])
    await expect(unpack(cut(encrypted, part), PASSPHRASE)).rejects.toThrow(BackupError)
})

test('cut off between two chunks, an encrypted one is refused', async () => {
  const header = 49
  const chunk = 64 * 1024 + 16
  await expect(unpack(encrypted.subarray(0, header + chunk), PASSPHRASE)).rejects.toThrow(
    'It is damaged or incomplete.',
  )
})

test('with any changed byte, it is refused or reads the same', async () => {
  const change = (bytes: Buffer, position: number) => {
    const copy = Buffer.from(bytes)
    copy[position] = (copy[position] ?? 0) ^ 0x10
    return copy
  }
  const position = fc.nat(plain.length - 1)
  await fc.assert(
    fc.asyncProperty(position, async (index) => {
      const outcome = await unpack(change(plain, index)).catch((error: unknown) => error)
      // Some bits of zstd and tar mean nothing.
      if (outcome instanceof Error) expect(outcome).toBeInstanceOf(BackupError)
      else expectFiles(outcome as Record<string, Buffer>)
    }),
    { numRuns: 60 },
  )
  for (const index of [20, 40, 60, encrypted.length >> 1, encrypted.length - 1])
    await expect(unpack(change(encrypted, index), PASSPHRASE)).rejects.toThrow(BackupError)
})

test('something added to the end of an encrypted one is refused', async () => {
  const longer = Buffer.concat([encrypted, Buffer.from('more')])
  await expect(unpack(longer, PASSPHRASE)).rejects.toThrow(BackupError)
})

test('an encrypted one needs its passphrase', async () => {
  await expect(unpack(encrypted)).rejects.toThrow('It is encrypted. Set BACKUP_PASSPHRASE')
  await expect(unpack(encrypted, 'another')).rejects.toThrow('is not its passphrase')
})

test('with a passphrase, one that is not encrypted is refused: anyone could have made it', async () => {
  await expect(unpack(plain, PASSPHRASE)).rejects.toThrow('It is not encrypted')
})

test('other files are refused', async () => {
  for (const bytes of [Buffer.alloc(0), Buffer.from('PK'), Buffer.from('-- SQL dump\n'.repeat(9))])
    await expect(unpack(bytes)).rejects.toThrow('It is not a backup of Redial.')
})

test('a header of gigabytes is refused before it fills the memory', async () => {
  const head = Buffer.alloc(512)
  // ustar: name, mode, owner, group, size, date, checksum, kind (x: further headers of the next file), magic
  head.write('PaxHeader', 0)
  head.write('0000644\0'.padEnd(24, '0'), 100)
  head.write(`${(8 * 1024 ** 3 - 1).toString(8)}\0`, 124)
  head.write('00000000000\0', 136)
  head.write('        x', 148)
  head.write('ustar\x0000', 257)
  const sum = head.reduce((total, byte) => total + byte, 0)
  head.write(`${sum.toString(8).padStart(6, '0')}\0 `, 148)
  let read = 0
  async function* endless() {
    yield head
    const megabyte = Buffer.alloc(1024 ** 2, 'a')
    for (; read < 2_000; read++) yield megabyte
  }
  const compressed = Readable.from(endless()).pipe(createZstdCompress())
  await expect(Array.fromAsync(readArchive(compressed))).rejects.toThrow(BackupError)
  expect(read).toBeLessThan(10)
})

test('a sink that fails ends the writing with its error', async () => {
  const sink = new Writable({
    highWaterMark: 1,
    write(_, __, done) {
      done(new Error('no space left'))
    },
  })
  const archive = createArchive(sink, { date: new Date() })
  const noise = Buffer.from(Array.from({ length: 500_000 }, () => Math.floor(Math.random() * 256)))
  const add = async () => {
    for (let index = 0; index < 20; index++) await archive.add(`${index}`, noise)
    await archive.finish()
  }
  await expect(add()).rejects.toThrow('no space left')
})
