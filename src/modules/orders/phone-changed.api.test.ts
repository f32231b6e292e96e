import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import {
  as,
  buildListing,
  buildSettings,
  buildUser,
  type TestApp,
  type TestUser,
  testApp,
} from '../../../test/app.ts'
import { api } from '../../contract/urls.ts'
import { inTransaction } from '../../platform/db/index.ts'
import { passesLuhn } from '../../shared/listings/imei.ts'
import { lockListing } from '../listings/listings.store.ts'
import { sendQuestion } from '../messaging/messaging.fixture.ts'
import { notifyPeople } from '../notifications/index.ts'
import { listOrders } from './orders.fixture.ts'

const rest = { brand: 'Samsung', price: '300', location: 'Oslo', used: '2 years' }
const S21 = { ...rest, name: 'Galaxy S21', storageGb: 256 }
const A14 = { ...rest, name: 'Galaxy A14', storageGb: 64 }
const PHOTOS = [1, 2].map((n) => ({ url: `https://img.example.org/${n}.jpg` }))

let app: TestApp
let admin: TestUser
let seller: TestUser
let buyer: TestUser
let phone: { _id: string; version: number; seller: string; img: string }
beforeAll(async () => {
  app = await testApp({ env: { IMAGE_HOSTS: 'img.example.org' } })
  admin = await buildUser(app, { role: 'admin' })
})
beforeEach(async () => {
  seller = await buildUser(app, { role: 'Seller' })
  buyer = await buildUser(app)
  phone = await buildListing(app, { seller, ...S21 })
})
afterAll(() => app.close())

const edit = (body: object, who = seller) => as(app, who).put(api.phone(phone._id), body)
const read = async () => (await as(app, buyer).get(api.phone(phone._id))).body
const bookAs = (body: object, who = buyer) =>
  as(app, who).post(api.adverts(), { phoneId: phone._id, ...body })
const offer = (price: string, more: object = {}, who = buyer) =>
  as(app, who).post(api.offers(), { phoneId: phone._id, price, ...more })
const offerState = async (id: string) =>
  (await as(app, buyer).get(api.offers())).body.items.find(({ _id }: { _id: string }) => _id === id)
    .state

test('409: a phone that became another one since its page was opened is not booked', async () => {
  expect(phone.version).toBe(1)
  expect((await edit(A14)).body.version).toBe(2)
  const { status, body } = await bookAs({ version: phone.version })
  expect([status, body.error]).toEqual([409, 'phone_changed'])
  expect(body.fields).toEqual({
    name: 'Name was Galaxy S21, now Galaxy A14',
    storageGb: 'Storage was 256 GB, now 64 GB',
  })
  expect(await listOrders(app, phone._id)).toEqual([])
  const again = await bookAs({ version: (await read()).version })
  expect([again.status, again.body.order.name]).toEqual([201, 'Galaxy A14'])
  expect((await bookAs({ version: 1 })).status).toBe(200)
})

test('409: another price, text, place or photo is read before booking; what was changed back is not', async () => {
  await edit({ ...S21, price: '280', description: 'Cracked', photos: PHOTOS })
  await edit({ ...S21, location: 'Bergen', photos: PHOTOS.slice(1) })
  const { status, body } = await bookAs({ version: 1 })
  expect([status, body.fields]).toEqual([
    409,
    {
      description: 'Description has changed',
      location: 'Location was Oslo, now Bergen',
      photos: 'The photos have changed',
    },
  ])
})

test('201: a better promise is no reason to ask a buyer again', async () => {
  await edit({ ...S21, returnDays: 14, warrantyMonths: 6, originalPrice: '900' })
  expect((await bookAs({ version: 1 })).status).toBe(201)
})

test('409: a photo that was added later, perhaps of damage, is seen before the phone is booked or sold', async () => {
  await edit({ ...S21, photos: PHOTOS.slice(1) })
  const { body } = await offer('260', { version: 2 })
  await edit({ ...S21, photos: [...PHOTOS].reverse() })
  expect(await offerState(body._id)).toBe('superseded')
  const accepted = await as(app, seller).post(api.answerOffer(body._id, 'accept'))
  expect([accepted.status, accepted.body.error]).toEqual([409, 'answered'])
  const booked = await bookAs({ version: 2 })
  expect([booked.status, booked.body.fields]).toEqual([409, { photos: '1 photo added' }])
  // Another order of the same photos is nothing new.
  await edit({ ...S21, photos: PHOTOS })
  expect((await bookAs({ version: 3 })).status).toBe(201)
})

