import { deflateSync } from 'node:zlib'
import sharp from 'sharp'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import {
  as,
  buildListing,
  buildSettings,
  buildUser,
  type TestApp,
  type TestUser,
  testApp,
} from '../../../../test/app.ts'
import { drawLogo } from '../../../../test/build/logo.ts'
import { api } from '../../../contract/urls.ts'
import { listenForChanges } from '../../../platform/db/index.ts'
import { StorageError } from '../../../platform/storage/index.ts'
import { MAX_SHOP_IMAGE_MB } from '../../../shared/settings/shop-images.ts'
import { DAY, HOUR } from '../../../shared/time.ts'
import { deleteQueuedFiles } from '../delete-media.ts'

let app: TestApp
let admin: TestUser
let other: TestUser
beforeAll(async () => {
  app = await testApp()
  admin = await buildUser(app, { role: 'admin', name: 'Ada' })
  other = await buildUser(app, { role: 'admin' })
})
beforeEach(() => buildSettings(app, { logo: null, logoDark: null, icon: null }))
afterAll(() => app.close())

const read = async () => (await as(app, admin).get(api.settings())).body.settings
const config = async () => (await as(app, null).get(api.config())).body
const versionOf = async (name: string) => (await read())[name].version

async function put(
  bytes: Uint8Array,
  { name = 'logo', version, by = admin }: { name?: string; version?: number; by?: TestUser } = {},
) {
  const query = new URLSearchParams({ name, version: String(version ?? (await versionOf(name))) })
  return as(app, by).send('PUT', `${api.shopImage()}?${query}`, {
    body: new Uint8Array(bytes),
    headers: { 'content-type': 'image/png' },
  })
}

async function fetchFile(path: string) {
  const response = await app.app.request(`http://localhost:3000${path}`)
  return { response, bytes: Buffer.from(await response.arrayBuffer()) }
}

test('200: the logo is drawn again for pages and documents, and makes the icons', async () => {
  const { status, body } = await put(await drawLogo(1200, 300).png().toBuffer())
  expect(status).toBe(200)
  const { id } = body.settings.logo.value
  expect(body.settings.logo).toMatchObject({
    value: { id, width: 384, height: 96 },
    source: 'stored',
    changedBy: 'Ada',
  })
  const { logos, icons, emblem } = await config()
  const src = `/media/shop/${id}.webp`
  expect(logos).toEqual([{ src, width: 384, height: 96, 'data-theme': 'both', loading: 'eager' }])
  expect(emblem).toBe(`/media/shop/${id}.png`)
  const page = await fetchFile(src)
  expect(await sharp(page.bytes).metadata()).toMatchObject({
    format: 'webp',
    width: 384,
    hasAlpha: true,
  })
  expect(page.response.headers.get('content-type')).toBe('image/webp')
  expect(page.response.headers.get('cache-control')).toContain('immutable')
  // A web mail shows it on a page of its own.
  expect(page.response.headers.get('cross-origin-resource-policy')).toBe('cross-origin')
  expect(page.response.headers.get('content-security-policy')).toContain('sandbox')
  expect(await sharp((await fetchFile(emblem)).bytes).metadata()).toMatchObject({
    width: 768,
    height: 192,
  })
  const sides = { '32x32': 32, '512x512': 512, '180x180': 180 } as Record<string, number>
  expect(icons).toHaveLength(3)
  for (const { href, sizes } of icons) {
    const icon = await sharp((await fetchFile(href)).bytes).metadata()
    expect(icon).toMatchObject({ format: 'png', width: sides[sizes], height: sides[sizes] })
    // Home screens would fill it with black.
    expect(icon.hasAlpha).toBe(sizes !== '180x180')
  }
  const { rows } = await app.deps.db.pool.query(
    `select actor_id as by, data from audit_log where action = 'setting_changed' and subject_id = 'logo' order by id desc limit 1`,
  )
  expect(rows[0]).toEqual({
    by: admin.id,
    data: { before: null, after: { id, width: 384, height: 96 } },
  })
})

test.each(['jpeg', 'webp'] as const)('200: %s is taken, and only its pixels', async (format) => {
  const bytes = await drawLogo()
    .flatten({ background: '#fff' })
    .withExifMerge({ IFD0: { Copyright: 'SECRET-PLACE' } })
    .toFormat(format)
    .toBuffer()
  const { status, body } = await put(
    Buffer.concat([bytes, Buffer.from('<script>alert(1)</script>')]),
  )
  expect(status).toBe(200)
  for (const file of ['.webp', '.png']) {
    const stored = (await fetchFile(`/media/shop/${body.settings.logo.value.id}${file}`)).bytes
    expect(stored.includes('SECRET-PLACE') || stored.includes('<script')).toBe(false)
  }
})

