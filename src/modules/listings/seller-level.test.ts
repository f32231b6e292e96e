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
import { book, payOnline } from '../orders/orders.fixture.ts'
import { computeSellerLevel, refreshSellerLevels } from './seller-level.ts'
import { removeListing } from './transition-listing.ts'

let app: TestApp
beforeAll(async () => {
  app = await testApp()
})
afterAll(() => app.close())

const now = new Date('2026-06-01T00:00:00Z')
const ago = (days: number) => new Date(now.getTime() - days * DAY)

const unrated = { ratings: 0, stars: 0 }
test.each([
  [{ sold: 0, removed: 0, since: ago(900), ...unrated }, 0],
  [{ sold: 1, removed: 0, since: ago(1), ...unrated }, 1],
  [{ sold: 5, removed: 0, since: ago(89), ...unrated }, 1],
  [{ sold: 5, removed: 0, since: ago(90), ...unrated }, 2],
  [{ sold: 50, removed: 1, since: ago(900), ...unrated }, 1],
  [{ sold: 5, removed: 0, since: ago(90), ratings: 2, stars: 2 }, 2],
  [{ sold: 5, removed: 0, since: ago(90), ratings: 3, stars: 11 }, 1],
  [{ sold: 5, removed: 0, since: ago(90), ratings: 3, stars: 12 }, 2],
  [{ sold: 5, removed: 0, since: ago(90), ratings: 3, stars: 8 }, 0],
])('%j gives level %i', (history, sellerLevel) => {
  expect(computeSellerLevel(history, now)).toBe(sellerLevel)
})

/** A sale from listing to hand-over, paid by card or in cash. */
async function sellTo(buyer: TestUser, seller: TestUser, payment: 'card' | 'cash') {
  const { _id } = await buildListing(app, { seller })
  const { order } = (await book(app, buyer, _id)).body
  if (payment === 'card') await payOnline(app, order._id, buyer)
  const sold = await as(app, seller).post(api.handOver(order._id), { code: order.handOverCode })
  expect(sold.status).toBe(200)
  return order._id as string
}
async function levelOf(listingId: string) {
  await refreshSellerLevels(app.deps)
  return (await as(app, null).get(api.phone(listingId))).body.sellerLevel
}
const salesOf = async (seller: TestUser) =>
  (await as(app, null).get(api.seller(seller.id))).body.sales

test('seller levels: proven after a sale, trusted after five and time, proven again after a removal', async () => {
  const seller = await buildUser(app, { role: 'Seller' })
  const buyer = await buildUser(app)
  const offered = await buildListing(app, { seller })
  expect(await levelOf(offered._id)).toBe('new')
  await sellTo(buyer, seller, 'card')
  expect(await levelOf(offered._id)).toBe('proven')
  for (let more = 0; more < 4; more++) await sellTo(buyer, seller, 'card')
  expect(await levelOf(offered._id)).toBe('proven')
  app.clock.advance(91 * DAY)
  expect(await levelOf(offered._id)).toBe('trusted')
  const bad = await buildListing(app, { seller })
  expect(bad.sellerLevel).toBe('trusted')
  await inTransaction(app.deps.db, (tx) => removeListing(tx, bad._id, app.clock.now(), 'Stolen'))
  expect(await levelOf(offered._id)).toBe('proven')
})

test('cash sales count from three unlinked buyers on, and one per buyer', async () => {
  const seller = await buildUser(app, { role: 'Seller' })
  const offered = await buildListing(app, { seller })
  const buyers = await Promise.all([1, 2, 3].map(() => buildUser(app)))
  for (const buyer of [buyers[0]!, buyers[0]!, buyers[1]!]) await sellTo(buyer, seller, 'cash')
  expect([await levelOf(offered._id), await salesOf(seller)]).toEqual(['new', 0])
  await sellTo(buyers[2]!, seller, 'cash')
  expect([await levelOf(offered._id), await salesOf(seller)]).toEqual(['proven', 3])
})

test.each([
  [
    'the same network',
    `update sessions set ip_address = case user_id when $2 then '198.51.100.7' else '198.51.100.90' end
     where user_id in ($1, $2)`,
  ],
  [
    'the same IPv6 site',
    `update sessions set ip_address = case user_id when $2 then '2001:db8:7:1::1' else '2001:db8:7:2::9' end
     where user_id in ($1, $2)`,
  ],
  [
    'the same bank account',
    `insert into payment_instructions (user_id, name, text, updated_at)
     select id, 'Bank', case id when $2 then 'IBAN NO93 8601' else 'iban no938601' end, now()
     from users where id in ($1, $2) on conflict (user_id) do update set text = excluded.text`,
  ],
  [
    'the hour of sign-up',
    `update users set created_at = (select created_at from users where id = $1) where id in ($1, $2)`,
  ],
])('buyers who share %s with the seller do not count', async (_, link) => {
  const seller = await buildUser(app, { role: 'Seller' })
  const offered = await buildListing(app, { seller })
  for (let sale = 0; sale < 4; sale += 1) {
    const buyer = await buildUser(app)
    await app.deps.db.pool.query(link, [seller.id, buyer.id])
    // What linked them may be gone by the time of the sale.
    await app.deps.db.pool.query('update sessions set ip_address = null')
    const orderId = await sellTo(buyer, seller, 'cash')
    for (const by of [buyer, seller])
      await as(app, by).put(api.saleRatings(orderId), { stars: 5, text: '' })
  }
  expect([await levelOf(offered._id), await salesOf(seller)]).toEqual(['new', 0])
  expect((await as(app, null).get(api.ratings(seller.id))).body).toMatchObject({
    count: 0,
    items: [],
  })
})
