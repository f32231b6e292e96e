import type { Page } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { killServers, newFolder, serve } from '../test/server-process.ts'
import { sharedBrowser } from './kit/browser.ts'
import { card, open as openPage, pages, photo, see, toast } from './kit/index.ts'

const LINK = /(http:\/\/\S+\/setup\?token=[\w-]+)/
let link = ''
let origin = ''
beforeAll(async () => {
  // Nothing but the program and an empty folder.
  link = await serve(newFolder()).waitForOutput(LINK)
  origin = new URL(link).origin
})
afterAll(killServers)

const contexts: { close(): Promise<void> }[] = []
afterAll(() => Promise.all(contexts.map((context) => context.close())))

async function newPage(baseURL = origin): Promise<Page> {
  const browser = await sharedBrowser()
  const context = await browser.newContext({ baseURL, reducedMotion: 'reduce' })
  contexts.push(context)
  return context.newPage()
}

const phone = 'Fairphone 4, first owner'
const password = 'plum-tractor-orbit'

async function setUp(page: Page, url = link, button = 'Set up the shop', delivery = 'both') {
  await page.goto(url)
  const form = page.getByRole('form', { name: 'Set up your shop' })
  await form.getByRole('button', { name: button }).click()
  await see(form.getByText('Name is required'), form.getByText('Enter the name of your shop'))
  await form.getByLabel('Your name').fill('Ada Berg')
  await form.getByRole('textbox', { name: 'Email' }).fill('ada@phones.example')
  await form.getByLabel('Password', { exact: true }).fill(password)
  await form.getByLabel('Name of the shop').fill('Berg Phones')
  await form.getByLabel('Country').selectOption('NO')
  await form.getByLabel('Currency').selectOption('EUR')
  await form.getByLabel('Delivery methods').selectOption(delivery)
  await form.getByRole('button', { name: button }).click()
  // In place of a demo, a second database is made and opened: 18 s here, and as long as the form waits at most.
  await page.getByRole('heading', { name: 'Welcome, Ada Berg' }).waitFor({ timeout: 120_000 })
  await see(page.getByRole('heading', { name: 'Before you open' }))
  const config = await page.evaluate(() => fetch('/api/config').then((answer) => answer.json()))
  expect(config).toMatchObject({ name: 'Berg Phones', currency: 'EUR', country: 'NO' })
  expect(config.deliveryMethods).toEqual(delivery === 'both' ? ['pick_up', 'shipping'] : [delivery])
}

async function signUp(page: Page, name: string, role: 'Buyer' | 'Seller') {
  await openPage(page, pages.signUp())
  const form = page.getByRole('form', { name: 'Sign up' })
  await form.getByLabel('Name').fill(name)
  await form.getByLabel('Email').fill(`${name.toLowerCase()}@phones.example`)
  await form.getByLabel('Password', { exact: true }).fill(password)
  await form.getByRole('radio', { name: role }).check()
  await form.getByRole('button', { name: 'Sign up' }).click()
  await see(toast(page, 'Sign up successfully and logged in'))
}

test('an empty folder becomes a shop under its own name, and sells its first phone', async () => {
  const visitor = await newPage()
  await openPage(visitor, pages.home())
  await see(visitor.getByText('This shop isn’t open yet.'))

  const admin = await newPage()
  await setUp(admin)
  const other = await newPage()
  expect((await other.goto(link))?.status()).toBe(410)
  await see(other.getByRole('heading', { name: 'This shop is set up' }))
  await openPage(visitor, pages.home())
  await see(visitor.getByRole('heading', { level: 1 }))
  expect(await visitor.getByText('This shop isn’t open yet.').count()).toBe(0)

  const seller = await newPage()
  await signUp(seller, 'Sally', 'Seller')
  await openPage(seller, pages.addProduct())
  const form = seller.getByRole('form', { name: 'Add a product' })
  await form.getByRole('combobox', { name: 'Brand' }).fill('Fairphone')
  await form.getByLabel('Name', { exact: true }).fill(phone)
  await form.getByLabel('Photo (optional)').setInputFiles(await photo())
  await form.getByLabel('Price', { exact: true }).fill('250')
  await form.getByLabel('Original price').fill('600')
  await form.getByLabel('Location').fill('Oslo')
  await form.getByLabel('Years of use').fill('2 years')
  await form.getByRole('button', { name: 'Add product' }).click()
  await see(toast(seller, 'Product added successfully'))

  const buyer = await newPage()
  await signUp(buyer, 'Bob', 'Buyer')
  await openPage(buyer, pages.products())
  await see(card(buyer, phone).getByText('€250'))
  await card(buyer, phone).getByRole('button', { name: 'Book Now' }).click()
  await see(card(buyer, phone).getByText('Booked for you'))
  await openPage(buyer, pages.myOrders())
  const order = buyer.getByRole('row').filter({ hasText: phone })
  await order.getByRole('button', { name: 'Show code' }).click()
  const code = await buyer
    .getByRole('dialog')
    .getByText(/^\d{6}$/)
    .textContent()

  await openPage(seller, pages.mySales())
  const sale = seller.getByRole('row').filter({ hasText: phone })
  await sale.getByRole('button', { name: 'Hand over' }).click()
  const dialog = seller.getByRole('dialog', { name: 'Hand over the phone' })
  await dialog.getByLabel('Buyer’s code').fill(code ?? '')
  await dialog.getByRole('button', { name: 'Hand over' }).click()
  await see(sale.getByText('Completed'))

  // The first phone is checked off, by what is true.
  await openPage(admin, pages.dashboard())
  await see(admin.getByText('Wait for the first phone, or list one: done'))
})

