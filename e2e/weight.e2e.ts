import { expect, test } from 'vitest'
import { buildListing, journey, open, pages } from './kit/index.ts'

const { visit, site } = journey()

/** Kilobytes of 1,000 bytes as they travel, packed with brotli. */
const SCRIPT_KB = 115
const STYLE_KB = 15

test('the first visit of the phones fetches no more script and style than is allowed', async () => {
  for (const name of ['Pixel 7', 'Pixel 8', 'Galaxy S21'])
    await buildListing(site().app, { brand: name.startsWith('P') ? 'Google' : 'Samsung', name })
  const { page } = await visit()
  const bytes = { script: 0, stylesheet: 0 }
  page.on('response', (response) => {
    const kind = response.request().resourceType()
    if (kind !== 'script' && kind !== 'stylesheet') return
    const { 'content-length': length } = response.headers()
    bytes[kind] += Number(length)
  })
  await open(page, pages.products())
  await page.waitForLoadState('networkidle')
  expect(bytes.script).toBeGreaterThan(50_000)
  expect(bytes.script).toBeLessThanOrEqual(SCRIPT_KB * 1_000)
  expect(bytes.stylesheet).toBeGreaterThan(1_000)
  expect(bytes.stylesheet).toBeLessThanOrEqual(STYLE_KB * 1_000)
})
