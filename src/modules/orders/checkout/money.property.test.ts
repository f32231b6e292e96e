import fc from 'fast-check'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { as } from '../../../../test/app.ts'
import type { Dispute, Intent } from '../../../../test/fake-stripe/objects.ts'
import { api as paths } from '../../../contract/urls.ts'
import { DAY, HOUR, MINUTE } from '../../../shared/time.ts'
import { runMoneyTasks } from '../../payments/money-tasks/run-money-tasks.ts'
import { catchUpOnEvents, recordBalanceTransactions } from '../../payments/reconcile.ts'
import { runDeadlines } from '../deadlines/run-deadlines.ts'
import { address } from '../orders.fixture.ts'
import { orderCallbacks } from '../payment-callbacks.ts'
import {
  accounts,
  buildSale,
  CARD,
  CONFIRMATION_CARD,
  chooseOnline,
  DECLINED_CARD,
  DISPUTED_CARD,
  deliverEvent,
  handOver,
  openShop,
  reconcile,
  runMoney,
  type Sale,
  type Shop,
  setUpAccount,
} from './checkout.fixture.ts'

let shop: Shop
beforeAll(async () => {
  shop = await openShop({ FEE_PERCENT: '7.5', FEE_FIXED: '33' })
})
afterAll(() => shop.close())

type Open = Sale & { secret?: string }
const cards = [CARD, DECLINED_CARD, CONFIRMATION_CARD, DISPUTED_CARD]

/** Actions of people, banks, timers and failures; any of them may occur when it is not possible. */
const doings: Record<string, (sale: Open, chance: number) => Promise<unknown>> = {
  async online(sale) {
    const { body } = await chooseOnline(shop.app, sale)
    if (body.payment?.clientSecret) sale.secret = body.payment.clientSecret
  },
  meet: (sale) =>
    as(shop.app, sale.buyer).post(paths.checkout(sale.orderId), { paymentMethod: 'meet_up' }),
  pay: async (sale, chance) => sale.secret && shop.fake.pay(sale.secret, cards[chance % 4]!),
  async bank(sale, chance) {
    const id = sale.secret?.split('_secret_')[0]
    const intent = shop.fake.all<Intent>('payment_intent').find((each) => each.id === id)
    if (intent?.status === 'requires_action') shop.fake.answerBank(intent.id, chance % 3 > 0)
  },
  async decide(sale, chance) {
    const id = sale.secret?.split('_secret_')[0]
    const disputes = shop.fake.all<Dispute>('dispute')
    const open = disputes.some(
      (each) => each.payment_intent === id && each.status === 'needs_response',
    )
    if (open && id) shop.fake.closeDispute(id, chance % 2 ? 'won' : 'lost')
  },
  cancel: (sale) => as(shop.app, sale.buyer).post(paths.cancelOrder(sale.orderId)),
  cancelSale: (sale) =>
    as(shop.app, sale.seller).post(`/api/orders/${sale.orderId}/cancel-sale`, { reason: 'Gone' }),
  handOver: (sale) => handOver(shop.app, sale),
  ship: (sale) => as(shop.app, sale.seller).post(paths.shipOrder(sale.orderId), parcel),
  deliver: (sale) => as(shop.app, sale.buyer).post(paths.deliverOrder(sale.orderId)),
  confirm: (sale) => as(shop.app, sale.buyer).post(paths.confirmOrder(sale.orderId)),
  pickUp: (sale) =>
    as(shop.app, sale.buyer).post(paths.orderDelivery(sale.orderId), { method: 'pick_up' }),
  return: (sale) => returnStep(sale, 'buyer', '', { reason: 'Too big' }),
  approve: (sale) => returnStep(sale, 'seller', '/approve', { place: 'The post office' }),
  receive: (sale) => returnStep(sale, 'seller', '/receive'),
  keep: (sale) => returnStep(sale, 'buyer', '/keep'),
  async sendEvent(_sale, chance) {
    const { events } = shop.fake
    if (events.length > 0)
      await deliverEvent(
        shop.app,
        events[events.length - 1 - (chance % Math.min(9, events.length))]!,
      )
  },
  money: () => runMoneyTasks(shop.app.deps, orderCallbacks),
  reconcile: () => reconcile(shop.app),
  deadlines: () => runDeadlines(shop.app.deps),
  later: async (_sale, chance) =>
    shop.app.clock.advance([MINUTE, 3 * MINUTE, 31 * MINUTE, 6 * DAY][chance % 4]!),
  breaks: async () => Object.assign(shop.fake.mood, { breaks: 1 }),
  loses: async () => Object.assign(shop.fake.mood, { losesAnswers: 2 }),
}

