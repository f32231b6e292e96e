import { access, readdir, readFile } from 'node:fs/promises'
import sharp from 'sharp'
import { afterAll, beforeAll, expect, test } from 'vitest'
import {
  as,
  buildListing,
  buildUser,
  type TestApp,
  type TestUser,
  testApp,
} from '../../../test/app.ts'
import { api } from '../../contract/urls.ts'
import { HOUR, SECOND } from '../../shared/time.ts'
import { deleteExpiredMedia } from './delete-media.ts'
import { MAX_PHOTO_BYTES, UPLOAD_SECONDS } from './picture.ts'
import { storePicture } from './store-picture.ts'

let app: TestApp
let seller: TestUser
beforeAll(async () => {
  app = await testApp()
  seller = await buildUser(app, { role: 'Seller' })
})
afterAll(() => app.close())

const drawn = (width: number, height: number) =>
  sharp({ create: { width, height, channels: 3, background: '#cc3355' } })
/** Narrower than the narrowest width that is drawn: all widths are one file. */
const photo = () => drawn(240, 120).jpeg().toBuffer()

function upload(bytes: Uint8Array, who: TestUser | null = seller, type = 'image/jpeg') {
  const form = new FormData()
  form.append('image', new File([Uint8Array.from(bytes)], 'photo.jpg', { type }))
  form.append('expiration', '600')
  form.append('key', 'not used')
  return as(app, who).upload(api.media(), form)
}

async function fetchBytes(path: string, headers: Record<string, string> = {}, method = 'GET') {
  const response = await app.app.request(`http://localhost:3000${path}`, { method, headers })
  return { response, bytes: Buffer.from(await response.arrayBuffer()) }
}

test('200: answers like an image host, and stores the photo as WebP in both sizes', async () => {
  const { status, body } = await upload(await drawn(2000, 1000).jpeg().toBuffer())
  expect(status).toBe(200)
  const { id, ...data } = body.data
  expect(data).toMatchObject({
    url: `/media/${id}.webp`,
    thumb: { url: `/media/${id}-480.webp` },
    width: 1200,
    height: 600,
    expiration: 600,
  })
  const full = await fetchBytes(data.url)
  expect(full.bytes).toHaveLength(data.size)
  expect(await sharp(full.bytes).metadata()).toMatchObject({ format: 'webp', width: 1200 })
  const thumb = await fetchBytes(data.thumb.url)
  expect(await sharp(thumb.bytes).metadata()).toMatchObject({ format: 'webp', width: 480 })
})

test.each(['png', 'webp', 'gif', 'avif'] as const)('200: %s is taken', async (format) => {
  const bytes = await drawn(300, 200).toFormat(format).toBuffer()
  expect((await upload(bytes, seller, 'application/octet-stream')).body.data.width).toBe(300)
})

test('200: only pixels are stored: no metadata, no location, no script', async () => {
  const bytes = await drawn(200, 100)
    .withMetadata({ orientation: 6 })
    .withExifMerge({ IFD0: { Copyright: 'SECRET-PLACE' } })
    .jpeg()
    .toBuffer()
  expect(bytes.includes('SECRET-PLACE')).toBe(true)
  const { body } = await upload(Buffer.concat([bytes, Buffer.from('<script>alert(1)</script>')]))
  for (const address of [body.data.url, body.data.thumb.url]) {
    const stored = (await fetchBytes(address)).bytes
    expect(stored.includes('SECRET-PLACE') || stored.includes('<script')).toBe(false)
    const { exif, icc, xmp, width, height } = await sharp(stored).metadata()
    expect([exif, icc, xmp]).toEqual([undefined, undefined, undefined])
    // Rotated upright, following the EXIF orientation.
    expect(height).toBeGreaterThan(width)
  }
})

test('401: visitors cannot upload', async () => {
  expect((await upload(await photo(), null)).status).toBe(401)
})

test('413: at most ten megabytes, whatever the Content-Length', async () => {
  const form = new FormData()
  form.append('image', new Blob([new Uint8Array(MAX_PHOTO_BYTES + 1)]))
  expect((await as(app, seller).upload(api.media(), form)).body.error).toBe('too_large')
  const early = await as(app, seller).send('POST', api.media(), {
    body: '--x--',
    headers: { 'content-type': 'multipart/form-data; boundary=x', 'content-length': '99999999' },
  })
  expect(early.status).toBe(413)
})

