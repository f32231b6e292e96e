import type { Page } from 'playwright-core'
import sharp from 'sharp'
import { beforeAll, expect, test } from 'vitest'
import { heicFixture } from '../src/platform/images/heic.fixture.ts'
import type { TestUser } from '../test/app.ts'
import { journey, open, pages, person } from './kit/index.ts'
import { formOf, nameOf, photos, soon, stored } from './kit/sell-form.ts'

const { visit, site } = journey()

let seller: TestUser
beforeAll(async () => {
  seller = await person(site(), { role: 'Seller' })
})

type Sent = { name: string; bytes: number; width: number; height: number; hasMetadata: boolean }

/** Notes what the page sends as photos, before it is sent. */
async function watchUploads(page: Page) {
  await page.addInitScript(() => {
    const notes: Promise<Sent>[] = []
    Object.assign(window, { notes })
    const { send } = XMLHttpRequest.prototype
    XMLHttpRequest.prototype.send = function (body) {
      if (body instanceof FormData) notes.push(describe(body.get('image') as File))
      send.call(this, body)
    }
    async function describe(file: File) {
      const text = new TextDecoder('latin1').decode(await file.arrayBuffer())
      const size = await createImageBitmap(file).catch(() => ({ width: 0, height: 0 }))
      const { width, height } = size
      const hasMetadata = /Exif|SECRET/.test(text)
      return { name: file.name, bytes: file.size, width, height, hasMetadata }
    }
  })
  return () => page.evaluate(() => Promise.all((window as never as { notes: Sent[] }).notes))
}

test('a photo is made smaller, turned upright and freed of its place before it is sent', async () => {
  const { page } = await visit(seller)
  const sent = await watchUploads(page)
  await open(page, pages.addProduct())
  await nameOf(page).fill('Nokia 3310')
  const camera = sharp({ create: { width: 9_248, height: 6_936, channels: 3, background: '#375' } })
  const place = {
    IFD0: { Copyright: 'SECRET' },
    IFD3: { GPSLatitudeRef: 'N', GPSLatitude: '59/1' },
  }
  const large = await camera.jpeg().withExifMerge(place).withMetadata({ orientation: 6 }).toBuffer()
  const small = await sharp({ create: { width: 60, height: 40, channels: 3, background: '#573' } })
    .jpeg()
    .withExifMerge(place)
    .toBuffer()
  const plain = await sharp({ create: { width: 60, height: 40, channels: 4, background: '#5738' } })
    .png()
    .toBuffer()
  const named = [
    { name: 'large.jpg', mimeType: 'image/jpeg', buffer: large },
    { name: 'small.jpg', mimeType: 'image/jpeg', buffer: small },
    { name: 'plain.png', mimeType: 'image/png', buffer: plain },
  ]
  await formOf(page).getByLabel('Photo (optional)').setInputFiles(named)
  await stored(page, 3)
  // Three are sent at once, the one that is ready first.
  const notes = (await sent()).sort((a, b) => a.name.localeCompare(b.name))
  expect(notes.map(({ name, width, height }) => [name, width, height])).toEqual([
    ['large.jpg', 1_920, 2_560],
    ['plain.png', 60, 40],
    ['small.jpg', 60, 40],
  ])
  expect(notes.some(({ hasMetadata }) => hasMetadata)).toBe(false)
  // Nothing to change.
  expect(notes[1]?.bytes).toBe(plain.length)
})

test('HEIC is sent as it is where the browser cannot read it, and shown as the server stored it', async () => {
  const { page } = await visit(seller)
  const sent = await watchUploads(page)
  await open(page, pages.addProduct())
  await nameOf(page).fill('Nokia 8')
  const buffer = heicFixture('turned')
  const file = { name: 'IMG_1.HEIC', mimeType: 'image/heic', buffer }
  await formOf(page).getByLabel('Photo (optional)').setInputFiles(file)
  await stored(page, 1)
  expect(await sent()).toMatchObject([{ name: 'IMG_1.HEIC', bytes: buffer.length }])
  const image = photos(page).locator('img')
  await soon(() => image.evaluate((one: HTMLImageElement) => one.naturalWidth)).toBe(240)
})

test('a browser that returns noise instead of pictures sends the photo as it is', async () => {
  const { page } = await visit(seller)
  await page.addInitScript(() => {
    CanvasRenderingContext2D.prototype.getImageData = (_x, _y, width, height) =>
      new ImageData(width, height)
  })
  const sent = await watchUploads(page)
  await open(page, pages.addProduct())
  await nameOf(page).fill('Nokia 5')
  const buffer = await sharp({
    create: { width: 2_700, height: 40, channels: 3, background: '#375' },
  })
    .jpeg()
    .toBuffer()
  const file = { name: 'photo.jpg', mimeType: 'image/jpeg', buffer }
  await formOf(page).getByLabel('Photo (optional)').setInputFiles(file)
  await stored(page, 1)
  expect(await sent()).toMatchObject([{ bytes: buffer.length }])
})
