import type { Locator, Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { buildShipped } from '../src/modules/orders/orders.fixture.ts'
import { buildOwned } from '../src/modules/verification/passport/passport.fixture.ts'
import { as } from '../test/app.ts'
import { drawLogo } from '../test/build/logo.ts'
import { openMailbox } from '../test/mailbox.ts'
import { violations } from './kit/accessible.ts'
import { api, journey, open, pages, person, see, toast } from './kit/index.ts'
import { watchLayoutShifts } from './kit/layout-shifts.ts'

const { visit, site } = journey({ demo: true, env: { OFFLINE_PAYMENT: 'off' } })

const NAME = 'Berg Phones'
const png = async (width: number, height: number) => ({
  name: 'logo.png',
  mimeType: 'image/png',
  buffer: await drawLogo(width, height).png().toBuffer(),
})

/** Whether the browser has loaded the picture and shows it. */
async function expectShown(picture: Locator) {
  await see(picture)
  await expect
    .poll(() => picture.evaluate((image) => (image as HTMLImageElement).naturalWidth))
    .toBeGreaterThan(0)
}

const header = (page: Page) => page.getByRole('banner').getByRole('img', { name: NAME })

test('an admin gives the shop a name, a color and a logo, which are on page, email, receipt and passport', async () => {
  const { app, origin } = site()
  const sale = await buildShipped(app, 'paid')
  const { passport } = await buildOwned(app)
  const { page, announce } = await visit(await person(site(), { role: 'admin' }))
  announce(/status of 415/)
  await open(page, pages.shopSettings())

  const shop = page.getByRole('form', { name: 'Shop', exact: true })
  await shop.getByLabel('Name of the shop').fill(NAME)
  await shop.getByRole('button', { name: 'Save' }).click()
  await see(toast(page, 'Settings saved'))
  const languages = shop.getByRole('group', { name: 'Languages' })
  expect(await languages.getByLabel('English').isDisabled()).toBe(true)
  await languages.getByLabel('Deutsch').check()
  await shop.getByRole('button', { name: 'Save' }).click()
  await expect.poll(() => app.deps.settings.current().languages).toEqual(['en', 'de'])
  await languages.getByLabel('Deutsch').uncheck()
  await shop.getByRole('button', { name: 'Save' }).click()
  await expect.poll(() => app.deps.settings.current().languages).toEqual(['en'])
  const appearance = page.getByRole('region', { name: 'Appearance' })
  await appearance.getByLabel('Accent color', { exact: true }).fill('#1d4ed8')
  await appearance.getByRole('button', { name: 'Save' }).click()
  await expect.poll(() => app.deps.settings.current().accentColor).toBe('#1d4ed8')

  const svg = { name: 'logo.png', mimeType: 'image/png', buffer: Buffer.from('<svg onload="x"/>') }
  const logo = appearance.getByLabel('Logo', { exact: true })
  await logo.setInputFiles(svg)
  await see(appearance.getByText(/This is an SVG file/))
  await logo.setInputFiles(await png(600, 120))
  await see(toast(page, 'Logo saved'))
  await expectShown(header(page))
  await expectShown(appearance.getByRole('img', { name: 'Logo, dark theme' }))
  await appearance.getByLabel('Icon', { exact: true }).setInputFiles(await png(128, 128))
  await see(toast(page, 'Icon saved'))
  expect(await violations(page)).toEqual([])

  const { page: visitor } = await visit()
  const shifts = await watchLayoutShifts(visitor)
  await open(visitor, pages.passport(passport._id))
  await expectShown(header(visitor))
  expect(await visitor.title()).toContain(NAME)
  // Dates take the form of the browser once the page is ready.
  expect((await shifts()).filter((shift) => !shift.includes('<time'))).toEqual([])
  const icon = await visitor.locator('link[rel=icon]').first().getAttribute('href')
  expect((await visitor.request.get(`${origin}${icon}`)).headers()['content-type']).toBe(
    'image/png',
  )

  const { page: buyer } = await visit(sale.buyer)
  await open(buyer, pages.receipt(sale.order._id))
  await see(buyer.getByText(`Your purchase on ${NAME}`))
  await expectShown(buyer.getByRole('main').getByRole('img', { name: NAME }))
  const pdf = await as(app, sale.buyer).download(`/api/orders/${sale.order._id}/receipt.pdf`)
  expect(pdf.bytes.toString('latin1')).toContain('/Subtype /Image')

  const mailbox = openMailbox(app)
  await as(app, null).post(api.requestPasswordReset(), { email: sale.buyer.email })
  const mail = await mailbox.newest(sale.buyer.email)
  const { page: inbox } = await visit()
  await inbox.setContent(mail.html)
  await expectShown(inbox.getByRole('img', { name: NAME }))
})

test('two admins choose a logo at once: the second sees both, and decides', async () => {
  const first = await visit(await person(site(), { role: 'admin', name: 'Ada' }))
  const second = await visit(await person(site(), { role: 'admin' }))
  second.announce(/status of 409/)
  for (const { page } of [first, second]) await open(page, pages.shopSettings())
  const dark = 'Logo for the dark theme'
  await first.page.getByLabel(dark).setInputFiles(await png(300, 75))
  await see(toast(first.page, `${dark} saved`))
  await second.page.getByLabel(dark).setInputFiles(await png(400, 100))
  await see(second.page.getByText('Ada has saved another picture'))
  await second.page.getByRole('button', { name: 'Use mine' }).click()
  await see(toast(second.page, `${dark} saved`))
  await second.page.getByRole('button', { name: 'Remove logo for the dark theme' }).click()
  await see(toast(second.page, `${dark} removed`))
})
