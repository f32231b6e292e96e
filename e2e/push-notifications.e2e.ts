import type { BrowserContext, Page, Worker } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { deliverPushes, notifyPeople } from '../src/modules/notifications/index.ts'
import { openPushService } from '../src/modules/notifications/push/push-service.fixture.ts'
import { as, buildSettings } from '../test/app.ts'
import { violations } from './kit/accessible.ts'
import { api, buildListing, journey, open, pages, person, see, toast } from './kit/index.ts'

const { visit, site } = journey({ env: { WEBHOOK_ALLOWED_NETWORKS: '127.0.0.0/8' } })
const withWorker = { hasServiceWorker: true }

let service: Awaited<ReturnType<typeof openPushService>>
beforeAll(async () => {
  service = await openPushService()
})
afterAll(() => service.close())

const device = (page: Page) => page.getByRole('region', { name: 'This device' })
const theSwitch = (page: Page) => device(page).getByLabel('Notify me on this device')

/**
 * Chromium without a screen has no push service and no permission for notifications, so the test takes their
 * place: the subscription, its keys, and what the shop sends to it are real.
 */
async function withPushService(context: BrowserContext) {
  const browser = service.subscribe()
  await allowNotifications(context)
  await context.addInitScript(({ endpoint, keys }) => {
    let isOn = false
    const badges: number[] = []
    Object.assign(Navigator.prototype, {
      setAppBadge: async (count: number) => void badges.push(count),
      clearAppBadge: async () => void badges.push(0),
    })
    Object.assign(window, { badges })
    const subscription = {
      endpoint,
      options: { applicationServerKey: null },
      toJSON: () => ({ endpoint, expirationTime: null, keys }),
      unsubscribe: async () => {
        isOn = false
        return true
      },
    }
    Object.assign(PushManager.prototype, {
      getSubscription: async () => (isOn ? subscription : null),
      subscribe: async ({ userVisibleOnly, applicationServerKey }: PushSubscriptionOptionsInit) => {
        if (!userVisibleOnly || String(applicationServerKey).length !== 87)
          throw new Error('not an option of this shop')
        isOn = true
        return subscription
      },
    })
  }, browser.subscription)
  return browser
}

async function allowNotifications(context: BrowserContext) {
  await context.addInitScript(() => {
    Object.defineProperty(Notification, 'permission', { get: () => 'granted' })
    Notification.requestPermission = async () => 'granted'
  })
}

async function bookFrom(seller: Awaited<ReturnType<typeof person>>, name: string) {
  const phone = await buildListing(site().app, { seller, name })
  const buyer = await person(site(), { role: 'Buyer', name: 'Bo Buyer' })
  await as(site().app, buyer).post(api.adverts(), { phoneId: phone._id })
  while ((await notifyPeople(site().app.deps)) > 0);
  await deliverPushes(site().app.deps)
}

/** Gives the worker a message as the browser does when one has arrived from the push service. */
async function receive(context: BrowserContext, page: Page, data: string) {
  const session = await context.newCDPSession(page)
  const ids: string[] = []
  session.on('ServiceWorker.workerRegistrationUpdated', ({ registrations }) =>
    ids.push(...registrations.map(({ registrationId }) => registrationId)),
  )
  await session.send('ServiceWorker.enable')
  await expect.poll(() => ids.length).toBeGreaterThan(0)
  await session.send('ServiceWorker.deliverPushMessage', {
    origin: site().origin,
    registrationId: ids.at(-1) ?? '',
    data,
  })
}

type Shown = { title: string; options: NotificationOptions }
type Scope = {
  registration: { showNotification(title: string, options: NotificationOptions): Promise<void> }
  clients: { openWindow(url: string): Promise<null> }
  shown: Shown[]
  opened: string[]
  badge: number
}

/** Writes down what the worker shows and opens: Chromium without a screen does neither, and crashes at a badge. */
async function watched(context: BrowserContext, page: Page): Promise<Worker> {
  await page.waitForFunction(() => navigator.serviceWorker.controller !== null)
  const [worker] = context.serviceWorkers()
  if (!worker) throw new Error('no worker')
  await worker.evaluate(() => {
    const scope = self as unknown as Scope
    scope.shown = []
    scope.opened = []
    scope.registration.showNotification = async (title, options) => {
      scope.shown.push({ title, options })
    }
    navigator.setAppBadge = async (count = 0) => {
      scope.badge = count
    }
    scope.clients.openWindow = async (url) => {
      scope.opened.push(url)
      return null
    }
  })
  return worker
}

const shown = (worker: Worker) => worker.evaluate(() => (self as unknown as Scope).shown)

/** Clicks a notification; returns the addresses that were opened so far. */
async function click(worker: Worker, data: unknown) {
  await worker.evaluate((path) => {
    const notification = { data: path, close() {} }
    const Extendable = (self as unknown as { ExtendableEvent: typeof Event }).ExtendableEvent
    self.dispatchEvent(Object.assign(new Extendable('notificationclick'), { notification }))
  }, data)
  await expect
    .poll(() => worker.evaluate(() => (self as unknown as Scope).opened.length))
    .toBeGreaterThan(0)
  return worker.evaluate(() => (self as unknown as Scope).opened)
}