test('409: terms that apply to all phones of a seller make a new version too', async () => {
  await as(app, seller).put('/api/after-sale-terms', {
    terms: { returnDays: 14, returnPostage: 'seller' },
    applyToLive: true,
  })
  const { version } = await read()
  expect(version).toBe(2)
  await as(app, seller).put('/api/after-sale-terms', { terms: {}, applyToLive: true })
  expect((await bookAs({ version: 1 })).status).toBe(201)
  const other = await buildListing(app, { seller, ...S21, returnDays: 14 })
  await as(app, seller).put('/api/after-sale-terms', {
    terms: { warrantyMonths: 3 },
    applyToLive: true,
  })
  const refused = await bookAs({ phoneId: other._id, version: 1 }, await buildUser(app))
  expect([refused.status, refused.body.fields]).toEqual([
    409,
    { returnDays: 'Returns accepted was 14 days, now not given' },
  ])
})

test('409: a card without a version is not the phone that it describes any more', async () => {
  const { name, price, location } = S21
  const card = { name, price, location }
  await edit(A14)
  const { status, body } = await bookAs(card)
  expect([status, body.error, body.fields]).toEqual([
    409,
    'phone_changed',
    { name: 'Name was Galaxy S21, now Galaxy A14' },
  ])
  // The fields of a card without an id find the phone: there is no such phone now.
  const seed = { ...card, img: phone.img, seller: phone.seller, email: '' }
  expect((await as(app, buyer).post(api.adverts(), seed)).status).toBe(404)
})

test('a booking and an edit at the same moment: one comes first, and the other sees it', async () => {
  for (const first of ['edit', 'book'] as const) {
    phone = await buildListing(app, { seller, ...S21 })
    const { promise: held, resolve: release } = Promise.withResolvers<void>()
    // The first one has the phone locked while the second one starts.
    const blocker = inTransaction(app.deps.db, async (tx) => {
      await lockListing(tx, phone._id)
      await held
    })
    const calls = { edit: () => edit(A14), book: () => bookAs({ version: 1 }) }
    const second = first === 'edit' ? 'book' : 'edit'
    const one = calls[first]()
    await waiters(1)
    const two = calls[second]()
    await waiters(2)
    release()
    await blocker
    const statuses = { [first]: (await one).status, [second]: (await two).status }
    expect(statuses).toEqual(first === 'edit' ? { edit: 200, book: 409 } : { book: 201, edit: 409 })
    const names = (await as(app, buyer).get('/api/orders')).body
      .filter(({ phoneId }: { phoneId: string }) => phoneId === phone._id)
      .map(({ name }: { name: string }) => name)
    expect(names).toEqual(first === 'edit' ? [] : ['Galaxy S21'])
  }
})

/** Waits until so many statements wait for a lock. */
async function waiters(count: number) {
  const waiting = async () => {
    const { rows } = await app.deps.db.pool.query(
      `select count(*)::int as n from pg_stat_activity
       where datname = current_database() and wait_event_type = 'Lock'`,
    )
    return rows[0].n
  }
  while ((await waiting()) < count);
}

test('409: with an open offer the phone stays the same phone, and more can be added to it', async () => {
  await offer('260')
  const { status, body } = await edit({ ...A14, brand: 'Nokia', name: 'Nokia 3310' })
  expect([status, body.error, Object.keys(body.fields)]).toEqual([
    409,
    'new_phone',
    ['brand', 'name', 'storageGb'],
  ])
  expect(body.fields.storageGb).toBe(
    'A buyer has made an offer for this phone, so its storage can’t change. If it’s another phone, list it as a new one',
  )
  expect((await read()).name).toBe('Galaxy S21')
  expect((await edit({ ...S21, photos: PHOTOS })).status).toBe(200)
  await offer('260')
  const fewer = await edit({ ...S21, photos: PHOTOS.slice(1) })
  expect([fewer.status, Object.keys(fewer.body.fields)]).toEqual([409, ['photos']])
})

test('409: after a question the phone stays the same phone; a favorite binds nobody', async () => {
  await as(app, buyer).put(`/api/favorites/${phone._id}`)
  expect((await edit({ ...S21, storageGb: 128 })).status).toBe(200)
  await sendQuestion(app, buyer, phone._id)
  const { status, body } = await edit(S21)
  expect([status, body.fields]).toEqual([
    409,
    {
      storageGb:
        'Buyers have asked you about this phone, so its storage can’t change. If it’s another phone, list it as a new one',
    },
  ])
})

test('409: a declined offer is no interest, and a phone without its storage gets one', async () => {
  const { body } = await offer('260')
  await as(app, seller).post(api.answerOffer(body._id, 'decline'))
  expect((await edit(A14)).status).toBe(200)
  phone = await buildListing(app, { seller, ...S21, storageGb: undefined })
  await offer('260')
  expect((await edit(S21)).status).toBe(200)
})

