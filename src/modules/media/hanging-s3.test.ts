import { request as httpRequest } from 'node:http'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { as, buildUser, type TestApp, type TestUser, testApp } from '../../../test/app.ts'
import { api } from '../../contract/urls.ts'
import { startFakeS3, startS3 } from '../../platform/storage/s3.fixture.ts'
import { madePhoto } from './pictures.fixture.ts'

let bucket: Awaited<ReturnType<typeof startS3>>
let inFront: Awaited<ReturnType<typeof startFakeS3>>
let isHanging = false
let app: TestApp
let seller: TestUser
beforeAll(async () => {
  bucket = await startS3()
  // Passes calls on to the bucket, or accepts them and never answers.
  inFront = await startFakeS3(({ method, url, headers }, response, body) => {
    if (isHanging) return
    httpRequest(`${bucket.settings.endpoint}${url}`, { method, headers }, (answer) => {
      response.writeHead(answer.statusCode ?? 500, answer.headers)
      answer.pipe(response)
    }).end(body)
  })
  const { endpoint, bucket: name, accessKey, secretKey } = inFront.settings
  app = await testApp({
    env: {
      S3_ENDPOINT: endpoint,
      S3_BUCKET: name,
      S3_ACCESS_KEY: accessKey,
      S3_SECRET_KEY: secretKey,
    },
  })
  seller = await buildUser(app, { role: 'Seller' })
})
afterAll(async () => {
  await app.close()
  await inFront.close()
  await bucket.close()
})

async function upload() {
  const form = new FormData()
  form.append('image', new Blob([Uint8Array.from(await madePhoto(1).jpeg().toBuffer())]))
  return as(app, seller).upload(api.media(), form)
}

test('while S3 hangs, photos answer 503 and everything else works; afterwards the upload succeeds', async () => {
  const stored = await upload()
  expect(stored.status).toBe(200)
  const { url } = stored.body.data
  isHanging = true
  let isOver = false
  const photos = Promise.all([upload(), app.app.request(`http://localhost:3000${url}`)])
  void photos.finally(() => {
    isOver = true
  })
  await expect.poll(() => inFront.calls.filter((call) => call.startsWith('GET')).length).toBe(1)
  expect((await app.app.request(`http://localhost:3000${api.categories()}`)).status).toBe(200)
  expect(isOver).toBe(false)
  const [refused, unread] = await photos
  expect([refused.status, refused.body.error]).toEqual([503, 'storage_away'])
  expect(unread.status).toBe(503)

  isHanging = false
  expect((await upload()).status).toBe(200)
  expect((await app.app.request(`http://localhost:3000${url}`)).status).toBe(200)
})
