import sharp from 'sharp'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { as, buildUser, type TestApp, type TestUser, testApp } from '../../../test/app.ts'
import { api } from '../../contract/urls.ts'
import { heicFixture } from '../../platform/images/heic.fixture.ts'
import { StorageError } from '../../platform/storage/index.ts'
import { MINUTE } from '../../shared/time.ts'
import { deletePublicFiles } from './photos.ts'
import { madePhoto } from './pictures.fixture.ts'
import { createRemainingVariantsJob, storePicture } from './store-picture.ts'

let app: TestApp
let seller: TestUser
beforeAll(async () => {
  app = await testApp()
  seller = await buildUser(app, { role: 'Seller' })
})
afterAll(() => app.close())

async function upload(bytes: Uint8Array, who = seller, name = 'photo.jpg') {
  const form = new FormData()
  form.append('image', new File([Uint8Array.from(bytes)], name, { type: 'image/jpeg' }))
  return as(app, who).upload(api.media(), form)
}

async function get(path: string, headers: Record<string, string> = {}) {
  const response = await app.app.request(`http://localhost:3000${path}`, { headers })
  return { response, headers: response.headers, bytes: Buffer.from(await response.arrayBuffer()) }
}

test('every width is served as WebP and AVIF, typed, immutable, with ranges', async () => {
  const { id } = (await upload(await madePhoto(1, 1400, 1050).jpeg().toBuffer())).body.data
  app.clock.advance(11 * MINUTE)
  for (const format of ['webp', 'avif'])
    for (const [part, width] of [
      ['-240', 240],
      ['-480', 480],
      ['-800', 800],
      ['', 1200],
    ] as const) {
      const { headers, bytes } = await get(`/media/${id}${part}.${format}`)
      expect(headers.get('content-type')).toBe(`image/${format}`)
      expect(headers.get('cache-control')).toContain('immutable')
      expect(headers.get('content-security-policy')).toBe(
        "default-src 'none'; frame-ancestors 'none'; sandbox",
      )
      expect((await sharp(bytes).metadata()).width).toBe(width)
      const cut = await get(`/media/${id}${part}.${format}`, { range: 'bytes=4-11' })
      expect([cut.response.status, cut.bytes]).toEqual([206, bytes.subarray(4, 12)])
    }
})

test('a browser without AVIF gets the same width as WebP, and caches keep the two apart', async () => {
  const { id } = (await upload(await madePhoto(6, 500, 500).jpeg().toBuffer())).body.data
  app.clock.advance(11 * MINUTE)
  const older = 'image/webp,image/png,image/svg+xml,image/*;q=0.8,*/*;q=0.5'
  const newer = `image/avif,${older}`
  const typeOf = async (accept: string, format = 'avif') => {
    const { headers, bytes } = await get(`/media/${id}-480.${format}`, { accept })
    expect((await sharp(bytes).metadata()).width).toBe(480)
    expect(headers.get('cache-control')).toContain('immutable')
    return [headers.get('content-type'), headers.get('vary')]
  }
  expect(await typeOf(older)).toEqual(['image/webp', 'Accept'])
  expect(await typeOf(newer)).toEqual(['image/avif', 'Accept'])
  expect(await typeOf('*/*')).toEqual(['image/avif', 'Accept'])
  expect(await typeOf(older, 'webp')).toEqual(['image/webp', null])
})

test('the placeholder is a tiny picture of the same colors', async () => {
  const red = sharp({ create: { width: 90, height: 60, channels: 3, background: '#d01010' } })
  const { placeholder } = (await upload(await red.jpeg().toBuffer())).body.data
  expect(placeholder.length).toBeLessThan(200)
  const png = Buffer.from(placeholder.replace('data:image/png;base64,', ''), 'base64')
  const { width, height, format } = await sharp(png).metadata()
  expect([width, height, format]).toEqual([3, 3, 'png'])
  const [r = 0, g = 255, b = 255] = await sharp(png).removeAlpha().raw().toBuffer()
  expect(r).toBeGreaterThan(180)
  expect(Math.max(g, b)).toBeLessThan(50)
})