test('409: another IMEI is another phone', async () => {
  phone = await buildListing(app, { seller, brand: 'Iphone', name: 'iPhone 7' })
  const imei = (n: number) => {
    const body = `35531608${n}`
    return body + [...'0123456789'].find((digit) => passesLuhn(body + digit))
  }
  const check = (n: number) =>
    as(app, seller).post(api.imeiChecks(), { imei: imei(n), phoneId: phone._id })
  expect((await check(456_001)).status).toBe(200)
  expect((await read()).version).toBe(1)
  expect((await check(456_002)).status).toBe(200)
  expect((await bookAs({ version: 1 })).body.fields).toEqual({ imei: 'It has another IMEI' })
  await sendQuestion(app, buyer, phone._id)
  expect((await check(456_002)).status).toBe(200)
  const { status, body } = await check(456_003)
  expect([status, body.error]).toEqual([409, 'new_phone'])
  expect(body.fields.imei).toMatch(/^Buyers have asked you about this phone, so its IMEI can’t/)
})

test('an offer closes when its phone changes, and both are notified; another price leaves it open', async () => {
  const { body } = await offer('260', { version: 1 })
  await edit({ ...S21, price: '290' })
  expect(await offerState(body._id)).toBe('open')
  await edit({ ...S21, price: '290', batteryPercent: 71 })
  expect(await offerState(body._id)).toBe('superseded')
  await notifyPeople(app.deps)
  const titles = async (who: TestUser) =>
    (await as(app, who).get(api.notifications())).body.items.map(
      ({ title, text }: { title: string; text: string }) => [title, text],
    )
  expect(await titles(buyer)).toContainEqual([
    `${seller.name} changed the listing of Galaxy S21`,
    'Battery health was not given, now 71 %. You made an offer for the phone as it was listed before, so the offer of $260 is closed. Check the listing, then make another offer if you still want it.',
  ])
  expect(await titles(seller)).toContainEqual([
    'An offer for Galaxy S21 is closed',
    `You changed the listing, so the offer of $260 is closed. ${buyer.name} was notified and can make another one.`,
  ])
  const accepted = await as(app, seller).post(api.answerOffer(body._id, 'accept'))
  expect([accepted.status, accepted.body.error]).toEqual([409, 'answered'])
})

test('409: an offer for an earlier version is neither made nor accepted', async () => {
  const { body } = await offer('260')
  // As a version before this rule would have left it.
  await edit({ ...S21, color: 'Gray' })
  await app.deps.db.pool.query(`update offers set state = 'open' where id = $1`, [body._id])
  const accepted = await as(app, seller).post(api.answerOffer(body._id, 'accept'))
  expect([accepted.status, accepted.body.fields]).toEqual([
    409,
    { color: 'Color was not given, now Gray' },
  ])
  const late = await offer('270', { version: 1 })
  expect([late.status, late.body.error]).toEqual([409, 'phone_changed'])
  expect((await offer('270', { version: 2 })).status).toBe(200)
})

test('409: the second of two forms of a listing does not overwrite the first; the same again is fine', async () => {
  const first = { ...S21, price: '280', version: 1 }
  expect((await edit(first)).body.version).toBe(2)
  expect((await edit(first)).body.version).toBe(2)
  const { status, body } = await edit({ ...S21, description: 'With box', version: 1 })
  expect([status, body.error, body.fields]).toEqual([
    409,
    'phone_changed',
    { price: 'Price was $300, now $280' },
  ])
  expect((await read()).priceMinor).toBe(28_000)
  const merged = { ...S21, price: '280', description: 'With box', version: 2 }
  expect((await edit(merged)).body).toMatchObject({ version: 3, description: 'With box' })
  expect((await edit({ ...S21, version: 0 })).status).toBe(422)
  expect((await edit({ ...S21, version: 99 })).status).toBe(409)
})

test('409: a change that buyers became interested in meanwhile is not approved', async () => {
  await buildSettings(app, { moderation: 'pre' })
  try {
    await edit(A14)
    const review = async () =>
      (await as(app, admin).get(api.reviews())).body.find(
        (one: { phone: { _id: string } }) => one.phone._id === phone._id,
      )._id
    const id = await review()
    await offer('260')
    const decide = (decision: string) =>
      as(app, admin).post(api.review(id), { decision, reason: 'See the listing' })
    const { status, body } = await decide('approved')
    expect([status, body.error]).toEqual([409, 'interest'])
    expect((await read()).name).toBe('Galaxy S21')
    expect((await decide('refused')).status).toBe(200)
  } finally {
    await buildSettings(app, { moderation: 'post' })
  }
})
