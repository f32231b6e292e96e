import path from 'node:path'
import { type Font, open as openFont } from 'fontkit'
import sharp from 'sharp'
import { afterAll, beforeAll, expect, test } from 'vitest'
import {
  as,
  buildListing,
  buildSettings,
  buildUser,
  type TestApp,
  testApp,
} from '../../../test/app.ts'
import { pages } from '../../contract/urls.ts'
import type { Language } from '../../shared/languages.ts'

let app: TestApp
beforeAll(async () => {
  app = await testApp()
})
afterAll(() => app.close())

const card = (id: string, headers: Record<string, string> = {}) =>
  app.app.request(`http://localhost:3000/og/${id}.png`, { headers })

async function pixels(response: Response) {
  const picture = sharp(Buffer.from(await response.arrayBuffer()))
  const { width, height, format } = await picture.metadata()
  expect({ width, height, format }).toEqual({ width: 1200, height: 630, format: 'png' })
  return picture.removeAlpha().raw().toBuffer()
}

/** Number of dark pixels in a region, where text would be. */
async function inkIn(
  raw: Buffer,
  region: { left: number; top: number; right: number; bottom: number },
) {
  let dark = 0
  for (let y = region.top; y < region.bottom; y += 1)
    for (let x = region.left; x < region.right; x += 1)
      if (raw[(y * 1200 + x) * 3 + 1]! < 90) dark += 1
  return dark
}

test('a listing has a preview image, which changes only with its photo and text', async () => {
  const seller = await buildUser(app, { role: 'Seller' })
  const form = new FormData()
  const red = await sharp({
    create: { width: 600, height: 800, channels: 3, background: '#e01010' },
  })
    .jpeg()
    .toBuffer()
  form.append('image', new Blob([new Uint8Array(red)], { type: 'image/jpeg' }), 'red.jpg')
  const upload = await as(app, seller).upload('/api/media', form)
  const phone = await buildListing(app, { seller, img: upload.body.data.url, grade: 'A' })
  const response = await card(phone._id)
  expect(response.headers.get('content-type')).toBe('image/png')
  const etag = response.headers.get('etag') ?? ''
  const raw = await pixels(response)
  const [r = 0, g = 255] = raw.subarray((315 * 1200 + 900) * 3)
  expect(r - g).toBeGreaterThan(150)
  expect(await inkIn(raw, { left: 60, top: 140, right: 640, bottom: 420 })).toBeGreaterThan(3_000)
  expect((await card(phone._id, { 'if-none-match': etag })).status).toBe(304)
  await app.deps.db.pool.query(`update listings set price_minor = 1 where id = $1`, [phone._id])
  expect((await card(phone._id)).headers.get('etag')).not.toBe(etag)
})

test.each([
  ['x'.repeat(80)],
  ['<svg onload="x"> & "quotes" \u0007'],
  ['8 🙂🙂🙂'],
  ['ابجد هوز حطي كلمن'],
  ['Samsung Galaxy Z Fold 5 Ultra Extra Large Titanium Special Edition Pro Max 5G'],
])('any name renders: %s', async (name) => {
  const phone = await buildListing(app, { name, location: '📍 北京', used: '\u202e2' })
  const raw = await pixels(await card(phone._id))
  // The text stays left of the picture.
  expect(await inkIn(raw, { left: 60, top: 140, right: 640, bottom: 420 })).toBeGreaterThan(500)
})

/** Columns between text and stage, where no letter reaches. */
const GAP = { left: 632, top: 60, right: 648, bottom: 620 }

test.each(['W'.repeat(60), 'Mmmm Wwww '.repeat(8), 'iPhone 13 Pro Max', 'Łódź Ő Ÿ '.repeat(9)])(
  'text ends before the picture, however wide its letters are: %s',
  async (name) => {
    const phone = await buildListing(app, { name, location: 'W'.repeat(40), used: '15 months' })
    expect(await inkIn(await pixels(await card(phone._id)), GAP)).toBe(0)
  },
)

test.each([
  ['Galaxy', 'bricolage-latin-600.ttf'],
  ['هاتف', 'noto-sans-arabic-600.ttf'],
  ['ক্ষমতা', 'noto-sans-bengali-600.ttf'],
  ['विक्रेता', 'noto-sans-devanagari-600.ttf'],
])(
  '%s is drawn in our own font with its letters joined, not in one of this machine',
  async (name, file) => {
    const ourFont = (await openFont(path.join(import.meta.dirname, 'fonts', file))) as Font
    const phone = await buildListing(app, { name })
    const raw = await pixels(await card(phone._id))
    const isInked = (x: number) =>
      Array.from({ length: 90 }, (_, y) => y + 180).some((y) => raw[(y * 1200 + x) * 3 + 1]! < 90)
    const columns = Array.from({ length: 580 }, (_, x) => x + 60)
    const drawn = (columns.findLast(isInked) ?? 0) - (columns.find(isInked) ?? 0)
    const { bbox } = ourFont.layout(name)
    // The usual fonts of systems, and letters side by side without joints, differ by more than 10 pixels.
    expect(Math.abs(drawn - (72 * (bbox.maxX - bbox.minX)) / ourFont.unitsPerEm)).toBeLessThan(4)
  },
)

