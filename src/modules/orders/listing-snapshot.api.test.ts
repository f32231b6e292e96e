import { afterAll, beforeAll, expect, test } from 'vitest'
import {
  as,
  buildListing,
  buildUser,
  type TestApp,
  type TestUser,
  testApp,
} from '../../../test/app.ts'
import { api as paths } from '../../contract/urls.ts'
import { inTransaction } from '../../platform/db/index.ts'
import { DAY, HOUR } from '../../shared/time.ts'
import { copyPrivately, deleteExpiredMedia, setPhotos } from '../media/index.ts'
import { madePhoto } from '../media/pictures.fixture.ts'
import { book, payOnline } from './orders.fixture.ts'

let app: TestApp
beforeAll(async () => {
  app = await testApp()
})
afterAll(() => app.close())

const fields = {
  brand: 'Iphone',
  name: 'iPhone 13 Pro',
  price: '450',
  originalPrice: '900',
  location: 'Oslo',
  used: '2 years',
  color: 'Blue',
  storageGb: 256,
  description: 'A crack in the back, the battery is weak.',
}

async function buildBooked(
  more: { seller?: TestUser; photos?: object[]; warrantyMonths?: number } = {},
) {
  const { seller = await buildUser(app, { role: 'Seller' }) } = more
  const buyer = await buildUser(app)
  const phone = await buildListing(app, { ...fields, ...more, seller })
  const { body } = await book(app, buyer, phone._id)
  return { seller, buyer, phone, orderId: String(body.order._id) }
}

test('the listing snapshot does not change when the seller edits the listing', async () => {
  const { seller, buyer, phone, orderId } = await buildBooked()
  const see = async () => (await as(app, buyer).get(paths.listingSnapshot(orderId))).body.snapshot
  expect(await see()).toMatchObject({
    brand: 'Iphone',
    name: 'iPhone 13 Pro',
    storageGb: 256,
    color: 'Blue',
    grade: null,
    price: '450.00',
    originalPrice: '900.00',
    used: '2 years',
    location: 'Oslo',
    description: fields.description,
    answers: [],
    checkup: null,
    photos: [],
    isChanged: false,
  })
  const better = { ...fields, description: 'Like new.', color: 'Gold', used: '1 month', price: 500 }
  expect((await as(app, seller).put(paths.phone(phone._id), better)).status).toBe(200)
  expect((await as(app, seller).get(paths.phone(phone._id))).body.description).toBe('Like new.')
  expect(await see()).toMatchObject({
    description: fields.description,
    color: 'Blue',
    used: '2 years',
    price: '450.00',
    isChanged: true,
  })
})

test('the snapshot is visible to buyer, seller and admins; older orders have none', async () => {
  const { seller, buyer, orderId } = await buildBooked()
  const see = async (user: Parameters<typeof as>[1]) =>
    (await as(app, user).get(paths.listingSnapshot(orderId))).status
  const admin = await buildUser(app, { role: 'admin' })
  const others = [await buildUser(app), await buildUser(app, { role: 'Seller' }), null]
  expect(await Promise.all([seller, buyer, admin].map(see))).toEqual([200, 200, 200])
  expect(await Promise.all(others.map(see))).toEqual([404, 404, 401])
  expect((await as(app, buyer).get(paths.listingSnapshot('0'))).status).toBe(404)
  await app.deps.db.pool.query('delete from order_snapshots where order_id = $1', [orderId])
  expect((await as(app, buyer).get(paths.listingSnapshot(orderId))).body).toEqual({
    snapshot: null,
  })
})

test('the snapshot has the seller’s answers as text', async () => {
  const seller = await buildUser(app, { role: 'Seller' })
  const answers = {
    screen: 'flawless',
    body: 'light',
    battery_health: 81,
    functions: [],
    water: 'never',
    repairs: 'none',
    account_lock: 'off',
    carrier: 'free',
  }
  const phone = await buildListing(app, { seller, ...fields, answers })
  const buyer = await buildUser(app)
  const { body } = await book(app, buyer, phone._id)
  const snapshot = (await as(app, buyer).get(paths.listingSnapshot(body.order._id))).body.snapshot
    .answers
  expect(snapshot).toHaveLength(Object.keys(answers).length)
  expect(snapshot[0]).toEqual({
    question: 'What does the screen look like?',
    answer: 'No marks visible at arm’s length',
  })
  expect(snapshot.map(({ answer }: { answer: string }) => answer)).toContain('81 %')
})

