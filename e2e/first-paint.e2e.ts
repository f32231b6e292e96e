import type { Locator, Page } from 'playwright-core'
import { beforeAll, expect, test } from 'vitest'
import type { SearchResult } from '../src/web/api/index.ts'
import { CARDS, isReadable, readableFields, readCard } from '../src/web/listings/card-markup.ts'
import { pickForCard } from '../src/web/listings/card-phone.ts'
import { as } from '../test/app.ts'
import { api, buildListing, journey, open, pages, person, photo, see } from './kit/index.ts'

const { visit, site } = journey()

const PHONES = 12
let sellersPage: string

declare global {
  interface Window {
    firstShown: Promise<{ texts: string[]; pageHeight: number }>
  }
}

beforeAll(async () => {
  const seller = await person(site(), { role: 'Seller' })
  sellersPage = pages.seller(seller.id)
  for (let at = 1; at <= PHONES; at += 1)
    await buildListing(site().app, { seller, name: `iPhone ${at}` })
})

/**
 * Runs in the page: the texts of what matches when the page first has any, before it is painted, since
 * observers are told at the end of the task that changed the document.
 */
function watchFirstShown(selector: string) {
  const texts = () => [...document.querySelectorAll(selector)].map((one) => one.textContent ?? '')
  const before = location.pathname
  window.firstShown = new Promise((resolve) => {
    const observer = new MutationObserver(() => {
      if (location.pathname === before || texts().length === 0) return
      observer.disconnect()
      resolve({ texts: texts(), pageHeight: document.documentElement.scrollHeight })
    })
    observer.observe(document, { childList: true, subtree: true })
  })
}

const firstShown = (page: Page) => page.evaluate(() => window.firstShown)
const scrollTop = (page: Page) => page.evaluate(() => scrollY)
const pageHeight = (page: Page) => page.evaluate(() => document.documentElement.scrollHeight)

/** Scrolls to a part and waits until the page was told: it remembers where it was left. */
async function scrollTo(page: Page, part: Locator) {
  await part.scrollIntoViewIfNeeded()
  await page.evaluate(
    () => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))),
  )
  return scrollTop(page)
}
const cards = (page: Page) => page.getByRole('main').getByRole('article')

test('going back to the page of a seller renders the visible cards first, at the same scroll position, then all', async () => {
  const { page } = await visit(undefined, { viewport: { width: 390, height: 700 } })
  await open(page, sellersPage)
  expect(await cards(page).count()).toBe(PHONES)
  const seventh = cards(page).nth(6).getByRole('heading').getByRole('link')
  const name = await seventh.textContent()
  const before = await scrollTo(page, seventh)
  expect(before).toBeGreaterThan(1_000)
  const height = await pageHeight(page)
  await seventh.click()
  await see(page.getByRole('heading', { name: 'This phone' }))

  await page.evaluate(watchFirstShown, '.phone-grid article h2')
  await page.goBack()
  const shown = await firstShown(page)
  expect(shown.texts).toContain(name)
  expect(shown.texts.length).toBeLessThan(5)
  expect(shown.pageHeight).toBe(height)
  await expect.poll(() => cards(page).count()).toBe(PHONES)
  await expect.poll(() => scrollTop(page)).toBe(before)
})

test('a list opened from another page fills the screen first, and then has every card and filter', async () => {
  const { page } = await visit(undefined, { viewport: { width: 1280, height: 720 } })
  await open(page, pages.about())
  await page.evaluate(watchFirstShown, '.phone-grid article h2')
  await page.getByRole('navigation').getByRole('link', { name: 'Products' }).first().click()
  expect((await firstShown(page)).texts.length).toBe(4)
  await expect.poll(() => cards(page).count()).toBe(PHONES)
  const filters = page.getByRole('complementary', { name: 'Filters' })
  await see(filters.getByRole('checkbox').first())
})

test('a phone shows its photos, price and seller first, and its details a moment later', async () => {
  const { page } = await visit(undefined, { viewport: { width: 390, height: 700 } })
  await open(page, pages.products())
  await page.evaluate(watchFirstShown, 'main:has([aria-label=Seller]) h2')
  await cards(page).first().getByRole('heading').getByRole('link').click()
  const details = page.getByRole('heading', { name: 'This phone' })
  await see(details)
  expect((await firstShown(page)).texts).not.toContain('This phone')

  const before = await scrollTo(page, details)
  expect(before).toBeGreaterThan(0)
  await page.goBack()
  await see(cards(page).first())
  await page.goForward()
  await see(details)
  await expect.poll(() => scrollTop(page)).toBe(before)
})

