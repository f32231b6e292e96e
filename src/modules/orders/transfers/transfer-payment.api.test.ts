import { afterAll, beforeAll, expect, test } from 'vitest'
import { as, buildListing, buildUser, type TestApp, testApp } from '../../../../test/app.ts'
import { api as paths } from '../../../contract/urls.ts'
import { orderNumber } from '../../../shared/orders/order-number.ts'
import { DAY, HOUR } from '../../../shared/time.ts'
import { notifyPeople } from '../../notifications/index.ts'
import { runDeadlines } from '../deadlines/run-deadlines.ts'
import { address, book, listEvents, phoneState, readState } from '../orders.fixture.ts'
import { resetUnpayableOrders } from './transfers.ts'

const instructions = { name: 'Bank transfer', text: 'Sam Seller\nIBAN NO93 8601 1117 947' }
const IBAN = '8601'

let app: TestApp
beforeAll(async () => {
  app = await testApp({ env: { OFFLINE_PAYMENT: 'seller' } })
})
afterAll(() => app.close())

type Sale = Awaited<ReturnType<typeof buildSale>>

async function buildSale() {
  const seller = await buildUser(app, { role: 'Seller' })
  const buyer = await buildUser(app, { role: 'Buyer' })
  await as(app, seller).put('/api/payment-instructions', instructions)
  const phone = await buildListing(app, { seller })
  const id: string = (await book(app, buyer, phone._id)).body.order._id
  return { seller, buyer, phone, id }
}

/** A sale that is shipped and paid by transfer; further calls take it on. */
async function buildTransfer(until: 'chosen' | 'sent' | 'paid' | 'disputed' = 'sent') {
  const sale = await buildSale()
  await post(sale, 'buyer', 'delivery', { method: 'shipping', address })
  await post(sale, 'buyer', 'checkout', { paymentMethod: 'transfer' })
  if (until === 'chosen') return sale
  await post(sale, 'buyer', 'payment-sent')
  if (until === 'paid') await post(sale, 'seller', 'confirm-payment')
  if (until === 'disputed') await openDispute(sale, 'seller')
  return sale
}

const post = (sale: Sale, side: 'buyer' | 'seller', path: string, body?: object) =>
  as(app, sale[side]).post(`/api/orders/${sale.id}/${path}`, body)
const show = async (sale: Sale, side: 'buyer' | 'seller') =>
  (await as(app, sale[side]).get(`/api/orders/${sale.id}`)).body

const openDispute = (sale: Sale, side: 'buyer' | 'seller') =>
  post(sale, side, 'dispute', {
    reason: side === 'buyer' ? 'payment_not_confirmed' : 'payment_not_received',
    text: 'Nothing has arrived in my account.',
  })

test('a phone is shipped that is paid by transfer, and Redial books no money', async () => {
  const sale = await buildTransfer('chosen')
  const before = await show(sale, 'buyer')
  expect(before).toMatchObject({
    paymentMethod: 'transfer',
    next: { actor: 'buyer', action: 'send_payment' },
    transfer: { ...instructions, reference: orderNumber(sale.id), payee: 'seller', sentAt: null },
  })
  expect((await post(sale, 'buyer', 'payment-sent')).body.state).toBe('payment_sent')
  expect(await show(sale, 'seller')).toMatchObject({
    number: orderNumber(sale.id),
    next: { actor: 'seller', action: 'confirm_payment' },
  })
  expect((await post(sale, 'seller', 'confirm-payment')).body.state).toBe('paid')
  const parcel = { carrier: 'DHL', tracking: 'JD0146000' }
  expect((await post(sale, 'seller', 'ship', parcel)).body.state).toBe('shipped')
  await post(sale, 'buyer', 'deliver')
  expect((await post(sale, 'buyer', 'confirm')).body.state).toBe('completed')
  const { rows } = await app.deps.db.pool.query(
    `select (select count(*) from ledger_transfers) as ledger,
      (select count(*) from money_tasks) as tasks, (select count(*) from payments) as payments`,
  )
  expect(rows).toEqual([{ ledger: 0, tasks: 0, payments: 0 }])
})

test('only the buyer sees the instructions, and the seller once the payment is sent', async () => {
  const sale = await buildSale()
  const seen = async (side: 'buyer' | 'seller') =>
    JSON.stringify(await show(sale, side)).includes(IBAN)
  expect(await seen('buyer')).toBe(false)
  await post(sale, 'buyer', 'checkout', { paymentMethod: 'transfer' })
  expect([await seen('buyer'), await seen('seller')]).toEqual([true, false])
  await post(sale, 'buyer', 'payment-sent')
  expect(await seen('seller')).toBe(true)
  const list = await as(app, sale.buyer).get('/api/orders')
  expect(JSON.stringify(list.body)).not.toContain(IBAN)
})

