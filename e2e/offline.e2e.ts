import type { BrowserContext } from 'playwright-core'
import { expect, test } from 'vitest'
import {
  addressOf,
  buildListing,
  card,
  gone,
  journey,
  open,
  pages,
  person,
  see,
  toast,
} from './kit/index.ts'

const { visit, site } = journey()

/** The browser's errors when there is no connection. */
const cut = /ERR_INTERNET_DISCONNECTED|Failed to fetch|No answer of the API/

test('an offline page offers Retry and recovers', async () => {
  await buildListing(site().app, { name: 'Patient Phone' })
  const { page, context, announce } = await visit()
  announce(cut)
  await open(page, pages.home())
  await context.setOffline(true)
  await see(page.getByText('You’re offline. This page may be out of date.'))
  await page
    .getByRole('navigation', { name: 'Main' })
    .getByRole('link', { name: 'Products' })
    .click()
  await see(page.getByRole('alert').getByText('This did not load'))
  await context.setOffline(false)
  await gone(page.getByText('You’re offline. This page may be out of date.'))
  await page.getByRole('button', { name: 'Retry' }).click()
  await see(page.getByRole('heading', { name: 'All Available Phones', level: 1 }))
  await see(card(page, 'Patient Phone'))
  expect(addressOf(page)).toBe(pages.products())
})

test('a page whose script is missing offers Retry and stays on the site', async () => {
  const { page, context, announce } = await visit()
  announce(cut)
  await open(page, pages.home())
  await context.setOffline(true)
  await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Blog' }).click()
  await see(page.getByRole('alert').getByText('This did not load'))
  await context.setOffline(false)
  await page.getByRole('button', { name: 'Retry' }).click()
  await see(page.getByRole('heading', { name: 'Blog', level: 1 }))
})

test('a form that failed to send keeps its values and can be sent later', async () => {
  const seller = await person(site(), { role: 'Seller' })
  const { page, context, announce } = await visit(seller)
  announce(cut)
  await open(page, pages.addProduct())
  const form = page.getByRole('form', { name: 'Add a product' })
  await form.getByRole('combobox', { name: 'Brand' }).fill('Nokia')
  await form.getByLabel('Name', { exact: true }).fill('Nokia 3310')
  await form.getByLabel('Price', { exact: true }).fill('25')
  await context.setOffline(true)
  await form.getByRole('button', { name: 'Add product' }).click()
  await see(
    form
      .getByRole('alert')
      .getByText('We cannot reach this shop. Check your connection and try again.'),
  )
  expect(await form.getByLabel('Name', { exact: true }).inputValue()).toBe('Nokia 3310')
  await context.setOffline(false)
  // Typed text survives even a reload.
  await page.reload()
  await expect.poll(() => form.getByLabel('Name', { exact: true }).inputValue()).toBe('Nokia 3310')
  await form.getByRole('button', { name: 'Add product' }).click()
  await see(toast(page, 'Product added successfully'))
})

test('after a lost script the page is reloaded once, and the form keeps its values', async () => {
  const { page, context, announce } = await visit(await person(site(), { role: 'Seller' }))
  announce(/ERR_FAILED|Failed to fetch/)
  await open(page, pages.addProduct())
  const form = page.getByRole('form', { name: 'Add a product' })
  const name = form.getByLabel('Name', { exact: true })
  await name.fill('Nokia 3310')
  // A reload while it is being saved loses the answer: the next version would be refused as changed elsewhere.
  await see(page.getByText('Draft saved', { exact: true }))
  await context.route('**/assets/*preview-dialog*', (route) => route.abort())
  const preview = form.getByRole('button', { name: 'Preview' })
  const reloaded = page.waitForEvent('load')
  await preview.click()
  // As after a deployment, when a new document names scripts that exist.
  await reloaded
  await expect.poll(() => name.inputValue()).toBe('Nokia 3310')
  await preview.click()
  const failure = page.getByRole('dialog', { name: 'This part did not load' })
  await see(failure.getByText('Check your connection, then reload the page.'))
  await context.unroute('**/assets/*preview-dialog*')
  await failure.getByRole('button', { name: 'Reload the page' }).click()
  await expect.poll(() => name.inputValue()).toBe('Nokia 3310')
  await preview.click()
  await see(page.getByRole('dialog').getByText('Nokia 3310').first())
  await page.keyboard.press('Escape')
  expect(await name.inputValue()).toBe('Nokia 3310')
})