test('404: hidden listings have no preview image', async () => {
  const [removed, withdrawn] = [await buildListing(app), await buildListing(app)]
  for (const [{ _id }, state] of [
    [removed, 'removed'],
    [withdrawn, 'withdrawn'],
  ] as const)
    await app.deps.db.pool.query('update listings set state = $2 where id = $1', [_id, state])
  for (const id of [removed._id, withdrawn._id, crypto.randomUUID(), 'x', '../../etc/passwd'])
    expect((await card(id)).status).toBe(404)
})

const get = (address: string) => app.app.request(`http://localhost:3000${address}`)

test('models, brands, sellers and the shop have pictures, which follow what is for sale', async () => {
  const seller = await buildUser(app, { role: 'Seller', name: 'Zoë Østergård' })
  const phone = await buildListing(app, { seller, brand: 'Samsung', name: 'Galaxy S21' })
  const { rows } = await app.deps.db.pool.query(`select id from categories where brand = 'Samsung'`)
  const addresses = [
    pages.modelPicture(phone.model?.slug ?? ''),
    pages.brandPicture(rows[0].id),
    pages.sellerPicture(seller.id),
  ]
  const before = await Promise.all(addresses.map(get))
  for (const response of [...before, await get(pages.shopPicture())]) {
    expect(response.headers.get('content-type')).toBe('image/png')
    const raw = await pixels(response)
    const text = await inkIn(raw, { left: 60, top: 140, right: 640, bottom: 620 })
    expect(text).toBeGreaterThan(2_000)
  }
  await buildListing(app, { seller, brand: 'Samsung', name: 'Galaxy S21' })
  for (const [index, address] of addresses.entries())
    expect((await get(address)).headers.get('etag')).not.toBe(before[index]?.headers.get('etag'))
})

test('pictures are in the language of the page, if the shop offers it', async () => {
  const seller = await buildUser(app, { role: 'Seller' })
  const phone = await buildListing(app, { seller, brand: 'Samsung', name: 'Galaxy A52' })
  const { rows } = await app.deps.db.pool.query(`select id from categories where brand = 'Samsung'`)
  const addresses = [
    pages.shopPicture,
    (language?: Language) => pages.picture(phone._id, language),
    (language?: Language) => pages.modelPicture(phone.model?.slug ?? '', language),
    (language?: Language) => pages.brandPicture(rows[0].id, language),
    (language?: Language) => pages.sellerPicture(seller.id, language),
  ]
  const etag = async (address: string) => {
    const { status, headers } = await get(address)
    expect([address, status]).toEqual([address, 200])
    return headers.get('etag')
  }
  const english = await Promise.all(addresses.map((address) => etag(address())))
  const inArabic = () => Promise.all(addresses.map((address) => etag(address('ar'))))
  expect(await inArabic()).toEqual(english)
  await buildSettings(app, { languages: ['en', 'ar', 'bn'] })
  const [arabic, bengali] = [await inArabic(), await etag(pages.shopPicture('bn'))]
  for (const [index, tag] of arabic.entries()) expect(tag).not.toBe(english[index])
  expect(bengali).not.toBe(arabic[0])
  expect(await etag('/og/shop.png?language=xx')).toBe(english[0])
  // From right to left: the text on the right, the picture on the left.
  const raw = await pixels(await get(pages.shopPicture('ar')))
  const right = await inkIn(raw, { left: 580, top: 160, right: 1140, bottom: 420 })
  expect(right).toBeGreaterThan(3_000)
  await buildSettings(app, { languages: ['en'] })
})

test('404: unknown models and brands, people who sell nothing and banned sellers', async () => {
  const [buyer, banned] = [await buildUser(app), await buildUser(app, { role: 'Seller' })]
  await app.deps.db.pool.query('update users set banned_at = now() where id = $1', [banned.id])
  for (const address of [
    pages.modelPicture('no-such-model'),
    pages.brandPicture(crypto.randomUUID()),
    pages.sellerPicture(buyer.id),
    pages.sellerPicture(banned.id),
    pages.sellerPicture(crypto.randomUUID()),
    pages.sellerPicture('../x'),
  ])
    expect([address, (await get(address)).status]).toEqual([address, 404])
})

test('many simultaneous preview images are rendered or refused as busy', async () => {
  const phones = await Promise.all(Array.from({ length: 20 }, () => buildListing(app)))
  const answers = await Promise.all(phones.map((phone) => card(phone._id)))
  const statuses = answers.map(({ status }) => status)
  expect(statuses.filter((status) => status !== 200 && status !== 503)).toEqual([])
  expect(statuses.filter((status) => status === 200).length).toBeGreaterThanOrEqual(13)
})