test('a seller switches notifications on, a booking is shown, and its click opens the order', async () => {
  const seller = await person(site(), { role: 'Seller' })
  const { page, context } = await visit(seller, withWorker)
  const browser = await withPushService(context)
  await open(page, pages.notificationSettings())
  expect(await theSwitch(page).isChecked()).toBe(false)
  await theSwitch(page).click()
  await see(toast(page, 'Notifications are on'))
  await see(device(page).getByText('until you log out'))
  expect(await violations(page)).toEqual([])
  await bookFrom(seller, 'Pixel 7')
  const [message] = browser.messages()
  expect(message).toMatchObject({ title: 'Bo Buyer booked your Pixel 7', unread: 1 })
  const worker = await watched(context, page)
  await receive(context, page, JSON.stringify(message))
  await expect
    .poll(() => shown(worker))
    .toEqual([
      {
        title: 'Bo Buyer booked your Pixel 7',
        options: {
          body: 'View order',
          icon: '/app-icons/512.png',
          tag: message.tag,
          renotify: true,
          data: message.url,
        },
      },
    ])
  expect(await worker.evaluate(() => (self as unknown as Scope).badge)).toBe(1)
  expect(await click(worker, message.url)).toEqual([`${site().origin}${message.url}`])

  const badges = () =>
    page.evaluate(() => (window as unknown as { badges: number[] }).badges.at(-1))
  await page.getByRole('link', { name: 'Messages' }).first().click()
  // As when the person returns to the tab: the count is read again.
  await page.evaluate(() => window.dispatchEvent(new Event('visibilitychange')))
  await expect.poll(badges).toBe(1)
  await page
    .getByRole('link', { name: /^Notifications/ })
    .first()
    .click()
  await see(page.getByText('Bo Buyer booked'))
  await expect.poll(badges).toBe(0)
  await page
    .getByRole('navigation', { name: 'Notifications' })
    .getByRole('link', { name: 'Settings' })
    .click()
  const orders = page.getByRole('group', { name: 'Bookings, delivery and hand-over' })
  await orders.getByLabel('Push').uncheck()
  await see(toast(page, 'Bookings, delivery and hand-over: push notifications are off'))
  await bookFrom(seller, 'Galaxy S21')
  expect(browser.messages()).toHaveLength(1)
  await theSwitch(page).click()
  await see(device(page).getByText('Your browser asks for permission first'))
  expect((await as(site().app, seller).get(api.pushSubscription())).body.endpoint).toBeNull()
})

test('an address of another site is never opened, and a message without data is shown', async () => {
  const { page, context } = await visit(await person(site()), withWorker)
  await open(page, pages.notificationSettings())
  const worker = await watched(context, page)
  const foreign = { title: 'A notification', url: 'https://evil.example/', tag: 'one' }
  await receive(context, page, JSON.stringify(foreign))
  await expect.poll(() => shown(worker)).toMatchObject([{ title: 'A notification' }])
  expect(await click(worker, foreign.url)).toEqual([`${site().origin}/`])
  await receive(context, page, '')
  await expect
    .poll(() => shown(worker))
    .toMatchObject([{ title: 'A notification' }, { title: 'You have a new notification' }])
})

test('a message without data is shown in the language of the last public page', async () => {
  await buildSettings(site().app, { languages: ['en', 'de'] })
  const { page, context } = await visit(await person(site()), withWorker)
  await open(page, pages.notificationSettings())
  const worker = await watched(context, page)
  await open(page, '/de/about')
  const isStored = () =>
    worker.evaluate(async () => (await caches.match('/de/about')) !== undefined)
  await expect.poll(isStored).toBe(true)
  await receive(context, page, '')
  await expect
    .poll(() => shown(worker))
    .toMatchObject([{ title: 'Sie haben eine neue Benachrichtigung' }])
})

test('the switch says when the browser blocks notifications, cannot show them, or fails', async () => {
  const buyer = await person(site())
  const blocked = await visit(buyer, withWorker)
  await blocked.context.addInitScript(() =>
    Object.defineProperty(Notification, 'permission', { get: () => 'denied' }),
  )
  await open(blocked.page, pages.notificationSettings())
  await see(device(blocked.page).getByText('Your browser blocks notifications from this site'))
  expect(await theSwitch(blocked.page).isDisabled()).toBe(true)

  const old = await visit(buyer, withWorker)
  await old.context.addInitScript(() => Reflect.deleteProperty(window, 'PushManager'))
  await open(old.page, pages.notificationSettings())
  await see(device(old.page).getByText('This browser can’t show notifications.'))

  const cut = await visit(buyer, withWorker)
  await allowNotifications(cut.context)
  await cut.context.addInitScript(() =>
    Object.assign(PushManager.prototype, {
      subscribe: () => Promise.reject(new DOMException('no service', 'AbortError')),
    }),
  )
  await open(cut.page, pages.notificationSettings())
  await theSwitch(cut.page).click()
  await see(device(cut.page).getByRole('alert').getByText('couldn’t reach its push service'))
  expect(await theSwitch(cut.page).isChecked()).toBe(false)
  expect(await violations(cut.page)).toEqual([])
})