const parcel = { carrier: 'DHL', tracking: 'JD0146777' }

function returnStep(sale: Open, side: 'buyer' | 'seller', path: string, body?: object) {
  return as(shop.app, sale[side]).post(`/api/orders/${sale.orderId}/return${path}`, body)
}

/** A phone with returns that is shipped for postage. */
async function buildShippedSale(): Promise<Open> {
  const shipping = { zones: [{ to: ['WORLD'], price: '7.01' }], handlingDays: 2 }
  const delivery = { pickUp: true, shipping }
  const sale = await buildSale(shop.app, '300', { delivery, terms: { returnDays: 7 } })
  const chosen = { method: 'shipping', address, postageMinor: 701 }
  await as(shop.app, sale.buyer).post(paths.orderDelivery(sale.orderId), chosen)
  return sale
}

async function finishPendingMoney() {
  Object.assign(shop.fake.mood, { breaks: 0, losesAnswers: 0 })
  for (let hour = 0; hour < 3; hour += 1) {
    await runDeadlines(shop.app.deps)
    await catchUpOnEvents(shop.app.deps, orderCallbacks)
    await reconcile(shop.app)
    await runMoney(shop.app)
    await recordBalanceTransactions(shop.app.deps)
    shop.app.clock.advance(HOUR)
  }
}

/** Whether the phone can still come back: until then its money must not be the seller's. */
function isReturnable({ state, return_until }: { state: string; return_until: Date | null }) {
  if (state.startsWith('return_')) return true
  return state === 'completed' && return_until !== null && return_until > shop.app.clock.now()
}

const rows = async (text: string, orderId: string) =>
  (await shop.app.deps.db.pool.query(text, [orderId])).rows

// How far the sale with postage has come; random steps alone rarely reach a return.
const path = [
  'pay',
  'sendEvent',
  'reconcile',
  'ship',
  'deliver',
  'confirm',
  'return',
  'approve',
  'receive',
]
const starts = fc.constantFrom(0, 3, 6, 6, 7, 8, 9).map((far) => path.slice(0, far))
const step = fc.tuple(fc.constantFrom(...Object.keys(doings)), fc.nat(1), fc.nat(60))

test('property: the ledger matches Stripe, nothing is stuck, and nobody is paid for a phone that can be returned', async () => {
  await fc.assert(
    fc.asyncProperty(
      starts,
      fc.array(step, { minLength: 8, maxLength: 30 }),
      async (started, steps) => {
        const sales: Open[] = [await buildSale(shop.app), await buildShippedSale()]
        for (const { seller } of sales) await setUpAccount(shop, seller)
        for (const sale of sales) await doings.online!(sale, 0)
        for (const name of started) await doings[name]!(sales[1]!, 0)
        for (const [name, which, chance] of steps) await doings[name]!(sales[which]!, chance)
        await finishPendingMoney()

        const all = await accounts(shop.app)
        expect(Object.values(all).reduce((sum, each) => sum + each, 0)).toBe(0)
        expect(all.provider ?? 0).toBe(shop.fake.balance('usd'))
        for (const { orderId } of sales) {
          const [order] = await rows(
            'select state, payment, return_until from orders where id = $1',
            orderId,
          )
          const payments = await rows(
            'select state, dispute from payments where order_id = $1',
            orderId,
          )
          const tasks = await rows(
            `select kind, state, problem from money_tasks
          where order_id = $1 and state <> 'done'`,
            orderId,
          )
          const disputed = payments.some(({ dispute }) => dispute === 'open')
          expect(tasks.filter(({ state }) => !(disputed && state === 'waiting'))).toEqual([])
          const paid = payments.filter(({ state }) => state === 'paid').length
          const cash = order.payment === 'meet_up'
          const never = ['awaiting_payment', 'expired', 'cancelled'].includes(order.state)
          expect([order.state, paid]).toEqual([order.state, never || cash ? 0 : 1])
          // A refund of postage that the order does not need pays the seller the rest in the same transfer.
          const released = await rows(
            `select from ledger_transfers where order_id = $1 and kind in ('release', 'refund')
               and exists (select from ledger_entries where transfer_id = ledger_transfers.id
                 and account = 'seller' and amount_minor < 0)`,
            orderId,
          )
          if (isReturnable(order)) expect(released).toEqual([])
          else if (order.state === 'completed' && !cash && payments.every((one) => !one.dispute))
            expect(released.length).toBe(1)
          if (never && order.state !== 'awaiting_payment')
            expect(payments.filter(({ state }) => state === 'open' || state === 'closing')).toEqual(
              [],
            )
        }
      },
    ),
    { numRuns: 10, endOnFailure: true },
  )
}, 240_000)
