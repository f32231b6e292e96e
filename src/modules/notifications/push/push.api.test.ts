import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import {
  as,
  buildSettings,
  buildUser,
  type TestApp,
  type TestUser,
  testApp,
} from '../../../../test/app.ts'
import { api, pages } from '../../../contract/urls.ts'
import { MAX_PUSH_BROWSERS } from '../../../shared/limits.ts'
import { DAY, MINUTE, SECOND } from '../../../shared/time.ts'
import { buildConversation, write } from '../../messaging/messaging.fixture.ts'
import { buildBooking } from '../../orders/orders.fixture.ts'
import { notifyPeople } from '../notify.ts'
import { deliverPushes } from './deliver-pushes.ts'
import { openPushService, readVapid } from './push-service.fixture.ts'

type PushService = Awaited<ReturnType<typeof openPushService>>
type Browser = ReturnType<PushService['subscribe']>

let app: TestApp
let service: PushService
beforeAll(async () => {
  app = await testApp({ env: { WEBHOOK_ALLOWED_NETWORKS: '127.0.0.0/8' } })
  service = await openPushService()
})
afterAll(async () => {
  service.close()
  await app.close()
})
beforeEach(async () => {
  service.answers.length = 0
  await app.deps.db.pool.query('delete from push_subscriptions')
})

async function subscribed(person: TestUser): Promise<Browser> {
  const browser = service.subscribe()
  const { status, body } = await as(app, person).put(api.pushSubscription(), browser.subscription)
  expect([status, body.endpoint]).toEqual([200, browser.subscription.endpoint])
  return browser
}

async function notifyAll() {
  while ((await notifyPeople(app.deps)) > 0);
}
const deliver = () => deliverPushes(app.deps, { timeoutMs: 300 })
const queued = async () =>
  (await app.deps.db.pool.query('select attempts from push_messages order by id')).rows.map(
    ({ attempts }) => attempts,
  )
const isOn = async (person: TestUser) =>
  (await as(app, person).get(api.pushSubscription())).body.endpoint !== null

describe('an order', () => {
  test('reaches a browser that its person switched on, encrypted for it and signed by the shop', async () => {
    await buildSettings(app, { contactEmail: 'help@redial.example' })
    const seller = await buildUser(app, { role: 'Seller' })
    const { body } = await as(app, seller).get(api.pushSubscription())
    expect(body).toEqual({ publicKey: expect.any(String), endpoint: null })
    const browser = await subscribed(seller)
    const { buyer, order, phone } = await buildBooking(app, { seller })
    await notifyAll()
    expect(await deliver()).toBe(1)
    expect(browser.messages()).toEqual([
      {
        title: `${buyer.name} booked your ${phone.name}`,
        body: 'View order',
        url: pages.order(order._id),
        tag: `order-${order._id}`,
        icon: '/app-icons/512.png',
        unread: 1,
      },
    ])
    const [call] = browser.calls()
    expect(call?.headers).toMatchObject({
      'content-encoding': 'aes128gcm',
      ttl: '86400',
      urgency: 'high',
      topic: expect.stringMatching(/^[\w-]{32}$/),
    })
    expect(call?.body.length).toBeLessThan(3_000)
    expect(call?.body.includes(phone.name)).toBe(false)
    const claims = readVapid(call!, body.publicKey)
    expect(claims).toMatchObject({ aud: service.origin, sub: 'mailto:help@redial.example' })
    expect(claims?.exp).toBe(Math.floor(app.clock.now().getTime() / SECOND) + 12 * 3_600)
    expect(await queued()).toEqual([])
    await buildSettings(app, { contactEmail: null })
  })

  test('reaches nobody who did not switch it on, and no kind that was switched off', async () => {
    const seller = await buildUser(app, { role: 'Seller' })
    const browser = await subscribed(seller)
    await as(app, seller).put(api.notificationSettings(), { notPushed: ['orders'] })
    await buildBooking(app, { seller })
    await notifyAll()
    expect(await deliver()).toBe(0)
    expect(browser.calls()).toEqual([])
    const { body } = await as(app, seller).get(api.notificationSettings())
    expect(body.kinds.map((one: { pushed: boolean }) => one.pushed).indexOf(false)).toBe(0)
    expect(body.messagePushes).toBe(true)
  })

  test('is pushed too where it is neither shown nor emailed', async () => {
    const seller = await buildUser(app, { role: 'Seller' })
    const browser = await subscribed(seller)
    const off = { notShown: ['orders'], notMailed: ['orders'] }
    await as(app, seller).put(api.notificationSettings(), off)
    await buildBooking(app, { seller })
    await notifyAll()
    await deliver()
    expect(browser.messages()).toMatchObject([{ unread: 0 }])
  })
})

