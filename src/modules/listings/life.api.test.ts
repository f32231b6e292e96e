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
import { inTransaction } from '../../platform/db/index.ts'
import { DAY } from '../../shared/time.ts'
import { numberListingChanges } from '../search/index.ts'
import type { Phone } from './listings.contract.ts'
import { expireListings } from './renewals/renewals.api.ts'
import { holdListing, releaseListing, sellListing } from './transition-listing.ts'

let app: TestApp
let seller: TestUser
let buyer: TestUser
beforeAll(async () => {
  app = await testApp()
  seller = await buildUser(app, { role: 'Seller' })
  buyer = await buildUser(app, { role: 'Buyer' })
})
afterAll(() => app.close())

const pause = (id: string, who: TestUser | null = seller) => as(app, who).post(api.pausePhone(id))
const resume = (id: string, who: TestUser | null = seller) => as(app, who).post(api.resumePhone(id))
const renew = (id: string, who: TestUser | null = seller) => as(app, who).post(api.renewPhone(id))
const stateOf = async (id: string) => (await as(app, seller).get(api.phone(id))).body.state
const expiryOf = async (id: string) => {
  const { rows } = await app.deps.db.pool.query('select expires_at from listings where id = $1', [
    id,
  ])
  return rows[0].expires_at as Date
}
const daysLeft = async (id: string) =>
  ((await expiryOf(id)).getTime() - app.clock.now().getTime()) / DAY
const traces = async (id: string) => {
  const { rows } = await app.deps.db.pool.query(
    `select action from audit_log where subject_id = $1 order by id`,
    [id],
  )
  return rows.map((row) => row.action)
}
const shown = async (name: string) => {
  await numberListingChanges(app.deps)
  const search = await as(app, null).get(`${api.search()}?q=${name}`)
  const list = await as(app, null).get(api.adverts())
  return {
    total: search.body.total,
    adverts: list.body.filter((advert: Phone) => advert.name === name).length,
  }
}

test('200: a paused phone is not found, advertised or bookable, and resumes unchanged', async () => {
  const phone = await buildListing(app, { seller, brand: 'Nokia', name: 'Pausable' })
  await as(app, seller).post(api.adverts(), { phoneId: phone._id })
  expect(await shown('Pausable')).toEqual({ total: 1, adverts: 1 })
  expect(await pause(phone._id)).toMatchObject({ status: 200, body: { state: 'paused' } })
  expect((await pause(phone._id)).status).toBe(200)
  expect(await shown('Pausable')).toEqual({ total: 0, adverts: 0 })
  expect((await as(app, buyer).post(api.adverts(), { phoneId: phone._id })).status).toBe(409)
  expect((await resume(phone._id)).body.state).toBe('live')
  expect((await resume(phone._id)).status).toBe(200)
  expect(await shown('Pausable')).toEqual({ total: 1, adverts: 1 })
  expect(await traces(phone._id)).toEqual([
    'listing_added',
    'phone_advertised',
    'listing_paused',
    'listing_resumed',
  ])
})

test('200: renewing an expired listing gives 30 days, and can be repeated', async () => {
  const phone = await buildListing(app, { seller })
  app.clock.advance(31 * DAY)
  await expireListings(app.deps)
  expect(await resume(phone._id)).toMatchObject({ status: 409, body: { error: 'expired' } })
  expect((await renew(phone._id)).body.state).toBe('live')
  expect(await daysLeft(phone._id)).toBe(30)
  app.clock.advance(DAY)
  expect((await renew(phone._id)).status).toBe(200)
  expect(await daysLeft(phone._id)).toBe(29)
  expect(await traces(phone._id)).toEqual(['listing_added', 'listing_expired', 'listing_renewed'])
})

test('200: a live listing can be renewed in its last five days', async () => {
  const phone = await buildListing(app, { seller })
  app.clock.advance(24 * DAY)
  await renew(phone._id)
  expect(await daysLeft(phone._id)).toBe(6)
  app.clock.advance(DAY)
  await renew(phone._id)
  expect(await daysLeft(phone._id)).toBe(30)
})

test('a phone paused past its expiry resumes for 30 days', async () => {
  const phone = await buildListing(app, { seller })
  await pause(phone._id)
  app.clock.advance(60 * DAY)
  await expireListings(app.deps)
  expect(await stateOf(phone._id)).toBe('paused')
  await resume(phone._id)
  expect(await daysLeft(phone._id)).toBe(30)
})

test('409: booked, sold and withdrawn phones cannot be paused, resumed or renewed', async () => {
  const phone = await buildListing(app, { seller })
  const inTx = (step: typeof holdListing) =>
    inTransaction(app.deps.db, (tx) => step(tx, phone._id, app.clock.now()))
  const answers = async () =>
    Promise.all(
      [pause, resume, renew].map(async (transition) => (await transition(phone._id)).body.error),
    )
  await inTx(holdListing)
  expect(await answers()).toEqual(['reserved', 'reserved', 'reserved'])
  await inTx(releaseListing)
  await inTx(holdListing)
  await inTx(sellListing)
  expect(await answers()).toEqual(['sold', 'sold', 'sold'])
  const gone = await buildListing(app, { seller })
  await as(app, seller).delete(api.phone(gone._id))
  expect((await pause(gone._id)).body.error).toBe('not_on_sale')
})

test('404: another seller’s phone', async () => {
  const phone = await buildListing(app, { seller })
  const other = await buildUser(app, { role: 'Seller' })
  expect((await pause(phone._id, other)).status).toBe(404)
  expect((await pause('no-id')).status).toBe(404)
  expect(await stateOf(phone._id)).toBe('live')
})

test('of simultaneous pausing and booking, one wins', async () => {
  for (let round = 0; round < 6; round++) {
    const phone = await buildListing(app, { seller })
    const who = await buildUser(app, { role: 'Buyer' })
    const [paused, booked] = await Promise.all([
      pause(phone._id),
      as(app, who).post(api.adverts(), { phoneId: phone._id }),
    ])
    const won = [paused?.status === 200, booked?.status === 201]
    expect(won.filter(Boolean)).toHaveLength(1)
    expect(await stateOf(phone._id)).toBe(won[0] ? 'paused' : 'reserved')
  }
})
