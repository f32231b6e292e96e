import type { Locator, Page } from 'playwright-core'
import { beforeAll, expect, test } from 'vitest'
import { as } from '../test/app.ts'
import { api, buildListing, gone, journey, open, pages, person, photo, see } from './kit/index.ts'

const { visit, site } = journey()

const PHONES = 8
const phoneScreen = { viewport: { width: 390, height: 700 } }

beforeAll(async () => {
  const seller = await person(site(), { role: 'Seller' })
  for (let at = 1; at <= PHONES; at += 1) {
    const form = new FormData()
    form.append('image', new File([(await photo()).buffer], 'phone.png', { type: 'image/png' }))
    const { body } = await as(site().app, seller).upload(api.media(), form)
    await buildListing(site().app, { seller, name: `Pixel ${at}`, img: body.data.url })
  }
})

const cards = (page: Page) => page.getByRole('main').getByRole('article')
const linkOf = (card: Locator) => card.getByRole('heading').getByRole('link')
const listHeading = (page: Page) => page.getByRole('heading', { name: 'All Available Phones' })
const details = (page: Page) => page.getByRole('heading', { name: 'This phone' })
const scrollTop = (page: Page) => page.evaluate(() => scrollY)

declare global {
  interface Window {
    firstFrame: Promise<Frame>
  }
}
type Place = { text: string | null; x: number; y: number; width: number; height: number }
type Frame = {
  heading: Place | undefined
  photo: Place | undefined
  price: Place | undefined
  top: number
  listIsShown: boolean | undefined
  /** A part that only the whole page of a phone has. */
  seller: 'shown' | 'hidden' | 'missing'
}

/** Runs in the page: what one sees of a phone, and which pages are in the document. */
function readFrame(): Frame {
  const isInSight = (one: Element) => {
    const { x, y, width } = one.getBoundingClientRect()
    const onTop = document.elementFromPoint(x + width / 2, y + 10)
    return one.checkVisibility() && one.parentElement?.contains(onTop)
  }
  const findPlace = (selector: string) => {
    const one = [...document.querySelectorAll(selector)].find(isInSight)
    if (!one) return
    const { x, y, width, height } = one.getBoundingClientRect()
    return { text: one.textContent, x, y, width, height }
  }
  const seller = document.querySelector('[aria-label=Seller]')
  return {
    heading: findPlace('main h1'),
    photo: findPlace('.phone-photo'),
    price: findPlace('main h1 + div'),
    top: scrollY,
    listIsShown: document.querySelector('.phone-browser')?.checkVisibility(),
    seller: seller ? (seller.checkVisibility() ? 'shown' : 'hidden') : 'missing',
  }
}

/** What the first frame after the next event of a type shows. */
async function watchFirstFrame(page: Page, type: 'click' | 'popstate') {
  await page.evaluate(`
    window.firstFrame = new Promise((resolve) =>
      addEventListener('${type}', () => requestAnimationFrame(() => resolve((${readFrame})())), { once: true, capture: true }))
    undefined
  `)
}
const firstFrame = (page: Page) => page.evaluate(() => window.firstFrame)

test('the first frame after a press on a card shows the photo, name and price of the phone where its page has them', async () => {
  for (const viewport of [phoneScreen.viewport, { width: 1280, height: 900 }]) {
    const { page } = await visit(undefined, { viewport })
    await open(page, pages.products())
    const card = cards(page).nth(5)
    await linkOf(card).scrollIntoViewIfNeeded()
    const name = await linkOf(card).textContent()
    await watchFirstFrame(page, 'click')
    await linkOf(card).click()
    const first = await firstFrame(page)
    expect(first.heading?.text).toBe(name)
    expect(first.price?.text).toContain('$')
    // The router has not begun: the list is under it, where it was.
    expect(first).toMatchObject({ seller: 'missing', listIsShown: true })
    expect(first.top).toBeGreaterThan(0)
    await see(details(page))
    const whole: Frame = await page.evaluate(`(${readFrame})()`)
    expect(whole).toMatchObject({ seller: 'shown', listIsShown: false, top: 0 })
    expect(whole.heading).toEqual(first.heading)
    expect(whole.price).toEqual(first.price)
    expect(whole.photo).toMatchObject({
      x: first.photo?.x,
      y: first.photo?.y,
      width: first.photo?.width,
      height: first.photo?.height,
    })
    await expect.poll(() => page.getByRole('heading', { level: 1 }).count()).toBe(1)
  }
})

