import { afterAll, beforeAll, expect, test } from 'vitest'
import { as, buildUser } from '../../../../test/app.ts'
import { inTransaction } from '../../../platform/db/index.ts'
import { DAY, HOUR } from '../../../shared/time.ts'
import {
  accounts,
  buildSale,
  handOver,
  listTasks,
  openShop,
  orderState,
  runMoney,
  type Sale,
  type Shop,
  setUpAccount,
} from '../checkout/checkout.fixture.ts'
import { runDeadlines } from '../deadlines/run-deadlines.ts'
import { buildArrived, COMPLAINT } from '../disputes/disputes.fixture.ts'
import { hasOrdersUnderWay } from '../life-cycle/close-orders.ts'
import { listEvents, phoneState } from '../orders.fixture.ts'
import { orderCallbacks } from '../payment-callbacks.ts'

let shop: Shop
beforeAll(async () => {
  shop = await openShop({ FEE_PERCENT: '10' })
})
afterAll(() => shop.close())

const terms = { returnDays: 14, warrantyMonths: 6 }
const reason = { reason: 'It is too big for me' }
const place = { place: 'Sam Seller\nStorgata 1\n0155 Oslo' }
const parcel = { carrier: 'DHL', tracking: 'JD0146777' }

type Side = 'buyer' | 'seller'
const post = (sale: Sale, side: Side, path: string, body?: object) =>
  as(shop.app, sale[side]).post(`/api/orders/${sale.orderId}/${path}`, body)
const show = async (sale: Sale, side: Side = 'buyer') =>
  (await as(shop.app, sale[side]).get(`/api/orders/${sale.orderId}`)).body
const state = (sale: Sale) => orderState(shop.app, sale.orderId)
const fromNow = (ms: number) => new Date(shop.app.clock.now().getTime() + ms).toISOString()
const wait = async (ms: number) => {
  shop.app.clock.advance(ms)
  while ((await runDeadlines(shop.app.deps)) > 0);
}
const payouts = async (sale: Sale) =>
  (await listTasks(shop.app, sale.orderId)).map(({ kind, state }) => `${kind} ${state}`)

/** A phone that was shipped, paid online and confirmed. */
async function buildReturnable(more: object = terms): Promise<Sale> {
  const sale = await buildArrived(shop, '300', { ...more })
  expect((await post(sale, 'buyer', 'confirm')).body.state).toBe('completed')
  return sale
}

/** The same, with a return that has gone as far as wanted. */
async function buildReturn(far: 'requested' | 'approved' | 'sent' = 'requested') {
  const sale = await buildReturnable()
  expect((await post(sale, 'buyer', 'return', reason)).status).toBe(200)
  if (far === 'requested') return sale
  expect((await post(sale, 'seller', 'return/approve', place)).status).toBe(200)
  if (far === 'sent') expect((await post(sale, 'buyer', 'return/send', parcel)).status).toBe(200)
  return sale
}

test('a phone is returned: from completed to a full refund, with postage and fee', async () => {
  const sale = await buildReturnable()
  await setUpAccount(shop, sale.seller)
  expect(await show(sale)).toMatchObject({
    transitions: ['request_return'],
    afterSale: { returnDays: 14, returnPostage: 'buyer' },
    returnUntil: fromNow(14 * DAY),
    payout: null,
  })
  expect((await show(sale, 'seller')).payout).toBe('return_period')
  await wait(13 * DAY)
  expect(await payouts(sale)).toEqual([])
  for (const _ of [1, 2]) expect((await post(sale, 'buyer', 'return', reason)).status).toBe(200)
  expect((await show(sale, 'seller')).next).toMatchObject({
    actor: 'seller',
    action: 'approve_return',
  })
  for (const _ of [1, 2])
    expect((await post(sale, 'seller', 'return/approve', place)).body.dueAt).toBe(fromNow(7 * DAY))
  expect((await show(sale)).return).toMatchObject({ ...reason, ...place, shipment: null })
  for (const _ of [1, 2])
    expect((await post(sale, 'buyer', 'return/send', parcel)).body.state).toBe('return_sent')
  expect((await show(sale, 'seller')).return.shipment).toMatchObject(parcel)
  for (const _ of [1, 2])
    expect((await post(sale, 'seller', 'return/receive')).body.state).toBe('refunded')
  await runMoney(shop.app)
  expect(await listTasks(shop.app, sale.orderId)).toMatchObject([
    { kind: 'refund', amount_minor: 30_000 },
  ])
  expect(await payouts(sale)).toEqual(['refund done'])
  expect(await accounts(shop.app)).not.toHaveProperty('fees')
  expect(await phoneState(shop.app, sale.phone._id)).toBe('paused')
  const events = (await listEvents(shop.app, sale.orderId)).filter((name) =>
    /return|refunded/.test(name),
  )
  expect(events).toEqual([
    'order_return_requested',
    'order_return_approved',
    'order_return_sent',
    'order_refunded',
  ])
})