describe('a message', () => {
  test('is pushed after ten seconds unless it was read, once for what came meanwhile', async () => {
    const { buyer, seller, phone, conversationId } = await buildConversation(app)
    const browser = await subscribed(seller)
    await write(app, buyer, conversationId, { text: 'My number is 555 0100' })
    await write(app, buyer, conversationId, { text: 'Are you there?' })
    expect(await deliver()).toBe(0)
    app.clock.advance(10 * SECOND)
    expect(await deliver()).toBe(1)
    expect(browser.messages()).toEqual([
      expect.objectContaining({
        title: `${buyer.name} wrote about ${phone.name}`,
        body: 'Open messages',
        url: pages.messages(conversationId),
        tag: `conversation-${conversationId}`,
        unread: 1,
      }),
    ])
    await write(app, buyer, conversationId, { text: 'Hello?' })
    await as(app, seller).post(api.readMessages(conversationId), { number: 4 })
    app.clock.advance(10 * SECOND)
    await deliver()
    expect(browser.calls()).toHaveLength(1)
    expect(await queued()).toEqual([])
  })

  test('that comes while the one before is being sent is sent as well', async () => {
    const { buyer, seller, conversationId } = await buildConversation(app)
    const browser = await subscribed(seller)
    await write(app, buyer, conversationId)
    app.clock.advance(10 * SECOND)
    service.answers.push('slow')
    const sending = deliverPushes(app.deps, { timeoutMs: 2_000 })
    await expect.poll(() => browser.calls().length).toBe(1)
    await write(app, buyer, conversationId)
    await sending
    app.clock.advance(10 * SECOND)
    await deliver()
    expect(browser.calls()).toHaveLength(2)
    expect(await queued()).toEqual([])
  })

  test('is not pushed to its sender, nor to people who switched messages off', async () => {
    const { buyer, seller, conversationId } = await buildConversation(app)
    await subscribed(buyer)
    await subscribed(seller)
    await as(app, seller).put(api.notificationSettings(), { messagePushes: false })
    await write(app, buyer, conversationId)
    expect(await queued()).toEqual([])
  })
})

describe('a push service', () => {
  async function oneQueued() {
    const seller = await buildUser(app, { role: 'Seller' })
    const browser = await subscribed(seller)
    await buildBooking(app, { seller })
    await notifyAll()
    return { seller, browser }
  }

  test.each([404, 410])('that answers %i ends the subscription', async (status) => {
    const { seller } = await oneQueued()
    service.answers.push(status)
    expect(await deliver()).toBe(1)
    expect([await isOn(seller), await queued()]).toEqual([false, []])
  })

  test.each([429, 500, 503, 'hang'] as const)(
    'that answers %s is tried again after 1, 5 and 30 minutes, then no more',
    async (answer) => {
      const { seller, browser } = await oneQueued()
      service.answers.push(answer, answer, answer, answer)
      for (const minutes of [1, 5, 30]) {
        expect(await deliver()).toBe(1)
        app.clock.advance(minutes * MINUTE - 1)
        expect(await deliver()).toBe(0)
        app.clock.advance(1)
      }
      expect(await deliver()).toBe(1)
      expect(browser.calls()).toHaveLength(4)
      expect([await isOn(seller), await queued()]).toEqual([true, []])
    },
  )

  test.each([
    [429, '600', 10],
    [503, '7200', 120],
    // No shorter than the pause without it, and no longer than a message is kept.
    [429, '2', 1],
    [503, '999999999', 24 * 60],
    // Of other answers it is not read.
    [500, '7200', 1],
  ])('that answers %i with Retry-After: %s is called again after %i minutes', async (...answer) => {
    const [status, retryAfter, minutes] = answer
    const { browser } = await oneQueued()
    service.answers.push([status, retryAfter])
    expect(await deliver()).toBe(1)
    app.clock.advance(minutes * MINUTE - 1)
    expect(await deliver()).toBe(0)
    app.clock.advance(1)
    expect(await deliver()).toBe(1)
    expect(browser.calls()).toHaveLength(2)
  })

  test('that names a date in Retry-After is not called before', async () => {
    const { browser } = await oneQueued()
    const date = new Date(app.clock.now().getTime() + 20 * MINUTE).toUTCString()
    service.answers.push([429, date])
    await deliver()
    app.clock.advance(19 * MINUTE)
    expect(await deliver()).toBe(0)
    app.clock.advance(MINUTE)
    expect(await deliver()).toBe(1)
    expect(browser.calls()).toHaveLength(2)
  })

  test.each([400, 403, 413, 302])('that answers %i gets nothing again', async (status) => {
    const { seller } = await oneQueued()
    service.answers.push(status)
    await deliver()
    expect([await isOn(seller), await queued()]).toEqual([true, []])
  })

  test('that works again gets the next message', async () => {
    const { browser } = await oneQueued()
    service.answers.push(500)
    await deliver()
    app.clock.advance(MINUTE)
    await deliver()
    expect(browser.messages()).toHaveLength(2)
    const { rows } = await app.deps.db.pool.query(
      'select failing_since, last_success_at from push_subscriptions',
    )
    expect(rows).toEqual([{ failing_since: null, last_success_at: app.clock.now() }])
  })

  test('that has failed for a week is given up', async () => {
    const { seller } = await oneQueued()
    service.answers.push(500)
    await deliver()
    app.clock.advance(7 * DAY + 1)
    // Too old to be sent by now.
    await deliver()
    expect(await isOn(seller)).toBe(true)
    await buildBooking(app, { seller })
    await notifyAll()
    service.answers.push(500)
    await deliver()
    expect(await isOn(seller)).toBe(false)
  })

  test('is not called when its name leads to a private network', async () => {
    const seller = await buildUser(app, { role: 'Seller' })
    const { subscription } = service.subscribe()
    const endpoint = 'https://push.example.net/send/1'
    await as(app, seller).put(api.pushSubscription(), { ...subscription, endpoint })
    await buildBooking(app, { seller })
    await notifyAll()
    const names: string[] = []
    await deliverPushes(app.deps, {
      async resolve(name) {
        names.push(name)
        return [{ address: '169.254.169.254', family: 4 }]
      },
    })
    expect(names).toEqual(['push.example.net'])
    expect(await queued()).toEqual([1])
  })
})

