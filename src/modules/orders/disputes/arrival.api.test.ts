import { afterAll, beforeAll, expect, test } from 'vitest'
import { as, buildUser, type TestApp, type TestUser, testApp } from '../../../../test/app.ts'
import { api as paths } from '../../../contract/urls.ts'
import { inTransaction } from '../../../platform/db/index.ts'
import { bindGradingToListing } from '../../verification/index.ts'
import { buildShipped } from '../orders.fixture.ts'

let app: TestApp
beforeAll(async () => {
  app = await testApp()
})
afterAll(() => app.close())

const listed = {
  screen: 'flawless',
  body: 'light',
  battery_health: 93,
  functions: [],
  water: 'never',
  repairs: 'none',
  account_lock: 'off',
  carrier: 'free',
}

async function buildGraded(until?: 'paid') {
  const sale = await buildShipped(app, until)
  const draftId = crypto.randomUUID()
  const grading = { os: 'iOS', announced: '2021-09', answers: listed, draftId }
  await as(app, sale.seller).post(paths.gradings(), grading)
  const bound = { sellerId: sale.seller.id, draftId, listingId: sale.phone._id }
  await inTransaction(app.deps.db, (tx) => bindGradingToListing(tx, bound))
  return { ...sale, orderId: String(sale.order._id) }
}
const note = (by: TestUser | null, orderId: string, answers: object) =>
  as(app, by).put(paths.arrival(orderId), { answers })

test('the differences on arrival are described as text', async () => {
  const { buyer, seller, orderId } = await buildGraded()
  const received = { ...listed, screen: 'scratched', body: 'flawless', functions: ['camera'] }
  const { status, body } = await note(buyer, orderId, received)
  expect(status).toBe(200)
  expect(body).toMatchObject({ grade: 'C', listedGrade: 'B', isWorse: true })
  expect(body.differences).toEqual([
    expect.objectContaining({ received: 'Scratches that show while it’s on', isWorse: true }),
    expect.objectContaining({ received: 'No marks visible at arm’s length', isWorse: false }),
    expect.objectContaining({ received: 'A camera or the flash', isWorse: true }),
  ])
  expect(body.text.split('\n')[0]).toBe(
    'What does the screen look like? Listed: No marks visible at arm’s length. Received: Scratches that show while it’s on.',
  )
  expect((await as(app, seller).get(paths.arrival(orderId))).body.arrival.text).toBe(body.text)
  expect((await as(app, await buildUser(app)).get(paths.arrival(orderId))).status).toBe(404)
  // The generated text can be used to open a dispute.
  const complaint = { reason: 'not_as_described', text: body.text }
  expect((await as(app, buyer).post(paths.dispute(orderId), complaint)).status).toBe(200)
})

test('the buyer gets the seller’s grading questions', async () => {
  const { buyer, orderId } = await buildGraded()
  const questions = (by: TestUser | null) => as(app, by).get(paths.arrivalQuestions(orderId))
  const { body } = await questions(buyer)
  const ids = body.questions.map(({ id }: { id: string }) => id)
  expect(ids.sort()).toEqual(Object.keys(listed).sort())
  expect((await questions(await buildUser(app))).status).toBe(404)
})

test('a phone as described has no differences; answering again replaces the answers', async () => {
  const { buyer, orderId } = await buildGraded()
  expect((await as(app, buyer).get(paths.arrival(orderId))).body).toEqual({ arrival: null })
  await note(buyer, orderId, { ...listed, water: 'damaged' })
  const { body } = await note(buyer, orderId, listed)
  expect(body).toMatchObject({ differences: [], isWorse: false, text: '' })
})

test('422 at the question; 409 before shipping; 404 for anyone but the buyer', async () => {
  const { buyer, orderId } = await buildGraded()
  const { screen: _, ...rest } = listed
  const answer = await note(buyer, orderId, rest)
  expect([answer.status, Object.keys(answer.body.fields)]).toEqual([422, ['answers.screen']])
  const early = await buildGraded('paid')
  expect((await note(early.buyer, early.orderId, listed)).status).toBe(409)
  expect((await note(await buildUser(app), orderId, listed)).status).toBe(404)
})