test('a returned phone can be put back up for sale and sold again', async () => {
  const sale = await buildReturn('sent')
  await post(sale, 'seller', 'return/receive')
  await as(shop.app, sale.seller).post(`/api/phones/${sale.phone._id}/resume`)
  expect(await phoneState(shop.app, sale.phone._id)).toBe('live')
  const another = await buildUser(shop.app)
  const booked = await as(shop.app, another).post('/api/advertise', { phoneId: sale.phone._id })
  expect(booked.status).toBe(201)
  // The first order stays over.
  expect((await post(sale, 'buyer', 'return', reason)).status).toBe(409)
})

test('without a return the money is released when the period ends, and not before', async () => {
  const sale = await buildReturnable()
  await setUpAccount(shop, sale.seller)
  await wait(14 * DAY - 1)
  expect(await payouts(sale)).toEqual([])
  await wait(1)
  expect(await payouts(sale)).toEqual(['payout due'])
  const late = await post(sale, 'buyer', 'return', reason)
  expect([late.status, late.body.error]).toEqual([409, 'return_period_over'])
  expect((await show(sale)).transitions).toEqual([])
})

test('asked for in the second in which the period ends, it is too late, even before the job ran', async () => {
  const sale = await buildReturnable()
  shop.app.clock.advance(14 * DAY)
  expect((await post(sale, 'buyer', 'return', reason)).body.error).toBe('return_period_over')
})

test('a phone without returns is paid out at once and cannot be returned', async () => {
  const sale = await buildReturnable({ returnDays: 0 })
  expect(await payouts(sale)).toHaveLength(1)
  expect((await post(sale, 'buyer', 'return', reason)).body.error).toBe('return_period_over')
  expect(await show(sale)).toMatchObject({ returnUntil: null, warrantyUntil: null })
})

test('the period and the warranty are counted from the delivery, not from the confirmation', async () => {
  const sale = await buildArrived(shop, '300', terms)
  const until = fromNow(14 * DAY)
  await wait(70 * HOUR)
  await post(sale, 'buyer', 'confirm')
  const order = await show(sale)
  expect(order.returnUntil).toBe(until)
  expect(new Date(order.warrantyUntil).getUTCDate()).toBe(new Date(order.receivedAt).getUTCDate())
})

test('the days of a dispute do not count', async () => {
  const sale = await buildArrived(shop, '300', terms)
  const until = fromNow(14 * DAY + 10 * DAY)
  const dispute = { reason: 'not_as_described', text: COMPLAINT }
  expect((await post(sale, 'buyer', 'dispute', dispute)).status).toBe(200)
  await wait(10 * DAY)
  await as(shop.app, sale.buyer).post(`/api/orders/${sale.orderId}/dispute/settlements`, {
    kind: 'release',
  })
  expect(await show(sale)).toMatchObject({ state: 'completed', returnUntil: until })
})

test('a buyer who keeps the phone after all leaves the sale as it was', async () => {
  const sale = await buildReturn('approved')
  const { returnUntil } = await show(sale)
  for (const _ of [1, 2])
    expect((await post(sale, 'buyer', 'return/keep')).body.state).toBe('completed')
  expect(await show(sale)).toMatchObject({ returnUntil, transitions: ['request_return'] })
  await wait(14 * DAY)
  expect(await payouts(sale)).toHaveLength(1)
})

test('a phone that is not sent in 7 days is kept, and the money goes to the seller when it is late', async () => {
  const sale = await buildReturnable()
  await wait(13 * DAY)
  await post(sale, 'buyer', 'return', reason)
  await post(sale, 'seller', 'return/approve', place)
  await wait(7 * DAY)
  expect(await state(sale)).toBe('completed')
  expect(await payouts(sale)).toHaveLength(1)
  expect((await post(sale, 'buyer', 'return/send', parcel)).status).toBe(409)
})

