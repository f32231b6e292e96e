import { expect, test } from 'vitest'
import { inTransaction } from '../src/platform/db/index.ts'
import { as } from '../test/app.ts'
import { api, buildListing, gone, journey, open, pages, person, see, toast } from './kit/index.ts'

const { visit, site } = journey({ env: { MODERATION: 'pre' } })

test('a moderator requests changes, the seller sees why, and the second review approves', async () => {
  const { app } = site()
  const seller = await person(site(), { role: 'Seller' })
  const phone = await buildListing(app, { seller, brand: 'Nokia', name: 'Nokia Looked At' })
  const admin = await visit(await person(site(), { role: 'admin' }))
  await open(admin.page, pages.moderation())
  const card = admin.page.getByRole('article', { name: 'Nokia Looked At' })
  await card.getByRole('button', { name: 'Request changes' }).click()
  const form = admin.page.getByRole('dialog', { name: 'Request changes' })
  await form.getByRole('button', { name: 'Request changes' }).click()
  await see(form.getByText('Enter a reason; the seller can read it'))
  await form.getByLabel('Reason').fill('Say how old it is.')
  await form.getByRole('button', { name: 'Request changes' }).click()
  await see(toast(admin.page, 'Changes requested from the seller'))
  await gone(card)

  const own = await visit(seller)
  await open(own.page, pages.myProducts())
  const row = own.page.getByRole('row').filter({ hasText: 'Nokia Looked At' })
  await see(row.getByText('Changes requested'), row.getByText(/“Say how old it is.”/))
  await see(row.getByRole('link', { name: 'Edit' }))
  const form2 = { brand: 'Nokia', name: 'Nokia Looked At', price: '450', used: '2 years' }
  await as(app, seller).put(api.phone(phone._id), form2)

  await admin.page.reload()
  await card.getByRole('button', { name: 'Approve' }).click()
  await see(toast(admin.page, 'Approved'))
  expect((await as(app, null).get(api.phone(phone._id))).body.state).toBe('live')

  await as(app, seller).put(api.phone(phone._id), { ...form2, storageGb: 64 })
  await admin.page.reload()
  await see(
    card.getByText('Current approved version'),
    card.getByText('changed').first(),
    card.getByText('64 GB'),
  )
  await card.getByRole('button', { name: 'Reject the change' }).click()
  const refusal = admin.page.getByRole('dialog', { name: 'Are you sure?' })
  await refusal.getByLabel('Reason').fill('Model not found.')
  await refusal.getByRole('button', { name: 'Reject' }).click()
  await see(admin.page.getByText('No listings to review'))
  await own.page.reload()
  await see(row.getByText(/Your change was rejected: “Model not found.”/))
})

test('an alarm is closed with a note, and the tabs count open items', async () => {
  const { app } = site()
  const seller = await person(site(), { role: 'Seller', name: 'Alarming Al' })
  await inTransaction(app.deps.db, () =>
    app.deps.db.pool.query(
      `insert into imei_alarms (id, kind, imei_hash, last4, seller_id, raised_at)
        values ($1, 'blacklisted', 'x', '4711', $2, now())`,
      ['0198a000-0000-7000-8000-0000000000aa', seller.id],
    ),
  )
  const { page } = await visit(await person(site(), { role: 'admin' }))
  await open(page, pages.moderation())
  await page.getByRole('link', { name: 'IMEI alarms 1 waiting' }).click()
  const row = page.getByRole('row').filter({ hasText: 'Alarming Al' })
  await row.getByRole('button', { name: 'Close alarm' }).click()
  const form = page.getByRole('dialog', { name: 'Close alarm' })
  await form.getByLabel('Result').fill('The receipt is genuine.')
  await form.getByRole('button', { name: 'Close alarm' }).click()
  await see(toast(page, 'Alarm closed'), row.getByText('The receipt is genuine.'))
  await see(page.getByText('No open alarms'))
  await page.getByRole('link', { name: 'Possession photos' }).click()
  await see(page.getByText('No possession photo yet'))
})

test('from an alarm a moderator warns the seller, removes the phone and bans the seller', async () => {
  const { app } = site()
  const seller = await person(site(), { role: 'Seller', name: 'Stolen Stan' })
  const phone = await buildListing(app, { seller, brand: 'Nokia', name: 'Nokia Taken' })
  await inTransaction(app.deps.db, () =>
    app.deps.db.pool.query(
      `insert into imei_alarms (id, kind, imei_hash, last4, seller_id, listing_id, raised_at)
        values ($1, 'blacklisted', 'y', '0815', $2, $3, now())`,
      ['0198a000-0000-7000-8000-0000000000ab', seller.id, phone._id],
    ),
  )
  const { page } = await visit(await person(site(), { role: 'admin' }))
  await open(page, pages.imeiAlarms())
  const row = page.getByRole('row').filter({ hasText: 'Stolen Stan' })
  const choose = async (action: string) => {
    await row.getByRole('button', { name: 'Actions for Stolen Stan' }).click()
    await page.getByRole('menuitem', { name: action }).click()
  }

  await choose('Send warning')
  const warning = page.getByRole('dialog', { name: 'Send a warning' })
  await warning.getByLabel('Reason').fill('This IMEI is on a list of stolen phones')
  await warning.getByRole('button', { name: 'Send warning' }).click()
  await see(toast(page, 'Stolen Stan was warned'))

  await choose('Remove listing')
  const removal = page.getByRole('form', { name: 'Remove listing' })
  await removal.getByRole('button', { name: 'Remove listing' }).click()
  await see(removal.getByText('Enter a reason; the seller can read it'))
  await removal.getByLabel('Reason').fill('Reported stolen')
  await removal.getByRole('button', { name: 'Remove listing' }).click()
  await see(toast(page, 'Listing removed'))
  await see(row.getByText('Removed'))
  expect((await as(app, null).get(api.phone(phone._id))).status).toBe(410)

  await choose('Ban seller')
  const ban = page.getByRole('form', { name: 'Ban user' })
  await ban.getByLabel('Reason').fill('Sells stolen phones')
  await ban.getByRole('button', { name: 'Ban user' }).click()
  await see(toast(page, 'Stolen Stan is banned'))
  expect((await as(app, seller).get(api.myPhones())).status).toBe(401)
})
