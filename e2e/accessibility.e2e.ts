import type { Page } from 'playwright-core'
import { beforeAll, describe, expect, test } from 'vitest'
import { as, type TestUser } from '../test/app.ts'
import { violations } from './kit/axe.ts'
import { addressOf, api, buildListing, journey, open, pages, person, see } from './kit/index.ts'

const { visit, site } = journey({ demo: true })

const calm = { reducedMotion: 'reduce', colorScheme: 'light' } as const
const nobody = '0198a1b2-c3d4-7e5f-8a9b-0c1d2e3f4a5b'

let people: Record<'Buyer' | 'Seller' | 'admin', TestUser>
let phoneId: string
let categoryId: string
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
  const { body } = await as(app, null).get(api.categories())
  categoryId = body[0]._id
})

/** Runs in the page: what sticks out to the side, when the page can be scrolled that way. */
function tooWide() {
  const { scrollWidth, clientWidth } = document.documentElement
  if (scrollWidth <= clientWidth) return []
  return [...document.body.querySelectorAll('*')]
    .filter((element) => element.getBoundingClientRect().right > clientWidth)
    .map((element) => element.outerHTML.slice(0, 100))
}

/** Another theme, once it is painted: colours change within a frame or two, also without motion. */
async function wear(page: Page, colorScheme: 'light' | 'dark') {
  await page.emulateMedia({ colorScheme })
  await page.evaluate(
    () => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))),
  )
}

/** A page in both themes, and as wide as the smallest screen. */
async function expectAccessible(page: Page, address: string) {
  await open(page, address)
  await page.waitForLoadState('networkidle')
  expect(await violations(page), `${address}, light`).toEqual([])
  await wear(page, 'dark')
  expect(
    await violations(page, ['color-contrast', 'link-in-text-block']),
    `${address}, dark`,
  ).toEqual([])
  await wear(page, 'light')
  const desktop = page.viewportSize()
  await page.setViewportSize({ width: 320, height: 640 })
  // Media queries hear of the new size with the next frame.
  await expect.poll(() => page.evaluate(tooWide), { message: `${address} at 320 px` }).toEqual([])
  expect(await violations(page), `${address} at 320 px`).toEqual([])
  if (desktop) await page.setViewportSize(desktop)
}

describe('every page is free of axe violations, in both themes and down to 320 px', () => {
  const forAll = () => [
    pages.home(),
    pages.products(),
    pages.category(categoryId),
    pages.model('iphone-13-pro'),
    pages.phone(phoneId),
  ]
  const addresses = {
    visitor: () => [
      ...forAll(),
      ...[pages.login(), pages.signUp(), pages.forgotPassword()],
      ...[`${pages.resetPassword()}?token=some`, pages.outbox()],
    ],
    reader: () => [
      ...[pages.blog(), pages.about(), pages.contact(), pages.support()],
      ...[`${pages.products()}?q=nothing`, '/nothing-here', pages.phone(nobody)],
      ...[pages.favourites(), pages.compare(), `${pages.compare()}?id=${phoneId}`],
      `${pages.products()}?q=galxy&colour=black&near=2950159&within=25`,
    ],
    Buyer: () => [
      ...[...forAll(), pages.dashboard(), pages.myOrders(), pages.users()],
      ...[pages.order(orderId), pages.checkout(orderId), pages.offers()],
      ...[pages.notifications(), pages.notificationSettings()],
    ],
    Seller: () => [
      ...[pages.products(), pages.dashboard(), pages.myProducts(), pages.addProduct()],
      ...[pages.mySales(), pages.order(orderId), pages.offers(), pages.payouts()],
    ],
    admin: () => [
      ...[pages.dashboard(), pages.users(), pages.buyers(), pages.sellers(), pages.reports()],
      ...[pages.models(), pages.moderation(), pages.imeiAlarms(), pages.possessionPhotos()],
      ...[pages.disputes(), pages.money(), pages.deadMails()],
    ],
  }
  // A test a page: no limit of time covers more than one of them. Ids are known once the tests run.
  const cases = Object.entries(addresses).flatMap(([who, list]) =>
    list().map((address, index) => ({
      who,
      index,
      address: address.replace(/undefined/g, '{id}'),
    })),
  )
  test.each(cases)('$who: $address', async ({ who, index }) => {
    const user = people[who as keyof typeof people] as TestUser | undefined
    const { page, announce } = await visit(user, calm)
    if (who === 'reader') announce(/status of 404/)
    if (who === 'Buyer') announce(/status of 403/)
    await expectAccessible(page, addresses[who as keyof typeof addresses]()[index]!)
  })
})

