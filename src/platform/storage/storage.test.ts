import { existsSync, mkdtempSync, readdirSync, rmSync, statSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { diskStorage, moveFiles, type Storage, s3Storage, withFallback } from './index.ts'
import { startS3 } from './s3.fixture.ts'

const folder = mkdtempSync(path.join(tmpdir(), 'redial-storage-'))
let s3: Awaited<ReturnType<typeof startS3>>
beforeAll(async () => {
  s3 = await startS3()
})
afterAll(async () => {
  await s3.close()
  rmSync(folder, { recursive: true, force: true })
})

const file = (key: string, text = key) => ({ key, bytes: Buffer.from(text), type: 'image/webp' })
const places: Record<string, () => Storage> = {
  disk: () => diskStorage(path.join(folder, 'disk')),
  s3: () => s3Storage(s3.settings),
}

async function keysOf(storage: Storage, prefix = '') {
  const keys: string[] = []
  for await (const { key } of storage.list(prefix)) keys.push(key)
  return keys.sort()
}
async function textOf(stream: ReadableStream<Uint8Array> | undefined) {
  return stream && new Response(stream).text()
}

test('a disk keeps files with the same bytes once', async () => {
  const storage = diskStorage(path.join(folder, 'once'))
  await storage.write([file('0a/x.webp')])
  await storage.write([{ ...file('0a/y.webp', '0a/x.webp'), sameAs: '0a/x.webp' }])
  const inode = (key: string) => statSync(path.join(folder, 'once', key)).ino
  expect(inode('0a/y.webp')).toBe(inode('0a/x.webp'))
})

test('files on a disk, and their folders, are for the server’s user only', async () => {
  const root = path.join(folder, 'modes')
  const storage = diskStorage(root)
  await storage.write([file('0a/x.webp'), { ...file('0b/y.webp'), replaceable: true }])
  for (const [key, mode] of [
    ['0a', 0o700],
    ['0a/x.webp', 0o600],
    ['0b', 0o700],
    ['0b/y.webp', 0o600],
  ] as const)
    expect([key, statSync(path.join(root, key)).mode & 0o777]).toEqual([key, mode])
})

describe.each(Object.keys(places))('%s', (name) => {
  const place = () => places[name]!()

  test('written files can be read, whole and in ranges', async () => {
    const storage = place()
    await storage.write([file('0a/x.webp', 'abcdefghij'), file('0a/y.webp')])
    expect(String(await storage.read('0a/x.webp'))).toBe('abcdefghij')
    const open = await storage.open('0a/x.webp')
    expect(open?.size).toBe(10)
    expect(await textOf(open?.stream({ start: 2, end: 4 }))).toBe('cde')
  })

  test('a file with the bytes of another one outlives it, and is written when that is gone', async () => {
    const storage = place()
    const same = (key: string) => ({ ...file(key, 'abc'), sameAs: '2a/x.webp', replaceable: true })
    await storage.write([file('2a/x.webp', 'abc')])
    await storage.write([same('2b/y.webp')])
    await storage.remove(['2a/x.webp'])
    await storage.write([same('2c/z.webp')])
    expect(String(await storage.read('2b/y.webp'))).toBe('abc')
    expect(String(await storage.read('2c/z.webp'))).toBe('abc')
    expect(await storage.read('2a/x.webp')).toBeUndefined()
    await storage.remove(['2b/y.webp', '2c/z.webp'])
  })

  test('a missing file is undefined and can be removed', async () => {
    const storage = place()
    expect(await storage.read('0b/none.webp')).toBeUndefined()
    expect(await storage.open('0b/none.webp')).toBeUndefined()
    await storage.remove(['0b/none.webp'])
    expect(await keysOf(storage, '0b/')).toEqual([])
  })

  test('lists by prefix, with size and time, without removed files', async () => {
    const storage = place()
    await storage.write([file('0c/1.webp', 'abc'), file('0c/2.webp'), file('0d/3.webp')])
    expect(await keysOf(storage, '0c/')).toEqual(['0c/1.webp', '0c/2.webp'])
    for await (const listed of storage.list('0c/1')) {
      expect(listed.size).toBe(3)
      expect(Math.abs(Date.now() - listed.writtenAt.getTime())).toBeLessThan(60_000)
    }
    await storage.remove(['0c/1.webp', '0c/2.webp'])
    expect(await keysOf(storage, '0c/')).toEqual([])
    expect(await keysOf(storage, '0d/')).toEqual(['0d/3.webp'])
  })

  test('writing a file again replaces it', async () => {
    const storage = place()
    await storage.write([file('0e/x.webp', 'old')])
    await storage.write([file('0e/x.webp', 'new')])
    expect(String(await storage.read('0e/x.webp'))).toBe('new')
  })
})

test('a missing folder has no files', async () => {
  expect(await keysOf(diskStorage(path.join(folder, 'never')))).toEqual([])
})

test('files move to the bucket and back while all stay readable', async () => {
  const disk = diskStorage(path.join(folder, 'moving'))
  const bucket = s3Storage(s3.settings)
  const keys = ['1a/a.webp', '1a/b.webp', '1b/c.webp']
  await disk.write(keys.map((key) => file(key)))
  await disk.write([file('1b/notes.txt')])
  const serving = withFallback(bucket, disk)
  expect(String(await serving.read('1a/a.webp'))).toBe('1a/a.webp')
  const typeOf = (key: string) => (key.endsWith('.webp') ? 'image/webp' : undefined)
  expect(await moveFiles(disk, bucket, { typeOf })).toMatchObject({ files: 3 })
  expect(await keysOf(disk)).toEqual(['1b/notes.txt'])
  expect(await keysOf(bucket, '1')).toEqual(keys)
  expect(String(await serving.read('1a/a.webp'))).toBe('1a/a.webp')
  await bucket.remove(await keysOf(bucket, '0'))
  expect(await moveFiles(bucket, disk, { typeOf })).toMatchObject({ files: 3 })
  expect(await keysOf(disk)).toEqual([...keys, '1b/notes.txt'])
  expect(await keysOf(bucket, '1')).toEqual([])
})

test('an interrupted move loses nothing, and the next one continues', async () => {
  const disk = diskStorage(path.join(folder, 'cut'))
  const bucket = s3Storage(s3.settings)
  const keys = Array.from({ length: 40 }, (_, index) => `2a/${String(index).padStart(2, '0')}.webp`)
  await disk.write(keys.map((key) => file(key)))
  let written = 0
  // The line breaks in the middle of a file, and again when that is cleaned up.
  const breaking: Storage = {
    ...bucket,
    async write(files) {
      written += 1
      if (written > 15) throw new Error('the line broke')
      await bucket.write(files)
    },
  }
  const typeOf = () => 'image/webp'
  await expect(moveFiles(disk, breaking, { typeOf })).rejects.toThrow('the line broke')
  const left = await keysOf(disk)
  expect(left.length).toBeLessThan(40)
  for (const key of keys)
    expect(String((await disk.read(key)) ?? (await bucket.read(key)))).toBe(key)
  expect(await moveFiles(disk, bucket, { typeOf })).toMatchObject({ files: left.length })
  expect(await keysOf(bucket, '2a/')).toEqual(keys)
})

test('a file that reads back differently is kept in the old storage', async () => {
  const disk = diskStorage(path.join(folder, 'otherwise'))
  await disk.write([file('3a/x.webp')])
  const lying: Storage = { ...places.s3!(), read: async () => Buffer.from('other') }
  const moving = moveFiles(disk, lying, { typeOf: () => 'image/webp' })
  await expect(moving).rejects.toMatchObject({ reason: 'wrong' })
  expect(String(await disk.read('3a/x.webp'))).toBe('3a/x.webp')
})

test('a failed write leaves no complete or partial files', async () => {
  const root = path.join(folder, 'half')
  const disk = diskStorage(root)
  await disk.write([file('4b/there')])
  // A file stands where the second needs a folder.
  const writing = disk.write([file('4a/first.webp'), file('4b/there/second.webp')])
  await expect(writing).rejects.toThrow()
  expect(existsSync(path.join(root, '4a')) ? readdirSync(path.join(root, '4a')) : []).toEqual([])
  expect(String(await disk.read('4b/there'))).toBe('4b/there')
})
