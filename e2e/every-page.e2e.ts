import { afterAll, beforeAll, expect, test } from 'vitest'
import { PAGES, urlsOfPages, type ViewerName } from '../test/pages.fixture.ts'
import { buildRows, type Rows } from '../test/rows-of-everything.fixture.ts'
import { journey, open, pages, see, toast } from './kit/index.ts'
import { installRewriters } from './kit/rewriters.ts'
import { REWRITTEN } from './kit/trouble.ts'

/** A name without https, at which browsers leave out what needs a secure context. */
const PLAIN_HTTP = 'phones.test'

let rows: Rows
let urls: Map<string, string>

const { visit, site } = journey({
  browserFlags: [`--host-resolver-rules=MAP ${PLAIN_HTTP} 127.0.0.1`],
  openApp: async () => {
    rows = await buildRows()
    return rows.shop.app
  },
})
beforeAll(async () => {
  urls = await urlsOfPages(rows)
})
afterAll(() => rows.shop.fake.close())

const viewers = ['visitor', 'buyer', 'seller', 'admin'] as const
const userOf = (who: ViewerName) => (who === 'visitor' ? undefined : rows[who])
const nobody = '0198a1b2-c3d4-7e5f-8a9b-0c1d2e3f4a5b'

/** Every route, and what pages look like that are empty, missing or refused. */
function addressesOf(who: ViewerName): string[] {
  const routes = Object.entries(PAGES)
    .filter(([, { by }]) => by.includes(who))
    .map(([route]) => urls.get(route) ?? '')
  if (who === 'buyer') return [...routes, pages.users(), pages.order(nobody)]
  if (who !== 'visitor') return routes
  return [
    ...routes,
    pages.components(),
    '/nothing-here',
    pages.phone(nobody),
    pages.compare(),
    `${pages.products()}?q=nothing`,
    `${pages.products()}?q=galxy&color=black&near=2950159&within=25`,
    pages.renewal('wrong'),
    pages.checkup('wrong'),
  ]
}

const plainHttp = () => ({ baseURL: site().origin.replace('localhost', PLAIN_HTTP) })
const REFUSED = /status of 4\d\d|There is a receipt/

test.each(viewers)(
  'every page of a %s works over plain http and rewritten before it is ready, in the chosen theme',
  async (who) => {
    const { page, context, announce } = await visit(userOf(who), plainHttp())
    announce(REFUSED)
    announce(/Something has changed this page/)
    let renderedAnew = 0
    page.on('console', (message) => {
      if (REWRITTEN.test(message.text())) renderedAnew += 1
    })
    await installRewriters(context, { early: true })
    await context.addInitScript(() => localStorage.setItem('redial-theme', 'dark'))
    for (const address of addressesOf(who)) {
      await open(page, address)
      const { theme, fonts, fields, icons, isSecure } = await page.evaluate(() => {
        const count = (selector: string) => document.querySelectorAll(selector).length
        return {
          theme: document.documentElement.dataset.theme,
          fonts: count('main font'),
          fields: count('input, textarea'),
          icons: count('manager-icon'),
          isSecure: isSecureContext,
        }
      })
      expect.soft([theme, icons, isSecure], address).toEqual(['dark', fields, false])
      expect.soft(fonts, address).toBeGreaterThan(0)
    }
    expect(renderedAnew).toBeGreaterThanOrEqual(addressesOf(who).length)
  },
)

test('over plain http messages are sent, links copied, and what needs https says so', async () => {
  const { page } = await visit(rows.buyer, plainHttp())
  await open(page, pages.messages(rows.first.conversation))
  await page.getByRole('textbox', { name: /^Message to / }).fill('Over plain http')
  await page.getByRole('button', { name: 'Send' }).click()
  await see(page.getByRole('region', { name: 'Messages' }).getByText('Over plain http'))

  await open(page, pages.phone(rows.first.phone))
  await page.getByRole('button', { name: /^Share / }).click()
  await see(toast(page, 'Link copied'))
  await open(page, pages.products())
  const search = page.getByRole('combobox', { name: 'Search all phones' })
  await search.press('ControlOrMeta+V')
  expect(await search.inputValue()).toContain(pages.phone(rows.first.phone))

  const visitor = await visit(undefined, plainHttp())
  await open(visitor.page, pages.login())
  await visitor.page.getByRole('button', { name: 'Log in with a passkey' }).click()
  await see(visitor.page.getByText(/^Passkeys only work over https\./))
  await open(visitor.page, urls.get('checkup.$token') ?? '')
  await visitor.page.getByRole('button', { name: 'Start' }).click()
  for (const test of ['Swipe over', 'Put three', 'Look for dead', 'Speaker and']) {
    await see(visitor.page.getByRole('heading', { name: test }))
    await visitor.page.getByRole('button', { name: 'Skip' }).click()
  }
  await visitor.page.getByRole('button', { name: 'Open camera' }).click()
  await see(visitor.page.getByText(/opened without https/))
})
