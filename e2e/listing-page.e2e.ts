import type { Page } from 'playwright-core'
import { beforeAll, expect, test } from 'vitest'
import { as, type TestUser } from '../test/app.ts'
import {
  addressOf,
  api,
  buildListing,
  gone,
  journey,
  open,
  pages,
  person,
  see,
} from './kit/index.ts'

const { visit, site } = journey()

let seller: TestUser
let admin: TestUser
let phones: { _id: string; slug: string }[]

beforeAll(async () => {
  const { app } = site()
  seller = await person(site(), { role: 'Seller' })
  admin = await person(site(), { role: 'admin' })
  phones = []
  for (const price of [310, 300, 290, 280])
    phones.push(
      await buildListing(app, {
        seller,
        brand: 'Google',
        name: 'Pixel 7',
        price,
        originalPrice: '599',
        grade: 'B',
        storageGb: 128,
      }),
    )
})

/** They are fetched when the end of the page comes near. */
async function seeOtherOffers(page: Page) {
  await page.getByRole('contentinfo').scrollIntoViewIfNeeded()
  await see(page.getByRole('heading', { name: 'Other offers of the Pixel 7' }))
}

const pageOf = (phone: { _id: string; slug: string }) => pages.namedPhone(phone._id, phone.slug)

test('the phone page shows the specifications of its model and its price among others', async () => {
  const { page } = await visit()
  // The listing is indexed by its model within a moment.
  const offers = () => as(site().app, null).get(`${api.search()}?model=google-pixel-7`)
  await expect.poll(async () => (await offers()).body.total).toBe(4)
  await open(page, pageOf(phones[3]!))
  await page.getByRole('region', { name: 'Price check' }).getByText('Price check').click()
  await see(
    page.getByRole('heading', { name: 'Pixel 7', level: 1 }),
    page.getByRole('heading', { name: 'This phone' }),
    page.getByRole('heading', { name: 'Every Pixel 7' }),
    page.getByText('4 phones: Pixel 7, 128 GB. This is the lowest price.'),
    page.getByRole('region', { name: 'Seller' }).getByText('New seller'),
  )
  await seeOtherOffers(page)
})

test('URLs with a bare ID or an old name redirect permanently', async () => {
  const { page } = await visit()
  const [phone] = phones
  const bare = await page.request.get(pages.phone(phone!._id), { maxRedirects: 0 })
  expect([bare.status(), bare.headers().location]).toEqual([301, pageOf(phone!)])
  const old = await page.request.get(`${pages.phone(phone!._id)}-its-old-name`, { maxRedirects: 0 })
  expect([old.status(), old.headers().location]).toEqual([301, pageOf(phone!)])
  await open(page, pages.phone(phone!._id))
  expect(addressOf(page)).toBe(pageOf(phone!))
})

test('the page can be shared with one click', async () => {
  const { page, context } = await visit()
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  await open(page, pageOf(phones[0]!))
  await page.getByRole('button', { name: 'Share Pixel 7' }).click()
  await see(page.getByText('Link copied'))
  expect(await page.evaluate(() => navigator.clipboard.readText())).toContain(pageOf(phones[0]!))
})

test('a booked phone says so and shows similar ones; recently viewed phones are listed', async () => {
  const { app } = site()
  const buyer = await person(site(), { role: 'Buyer' })
  await as(app, buyer).post(api.adverts(), { phoneId: phones[1]!._id })
  const { page } = await visit()
  await open(page, pageOf(phones[1]!))
  await see(
    page.getByText('A buyer has booked it. If they don’t pay in time, it goes back up for sale.'),
  )
  await seeOtherOffers(page)
  await open(page, pageOf(phones[0]!))
  const recent = page.getByRole('region', { name: 'Recently viewed' })
  await recent.scrollIntoViewIfNeeded()
  await see(recent.getByText(/Booked$/))
  await recent.getByRole('button', { name: 'Clear' }).click()
  await gone(recent)
})

