import { expect, test } from 'vitest'
import { addressOf, journey, open, pages, person, see } from './kit/index.ts'

const { visit, site } = journey({ demo: true })

const calm = { colorScheme: 'light' } as const

test('the first Tab focuses the skip link, which leads to the content', async () => {
  const { page } = await visit(undefined, calm)
  await open(page, pages.home())
  await page.keyboard.press('Tab')
  const skip = page.getByRole('link', { name: 'Skip to content' })
  await see(skip)
  expect(await skip.evaluate((link) => link === document.activeElement)).toBe(true)
  await page.keyboard.press('Enter')
  await expect.poll(() => page.evaluate(() => document.activeElement?.tagName)).toBe('MAIN')
})

test('every focused element has a visible focus ring', async () => {
  const { page } = await visit(undefined, calm)
  for (const address of [pages.home(), pages.login(), pages.products()]) {
    await open(page, address)
    for (let index = 0; index < 25; index += 1) {
      await page.keyboard.press('Tab')
      const { name, shown } = await page.evaluate(focusOnPage)
      expect(shown, `${name} on ${address}`).toBe(true)
    }
  }
})

/**
 * Runs in the page: true if the focused element, or one close around it, shows an outline or ring.
 */
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

test('arrow keys move the carousel, and it does not move with reduced motion', async () => {
  const { page } = await visit(undefined, calm)
  await open(page, pages.home())
  const dot = (index: number) => page.getByRole('button', { name: new RegExp(`^Slide ${index}: `) })
  const turnedTo = (index: number) =>
    expect.poll(() => dot(index).getAttribute('aria-current')).toBe('true')
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

test('the dashboard drawer works with the keyboard only', async () => {
  const { page } = await visit(await person(site(), { role: 'Seller' }), {
    ...calm,
    viewport: { width: 375, height: 700 },
  })
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
    let index = 0;
    index < 6 && !(await link.evaluate((one) => one === document.activeElement));
    index += 1
  )
    await page.keyboard.press('Tab')
  await page.keyboard.press('Enter')
  await see(page.getByRole('heading', { name: 'My Products', level: 1 }))
  await link.waitFor({ state: 'hidden' })
  expect(addressOf(page)).toBe(pages.myProducts())
})

test('the bar at the bottom of a phone marks the page, covers none of it and fits 320 pixels', async () => {
  const { page } = await visit(await person(site(), { role: 'Seller' }), {
    ...calm,
    viewport: { width: 320, height: 640 },
  })
  await open(page, pages.mySales())
  const bar = page.getByRole('navigation', { name: 'Most used' })
  const current = bar.getByRole('link', { name: 'My Sales' })
  expect(await current.getAttribute('aria-current')).toBe('page')
  await bar.getByRole('link', { name: 'Dashboard' }).click()
  await see(page.getByRole('heading', { name: /^Welcome/, level: 1 }))
  const { end, top, isWide } = await page.evaluate(() => {
    scrollTo(0, document.body.scrollHeight)
    const root = document.documentElement
    const content = document.querySelector('main section:last-of-type')
    const end = content?.getBoundingClientRect().bottom ?? Number.POSITIVE_INFINITY
    const top = document.querySelector('.tab-bar')?.getBoundingClientRect().top ?? 0
    return { end, top, isWide: root.scrollWidth > root.clientWidth }
  })
  expect(end).toBeLessThanOrEqual(top)
  expect(isWide).toBe(false)
  expect(await page.locator('footer').isVisible()).toBe(false)
})

test('a skip link leads past the filters to the results', async () => {
  const { page } = await visit(undefined, calm)
  await open(page, pages.products())
  const skip = page.getByRole('link', { name: 'Skip to results' })
  await skip.focus()
  await see(skip)
  await page.keyboard.press('Enter')
  await expect.poll(() => page.evaluate(() => document.activeElement?.id)).toBe('results')
  await page.keyboard.press('Tab')
  const isInResults = () => document.activeElement?.closest('#results') != null
  expect(await page.evaluate(isInResults)).toBe(true)
})