test('marking a payment as sent twice, also at once, is one event', async () => {
  const sale = await buildTransfer('chosen')
  const answers = await Promise.all([1, 2, 3].map(() => post(sale, 'buyer', 'payment-sent')))
  expect(answers.map(({ status }) => status)).toEqual([200, 200, 200])
  const events = await listEvents(app, sale.id)
  expect(events.filter((name) => name === 'order_payment_sent')).toHaveLength(1)
})

test('in the same second one of confirming and disputing wins, and the other is refused', async () => {
  const sale = await buildTransfer('sent')
  const [confirmed, disputed] = await Promise.all([
    post(sale, 'seller', 'confirm-payment'),
    openDispute(sale, 'buyer'),
  ])
  const state = await readState(app, sale.id)
  expect([confirmed.status === 200, disputed.status === 200].sort()).toEqual([false, true])
  expect(state).toBe(confirmed.status === 200 ? 'paid' : 'payment_disputed')
})

test('what the buyer followed stays as it was when the seller changes it', async () => {
  const sale = await buildTransfer('sent')
  await as(app, sale.seller).put('/api/payment-instructions', {
    ...instructions,
    text: 'Another account altogether',
  })
  expect((await show(sale, 'buyer')).transfer.text).toBe(instructions.text)
})

test.each([
  ['buyer', 'confirm-payment', 403],
  ['seller', 'payment-sent', 404],
] as const)('%s cannot call %s', async (side, path, status) => {
  const sale = await buildTransfer('sent')
  expect((await post(sale, side, path)).status).toBe(status)
  expect(await readState(app, sale.id)).toBe('payment_sent')
})

test('an admin cannot confirm transfers that go to the seller', async () => {
  const sale = await buildTransfer('sent')
  const admin = await buildUser(app, { role: 'admin' })
  const answer = await as(app, admin).post(`/api/orders/${sale.id}/confirm-payment`)
  expect(answer.status).toBe(403)
})

test('an unanswered payment reminds the seller, then the buyer and the admins, and never ends', async () => {
  const sale = await buildTransfer('sent')
  const reminded = async () => {
    await runDeadlines(app.deps)
    const { rows } = await app.deps.db.pool.query(
      `select data ->> 'reminded' as who from events
       where name = 'order_reminded' and data ->> 'orderId' = $1 order by id`,
      [sale.id],
    )
    return rows.map(({ who }) => who)
  }
  app.clock.advance(23 * HOUR)
  expect(await reminded()).toEqual([])
  app.clock.advance(HOUR)
  expect(await reminded()).toEqual(['seller'])
  app.clock.advance(4 * DAY)
  expect(await reminded()).toEqual(['seller', 'buyer', 'admin'])
  app.clock.advance(20 * DAY)
  expect(await reminded()).toContain('admin')
  expect(await readState(app, sale.id)).toBe('payment_sent')
})

test('a dispute about the payment ends with the payment accepted by its seller', async () => {
  const sale = await buildTransfer('disputed')
  expect((await show(sale, 'buyer')).next).toMatchObject({ actor: 'admin', action: 'decide' })
  const answer = await post(sale, 'seller', 'dispute/settlements', { kind: 'accept_payment' })
  expect(answer.body).toMatchObject({ outcome: 'accept_payment', decidedBy: 'seller' })
  expect(await readState(app, sale.id)).toBe('paid')
})

test('an admin rejects the payment: the order is canceled, the phone live, and no money moves', async () => {
  const sale = await buildTransfer('disputed')
  const admin = await buildUser(app, { role: 'admin' })
  const decide = (kind: string) =>
    as(app, admin).post(`/api/orders/${sale.id}/dispute/decision`, {
      kind,
      reason: 'The receipt is of another payment.',
    })
  expect((await decide('refund')).status).toBe(409)
  for (const _ of [1, 2])
    expect((await decide('reject_payment')).body.outcome).toBe('reject_payment')
  expect(await readState(app, sale.id)).toBe('cancelled')
  expect(await phoneState(app, sale.phone._id)).toBe('live')
  const { rows } = await app.deps.db.pool.query('select 1 from ledger_transfers')
  expect(rows).toEqual([])
})

test('after a dispute about the payment, the phone can be disputed too', async () => {
  const sale = await buildTransfer('disputed')
  await post(sale, 'seller', 'dispute/settlements', { kind: 'accept_payment' })
  await post(sale, 'seller', 'ship', { carrier: 'DHL', tracking: 'JD0146000' })
  const phone = { reason: 'not_arrived', text: 'The parcel never came.' }
  const wrong = await post(sale, 'buyer', 'dispute', { ...phone, reason: 'payment_not_confirmed' })
  expect([wrong.status, wrong.body.fields]).toEqual([
    422,
    { reason: 'Choose a reason that fits the order.' },
  ])
  expect((await post(sale, 'buyer', 'dispute', phone)).body).toMatchObject({
    reason: 'not_arrived',
    stage: 'open',
  })
})

