import { expect, test } from 'vitest'
import { as } from '../test/app.ts'
import { addressOf, api, buildListing, journey, open, pages, person, see } from './kit/index.ts'

// Of the demo, as money is on its way only where buyers pay online.
const { visit, site } = journey({ demo: true })

test('a Buyer and a Seller read first what to do next, and one press opens it', async () => {
  const { app } = site()
  const seller = await person(site(), { role: 'Seller', name: 'Siri Seller' })
  const buyer = await person(site(), { role: 'Buyer', name: 'Bo Buyer' })
  const booked = await buildListing(app, { seller, name: 'Pixel 7' })
  const offered = await buildListing(app, { seller, name: 'Galaxy S21', price: '300' })
  const { order } = (await as(app, buyer).post(api.adverts(), { phoneId: booked._id })).body
  const offer = await as(app, buyer).post(api.offers(), { phoneId: offered._id, price: '270' })
  expect(offer.status).toBe(200)

  const { page } = await visit(buyer)
  await open(page, pages.dashboard())
  const tasks = page.getByRole('region', { name: 'What to do next' }).getByRole('listitem')
  await see(tasks.first().getByText('Pixel 7 from Siri Seller'))
  await tasks.first().getByRole('link').click()
  await see(page.getByRole('heading', { name: /Pixel 7/, level: 1 }))
  expect(addressOf(page)).toBe(pages.order(order._id))

  const { page: hers } = await visit(seller)
  await open(hers, pages.dashboard())
  const sales = hers.getByRole('region', { name: 'What to do next' }).getByRole('listitem')
  const answer = sales.filter({ hasText: 'Galaxy S21 to Bo Buyer' })
  await see(answer.getByText('Your turn'), sales.getByText('Pixel 7 to Bo Buyer'))
  // What waits for the buyer comes after what waits for her.
  expect(await sales.first().textContent()).toContain('Galaxy S21')
  const figures = hers.getByRole('region', { name: 'Last 30 days' })
  await see(figures.getByText('Views'), figures.getByText('On its way'))
  const forSale = hers.getByRole('region', { name: 'Phones for sale' }).getByRole('listitem')
  expect(await forSale.count()).toBe(1)
  await see(forSale.getByRole('link', { name: 'Galaxy S21' }), forSale.getByText('$300'))
  const links = hers.getByRole('navigation', { name: 'Dashboard' })
  await see(links.getByRole('link', { name: /^Offers\W+1\W+to answer$/ }))
  await answer.getByRole('link').click()
  await see(hers.getByRole('heading', { name: 'Offers', level: 1 }))
})

test('of many tasks, five are shown with how many there are, then all on request', async () => {
  const seller = await person(site(), { role: 'Seller' })
  for (const number of [1, 2, 3, 4, 5, 6]) {
    const { app } = site()
    const phone = await buildListing(app, { seller, name: `Nokia ${number}`, price: '100' })
    const offerer = await person(site(), { role: 'Buyer' })
    await as(app, offerer).post(api.offers(), { phoneId: phone._id, price: '90' })
  }
  const { page } = await visit(seller)
  await open(page, pages.dashboard())
  const region = page.getByRole('region', { name: 'What to do next' })
  await see(region.getByText('5 of 6'))
  expect(await region.getByRole('listitem').count()).toBe(5)
  await region.getByRole('button', { name: 'Show all 6' }).click()
  await region.getByText('5 of 6').waitFor({ state: 'detached' })
  expect(await region.getByRole('listitem').count()).toBe(6)
})

test('somebody with nothing to do is led to what they can do', async () => {
  const { page } = await visit(await person(site(), { role: 'Buyer' }))
  await open(page, pages.dashboard())
  const tasks = page.getByRole('region', { name: 'What to do next' })
  await see(tasks.getByText('Nothing is waiting for you'))
  await tasks.getByRole('link', { name: 'See all phones' }).click()
  await see(page.getByRole('heading', { name: 'All Available Phones', level: 1 }))
})

test('a list that fails leaves the others, and says what is missing', async () => {
  const seller = await person(site(), { role: 'Seller' })
  const { page, announce } = await visit(seller)
  announce(/status of 500/)
  await open(page, pages.myProducts())
  for (const failing of ['**/api/sales', '**/api/my-analytics*'])
    await page.route(failing, (route) => route.fulfill({ status: 500, json: {} }))
  await page
    .getByRole('navigation', { name: 'Dashboard' })
    .getByRole('link', { name: 'Dashboard' })
    .click()
  const missing = page.getByText('Your sales could not be loaded.')
  await see(missing)
  const figures = page.getByRole('region', { name: 'Last 30 days' })
  await see(figures.getByText('This did not load'))
  await page.unrouteAll()
  await figures.getByRole('button', { name: 'Retry' }).click()
  await see(figures.getByText('Sales value'))
  await page.getByRole('alert').getByRole('button', { name: 'Retry' }).click()
  await missing.waitFor({ state: 'detached' })
})

test('staff read how much waits in each queue of their role, and since when', async () => {
  const { app } = site()
  const phone = await buildListing(app, { name: 'Doubtful Phone' })
  const reporter = await person(site())
  await as(app, reporter).post(api.reports(), { phoneId: phone._id, reason: 'other' })
  const { page } = await visit(await person(site(), { role: 'admin' }))
  await open(page, pages.dashboard())
  const queues = page.getByRole('region', { name: 'Waiting for a decision' })
  const reports = queues.getByRole('listitem').filter({ hasText: 'Reported items' })
  await see(reports.getByText('1', { exact: true }), reports.getByText(/^Oldest: /))
  const appeals = queues.getByRole('listitem').filter({ hasText: 'Appeals' })
  await see(appeals.getByText('0', { exact: true }), appeals.getByText('Nothing is waiting'))
  await see(page.getByRole('region', { name: 'Last 30 days' }).getByText('Sign-ups'))
  await reports.getByRole('link').click()
  await see(page.getByRole('heading', { name: 'Reported items', level: 1 }))
})

test('a queue that fails can be read again where it stands', async () => {
  const { page, announce } = await visit(await person(site(), { role: 'admin' }))
  announce(/status of 500/)
  await open(page, pages.settings())
  await page.route('**/api/disputes*', (route) => route.fulfill({ status: 500, json: {} }))
  await page
    .getByRole('navigation', { name: 'Dashboard' })
    .getByRole('link', { name: 'Dashboard' })
    .click()
  const queues = page.getByRole('region', { name: 'Waiting for a decision' })
  const disputes = queues.getByRole('listitem').filter({ hasText: 'Disputes' })
  await see(disputes.getByText('Could not be loaded'))
  await page.unrouteAll()
  await disputes.getByRole('button', { name: 'Retry' }).click()
  await see(disputes.getByText('Nothing is waiting'))
})
