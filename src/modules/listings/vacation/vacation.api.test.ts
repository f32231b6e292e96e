import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import {
  as,
  buildListing,
  buildUser,
  type TestApp,
  type TestUser,
  testApp,
} from '../../../../test/app.ts'
import { api } from '../../../contract/urls.ts'
import { inTransaction } from '../../../platform/db/index.ts'
import { MAX_VACATION_DAYS } from '../../../shared/listings/listing-limits.ts'
import { DAY } from '../../../shared/time.ts'
import { countIndexErrors, numberListingChanges } from '../../search/index.ts'
import { expireListings } from '../renewals/renewals.api.ts'
import { holdListing, releaseListing } from '../transition-listing.ts'
import { applyVacations } from './vacation.api.ts'

let app: TestApp
let seller: TestUser
beforeAll(async () => {
  app = await testApp()
})
beforeEach(async () => {
  seller = await buildUser(app, { role: 'Seller' })
})
afterAll(() => app.close())

const inDays = (days: number) => new Date(app.clock.now().getTime() + days * DAY).toISOString()
const away = (until: string | null) => as(app, seller).put(api.vacation(), { until })
const stateOf = async (id: string) => (await as(app, seller).get(api.phone(id))).body.state
const step = (id: string, move: typeof holdListing) =>
  inTransaction(app.deps.db, (tx) => move(tx, id, app.clock.now()))

test('a vacation pauses live listings, and resumes exactly those', async () => {
  const [live, paused, held] = [
    await buildListing(app, { seller }),
    await buildListing(app, { seller }),
    await buildListing(app, { seller }),
  ]
  const others = await buildListing(app)
  await as(app, seller).post(api.pausePhone(paused._id))
  await step(held._id, holdListing)
  const states = () => Promise.all([live, paused, held].map(({ _id }) => stateOf(_id)))
  const until = inDays(10)
  expect(await away(until)).toMatchObject({ status: 200, body: { until } })
  expect((await as(app, seller).get(api.vacation())).body).toEqual({ until })
  expect(await states()).toEqual(['paused', 'paused', 'reserved'])
  expect((await as(app, null).get(api.phone(live._id))).body.awayUntil).toBe(until)
  expect(await stateOf(others._id)).toBe('live')
  app.clock.advance(9 * DAY)
  await applyVacations(app.deps)
  expect(await states()).toEqual(['paused', 'paused', 'reserved'])
  app.clock.advance(DAY)
  await applyVacations(app.deps)
  expect(await states()).toEqual(['live', 'paused', 'reserved'])
  expect((await as(app, seller).get(api.vacation())).body).toEqual({ until: null })
  await numberListingChanges(app.deps)
  expect(await countIndexErrors(app.deps)).toBe(0)
})

test('a vacation can end early, and repeating it is safe', async () => {
  const phone = await buildListing(app, { seller })
  await away(inDays(10))
  await away(inDays(20))
  expect([(await away(null)).status, (await away(null)).status]).toEqual([200, 200])
  expect(await stateOf(phone._id)).toBe('live')
  const { rows } = await app.deps.db.pool.query(
    'select action from audit_log where actor_id = $1 and subject_type = $2 order by id',
    [seller.id, 'user'],
  )
  expect(rows.map((row) => row.action).filter((action) => /vacation/.test(action))).toEqual([
    'vacation_set',
    'vacation_set',
    'vacation_ended',
  ])
})

test('a phone whose order ends during a vacation is paused too, and resumes', async () => {
  const phone = await buildListing(app, { seller })
  await step(phone._id, holdListing)
  await away(inDays(10))
  await step(phone._id, releaseListing)
  await applyVacations(app.deps)
  expect(await stateOf(phone._id)).toBe('paused')
  await away(null)
  expect(await stateOf(phone._id)).toBe('live')
})

test('409: nothing can be put up for sale during a vacation', async () => {
  const phone = await buildListing(app, { seller })
  await away(inDays(10))
  expect((await as(app, seller).post(api.resumePhone(phone._id))).body.error).toBe('on_vacation')
  expect(await stateOf(phone._id)).toBe('paused')
})

test('withdrawn phones do not resume; a long vacation expires no listing', async () => {
  const [gone, other] = [await buildListing(app, { seller }), await buildListing(app, { seller })]
  await away(inDays(60))
  await as(app, seller).delete(api.phone(gone._id))
  app.clock.advance(60 * DAY)
  await expireListings(app.deps)
  await applyVacations(app.deps)
  await expireListings(app.deps)
  expect([await stateOf(gone._id), await stateOf(other._id)]).toEqual(['withdrawn', 'live'])
})

test('422: a vacation ends with the 180th day at the latest, and a refused one pauses nothing', async () => {
  const phone = await buildListing(app, { seller })
  const refused = await away(inDays(MAX_VACATION_DAYS + 1.01))
  expect(refused).toMatchObject({
    status: 422,
    body: { fields: { until: 'A vacation can last at most 180 days' } },
  })
  expect(await stateOf(phone._id)).toBe('live')
  expect((await away(inDays(MAX_VACATION_DAYS + 1))).status).toBe(200)
  expect(await stateOf(phone._id)).toBe('paused')
})

test('422: the end must be in the future', async () => {
  expect((await away(inDays(-1))).body.fields).toEqual({ until: 'Must be later than now' })
  expect((await away('soon')).body.fields).toEqual({
    until: 'Must be a time such as 2026-08-01T00:00:00Z',
  })
})
