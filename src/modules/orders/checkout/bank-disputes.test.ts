import { afterAll, beforeAll, expect, test } from 'vitest'
import { as, buildUser } from '../../../../test/app.ts'
import { api as paths } from '../../../contract/urls.ts'
import { DAY, HOUR } from '../../../shared/time.ts'
import { runDeadlines } from '../deadlines/run-deadlines.ts'
import { address, listEvents, phoneState } from '../orders.fixture.ts'
import {
  buildSale,
  CARD,
  deliverEvents,
  handOver,
  listTasks,
  openShop,
  orderState,
  payOnline,
  runMoney,
  type Shop,
  setUpAccount,
} from './checkout.fixture.ts'

let shop: Shop
let app: Shop['app']
beforeAll(async () => {
  shop = await openShop({ FEE_PERCENT: '10' })
  app = shop.app
})
afterAll(() => shop.close())

/** Ledger balances of one sale, without zero balances. */
async function booked({ orderId }: Bought): Promise<Record<string, number>> {
  const text = `select account, sum(amount_minor) as n from ledger_entries
    join ledger_transfers on ledger_transfers.id = transfer_id
    where order_id = $1 group by account having sum(amount_minor) <> 0`
  const { rows } = await app.deps.db.pool.query(text, [orderId])
  return Object.fromEntries(rows.map(({ account, n }) => [account, Number(n)]))
}

async function bank(operation: () => void) {
  const from = shop.fake.events.length
  operation()
  await deliverEvents(shop, shop.fake.events.slice(from).reverse())
}

const ship = (sale: Bought) =>
  as(app, sale.seller).post(paths.shipOrder(sale.orderId), { carrier: 'DHL', tracking: 'JD0146' })
const arrive = (sale: Bought) => as(app, sale.buyer).post(paths.deliverOrder(sale.orderId))
const complain = (sale: Bought) =>
  as(app, sale.buyer).post(paths.dispute(sale.orderId), { reason: 'other', text: 'It is broken.' })
const detail = async (sale: Bought, who: 'buyer' | 'seller' = 'seller') =>
  (await as(app, sale[who]).get(paths.order(sale.orderId))).body

const steps = { paid: 0, shipped: 1, delivered: 2, disputed: 3 } as const
type State = keyof typeof steps

/**
 * A phone for 300 that is brought to the given state by shipping; without an address it is
 * collected.
 */
async function bought(until: State, { isSent = true } = {}) {
  const sale = await buildSale(app)
  await setUpAccount(shop, sale.seller)
  if (isSent)
    await as(app, sale.buyer).post(paths.orderDelivery(sale.orderId), {
      method: 'shipping',
      address,
    })
  const { intentId } = await payOnline(shop, sale, CARD)
  const all = { ...sale, intentId }
  for (const step of [ship, arrive, complain].slice(0, steps[until])) await step(all)
  expect(await orderState(app, sale.orderId)).toBe(until)
  return {
    ...all,
    dispute: (part?: number) => bank(() => shop.fake.dispute(intentId, part)),
    decide: (to: 'won' | 'lost') => bank(() => shop.fake.closeDispute(intentId, to)),
  }
}
type Bought = Pick<Awaited<ReturnType<typeof buildSale>>, 'buyer' | 'seller' | 'orderId'>

test('409: during a bank dispute the phone cannot be shipped or handed over', async () => {
  for (const isSent of [true, false]) {
    const sale = await bought('paid', { isSent })
    await sale.dispute()
    const answer = isSent ? await ship(sale) : await handOver(app, sale)
    expect([answer.status, answer.body.error, answer.body.fields]).toEqual([
      409,
      'bank_dispute',
      undefined,
    ])
    expect(answer.body.message).toContain('Keep the phone')
    const shown = await detail(sale)
    expect(shown).toMatchObject({
      state: 'paid',
      transitions: ['cancel_sale'],
      next: { actor: 'admin', action: 'answer_bank', dueAt: null },
      deadlines: [{ action: 'remind_admin' }],
      carriers: [],
    })
    // The code would be the buyer's proof of a hand-over that can't take place.
    expect((await detail(sale, 'buyer')).handOverCode).toBeNull()
    await sale.decide('won')
  }
})

