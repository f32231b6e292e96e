import { afterAll, beforeAll, expect, test } from 'vitest'
import {
  as,
  buildListing,
  buildUser,
  type TestApp,
  type TestUser,
  testApp,
} from '../../../test/app.ts'
import { countStatements } from '../../../test/count-statements.ts'
import { api } from '../../contract/urls.ts'
import { newId } from '../../platform/db/index.ts'
import { createAnswerCache } from '../../platform/http/index.ts'
import { DAY } from '../../shared/time.ts'
import { numberListingChanges } from '../search/index.ts'
import { expireListings } from './index.ts'

let app: TestApp
let seller: TestUser
let admin: TestUser
let answers: ReturnType<typeof createAnswerCache>
beforeAll(async () => {
  app = await testApp({ env: { OFFLINE_PAYMENT: 'seller' } })
  seller = await buildUser(app, { role: 'Seller' })
  admin = await buildUser(app, { role: 'admin' })
  answers = createAnswerCache(app.deps.db.changes)
})
afterAll(() => app.close())

/** As a process answers that has a cache. */
async function cached(id: string, who?: TestUser) {
  const headers = new Headers(who ? { cookie: who.cookie } : {})
  const response = await app.app.request(api.phone(id), { headers }, { answers })
  return { status: response.status, body: await response.json() }
}
/** The answer of a process without a cache, because changes of other processes do not reach it. */
async function fresh(id: string) {
  const { changes } = app.deps.db
  changes.connected = false
  try {
    const { status, body } = await as(app, null).get(api.phone(id))
    return { status, body }
  } finally {
    changes.connected = true
  }
}

test('after every change visitors get what the database has, not what was cached before', async () => {
  const delivery = { pickUp: true }
  const form = { name: 'iPhone 12', storageGb: 128, price: '300', delivery }
  const { _id } = await buildListing(app, { seller, ...form })
  const list = (price: string) => buildListing(app, { ...form, price })
  const until = new Date(app.clock.now().getTime() + 9 * DAY).toISOString()
  const changes: Record<string, () => Promise<unknown>> = {
    market: async () => [await list('310'), await list('320')],
    price: () => as(app, seller).put(api.phone(_id), { ...form, brand: 'Apple', price: '290' }),
    advertised: () => as(app, seller).post(api.adverts(), { phoneId: _id }),
    payments: () =>
      as(app, seller).put(api.paymentInstructions(), { name: 'Bank', text: 'IBAN NO93 8601' }),
    awayUntil: () => as(app, seller).put(api.vacation(), { until }),
    back: () => as(app, seller).put(api.vacation(), { until: null }),
    removed: () => as(app, admin).put(api.ban(seller.id)),
  }
  let before = await cached(_id)
  expect(before.body).toEqual((await fresh(_id)).body)
  for (const [name, change] of Object.entries(changes)) {
    await change()
    const now = await cached(_id)
    expect(now, name).toEqual(await fresh(_id))
    expect(now, `${name} changes the answer`).not.toEqual(before)
    expect(await cached(_id), name).toEqual(now)
    before = now
  }
})

/** Changes with SQL to every row that a phone shows; no topic is published for them. */
const changedRows: Record<string, string> = {
  listing: `update listings set price_minor = price_minor + 100 where id = $1`,
  'listing back': `update listings set price_minor = price_minor - 100 where id = $1`,
  'cover without photos': `update listings set media_id = (select id from media limit 1), img =
    '/media/' || (select id from media limit 1) || '.webp' where id = $1`,
  'cover itself': `update media set width = width + 1 where id = (select media_id from listings where id = $1)`,
  photo: `insert into listing_photos (id, listing_id, place, url) values (gen_random_uuid(), $1, 0, 'https://a.example/1')`,
  'photo of our own': `update listing_photos set media_id = (select id from media limit 1) where listing_id = $1`,
  'size of a photo': `update media set height = height + 1
    where id in (select media_id from listing_photos where listing_id = $1)`,
  'text of a photo': `update listing_photos set alt = 'From behind' where listing_id = $1`,
  'photo replaced': `with gone as (delete from listing_photos where listing_id = $1)
    insert into listing_photos (id, listing_id, place, url) values (gen_random_uuid(), $1, 1, 'https://a.example/2')`,
  'IMEI check': `insert into imei_checks (id, listing_id, imei_hash, last4, tac, blacklist, checked_at)
    values (gen_random_uuid(), $1, 'hash', '1234', 'unknown', 'clean', now())`,
  'IMEI on a list': `update imei_checks set blacklist = 'listed' where listing_id = $1`,
  'IMEI check deleted': `delete from imei_checks where listing_id = $1`,
  grading: `insert into gradings (id, listing_id, rubric, answers, grade, reasons, graded_at)
    values (gen_random_uuid(), $1, 1, '{}', 'B', '{Scratches}', now())`,
  'grading changed': `update gradings set reasons = '{Cracks}' where listing_id = $1`,
  'check-up': `insert into checkups (id, listing_id, token_hash, claimed, created_at, expires_at, done_at, results, statement)
    values (gen_random_uuid(), $1, 'token', '{"name":null,"os":null,"displayIn":null,"storageGb":null}', now(), now(), now(), '[]', '{"system":"iOS","browser":"Safari","isClaimedSystem":true}')`,
  'check-up changed': `update checkups set done_at = done_at + interval '1 day' where listing_id = $1`,
  'proof of possession': `insert into possession_codes
    (id, listing_id, code_hash, words, created_at, expires_at, verified_at, photo_id)
    values (gen_random_uuid(), $1, 'code', 'words', now(), now(), now(), gen_random_uuid())`,
  'photo of the seller': `update users set image = 'https://a.example/me' where id = (select seller_id from listings where id = $1)`,
  vacation: `insert into vacations (seller_id, until, started_at)
    select seller_id, now() + interval '9 days', now() from listings where id = $1`,
  'longer vacation': `update vacations set until = until + interval '1 day'
    where seller_id = (select seller_id from listings where id = $1)`,
  'end of the vacation': `delete from vacations where seller_id = (select seller_id from listings where id = $1)`,
  'confirmed phone number': `insert into phone_numbers (user_id, number, confirmed_at)
    select seller_id, '+12025550143', now() from listings where id = $1`,
  ban: `update users set banned_at = now() where id = (select seller_id from listings where id = $1)`,
  'seller deleted': `update listings set seller_id = null where id = $1`,
  'state of the listing': `update listings set state = 'removed' where id = $1`,
}