/** Runs before the page's scripts: React hydrates in turns that this holds back once the header has its turn. */
function holdHydration() {
  const Channel = MessageChannel
  const isHeaderKnown = () =>
    Object.keys(document.querySelector('header a') ?? {}).some((key) => key.startsWith('__react'))
  window.MessageChannel = class extends Channel {
    constructor() {
      super()
      const send = this.port2.postMessage.bind(this.port2)
      this.port2.postMessage = (message: unknown) => {
        if (isHeaderKnown()) document.documentElement.dataset.held = 'yes'
        else send(message)
      }
    }
  }
}

test('a click takes effect before the rest of the page is hydrated', async () => {
  const { page } = await visit()
  await page.addInitScript(holdHydration)
  await page.goto(pages.products())
  await page.waitForFunction(() => document.documentElement.dataset.held === 'yes')
  const isKnown = () =>
    cards(page)
      .first()
      .evaluate((card) => Object.keys(card).some((key) => key.startsWith('__react')))
  expect(await isKnown()).toBe(false)
  const compare = cards(page).first().getByRole('button', { name: 'Compare' })
  await compare.click()
  await expect.poll(() => compare.getAttribute('aria-pressed')).toBe('true')
})

/**
 * Runs before the page's scripts: with a clock that is 6 ms ahead now and then, a slice of React's work, of 5 ms, ends
 * after a few steps.
 * Notes how many cards were hydrated at the end of each slice.
 */
function watchSlices() {
  const now = performance.now.bind(performance)
  let calls = 0
  performance.now = () => {
    calls += 1
    return now() + (calls % 9 === 0 ? 6 : 0)
  }
  const isHydrated = (card: Element) => Object.keys(card).some((key) => key.startsWith('__react'))
  const cardsAtEnds: number[] = []
  const Channel = MessageChannel
  window.MessageChannel = class extends Channel {
    constructor() {
      super()
      const send = this.port2.postMessage.bind(this.port2)
      this.port2.postMessage = (message: unknown) => {
        cardsAtEnds.push([...document.querySelectorAll('article')].filter(isHydrated).length)
        document.documentElement.dataset.cardsAtEnds = JSON.stringify(cardsAtEnds)
        send(message)
      }
    }
  }
}

test('a page hydrates in slices, not in one task', async () => {
  const { page } = await visit()
  await page.addInitScript(watchSlices)
  await open(page, pages.products())
  const ends: number[] = await page.evaluate(() =>
    JSON.parse(document.documentElement.dataset.cardsAtEnds ?? '[]'),
  )
  // In one task there would be none and all of them.
  expect(new Set(ends).size).toBeGreaterThan(PHONES / 2)
})

test('the data of a list leaves out what its cards say, and the browser reads the same from them', async () => {
  const { app } = site()
  const seller = await person(site(), { role: 'Seller' })
  for (const [name, color] of [
    ['Pixel 7 <b>&amp;', 'Snow "White"'],
    ['Pixel 8, Pro', 'Bay'],
  ]) {
    const form = new FormData()
    form.append('image', new File([(await photo()).buffer], 'phone.png', { type: 'image/png' }))
    const { body } = await as(app, seller).upload(api.media(), form)
    await buildListing(app, { seller, brand: 'Google', name, color, img: body.data.url })
  }
  const { page, context } = await visit()
  await open(page, `${pages.products()}?brand=Google`)
  const read = await page.evaluate(`[...document.querySelectorAll('${CARDS}')].map(${readCard})`)
  const results = await (await context.request.get(`${api.search()}?brand=Google`)).json()
  const items = (results as SearchResult).items.map(pickForCard)
  const fields = Object.keys(isReadable)
  const known = items.map((phone) =>
    Object.fromEntries(Object.entries(phone).filter(([field]) => fields.includes(field))),
  )
  expect(readableFields(items)).toEqual(fields)
  expect(read).toEqual(known)
  const state = await page.locator('#state').textContent()
  expect(state).toContain('priceMinor')
  for (const { _id, sellerId, img } of items)
    for (const text of [_id, sellerId, img]) expect(state).not.toContain(text)
})
