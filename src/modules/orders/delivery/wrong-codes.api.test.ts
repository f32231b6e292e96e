import { afterAll, beforeAll, expect, test } from 'vitest'
import { as, buildUser, type TestApp, type TestUser, testApp } from '../../../../test/app.ts'
import { api as paths } from '../../../contract/urls.ts'
import { buildBooking, listAuditRows, listEvents } from '../orders.fixture.ts'

let app: TestApp
beforeAll(async () => {
  app = await testApp()
})
afterAll(() => app.close())

const writeTo = (by: TestUser, phoneId: string, text: string) =>
  as(app, by).post(paths.conversations(), { phoneId, clientId: crypto.randomUUID(), text })

test.each([
  ['as it is', (code: string) => `The code is ${code}.`],
  ['with spaces', (code: string) => `my code: ${[...code].join(' ')} ok?`],
  ['with dashes', (code: string) => `${code.slice(0, 3)}-${code.slice(3)}`],
  [
    'in full-width digits',
    (code: string) =>
      [...code].map((digit) => String.fromCodePoint(0xff10 + Number(digit))).join(''),
  ],
  ['with invisible characters', (code: string) => [...code].join('\u200b')],
])('a buyer cannot send the hand-over code %s', async (_, write) => {
  const { buyer, phone, order } = await buildBooking(app)
  const { status, body } = await writeTo(buyer, phone._id, write(order.handOverCode))
  expect([status, body.error]).toEqual([422, 'hand_over_code'])
  expect(body.fields.text).toContain('hand-over code')
  expect((await writeTo(buyer, phone._id, 'Is it 123 456 or so? 1234567')).status).toBe(201)
})

test('sellers learn nothing about the code from what they can send', async () => {
  const { buyer, seller, phone, order } = await buildBooking(app)
  const { body } = await writeTo(buyer, phone._id, 'Where do we meet?')
  const answer = { clientId: crypto.randomUUID(), text: `Is it ${order.handOverCode}?` }
  const sent = await as(app, seller).post(paths.conversation(body.conversation._id), answer)
  expect(sent.status).toBe(201)
})

test('after 30 wrong codes the right one is refused until an admin allows new attempts', async () => {
  const { buyer, seller, order } = await buildBooking(app)
  const right = order.handOverCode
  const wrong = right === '000000' ? '000001' : '000000'
  const enter = async (code: string) => {
    await app.deps.db.pool.query("delete from rate_limits where key like 'hand-over%'")
    return as(app, seller).post(paths.handOver(order._id), { code })
  }
  for (let n = 0; n < 30; n += 1) expect((await enter(wrong)).body.error).toBe('wrong_code')
  const events = await listEvents(app, order._id)
  expect(events.filter((name) => name === 'wrong_code_entered')).toHaveLength(3)
  expect(events.filter((name) => name === 'hand_over_locked')).toHaveLength(1)
  const audit = await listAuditRows(app, 'order', order._id)
  expect(audit.filter(({ action }) => action === 'wrong_code_entered')).toHaveLength(30)

  expect((await enter(right)).body.error).toBe('hand_over_locked')
  const unlock = paths.unlockHandOver(order._id)
  for (const party of [buyer, seller]) expect((await as(app, party).post(unlock)).status).toBe(403)
  const admin = await buildUser(app, { role: 'admin' })
  expect((await as(app, admin).get(paths.order(order._id))).body.handOverLocked).toBe(true)
  for (let times = 0; times < 2; times += 1)
    expect((await as(app, admin).post(unlock)).status).toBe(200)
  expect((await enter(right)).status).toBe(200)
})
