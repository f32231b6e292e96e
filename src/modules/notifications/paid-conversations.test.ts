import { afterAll, beforeAll, expect, test } from 'vitest'
import { as, type TestApp, testApp } from '../../../test/app.ts'
import { api as paths } from '../../contract/urls.ts'
import { buildConversation, listen, textsSeen } from '../messaging/messaging.fixture.ts'
import { book, payOnline } from '../orders/orders.fixture.ts'
import { notifyPeople } from './notify.ts'

let app: TestApp
beforeAll(async () => {
  app = await testApp()
})
afterAll(() => app.close())

test('open conversations update after payment and show hidden details', async () => {
  const text = 'Call me: 0047 905 12 345'
  const { seller, buyer, phone, conversationId } = await buildConversation(app, { text })
  const { body } = await book(app, buyer, phone._id)
  expect(await textsSeen(app, seller, conversationId)).toEqual(['Call me: •••••'])
  const screens = await Promise.all([listen(app, seller), listen(app, buyer)])
  await payOnline(app, body.order._id, buyer)
  while ((await notifyPeople(app.deps)) > 0);
  for (const screen of screens) {
    await screen.until(() => screen.updates().length === 1)
    expect(screen.updates()).toMatchObject([
      {
        kind: 'conversation',
        conversation: { _id: conversationId, contactsShown: true, last: { text } },
      },
    ])
    await screen.hangUp()
  }
  expect(await textsSeen(app, seller, conversationId)).toEqual([text])
})

test('a buyer without a conversation gets no event', async () => {
  const { seller, phone } = await buildConversation(app)
  const other = (await buildConversation(app)).buyer
  const { body } = await book(app, other, phone._id)
  await payOnline(app, body.order._id, other)
  while ((await notifyPeople(app.deps)) > 0);
  const { body: updates } = await as(app, seller).get(`${paths.messageUpdates()}?after=0`)
  expect(updates.items.map((one: { kind: string }) => one.kind)).toEqual(['message'])
})
