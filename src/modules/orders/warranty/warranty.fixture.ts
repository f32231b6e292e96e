import { as, type TestApp, type TestUser } from '../../../../test/app.ts'
import { api as paths } from '../../../contract/urls.ts'
import {
  buildSale,
  handOver,
  payOnline,
  type Sale,
  type Shop,
} from '../checkout/checkout.fixture.ts'
import { runDeadlines } from '../deadlines/run-deadlines.ts'
import { runClaimDeadlines } from './claims.ts'

export const claim = {
  reason: 'battery',
  text: 'The battery swells and lifts the screen.',
} as const

/** A sale that was paid online and handed over, with a warranty of six months. */
export async function buildSold(shop: Shop, terms: object = {}, price = '300'): Promise<Sale> {
  const sale = await buildSale(shop.app, price, { terms: { warrantyMonths: 6, ...terms } })
  await payOnline(shop, sale)
  await handOver(shop.app, sale)
  return sale
}

/** A sale paid in cash at the meet-up, with a warranty of six months. */
export async function buildCashSale(app: TestApp, terms: object = {}): Promise<Sale> {
  const sale = await buildSale(app, '300', { terms: { warrantyMonths: 6, ...terms } })
  await handOver(app, sale)
  return sale
}

type Side = 'buyer' | 'seller'

/** The order as one of its parties sees it. */
export async function show(app: TestApp, sale: Sale, side: Side = 'buyer') {
  return (await as(app, sale[side]).get(paths.order(sale.orderId))).body
}

export function makeClaim(app: TestApp, sale: Pick<Sale, 'buyer' | 'orderId'>, more: object = {}) {
  return as(app, sale.buyer).post(paths.warrantyClaims(sale.orderId), { ...claim, ...more })
}

/** The ID of the newest claim of an order. */
export async function newestClaim(app: TestApp, orderId: string): Promise<string> {
  const text =
    'select id from warranty_claims where order_id = $1 order by made_at desc, id desc limit 1'
  return (await app.deps.db.pool.query(text, [orderId])).rows[0].id
}

/** One of the transitions of a claim, on the newest claim of the order. */
export async function answerClaim(
  app: TestApp,
  by: TestUser | null,
  orderId: string,
  answer: 'agree' | 'refuse' | 'settle' | 'withdraw',
  body?: object,
) {
  const id = await newestClaim(app, orderId)
  return as(app, by).post(paths.warrantyClaimAnswer(orderId, id, answer), body)
}

/** Lets time pass at once, as after a downtime, and runs what fell due. */
export async function wait(app: TestApp, ms: number) {
  app.clock.advance(ms)
  while ((await runClaimDeadlines(app.deps)) + (await runDeadlines(app.deps)) > 0);
}
