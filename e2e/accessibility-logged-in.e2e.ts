import { beforeAll, describe, test } from 'vitest'
import { as, type TestUser } from '../test/app.ts'
import { expectAccessible } from './kit/accessible.ts'
import { api, buildListing, journey, pages, person } from './kit/index.ts'

const { visit, site } = journey({ demo: true })

const calm = { colorScheme: 'light', staysOpen: true } as const

let people: Record<'Buyer' | 'Seller' | 'admin', TestUser>
let phoneId: string
let orderId: string

beforeAll(async () => {
  people = {
    Buyer: await person(site(), { role: 'Buyer' }),
    Seller: await person(site(), { role: 'Seller' }),
    admin: await person(site(), { role: 'admin' }),
  }
  const { app } = site()
  const facts = { seller: people.Seller, grade: 'B', storageGb: 128, originalPrice: '900' }
  const [booked, advertised] = [await buildListing(app, facts), await buildListing(app, facts)]
  phoneId = advertised._id
  const booking = await as(app, people.Buyer).post(api.adverts(), { phoneId: booked._id })
  orderId = booking.body.order._id
  await as(app, people.Seller).post(api.adverts(), { phoneId })
  await as(app, people.Buyer).post(api.reports(), { phoneId, reason: 'other', note: 'Look at it.' })
})

const shared = {
  products: pages.products,
  dashboard: pages.dashboard,
  settings: pages.settings,
  'an order': () => pages.order(orderId),
}

/**
 * Without home, a category, a model and a Seller's offers: they look as for visitors or Buyers, where they are
 * checked, but for their header, which products have too.
 */
const addresses: Record<keyof typeof people, Record<string, () => string>> = {
  Buyer: {
    ...shared,
    offers: pages.offers,
    'a phone': () => pages.phone(phoneId),
    'My Orders': pages.myOrders,
    'checkout of an order': () => pages.checkout(orderId),
    notifications: pages.notifications,
    'notification settings': pages.notificationSettings,
    'a page for admins': pages.users,
  },
  Seller: {
    ...shared,
    'My Products': pages.myProducts,
    'Add Product': pages.addProduct,
    'My Sales': pages.mySales,
    payouts: pages.payouts,
  },
  admin: {
    dashboard: pages.dashboard,
    settings: pages.settings,
    users: pages.users,
    buyers: pages.buyers,
    sellers: pages.sellers,
    reports: pages.reports,
    models: pages.models,
    moderation: pages.moderation,
    'IMEI alarms': pages.imeiAlarms,
    'possession photos': pages.possessionPhotos,
    disputes: pages.disputes,
    money: pages.money,
    'undelivered mails': pages.undeliveredMails,
    'contact messages': pages.contactMessages,
  },
}

describe.each(['Buyer', 'Seller', 'admin'] as const)(
  'what a %s sees is free of axe violations, in both themes and down to 320 px',
  (role) => {
    let visitor: ReturnType<typeof visit>
    beforeAll(() => {
      visitor = visit(people[role], calm)
    })

    test.each(Object.entries(addresses[role]))('%s', async (_name, address) => {
      const { page, announce } = await visitor
      if (role === 'Buyer') announce(/status of 403/)
      await expectAccessible(page, address())
    })
  },
)
