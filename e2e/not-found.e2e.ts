import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { journey, open, pages, see } from './kit/index.ts'

const { visit } = journey()

async function expectNotFound(page: Page) {
  await see(page.getByRole('heading', { name: '404 page no found', level: 1 }))
  expect(await page.title()).toBe('Page not found - Redial')
  const picture = page.getByRole('main').locator('img')
  await expect
    .poll(() => picture.evaluate((img: HTMLImageElement) => img.complete && img.naturalWidth))
    .toBeGreaterThan(0)
}

const nobody = '0198a1b2-c3d4-7e5f-8a9b-0c1d2e3f4a5b'

test('unknown addresses show the 404 text and image, and a link to the home page', async () => {
  const { page, announce } = await visit()
  announce(/status of 404/)
  const unknown = [pages.phone(nobody), pages.phone('17'), pages.category(nobody), '/nothing-here']
  for (const address of unknown) {
    const answer = await open(page, address)
    expect(answer?.status(), address).toBe(404)
    await expectNotFound(page)
  }
  await page.getByRole('link', { name: 'Back to Home' }).click()
  await page.waitForURL((url) => url.pathname === pages.home())
})

test('a link from an email that does not work says so, with a picture and the next step', async () => {
  const { page, announce } = await visit()
  announce(/status of 4(04|10)/)
  const dead: [address: string, title: string, nextStep: string][] = [
    [pages.resetPassword(), 'This link no longer works', 'Request a new link'],
    [pages.joinStaff('unknown'), 'This invitation no longer works', 'Log in'],
    [pages.appeal('unknown'), 'This link isn’t valid', 'Log in'],
    [pages.renewal('unknown'), 'This link isn’t valid', 'My Products'],
    [pages.checkup('unknown'), 'This link isn’t valid', 'My Products'],
    [pages.unsubscribe('unknown'), 'This link isn’t valid', 'Your saved searches'],
  ]
  for (const [address, title, nextStep] of dead) {
    await open(page, address)
    const main = page.getByRole('main')
    await see(
      main.getByRole('heading', { name: title, level: 1 }),
      main.getByRole('link', { name: nextStep }),
    )
    expect(await main.locator('img').getAttribute('src'), address).toBe('/art/not-found.svg')
  }
})
