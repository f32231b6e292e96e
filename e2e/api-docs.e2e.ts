import { expect, test } from 'vitest'
import { journey, see } from './kit/index.ts'

// Swagger UI reads the contract for seconds, so here optimized code pays off.
const { visit, site } = journey({ browserFlags: ['--js-flags=--max-lazy'] })

const isDark = () => document.documentElement.classList.contains('dark-mode')

function isTooWide() {
  const { scrollWidth, clientWidth } = document.documentElement
  return scrollWidth > clientWidth
}

// A visit also fails on a console error or a violation of the content security policy. Preparing this
// page takes Swagger UI seconds, so one visit is to both screens.
test('the API page works in dark on a phone and in light on a desktop, without requests to other hosts', async () => {
  const { page } = await visit(undefined, {
    colorScheme: 'dark',
    viewport: { width: 360, height: 800 },
  })
  const hosts = new Set<string>()
  page.on('request', (request) => hosts.add(new URL(request.url()).origin))
  await page.goto('/api/docs')
  await see(page.getByRole('heading', { name: 'Redial API' }))
  await see(page.getByRole('heading', { name: 'Authentication' }))
  // Groups are closed at first; open one, then an operation in it.
  const operation = page.getByText('Returns the fair price of a phone')
  await page.locator('#operations-tag-pricing').click()
  await page.locator('#operations-pricing-getFairPrice .opblock-summary-control').click()
  await see(operation)
  expect([await page.evaluate(isDark), await page.evaluate(isTooWide)]).toEqual([true, false])

  await page.emulateMedia({ colorScheme: 'light' })
  await page.setViewportSize({ width: 1_280, height: 800 })
  await expect.poll(() => page.evaluate(isDark)).toBe(false)
  await see(page.getByRole('heading', { name: 'Redial API' }), operation)
  expect(await page.evaluate(isTooWide)).toBe(false)
  const others = [...hosts].filter((host) => host !== site().origin && !host.startsWith('data'))
  expect(others).toEqual([])
})
