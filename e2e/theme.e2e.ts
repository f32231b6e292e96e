import { beforeAll, expect, test } from 'vitest'
import { as } from '../test/app.ts'
import { api, buildListing, journey, open, pages, person, photo, see } from './kit/index.ts'
import { watchLayoutShifts } from './kit/layout-shifts.ts'

const { visit, site } = journey()

declare global {
  interface Window {
    themeSetAt?: number
  }
}

beforeAll(async () => {
  const { app } = site()
  const seller = await person(site(), { role: 'Seller' })
  for (let index = 1; index <= 8; index += 1) {
    const form = new FormData()
    form.append('image', new File([(await photo()).buffer], 'phone.png', { type: 'image/png' }))
    const { body } = await as(app, seller).upload(api.media(), form)
    await buildListing(app, {
      seller,
      name: `iPhone ${index}`,
      img: body.data.url,
      originalPrice: '900',
    })
  }
})

test('the theme is remembered, and set before the first paint', async () => {
  const { page } = await visit()
  await page.addInitScript(() => {
    new MutationObserver(() => {
      if (document.documentElement?.dataset.theme) window.themeSetAt ??= performance.now()
    }).observe(document, { attributes: true, subtree: true, attributeFilter: ['data-theme'] })
  })
  await open(page, pages.home())
  const theme = () => page.evaluate(() => document.documentElement.dataset.theme ?? 'system')
  const paper = () => page.evaluate(() => getComputedStyle(document.body).backgroundColor)
  expect(await theme()).toBe('system')
  const light = await paper()
  await page.getByRole('radio', { name: 'Dark theme' }).check()
  expect(await theme()).toBe('dark')
  await page.reload()
  await see(page.getByRole('radio', { name: 'Dark theme', checked: true }))
  expect(await theme()).toBe('dark')
  expect(await paper()).not.toBe(light)
  await page.waitForFunction(() => performance.getEntriesByName('first-paint').length > 0)
  const { setAt, paintedAt } = await page.evaluate(() => ({
    setAt: window.themeSetAt ?? Number.POSITIVE_INFINITY,
    paintedAt: performance.getEntriesByName('first-paint')[0]?.startTime ?? 0,
  }))
  expect(setAt).toBeLessThan(paintedAt)
  await page.getByRole('radio', { name: 'System theme' }).check()
  await page.reload()
  expect(await theme()).toBe('system')
})

test.each(['Buyer', 'Seller'] as const)(
  'the products page has no layout shifts for a %s',
  async (role) => {
    const { page } = await visit(await person(site(), { role }))
    const shifts = await watchLayoutShifts(page)
    // The texts are painted in the other face before.
    await page.route('**/*.woff2', async (route) => {
      await page.waitForTimeout(500)
      await route.continue()
    })
    await open(page, pages.products())
    await see(page.getByText('8 phones', { exact: true }))
    await page.getByRole('link', { name: /^Your account, / }).waitFor()
    for (let screen = 0; screen < 5; screen += 1) {
      await page.mouse.wheel(0, 700)
      await page.waitForTimeout(100)
    }
    await page.waitForLoadState('networkidle')
    expect(await shifts()).toEqual([])
  },
)