test('the first frame after going back shows the list where it was, before the router has removed the phone', async () => {
  const { page } = await visit(undefined, phoneScreen)
  await open(page, pages.products())
  await linkOf(cards(page).nth(5)).scrollIntoViewIfNeeded()
  const before = await scrollTop(page)
  expect(before).toBeGreaterThan(1_000)
  await linkOf(cards(page).nth(5)).click()
  await see(details(page))
  await watchFirstFrame(page, 'popstate')
  await page.goBack()
  expect(await firstFrame(page)).toMatchObject({
    top: before,
    listIsShown: true,
    seller: 'hidden',
  })
  await expect.poll(() => page.locator('[aria-label=Seller]').count()).toBe(0)
  expect(await scrollTop(page)).toBe(before)
  expect(await page.evaluate(() => document.activeElement?.id)).toBe('main')
  expect(await page.title()).toContain('Products')
})

/** Goes back (-1) and forward (1), each as soon as the one before has taken effect. */
function goQuickly(steps: number[]) {
  return steps.reduce(
    (before, step) =>
      before.then(
        () =>
          new Promise<void>((resolve) => {
            addEventListener('popstate', () => resolve(), { once: true })
            history.go(step)
          }),
      ),
    Promise.resolve(),
  )
}

test('going back and forward faster than the router ends on the right page, scrolled to where it was', async () => {
  const { page } = await visit(undefined, phoneScreen)
  await open(page, pages.products())
  await linkOf(cards(page).nth(5)).scrollIntoViewIfNeeded()
  const inList = await scrollTop(page)
  await linkOf(cards(page).nth(5)).click()
  await details(page).scrollIntoViewIfNeeded()
  const onPhone = await scrollTop(page)
  expect(onPhone).toBeGreaterThan(0)
  expect(onPhone).not.toBe(inList)

  await page.evaluate(goQuickly, [-1, 1, -1])
  await see(listHeading(page))
  await expect.poll(() => page.locator('[aria-label=Seller]').count()).toBe(0)
  await expect.poll(() => scrollTop(page)).toBe(inList)
  await page.evaluate(goQuickly, [1, -1, 1])
  await see(details(page))
  await gone(listHeading(page))
  await expect.poll(() => scrollTop(page)).toBe(onPhone)
})

test('a page that is left before the browser has reported its scroll position is scrolled there again', async () => {
  const { page } = await visit(undefined, phoneScreen)
  await open(page, pages.products())
  await linkOf(cards(page).nth(5)).click()
  await see(details(page))
  // Browsers report it with the next frame: here never, so that a frame in between does not matter.
  await page.evaluate(() => {
    addEventListener('scroll', (event) => event.stopImmediatePropagation(), { capture: true })
    scrollTo({ top: 400, behavior: 'instant' })
  })
  await page.evaluate(goQuickly, [-1, 1])
  await see(details(page))
  await gone(listHeading(page))
  await expect.poll(() => scrollTop(page)).toBe(400)
})

test('a card of a phone that was deleted meanwhile leads to the page that says so', async () => {
  const seller = await person(site(), { role: 'Seller' })
  const phone = await buildListing(site().app, { seller, name: 'Deleted soon' })
  const { page, announce } = await visit(undefined, phoneScreen)
  announce(/status of 410/)
  await open(page, pages.products())
  await as(site().app, seller).delete(api.phone(phone._id))
  await linkOf(cards(page).filter({ hasText: 'Deleted soon' })).click()
  await see(page.getByRole('heading', { name: 'This listing is gone' }))
  await gone(page.getByRole('heading', { name: 'Deleted soon' }))
})

test('a phone opened with the keyboard has the focus on its page, and so has the list after going back', async () => {
  const { page } = await visit(undefined, phoneScreen)
  await open(page, pages.products())
  const focused = () => page.evaluate(() => document.activeElement?.id)
  await linkOf(cards(page).nth(2)).focus()
  await page.keyboard.press('Enter')
  await see(details(page))
  await expect.poll(focused).toBe('main')
  await page.keyboard.press('Tab')
  expect(await page.evaluate(() => document.activeElement?.checkVisibility())).toBe(true)
  await page.goBack()
  await see(listHeading(page))
  await expect.poll(focused).toBe('main')
})