test('a missing variant is substituted for a minute, until a job draws it', async () => {
  const photo = await madePhoto(2).png().toBuffer()
  const stored = await storePicture(app.deps, seller.id, photo, { claimed: true, sparing: true })
  if (!('picture' in stored)) throw new Error(stored.refused)
  const { id, url } = stored.picture
  const missing = [`/media/${id}.avif`, `/media/${id}-240.avif`, `/media/${id}-800.webp`]
  const main = (await get(url)).bytes
  for (const address of missing) {
    const { response, headers, bytes } = await get(address)
    expect([response.status, headers.get('content-type')]).toEqual([200, 'image/webp'])
    expect(headers.get('cache-control')).not.toContain('immutable')
    expect((await sharp(bytes).metadata()).format).toBe('webp')
  }
  const drawRest = createRemainingVariantsJob(app.deps)
  // It waits while other uploads are being processed.
  expect(await drawRest()).toBe(0)
  app.clock.advance(11 * MINUTE)
  expect(await drawRest()).toBe(1)
  expect(await drawRest()).toBe(0)
  for (const address of missing) {
    const { headers } = await get(address)
    expect(headers.get('content-type')).toBe(`image/${address.split('.').pop()}`)
    expect(headers.get('cache-control')).toContain('immutable')
  }
  // The existing files are unchanged, byte for byte.
  expect((await get(url)).bytes).toEqual(main)
})

test('a picture released while it is drawn is no longer served', async () => {
  const photo = await madePhoto(3).png().toBuffer()
  const stored = await storePicture(app.deps, seller.id, photo, { claimed: true, sparing: true })
  if (!('picture' in stored)) throw new Error(stored.refused)
  const { id } = stored.picture
  app.clock.advance(11 * MINUTE)
  const { storage, db } = app.deps
  const { write } = storage
  storage.write = async (files) => {
    storage.write = write
    await db.pool.query('update media set expires_at = $2 where id = $1', [id, app.clock.now()])
    await deletePublicFiles(app.deps, [id])
    await write.call(storage, files)
  }
  expect(await createRemainingVariantsJob(app.deps)()).toBe(0)
  expect(storage.write).toBe(write)
  for (const part of ['', '-240', '-480', '-800'])
    for (const format of ['webp', 'avif'])
      expect((await get(`/media/${id}${part}.${format}`)).response.status).toBe(404)
})

test('a HEIC photo is stored upright, without its metadata', async () => {
  const { status, body } = await upload(heicFixture('turned'), seller, 'IMG.HEIC')
  expect([status, body.data.width, body.data.height]).toEqual([200, 240, 320])
  const { bytes } = await get(body.data.url)
  expect((await sharp(bytes).metadata()).format).toBe('webp')
  expect(bytes.includes('SECRET')).toBe(false)
})

test.each([
  ['damaged HEIC', 422, 'damaged', heicFixture('place').subarray(0, 600)],
  ['JPEG XL', 415, 'jpeg_xl', Buffer.from('\xff\x0a and more', 'latin1')],
  ['a live photo’s video', 415, 'video', Buffer.from('\0\0\0\x14ftypqt  \0\0\0\0qt  ', 'latin1')],
])('%s is refused with a message that names it', async (_, wanted, error, bytes) => {
  const { status, body } = await upload(bytes, seller, 'IMG.HEIC')
  expect([status, body.error]).toEqual([wanted, error])
  expect(body.fields.image).toBe(body.message)
})

test('the bytes decide: a PNG named .jpg is accepted, a program named .jpg is not', async () => {
  expect((await upload(await madePhoto(3).png().toBuffer(), seller, 'a.jpg')).status).toBe(200)
  expect((await upload(Buffer.from('MZ\x90\0program'), seller, 'a.jpg')).status).toBe(415)
  expect((await upload(Buffer.alloc(0), seller, 'a.jpg')).status).toBe(422)
})