test('a seller who does not answer is reminded, then the buyer and the admins are', async () => {
  const sale = await buildReturn()
  await wait(DAY)
  await wait(5 * DAY)
  const { rows } = await shop.app.deps.db.pool.query(
    `select data->>'reminded' as reminded from events
     where name = 'order_reminded' and data->>'orderId' = $1 order by id`,
    [sale.orderId],
  )
  expect(rows.map(({ reminded }) => reminded)).toEqual(['seller', 'buyer', 'admin'])
  expect(await state(sale)).toBe('return_requested')
})

test('a seller who does not confirm a return is reminded, and the buyer is refunded after 21 days', async () => {
  const sale = await buildReturn('sent')
  await wait(21 * DAY - 1)
  expect(await state(sale)).toBe('return_sent')
  await wait(1)
  expect(await state(sale)).toBe('refunded')
})

test('the seller disputes what came back, and an admin decides', async () => {
  const admin = await buildUser(shop.app, { role: 'admin' })
  const decide = (sale: Sale, kind: string) =>
    as(shop.app, admin).post(`/api/orders/${sale.orderId}/dispute/decision`, {
      kind,
      reason: 'The photos show the damage clearly.',
    })
  const complaint = { reason: 'return_not_as_sold', text: 'The screen is broken now.' }
  for (const [kind, ends, task] of [
    ['release', 'completed', 'payout'],
    ['refund', 'refunded', 'refund'],
  ] as const) {
    const sale = await buildReturn('sent')
    const opened = await post(sale, 'seller', 'dispute', complaint)
    expect([opened.status, opened.body.stage]).toEqual([200, 'answered'])
    expect((await show(sale)).next).toMatchObject({ actor: 'admin', action: 'decide' })
    expect((await decide(sale, 'return')).status).toBe(409)
    expect((await decide(sale, kind)).status).toBe(200)
    expect(await state(sale)).toBe(ends)
    expect((await payouts(sale))[0]).toContain(task)
    // The return was decided: it cannot begin again.
    expect((await post(sale, 'buyer', 'return', reason)).status).toBe(409)
  }
})

test('a dispute about a return needs a reason that fits', async () => {
  const sale = await buildReturn('sent')
  const wrong = await post(sale, 'seller', 'dispute', { reason: 'other', text: COMPLAINT })
  expect([wrong.status, Object.keys(wrong.body.fields)]).toEqual([422, ['reason']])
  expect(await state(sale)).toBe('return_sent')
})

test('a phone paid in cash is handed back, and the buyer confirms the refund', async () => {
  const sale = await buildSale(shop.app, '300', { terms })
  await handOver(shop.app, sale)
  await post(sale, 'buyer', 'return', reason)
  await post(sale, 'seller', 'return/approve', { place: 'The café where we met' })
  expect((await post(sale, 'seller', 'return/receive')).body.state).toBe('refunded')
  expect(await show(sale)).toMatchObject({
    refund: { refundMinor: 30_000, confirmedAt: null },
    actions: ['confirm_refund'],
  })
  expect((await post(sale, 'buyer', 'refund-received')).status).toBe(200)
})

test('each step is for one side only', async () => {
  const sale = await buildReturn()
  const steps: [Side, string, object?][] = [
    ['seller', 'return', reason],
    ['buyer', 'return/approve', place],
    ['seller', 'return/send', parcel],
    ['buyer', 'return/receive'],
    ['seller', 'return/keep'],
  ]
  for (const [side, path, body] of steps)
    expect((await post(sale, side, path, body)).status, path).toBe(403)
  const stranger = await buildUser(shop.app)
  for (const [, path, body] of steps) {
    const answer = await as(shop.app, stranger).post(`/api/orders/${sale.orderId}/${path}`, body)
    expect(answer.status, path).toBe(404)
  }
  expect(await state(sale)).toBe('return_requested')
})

test('until the phone is sent, the seller can change where it goes, and the buyer is notified', async () => {
  const sale = await buildReturn('approved')
  const other = { place: 'The post office' }
  expect((await post(sale, 'seller', 'return/approve', other)).status).toBe(200)
  expect((await show(sale)).return.place).toBe(other.place)
  expect(await listEvents(shop.app, sale.orderId)).toContain('order_return_place_changed')
  await post(sale, 'buyer', 'return/send', parcel)
  expect((await post(sale, 'seller', 'return/approve', place)).status).toBe(409)
})

