import { afterAll, beforeAll, expect, test } from 'vitest'
import { as, buildUser, type TestApp, type TestUser } from '../../../../test/app.ts'
import { api as paths } from '../../../contract/urls.ts'
import { MINUTE } from '../../../shared/time.ts'
import { openShop, type Shop } from '../checkout/checkout.fixture.ts'
import { listEvents } from '../orders.fixture.ts'
import {
  accept,
  buildArrived,
  buildDispute,
  dispute,
  propose,
  uploadPhoto,
} from './disputes.fixture.ts'

let shop: Shop
let app: TestApp
let admin: TestUser
beforeAll(async () => {
  shop = await openShop()
  app = shop.app
  admin = await buildUser(app, { role: 'admin' })
})
afterAll(() => shop.close())

/**
 * Simulates a server that was killed before it responded: the call is repeated without a stored
 * response for its idempotency key. Both responses must be equal, and the effects must occur once.
 */
async function twice(orderId: string, call: () => ReturnType<typeof dispute>) {
  const first = await call()
  const events = await listEvents(app, orderId)
  const second = await call()
  expect([first.status, second.status, second.body]).toEqual([200, 200, first.body])
  expect(await listEvents(app, orderId)).toEqual(events)
  return second.body
}

test('a repeated dispute or statement with photos counts once', async () => {
  const sale = await buildArrived(shop)
  const { buyer, seller, orderId } = sale
  const photos = [await uploadPhoto(app, buyer), await uploadPhoto(app, buyer)]
  await twice(orderId, () => dispute(app, sale, { photos }))
  const statement = { text: 'It left without a crack.', photos: [await uploadPhoto(app, seller)] }
  const addStatement = () => as(app, seller).post(paths.disputeStatements(orderId), statement)
  const { statements } = await twice(orderId, addStatement)
  expect(statements.map(({ photos }: { photos: [] }) => photos.length)).toEqual([2, 1])
})

test('the same text by another person or with other photos is another statement', async () => {
  const { seller, buyer, orderId } = await buildDispute(shop)
  const text = 'I have nothing more to say.'
  const addStatement = (by: TestUser, photos: string[] = []) =>
    as(app, by).post(paths.disputeStatements(orderId), { text, photos })
  const answers = [
    await addStatement(seller),
    await addStatement(buyer),
    await addStatement(buyer, [await uploadPhoto(app, buyer)]),
    await addStatement(buyer, [await uploadPhoto(app, buyer)]),
  ]
  expect(answers.map(({ body }) => body.statements.length)).toEqual([2, 3, 4, 5])
})

test('the same text counts again after a while or after other statements', async () => {
  const { buyer, orderId } = await buildDispute(shop)
  const addStatement = async (text: string) =>
    (await as(app, buyer).post(paths.disputeStatements(orderId), { text })).body.statements.length
  expect([await addStatement('Still no answer.'), await addStatement('Still no answer.')]).toEqual([
    2, 2,
  ])
  app.clock.advance(11 * MINUTE)
  expect(await addStatement('Still no answer.')).toBe(3)
  expect([await addStatement('I am waiting.'), await addStatement('Still no answer.')]).toEqual([
    4, 5,
  ])
})

test('a decision with another amount is refused as late', async () => {
  const { orderId } = await buildDispute(shop)
  const decide = (refundMinor: number) =>
    as(app, admin).post(paths.disputeDecision(orderId), {
      kind: 'part_refund',
      refundMinor,
      reason: 'The crack was not told of.',
    })
  await twice(orderId, () => decide(5000))
  const other = await decide(9000)
  expect([other.status, other.body.error]).toEqual([409, 'wrong_state'])
})

test('ten simultaneous requests count once', async () => {
  const { buyer, orderId } = await buildDispute(shop)
  const statement = { text: 'And the box was open.', photos: [await uploadPhoto(app, buyer)] }
  const clicks = Array.from({ length: 10 }, () =>
    as(app, buyer).post(paths.disputeStatements(orderId), statement),
  )
  for (const { status } of await Promise.all(clicks)) expect(status).toBe(200)
  const { body } = await as(app, buyer).get(paths.dispute(orderId))
  expect([body.statements.length, body.statements[1].photos.length]).toEqual([2, 1])
})

test('repeated proposals, answers and concessions count once', async () => {
  const one = await buildDispute(shop)
  const part = { kind: 'part_refund', refundMinor: 5000 }
  await twice(one.orderId, () => propose(app, one.seller, one.orderId, part))
  const decline = paths.answerSettlement(one.orderId, 1, 'decline')
  await twice(one.orderId, () => as(app, one.buyer).post(decline))
  await propose(app, one.seller, one.orderId, part)
  await twice(one.orderId, () => accept(app, one.buyer, one.orderId, 2))
  const two = await buildDispute(shop)
  await twice(two.orderId, () => propose(app, two.buyer, two.orderId, { kind: 'release' }))
  // Ending it by the other party does not count as one's own success.
  const late = await propose(app, two.seller, two.orderId, { kind: 'refund' })
  expect([late.status, late.body.error]).toEqual([409, 'wrong_state'])
})

test('repeated return steps and decisions count once', async () => {
  for (const arrived of ['phone', 'nothing']) {
    const { seller, buyer, orderId } = await buildDispute(shop)
    const reason = 'It goes back, and then the money.'
    const decide = (kind: string) =>
      as(app, admin).post(paths.disputeDecision(orderId), { kind, reason })
    await twice(orderId, () => decide('return'))
    const parcel = { carrier: 'DHL', tracking: 'JD014600777' }
    await twice(orderId, () => as(app, buyer).post(paths.returnSent(orderId), parcel))
    await twice(orderId, () => as(app, seller).post(paths.returnReceived(orderId), { arrived }))
    if (arrived === 'nothing') await twice(orderId, () => decide('refund'))
    expect((await decide('release')).status).toBe(409)
  }
})
