import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { as, buildUser, type TestApp, type TestUser } from '../../../../test/app.ts'
import { api as paths } from '../../../contract/urls.ts'
import { DAY } from '../../../shared/time.ts'
import {
  accounts,
  deliverEvents,
  listTasks,
  openShop,
  runMoney,
  type Sale,
  type Shop,
  setUpAccount,
} from '../checkout/checkout.fixture.ts'
import { listEvents, phoneState } from '../orders.fixture.ts'
import {
  answerClaim,
  buildCashSale,
  buildSold,
  claim,
  makeClaim,
  show,
  wait,
} from './warranty.fixture.ts'

let shop: Shop
let app: TestApp
let admin: TestUser
beforeAll(async () => {
  shop = await openShop({ FEE_PERCENT: '10' })
  app = shop.app
  admin = await buildUser(app, { role: 'admin' })
})
afterAll(() => shop.close())

const complaint = {
  reason: 'warranty_not_honored',
  text: 'The battery swells, and the seller does nothing about it.',
}
const no = { text: 'A battery is a wearing part, which the warranty excludes' }
const refund = (refundMinor: number) => ({
  remedy: 'refund',
  text: 'Keep the phone, here is your money',
  refundMinor,
})

const agree = (sale: Sale, body: object) =>
  answerClaim(app, sale.seller, sale.orderId, 'agree', body)
const dispute = (sale: Sale, by: TestUser = sale.buyer, more: object = {}) =>
  as(app, by).post(paths.dispute(sale.orderId), { ...complaint, ...more })
const decide = ({ orderId }: Sale, decision: object) =>
  as(app, admin).post(paths.disputeDecision(orderId), {
    ...decision,
    reason: 'The warranty names the battery.',
  })
const tasks = async (sale: Sale) =>
  (await listTasks(app, sale.orderId)).map(({ kind, amount_minor }) => [kind, amount_minor])
const receipt = async (sale: Sale, side: 'buyer' | 'seller') =>
  (await as(app, sale[side]).get(`/api/orders/${sale.orderId}/receipt`)).body

/** A sale whose seller refused a claim. */
async function buildRefused(sale: Sale) {
  await makeClaim(app, sale)
  await answerClaim(app, sale.seller, sale.orderId, 'refuse', no)
  return sale
}

/** A sale that was paid online and paid out. */
async function buildPaidOut() {
  const sale = await buildSold(shop)
  await setUpAccount(shop, sale.seller)
  await runMoney(app)
  expect(await tasks(sale)).toEqual([['payout', 27_000]])
  return sale
}

