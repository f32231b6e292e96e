import type { Locator, Page } from 'playwright-core'
import { beforeAll, expect, test } from 'vitest'
import { uploadPhoto } from '../src/modules/orders/disputes/disputes.fixture.ts'
import { as } from '../test/app.ts'
import { api, buildListing, gone, journey, open, pages, person, see } from './kit/index.ts'

/** Going from a list to a phone and back. */

const { visit, site } = journey()

const PHONES = 12
const phoneScreen = { viewport: { width: 390, height: 700 } }

beforeAll(async () => {
  for (let index = 1; index <= PHONES; index += 1)
    await buildListing(site().app, { name: `iPhone ${index}` })
})

const cards = (page: Page) => page.getByRole('main').getByRole('article')
const linkOf = (card: Locator) => card.getByRole('heading').getByRole('link')
const listHeading = (page: Page) => page.getByRole('heading', { name: 'All Available Phones' })
const details = (page: Page) => page.getByRole('heading', { name: 'This phone' })
const similarPhones = (page: Page) => page.getByRole('heading', { name: 'Similar phones' })
const scrollToEnd = (page: Page) => page.getByRole('contentinfo').scrollIntoViewIfNeeded()
const scrollTop = (page: Page) => page.evaluate(() => scrollY)

/** Waits until the page was told that it was scrolled: then it knows where it is left. */
const nextFrame = (page: Page) =>
  page.evaluate(
    () => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))),
  )

/** Opens the seventh phone of the list, further down; returns how far down that was. */
async function openSeventh(page: Page) {
  const link = linkOf(cards(page).nth(6))
  await link.scrollIntoViewIfNeeded()
  await nextFrame(page)
  const before = await scrollTop(page)
  expect(before).toBeGreaterThan(300)
  await link.click()
  await see(details(page))
  return before
}

test('going back to the list shows it where it was left, with its title and the focus on it', async () => {
  const { page } = await visit(undefined, phoneScreen)
  await open(page, pages.products())
  const before = await openSeventh(page)
  await gone(listHeading(page))
  expect(await scrollTop(page)).toBe(0)
  await page.goBack()
  await see(listHeading(page))
  await gone(details(page))
  await expect.poll(() => scrollTop(page)).toBe(before)
  expect(await cards(page).count()).toBe(PHONES)
  await expect.poll(() => page.title()).toContain('Products')
  await expect.poll(() => page.evaluate(() => document.activeElement?.id)).toBe('main')
})

test('going forward again shows the phone where it was left', async () => {
  const { page } = await visit(undefined, phoneScreen)
  await open(page, pages.products())
  await linkOf(cards(page).first()).click()
  await details(page).scrollIntoViewIfNeeded()
  await nextFrame(page)
  const before = await scrollTop(page)
  expect(before).toBeGreaterThan(0)
  await page.goBack()
  await see(listHeading(page))
  await page.goForward()
  await see(details(page))
  await expect.poll(() => scrollTop(page)).toBe(before)
})

test('going back to the page of a seller shows it where it was left', async () => {
  const seller = await person(site(), { role: 'Seller' })
  for (let index = 1; index <= PHONES; index += 1)
    await buildListing(site().app, { seller, name: `Pixel ${index}` })
  const { page } = await visit(undefined, phoneScreen)
  await open(page, pages.seller(seller.id))
  const before = await openSeventh(page)
  await page.goBack()
  await expect.poll(() => cards(page).count()).toBe(PHONES)
  await expect.poll(() => scrollTop(page)).toBe(before)
})

test('a list that is older than a few minutes is loaded again when one comes back', async () => {
  const { page } = await visit(undefined, phoneScreen)
  await page.clock.install()
  await open(page, pages.products())
  await openSeventh(page)
  await buildListing(site().app, { name: 'Just listed' })
  await page.clock.fastForward('06:00')
  await page.goBack()
  await see(listHeading(page))
  await see(cards(page).filter({ hasText: 'Just listed' }))
})

