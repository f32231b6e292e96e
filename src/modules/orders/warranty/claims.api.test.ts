import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { as, buildUser, type TestApp } from '../../../../test/app.ts'
import { api as paths } from '../../../contract/urls.ts'
import { inTransaction } from '../../../platform/db/index.ts'
import { warrantyEnd } from '../../../shared/listings/after-sale-terms.ts'
import { DAY } from '../../../shared/time.ts'
import { buildSale, openShop, type Sale, type Shop } from '../checkout/checkout.fixture.ts'
import { uploadPhoto } from '../disputes/disputes.fixture.ts'
import { hasOrdersUnderWay } from '../life-cycle/close-orders.ts'
import { listAuditRows, listEvents } from '../orders.fixture.ts'
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
beforeAll(async () => {
  shop = await openShop()
  app = shop.app
})
afterAll(() => shop.close())

const repair = { remedy: 'repair', text: 'Send it to me, I replace the battery' }
const no = { text: 'It fell into water, which the warranty excludes' }
const fromNow = (ms: number) => new Date(app.clock.now().getTime() + ms).toISOString()

async function buildClaim(sale?: Sale) {
  const claimed = sale ?? (await buildCashSale(app))
  expect((await makeClaim(app, claimed)).status).toBe(200)
  return claimed
}
const newest = async (sale: Sale, side: 'buyer' | 'seller' = 'buyer') =>
  (await show(app, sale, side)).warrantyClaims[0]
const stateOf = async (sale: Sale) => (await newest(sale)).state
const claimEvents = async ({ orderId }: Sale) =>
  (await listEvents(app, orderId)).filter((name) => name.startsWith('warranty_'))

test('a claim is made, agreed to and settled, each step once however often it is sent', async () => {
  const sale = await buildCashSale(app, { warrantyText: 'Everything but the screen' })
  const { receivedAt, warrantyUntil, actions } = await show(app, sale)
  expect(warrantyUntil).toBe(warrantyEnd(new Date(receivedAt), 6).toISOString())
  expect(actions).toEqual(['claim_warranty'])
  for (const _ of [1, 2]) expect((await makeClaim(app, sale)).body.claimState).toBe('open')
  expect(await show(app, sale, 'seller')).toMatchObject({
    state: 'completed',
    next: { actor: 'seller', action: 'answer_claim', dueAt: fromNow(7 * DAY) },
    warrantyClaims: [{ ...claim, state: 'open', photos: [], actions: ['agree', 'refuse'] }],
  })
  expect(await newest(sale)).toMatchObject({ actions: ['withdraw'] })
  for (const _ of [1, 2])
    expect((await answerClaim(app, sale.seller, sale.orderId, 'agree', repair)).status).toBe(200)
  expect(await show(app, sale)).toMatchObject({
    next: { action: 'settle_claim', dueAt: fromNow(30 * DAY) },
    warrantyClaims: [{ state: 'agreed', remedy: 'repair', actions: ['settle', 'dispute'] }],
  })
  for (const _ of [1, 2])
    expect((await answerClaim(app, sale.buyer, sale.orderId, 'settle')).body.claimState).toBeNull()
  expect(await show(app, sale)).toMatchObject({ next: null, actions: ['claim_warranty'] })
  const events = ['warranty_claimed', 'warranty_claim_agreed', 'warranty_claim_settled']
  expect(await claimEvents(sale)).toEqual(events)
  const audited = (await listAuditRows(app, 'order', sale.orderId)).map(({ action }) => action)
  expect(audited.filter((action: string) => action.startsWith('warranty_'))).toEqual(events)
})