test('a phone in memory is compared with each of its rows, also those changed with SQL', async () => {
  const { pool } = app.deps.db
  const owner = await buildUser(app, { role: 'Seller' })
  const { _id } = await buildListing(app, {
    seller: owner,
    name: 'Pixel 6',
    delivery: { pickUp: true },
  })
  await pool.query(
    `insert into media (id, owner_id, width, height, bytes, complete, created_at)
     values (gen_random_uuid(), $1, 800, 600, 1000, true, now())`,
    [owner.id],
  )
  app.deps.env.SMS_HOOK_URL = 'https://sms.example'
  const read = async () => {
    const { status, body } = await as(app, null).get(api.phone(_id))
    return { status, body }
  }
  try {
    let before = await read()
    for (const [name, text] of Object.entries(changedRows)) {
      await pool.query(text, [_id])
      const now = await read()
      expect(now, name).toEqual(await fresh(_id))
      expect(now, `${name} changes the answer`).not.toEqual(before)
      before = now
    }
  } finally {
    delete app.deps.env.SMS_HOOK_URL
  }
})

test('what similar phones cost is read again when they are sold, priced, moved or withdrawn, each at once', async () => {
  const delivery = { pickUp: true }
  const form = { brand: 'Apple', name: 'iPhone 11', storageGb: 64, delivery }
  const owner = await buildUser(app, { role: 'Seller' })
  const others = await Promise.all([1, 2, 3].map(() => buildUser(app, { role: 'Seller' })))
  const { _id } = await buildListing(app, { seller: owner, ...form, price: '300' })
  const ids: string[] = []
  for (const [at, other] of others.entries())
    ids.push((await buildListing(app, { seller: other, ...form, price: String(310 + at) }))._id)
  const [first, second, third] = others as [TestUser, TestUser, TestUser]
  const edit = (values: object) =>
    as(app, first).put(api.phone(ids[0]!), { ...form, price: '310', ...values })
  const changes: Record<string, () => Promise<{ status: number }>> = {
    price: () => edit({ price: '290' }),
    storage: () => edit({ storageGb: 128 }),
    'storage back': () => edit({ price: '290' }),
    model: () => edit({ name: 'iPhone 8' }),
    'model back': () => edit({ price: '295' }),
    pause: () => as(app, first).post(api.pausePhone(ids[0]!)),
    resume: () => as(app, first).post(api.resumePhone(ids[0]!)),
    vacation: () =>
      as(app, second).put(api.vacation(), {
        until: new Date(app.clock.now().getTime() + 9 * DAY).toISOString(),
      }),
    'end of the vacation': () => as(app, second).put(api.vacation(), { until: null }),
    ban: () => as(app, admin).put(api.ban(third.id)),
  }
  const market = async () => (await as(app, null).get(api.phone(_id))).body.market
  let before = await market()
  for (const [name, change] of Object.entries(changes)) {
    expect((await change()).status, name).toBeLessThan(300)
    const now = await market()
    expect(now, name).toEqual((await fresh(_id)).body.market)
    expect(now, `${name} changes the market`).not.toEqual(before)
    before = now
  }
  app.clock.advance(31 * DAY)
  await expireListings(app.deps)
  expect(await market(), 'after all have expired').toBeNull()
})

