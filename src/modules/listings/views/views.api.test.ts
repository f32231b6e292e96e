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
import { DAY } from '../../../shared/time.ts'
import { deleteOldViewDays, writeQueuedViews } from './views.api.ts'

const BROWSER = 'Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0'

let app: TestApp
let seller: TestUser
let phone: string
beforeAll(async () => {
  app = await testApp({ env: { TRUST_PROXY: '1' } })
  seller = await buildUser(app, { role: 'Seller' })
})
beforeEach(async () => {
  phone = (await buildListing(app, { seller }))._id
})
afterAll(() => app.close())

type ViewRequest = { user?: TestUser | null; address?: string; agent?: string; id?: string }

async function view({ user = null, address = '192.0.2.1', agent = BROWSER, id }: ViewRequest = {}) {
  const headers = { 'x-forwarded-for': address, 'user-agent': agent }
  const answer = await as(app, user).send('POST', api.phoneViews(id ?? phone), { headers })
  expect(answer.status).toBe(204)
}

async function viewsNow(id = phone): Promise<number> {
  await writeQueuedViews(app.deps)
  const { rows } = await app.deps.db.pool.query(
    'select views from listing_views where listing_id = $1',
    [id],
  )
  return rows[0]?.views ?? 0
}

test('a viewer counts once a day, two viewers twice', async () => {
  await view()
  await view()
  expect(await viewsNow()).toBe(1)
  await view()
  await view({ address: '192.0.2.2' })
  await view({ agent: `${BROWSER} other` })
  expect(await viewsNow()).toBe(3)
  app.clock.advance(DAY)
  await view()
  expect(await viewsNow()).toBe(4)
})

test('a logged-in person is one viewer on all devices', async () => {
  const buyer = await buildUser(app)
  await view({ user: buyer })
  await view({ user: buyer, address: '192.0.2.9', agent: 'Firefox on a phone' })
  expect(await viewsNow()).toBe(1)
})

test('the seller, admins and bots do not count', async () => {
  await view({ user: seller })
  await view({ user: await buildUser(app, { role: 'admin' }) })
  await view({ agent: 'Mozilla/5.0 (compatible; Googlebot/2.1)' })
  await view({ agent: '' })
  expect(await viewsNow()).toBe(0)
})

test('hidden and unknown phones count no views', async () => {
  await as(app, seller).delete(api.phone(phone))
  await view()
  await view({ id: '0198a000-0000-7000-8000-0000000000ff' })
  await view({ id: 'no-id' })
  expect(await viewsNow()).toBe(0)
})

test('views of one address are limited in memory', async () => {
  for (let index = 0; index < 60; index += 1) await view({ agent: `${BROWSER} ${index}` })
  expect(await viewsNow()).toBe(30)
})

test('viewer marks are deleted after the day', async () => {
  await view()
  await writeQueuedViews(app.deps)
  const marks = async () => (await app.deps.db.pool.query('select 1 from view_marks')).rowCount
  expect(await marks()).toBeGreaterThan(0)
  app.clock.advance(DAY)
  await writeQueuedViews(app.deps)
  expect(await marks()).toBe(0)
  expect(await viewsNow()).toBe(1)
})

test('a seller reads the views of the last 30 days, by day of the shop, and older ones are deleted', async () => {
  const byDay = async () => {
    const { items } = (await as(app, seller).get(api.myPhoneSummaries())).body
    return (items as { _id: string; viewsByDay: number[] }[]).find(({ _id }) => _id === phone)
      ?.viewsByDay
  }
  await view()
  await view({ address: '192.0.2.2' })
  await writeQueuedViews(app.deps)
  app.clock.advance(DAY)
  await view()
  await writeQueuedViews(app.deps)
  expect(await byDay()).toEqual([...Array<number>(28).fill(0), 2, 1])
  app.clock.advance(40 * DAY)
  expect(await byDay()).toEqual(Array<number>(30).fill(0))
  await deleteOldViewDays(app.deps)
  const left = await app.deps.db.pool.query('select from listing_view_days')
  expect(left.rowCount).toBe(0)
})
