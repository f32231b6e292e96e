import { randomInt } from 'node:crypto'
import { afterAll, beforeAll, expect, test } from 'vitest'
import {
  as,
  buildListing,
  buildUser,
  type TestApp,
  type TestUser,
  testApp,
} from '../../../../test/app.ts'
import { api as paths } from '../../../contract/urls.ts'
import { orderNumber } from '../../../shared/orders/order-number.ts'
import { book } from '../../orders/orders.fixture.ts'

let app: TestApp
let admin: TestUser
let seller: TestUser
beforeAll(async () => {
  app = await testApp()
  admin = await buildUser(app, { role: 'admin' })
  seller = await buildUser(app, { role: 'Seller', name: 'Sól Ström', email: 'sol@shop.example' })
})
afterAll(() => app.close())

type Listed = { status: number; names: string[]; cursor: string | null }
async function list(path: string, query: Record<string, string> = {}): Promise<Listed> {
  const { status, body } = await as(app, admin).get(`${path}?${new URLSearchParams(query)}`)
  return {
    status,
    names: body.items?.map(({ name }: { name: string }) => name),
    cursor: body.cursor,
  }
}
const listings = (query?: Record<string, string>) => list(paths.allListings(), query)
const orders = (query?: Record<string, string>) => list(paths.allOrders(), query)

test('listings are found by words of phone, seller and email in any order and case, by id, and by state', async () => {
  const one = await buildListing(app, { seller, name: 'Fairphone 100%_odd' })
  const two = await buildListing(app, { name: 'Nokia 3310' })
  expect((await listings({ q: 'SOL@shop fairPHONE' })).names).toEqual(['Fairphone 100%_odd'])
  expect((await listings({ q: 'ström 100%_' })).names).toEqual(['Fairphone 100%_odd'])
  expect((await listings({ q: '%_x' })).names).toEqual([])
  expect((await listings({ q: two._id })).names).toEqual(['Nokia 3310'])
  await as(app, admin).post(paths.removePhone(one._id), { reason: 'Stolen' })
  const { body } = await as(app, admin).get(`${paths.allListings()}?state=removed`)
  expect(body.items).toMatchObject([
    {
      _id: one._id,
      state: 'removed',
      removalReason: 'Stolen',
      seller: { email: 'sol@shop.example' },
    },
  ])
})

test('orders are found by number, parties and state', async () => {
  const buyer = await buildUser(app, { name: 'Bo Buyer', email: 'bo@example.org' })
  const phone = await buildListing(app, { seller, name: 'Galaxy S21' })
  const { order } = (await book(app, buyer, phone._id)).body
  await book(app, await buildUser(app), (await buildListing(app, { name: 'Pixel 7' }))._id)
  const number = orderNumber(order._id)
  for (const q of [
    number,
    number.toLowerCase(),
    number.slice(2),
    order._id,
    phone._id,
    'bo@ galaxy',
    'ström',
  ])
    expect([q, (await orders({ q })).names]).toEqual([q, ['Galaxy S21']])
  await as(app, buyer).post(paths.cancelOrder(order._id))
  const { body } = await as(app, admin).get(`${paths.allOrders()}?state=cancelled`)
  expect(body.items).toMatchObject([
    {
      _id: order._id,
      number,
      buyer: { _id: buyer.id, email: 'bo@example.org' },
      seller: { name: 'Sól Ström' },
    },
  ])
})

test('every listing is on exactly one page, also while new ones come', async () => {
  const names = Array.from({ length: 60 }, (_, n) => `Paged ${n}`)
  for (const name of names) await buildListing(app, { name })
  const first = await listings({ q: 'paged' })
  await buildListing(app, { name: 'Paged later' })
  const second = await listings({ q: 'paged', cursor: first.cursor ?? '' })
  expect([first.names.length, second.names.length, second.cursor]).toEqual([50, 10, null])
  expect(new Set([...first.names, ...second.names])).toEqual(new Set(names))
})

test('hostile words, states and cursors are refused or find nothing', async () => {
  for (const q of ["'; drop table orders; --", '\\', '(', '%', 'x'.repeat(100)])
    for (const answer of [await listings({ q }), await orders({ q })])
      expect(answer.status).toBe(200)
  const wrong: Record<string, string>[] = [
    { q: 'x'.repeat(101) },
    { state: 'gone' },
    { cursor: 'tampered' },
  ]
  for (const query of wrong)
    for (const answer of [await listings(query), await orders(query)])
      expect(answer.status).toBe(422)
})

test('a phone with the longest names is listed, booked and found', async () => {
  /** Characters of four bytes that do not compress. */
  const random = (length: number) =>
    String.fromCodePoint(...Array.from({ length }, () => 0x2_0000 + randomInt(40_000)))
  const emails = ['s', 'b'].map((first) => `${first}${'x'.repeat(63)}@${'y'.repeat(60)}.example`)
  const owner = await buildUser(app, { role: 'Seller', name: random(80), email: emails[0]! })
  const buyer = await buildUser(app, { name: random(80), email: emails[1]! })
  const name = random(80)
  const phone = await buildListing(app, { seller: owner, name })
  expect((await book(app, buyer, phone._id)).status).toBe(201)
  const q = [...name].slice(20, 30).join('')
  expect((await listings({ q, sort: 'cheapest' })).names).toEqual([name])
  expect((await orders({ q, sort: 'dearest' })).names).toEqual([name])
})
