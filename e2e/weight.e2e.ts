import { brotliCompressSync } from 'node:zlib'
import { expect, test } from 'vitest'
import { buildOwned, listWithImei } from '../src/modules/verification/passport/passport.fixture.ts'
import type { TestUser } from '../test/app.ts'
import { readPageScripts, transferSize } from '../test/page-scripts.ts'
import { buildListing, journey, open, pages, person } from './kit/index.ts'

const { visit, site } = journey()

const STYLE_KB = 15
/** Not compressed. */
const HTML_KB = 43

async function firstVisit(url: string, as?: TestUser) {
  const { page } = await visit(as)
  // What idle browsers fetch ahead does not count: whoever saves data is spared it.
  await page.addInitScript(() => {
    Object.defineProperty(navigator, 'connection', { value: { saveData: true } })
  })
  const fetched = { script: [] as { file: string; bytes: number }[], stylesheet: [] as number[] }
  page.on('response', (response) => {
    const kind = response.request().resourceType()
    if (kind !== 'script' && kind !== 'stylesheet') return
    const bytes = Number(response.headers()['content-length'])
    if (kind === 'stylesheet') fetched.stylesheet.push(bytes)
    else fetched.script.push({ file: new URL(response.url()).pathname, bytes })
  })
  await open(page, url)
  await page.waitForLoadState('networkidle')
  // A visitor's document holds the styles itself.
  const styles = await page.evaluate(() => document.querySelector('head style')?.textContent ?? '')
  if (styles) fetched.stylesheet.push(brotliCompressSync(styles).length)
  const sum = (sizes: number[]) => sizes.reduce((total, size) => total + size, 0)
  return { scripts: fetched.script, styleKb: sum(fetched.stylesheet) / 1_000 }
}

/** What `test/page-weight.test.ts` limits for every page is what a browser fetches. */
test('the first visit of a page fetches the scripts that the build names for it, and few styles', async () => {
  const { buyer: owner, imei } = await buildOwned(site().app)
  // With everything that a phone's page can show.
  const phone = await listWithImei(site().app, owner, imei)
  const buyer = await person(site())
  const seller = await person(site(), { role: 'Seller' })
  const built = readPageScripts()
  for (const { route, url, as } of [
    { route: 'index', url: pages.home() },
    { route: '(account)/login', url: pages.login() },
    { route: 'phones.$id', url: pages.phone(phone._id) },
    { route: 'dashboard/my-orders', url: pages.myOrders(), as: buyer },
    { route: 'dashboard/add-product', url: pages.addProduct(), as: seller },
  ]) {
    const page = built.find((one) => one.route === route)
    if (!page) throw new Error(`the build has no ${route}`)
    const { scripts, styleKb } = await firstVisit(url, as)
    const files = scripts.map(({ file }) => file)
    expect(files, route).toEqual(expect.arrayContaining(page.files))
    expect(page.firstVisits.flat(), route).toEqual(expect.arrayContaining(files))
    expect(new Set(files).size, route).toBe(files.length)
    for (const { file, bytes } of scripts) expect(bytes, file).toBe(transferSize(file))
    expect(styleKb).toBeGreaterThan(1)
    expect(styleKb).toBeLessThanOrEqual(STYLE_KB)
  }
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
  expect(scripts.length).toBeGreaterThan(1)
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