test('wrong input is refused at its field and changes nothing', async () => {
  const sale = await buildReturnable()
  const refused = await post(sale, 'buyer', 'return', { reason: ' a ' })
  expect([refused.status, refused.body.fields]).toEqual([422, { reason: 'Enter a short reason' }])
  await post(sale, 'buyer', 'return', reason)
  const response = await post(sale, 'seller', 'return/approve', { place: 'a\u202eb c' })
  expect([response.status, Object.keys(response.body.fields)]).toEqual([422, ['place']])
  await post(sale, 'seller', 'return/approve', place)
  const sent = await post(sale, 'buyer', 'return/send', { carrier: 'DHL', tracking: '?' })
  expect([sent.status, Object.keys(sent.body.fields)]).toEqual([422, ['tracking']])
})

test('asked for twice in the same second, there is one return', async () => {
  const sale = await buildReturnable()
  const answers = await Promise.all([
    post(sale, 'buyer', 'return', reason),
    post(sale, 'buyer', 'return', { reason: 'It does not fit' }),
  ])
  expect(answers.map(({ status }) => status)).toEqual([200, 200])
  const events = await listEvents(shop.app, sale.orderId)
  expect(events.filter((name) => name === 'order_return_requested')).toHaveLength(1)
})

test('both sides act in the same second: one of the two counts', async () => {
  const sale = await buildReturn('approved')
  const [keeping, received] = await Promise.all([
    post(sale, 'buyer', 'return/keep'),
    post(sale, 'seller', 'return/receive'),
  ])
  expect([keeping.status, received.status].sort()).toEqual([200, 409])
  expect(await state(sale)).toBe(keeping.status === 200 ? 'completed' : 'refunded')
  expect((await listTasks(shop.app, sale.orderId)).length).toBe(keeping.status === 200 ? 0 : 1)
})

test('a dispute and the confirmed return in the same second leave one of the two', async () => {
  const sale = await buildReturn('sent')
  const complaint = { reason: 'return_not_accepted', text: 'They do not confirm that it is back.' }
  const [disputed, received] = await Promise.all([
    post(sale, 'buyer', 'dispute', complaint),
    post(sale, 'seller', 'return/receive'),
  ])
  expect([disputed.status, received.status].filter((status) => status < 400)).toHaveLength(1)
  expect(await state(sale)).toBe(disputed.status === 200 ? 'disputed' : 'refunded')
})

test('the return and the end of the period in the same second: the money moves once', async () => {
  const sale = await buildReturnable()
  shop.app.clock.advance(14 * DAY)
  const [refused] = await Promise.all([
    post(sale, 'buyer', 'return', reason),
    runDeadlines(shop.app.deps),
  ])
  await wait(0)
  expect(refused.status).toBe(409)
  expect(await payouts(sale)).toHaveLength(1)
})

test('while a bank disputes the payment nothing is returned, and the buyer has it back if it wins', async () => {
  const sale = await buildArrived(shop, '300', terms)
  await post(sale, 'buyer', 'confirm')
  const bank = (status: 'open' | 'won' | 'lost') =>
    inTransaction(shop.app.deps.db, (tx) =>
      orderCallbacks.handleBankDispute(shop.app.deps, tx, {
        orderId: sale.orderId,
        status,
        whole: true,
        at: shop.app.clock.now(),
      }),
    )
  await bank('open')
  expect((await post(sale, 'buyer', 'return', reason)).body.error).toBe('bank_dispute')
  await bank('lost')
  expect((await post(sale, 'buyer', 'return', reason)).body.error).toBe('return_period_over')
})

test('a seller cannot delete the account while a phone can be returned', async () => {
  const sale = await buildReturnable()
  const isBusy = (id: string) => inTransaction(shop.app.deps.db, (tx) => hasOrdersUnderWay(tx, id))
  expect([await isBusy(sale.seller.id), await isBusy(sale.buyer.id)]).toEqual([true, false])
  await wait(14 * DAY)
  expect(await isBusy(sale.seller.id)).toBe(false)
})

test('the price of a returned phone no longer counts as a sale', async () => {
  const sale = await buildReturn('sent')
  const count = async () =>
    (
      await shop.app.deps.db.pool.query(
        'select count(*)::int as n from sales where order_id = $1',
        [sale.orderId],
      )
    ).rows[0].n
  expect(await count()).toBe(1)
  await post(sale, 'seller', 'return/receive')
  expect(await count()).toBe(0)
})
