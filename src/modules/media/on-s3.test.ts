import { once } from 'node:events'
import { readdir } from 'node:fs/promises'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { as, buildUser, type TestApp, type TestUser, testApp } from '../../../test/app.ts'
import { buildLogo } from '../../../test/build/logo.ts'
import { run } from '../../../test/server-process.ts'
import { api } from '../../contract/urls.ts'
import { startS3 } from '../../platform/storage/s3.fixture.ts'
import { SECOND } from '../../shared/time.ts'
import { deleteExpiredMedia } from './delete-media.ts'
import { UPLOAD_SECONDS } from './picture.ts'
import { madePhoto } from './pictures.fixture.ts'
import { openStorage } from './storage.ts'
import { storePicture } from './store-picture.ts'

let s3: Awaited<ReturnType<typeof startS3>>
let app: TestApp
let seller: TestUser
let env: Record<string, string>
beforeAll(async () => {
  s3 = await startS3()
  const { endpoint, bucket, accessKey, secretKey } = s3.settings
  env = {
    S3_ENDPOINT: endpoint,
    S3_BUCKET: bucket,
    S3_ACCESS_KEY: accessKey,
    S3_SECRET_KEY: secretKey,
  }
  app = await testApp({ env })
  seller = await buildUser(app, { role: 'Seller' })
})
afterAll(async () => {
  await app.close()
  await s3.close()
})

const get = async (url: string, headers: Record<string, string> = {}) => {
  const response = await app.app.request(`http://localhost:3000${url}`, { headers })
  return {
    status: response.status,
    headers: response.headers,
    bytes: Buffer.from(await response.arrayBuffer()),
  }
}

async function upload(seed: number) {
  const form = new FormData()
  form.append('image', new Blob([Uint8Array.from(await madePhoto(seed).jpeg().toBuffer())]))
  return (await as(app, seller).upload(api.media(), form)).body.data
}

async function filesOnDisk() {
  const files = await readdir(app.deps.mediaFolder, { recursive: true }).catch(() => [])
  return files.filter((name) => /\.(webp|avif)$/.test(name))
}

test('a bucket serves like a disk: types, ranges, 304, 404; and the cleanup job covers it', async () => {
  const { id, url, size } = await upload(1)
  expect(await filesOnDisk()).toEqual([])
  const whole = await get(url)
  expect([whole.status, whole.bytes.length]).toEqual([200, size])
  expect(whole.headers.get('content-type')).toBe('image/webp')
  expect(whole.headers.get('cache-control')).toBe('private, max-age=60')
  expect((await get(`/media/${id}-240.avif`)).headers.get('content-type')).toBe('image/avif')
  const part = await get(url, { range: 'bytes=10-19' })
  expect([part.status, part.bytes]).toEqual([206, whole.bytes.subarray(10, 20)])
  expect((await get(url, { 'if-none-match': whole.headers.get('etag')! })).status).toBe(304)
  expect((await get('/media/01970000-0000-7000-8000-999999999999.webp')).status).toBe(404)
  expect((await as(app, seller).post(api.rotatePicture(id), { degrees: 180 })).status).toBe(200)
  app.clock.advance(UPLOAD_SECONDS * SECOND)
  expect(await deleteExpiredMedia(app.deps)).toBe(2)
  expect((await get(url)).status).toBe(404)
})

test('move-media moves everything to the bucket and back while every picture stays available', async () => {
  const onDisk = {
    ...app.deps,
    storage: openStorage({ ...app.deps.env, MEDIA_STORAGE: 'disk' }, app.deps.mediaFolder),
  }
  const urls: string[] = []
  for (const seed of [2, 3, 4]) {
    const stored = await storePicture(
      onDisk,
      seller.id,
      await madePhoto(seed, 90, 60).png().toBuffer(),
    )
    if ('picture' in stored) urls.push(stored.picture.url)
  }
  expect(await filesOnDisk()).toHaveLength(24)
  const served = () => Promise.all(urls.map(async (url) => (await get(url)).status))
  expect(await served()).toEqual([200, 200, 200])
  expect(await command('--to', 's3')).toContain('24 files moved')
  expect(await filesOnDisk()).toEqual([])
  expect(await served()).toEqual([200, 200, 200])
  expect(await command('--to', 's3')).toContain('0 files moved')
  expect(await command('--to', 'disk')).toContain('24 files moved')
  expect(await filesOnDisk()).toHaveLength(24)
  expect(await served()).toEqual([200, 200, 200])
})

test('move-media takes the logo of the shop along, which stays available', async () => {
  const { storage } = app.deps
  app.deps.storage = openStorage({ ...app.deps.env, MEDIA_STORAGE: 'disk' }, app.deps.mediaFolder)
  const logo = await buildLogo(app).finally(() => {
    app.deps.storage = storage
  })
  const shopFiles = async () =>
    (await readdir(app.deps.mediaFolder, { recursive: true })).filter((name) =>
      /shop.*\./.test(name),
    )
  const before = await get(logo)
  expect([before.status, (await shopFiles()).length > 0]).toEqual([200, true])
  await command('--to', 's3')
  expect(await shopFiles()).toEqual([])
  const moved = await get(logo)
  expect([moved.status, moved.bytes.equals(before.bytes)]).toEqual([200, true])
  await command('--to', 'disk')
  expect((await get(logo)).bytes.equals(before.bytes)).toBe(true)
})

test('move-media names the missing settings', async () => {
  expect(await moveMedia('--to', 'moon')).toMatchObject({ code: 2 })
  expect(await moveMedia('--to')).toMatchObject({ code: 2 })
})

async function command(...words: string[]) {
  const { code, output } = await moveMedia(...words)
  expect([code, output]).toEqual([0, output])
  return output
}

async function moveMedia(...words: string[]) {
  const own = { ...env, NODE_ENV: 'test', DATA_DIR: app.deps.env.DATA_DIR }
  const { child, output } = run(['move-media', ...words], own)
  const [code] = await once(child, 'close')
  return { code, output: output() }
}