describe('a refund that the seller agrees to', () => {
  test('comes from money that is still held, and the rest is released', async () => {
    const before = await accounts(app)
    const sale = await buildSold(shop, { returnDays: 14 })
    await makeClaim(app, sale)
    expect((await show(app, sale, 'seller')).refundable).toEqual({ minor: 30_000, isHeld: true })
    for (const _ of [1, 2])
      expect((await agree(sale, refund(12_000))).body).toMatchObject({
        state: 'completed',
        claimState: null,
      })
    expect(await tasks(sale)).toEqual([
      ['payout', 16_200],
      ['refund', 12_000],
    ])
    expect(await show(app, sale)).toMatchObject({
      returnUntil: null,
      transitions: [],
      refund: null,
      refundable: { minor: 18_000, isHeld: false },
      warrantyClaims: [{ state: 'settled', remedy: 'refund', refundMinor: 12_000 }],
    })
    expect(await receipt(sale, 'seller')).toMatchObject({ refundMinor: 12_000, feeMinor: 1_800 })
    await wait(app, 15 * DAY)
    expect(await listEvents(app, sale.orderId)).not.toContain('order_return_period_ended')
    const after = await accounts(app)
    expect((after.held ?? 0) - (before.held ?? 0)).toBe(0)
  })

  test('can be all that was held', async () => {
    const sale = await buildSold(shop, { returnDays: 7 })
    await makeClaim(app, sale)
    expect((await agree(sale, refund(30_000))).status).toBe(200)
    expect(await tasks(sale)).toEqual([['refund', 30_000]])
  })

  test('is paid back by the seller when the money was paid out, until the buyer has it', async () => {
    const sale = await buildPaidOut()
    await makeClaim(app, sale)
    expect((await show(app, sale, 'seller')).refundable).toEqual({ minor: 30_000, isHeld: false })
    await agree(sale, refund(30_000))
    expect(await tasks(sale)).toEqual([['payout', 27_000]])
    expect((await show(app, sale)).warrantyClaims[0]).toMatchObject({
      state: 'agreed',
      actions: ['settle', 'dispute'],
    })
    await answerClaim(app, sale.buyer, sale.orderId, 'settle')
    expect(await receipt(sale, 'buyer')).toMatchObject({ refundMinor: 30_000 })
    // The fee was for a sale that passed through the shop; the refund did not.
    expect(await receipt(sale, 'seller')).toMatchObject({ feeMinor: 3_000 })
  })

  test('is never more than what is left of the payment', async () => {
    const sale = await buildCashSale(app)
    await makeClaim(app, sale)
    for (const amount of [30_001, Number.MAX_SAFE_INTEGER]) {
      const answer = await agree(sale, refund(amount))
      expect([answer.status, answer.body.error]).toEqual([422, 'bad_amount'])
      expect(Object.keys(answer.body.fields)).toEqual(['refundMinor'])
    }
    for (const odd of [
      { ...refund(1), refundMinor: undefined },
      refund(0),
      refund(-5),
      refund(1.5),
    ])
      expect((await agree(sale, odd)).status).toBe(422)
    const extra = { remedy: 'repair', text: 'Send it to me', refundMinor: 100 }
    expect((await agree(sale, extra)).status).toBe(422)
    await agree(sale, refund(20_000))
    await answerClaim(app, sale.buyer, sale.orderId, 'settle')
    await makeClaim(app, sale)
    expect((await agree(sale, refund(10_001))).body.error).toBe('bad_amount')
    expect((await agree(sale, refund(10_000))).status).toBe(200)
  })
})

test('held money stays held while a claim is open, and is released when the claim is over', async () => {
  const sale = await buildSold(shop, { returnDays: 7 })
  await makeClaim(app, sale)
  await wait(app, 7 * DAY)
  expect((await show(app, sale)).transitions).toEqual([])
  expect(await tasks(sale)).toEqual([])
  await answerClaim(app, sale.buyer, sale.orderId, 'withdraw')
  await wait(app, DAY)
  expect(await tasks(sale)).toEqual([['payout', 27_000]])
})

