import { expect, test } from 'vitest'
import { journey, see } from './kit/index.ts'

const { visit, site } = journey()

// Every visit also fails on a console error or a violation of the content security policy.
test.each([
  ['light', 1280],
  ['dark', 360],
] as const)(
  'the API page works in %s, %i px wide, without requests to other hosts',
  async (colorScheme, width) => {
    const { page } = await visit(undefined, { colorScheme, viewport: { width, height: 800 } })
    const hosts = new Set<string>()
    page.on('request', (request) => hosts.add(new URL(request.url()).origin))
    await page.goto('/api/docs')
    await see(page.getByRole('heading', { name: 'Redial API' }))
    await see(page.getByRole('heading', { name: 'Authentication' }))
    // Groups are closed at first; open one, then an operation in it.
    await page.locator('#operations-tag-pricing').click()
    await page.locator('#operations-pricing-getFairPrice .opblock-summary-control').click()
    await see(page.getByText('Returns the fair price of a phone'))
    const isTooWide = await page.evaluate(() => {
      const { scrollWidth, clientWidth } = document.documentElement
      return scrollWidth > clientWidth
    })
    expect(isTooWide).toBe(false)
    const isDark = await page.evaluate(() =>
      document.documentElement.classList.contains('dark-mode'),
    )
    expect(isDark).toBe(colorScheme === 'dark')
    expect([...hosts].filter((host) => host !== site().origin && !host.startsWith('data'))).toEqual(
      [],
    )
  },
)
