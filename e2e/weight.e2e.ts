import { brotliCompressSync } from 'node:zlib'
import { expect, test } from 'vitest'
import type { TestUser } from '../test/app.ts'
import { buildListing, journey, open, pages, person } from './kit/index.ts'

const { visit, site } = journey()

/** Limits for a first visit, in kilobytes of 1,000 bytes after brotli compression. */
const PUBLIC = { scriptKb: 140, scripts: 7 }
/** Delivery, returns, prices, checks and offers are on this page from the start. */
const PHONE = { scriptKb: 142, scripts: 7 }
const SIGNED_IN = { scriptKb: 170, scripts: 10 }
const STYLE_KB = 15
/** Not compressed. */
const HTML_KB = 43

async function firstVisit(url: string, as?: TestUser) {
  const { page } = await visit(as)
  // What idle browsers fetch ahead does not count: whoever saves data is spared it.
  await page.addInitScript(() => {
    Object.defineProperty(navigator, 'connection', { value: { saveData: true } })
  })
  const fetched = { script: [] as number[], stylesheet: [] as number[] }
  page.on('response', (response) => {
    const kind = response.request().resourceType()
    if (kind !== 'script' && kind !== 'stylesheet') return
    fetched[kind].push(Number(response.headers()['content-length']))
  })
  await open(page, url)
  await page.waitForLoadState('networkidle')
  // A visitor's document holds the styles itself.
  const styles = await page.evaluate(() => document.querySelector('head style')?.textContent ?? '')
  if (styles) fetched.stylesheet.push(brotliCompressSync(styles).length)
  const kb = (sizes: number[]) => sizes.reduce((sum, size) => sum + size, 0) / 1_000
  return {
    scriptKb: kb(fetched.script),
    scripts: fetched.script.length,
    styleKb: kb(fetched.stylesheet),
  }
}

function expectWithin(visited: Awaited<ReturnType<typeof firstVisit>>, limit: typeof PUBLIC) {
  expect(visited.scriptKb).toBeGreaterThan(50)
  expect(visited.scriptKb).toBeLessThanOrEqual(limit.scriptKb)
  expect(visited.scripts).toBeLessThanOrEqual(limit.scripts)
  expect(visited.styleKb).toBeGreaterThan(1)
  expect(visited.styleKb).toBeLessThanOrEqual(STYLE_KB)
}

test('the first visit of a public page fetches few scripts, at most 140 kB, a phone page 142 kB', async () => {
  const phones = []
  for (const name of ['Pixel 7', 'Pixel 8', 'Galaxy S21'])
    phones.push(
      await buildListing(site().app, { brand: name.startsWith('P') ? 'Google' : 'Samsung', name }),
    )
  const [phone] = phones
  if (!phone) throw new Error('no phone was listed')
  for (const url of [pages.home(), pages.products(), pages.login()])
    expectWithin(await firstVisit(url), PUBLIC)
  expectWithin(await firstVisit(pages.phone(phone._id)), PHONE)
})

test('the first visit of a page for one person fetches at most 170 kB of scripts', async () => {
  const buyer = await person(site())
  for (const url of [pages.dashboard(), pages.myOrders()])
    expectWithin(await firstVisit(url, buyer), SIGNED_IN)
  const seller = await person(site(), { role: 'Seller' })
  expectWithin(await firstVisit(pages.addProduct(), seller), SIGNED_IN)
})

test('the document with the first 24 phones has at most 43 kB of HTML beside its styles', async () => {
  const seller = await person(site(), { role: 'Seller' })
  for (let at = 1; at <= 24; at += 1)
    await buildListing(site().app, { seller, name: `Galaxy S${at}`, color: 'Black', grade: 'B' })
  const { page, context } = await visit()
  await open(page, pages.products())
  expect(await page.getByRole('article').count()).toBe(24)
  const html = await (await context.request.get(pages.products())).text()
  const rest = html.replace(/<style>.*?<\/style>/s, '')
  expect(rest.length).toBeLessThan(html.length)
  expect(Buffer.byteLength(rest) / 1_000).toBeLessThanOrEqual(HTML_KB)
})

test('every script asks to be compiled while it loads', async () => {
  const { page } = await visit()
  const scripts: Promise<string>[] = []
  page.on('response', (response) => {
    if (response.request().resourceType() === 'script') scripts.push(response.text())
  })
  await open(page, pages.products())
  await page.waitForLoadState('networkidle')
  expect(scripts.length).toBeGreaterThan(3)
  for (const script of await Promise.all(scripts))
    expect(script.slice(0, 40)).toMatch(/^\/\/# allFunctionsCalledOnLoad\n/)
})

test('pages animate nothing while nobody waits for anything', async () => {
  const seller = await person(site(), { role: 'Seller' })
  for (const { url, as } of [{ url: pages.login() }, { url: pages.addProduct(), as: seller }]) {
    const { page } = await visit(as)
    await page.emulateMedia({ reducedMotion: 'no-preference' })
    await open(page, url)
    const moving = () =>
      page.evaluate(() =>
        document
          .getAnimations()
          .filter(({ playState }) => playState === 'running')
          .map((one) => (one as CSSAnimation).animationName),
      )
    await expect.poll(moving).toEqual([])
  }
})

test('no style depends on parts of the class attribute, for which browsers restyle whole subtrees', async () => {
  const { page } = await visit()
  await open(page, pages.products())
  const selectors = await page.evaluate(() => {
    const texts = (rules: CSSRuleList): string[] =>
      [...rules].flatMap((rule) => [
        rule instanceof CSSStyleRule ? rule.selectorText : '',
        ...('cssRules' in rule ? texts(rule.cssRules as CSSRuleList) : []),
      ])
    return [...document.styleSheets].flatMap((sheet) => texts(sheet.cssRules))
  })
  expect(selectors.length).toBeGreaterThan(500)
  expect(selectors.filter((one) => one.includes('[class'))).toEqual([])
})