test('a second logo is for the dark theme, and an icon replaces the one made from the logo', async () => {
  await put(await drawLogo().png().toBuffer())
  await put(await drawLogo().negate().png().toBuffer(), { name: 'logoDark' })
  const icon = await put(await drawLogo(128, 128).png().toBuffer(), { name: 'icon' })
  const { logos, icons } = await config()
  expect(logos.map((logo: Record<string, string>) => [logo['data-theme'], logo.loading])).toEqual([
    ['light', 'lazy'],
    ['dark', 'lazy'],
  ])
  expect(icons[0].href).toBe(`/media/shop/${icon.body.settings.icon.value.id}-32.png`)
})

/** A PNG of one color and any size, of a few kilobytes. */
function pngWith(width: number, height: number, extra: Buffer[] = []) {
  const chunk = (type: string, data: Buffer) => {
    const length = Buffer.alloc(4)
    length.writeUInt32BE(data.length)
    return Buffer.concat([length, Buffer.from(type, 'latin1'), data, Buffer.alloc(4)])
  }
  const header = Buffer.alloc(13)
  header.writeUInt32BE(width, 0)
  header.writeUInt32BE(height, 4)
  header.set([8, 2], 8)
  return Buffer.concat([
    Buffer.from('89504e470d0a1a0a', 'hex'),
    chunk('IHDR', header),
    ...extra.map((data) => chunk('acTL', data)),
    chunk('IDAT', deflateSync(Buffer.alloc(1_000))),
    chunk('IEND', Buffer.alloc(0)),
  ])
}

const svg = '<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>'
const refused: [
  what: string,
  bytes: () => Promise<Buffer> | Buffer,
  status: number,
  error: string,
  name?: string,
][] = [
  ['an SVG', () => Buffer.from(svg), 415, 'svg'],
  [
    'an SVG after a declaration',
    () => Buffer.from(`<?xml version="1.0"?><!DOCTYPE svg>${svg}`),
    415,
    'svg',
  ],
  ['a text that is called logo.png', () => Buffer.from('hello'), 415, 'not_a_picture'],
  ['nothing', () => Buffer.alloc(0), 422, 'no_image'],
  ['a decompression bomb', () => pngWith(30_000, 30_000), 413, 'too_many_pixels'],
  ['an animated PNG', () => pngWith(200, 100, [Buffer.alloc(8)]), 415, 'animated'],
  ['a GIF', () => drawLogo().gif().toBuffer(), 415, 'animated'],
  ['a damaged picture', () => pngWith(200, 100), 422, 'damaged'],
  ['a cut-off picture', async () => (await noise()).subarray(0, 3_000), 422, 'damaged'],
  ['too many bytes', () => Buffer.alloc(MAX_SHOP_IMAGE_MB * 1024 * 1024 + 1), 413, 'too_large'],
  ['a tiny logo', () => drawLogo(40, 20).png().toBuffer(), 422, 'too_small'],
  ['a line', () => drawLogo(900, 50).png().toBuffer(), 422, 'too_long'],
  ['a tower', () => drawLogo(50, 200).png().toBuffer(), 422, 'too_long'],
  [
    'an icon that is not square',
    () => drawLogo(200, 100).png().toBuffer(),
    422,
    'not_square',
    'icon',
  ],
  ['a tiny icon', () => drawLogo(32, 32).png().toBuffer(), 422, 'too_small', 'icon'],
]
const noise = () =>
  sharp({
    create: {
      width: 200,
      height: 100,
      channels: 3,
      noise: { type: 'gaussian', mean: 99, sigma: 30 },
    },
  } as never)
    .png()
    .toBuffer()

test.each(refused)(
  '%s is refused, with the reason at the field',
  async (_, bytes, status, error, name) => {
    const answer = await put(await bytes(), { name: name ?? 'logo' })
    expect([answer.status, answer.body.error]).toEqual([status, error])
    expect(answer.body.fields.image).toBe(answer.body.message)
    expect((await read())[name ?? 'logo'].value).toBeNull()
  },
)

test('415: an animated WebP', async () => {
  const frames = await drawLogo(200, 200).png().toBuffer()
  const bytes = await sharp(frames, { pages: -1 }).webp().toBuffer()
  // The flag of its extended header, which a still picture of this kind has too.
  const extended = Buffer.concat([
    bytes.subarray(0, 12),
    Buffer.from('VP8X\x0a\0\0\0\x12\0\0\0\xc7\0\0\xc7\0\0', 'latin1'),
    bytes.subarray(12),
  ])
  expect((await put(extended)).body.error).toBe('animated')
})