describe('a claim is refused', () => {
  test('without a warranty, and to all but the buyer', async () => {
    const bare = await buildCashSale(app, { warrantyMonths: null })
    const none = await makeClaim(app, bare)
    expect([none.status, none.body.error]).toEqual([409, 'no_warranty'])
    const sale = await buildCashSale(app)
    const others = [sale.seller, await buildUser(app), await buildUser(app, { role: 'admin' })]
    const path = paths.warrantyClaims(sale.orderId)
    const statuses = others.map(async (each) => (await as(app, each).post(path, claim)).status)
    expect(await Promise.all(statuses)).toEqual([403, 404, 404])
  })

  test('before the sale is complete', async () => {
    const sale = await buildSale(app, '300', { terms: { warrantyMonths: 6 } })
    const early = await makeClaim(app, sale)
    expect([early.status, early.body.error]).toEqual([409, 'wrong_state'])
  })

  test('from the moment on in which the warranty ends', async () => {
    const sale = await buildCashSale(app, { warrantyMonths: 1 })
    const end = warrantyEnd(app.clock.now(), 1).getTime()
    await wait(app, end - app.clock.now().getTime() - 1)
    expect((await show(app, sale)).actions).toEqual(['claim_warranty'])
    await wait(app, 1)
    const late = await makeClaim(app, sale)
    expect([late.status, late.body.error]).toEqual([409, 'warranty_over'])
    expect((await show(app, sale)).actions).toEqual([])
  })

  test('while another one is open; afterwards the next can be made', async () => {
    const sale = await buildClaim()
    const other = { text: 'Now the loudspeaker fails as well.' }
    const second = await makeClaim(app, sale, other)
    expect([second.status, second.body.error]).toEqual([409, 'claim_open'])
    await answerClaim(app, sale.buyer, sale.orderId, 'withdraw')
    expect((await makeClaim(app, sale, other)).status).toBe(200)
    expect((await show(app, sale)).warrantyClaims).toMatchObject([
      { state: 'open', ...other },
      { state: 'withdrawn', actions: [] },
    ])
  })

  test('with a short text or without a reason, with a message at the field', async () => {
    const sale = await buildCashSale(app)
    const short = await makeClaim(app, sale, { text: 'It is broken now' })
    expect([short.status, short.body.fields.text]).toEqual([422, 'Enter at least 20 characters'])
    const odd = await makeClaim(app, sale, { reason: 'dislike' })
    expect([odd.status, Object.keys(odd.body.fields)]).toEqual([422, ['reason']])
    expect((await show(app, sale)).warrantyClaims).toEqual([])
  })

  test('after ten claims of one order', async () => {
    const sale = await buildCashSale(app)
    for (let n = 0; n < 10; n += 1) {
      expect((await makeClaim(app, sale)).status).toBe(200)
      await answerClaim(app, sale.buyer, sale.orderId, 'withdraw')
    }
    expect((await makeClaim(app, sale)).body.error).toBe('too_many_claims')
  })

  test('once the seller deleted their account', async () => {
    const sale = await buildCashSale(app)
    await app.deps.db.pool.query('update orders set seller_id = null where id = $1', [sale.orderId])
    expect((await makeClaim(app, sale)).body.error).toBe('seller_gone')
  })
})

test('photos of a claim are shown to the parties and admins, and to nobody else', async () => {
  const sale = await buildCashSale(app)
  const photos = [await uploadPhoto(app, sale.buyer)]
  expect((await makeClaim(app, sale, { photos })).status).toBe(200)
  const [photo] = (await newest(sale, 'seller')).photos
  expect(photo).toMatchObject({ width: 64, height: 48 })
  const people = [sale.buyer, sale.seller, await buildUser(app, { role: 'admin' })]
  for (const each of people)
    expect((await as(app, each).get(paths.warrantyPhoto(photo._id))).status).toBe(200)
  const stranger = as(app, await buildUser(app))
  expect((await stranger.get(paths.warrantyPhoto(photo._id))).status).toBe(404)
  const other = await buildCashSale(app)
  const used = await makeClaim(app, other, { photos })
  expect([used.status, used.body.error]).toEqual([422, 'unknown_picture'])
})

describe('the clock', () => {
  test('reminds a silent seller, then lets the buyer dispute, then closes the claim', async () => {
    const sale = await buildClaim()
    await wait(app, 5 * DAY)
    expect(await stateOf(sale)).toBe('open')
    await wait(app, 2 * DAY)
    expect(await newest(sale)).toMatchObject({
      state: 'unanswered',
      dueAt: fromNow(14 * DAY),
      actions: ['withdraw', 'dispute'],
    })
    await wait(app, 10 * DAY)
    await wait(app, 4 * DAY)
    expect(await newest(sale)).toMatchObject({ state: 'lapsed', actions: [] })
    expect(await claimEvents(sale)).toEqual([
      'warranty_claimed',
      'warranty_claim_reminded',
      'warranty_claim_unanswered',
      'warranty_claim_reminded',
      'warranty_claim_lapsed',
    ])
    expect((await show(app, sale)).actions).toEqual(['claim_warranty'])
  })

  test('settles what was agreed to after 30 days, having reminded both', async () => {
    const sale = await buildClaim()
    await answerClaim(app, sale.seller, sale.orderId, 'agree', repair)
    await wait(app, 23 * DAY)
    expect((await claimEvents(sale)).slice(-2)).toEqual([
      'warranty_claim_reminded',
      'warranty_claim_reminded',
    ])
    await wait(app, 7 * DAY - 1)
    expect(await stateOf(sale)).toBe('agreed')
    await wait(app, 1)
    expect(await stateOf(sale)).toBe('settled')
  })

  test('decides, not the punctuality of the job', async () => {
    const sale = await buildClaim()
    app.clock.advance(7 * DAY)
    expect((await newest(sale, 'seller')).actions).toEqual([])
    // A late answer is possible until the buyer opens a dispute, but it is a late one.
    expect((await answerClaim(app, sale.seller, sale.orderId, 'agree', repair)).status).toBe(200)
    expect(await claimEvents(sale)).toContain('warranty_claim_unanswered')
    app.clock.advance(30 * DAY)
    const late = await answerClaim(app, sale.buyer, sale.orderId, 'withdraw')
    expect([late.status, late.body.error]).toEqual([409, 'wrong_state'])
  })

  test('runs through all states that a long downtime missed, one after the other', async () => {
    const sale = await buildClaim()
    await wait(app, 7 * DAY)
    const other = await buildClaim()
    await wait(app, 60 * DAY)
    expect([await stateOf(sale), await stateOf(other)]).toEqual(['lapsed', 'unanswered'])
  })
})

