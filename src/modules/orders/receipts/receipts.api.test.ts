import { afterAll, beforeAll, expect, test } from 'vitest'
import { as, buildUser, type TestApp, testApp } from '../../../../test/app.ts'
import { buildBooking, buildShipped } from '../orders.fixture.ts'

let app: TestApp
beforeAll(async () => {
  app = await testApp({ env: { FEE_PERCENT: '10', OFFLINE_PAYMENT: 'off' }, demo: true })
})
afterAll(() => app.close())

type Sale = Awaited<ReturnType<typeof buildBooking>>
const receipt = ({ order, ...people }: Sale, side: 'buyer' | 'seller') =>
  as(app, people[side]).get(`/api/orders/${order._id}/receipt`)

test('buyer and seller see what was paid; only the seller sees the fee', async () => {
  const sale = await buildShipped(app, 'paid')
  const bought = (await receipt(sale, 'buyer')).body
  const price = bought.priceMinor
  expect(bought).toMatchObject({
    totalMinor: price + bought.postageMinor,
    refundMinor: 0,
    feeMinor: null,
    completedAt: null,
    number: expect.stringMatching(/^RD[2-9A-Z]{8}$/),
  })
  expect((await receipt(sale, 'seller')).body.feeMinor).toBe(Math.round(price / 10))
})

test('after a refund the receipt says so, and there is no fee', async () => {
  const sale = await buildShipped(app, 'paid')
  const reason = 'It fell into the sea'
  await as(app, sale.seller).post(`/api/orders/${sale.order._id}/cancel-sale`, { reason })
  const { body } = await receipt(sale, 'seller')
  expect(body).toMatchObject({ refundMinor: body.totalMinor, feeMinor: 0 })
  expect(body.refundedAt).not.toBeNull()
})

test('there is none before the payment, and none for anyone else', async () => {
  const booking = await buildBooking(app)
  const early = await receipt(booking, 'buyer')
  expect([early.status, early.body.error]).toEqual([409, 'not_paid'])
  const sale = await buildShipped(app, 'paid')
  for (const role of ['Buyer', 'admin'] as const) {
    const stranger = as(app, await buildUser(app, { role }))
    expect((await stranger.get(`/api/orders/${sale.order._id}/receipt`)).status).toBe(404)
  }
})