describe('a subscription', () => {
  test.each([
    ['http://push.example.net/send/1'],
    ['https://192.168.0.1/send/1'],
    ['https://169.254.169.254/latest'],
    ['https://localhost/send/1'],
    ['https://user:secret@push.example.net/'],
    ['file:///etc/passwd'],
    ['send'],
  ])('at %s is refused', async (endpoint) => {
    const person = await buildUser(app)
    const { subscription } = service.subscribe()
    const answer = await as(app, person).put(api.pushSubscription(), { ...subscription, endpoint })
    expect([answer.status, answer.body.error]).toEqual([409, 'unusable_subscription'])
  })

  test('with a key that is not on the curve is refused', async () => {
    const person = await buildUser(app)
    const { subscription } = service.subscribe()
    const keys = { ...subscription.keys, p256dh: `B${'A'.repeat(86)}` }
    const answer = await as(app, person).put(api.pushSubscription(), { ...subscription, keys })
    expect([answer.status, answer.body.error]).toEqual([409, 'unusable_subscription'])
  })

  test('of another browser cannot be taken over with other keys', async () => {
    const owner = await buildUser(app)
    const { subscription } = await subscribed(owner)
    const { keys } = service.subscribe().subscription
    const thief = as(app, await buildUser(app))
    const answer = await thief.put(api.pushSubscription(), { ...subscription, keys })
    expect([answer.status, answer.body.error]).toEqual([409, 'unusable_subscription'])
    expect(await isOn(owner)).toBe(true)
  })

  test('moves to the person who is logged in at the browser now', async () => {
    const before = await buildUser(app)
    const now = await buildUser(app)
    const { subscription } = await subscribed(before)
    await as(app, now).put(api.pushSubscription(), subscription)
    expect([await isOn(before), await isOn(now)]).toEqual([false, true])
  })

  test('can be switched off, twice too', async () => {
    const person = await buildUser(app)
    await subscribed(person)
    for (const _ of [1, 2])
      expect((await as(app, person).delete(api.pushSubscription())).body.endpoint).toBeNull()
  })

  test('ends with its session, and with the account', async () => {
    const [leaving, deleted] = [await buildUser(app), await buildUser(app)]
    await subscribed(leaving)
    await subscribed(deleted)
    expect((await as(app, leaving).post(api.logOut())).status).toBe(200)
    await app.deps.db.pool.query('delete from users where id = $1', [deleted.id])
    const { rows } = await app.deps.db.pool.query('select 1 from push_subscriptions')
    expect(rows).toEqual([])
  })

  test('beyond the limit of an account replaces the oldest', async () => {
    const person = await buildUser(app)
    await app.deps.db.pool.query(
      `with more as (
        insert into sessions (id, user_id, token, expires_at)
        select gen_random_uuid(), $1, 'more-' || n, now() + interval '1 day'
        from generate_series(1, $2) as n returning id)
      insert into push_subscriptions (session_id, user_id, endpoint, p256dh, auth, created_at)
      select id, $1, 'https://push.example.net/' || id, repeat('p', 87), repeat('a', 22),
        $3::timestamptz - interval '1 day' from more`,
      [person.id, MAX_PUSH_BROWSERS, app.clock.now()],
    )
    await subscribed(person)
    const { rows } = await app.deps.db.pool.query('select count(*)::int from push_subscriptions')
    expect(rows).toEqual([{ count: MAX_PUSH_BROWSERS }])
    expect(await isOn(person)).toBe(true)
  })

  test('is offered by no shop that has turned its service worker off', async () => {
    await buildSettings(app, { offlinePages: false })
    const person = await buildUser(app)
    expect((await as(app, person).get(api.pushSubscription())).body.publicKey).toBeNull()
    const answer = await as(app, person).put(
      api.pushSubscription(),
      service.subscribe().subscription,
    )
    expect([answer.status, answer.body.error]).toEqual([409, 'push_off'])
    await buildSettings(app, { offlinePages: true })
  })
})