test('a seller who refused can still agree, until the buyer opens a dispute', async () => {
  const sale = await buildClaim()
  for (const _ of [1, 2])
    expect((await answerClaim(app, sale.seller, sale.orderId, 'refuse', no)).status).toBe(200)
  expect(await newest(sale)).toMatchObject({ state: 'refused', answer: no.text })
  const other = await answerClaim(app, sale.seller, sale.orderId, 'refuse', { text: 'Just no' })
  expect([other.status, other.body.error]).toEqual([409, 'wrong_state'])
  expect((await answerClaim(app, sale.seller, sale.orderId, 'agree', repair)).status).toBe(200)
  expect(await stateOf(sale)).toBe('agreed')
})

test('of both sides acting in the same second one wins, and the other reads why not', async () => {
  for (let n = 0; n < 5; n += 1) {
    const sale = await buildClaim()
    const answers = await Promise.all([
      answerClaim(app, sale.seller, sale.orderId, 'agree', repair),
      answerClaim(app, sale.buyer, sale.orderId, 'withdraw'),
    ])
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409])
    expect(answers.find(({ status }) => status === 409)?.body.error).toBe('wrong_state')
    const events = (await claimEvents(sale)).slice(1)
    expect(events).toHaveLength(1)
  }
})

test('of two claims in the same second only one is open', async () => {
  const sale = await buildCashSale(app)
  const texts = ['The loudspeaker crackles loudly.', 'The microphone is always silent.']
  const made = await Promise.all(texts.map((text) => makeClaim(app, sale, { text })))
  expect(made.map(({ status }) => status).sort()).toEqual([200, 409])
  expect((await show(app, sale)).warrantyClaims).toHaveLength(1)
})

test('each side can do only its own part', async () => {
  const sale = await buildClaim()
  const tries = [
    [sale.buyer, 'agree', repair],
    [sale.buyer, 'refuse', no],
    [sale.seller, 'settle', undefined],
    [sale.seller, 'withdraw', undefined],
  ] as const
  for (const [by, transition, body] of tries)
    expect((await answerClaim(app, by, sale.orderId, transition, body)).status).toBe(403)
  const stranger = await buildUser(app)
  for (const [, transition, body] of tries)
    expect((await answerClaim(app, stranger, sale.orderId, transition, body)).status).toBe(404)
  const other = await buildClaim()
  const { _id } = await newest(other)
  const crossed = paths.warrantyClaimAnswer(sale.orderId, _id, 'agree')
  expect((await as(app, sale.seller).post(crossed, repair)).status).toBe(404)
})

test('asking to return the phone ends the claim', async () => {
  const sale = await buildClaim(await buildSold(shop, { returnDays: 14 }))
  const returned = await as(app, sale.buyer).post(paths.requestReturn(sale.orderId), {
    reason: 'I would rather have the money back',
  })
  expect(returned.body).toMatchObject({ state: 'return_requested', claimState: null })
  expect(await stateOf(sale)).toBe('withdrawn')
})

test('no account is deleted while a claim is open, and both can be afterwards', async () => {
  const sale = await buildClaim()
  const underWay = () =>
    Promise.all(
      [sale.buyer, sale.seller].map(({ id }) =>
        inTransaction(app.deps.db, (tx) => hasOrdersUnderWay(tx, id)),
      ),
    )
  expect(await underWay()).toEqual([true, true])
  await answerClaim(app, sale.buyer, sale.orderId, 'withdraw')
  expect(await underWay()).toEqual([false, false])
})

test('the claim of a seller who was banned runs out, and the buyer can still open a dispute', async () => {
  const sale = await buildClaim()
  const admin = await buildUser(app, { role: 'admin' })
  expect((await as(app, admin).put(paths.ban(sale.seller.id))).status).toBe(200)
  await wait(app, 7 * DAY)
  expect((await newest(sale)).actions).toContain('dispute')
})