test('during a bank dispute no deadline cancels the sale; once won, deadlines restart', async () => {
  const sale = await bought('paid')
  await sale.dispute()
  for (let weeks = 0; weeks < 4; weeks += 1) {
    app.clock.advance(7 * DAY)
    await runDeadlines(app.deps)
  }
  expect(await orderState(app, sale.orderId)).toBe('paid')
  const reminded = (await detail(sale)).timeline.flatMap((entry: { reminded: string | null }) =>
    entry.reminded ? [entry.reminded] : [],
  )
  // The seller has nothing to do; admins are reminded every week.
  expect(reminded).toEqual(['admin', 'admin', 'admin', 'admin'])
  await sale.decide('won')
  const shown = await detail(sale)
  expect(shown.next).toMatchObject({ actor: 'seller', action: 'ship' })
  const left = Date.parse(shown.next.dueAt) - app.clock.now().getTime()
  expect([5 * DAY, 6 * DAY, 7 * DAY]).toContain(left)
  expect((await ship(sale)).status).toBe(200)
})

test('after a won bank dispute, the new shipping deadline applies', async () => {
  const sale = await bought('paid')
  await sale.dispute()
  await sale.decide('won')
  app.clock.advance(8 * DAY)
  await runDeadlines(app.deps)
  await runMoney(app)
  expect(await orderState(app, sale.orderId)).toBe('refunded')
  expect(await booked(sale)).toEqual({})
})

test('during a bank dispute, a delivered order does not release the money by deadline', async () => {
  const sale = await bought('delivered')
  await sale.dispute()
  app.clock.advance(10 * DAY)
  await runDeadlines(app.deps)
  expect(await orderState(app, sale.orderId)).toBe('delivered')
  await sale.decide('won')
  app.clock.advance(71 * HOUR)
  await runDeadlines(app.deps)
  expect(await orderState(app, sale.orderId)).toBe('delivered')
  app.clock.advance(HOUR)
  await runDeadlines(app.deps)
  await runMoney(app)
  expect(await orderState(app, sale.orderId)).toBe('completed')
  expect(await booked(sale)).toEqual({ provider: 3_000, fees: -3_000 })
})

test('an order delivered during a bank dispute waits for its end', async () => {
  const sale = await bought('shipped')
  await sale.dispute()
  await arrive(sale)
  expect(await detail(sale)).toMatchObject({
    state: 'delivered',
    deadlines: [{ action: 'remind_admin' }],
  })
  await sale.decide('won')
  expect(await detail(sale)).toMatchObject({ next: { action: 'inspect' }, deadlines: [{}] })
})

test.each([
  ['paid', 'live', 'ended'],
  ['shipped', 'paused', 'ended_sent'],
  ['delivered', 'paused', 'ended_sent'],
  ['disputed', 'paused', 'ended_sent'],
] as const)(
  'a bank dispute lost while %s: the buyer is refunded, the phone is %s',
  async (state, phone, outcome) => {
    const sale = await bought(state)
    await sale.dispute()
    expect(await booked(sale)).toEqual({ held: -30_000, buyer: 30_000 })
    await sale.decide('lost')
    await runMoney(app)
    expect(await orderState(app, sale.orderId)).toBe('refunded')
    expect(await phoneState(app, sale.phone._id)).toBe(phone)
    // Nothing is left or owed: the seller has lost the amount held for them.
    expect(await booked(sale)).toEqual({})
    expect(await listTasks(app, sale.orderId)).toEqual([])
    const text = `select data from events where data->>'orderId' = $1 and name = 'payment_dispute_lost'`
    const { rows } = await app.deps.db.pool.query(text, [sale.orderId])
    expect(rows).toMatchObject([{ data: { order: outcome, amountMinor: 30_000, currency: 'USD' } }])
    const { timeline } = await detail(sale, 'buyer')
    expect(timeline.at(-2)).toMatchObject({ event: 'order_refunded', by: 'provider' })
    if (state !== 'disputed') return
    const closed = await as(app, sale.buyer).get(paths.dispute(sale.orderId))
    expect(closed.body).toMatchObject({ stage: 'closed', outcome: 'refund', decidedBy: 'bank' })
  },
)

test('partly lost before shipping: the sale is canceled and the rest refunded', async () => {
  const sale = await bought('paid')
  await sale.dispute(10_000)
  await sale.decide('lost')
  // Once the dispute is closed, Stripe accepts refunds of what is left of the charge.
  expect(await listTasks(app, sale.orderId)).toMatchObject([
    { kind: 'refund', state: 'due', amount_minor: 20_000 },
  ])
  await runMoney(app)
  expect(await orderState(app, sale.orderId)).toBe('refunded')
  expect(await booked(sale)).toEqual({})
})

