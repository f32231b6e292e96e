import { afterAll, beforeAll, expect, test } from 'vitest'
import { as, buildListing, type TestApp, testApp } from '../../../test/app.ts'
import { api as paths } from '../../contract/urls.ts'
import { buildConversation } from '../messaging/messaging.fixture.ts'
import { book } from './orders.fixture.ts'

let app: TestApp
beforeAll(async () => {
  app = await testApp()
})
afterAll(() => app.close())

test.each(['buyer', 'seller'] as const)(
  'when the %s blocks the other, the two neither book nor offer; running orders continue',
  async (blocker) => {
    const people = await buildConversation(app)
    const { buyer, seller, phone, conversationId } = people
    const running = (await book(app, buyer, (await buildListing(app, { seller }))._id)).body.order
    const offer = await as(app, buyer).post(paths.offers(), { phoneId: phone._id, price: '400' })
    expect(offer.status).toBe(200)
    const block = paths.blockInConversation(conversationId)
    expect((await as(app, people[blocker]).put(block)).status).toBe(200)
    const other = await buildListing(app, { seller })
    for (const answer of [
      await as(app, buyer).post(paths.adverts(), { phoneId: other._id }),
      await as(app, buyer).post(paths.offers(), { phoneId: other._id, price: '400' }),
      await as(app, seller).post(paths.answerOffer(offer.body._id, 'accept')),
      await as(app, seller).post(paths.counterOffer(offer.body._id), { price: '420' }),
    ])
      expect([answer.status, answer.body.error]).toEqual([403, 'blocked'])
    expect((await as(app, null).get(paths.phone(other._id))).body.state).toBe('live')
    const done = await as(app, seller).post(paths.handOver(running._id), {
      code: running.handOverCode,
    })
    expect(done.status).toBe(200)
    await as(app, people[blocker]).delete(block)
    expect((await book(app, buyer, other._id)).status).toBeLessThan(300)
  },
)
