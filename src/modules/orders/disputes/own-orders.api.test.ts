import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { as, type TestApp, type TestUser } from '../../../../test/app.ts'
import { api as paths } from '../../../contract/urls.ts'
import {
  buildSale,
  handOver,
  listTasks,
  openShop,
  orderState,
  payOnline,
  type Shop,
} from '../checkout/checkout.fixture.ts'
import { address } from '../orders.fixture.ts'
import { buildDispute } from './disputes.fixture.ts'

let shop: Shop
let app: TestApp
beforeAll(async () => {
  shop = await openShop()
  app = shop.app
})
afterAll(() => shop.close())

/** Makes a user an admin who is still a party to their earlier orders. */
async function promote(user: TestUser) {
  await app.deps.db.pool.query(`update users set role = 'admin' where id = $1`, [user.id])
  return as(app, user)
}

async function buildShipped() {
  const sale = await buildSale(app)
  await as(app, sale.buyer).post(paths.orderDelivery(sale.orderId), { method: 'shipping', address })
  await payOnline(shop, sale)
  const parcel = { carrier: 'DHL', tracking: 'JD014600003' }
  await as(app, sale.seller).post(paths.shipOrder(sale.orderId), parcel)
  return sale
}

async function buildSold() {
  const sale = await buildSale(app)
  await payOnline(shop, sale)
  await handOver(app, sale)
  return sale
}

const refused = [403, 'own_order']

describe.each(['buyer', 'seller'] as const)('an admin who is the %s of an order', (side) => {
  test('cannot decide its dispute or read the conversation', async () => {
    const sale = await buildDispute(shop)
    const own = await promote(sale[side])
    const decision = { kind: 'refund', reason: 'I am sure that I am right.' }
    const decided = await own.post(paths.disputeDecision(sale.orderId), decision)
    expect([decided.status, decided.body.error]).toEqual(refused)
    const read = await own.get(paths.disputedConversation(sale.orderId))
    expect([read.status, read.body.error]).toEqual(refused)
    expect(await orderState(app, sale.orderId)).toBe('disputed')
  })

  test(`acts as its ${side} in all that an admin could do too`, async () => {
    const sale = await buildShipped()
    const own = await promote(sale[side])
    const page = await own.get(paths.order(sale.orderId))
    expect(page.body.viewerRole).toBe(side)
    const complaint = { reason: 'not_arrived', text: 'It has been lost for three weeks by now.' }
    const lost = await own.post(paths.dispute(sale.orderId), complaint)
    const other = await buildShipped()
    const arrived = await (await promote(other[side])).post(paths.deliverOrder(other.orderId))
    if (side === 'seller') {
      // Sellers neither confirm that a phone has arrived nor dispute it before it goes back.
      for (const { status, body } of [lost, arrived])
        expect([status, body.error]).toEqual([403, 'not_allowed'])
      return
    }
    expect([lost.status, lost.body.statements[0].by]).toEqual([200, 'buyer'])
    expect(arrived.status).toBe(200)
    const { timeline } = (await as(app, other.seller).get(paths.order(other.orderId))).body
    expect(timeline.at(-1)).toMatchObject({ event: 'order_delivered', by: 'buyer' })
  })

  test('cannot settle its money by hand, but can retry', async () => {
    const sale = await buildSold()
    const own = await promote(sale[side])
    const [{ id, amount_minor: amountMinor, state }] = await listTasks(app, sale.orderId)
    const paid = { amountMinor: Number(amountMinor), reason: 'Sent it to my own bank account.' }
    const settled = await own.post(paths.settleMoneyTask(id), paid)
    expect([settled.status, settled.body.error]).toEqual(refused)
    expect((await listTasks(app, sale.orderId))[0].state).toBe(state)
    // The attempt changed nobody's balance.
    const retried = await own.post(paths.retryMoneyTask(id))
    expect([retried.status, retried.body.amount.amountMinor]).toEqual([200, Number(amountMinor)])
  })

  test('cannot hide a rating about themselves', async () => {
    const sale = await buildSold()
    const writes = side === 'buyer' ? 'seller' : 'buyer'
    const rating = { stars: 1, text: 'Never again, they were rude.' }
    const rated = await as(app, sale[writes]).put(paths.saleRatings(sale.orderId), rating)
    expect(rated.status).toBe(200)
    const own = await promote(sale[side])
    const hidden = await own.post(paths.hideRating(sale.orderId), {
      side: writes,
      reason: 'I do not like what it says.',
    })
    expect([hidden.status, hidden.body.error]).toEqual(refused)
  })
})
