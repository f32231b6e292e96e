import { afterAll, beforeAll, expect, test } from 'vitest'
import {
  as,
  buildListing,
  buildUser,
  type TestApp,
  type TestUser,
  testApp,
} from '../../../test/app.ts'
import { copyRow } from '../../../test/long-lists.ts'
import { api as paths } from '../../contract/urls.ts'
import { book } from '../orders/orders.fixture.ts'

let app: TestApp
let admin: TestUser
let listing: string
let order: string
let report: string
beforeAll(async () => {
  app = await testApp()
  admin = await buildUser(app, { role: 'admin' })
  const seller = await buildUser(app, { role: 'Seller', name: 'Žofie Łowicka' })
  const buyer = await buildUser(app, { name: 'Björn' })
  listing = (await buildListing(app, { seller, name: 'Fairphone 5' }))._id
  const booked = await buildListing(app, { seller, name: 'Nokia 3310' })
  order = (await book(app, buyer, booked._id)).body.order._id
  const sent = { phoneId: listing, reason: 'other', note: 'Looks façon' }
  report = (await as(app, buyer).post(paths.reports(), sent)).body._id
  await as(app, buyer).post(paths.contact(), {
    clientId: 'message-of-a-list-1',
    topic: 'payment',
    message: 'When do I get my réceipt?',
  })
})
afterAll(() => app.close())

type Page = { ids: string[]; next: string | null }
const ids = (items: { _id: string }[]) => items.map(({ _id }) => _id)

/** A page of a list, whether it names the next one in the body or in a header. */
async function read(url: string): Promise<Page> {
  const { status, body, headers } = await as(app, admin).get(url)
  expect(status).toBe(200)
  if (!Array.isArray(body)) {
    const [path = '', query = ''] = url.split('?')
    const search = new URLSearchParams(query)
    search.set('cursor', body.cursor)
    return { ids: ids(body.items), next: body.cursor && `${path}?${search}` }
  }
  return { ids: ids(body), next: /<([^>]+)>/.exec(headers.get('link') ?? '')?.[1] ?? null }
}

async function readAll(url: string): Promise<string[][]> {
  const pages: string[][] = []
  for (let next: string | null = url; next; ) {
    const page: Page = await read(next)
    pages.push(page.ids)
    next = page.next
  }
  return pages
}

const fileLines = async (url: string) =>
  String((await as(app, admin).get(url)).body)
    .split('\r\n')
    .slice(1, -1)

test('words are found without their accents, in parts, and short ones at the beginning of a word', async () => {
  for (const [path, q, count] of [
    [paths.accounts(), 'zofie lowicka', 1],
    [paths.accounts(), 'LOWICK', 1],
    [paths.accounts(), 'lo', 1],
    [paths.accounts(), 'ow', 0],
    [paths.accounts(), 'bjorn', 1],
    [paths.allListings(), 'FAIR zofie', 1],
    [paths.allOrders(), 'bjorn nokia', 1],
    [paths.allOrders(), 'bjorn fairphone', 0],
    [paths.reports(), 'facon', 1],
    [paths.reports(), 'bjorn', 1],
    [paths.reports(), 'lowicka', 1],
    [paths.reports(), 'ow', 0],
    [paths.reports(), '5', 1],
    [paths.reports(), 'bjorn lowicka airphon facon', 1],
    [paths.reports(), 'bjorn nokia', 0],
    [paths.reports(), `${listing} bjorn`, 1],
    [paths.contactMessages(), 'receipt', 1],
    [paths.contactMessages(), 'bjorn', 1],
  ] as const)
    expect([path, q, (await read(`${path}?q=${q}`)).ids.length]).toEqual([path, q, count])
})

test('filters of a list are combined', async () => {
  const today = app.clock.now().toISOString().slice(0, 10)
  const yesterday = new Date(app.clock.now().getTime() - 86_400_000).toISOString().slice(0, 10)
  for (const [url, count] of [
    [`${paths.reports()}?state=open&kind=listing&reason=other&from=${today}`, 1],
    [`${paths.reports()}?state=decided`, 0],
    [`${paths.reports()}?kind=seller`, 0],
    [`${paths.reports()}?to=${yesterday}`, 0],
    [`${paths.contactMessages()}?state=open&topic=payment`, 1],
    [`${paths.contactMessages()}?topic=order`, 0],
    [`${paths.allListings()}?state=live&from=${today}&to=${today}`, 1],
    [`${paths.allListings()}?state=live&to=${yesterday}`, 0],
    [`${paths.allOrders()}?state=awaiting_payment&from=${today}`, 1],
    [`${paths.appeals()}?state=open`, 0],
  ] as const)
    expect([url, (await read(url)).ids.length]).toEqual([url, count])
})