describe('a dispute about the warranty', () => {
  test('is opened after a refusal, by the buyer or an admin, and not before', async () => {
    const none = await buildCashSale(app)
    expect((await dispute(none)).body.error).toBe('wrong_state')
    const sale = await buildCashSale(app)
    await makeClaim(app, sale)
    const early = await dispute(sale)
    expect([early.status, early.body.error]).toEqual([409, 'claim_waits'])
    await answerClaim(app, sale.seller, sale.orderId, 'refuse', no)
    expect((await dispute(sale, sale.seller)).status).toBe(403)
    expect((await dispute(sale, sale.buyer, { reason: 'other' })).body.error).toBe('wrong_reason')
    for (const _ of [1, 2]) expect((await dispute(sale)).status).toBe(200)
    const other = await buildRefused(await buildCashSale(app))
    expect((await dispute(other, admin)).status).toBe(200)
    const { body } = await as(app, admin).get(paths.dispute(sale.orderId))
    expect(body).toMatchObject({
      reason: 'warranty_not_honored',
      endsAt: null,
      claim: { ...claim, state: 'disputed', answer: no.text },
      solutions: ['release', 'part_refund', 'return', 'refund'],
    })
    expect(await show(app, sale, 'seller')).toMatchObject({
      state: 'disputed',
      next: { actor: 'seller', action: 'answer_dispute' },
    })
  })

  test('is possible without an answer in time, even before the job ran', async () => {
    const sale = await buildCashSale(app)
    await makeClaim(app, sale)
    app.clock.advance(7 * DAY)
    expect((await dispute(sale)).status).toBe(200)
    expect(await listEvents(app, sale.orderId)).toContain('warranty_claim_unanswered')
  })

  test('does not end by itself: admins are reminded until one decides', async () => {
    const sale = await buildRefused(await buildCashSale(app))
    await dispute(sale)
    await wait(app, 90 * DAY)
    expect((await show(app, sale)).state).toBe('disputed')
    expect(await listEvents(app, sale.orderId)).toContain('order_reminded')
  })

  test('after a payout, the seller pays back what an admin decides, and the buyer confirms it', async () => {
    const sale = await buildRefused(await buildPaidOut())
    await dispute(sale)
    expect((await decide(sale, { kind: 'part_refund', refundMinor: 9_000 })).status).toBe(200)
    expect(await tasks(sale)).toEqual([['payout', 27_000]])
    expect(await show(app, sale)).toMatchObject({
      state: 'completed',
      refund: { refundMinor: 9_000, confirmedAt: null },
      actions: ['confirm_refund', 'claim_warranty'],
    })
    await wait(app, 3 * DAY)
    expect(await listEvents(app, sale.orderId)).toContain('refund_reminded')
    const path = `/api/orders/${sale.orderId}/refund-received`
    expect((await as(app, sale.buyer).post(path)).status).toBe(200)
    expect((await show(app, sale)).refund.confirmedAt).not.toBeNull()
    expect(await receipt(sale, 'seller')).toMatchObject({ refundMinor: 9_000, feeMinor: 3_000 })
    // A later decision is about what is left, and the first refund is not owed again.
    await buildRefused(sale)
    await dispute(sale)
    const tooMuch = await decide(sale, { kind: 'part_refund', refundMinor: 21_100 })
    expect([tooMuch.status, tooMuch.body.error]).toEqual([422, 'bad_amount'])
    const offer = { kind: 'part_refund', refundMinor: 21_100 }
    const offered = await as(app, sale.seller).post(paths.settlements(sale.orderId), offer)
    expect([offered.status, offered.body.error]).toEqual([422, 'bad_amount'])
    await decide(sale, { kind: 'refund' })
    expect(await show(app, sale)).toMatchObject({
      state: 'refunded',
      refund: { refundMinor: 21_000, confirmedAt: null },
    })
    expect(await tasks(sale)).toEqual([['payout', 27_000]])
  })

  test('while the money is held, the buyer is refunded from it', async () => {
    const sale = await buildRefused(await buildSold(shop, { returnDays: 30 }))
    await dispute(sale)
    await decide(sale, { kind: 'refund' })
    expect(await tasks(sale)).toEqual([['refund', 30_000]])
    expect(await show(app, sale)).toMatchObject({ state: 'refunded', refund: null })
    expect(await phoneState(app, sale.phone._id)).toBe('paused')
  })

  test('of a cash sale: the phone goes back, then the seller owes the price', async () => {
    const sale = await buildRefused(await buildCashSale(app))
    await dispute(sale)
    await decide(sale, { kind: 'return' })
    const parcel = { carrier: 'DHL', tracking: 'JD014600777' }
    await as(app, sale.buyer).post(paths.returnSent(sale.orderId), parcel)
    await as(app, sale.seller).post(paths.returnReceived(sale.orderId), { arrived: 'phone' })
    expect(await show(app, sale)).toMatchObject({
      state: 'refunded',
      refund: { refundMinor: 30_000 },
    })
  })

  test('that ends without a refund lets the sale stand, and later claims are possible', async () => {
    const sale = await buildRefused(await buildCashSale(app))
    await dispute(sale)
    await decide(sale, { kind: 'release' })
    expect(await show(app, sale)).toMatchObject({
      state: 'completed',
      refund: null,
      actions: ['claim_warranty'],
    })
    expect(await phoneState(app, sale.phone._id)).toBe('sold')
    expect((await makeClaim(app, sale)).status).toBe(200)
  })

  test('and the seller agreeing in the same second: one wins, and nothing is lost', async () => {
    for (let n = 0; n < 5; n += 1) {
      const sale = await buildRefused(await buildCashSale(app))
      const [agreed, disputed] = await Promise.all([
        agree(sale, { remedy: 'repair', text: 'I repair it after all' }),
        dispute(sale),
      ])
      // What was agreed to can be disputed too; what is disputed can only be settled there.
      expect(disputed.status).toBe(200)
      expect([200, 409]).toContain(agreed.status)
      const [one] = (await show(app, sale)).warrantyClaims
      expect(one).toMatchObject({ state: 'disputed', actions: [] })
      expect(one.remedy).toBe(agreed.status === 200 ? 'repair' : null)
    }
  })
})

