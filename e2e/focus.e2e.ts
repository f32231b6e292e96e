import { expect, test } from 'vitest'
import { address } from '../src/modules/orders/orders.fixture.ts'
import { as } from '../test/app.ts'
import { journey, open, pages, person, see, toast } from './kit/index.ts'

const { visit, site } = journey()

test('deleting rows by keyboard keeps its place in the list, to the last row and beyond', async () => {
  const bea = await person(site())
  for (const name of ['Ada', 'Bo', 'Cy'])
    await as(site().app, bea).post('/api/addresses', {
      address: { ...address, name },
      isDefault: name === 'Ada',
    })
  const { page } = await visit(bea)
  await open(page, pages.settings('addresses'))
  const rows = page
    .getByRole('listitem')
    .filter({ has: page.getByRole('button', { name: 'Delete' }) })
  const deleteIn = (name: string) =>
    rows.filter({ hasText: name }).getByRole('button', { name: 'Delete' })
  /** Where the focus is: the name of the row, or the label of the control elsewhere. */
  const place = () =>
    page.evaluate(() => {
      const { activeElement } = document
      const row = activeElement?.closest('li')?.textContent ?? ''
      return /Ada|Bo|Cy/.exec(row)?.[0] ?? activeElement?.textContent
    })
  const gone = async (name: string) => {
    await deleteIn(name).focus()
    await page.keyboard.press('Enter')
    await deleteIn(name).waitFor({ state: 'detached' })
  }
  await gone('Bo')
  await expect.poll(place).toBe('Cy')
  await gone('Cy')
  await expect.poll(place).toBe('Ada')
  await gone('Ada')
  await expect.poll(place).toBe('Add an address')
})

test('after a row was deleted in a dialog, the focus is where the row was', async () => {
  const bea = await person(site())
  for (const brand of ['Nokia', 'Sony'])
    await as(site().app, bea).post('/api/saved-searches', { query: `brand=${brand}` })
  const { page } = await visit(bea)
  await open(page, pages.savedSearches())
  const button = (name: string) => page.getByRole('button', { name: `Delete ${name}` })
  await button('Sony').focus()
  await page.keyboard.press('Enter')
  await page.getByRole('dialog').getByRole('button', { name: 'Delete search' }).press('Enter')
  await see(toast(page, 'Search deleted'))
  await button('Sony').waitFor({ state: 'detached' })
  const text = () => page.evaluate(() => document.activeElement?.textContent)
  await expect.poll(text).toBe('Nokia')
})