test('a refund is paid back by the seller, and the buyer confirms it once', async () => {
  const sale = await buildTransfer('paid')
  await post(sale, 'seller', 'cancel-sale', { reason: 'It fell into the sea' })
  const owed = await show(sale, 'buyer')
  expect(owed.refund).toEqual({ refundMinor: owed.priceMinor, confirmedAt: null })
  expect((await post(sale, 'seller', 'refund-received')).status).toBe(404)
  for (const _ of [1, 2]) expect((await post(sale, 'buyer', 'refund-received')).status).toBe(200)
  expect((await show(sale, 'seller')).refund.confirmedAt).not.toBeNull()
  const events = await listEvents(app, sale.id)
  expect(events.filter((name) => name === 'refund_confirmed')).toHaveLength(1)
})

async function refundReminders(sale: Sale) {
  await runDeadlines(app.deps)
  await runDeadlines(app.deps)
  const { rows } = await app.deps.db.pool.query(
    `select data ->> 'reminded' as who, (data ->> 'refundMinor')::int as sum from events
     where name = 'refund_reminded' and data ->> 'orderId' = $1 order by id`,
    [sale.id],
  )
  return rows.map(({ who, sum }) => `${who} ${sum}`)
}

test('an unconfirmed refund reminds the seller after 3 and 7 days and the buyer after 7, each once', async () => {
  const sale = await buildTransfer('paid')
  const { body } = await post(sale, 'seller', 'cancel-sale', { reason: 'It fell into the sea' })
  const [seller, buyer] = [`seller ${body.totalMinor}`, `buyer ${body.totalMinor}`]
  app.clock.advance(3 * DAY - 1)
  expect(await refundReminders(sale)).toEqual([])
  app.clock.advance(1)
  expect(await refundReminders(sale)).toEqual([seller])
  app.clock.advance(4 * DAY - 1)
  expect(await refundReminders(sale)).toEqual([seller])
  app.clock.advance(1)
  expect(await refundReminders(sale)).toEqual([seller, seller, buyer])
  app.clock.advance(60 * DAY)
  expect(await refundReminders(sale)).toEqual([seller, seller, buyer])
  while ((await notifyPeople(app.deps)) > 0);
  const noticesTo = async (side: 'buyer' | 'seller') =>
    (await as(app, sale[side]).get(paths.notifications())).body.items
      .map(({ text }: { text: string }) => text)
      .filter((text: string) => /hasn’t confirmed the refund|write to us on the Contact/.test(text))
  expect(await noticesTo('seller')).toHaveLength(2)
  expect(await noticesTo('buyer')).toEqual([expect.stringContaining(orderNumber(sale.id))])
})

test('nobody is reminded of a refund after its confirmation', async () => {
  const early = await buildTransfer('paid')
  const late = await buildTransfer('paid')
  for (const sale of [early, late])
    await post(sale, 'seller', 'cancel-sale', { reason: 'It fell into the sea' })
  await post(early, 'buyer', 'refund-received')
  app.clock.advance(3 * DAY)
  expect(await refundReminders(early)).toEqual([])
  expect(await refundReminders(late)).toHaveLength(1)
  await post(late, 'buyer', 'refund-received')
  app.clock.advance(60 * DAY)
  expect(await refundReminders(late)).toHaveLength(1)
})

test('without a way to pay it, a phone cannot be shipped', async () => {
  const sale = await buildSale()
  await as(app, sale.seller).delete('/api/payment-instructions')
  expect((await show(sale, 'buyer')).paymentMethods).toEqual(['meet_up'])
  const answer = await post(sale, 'buyer', 'delivery', { method: 'shipping', address })
  expect([answer.status, answer.body.error]).toEqual([409, 'shipping_not_payable'])
  expect((await post(sale, 'buyer', 'checkout', { paymentMethod: 'transfer' })).status).toBe(409)
})

test('an order that can no longer be paid as chosen is open again, once, and both are told', async () => {
  const shipped = await buildTransfer('chosen')
  const fine = await buildTransfer('chosen')
  await as(app, shipped.seller).delete('/api/payment-instructions')
  expect((await post(shipped, 'buyer', 'payment-sent')).status).toBe(409)
  expect(await resetUnpayableOrders(app.deps)).toBe(1)
  expect(await resetUnpayableOrders(app.deps)).toBe(0)
  const order = await show(shipped, 'buyer')
  expect(order).toMatchObject({
    delivery: null,
    paymentMethod: 'meet_up',
    address: null,
    state: 'awaiting_payment',
    next: { action: 'choose_delivery' },
  })
  expect(await listEvents(app, shipped.id)).toContain('payment_reset')
  expect(await show(fine, 'buyer')).toMatchObject({
    delivery: 'shipping',
    paymentMethod: 'transfer',
  })
})
