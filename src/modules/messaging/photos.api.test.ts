import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { as, buildUser, ORIGIN, type TestApp, type TestUser, testApp } from '../../../test/app.ts'
import { startS3 } from '../../platform/storage/s3.fixture.ts'
import { StorageError } from '../../platform/storage/storage.ts'
import { MINUTE } from '../../shared/time.ts'
import { deleteExpiredMedia, messagePhotoKey } from '../media/index.ts'
import { buildConversation, uploadPhoto, write } from './messaging.fixture.ts'

let s3: Awaited<ReturnType<typeof startS3>>
beforeAll(async () => {
  s3 = await startS3()
})
afterAll(() => s3.close())

function bucketOf({ endpoint, bucket, accessKey, secretKey }: (typeof s3)['settings']) {
  return {
    S3_ENDPOINT: endpoint,
    S3_BUCKET: bucket,
    S3_ACCESS_KEY: accessKey,
    S3_SECRET_KEY: secretKey,
  }
}

describe.each(['disk', 's3'] as const)('photos of messages on %s', (place) => {
  let app: TestApp
  beforeAll(async () => {
    app = await testApp({ env: place === 's3' ? bucketOf(s3.settings) : {} })
  })
  afterAll(() => app.close())

  async function get(url: string, user: TestUser | null, headers: Record<string, string> = {}) {
    const own: Record<string, string> = user ? { ...headers, cookie: user.cookie } : headers
    const answer = await app.app.request(`${ORIGIN}${url}`, { headers: own })
    const bytes = Buffer.from(await answer.arrayBuffer())
    return { status: answer.status, headers: answer.headers, bytes }
  }

  async function send() {
    const conversation = await buildConversation(app)
    const upload = await uploadPhoto(app, conversation.buyer)
    const before = await get(upload, null)
    const { body } = await write(app, conversation.buyer, conversation.conversationId, {
      photo: upload,
      text: '',
    })
    return { ...conversation, upload, before, url: body.message.photo.url as string }
  }

  test('once sent, no file of the photo is public or cached', async () => {
    const { upload, before } = await send()
    expect([before.status, before.headers.get('cache-control')]).toEqual([
      200,
      expect.stringContaining('private'),
    ])
    for (const part of ['', '-240', '-480', '-800'])
      for (const format of ['webp', 'avif'])
        expect((await get(upload.replace('.webp', `${part}.${format}`), null)).status).toBe(404)
  })

  test('both people get the photo whole, in ranges or as 304; shared caches store nothing', async () => {
    const { seller, buyer, url, before } = await send()
    const whole = await get(url, seller)
    expect([whole.status, whole.bytes]).toEqual([200, before.bytes])
    expect(whole.headers.get('cache-control')).toBe('private, no-cache')
    expect(whole.headers.get('content-type')).toBe('image/webp')
    expect(whole.headers.get('content-security-policy')).toBe(
      "default-src 'none'; frame-ancestors 'none'; sandbox",
    )
    const part = await get(url, buyer, { range: 'bytes=4-11' })
    expect([part.status, part.bytes]).toEqual([206, whole.bytes.subarray(4, 12)])
    expect((await get(url, buyer, { range: 'bytes=999999-' })).status).toBe(416)
    const tag = { 'if-none-match': whole.headers.get('etag') ?? '' }
    expect((await get(url, buyer, tag)).status).toBe(304)
    // The next user of the same browser has to be authorized, even with a cached ETag.
    expect((await get(url, await buildUser(app), tag)).status).toBe(404)
    expect((await get(url, null, tag)).status).toBe(401)
  })

  test('503 with Retry-After while the storage is unavailable', async () => {
    const { buyer, url } = await send()
    const { open } = app.deps.storage
    app.deps.storage.open = () => Promise.reject(new StorageError('away', 'gone for a moment'))
    const answer = await as(app, buyer).get(url)
    app.deps.storage.open = open
    expect([answer.status, answer.headers.get('retry-after')]).toEqual([503, '5'])
  })

  test('public files that could not be deleted are deleted by the cleanup job; the photo stays', async () => {
    const { remove } = app.deps.storage
    app.deps.storage.remove = () => Promise.reject(new StorageError('away', 'gone for a moment'))
    const { upload, url, buyer } = await send()
    app.deps.storage.remove = remove
    expect((await get(upload, null)).status).toBe(200)
    await deleteExpiredMedia(app.deps)
    expect((await get(upload, null)).status).toBe(404)
    expect((await get(url, buyer)).status).toBe(200)
  })

  test('the copy for a refused message is deleted with its upload', async () => {
    const { buyer, conversationId } = await buildConversation(app)
    const upload = await uploadPhoto(app, buyer)
    await app.deps.db.pool.query('update conversations set closed_at = now() where id = $1', [
      conversationId,
    ])
    expect((await write(app, buyer, conversationId, { photo: upload, text: '' })).status).toBe(409)
    const id = /[0-9a-f-]{36}/.exec(upload)?.[0] ?? ''
    expect(await app.deps.storage.read(messagePhotoKey(id))).toBeInstanceOf(Buffer)
    app.clock.advance(11 * MINUTE)
    await deleteExpiredMedia(app.deps)
    expect(await app.deps.storage.read(messagePhotoKey(id))).toBeUndefined()
  })
})
