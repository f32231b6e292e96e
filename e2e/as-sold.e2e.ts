import { expect, test } from 'vitest'
import { book, buildShipped } from '../src/modules/orders/orders.fixture.ts'
import { as, type TestUser } from '../test/app.ts'
import { expectNoViolations } from './kit/accessible.ts'
import { api, buildListing, journey, open, pages, person, photo, see } from './kit/index.ts'

const { visit, site } = journey({ demo: true })

const answers = {
  screen: 'light',
  body: 'light',
  battery_health: 87,
  functions: [],
  water: 'never',
  repairs: 'none',
  account_lock: 'off',
  carrier: 'free',
}
const offered = {
  name: 'iPhone 13',
  price: '300',
  originalPrice: '799',
  storageGb: 128,
  color: 'Midnight',
  used: '2 years',
  location: 'Oslo',
  description: 'A scratch beside the camera.\nThe box and a cable come with it.',
}

async function upload(seller: TestUser): Promise<string> {
  const form = new FormData()
  form.append('image', new Blob([new Uint8Array((await photo('back.png')).buffer)]), 'back.png')
  return (await as(site().app, seller).upload(api.media(), form)).body.data.url
}

/** A graded phone with a photo that is booked, and whose seller has changed its listing since. */
async function buildRewritten() {
  const { app } = site()
  const seller = await person(site(), { role: 'Seller', name: 'Siri Seller' })
  const buyer = await person(site(), { role: 'Buyer', name: 'Bo Buyer' })
  const changed = { ...offered, photos: [{ url: await upload(seller), alt: 'The back' }] }
  const phone = await buildListing(app, { seller, ...changed, answers })
  const { body } = await book(app, buyer, phone._id)
  const better = { brand: 'Iphone', ...changed, description: 'Like new.', color: 'Gold' }
  expect((await as(app, seller).put(api.phone(phone._id), better)).status).toBe(200)
  return { seller, buyer, orderId: String(body.order._id) }
}

test('the listing as booked stays readable after its seller edits it', async () => {
  const { buyer, seller, orderId } = await buildRewritten()
  const { page } = await visit(buyer, { viewport: { width: 360, height: 800 } })
  await open(page, pages.order(orderId))
  const sheet = page.locator('details', { hasText: 'The listing when you booked' })
  await sheet.locator('summary').focus()
  await page.keyboard.press('Enter')
  await see(
    sheet.getByText('A scratch beside the camera.'),
    sheet.getByText('Midnight'),
    sheet.getByText('87 %'),
    sheet.getByText('The seller has edited the listing since'),
  )
  const picture = sheet.getByRole('img', { name: 'The back' })
  await picture.scrollIntoViewIfNeeded()
  await expect
    .poll(() => picture.evaluate((img: HTMLImageElement) => img.naturalWidth))
    .toBeGreaterThan(0)
  await expectNoViolations(page)
  await sheet.getByRole('link', { name: 'See the current listing' }).click()
  await see(page.getByText('Like new.'))

  const theirs = (await visit(seller)).page
  await open(theirs, pages.order(orderId))
  await theirs.getByText('The listing when Bo Buyer booked').click()
  await see(theirs.getByText('A scratch beside the camera.'))
})

test('an admin reads it next to a dispute, and a failed load can be retried', async () => {
  const { app } = site()
  const { buyer, order } = await buildShipped(app, 'delivered')
  const text = 'The screen has a crack that no photo showed.'
  const complaint = { reason: 'not_as_described', text }
  expect((await as(app, buyer).post(api.dispute(order._id), complaint)).status).toBe(200)
  const admin = await person(site(), { role: 'admin' })
  const { page, announce } = await visit(admin)
  announce(/503/)
  let isDown = true
  await page.route(`**${api.listingSnapshot(order._id)}`, (route) =>
    isDown ? route.fulfill({ status: 503 }) : route.continue(),
  )
  await open(page, pages.disputes())
  const sheet = page.locator('details', { hasText: 'The listing when' }).last()
  await sheet.locator('summary').last().click()
  const retry = sheet.getByRole('button', { name: 'Retry' })
  await retry.waitFor({ timeout: 30_000 })
  isDown = false
  await retry.click()
  await see(sheet.getByText('2 years'))
  await expectNoViolations(page)
})