test('a page whose script is lost once is loaded as a document', async () => {
  await buildListing(site().app, { name: 'Lasting Phone' })
  const { page, context, announce } = await visit()
  announce(/ERR_FAILED|Failed to fetch/)
  await open(page, pages.home())
  const documents: string[] = []
  page.on('request', (request) => {
    if (request.isNavigationRequest()) documents.push(request.url())
  })
  await context.route('**/assets/blog-*', (route) => route.abort(), { times: 1 })
  await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Blog' }).click()
  await see(page.getByRole('heading', { name: 'Blog', level: 1 }))
  expect(new Set(documents)).toEqual(new Set([new URL(pages.blog(), page.url()).href]))
})

test('a booking retried after a lost connection books once', async () => {
  await buildListing(site().app, { name: 'Wanted Phone' })
  const buyer = await person(site())
  const { page, context, announce } = await visit(buyer)
  announce(cut)
  await open(page, pages.products())
  const bookNow = card(page, 'Wanted Phone').getByRole('button', { name: 'Book Now' })
  // Its script is loaded by then: browsers remember that a script failed, and the page would be loaded again.
  const bookings = '**/api/advertise'
  await context.route(bookings, (route) => route.abort('internetdisconnected'))
  await bookNow.click()
  await see(toast(page, 'We cannot reach this shop. Check your connection and try again.'))
  await context.unroute(bookings)
  await bookNow.click()
  await see(card(page, 'Wanted Phone').getByText('Booked for you'))
})

/** Lets a change reach the server, and loses its answer. */
async function loseAnswer(context: BrowserContext, url: string) {
  await context.route(url, async (route) => {
    if (route.request().method() !== 'POST') return route.fallback()
    await route.fetch()
    await route.abort('connectionreset')
  })
}

const lost = /ERR_CONNECTION_RESET|No answer of the API/

async function count(statement: string, id: string) {
  const { rows } = await site().app.deps.db.pool.query(`select count(*) from ${statement}`, [id])
  return Number(rows[0].count)
}

test('a phone whose answer was lost is listed once when the button is pressed again', async () => {
  const seller = await person(site(), { role: 'Seller' })
  const { page, context, announce } = await visit(seller)
  announce(lost)
  await open(page, pages.addProduct())
  const form = page.getByRole('form', { name: 'Add a product' })
  await form.getByRole('combobox', { name: 'Brand' }).fill('Nokia')
  await form.getByLabel('Name', { exact: true }).fill('Nokia 3310')
  await form.getByLabel('Price', { exact: true }).fill('25')
  await loseAnswer(context, '**/api/phones')
  await form.getByRole('button', { name: 'Add product' }).click()
  await see(form.getByRole('alert').getByText(/We cannot reach this shop/))
  await context.unrouteAll()
  await form.getByRole('button', { name: 'Add product' }).click()
  await see(toast(page, 'Product added successfully'))
  expect(await count('listings where seller_id = $1', seller.id)).toBe(1)
})

test('a booking whose answer was lost is the same booking, pressed again or after a reload', async () => {
  const phone = await buildListing(site().app, { name: 'Answered Phone' })
  const { page, context, announce } = await visit(await person(site()))
  announce(lost)
  await open(page, pages.phone(phone._id))
  const bookNow = page.getByRole('main').getByRole('button', { name: 'Book Now' }).first()
  await loseAnswer(context, '**/api/advertise')
  await bookNow.click()
  await see(toast(page, /We cannot reach this shop/))
  const reloaded = await context.newPage()
  await open(reloaded, pages.phone(phone._id))
  await see(reloaded.getByRole('main').getByText('Booked for you').first())
  await context.unrouteAll()
  await bookNow.click()
  await see(toast(page, 'Product advertise successfully'))
  expect(await count('orders where listing_id = $1', phone._id)).toBe(1)
})

test('a page whose data fails to load offers Retry and recovers', async () => {
  const { page, context, announce } = await visit(await person(site()))
  announce(/status of 500/)
  await context.route('**/api/orders', (route) =>
    route.fulfill({ status: 500, json: { error: 'broken', message: 'Something broke.' } }),
  )
  // Start on a page without phones, so that the browser fetches the orders, not the server.
  await open(page, pages.blog())
  await page
    .getByRole('navigation', { name: 'Main' })
    .getByRole('link', { name: 'Dashboard' })
    .click()
  await page
    .getByRole('navigation', { name: 'Dashboard' })
    .getByRole('link', { name: 'My Orders' })
    .click()
  await page.getByRole('alert').getByText('This did not load').waitFor({ timeout: 20_000 })
  await context.unroute('**/api/orders')
  await page.getByRole('button', { name: 'Retry' }).click()
  await see(page.getByText('You haven’t booked a phone yet'))
})
