import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { journey, see } from './kit/index.ts'

const { visit, site } = journey()

const isDark = () => document.documentElement.classList.contains('dark-mode')

function isTooWide() {
  const { scrollWidth, clientWidth } = document.documentElement
  return scrollWidth > clientWidth
}

type Contract = {
  paths: Record<string, Record<string, { tags: string[] }>>
  components: { schemas: Record<string, object> }
}

/** The operations of one tag, with the schemas that they use. */
function partOf({ paths, components, ...rest }: Contract, tag: string): Contract {
  const calls = Object.entries(paths).filter(([, operations]) =>
    Object.values(operations).some(({ tags }) => tags.includes(tag)),
  )
  const used = new Map<string, object>()
  const collect = (part: object) => {
    for (const [, name = ''] of JSON.stringify(part).matchAll(/"#\/components\/schemas\/(.+?)"/g)) {
      const schema = components.schemas[name]
      if (!schema || used.has(name)) continue
      used.set(name, schema)
      collect(schema)
    }
  }
  collect(calls)
  const schemas = Object.fromEntries(used)
  return { ...rest, paths: Object.fromEntries(calls), components: { ...components, schemas } }
}

/** Swagger UI reads the whole contract for 12 s of processor time, and one tag of it for 3 s. */
function shortenContract(page: Page, tag: string) {
  return page.route('**/api/openapi.json', async (route) => {
    const response = await route.fetch()
    await route.fulfill({ response, json: partOf(await response.json(), tag) })
  })
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
  await shortenContract(page, 'pricing')
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