test('what was chosen on the page of a phone is chosen in the list', async () => {
  const { page } = await visit(undefined, phoneScreen)
  await open(page, pages.products())
  await linkOf(cards(page).nth(1)).click()
  await see(details(page))
  const compare = (place: Locator) => place.getByRole('button', { name: 'Compare' }).first()
  await compare(page.getByRole('article').first()).click()
  await page.goBack()
  await see(listHeading(page))
  await expect.poll(() => compare(cards(page).nth(1)).getAttribute('aria-pressed')).toBe('true')
})

test('a phone that was opened from the list has everything that its document has', async () => {
  const { page } = await visit(undefined, phoneScreen)
  await open(page, pages.products())
  await openSeventh(page)
  const headings = async () => {
    await scrollToEnd(page)
    await see(similarPhones(page))
    return page.getByRole('main').getByRole('heading').filter({ visible: true }).allTextContents()
  }
  const opened = await headings()
  await page.reload()
  await see(details(page))
  expect(opened).toEqual(await headings())
})

test('similar phones are fetched when someone comes near them', async () => {
  const { page } = await visit(undefined, phoneScreen)
  const searches: string[] = []
  page.on('request', (request) => {
    if (new URL(request.url()).pathname === api.search()) searches.push(request.url())
  })
  const [phone] = (await as(site().app, null).get(api.phones())).body
  await open(page, pages.namedPhone(phone._id, phone.slug))
  await page.waitForLoadState('networkidle')
  expect(searches).toEqual([])
  await scrollToEnd(page)
  await see(similarPhones(page))
  expect(await cards(page).count()).toBeGreaterThan(1)
})

test('a link to other phones opens their list at its top', async () => {
  const { page } = await visit(undefined, phoneScreen)
  await open(page, pages.products())
  await openSeventh(page)
  await page
    .getByRole('navigation', { name: 'Breadcrumb' })
    .getByRole('link', { name: 'Iphone', exact: true })
    .click()
  await see(page.getByRole('list', { name: 'Active filters' }))
  await expect.poll(() => scrollTop(page)).toBe(0)
  await expect.poll(() => cards(page).count()).toBeGreaterThanOrEqual(PHONES)
})