test('409: the second of two admins gets the picture of the first, and can then replace it', async () => {
  const version = await versionOf('logo')
  const bytes = await drawLogo().png().toBuffer()
  const answers = await Promise.all([put(bytes, { version }), put(bytes, { version, by: other })])
  const [won, lost] = answers[0].status === 200 ? answers : [answers[1], answers[0]]
  expect([won?.status, lost?.status]).toEqual([200, 409])
  expect(lost?.body.error).toBe('setting_changed')
  expect(lost?.body.settings.logo).toEqual(won?.body.settings.logo)
  expect((await put(bytes, { version: lost?.body.settings.logo.version, by: other })).status).toBe(
    200,
  )
})

test('422: a picture is only uploaded, never named; and only an existing setting', async () => {
  const value = { id: crypto.randomUUID(), width: 10, height: 10 }
  const changes = { logo: { value, version: await versionOf('logo') } }
  const named = await as(app, admin).patch(api.settings(), { changes })
  expect([named.status, Object.keys(named.body.fields)]).toEqual([422, ['changes.logo.value']])
  const bytes = await drawLogo().png().toBuffer()
  expect((await put(bytes, { name: 'accentColor', version: 0 })).status).toBe(422)
})

test('a removed logo stays for emails that were sent, and its files are deleted after 30 days', async () => {
  const { body } = await put(await drawLogo().png().toBuffer())
  const { value, version } = body.settings.logo
  app.clock.advance(2 * HOUR)
  // The files of the new logo are not deleted with those of unfinished uploads.
  await deleteQueuedFiles(app.deps)
  expect((await fetchFile(`/media/shop/${value.id}.webp`)).response.status).toBe(200)
  const changes = { logo: { value: null, version } }
  expect((await as(app, admin).patch(api.settings(), { changes })).status).toBe(200)
  expect((await config()).logos).toEqual([])
  await deleteQueuedFiles(app.deps)
  expect((await fetchFile(`/media/shop/${value.id}.webp`)).response.status).toBe(200)
  app.clock.advance(30 * DAY)
  expect(await deleteQueuedFiles(app.deps)).toBeGreaterThan(0)
  expect((await fetchFile(`/media/shop/${value.id}.webp`)).response.status).toBe(404)
})

test('the files of a refused upload are deleted', async () => {
  await put(await drawLogo().png().toBuffer(), { version: 999 })
  app.clock.advance(2 * HOUR)
  expect(await deleteQueuedFiles(app.deps)).toBe(6)
})

test('507: a full storage is said at the field, and the logo before stays', async () => {
  const { body } = await put(await drawLogo().png().toBuffer())
  const { storage } = app.deps
  app.deps.storage = { ...storage, write: () => Promise.reject(new StorageError('full', 'full')) }
  const answer = await put(await drawLogo().png().toBuffer())
  app.deps.storage = storage
  expect([answer.status, Object.keys(answer.body.fields)]).toEqual([507, ['image']])
  expect((await read()).logo.value).toEqual(body.settings.logo.value)
})

test('another node shows the logo within a second', async () => {
  const node = await testApp({ databaseUrl: app.databaseUrl, now: app.clock.now() })
  const stop = listenForChanges(() => app.databaseUrl, node.deps.db.changes)
  await expect.poll(() => node.deps.db.changes.connected).toBe(true)
  const { body } = await put(await drawLogo().png().toBuffer())
  const { value } = body.settings.logo
  await expect.poll(() => node.deps.settings.current().logo, { timeout: 1_000 }).toEqual(value)
  await stop()
  await node.close()
})

test('the card that social networks show has the logo in place of the name', async () => {
  const phone = await buildListing(app)
  const card = async () =>
    sharp((await fetchFile(`/og/${phone._id}.png`)).bytes)
      .removeAlpha()
      .raw()
      .toBuffer()
  const greenIn = (raw: Buffer) => {
    const [r = 0, g = 0] = raw.subarray((90 * 1200 + 120) * 3)
    return g - r > 80
  }
  expect(greenIn(await card())).toBe(false)
  await put(await drawLogo().png().toBuffer())
  expect(greenIn(await card())).toBe(true)
})

test('odd addresses of pictures of the shop answer 404', async () => {
  for (const name of ['', 'x.png', '../../etc/passwd', '..%2f..%2fx', `${crypto.randomUUID()}.svg`])
    expect((await fetchFile(`/media/shop/${name}`)).response.status).toBe(404)
})
