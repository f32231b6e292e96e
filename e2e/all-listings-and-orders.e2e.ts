import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { as } from '../test/app.ts'
import { expectAccessible } from './kit/accessible.ts'
import {
  api,
  buildListing,
  chooseAction,
  gone,
  journey,
  open,
  pages,
  person,
  see,
  toast,
} from './kit/index.ts'

const { visit, site } = journey({ demo: true })

test('an admin finds any listing, removes it with a reason, reads any order, and the audit log', async () => {
  const { app } = site()
  const seller = await person(site(), { role: 'Seller', name: 'Siri Seller' })
  const buyer = await person(site(), { role: 'Buyer', name: 'Bo Buyer' })
  const admin = await person(site(), { role: 'admin' })
  await buildListing(app, { seller, name: 'Galaxy S21' })
  const booked = await buildListing(app, { seller, name: 'Pixel 7' })
  const { order } = (await as(app, buyer).post(api.adverts(), { phoneId: booked._id })).body

  const { page } = await visit(admin)
  await open(page, pages.dashboard())
  const links = page.getByRole('navigation', { name: 'Dashboard' }).getByRole('link')
  expect((await links.allTextContents()).slice(2, 12)).toEqual([
    'All Users',
    'All Buyers',
    'All Sellers',
    'Invitations',
    'Staff',
    'Reported items',
    'Moderation',
    'Disputes',
    'All Listings',
    'All Orders',
  ])
  await links.filter({ hasText: 'All Listings' }).click()
  await page.getByLabel('Search listings').fill('galaxy siri')
  const rows = page.getByRole('row').filter({ hasText: 'Siri Seller' })
  await expect.poll(() => rows.count()).toBe(1)
  expect(page.url()).toContain('?q=galaxy')
  await chooseAction(page, 'Remove listing')
  const form = page.getByRole('form', { name: 'Remove listing' })
  await form.getByRole('button', { name: 'Remove listing' }).click()
  await see(form.getByText('Enter a reason; the seller can read it'))
  await form.getByLabel('Reason').fill('Reported stolen by its owner')
  await form.getByRole('button', { name: 'Remove listing' }).click()
  await see(toast(page, 'Listing removed'), rows.getByText('Reported stolen by its owner'))
  await gone(page.getByRole('button', { name: /^Actions for/ }))
  await page.getByRole('combobox', { name: 'Status' }).selectOption('live')
  await see(page.getByText('No listings found'))
  await page.getByRole('button', { name: 'Clear search and filter' }).click()
  await see(page.getByRole('link', { name: 'Pixel 7' }))
  await expectAccessible(page, pages.allListings())

  await open(page, pages.allOrders())
  await page.getByLabel('Search orders').fill('bo buyer')
  await page.getByRole('link', { name: 'Pixel 7' }).click()
  await see(page.getByRole('heading', { level: 1, name: 'Pixel 7' }))
  expect(page.url()).toContain(order._id)
  await page.goBack()
  expect(await page.getByLabel('Search orders').inputValue()).toBe('bo buyer')
  await expectAccessible(page, pages.allOrders())
  await open(page, pages.allOrders())
  for (const width of [360, 768, 1024, 1440]) {
    await page.setViewportSize({ width, height: 900 })
    expect(await sideways(page, 'All orders'), `All Orders at ${width} px`).toBe(0)
  }

  await links.filter({ hasText: 'Audit Log' }).click()
  await page.getByLabel('Action').selectOption('Phone removed by a moderator')
  const entry = page.getByRole('row').filter({ hasText: 'Reported stolen by its owner' })
  await see(entry.getByRole('link', { name: admin.name }))
  // What it was about has its name and leads to its page.
  await see(entry.getByRole('link', { name: 'Galaxy S21', exact: true }))
  await page.getByLabel('About', { exact: true }).fill('nobody@example.org')
  await see(page.getByText('No entries found'))
  await page.getByRole('button', { name: 'Clear search and filter' }).click()
  await page.getByLabel('About', { exact: true }).fill(order._id)
  await see(page.getByRole('cell', { name: 'Phone booked' }))
  const file = page.waitForEvent('download')
  await page.getByRole('link', { name: 'Download CSV' }).click()
  expect((await file).suggestedFilename()).toMatch(/^audit-log-.*\.csv$/)
  for (const width of [360, 768, 1024, 1440]) {
    await page.setViewportSize({ width, height: 900 })
    expect(await sideways(page, 'Audit log'), `Audit Log at ${width} px`).toBe(0)
  }
  await expectAccessible(page, pages.auditLog())
})

test('an empty table of orders shows its headings and its text on a phone', async () => {
  const { page } = await visit(await person(site()), { viewport: { width: 360, height: 780 } })
  await open(page, pages.myOrders())
  await see(page.getByText('You haven’t booked a phone yet'))
  expect(await sideways(page, 'My orders')).toBe(0)
})

/** Pixels by which a table is wider than its place. */
function sideways(page: Page, name: string) {
  return page
    .getByRole('table', { name })
    .evaluate(({ parentElement: box }) => box && box.scrollWidth - box.clientWidth)
}

test('columns that are hidden stay hidden in the URL and in a saved view, and the menu of a row works by keyboard', async () => {
  const { app } = site()
  const seller = await person(site(), { role: 'Seller', name: 'Kai Keys' })
  await buildListing(app, { seller, name: 'Nokia 3310' })
  const { page } = await visit(await person(site(), { role: 'admin' }))
  await open(page, `${pages.allListings()}?q=nokia+kai`)
  const heading = (name: string) => page.getByRole('columnheader', { name })
  await see(heading('Seller'))
  await page.getByRole('button', { name: 'Columns' }).click()
  await page.getByRole('checkbox', { name: 'Seller' }).uncheck()
  await gone(heading('Seller'))
  await page.keyboard.press('Escape')
  await page.getByRole('button', { name: 'Save view' }).click()
  const form = page.getByRole('dialog', { name: 'Save view' })
  await form.getByLabel('Name').fill('Narrow')
  await form.getByRole('button', { name: 'Save' }).click()
  await open(page, pages.allListings())
  await see(heading('Seller'))
  await page.getByRole('button', { name: 'Narrow' }).click()
  await gone(heading('Seller'))
  await page.reload()
  await see(heading('Price'))
  await gone(heading('Seller'))

  const menu = page.getByRole('button', { name: 'Actions for Nokia 3310' })
  await menu.focus()
  await page.keyboard.press('Enter')
  const remove = page.getByRole('menuitem', { name: 'Remove listing' })
  const hasFocus = (control: typeof menu) =>
    control.evaluate((element) => element === document.activeElement)
  await expect.poll(() => hasFocus(remove)).toBe(true)
  await page.keyboard.press('Escape')
  await expect.poll(() => hasFocus(menu)).toBe(true)
  await page.keyboard.press('Enter')
  await expect.poll(() => hasFocus(remove)).toBe(true)
  await page.keyboard.press('Enter')
  await see(page.getByRole('form', { name: 'Remove listing' }))
})
