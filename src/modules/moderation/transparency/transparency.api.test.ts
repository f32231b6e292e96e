import { afterAll, beforeAll, expect, test } from 'vitest'
import {
  as,
  buildListing,
  buildUser,
  type TestApp,
  type TestUser,
  testApp,
} from '../../../../test/app.ts'
import { TEST_PASSWORD } from '../../../../test/build/user.ts'
import { api as paths } from '../../../contract/urls.ts'
import { DAY, HOUR } from '../../../shared/time.ts'

let app: TestApp
let admin: TestUser
beforeAll(async () => {
  // In a run at the end of a quarter, what is decided hours later would belong to the next one.
  app = await testApp({ now: new Date('2027-02-10T12:00:00Z') })
  admin = await buildUser(app, { role: 'admin' })
})
afterAll(() => app.close())

const read = async () => (await as(app, null).get(paths.transparency())).body

async function report(body: Record<string, string>): Promise<string> {
  return (await as(app, await buildUser(app)).post(paths.reports(), body)).body._id
}
const decide = (id: string, decision: string) =>
  as(app, admin).put(paths.report(id), { decision, reason: 'It is so.' })

test('a new shop has nothing to show, and says so without an error', async () => {
  expect(await read()).toMatchObject({ waiting: { reports: 0, appeals: 0 }, quarters: [] })
  const { body, headers } = await as(app, null).get(paths.transparencyCsv())
  expect(body).toBe('quarter,measure,kind,value\r\n')
  expect(headers.get('content-type')).toBe('text/csv; charset=utf-8')
})

test('every decision is counted in its quarter, and stays when what it was about is deleted', async () => {
  const seller = await buildUser(app, { role: 'Seller' })
  const [fake, quiet] = [await buildListing(app, { seller }), await buildListing(app, { seller })]
  const first = await report({ phoneId: fake._id, reason: 'counterfeit' })
  await report({ phoneId: fake._id, reason: 'stolen' })
  const harmless = await report({ phoneId: quiet._id, reason: 'offensive' })
  app.clock.advance(4 * HOUR)
  // Decides both reports of the listing.
  await decide(first, 'removed')
  app.clock.advance(8 * HOUR)
  await decide(harmless, 'dismissed')
  await as(app, admin).post(paths.removePhone(quiet._id), { reason: 'A duplicate.' })
  await report({ sellerId: seller.id, reason: 'fraud' })

  await as(app, admin).put(paths.ban(seller.id), { reason: 'Sold a fake.' })
  const credentials = { email: seller.email, password: TEST_PASSWORD }
  const { body: refused } = await as(app, null).post('/api/auth/sign-in/email', credentials)
  const text = 'The phone was real: I have the receipt of the shop.'
  await as(app, null).post(paths.appealBan(refused.appeal), { text })
  expect((await read()).waiting).toEqual({ reports: 1, appeals: 1 })
  app.clock.advance(3 * HOUR)
  const [{ _id }] = (await as(app, admin).get(paths.appeals())).body
  await as(app, admin).put(paths.appeal(_id), { decision: 'rejected', reason: 'It was not.' })

  const expected = {
    quarter: expect.stringMatching(/^20\d\d-Q[1-4]$/),
    removedListings: { total: 2, byReason: { counterfeit: 1, unreported: 1 } },
    hiddenReviews: 0,
    bans: 1,
    // Of 4, 4 and 12 hours.
    reports: { received: 4, decided: { removed: 2, dismissed: 1 }, medianHours: 4 },
    appeals: { received: 1, accepted: 0, rejected: 1, medianHours: 3 },
  }
  expect((await read()).quarters).toEqual([expected])

  await as(app, admin).delete(paths.user(seller.id))
  app.clock.advance(190 * DAY)
  await report({ phoneId: (await buildListing(app))._id, reason: 'other' })
  const { quarters } = await read()
  expect(quarters.at(-1)).toEqual(expected)
  expect(quarters[0].reports.received).toBe(1)
  // None is left out, also those in which nothing happened.
  expect([3, 4]).toContain(quarters.length)
  const csv = (await as(app, null).get(paths.transparencyCsv())).body
  expect(csv).toContain(`${quarters.at(-1).quarter},listings_removed,counterfeit,1\r\n`)
  expect(csv).toContain(`${quarters[0].quarter},reports_decided,removed,0\r\n`)
})

test('quarters begin in the time zone of the shop', async () => {
  const { settings } = app.deps
  // In Berlin it is the first quarter of 2028 already.
  app.clock.advance(Date.parse('2027-12-31T23:30:00Z') - app.clock.now().getTime())
  await report({ phoneId: (await buildListing(app))._id, reason: 'stolen' })
  const newest = async () => {
    const [{ quarter, reports }] = (await read()).quarters
    return { quarter, received: reports.received }
  }
  expect(await newest()).toEqual({ quarter: '2027-Q4', received: 1 })
  const inBerlin = () => ({ ...settings.current(), timeZone: 'Europe/Berlin' })
  app.deps.settings = { ...settings, current: inBerlin }
  try {
    expect(await newest()).toEqual({ quarter: '2028-Q1', received: 1 })
    const csv = (await as(app, null).get(paths.transparencyCsv())).body
    expect(csv).toContain('\r\n2028-Q1,reports_received,,1\r\n')
  } finally {
    app.deps.settings = settings
  }
})

test('a report is counted at once', async () => {
  const before = await read()
  await report({ phoneId: (await buildListing(app))._id, reason: 'stolen' })
  expect((await read()).waiting.reports).toBe(before.waiting.reports + 1)
})
