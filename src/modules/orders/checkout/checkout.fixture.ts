import {
  as,
  buildListing,
  buildUser,
  type TestApp,
  type TestUser,
  testApp,
} from '../../../../test/app.ts'
import type { StripeEvent } from '../../../../test/fake-stripe/objects.ts'
import { type FakeStripe, signed, startFakeStripe } from '../../../../test/fake-stripe/server.ts'
import { api as paths } from '../../../contract/urls.ts'
import { accountTotals } from '../../payments/ledger.store.ts'
import { runMoneyTasks } from '../../payments/money-tasks/run-money-tasks.ts'
import { reconcilePayments } from '../../payments/reconcile.ts'
import { book } from '../orders.fixture.ts'
import { orderCallbacks } from '../payment-callbacks.ts'

export const CARD = '4242424242424242'
export const DECLINED_CARD = '4000000000000002'
export const CONFIRMATION_CARD = '4000002500003155'
export const DISPUTED_CARD = '4000000000000259'

export type Shop = { app: TestApp; fake: FakeStripe; close(): Promise<void> }

/** Redial with a fake Stripe; both use the same clock. */
export async function openShop(env: Record<string, string> = {}): Promise<Shop> {
  let app: TestApp | undefined
  const fake = await startFakeStripe(() => app?.clock.now() ?? new Date())
  app = await testApp({ env: { ...fake.env, ...env } })
  const opened = app
  return {
    app: opened,
    fake,
    async close() {
      await fake.close()
      await opened.close()
    },
  }
}

/** A booked phone with its buyer and seller. */
export async function buildSale(
  app: TestApp,
  price = '300',
  {
    by,
    delivery,
    terms = {},
  }: { by?: TestUser; delivery?: object; terms?: Record<string, unknown> } = {},
) {
  const seller = by ?? (await buildUser(app, { role: 'Seller' }))
  const buyer = await buildUser(app, { role: 'Buyer' })
  const phone = await buildListing(app, { seller, price, ...terms, ...(delivery && { delivery }) })
  const { body } = await book(app, buyer, phone._id)
  return { seller, buyer, phone, orderId: String(body.order._id), code: body.order.handOverCode }
}
export type Sale = Awaited<ReturnType<typeof buildSale>>

/** The buyer chooses to pay online; returns the checkout response. */
export function chooseOnline(app: TestApp, sale: Pick<Sale, 'buyer' | 'orderId'>) {
  return as(app, sale.buyer).post(paths.checkout(sale.orderId), { paymentMethod: 'online' })
}

/** Pays in the browser and delivers Stripe's webhooks. */
export async function payOnline(
  { app, fake }: Pick<Shop, 'app' | 'fake'>,
  sale: Sale,
  card = CARD,
) {
  const { body } = await chooseOnline(app, sale)
  const from = fake.events.length
  const paid = await fake.pay(body.payment.clientSecret, card)
  await deliverEvents({ app }, fake.events.slice(from))
  return {
    paymentId: String(body.payment._id),
    intentId: String(body.payment.clientSecret.split('_secret_')[0]),
    paid,
  }
}

/** Delivers one webhook event as Stripe does; returns the response status. */
export async function deliverEvent(
  app: TestApp,
  event: StripeEvent | string,
  { at = app.clock.now(), secret }: { at?: Date; secret?: string } = {},
) {
  const { body, header } = signed(event, at, secret)
  const answer = await as(app, null).send('POST', paths.stripeWebhook(), {
    body,
    headers: { 'content-type': 'application/json; charset=utf-8', 'stripe-signature': header },
  })
  return answer.status
}

export async function deliverEvents({ app }: Pick<Shop, 'app'>, events: StripeEvent[]) {
  for (const event of events) await deliverEvent(app, event)
}

/** Runs all due money tasks, and those that become due as a result. */
export async function runMoney(app: TestApp) {
  while ((await runMoneyTasks(app.deps, orderCallbacks)) > 0);
}
export const reconcile = (app: TestApp) => reconcilePayments(app.deps, orderCallbacks)

/** Ledger balances without zero balances; debits are positive. */
export async function accounts(app: TestApp): Promise<Record<string, number>> {
  const sums = await accountTotals(app.deps.db.kysely)
  return Object.fromEntries(
    sums
      .filter(({ amountMinor }) => amountMinor !== 0)
      .map((sum) => [sum.account, sum.amountMinor]),
  )
}

export async function orderState(app: TestApp, id: string): Promise<string> {
  const { rows } = await app.deps.db.pool.query('select state from orders where id = $1', [id])
  return rows[0].state
}

export async function paymentStates(app: TestApp, orderId: string): Promise<string[]> {
  const text = 'select state from payments where order_id = $1 order by created_at, id'
  return (await app.deps.db.pool.query(text, [orderId])).rows.map((row) => row.state)
}

export async function listTasks(app: TestApp, orderId: string) {
  const text = `select id, kind, state, amount_minor, problem, attempts from money_tasks
    where order_id = $1 order by kind`
  return (await app.deps.db.pool.query(text, [orderId])).rows
}

/** Creates the seller's account at the fake Stripe, ready for payouts or not. */
export async function setUpAccount({ app, fake }: Shop, seller: TestUser, ready = true) {
  await as(app, seller).post(paths.payoutAccount())
  const account = fake.all('account').find((each) => 'email' in each && each.email === seller.email)
  if (account && ready) {
    fake.setAccountReady(account.id)
    await deliverEvent(app, fake.events.at(-1)!)
  }
  return account!.id
}

/** Completes the sale: the seller enters the buyer's hand-over code. */
export function handOver(app: TestApp, sale: Sale) {
  return as(app, sale.seller).post(paths.handOver(sale.orderId), { code: sale.code })
}

/**
 * Sales whose buyers pay with a working card, a second card or one whose bank disputes the charge.
 * Each leaves about five webhook events, none of them delivered yet.
 */
export async function payWithoutWebhooks(
  shop: Shop,
  sales: readonly Sale[],
): Promise<StripeEvent[]> {
  const from = shop.fake.events.length
  for (const [index, sale] of sales.entries()) {
    const { body } = await chooseOnline(shop.app, sale)
    const secret = body.payment.clientSecret
    if (index % 2 === 0) await shop.fake.pay(secret, DECLINED_CARD)
    await shop.fake.pay(secret, index % 5 === 4 ? DISPUTED_CARD : CARD)
  }
  return shop.fake.events.slice(from)
}

export async function buildSales({ app }: Pick<Shop, 'app'>, count: number): Promise<Sale[]> {
  const sales: Sale[] = []
  for (let made = 0; made < count; made += 1) sales.push(await buildSale(app))
  return sales
}

/** `times` copies of everything, in an order that depends only on `random` (0 to 1). */
export function shuffled<T>(things: readonly T[], times: number, random: () => number): T[] {
  const all = Array.from({ length: times }, () => things).flat()
  for (let index = all.length - 1; index > 0; index -= 1) {
    const other = Math.floor(random() * (index + 1))
    ;[all[index], all[other]] = [all[other]!, all[index]!]
  }
  return all
}