test('413: an endless body is not read beyond the limit', async () => {
  let sent = 0
  const endless = new ReadableStream<Uint8Array>({
    pull(controller) {
      sent += 65_536
      controller.enqueue(new Uint8Array(65_536))
    },
  })
  const headers = { 'content-type': 'multipart/form-data; boundary=x' }
  const init = { body: endless, headers, duplex: 'half' } as RequestInit
  expect((await as(app, seller).send('POST', api.media(), init)).status).toBe(413)
  expect(sent).toBeLessThan(MAX_PHOTO_BYTES + 1_000_000)
})

test('413: at most forty megapixels', async () => {
  const bomb = await drawn(8000, 5001).png().toBuffer()
  expect(bomb.length).toBeLessThan(1_000_000)
  expect((await upload(bomb)).body.error).toBe('too_many_pixels')
})

test.each([
  ['an SVG', '<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"/>'],
  ['a page', '<!doctype html><script>alert(1)</script>'],
  ['a PDF', '%PDF-1.7'],
])('415: %s is no photo, whatever it is called', async (_, text) => {
  expect((await upload(Buffer.from(text))).status).toBe(415)
})

test('415: a body that is not a form', async () => {
  const init = { body: 'x', headers: { 'content-type': 'image/jpeg' } }
  expect((await as(app, seller).send('POST', api.media(), init)).status).toBe(415)
})

test('422: a truncated photo, a file that only starts like a photo, and a form without a photo', async () => {
  const bytes = await sharp({
    create: {
      width: 900,
      height: 900,
      channels: 3,
      noise: { type: 'gaussian', mean: 99, sigma: 30 },
    },
  } as never)
    .jpeg()
    .toBuffer()
  expect((await upload(bytes.subarray(0, bytes.length / 2))).status).toBe(422)
  const disguised = Buffer.concat([Buffer.from([0xff, 0xd8, 0xff]), Buffer.from('<svg/>')])
  expect((await upload(disguised)).status).toBe(422)
  const empty = new FormData()
  empty.append('image', 'a text')
  expect((await as(app, seller).upload(api.media(), empty)).body.error).toBe('no_image')
})

test('429: at most sixty uploads in ten minutes', async () => {
  const busy = await buildUser(app)
  const tiny = await drawn(2, 2).png().toBuffer()
  for (let i = 0; i < 60; i++) expect((await upload(tiny, busy)).status).toBe(200)
  const refused = await upload(tiny, busy)
  expect(refused.status).toBe(429)
  expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(0)
})

test('files are immutable, never sniffed or executed, and found by exact URL only', async () => {
  const { url } = (await upload(await photo())).body.data
  expect((await fetchBytes(url)).response.headers.get('cache-control')).toBe('private, max-age=60')
  // Its age counts from the real time in its ID, which the clock of this file is behind.
  app.clock.advance(HOUR + UPLOAD_SECONDS * SECOND)
  const { response } = await fetchBytes(url)
  const { headers } = response
  expect(headers.get('content-type')).toBe('image/webp')
  expect(headers.get('cache-control')).toContain('immutable')
  expect(headers.get('x-content-type-options')).toBe('nosniff')
  expect(headers.get('content-security-policy')).toBe(
    "default-src 'none'; frame-ancestors 'none'; sandbox",
  )
  const odd = [
    url.replace('.webp', ''),
    url.replace('.webp', '.svg'),
    url.replace('.webp', '-481.webp'),
    url.replace('/media/', '/media/..%2f'),
    '/media/..%2f..%2fetc%2fpasswd',
    '/media/',
    `/media/01970000-0000-7000-8000-999999999999.webp`,
  ]
  for (const path of odd) expect((await fetchBytes(path)).response.status).toBe(404)
})