test('the first Tab leads to the skip link, and that to the content', async () => {
  const { page } = await visit(undefined, calm)
  await open(page, pages.home())
  await page.keyboard.press('Tab')
  const skip = page.getByRole('link', { name: 'Skip to content' })
  await see(skip)
  expect(await skip.evaluate((link) => link === document.activeElement)).toBe(true)
  await page.keyboard.press('Enter')
  await expect.poll(() => page.evaluate(() => document.activeElement?.tagName)).toBe('MAIN')
})

test('whatever has the focus shows it', async () => {
  const { page } = await visit(undefined, calm)
  for (const address of [pages.home(), pages.login(), pages.products()]) {
    await open(page, address)
    for (let at = 0; at < 25; at += 1) {
      await page.keyboard.press('Tab')
      const { name, shown } = await page.evaluate(focusOnPage)
      expect(shown, `${name} on ${address}`).toBe(true)
    }
  }
})

/** Runs in the page: an outline or a ring on what has the focus, or on what is close around it. */
function focusOnPage() {
  const focused = document.activeElement
  const name = focused?.outerHTML.slice(0, 120) ?? 'nothing'
  let shown = focused === document.body
  for (let at = focused, up = 0; at && up < 3; at = at.parentElement, up += 1) {
    for (const part of [null, '::after', '::before']) {
      const { outlineStyle, outlineWidth, boxShadow } = getComputedStyle(at, part)
      if (outlineStyle !== 'none' && Number.parseFloat(outlineWidth) > 0) shown = true
      if (boxShadow !== 'none') shown = true
    }
  }
  return { name, shown }
}

test('the arrow keys turn the carousel, and it stands still for who wants no motion', async () => {
  const { page } = await visit(undefined, calm)
  await open(page, pages.home())
  const dot = (at: number) => page.getByRole('button', { name: new RegExp(`^Slide ${at}: `) })
  const turnedTo = (at: number) =>
    expect.poll(() => dot(at).getAttribute('aria-current')).toBe('true')
  await turnedTo(1)
  await page.getByRole('button', { name: 'Next slide' }).focus()
  await page.keyboard.press('ArrowRight')
  await turnedTo(2)
  await page.keyboard.press('ArrowRight')
  await turnedTo(3)
  await page.keyboard.press('ArrowRight')
  await turnedTo(1)
  await page.keyboard.press('ArrowLeft')
  await turnedTo(3)
})

test('the drawer of the dashboard works by keyboard alone', async () => {
  const { page } = await visit(people.Seller, { ...calm, viewport: { width: 375, height: 700 } })
  await open(page, pages.dashboard())
  const button = page.getByRole('button', { name: 'Dashboard menu' })
  const link = page
    .getByRole('navigation', { name: 'Dashboard' })
    .getByRole('link', { name: 'My Products' })
  await button.focus()
  await page.keyboard.press('Enter')
  await see(link)
  await page.keyboard.press('Escape')
  await link.waitFor({ state: 'hidden' })
  expect(await button.evaluate((element) => element === document.activeElement)).toBe(true)
  await page.keyboard.press('Enter')
  for (
    let at = 0;
    at < 6 && !(await link.evaluate((one) => one === document.activeElement));
    at += 1
  )
    await page.keyboard.press('Tab')
  await page.keyboard.press('Enter')
  await see(page.getByRole('heading', { name: 'My Products', level: 1 }))
  await link.waitFor({ state: 'hidden' })
  expect(addressOf(page)).toBe(pages.myProducts())
})