test('a demo becomes a shop under its own name, for whoever has the link', async () => {
  const url = await serve(newFolder(), { DEMO: '', WORKERS: '2' }).waitForOutput(LINK)
  const base = new URL(url).origin
  const visitor = await newPage(base)
  expect((await visitor.goto(`${base}${pages.setup('guessed')}`))?.status()).toBe(404)
  await see(visitor.getByRole('heading', { name: 'This link doesn’t open a shop of your own' }))

  const admin = await newPage(base)
  await admin.goto(url)
  await see(admin.getByText('Your shop takes the place of this demo.'))
  await setUp(admin, url, 'Delete the demo and open my shop', 'pick_up')
  await openPage(admin, pages.products())
  await see(admin.getByText('No phone is for sale right now'))
  expect((await visitor.goto(url))?.status()).toBe(410)
  await see(visitor.getByRole('heading', { name: 'This shop is set up' }))
  await visitor.close()
})

test('a new shop is set up in German, and offers it from then on', async () => {
  const url = new URL(await serve(newFolder()).waitForOutput(LINK))
  const admin = await newPage(url.origin)
  await admin.goto(url.href)
  await admin.getByRole('link', { name: 'Deutsch' }).click()
  await see(admin.getByRole('heading', { name: 'Ihren Shop einrichten' }))
  const links = await admin
    .locator('a[href^="/"]')
    .evaluateAll((all) => all.map((link) => (link as HTMLAnchorElement).href))
  expect(links.length).toBeGreaterThan(1)
  for (const link of links) expect((await admin.request.get(link)).status(), link).toBe(200)
  const form = admin.getByRole('form', { name: 'Ihren Shop einrichten' })
  await form.getByRole('button', { name: 'Shop einrichten' }).click()
  await see(form.getByText('Geben Sie den Namen Ihres Shops ein'))
  expect(await form.getByRole('checkbox', { name: 'English' }).isDisabled()).toBe(true)
  expect(await form.getByRole('checkbox', { name: 'Deutsch' }).isChecked()).toBe(true)
  await form.getByRole('checkbox', { name: 'Français' }).check({ force: true })
  await form.getByLabel('Ihr Name').fill('Ada Berg')
  await form.getByRole('textbox', { name: 'E-Mail-Adresse' }).fill('ada@phones.example')
  await form.getByLabel('Passwort', { exact: true }).fill('password1')
  await form.getByLabel('Name des Shops').fill('Berg Handys')
  await form.getByLabel('Land', { exact: true }).selectOption('DE')
  await form.getByRole('button', { name: 'Shop einrichten' }).click()
  await see(form.getByText('Dieses Passwort ist sehr verbreitet', { exact: false }))
  await form.getByLabel('Passwort', { exact: true }).fill(password)
  await form.getByRole('button', { name: 'Shop einrichten' }).click()
  await admin.waitForURL('**/de/dashboard')
  await see(admin.getByRole('heading', { name: 'Bevor Sie eröffnen' }))
  const config = await admin.evaluate(() => fetch('/api/config').then((answer) => answer.json()))
  expect(config.languages).toEqual(['en', 'de', 'fr'])
})