test('a withdrawn phone answers 410, and its page offers live phones', async () => {
  const { app } = site()
  const [, , withdrawn] = phones
  await as(app, seller).delete(api.phone(withdrawn!._id))
  const { page, announce } = await visit()
  announce(/status of 410/)
  const taken = await open(page, pageOf(withdrawn!))
  expect(taken?.status()).toBe(410)
  await see(page.getByRole('heading', { name: 'This listing is gone' }))
  const bad = await buildListing(app, { seller, brand: 'Google', name: 'Pixel 6' })
  const reporter = await person(site(), { role: 'Buyer' })
  const { body: report } = await as(app, reporter).post(api.reports(), {
    phoneId: bad._id,
    reason: 'other',
    note: 'Not a phone.',
  })
  await as(app, admin).put(api.report(report._id), { decision: 'removed', reason: 'Not a phone.' })
  const removed = await open(page, pageOf(bad))
  expect(removed?.status()).toBe(410)
  await see(
    page.getByRole('heading', { name: 'This listing is gone' }),
    page.getByRole('heading', { name: 'Newly listed' }),
  )
})

test('on phones, price and main button stay at the bottom edge while the buy box is out of sight', async () => {
  const { app } = site()
  const phone = await buildListing(app, { seller, brand: 'Google', name: 'Pixel 8', price: 410 })
  const phoneScreen = { viewport: { width: 390, height: 844 } } as const
  const buyer = await person(site(), { role: 'Buyer' })
  const { page } = await visit(buyer, phoneScreen)
  await open(page, pageOf(phone))
  const bar = page.getByRole('region', { name: 'Price and booking' })
  const buyBox = page.getByRole('button', { name: 'Make an offer' })
  await buyBox.scrollIntoViewIfNeeded()
  await gone(bar)
  await page.getByRole('heading', { name: 'This phone' }).scrollIntoViewIfNeeded()
  await see(
    bar.getByText('$410'),
    bar.getByRole('button', { name: 'Make an offer' }),
    bar.getByRole('link', { name: 'Message the seller' }),
    bar.getByRole('button', { name: 'Book Now: Pixel 8' }),
  )
  const atBottom = await bar.boundingBox()
  expect(Math.round(atBottom!.y + atBottom!.height)).toBe(844)

  // The tray of phones to compare has its own place below it.
  await page.getByRole('button', { name: 'Compare Pixel 8', exact: true }).first().click()
  const tray = page.getByRole('region', { name: 'Phones to compare' })
  await page.getByRole('heading', { name: 'This phone' }).scrollIntoViewIfNeeded()
  await see(tray, bar)
  const aboveTray = await bar.boundingBox()
  expect(aboveTray!.y + aboveTray!.height).toBeLessThanOrEqual((await tray.boundingBox())!.y + 1)

  // It has room of its own before the footer.
  await page.evaluate(() => scrollTo(0, document.documentElement.scrollHeight))
  const footer = await page.getByRole('contentinfo').boundingBox()
  const atEnd = await bar.boundingBox()
  expect(atEnd!.y + atEnd!.height).toBeLessThanOrEqual(footer!.y + 1)
  await page.getByRole('banner').getByRole('link').first().click({ trial: true })

  // One line on the smallest screen. Visitors log in on the way.
  const { page: visitorPage } = await visit(undefined, { viewport: { width: 320, height: 640 } })
  await open(visitorPage, pageOf(phone))
  await visitorPage.getByRole('heading', { name: 'This phone' }).scrollIntoViewIfNeeded()
  const visitorBar = visitorPage.getByRole('region', { name: 'Price and booking' })
  for (const name of ['Make an offer', 'Message the seller', 'Book Now: Pixel 8'])
    await see(visitorBar.getByRole('link', { name }))
  expect((await visitorBar.boundingBox())!.height).toBeLessThan(64)
  const width = await visitorPage.evaluate(() => document.documentElement.scrollWidth)
  expect(width).toBeLessThanOrEqual(320)

  const { page: sellerPage } = await visit(seller, phoneScreen)
  await open(sellerPage, pageOf(phone))
  await sellerPage.getByRole('heading', { name: 'This phone' }).scrollIntoViewIfNeeded()
  await gone(sellerPage.getByRole('region', { name: 'Price and booking' }))
})