test('a search that was still being typed does not leave the phone that is opened', async () => {
  const { page } = await visit(undefined, phoneScreen)
  await open(page, pages.products())
  await page.getByRole('combobox', { name: 'Search all phones' }).fill('iph')
  await linkOf(cards(page).nth(1)).click()
  await see(details(page))
  await page.waitForTimeout(600)
  expect(new URL(page.url()).pathname).toMatch(/^\/phones\//)
})

test('after going back, the field of a list shows the search that its results belong to', async () => {
  const { page } = await visit(undefined, { viewport: { width: 1280, height: 900 } })
  await open(page, `${pages.products()}?q=iphone`)
  const field = page.getByRole('combobox', { name: 'Search all phones' })
  await field.focus()
  // At once, or a slow machine would search for the text before the page is left.
  const typed = await page.evaluate(() => {
    document.execCommand('selectAll')
    document.execCommand('insertText', false, 'pixel')
    document.querySelector<HTMLElement>('.phone-grid h2 a')?.click()
    return document.activeElement instanceof HTMLInputElement && document.activeElement.value
  })
  expect(typed).toBe('pixel')
  await see(details(page))
  // Longer than it takes until typed text is searched for.
  await page.waitForTimeout(600)
  await page.goBack()
  await see(listHeading(page))
  expect(await field.inputValue()).toBe('iphone')
  // The same text can be searched for.
  await field.fill('pixel')
  await expect.poll(() => new URL(page.url()).search).toBe('?q=pixel')
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
  await page.goBack()
  await see(listHeading(page))
  await expect.poll(focused).toBe('main')
})

type Shown = { transitions: string[][] }

/** Keeps what each view transition of the page moves: the names of its old and new pictures. */
function recordTransitions() {
  const shown: string[][] = []
  Object.assign(globalThis, { transitions: shown })
  const begin = document.startViewTransition.bind(document)
  document.startViewTransition = (options) => {
    const transition = begin(options)
    const parts: string[] = []
    shown.push(parts)
    const keep = () =>
      parts.push(
        ...document.getAnimations().flatMap(({ effect }) => {
          const part = (effect as KeyframeEffect).pseudoElement
          return part?.startsWith('::view-transition') ? part : []
        }),
      )
    transition.ready.then(keep, () => parts.push('skipped'))
    return transition
  }
}

const transitions = (page: Page) =>
  page.evaluate(() => (globalThis as unknown as Shown).transitions)

/** Opens the phone of a link and goes back, with its data there before each step. */
async function goThereAndBack(page: Page, link: Locator) {
  const loaded = page.waitForResponse((response) => response.url().includes('/api/phones/'))
  await link.hover()
  await loaded
  await link.click()
  await see(details(page))
  await page.goBack()
  await see(link)
}

/** The photo of the left page and that of the shown one, which make one movement. */
const photo = expect.arrayContaining([
  '::view-transition-old(photo)',
  '::view-transition-new(photo)',
])

const secondCard = (page: Page) => linkOf(cards(page).nth(1))
const pixel = (page: Page) => page.getByRole('main').getByRole('link', { name: 'Pixel 7' }).first()
test.each([
  ['the list', pages.products(), secondCard],
  ['the tiles of the home page', pages.home(), pixel],
  ['the favorites', pages.favorites(), pixel],
])('the photo of a phone moves from %s to its page, and back', async (_, address, linkIn) => {
  const buyer = await person(site())
  const seller = await person(site(), { role: 'Seller' })
  const img = await uploadPhoto(site().app, seller)
  const favored = await buildListing(site().app, { seller, name: 'Pixel 7', img })
  await as(site().app, buyer).put(api.favorite(favored._id))
  const { page } = await visit(buyer, { reducedMotion: 'no-preference' })
  await page.addInitScript(recordTransitions)
  await open(page, address)
  await goThereAndBack(page, linkIn(page))
  await expect.poll(() => transitions(page)).toEqual([photo, photo])
})

test('nothing moves between pages for people who want less motion', async () => {
  const { page } = await visit(undefined, { reducedMotion: 'reduce' })
  await page.addInitScript(recordTransitions)
  await open(page, pages.products())
  await goThereAndBack(page, secondCard(page))
  expect(await transitions(page)).toEqual([])
})

test('without JavaScript a phone links to others of its brand, with no gap above the footer', async () => {
  const phone = await buildListing(site().app, { name: 'iPhone 12' })
  const { page, announce } = await visit(undefined, { ...phoneScreen, javaScriptEnabled: false })
  // With JavaScript disabled, Chromium reports the preloaded scripts as blocked.
  announce(/request failed: csp/)
  await page.goto(pages.phone(phone._id))
  const link = page.getByRole('main').getByRole('link', { name: /^All .+ phones$/ })
  expect(await link.getAttribute('href')).toContain('brand=')
  const [above, footer] = [await link.boundingBox(), await page.locator('footer').boundingBox()]
  expect(footer!.y - above!.y).toBeLessThan(phoneScreen.viewport.height)
})

test('a part of a phone that is opened before the scripts are there loads with them', async () => {
  const phone = await buildListing(site().app, { name: 'iPhone 12' })
  const { page } = await visit()
  const scripts = Promise.withResolvers<void>()
  await page.route('**/assets/*.js', async (route) => {
    await scripts.promise
    await route.continue()
  })
  await page.goto(pages.phone(phone._id), { waitUntil: 'commit' })
  const proofs = page.getByRole('region', { name: 'Verification' })
  await proofs.getByText('What this check would prove').first().click()
  scripts.resolve()
  await see(proofs.getByText('A passed check would prove').first())
})
