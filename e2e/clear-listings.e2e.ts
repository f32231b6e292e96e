import { expect, test } from 'vitest'
import { as } from '../test/app.ts'
import { expectAccessible } from './kit/accessible.ts'
import { api, buildListing, gone, journey, open, pages, person, see, toast } from './kit/index.ts'

const { visit, site } = journey()

test('a moderator clears fifty listings at once, and a person behind them', async () => {
  const { app } = site()
  const admin = await person(site(), { role: 'admin' })
  const sellers = []
  // A seller can list only so many in an hour.
  for (let count = 0; count < 5; count += 1)
    sellers.push(await person(site(), { role: 'Seller', name: 'Spam Sam' }))
  for (let number = 0; number < 50; number += 1)
    await buildListing(app, { seller: sellers[number % 5]!, name: `Cheap copy ${number}` })
  await buildListing(app, { name: 'Pixel 7' })

  const { page } = await visit(admin)
  await open(page, pages.allListings())
  await page.getByLabel('Search listings').fill('spam sam')
  await page.getByRole('combobox', { name: 'Status' }).selectOption('live')
  await see(page.getByText('50 in total'))
  await gone(page.getByRole('link', { name: 'Pixel 7' }))

  // The same list tomorrow.
  await page.getByRole('button', { name: 'Save view' }).click()
  await page.getByRole('dialog').getByLabel('Name').fill('Sam')
  await page.getByRole('dialog').getByRole('button', { name: 'Save' }).click()
  await see(toast(page, 'View saved'), page.getByRole('button', { name: 'Sam', pressed: true }))

  // By keyboard: the arrow keys move from row to row, and Space selects.
  const rows = page.getByRole('row').filter({ hasText: 'Cheap copy' })
  await rows.first().focus()
  await page.keyboard.press('Space')
  await page.keyboard.press('ArrowDown')
  await page.keyboard.press('Space')
  await see(page.getByText('2 rows selected'))
  await page.getByRole('button', { name: 'Select all 50 shown' }).click()
  await see(page.getByText('50 rows selected'))

  await page.getByRole('button', { name: 'Remove listings' }).click()
  const dialog = page.getByRole('dialog', { name: 'Remove listings' })
  await see(dialog.getByText('50 of 50 listings will change'))
  // Meanwhile the seller withdraws one, which then is not removed.
  const { body } = await as(app, admin).get(`${api.allListings()}?q=Cheap+copy+17+spam&state=live`)
  await as(app, sellers[17 % 5]!).delete(api.phone(body.items[0]._id))
  await dialog.getByRole('button', { name: 'Remove listings (50)' }).click()
  await see(dialog.getByText('Enter a reason; the person can read it'))
  await dialog.getByLabel('Reason').fill('Copies of other listings')
  await dialog.getByRole('button', { name: 'Remove listings (50)' }).click()
  await see(
    dialog.getByText('49 of 50 listings changed'),
    dialog.getByText('Changed by somebody else after the preview, so it was left alone.'),
  )
  await dialog.getByRole('button', { name: 'Close' }).last().click()
  await see(page.getByText('No listings found'))

  await page.getByRole('combobox', { name: 'Status' }).selectOption('')
  await page.getByRole('link', { name: 'Spam Sam' }).first().click()
  await see(page.getByRole('heading', { level: 1, name: 'Spam Sam' }))
  await page.getByLabel('Add a note').fill('Fifty copies in one day.')
  await page.getByRole('button', { name: 'Save note' }).click()
  await see(page.getByRole('list', { name: 'Notes' }).getByText('Fifty copies in one day.'))
  await page.getByRole('button', { name: 'Actions for Spam Sam' }).click()
  await page.getByRole('menuitem', { name: 'Send warning' }).click()
  const warning = page.getByRole('dialog', { name: 'Send a warning' })
  await warning.getByLabel('Reason').fill('Do not copy listings')
  await warning.getByRole('button', { name: 'Send warning' }).click()
  await see(toast(page, 'Spam Sam was warned'))
  await expectAccessible(page, new URL(page.url()).pathname)
  await expectAccessible(page, pages.allListings())

  await open(page, pages.allListings())
  await page.getByRole('button', { name: 'Sam' }).click()
  await see(page.getByText('No listings found'))
  expect(page.url()).toContain('state=live')
})