test('an answer outlives changes of other models; a change of its own model or through SQL renews it', async () => {
  const delivery = { pickUp: true }
  const owner = await buildUser(app, { role: 'Seller' })
  const build = (name: string) => buildListing(app, { seller: owner, name, delivery })
  const { _id } = await build('iPhone 14')
  const { _id: other } = await build('Galaxy S21')
  const { _id: same } = await build('iPhone 14')
  const location = async () => (await cached(_id)).body.location
  // Written without telling anybody: it shows whether an answer is from memory.
  const write = (text: string) =>
    app.deps.db.pool.query('update listings set location = $2 where id = $1', [_id, text])
  await numberListingChanges(app.deps)
  const before = await location()
  await write('Elsewhere')
  expect(await location()).toBe(before)
  for (const transition of [api.pausePhone, api.resumePhone])
    await as(app, owner).post(transition(other))
  expect((await as(app, owner).post(api.adverts(), { phoneId: other })).status).toBe(201)
  await numberListingChanges(app.deps)
  await build('Galaxy S21')
  expect(await location(), 'after changes of another model').toBe(before)
  await as(app, owner).post(api.pausePhone(same))
  expect(await location(), 'after a change of the same model').toBe('Elsewhere')

  await numberListingChanges(app.deps)
  await cached(_id)
  await app.deps.db.pool.query('update listings set price_minor = 12345 where id = $1', [_id])
  await numberListingChanges(app.deps)
  expect((await cached(_id)).body.price, 'after a change through SQL').toBe('123.45')
})

test('a visitor never gets the answer of a seller or an admin, whoever asked first', async () => {
  const owner = await buildUser(app, { role: 'Seller' })
  const { _id } = await buildListing(app, {
    seller: owner,
    name: 'iPhone 13',
    delivery: { pickUp: true },
  })
  const buyer = await buildUser(app, { role: 'Buyer' })
  const emailFor = async (who?: TestUser) => (await cached(_id, who)).body.email
  for (const seen of [owner, undefined, admin, buyer, owner, buyer, undefined]) {
    const email = seen === owner || seen === admin ? owner.email : ''
    expect(await emailFor(seen)).toBe(email)
    // The same when no answer is stored, but the phone is.
    app.deps.db.changes.publish(['listings'])
    expect(await emailFor(seen)).toBe(email)
  }
})

test('a phone that is hidden while it is in memory is gone for visitors, and there for its seller', async () => {
  const owner = await buildUser(app, { role: 'Seller' })
  const { _id } = await buildListing(app, {
    seller: owner,
    name: 'Pixel 7',
    delivery: { pickUp: true },
  })
  expect((await cached(_id)).status).toBe(200)
  await as(app, owner).delete(api.phone(_id))
  expect((await cached(_id)).status).toBe((await fresh(_id)).status)
  expect((await cached(_id)).status).not.toBe(200)
  expect((await cached(_id, owner)).status).toBe(200)
  expect((await cached(_id)).status).not.toBe(200)
})

test('304: a visitor who has the answer gets it again only after a change', async () => {
  const delivery = { pickUp: true }
  const owner = await buildUser(app, { role: 'Seller' })
  const { _id } = await buildListing(app, { seller: owner, name: 'Pixel 8', delivery })
  const request = (etag = '') =>
    app.app.request(api.phone(_id), { headers: { 'if-none-match': etag } }, { answers })
  const etag = (await request()).headers.get('etag') ?? ''
  const again = await request(etag)
  app.checkAnswer('GET', api.phone(_id), again.status, '', '')
  expect([again.status, await again.text()]).toEqual([304, ''])
  await as(app, owner).post(api.pausePhone(_id))
  expect((await request(etag)).status).toBe(200)
})

test('phones requested together are read in one statement, each answered with its own', async () => {
  const names = ['Galaxy S21', 'Galaxy S22', 'Pixel 7']
  const ids: string[] = []
  for (const name of names)
    ids.push((await buildListing(app, { name, price: '250', delivery: { pickUp: true } }))._id)
  const [first = '', second = '', third = ''] = ids
  // Nobody has requested them before: none is in memory.
  const requested = [third, first, newId(), second.toUpperCase(), first]
  const { result, texts } = await countStatements(() =>
    Promise.all(requested.map((id) => as(app, null).get(api.phone(id)))),
  )
  expect(result.map(({ status }) => status)).toEqual([200, 200, 404, 200, 200])
  expect(result.map(({ body }) => body.name)).toEqual([
    'Pixel 7',
    'Galaxy S21',
    undefined,
    'Galaxy S22',
    'Galaxy S21',
  ])
  expect(texts.filter((text) => text.includes('"sellerPhoto"'))).toHaveLength(1)
})
