import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { as } from '../test/app.ts'
import {
  addressOf,
  api,
  buildListing,
  journey,
  open,
  pages,
  person,
  see,
  TEST_PASSWORD,
} from './kit/index.ts'

const { visit, site } = journey({ demo: true })

/** A phone for pick-up, and its code as in the QR code on the buyer's phone. */
async function agreed() {
  const { app } = site()
  const seller = await person(site(), { role: 'Seller' })
  const buyer = await person(site(), { role: 'Buyer' })
  const phone = await buildListing(app, { seller })
  const { body } = await as(app, buyer).post(api.adverts(), { phoneId: phone._id })
  const id = String(body.order._id)
  await as(app, buyer).post(api.orderDelivery(id), { method: 'pick_up' })
  const order = pages.order(id)
  return { seller, order, code: String(body.order.handOverCode) }
}

/** Everything that the browser sends, as text: URLs, headers and bodies. */
function listen(page: Page) {
  const sent: string[] = []
  page.context().on('request', (request) => {
    sent.push(
      [request.url(), JSON.stringify(request.headers()), request.postData() ?? ''].join(' '),
    )
  })
  return (code: string) => sent.filter((text) => text.includes(code))
}

async function logIn(page: Page, email: string) {
  await page.getByLabel('Email').fill(email)
  await page.getByLabel('Password', { exact: true }).fill(TEST_PASSWORD)
  await page.getByRole('button', { name: 'Login' }).click()
}

const field = (page: Page) => page.getByLabel('Buyer’s code')
const tabStorage = (page: Page) => page.evaluate(() => JSON.stringify({ ...sessionStorage }))

test('a code scanned while logged out survives the login and is sent only on confirmation', async () => {
  const { seller, order, code } = await agreed()
  const { page } = await visit()
  const sentWith = listen(page)
  await open(page, `${order}#code=${code}`)
  expect(addressOf(page)).toBe(pages.login(order))
  await expect.poll(() => page.url()).not.toContain(code)
  // The code survives a reload and a detour through the sign-up page.
  await page.reload()
  await page.getByRole('main').getByRole('link', { name: 'Sign up' }).click()
  await page.getByRole('main').getByRole('link', { name: 'Log in' }).click()
  await logIn(page, seller.email)
  await expect.poll(() => field(page).inputValue()).toBe(code)
  expect(addressOf(page)).toBe(order)
  expect(page.url()).not.toContain(code)
  expect(await tabStorage(page)).not.toContain(code)
  expect(sentWith(code)).toEqual([])
  await page.getByRole('button', { name: 'Hand over' }).click()
  await see(page.getByRole('heading', { name: 'Sold', level: 2 }))
  expect(sentWith(code)).toHaveLength(1)
})

test('the scanned code is not shown to a person who is not the seller', async () => {
  const { order, code } = await agreed()
  const { page, announce } = await visit()
  announce(/status of 404/)
  const sentWith = listen(page)
  await open(page, `${order}#code=${code}`)
  await page.getByRole('button', { name: 'Continue with Google' }).click()
  await see(page.getByRole('heading', { name: 'This is not Google' }))
  await page.getByLabel('Name').fill('Grace Google')
  await page.getByLabel('Email').fill('grace-scans@example.org')
  await page.getByRole('button', { name: 'Continue' }).click()
  await page.waitForURL((url) => url.pathname === order)
  expect(await page.getByText(code).count()).toBe(0)
  expect(sentWith(code)).toEqual([])
})

test('the seller still has the scanned code after logging in with Google', async () => {
  const { seller, order, code } = await agreed()
  const { page, context } = await visit()
  const sentWith = listen(page)
  await open(page, `${order}#code=${code}`)
  await page.getByRole('button', { name: 'Continue with Google' }).click()
  await see(page.getByRole('heading', { name: 'This is not Google' }))
  // The Google login returns the seller, whose account has a password here.
  await context.addCookies(
    seller.cookie.split('; ').map((pair) => {
      const [name = '', ...value] = pair.split('=')
      return { name, value: value.join('='), url: site().origin }
    }),
  )
  await open(page, order)
  await expect.poll(() => field(page).inputValue()).toBe(code)
  expect(sentWith(code)).toEqual([])
})
