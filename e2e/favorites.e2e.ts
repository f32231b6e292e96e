import type { Page } from 'playwright-core'
import { beforeAll, expect, test } from 'vitest'
import { as } from '../test/app.ts'
import { TEST_PASSWORD } from '../test/build/user.ts'
import { api, buildListing, card, gone, journey, open, pages, person, see } from './kit/index.ts'

const { visit, site } = journey()

let first: { _id: string; slug: string }

beforeAll(async () => {
  const { app } = site()
  const seller = await person(site(), { role: 'Seller' })
  first = await buildListing(app, { seller, brand: 'Sony', name: 'Xperia 5 III', price: 300 })
  await buildListing(app, { seller, brand: 'Sony', name: 'Xperia 1 IV', price: 500 })
  await buildListing(app, { seller, brand: 'Sony', name: 'Xperia 10 II', price: 200 })
})

const heart = (page: Page, name: string) =>
  page
    .getByRole('main')
    .getByRole('button', { name: `Save ${name}` })
    .first()
const isFavorite = (page: Page, name: string) => heart(page, name).getAttribute('aria-pressed')

test('favorites are stored before login, imported after it, and show what was sold', async () => {
  const { app } = site()
  const buyer = await person(site(), { role: 'Buyer' })
  const { page } = await visit()
  await open(page, pages.favorites())
  await see(page.getByText('No favorites yet'))
  await open(page, pages.products())
  await heart(page, 'Xperia 5 III').click()
  expect(await isFavorite(page, 'Xperia 5 III')).toBe('true')
  await page.reload()
  await expect.poll(() => isFavorite(page, 'Xperia 5 III')).toBe('true')
  await open(page, pages.favorites())
  await see(card(page, 'Xperia 5 III'), page.getByText('to keep them in your account'))

  await page.getByRole('main').getByRole('link', { name: 'Log in' }).click()
  await page.getByLabel('Email').fill(buyer.email)
  await page.getByLabel('Password', { exact: true }).fill(TEST_PASSWORD)
  await page.getByRole('main').getByRole('button', { name: 'Login', exact: true }).click()
  await see(page.getByRole('heading', { name: 'Favorites' }), card(page, 'Xperia 5 III'))
  await expect.poll(async () => (await as(app, buyer).get(api.favorites())).body.length).toBe(1)

  const other = await person(site(), { role: 'Buyer' })
  await as(app, other).post(api.adverts(), { phoneId: first._id })
  const elsewhere = await visit(buyer)
  await open(elsewhere.page, pages.favorites())
  await see(card(elsewhere.page, 'Xperia 5 III').getByText('Booked').first())
  await heart(elsewhere.page, 'Xperia 5 III').click()
  await see(elsewhere.page.getByText('No favorites yet'))
  await expect.poll(async () => (await as(app, buyer).get(api.favorites())).body.length).toBe(0)
})

test('a favorite says how its price has changed since, and the start page lists what costs less', async () => {
  const { app } = site()
  const seller = await person(site(), { role: 'Seller' })
  const buyer = await person(site(), { role: 'Buyer' })
  const form = { brand: 'Sony', name: 'Xperia 5 IV' }
  const phone = await buildListing(app, { seller, ...form, price: 400 })
  await as(app, buyer).put(api.favorite(phone._id))
  await as(app, seller).put(api.phone(phone._id), { ...form, price: '370' })
  const { page } = await visit(buyer)
  await open(page, pages.favorites())
  await see(card(page, 'Xperia 5 IV').getByText('$30 lower'))
  await open(page, pages.dashboard())
  const drops = page.getByRole('region', { name: 'Price drops' })
  await see(drops.getByText('Now $370, $30 less than when you saved it'))
  await drops.getByRole('link', { name: 'Xperia 5 IV' }).click()
  await see(page.getByRole('heading', { name: 'Xperia 5 IV', level: 1 }))
})

test('a favorite that the server refuses is removed again with a message', async () => {
  const buyer = await person(site(), { role: 'Buyer' })
  const { page, announce } = await visit(buyer)
  await open(page, pages.products())
  await page.waitForLoadState('networkidle')
  announce(/status of 503|Failed to load|request failed/)
  await page.route(`**${api.favorites()}/**`, (route) =>
    route.fulfill({ status: 503, json: { error: 'unavailable', message: 'Try again soon.' } }),
  )
  await heart(page, 'Xperia 1 IV').click()
  await see(page.getByText('Try again soon.'))
  await expect.poll(() => isFavorite(page, 'Xperia 1 IV')).toBe('false')
  await gone(page.getByText('No favorites yet'))
})

test('phones saved in quick succession while the favorites load are all kept', async () => {
  const { app } = site()
  const buyer = await person(site(), { role: 'Buyer' })
  const { page } = await visit(buyer)
  let load = () => {}
  const canLoad = new Promise<void>((resolve) => {
    load = resolve
  })
  await page.route('**/api/favorite-ids', async (route) => {
    await canLoad
    await route.continue().catch(() => {})
  })
  const waiting = page.waitForRequest('**/api/favorite-ids')
  await open(page, pages.products())
  await waiting
  for (const name of ['Xperia 1 IV', 'Xperia 10 II']) await heart(page, name).click()
  load()
  await expect.poll(async () => (await as(app, buyer).get(api.favorites())).body.length).toBe(2)
  await page.unroute('**/api/favorite-ids')
  await page.reload()
  for (const name of ['Xperia 1 IV', 'Xperia 10 II'])
    await expect.poll(() => isFavorite(page, name)).toBe('true')
})