test('files support HEAD, ETag and ranges', async () => {
  const { url, size } = (await upload(await photo())).body.data
  const whole = await fetchBytes(url)
  const etag = whole.response.headers.get('etag')!
  const head = await fetchBytes(url, {}, 'HEAD')
  expect(head.response.headers.get('content-length')).toBe(String(size))
  expect(head.bytes).toHaveLength(0)
  const same = await fetchBytes(url, { 'if-none-match': `W/"x", ${etag}` })
  expect([same.response.status, same.bytes.length]).toEqual([304, 0])
  const part = await fetchBytes(url, { range: 'bytes=10-19' })
  expect(part.response.status).toBe(206)
  expect(part.response.headers.get('content-range')).toBe(`bytes 10-19/${size}`)
  expect(part.bytes).toEqual(whole.bytes.subarray(10, 20))
  const beyond = await fetchBytes(url, { range: `bytes=${size}-` })
  expect(beyond.response.status).toBe(416)
  const changed = await fetchBytes(url, { range: 'bytes=0-1', 'if-range': '"other"' })
  expect([changed.response.status, changed.bytes.length]).toEqual([200, size])
})

test('an unclaimed picture is deleted with its files after 600 seconds; a claimed one stays', async () => {
  const left = (await upload(await photo())).body.data
  const claimed = (await upload(await photo())).body.data
  const phone = await buildListing(app, { seller, img: claimed.url })
  expect(phone.img).toBe(claimed.url)
  app.clock.advance((UPLOAD_SECONDS - 1) * SECOND)
  await deleteExpiredMedia(app.deps)
  expect((await fetchBytes(left.url)).response.status).toBe(200)
  app.clock.advance(SECOND)
  expect(await deleteExpiredMedia(app.deps)).toBeGreaterThan(0)
  expect((await fetchBytes(left.url)).response.status).toBe(404)
  expect((await fetchBytes(left.thumb.url)).response.status).toBe(404)
  expect((await fetchBytes(claimed.url)).response.status).toBe(200)
  // The same seller may use the photo on a second listing.
  expect((await buildListing(app, { seller, img: claimed.url })).img).toBe(claimed.url)
})

test('only an own picture, before it expires and by its main URL, can be claimed', async () => {
  const own = (await upload(await photo())).body.data
  const claim = async (img: string, who = seller) =>
    (
      await as(app, who).post(api.phones(), {
        brand: 'Nokia',
        name: 'Nokia 3310',
        price: '30',
        img,
      })
    ).status
  expect(await claim(own.url, await buildUser(app, { role: 'Seller' }))).toBe(422)
  for (const img of [
    own.thumb.url,
    `${own.url}?x`,
    `//localhost:3000@evil.example${own.url}`,
    `https://evil.example${own.url}`,
    'http://127.0.0.1:5432/',
  ])
    expect(await claim(img)).toBe(422)
  expect(await claim(`http://localhost:3000${own.url}`)).toBe(201)
  const late = (await upload(await photo())).body.data
  app.clock.advance(UPLOAD_SECONDS * SECOND)
  expect(await claim(late.url)).toBe(422)
})

test('a refused form claims no picture', async () => {
  const { id, url } = (await upload(await photo())).body.data
  const form = { brand: 'Nokia', name: 'Nokia 3310', price: 'cheap', img: url }
  expect((await as(app, seller).post(api.phones(), form)).status).toBe(422)
  const { rows } = await app.deps.db.pool.query('select expires_at from media where id = $1', [id])
  expect(rows[0].expires_at).not.toBeNull()
})

test('demo pictures are claimed at once, and no half-written file remains', async () => {
  const stored = await storePicture(app.deps, seller.id, await photo(), { claimed: true })
  if (!('picture' in stored)) throw new Error('refused')
  app.clock.advance(2 * UPLOAD_SECONDS * SECOND)
  await deleteExpiredMedia(app.deps)
  const folder = `${app.deps.mediaFolder}/${stored.picture.id.slice(-2)}`
  await access(`${folder}/${stored.picture.id}.webp`)
  expect((await readFile(`${folder}/${stored.picture.id}.webp`)).length).toBe(stored.picture.bytes)
  const files = await readdir(app.deps.mediaFolder, { recursive: true })
  expect(files.filter((file) => file.endsWith('.part'))).toEqual([])
})
