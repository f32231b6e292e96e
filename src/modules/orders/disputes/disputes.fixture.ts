import sharp from 'sharp'
import { as, type TestApp, type TestUser } from '../../../../test/app.ts'
import { api as paths } from '../../../contract/urls.ts'
import { HOUR } from '../../../shared/time.ts'
import { buildSale, payOnline, type Shop } from '../checkout/checkout.fixture.ts'
import { runDeadlines } from '../deadlines/run-deadlines.ts'
import { address } from '../orders.fixture.ts'

export const COMPLAINT = 'The screen has a crack that no photo showed.'

/** A phone that is paid, shipped and delivered. */
export async function buildArrived(shop: Shop, price = '300', terms: Record<string, unknown> = {}) {
  const { app } = shop
  const sale = await buildSale(app, price, { terms })
  const chosen = { method: 'shipping', address }
  await as(app, sale.buyer).post(paths.orderDelivery(sale.orderId), chosen)
  await payOnline(shop, sale)
  const parcel = { carrier: 'DHL', tracking: 'JD014600003' }
  await as(app, sale.seller).post(paths.shipOrder(sale.orderId), parcel)
  await as(app, sale.buyer).post(paths.deliverOrder(sale.orderId))
  return sale
}

/** A delivered phone whose buyer has opened a dispute. */
export async function buildDispute(shop: Shop, price?: string) {
  const sale = await buildArrived(shop, price)
  const { body } = await dispute(shop.app, sale)
  return { ...sale, dispute: body }
}
export type Disputed = Awaited<ReturnType<typeof buildDispute>>

export function dispute(app: TestApp, sale: { buyer: TestUser; orderId: string }, more = {}) {
  const complaint = { reason: 'not_as_described', text: COMPLAINT, ...more }
  return as(app, sale.buyer).post(paths.dispute(sale.orderId), complaint)
}

export function propose(app: TestApp, by: TestUser, orderId: string, settlement: object) {
  return as(app, by).post(paths.settlements(orderId), settlement)
}

export function accept(app: TestApp, by: TestUser, orderId: string, n = 1) {
  return as(app, by).post(paths.answerSettlement(orderId, n, 'accept'))
}

/** Advances the clock in steps of at most an hour, running the deadlines after each. */
export async function pass(app: TestApp, ms: number) {
  for (let left = ms; left > 0; left -= 6 * HOUR) {
    app.clock.advance(Math.min(left, 6 * HOUR))
    await runDeadlines(app.deps)
  }
}

export async function uploadPhoto(app: TestApp, by: TestUser): Promise<string> {
  const size = { width: 64, height: 48, channels: 3 as const, background: '#a55' }
  const picture = await sharp({ create: size }).jpeg().toBuffer()
  const form = new FormData()
  form.append('image', new Blob([new Uint8Array(picture)], { type: 'image/jpeg' }), 'crack.jpg')
  return (await as(app, by).upload(paths.media(), form)).body.data.url
}