test('accounts are sorted by when the person was last here', async () => {
  const [early, late] = [await buildUser(app), await buildUser(app)]
  const seen = (id: string, at: string) =>
    app.deps.db.pool.query('update users set last_active_at = $2 where id = $1', [id, at])
  await seen(early.id, '2001-01-01')
  await seen(late.id, '2999-01-01')
  const first = async (sort: string) => (await read(`${paths.accounts()}?sort=${sort}`)).ids[0]
  expect([await first('active'), await first('inactive')]).toEqual([late.id, early.id])
  // A request of a browser that was not here for a while is noted.
  await app.deps.db.pool.query(
    `update sessions set last_seen_at = now() - interval '1 hour' where user_id = $1`,
    [early.id],
  )
  await as(app, early).get(paths.me())
  expect(await first('inactive')).not.toBe(early.id)
})

test('in every order each row is on exactly one page, also rows of one moment and one price', async () => {
  const differing = `jsonb_build_object('created_at', one.created_at - copies.n / 40 * interval '1 microsecond')`
  await copyRow(app, 'listings', { id: listing, times: 119, differing })
  await copyRow(app, 'reports', {
    id: report,
    times: 449,
    differing: `jsonb_build_object('reporter_id', null, 'created_at', one.created_at - copies.n / 40 * interval '1 microsecond',
      'decision', case when copies.n % 2 = 0 then 'dismissed' end)`,
  })
  for (const [path, sorts, count] of [
    [`${paths.allListings()}?q=fairphone`, ['newest', 'oldest', 'cheapest', 'dearest'], 120],
    [`${paths.reports()}?q=facon`, ['queue', 'newest', 'oldest'], 450],
  ] as const)
    for (const sort of sorts) {
      const all = (await readAll(`${path}&sort=${sort}`)).flat()
      expect([sort, all.length, new Set(all).size]).toEqual([sort, count, count])
    }
  const [newest, oldest] = [
    (await readAll(`${paths.reports()}?q=facon&sort=newest`)).flat(),
    (await readAll(`${paths.reports()}?q=facon&sort=oldest`)).flat(),
  ]
  expect(newest).toEqual(oldest.toReversed())
})

test('each list is a file with the same filters and order, and its export is in the log', async () => {
  for (const [path, action, count] of [
    [paths.allListingsFile(), 'listings_exported', 120],
    [paths.reportsFile(), 'reports_exported', 450],
  ] as const) {
    const lines = await fileLines(`${path}?q=${action.startsWith('l') ? 'fairphone' : 'facon'}`)
    expect(lines).toHaveLength(count)
    const log = await as(app, admin).get(`${paths.auditLog()}?action=${action}`)
    expect(log.body.items[0].data).toEqual({ isSearch: true })
  }
  expect(await fileLines(`${paths.allOrdersFile()}?q=${order}`)).toEqual([
    expect.stringMatching(`^${order},RD.{8},Nokia 3310,awaiting_payment,`),
  ])
  expect(await fileLines(`${paths.contactMessagesFile()}?topic=payment`)).toHaveLength(1)
  expect(await fileLines(paths.appealsFile())).toEqual([])
  expect(await fileLines(paths.allPayoutsFile())).toEqual([])
})

test('422: unknown filters and orders, invalid days, and cursors of another order', async () => {
  const encode = (parts: unknown) => Buffer.from(JSON.stringify(parts)).toString('base64url')
  const id = crypto.randomUUID()
  for (const query of [
    'sort=random',
    'from=yesterday',
    'cursor=tampered',
    `cursor=${encode(['newest', id])}`,
    `cursor=${encode(['newest', id, 'now()'])}`,
    `cursor=${encode(['newest', id, '2026-02-31 10:00:00+00'])}`,
    `cursor=${encode(['constructor', id, '1'])}`,
    `sort=oldest&cursor=${encode(['newest', id, '2026-01-01 10:00:00+00'])}`,
    `q=${'x'.repeat(300)}`,
  ])
    for (const path of [
      paths.accounts(),
      paths.allListings(),
      paths.allOrders(),
      paths.allPayouts(),
      paths.reports(),
      paths.appeals(),
      paths.contactMessages(),
    ]) {
      const { status } = await as(app, admin).get(`${path}?${query}`)
      expect([path, query, status]).toEqual([path, query, 422])
    }
})