describe('after the buyer’s bank took a payment back', () => {
  /** What the bank says, as the provider reports it. */
  async function bank(operation: () => void) {
    const from = shop.fake.events.length
    operation()
    await deliverEvents(shop, shop.fake.events.slice(from))
  }
  const intentOf = async ({ orderId }: Sale): Promise<string> =>
    (
      await app.deps.db.pool.query('select provider_ref from payments where order_id = $1', [
        orderId,
      ])
    ).rows[0].provider_ref

  test('nothing is left to claim, unless the bank decides for the seller', async () => {
    for (const decision of ['lost', 'won'] as const) {
      const sale = await buildPaidOut()
      const intentId = await intentOf(sale)
      await bank(() => shop.fake.dispute(intentId))
      const early = await makeClaim(app, sale)
      expect([early.status, early.body.error]).toEqual([409, 'taken_back'])
      expect((await show(app, sale)).actions).not.toContain('claim_warranty')
      await bank(() => shop.fake.closeDispute(intentId, decision))
      expect((await show(app, sale)).actions.includes('claim_warranty')).toBe(decision === 'won')
      expect((await makeClaim(app, sale)).status).toBe(decision === 'won' ? 200 : 409)
    }
  })

  test('a claim made before is not refunded a second time, by the seller or by an admin', async () => {
    const sale = await buildPaidOut()
    await makeClaim(app, sale)
    const intentId = await intentOf(sale)
    await bank(() => shop.fake.dispute(intentId))
    await bank(() => shop.fake.closeDispute(intentId, 'lost'))
    expect((await show(app, sale, 'seller')).refundable.minor).toBe(0)
    const agreed = await agree(sale, refund(30_000))
    expect([agreed.status, agreed.body.error]).toEqual([422, 'bad_amount'])
    await answerClaim(app, sale.seller, sale.orderId, 'refuse', no)
    await dispute(sale)
    expect((await decide(sale, { kind: 'part_refund', refundMinor: 10_000 })).status).toBe(422)
    await decide(sale, { kind: 'refund' })
    expect(await show(app, sale)).toMatchObject({ state: 'refunded', refund: null })
  })

  test('only the rest of a payment that it took back in part can be refunded', async () => {
    const sale = await buildPaidOut()
    await makeClaim(app, sale)
    const intentId = await intentOf(sale)
    await bank(() => shop.fake.dispute(intentId, 12_000))
    await bank(() => shop.fake.closeDispute(intentId, 'lost'))
    expect((await show(app, sale, 'seller')).refundable).toEqual({ minor: 18_000, isHeld: false })
    expect((await agree(sale, refund(18_001))).status).toBe(422)
    expect((await agree(sale, refund(18_000))).status).toBe(200)
  })

  test('a refund that the seller still owed is owed no more', async () => {
    const sale = await buildRefused(await buildPaidOut())
    await dispute(sale)
    await decide(sale, { kind: 'refund' })
    expect((await show(app, sale)).refund).toMatchObject({ refundMinor: 30_000 })
    const intentId = await intentOf(sale)
    await bank(() => shop.fake.dispute(intentId))
    await bank(() => shop.fake.closeDispute(intentId, 'lost'))
    expect((await show(app, sale)).refund).toBeNull()
  })
})