test('partly lost after shipping: the sale continues with the rest', async () => {
  const sale = await bought('delivered')
  await sale.dispute(10_000)
  await sale.decide('lost')
  expect(await booked(sale)).toEqual({ provider: 20_000, held: -20_000 })
  expect(await detail(sale, 'buyer')).toMatchObject({
    state: 'delivered',
    next: { action: 'inspect' },
  })
  expect((await as(app, sale.buyer).post(paths.confirmOrder(sale.orderId))).status).toBe(200)
  await runMoney(app)
  expect(await listTasks(app, sale.orderId)).toMatchObject([
    { kind: 'payout', state: 'done', amount_minor: 18_000 },
  ])
  expect(await booked(sale)).toEqual({ provider: 2_000, fees: -2_000 })
})

test('a dispute’s end received before its start ends the order once', async () => {
  const sale = await bought('paid')
  const from = shop.fake.events.length
  shop.fake.dispute(sale.intentId)
  shop.fake.closeDispute(sale.intentId, 'lost')
  const events = shop.fake.events.slice(from)
  await deliverEvents(shop, [...events].reverse())
  await deliverEvents(shop, events)
  expect(await orderState(app, sale.orderId)).toBe('refunded')
  const names = await listEvents(app, sale.orderId)
  expect(names.filter((name) => name === 'order_refunded')).toHaveLength(1)
  expect(await booked(sale)).toEqual({})
})

test('a dispute of a refunded payment does not change the ended order', async () => {
  const sale = await bought('paid')
  await as(app, sale.seller).post(paths.cancelSale(sale.orderId), { reason: 'Gone' })
  await runMoney(app)
  await sale.dispute()
  await sale.decide('lost')
  expect(await orderState(app, sale.orderId)).toBe('refunded')
  // The buyer was paid back twice and owes one of the two.
  expect(await booked(sale)).toEqual({ provider: -30_000, buyer: 30_000 })
})

test('both sides are notified once of the bank’s decision and its effect', async () => {
  const { notifyPeople } = await import('../../notifications/index.ts')
  const messagesTo = async (sale: Bought, who: 'buyer' | 'seller') => {
    while ((await notifyPeople(app.deps)) > 0);
    const { body } = await as(app, sale[who]).get(paths.notifications())
    return body.items.map(({ title, text }: { title: string; text: string }) => `${title}: ${text}`)
  }
  const lost = await bought('paid')
  await lost.dispute()
  expect((await messagesTo(lost, 'seller'))[0]).toContain('Don’t hand it over or ship it')
  app.clock.advance(DAY)
  await lost.decide('lost')
  const [toSeller, ...rest] = await messagesTo(lost, 'seller')
  expect(toSeller).toContain(
    '$300. The sale was canceled. You keep the phone, and it is for sale again.',
  )
  expect(rest.join()).not.toContain('canceled')
  expect((await messagesTo(lost, 'buyer'))[0]).toContain('Your bank refunded your payment')
  const won = await bought('paid')
  await won.dispute()
  app.clock.advance(DAY)
  await won.decide('won')
  expect((await messagesTo(won, 'seller'))[0]).toMatch(
    /The bank confirmed the payment .*: The sale continues/,
  )
  expect((await messagesTo(won, 'buyer'))[0]).toContain('The bank confirmed the payment')
  const done = await bought('delivered')
  await as(app, done.buyer).post(paths.confirmOrder(done.orderId))
  app.clock.advance(DAY)
  await done.dispute()
  app.clock.advance(DAY)
  await done.decide('lost')
  expect((await messagesTo(done, 'seller'))[0]).toContain('from your next payouts')
})

test('banning a buyer during a bank dispute cancels the sale', async () => {
  const sale = await bought('paid')
  await sale.dispute()
  const admin = await buildUser(app, { role: 'admin' })
  expect((await as(app, admin).put(paths.ban(sale.buyer.id))).status).toBe(200)
  expect(await orderState(app, sale.orderId)).toBe('refunded')
  await sale.decide('lost')
  await runMoney(app)
  expect(await booked(sale)).toEqual({})
})
