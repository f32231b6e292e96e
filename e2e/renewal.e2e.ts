import { expect, test } from 'vitest'
import { renewalToken } from '../src/modules/listings/renewals/renewals.api.ts'
import { as } from '../test/app.ts'
import { api, buildListing, journey, open, pages, person, see } from './kit/index.ts'

const { visit, site } = journey()

async function endingPhone(name: string) {
  const { app } = site()
  const seller = await person(site(), { role: 'Seller' })
  const phone = await buildListing(app, { seller, brand: 'Nokia', name })
  const { rows } = await app.deps.db.pool.query(
    "update listings set expires_at = now() + interval '2 days' where id = $1 returning expires_at",
    [phone._id],
  )
  const expiresAt = rows[0].expires_at as Date
  return { phone, seller, token: renewalToken(app.deps, { listingId: phone._id, expiresAt }) }
}

test('the link in the email shows the phone, renews it once, and confirms it', async () => {
  const { phone, token } = await endingPhone('Nokia Renewed')
  const { page } = await visit()
  await open(page, pages.renewal(token))
  await see(page.getByRole('heading', { name: 'Keep it listed?' }), page.getByText(phone.name))
  await page.getByRole('button', { name: 'Renew for 30 days' }).click()
  await see(page.getByRole('heading', { name: 'Renewed' }), page.getByText(/for sale until/))
  await page.reload()
  await see(page.getByText(/This link has been used/))
})

test('the button works without JavaScript', async () => {
  const { token } = await endingPhone('Nokia Plain')
  const { page, announce } = await visit(undefined, { javaScriptEnabled: false })
  announce(/request failed: csp .*\.js/)
  await page.goto(pages.renewal(token))
  await page.getByRole('button', { name: 'Renew for 30 days' }).click()
  await see(page.getByRole('heading', { name: 'Renewed' }))
})

test('a phone that cannot be renewed says why; an invalid link answers 404', async () => {
  const { phone, seller, token } = await endingPhone('Nokia Withdrawn')
  await as(site().app, seller).delete(api.phone(phone._id))
  const { page, announce } = await visit()
  await open(page, pages.renewal(token))
  await see(page.getByRole('heading', { name: 'It cannot be renewed' }))
  expect(await page.getByRole('button', { name: /^Renew/ }).count()).toBe(0)
  announce(/404/)
  const answer = await open(page, pages.renewal('x'))
  expect(answer?.status()).toBe(404)
  await see(page.getByText('This link isn’t valid'))
})