async function buildWithPhoto(seed: number, terms: object = {}) {
  const seller = await buildUser(app, { role: 'Seller' })
  const form = new FormData()
  const bytes = new Uint8Array(await madePhoto(seed).jpeg().toBuffer())
  form.append('image', new Blob([bytes], { type: 'image/jpeg' }), 'back.jpg')
  const url: string = (await as(app, seller).upload(paths.media(), form)).body.data.url
  const booked = await buildBooked({ seller, photos: [{ url, alt: 'The back' }], ...terms })
  return { ...booked, url }
}

/** Removes the listing's photos and runs the cleanup job an hour later. */
async function removePhotosAndCleanUp(listingId: string) {
  const { deps } = app
  await inTransaction(deps.db, (tx) => setPhotos(deps, tx, { listingId }, []))
  await passAndDelete(HOUR)
}

async function passAndDelete(ms: number) {
  app.clock.advance(ms)
  await deleteExpiredMedia(app.deps)
}

test('photos of a paid order are kept until its payment can no longer be disputed', async () => {
  const { seller, buyer, phone, orderId, url } = await buildWithPhoto(1)
  const photos = async () =>
    (await as(app, buyer).get(paths.listingSnapshot(orderId))).body.snapshot.photos
  const isThere = async () => (await as(app, null).get(url)).status === 200
  expect(await photos()).toMatchObject([{ src: url, alt: 'The back' }])
  await removePhotosAndCleanUp(phone._id)
  expect([await isThere(), (await photos()).length]).toEqual([true, 1])

  await payOnline(app, orderId, buyer)
  const cancelled = await as(app, seller).post(paths.cancelSale(orderId), { reason: 'It fell.' })
  expect(cancelled.status).toBe(200)
  await passAndDelete(119 * DAY)
  expect(await isThere()).toBe(true)
  await passAndDelete(2 * DAY)
  expect([await isThere(), await photos()]).toEqual([false, []])
})

test('photos of a phone sold with a warranty are kept while claims can be made and decided', async () => {
  const { seller, buyer, phone, orderId, url } = await buildWithPhoto(4, { warrantyMonths: 12 })
  const { body } = await as(app, buyer).get(paths.order(orderId))
  await as(app, seller).post(paths.handOver(orderId), { code: body.handOverCode })
  await removePhotosAndCleanUp(phone._id)
  const isThere = async () => (await as(app, null).get(url)).status === 200
  await passAndDelete(364 * DAY)
  expect(await isThere()).toBe(true)
  await passAndDelete(59 * DAY)
  expect(await isThere()).toBe(true)
  await passAndDelete(5 * DAY)
  expect(await isThere()).toBe(false)
})

test('photos of a canceled booking are deleted when unused', async () => {
  const { buyer, phone, orderId, url } = await buildWithPhoto(2)
  await as(app, buyer).post(paths.cancelOrder(orderId))
  await removePhotosAndCleanUp(phone._id)
  expect((await as(app, null).get(url)).status).toBe(404)
})

test('needed photos are skipped by the cleanup job and cannot be claimed', async () => {
  const { seller, phone, orderId, url } = await buildWithPhoto(3)
  await removePhotosAndCleanUp(phone._id)
  const endsIn = async () => {
    const { rows } = await app.deps.db.pool.query(
      'select media.expires_at from media join order_snapshot_photos on media_id = media.id where order_id = $1',
      [orderId],
    )
    return rows[0].expires_at.getTime() - app.clock.now().getTime()
  }
  expect(await endsIn()).toBe(DAY)
  expect(await copyPrivately(app.deps, url, seller.id)).toEqual({ refused: 'unknown_picture' })
  expect((await as(app, null).get(url)).status).toBe(200)
})