test('of a polyglot file only the photo is stored', async () => {
  const photo = await madePhoto(4).jpeg().toBuffer()
  const zip = Buffer.from('PK\x03\x04 evil.html <script>alert(1)</script> PK\x05\x06', 'latin1')
  const comment = Buffer.concat([
    Buffer.from([0xff, 0xfe, 0, 34]),
    Buffer.from('<script>alert(document.cookie)//'),
  ])
  const both = Buffer.concat([photo.subarray(0, 2), comment, photo.subarray(2), zip])
  const { status, body } = await upload(both)
  expect(status).toBe(200)
  for (const address of [body.data.url, `/media/${body.data.id}-480.avif`]) {
    const { bytes } = await get(address)
    expect(bytes.includes('script') || bytes.includes('PK\x03\x04')).toBe(false)
  }
})

test('eleven simultaneous uploads are each stored completely or refused as busy', async () => {
  const photos = await Promise.all(
    Array.from({ length: 11 }, (_, index) => madePhoto(index).jpeg().toBuffer()),
  )
  const answers = await Promise.all(photos.map((bytes) => upload(bytes)))
  expect(answers.map(({ status }) => status)).toEqual(answers.map(() => 200))
  for (const { body } of answers)
    expect((await get(`/media/${body.data.id}-240.avif`)).headers.get('content-type')).toBe(
      'image/avif',
    )
})

test('507 and 503: without space or storage nothing is left behind, and pictures answer 503', async () => {
  const photo = await madePhoto(5).jpeg().toBuffer()
  const { write, open } = app.deps.storage
  const count = async () =>
    (await app.deps.db.pool.query('select count(*) from media')).rows[0].count
  const before = await count()
  for (const [reason, status] of [
    ['full', 507],
    ['away', 503],
  ] as const) {
    app.deps.storage.write = () => Promise.reject(new StorageError(reason, 'for this test'))
    const refused = await upload(photo)
    expect([refused.status, refused.body.error]).toEqual([status, `storage_${reason}`])
  }
  app.deps.storage.write = write
  expect(await count()).toBe(before)
  const { url } = (await upload(photo)).body.data
  app.deps.storage.open = () => Promise.reject(new StorageError('away', 'for this test'))
  const { response, headers } = await get(url)
  expect([response.status, headers.get('retry-after')]).toEqual([503, '5'])
  expect(headers.get('cache-control') ?? '').not.toContain('immutable')
  app.deps.storage.open = open
})

test('200: a rotated photo is a new picture, the old one stays', async () => {
  const red = await sharp({ create: { width: 40, height: 60, channels: 3, background: '#d11' } })
    .png()
    .toBuffer()
  const half = sharp({ create: { width: 80, height: 60, channels: 3, background: '#11d' } })
  const bytes = await half
    .composite([{ input: red, left: 0, top: 0 }])
    .png()
    .toBuffer()
  const { id, url } = (await upload(bytes)).body.data
  const before = (await get(url)).bytes
  const turned = await as(app, seller).post(api.rotatePicture(id), { degrees: 90 })
  expect(turned.body.data).toMatchObject({ width: 60, height: 80 })
  expect(turned.body.data.id).not.toBe(id)
  // Rotated clockwise: what was on the left is now at the top.
  const [r = 0, , b = 0] = await sharp((await get(turned.body.data.url)).bytes)
    .removeAlpha()
    .raw()
    .toBuffer()
  expect(r).toBeGreaterThan(b)
  expect((await get(url)).bytes).toEqual(before)
})

test('404, 422: only an own photo can be rotated, and only by quarter turns', async () => {
  const { id } = (await upload(await madePhoto(6).jpeg().toBuffer())).body.data
  const rotate = (who: TestUser, what: string, degrees: number) =>
    as(app, who).post(api.rotatePicture(what), { degrees })
  const other = await buildUser(app, { role: 'Seller' })
  expect((await rotate(other, id, 90)).status).toBe(404)
  expect((await rotate(seller, '01970000-0000-7000-8000-999999999999', 90)).status).toBe(404)
  expect((await rotate(seller, 'x', 90)).status).toBe(404)
  expect((await rotate(seller, id, 45)).status).toBe(422)
  app.clock.advance(11 * MINUTE)
  expect((await rotate(seller, id, 90)).status).toBe(404)
})
