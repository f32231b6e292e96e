import type { Page } from 'playwright-core'
import { beforeAll, describe, expect, test } from 'vitest'
import { as, type TestUser } from '../test/app.ts'
import {
  api,
  buildListing,
  gone,
  journey,
  open as openPage,
  pages,
  person,
  see,
  TEST_PASSWORD,
  toast,
} from './kit/index.ts'
import { installRewriters, startRewriters } from './kit/rewriters.ts'

const { visit, site } = journey({ demo: true })

let seller: TestUser

beforeAll(async () => {
  const { app } = site()
  seller = await person(site(), { role: 'Seller', name: 'Siri Seller' })
  const list = (name: string, price: number) =>
    buildListing(app, { seller, brand: 'Samsung', name, price })
  await list('Galaxy S22', 300)
  await list('Galaxy S21', 320)
  for (let index = 0; index < 23; index += 1)
    await buildListing(app, { seller, brand: 'Nokia', name: 'Nokia 3310', price: 25 })
})

/** All texts of a page are capitals while it is translated. */
const text = (page: Page, words: string) => page.getByText(words.toUpperCase(), { exact: true })
const names = (page: Page) => page.getByRole('main').getByRole('article').getByRole('heading')
const error = (page: Page, words: RegExp) => page.getByRole('alert').getByText(words)

describe.each(['before', 'after'] as const)(
  'a page that is translated %s it is ready',
  (moment) => {
    async function visitTranslated(user?: TestUser) {
      const visitor = await visit(user)
      visitor.announce(/Something has changed this page/)
      await installRewriters(visitor.context, { early: moment === 'before' })
      return visitor
    }

    async function open(page: Page, address: string) {
      await openPage(page, address)
      if (moment === 'after') await startRewriters(page)
    }

    test('lists what its filters, order and "Show more" say, and logs in after a wrong password', async () => {
      const buyer = await person(site(), { name: 'Bo Buyer' })
      const { page, announce } = await visitTranslated()
      announce(/status of 401/)
      await open(page, `${pages.products()}?brand=Samsung&brand=Nokia`)
      await see(text(page, '24 of 25 phones'), text(page, '25 phones'))
      await page.getByRole('button', { name: 'Show more phones' }).click()
      await see(text(page, '25 of 25 phones'))
      await page.getByRole('checkbox', { name: /^nokia \d+$/i, checked: true }).uncheck()
      await see(text(page, '2 phones'))
      await gone(text(page, '25 phones'), text(page, '25 of 25 phones'))
      await page.getByLabel('Sort by').selectOption('price_down')
      await expect.poll(() => names(page).allInnerTexts()).toEqual(['GALAXY S21', 'GALAXY S22'])
      await page.getByRole('button', { name: 'Save Galaxy S22' }).first().click()
      await page.getByRole('link', { name: 'Favorites' }).first().click()
      await see(page.getByRole('heading', { name: 'Favorites', level: 1 }))
      await expect.poll(() => names(page).allInnerTexts()).toEqual(['GALAXY S22'])

      await page.getByRole('main').getByRole('link', { name: 'Log in' }).click()
      await page.getByLabel('Email').fill(buyer.email)
      await page.getByLabel(/^password$/i).fill('not the password')
      const logIn = page.getByRole('main').getByRole('button', { name: 'Login' })
      await logIn.click()
      await see(error(page, /password/i))
      await page.getByLabel(/^password$/i).fill(TEST_PASSWORD)
      await logIn.click()
      await see(toast(page, 'Login Successfully'), page.getByLabel('Your account, Bo Buyer'))
    })

    test('takes a message, an offer and a booking', async () => {
      const buyer = await person(site(), { name: 'Bo Buyer' })
      const { _id } = await buildListing(site().app, { seller, name: 'Pixel 7', price: '500' })
      const { page, announce } = await visitTranslated(buyer)
      announce(/status of 422/)
      await open(page, `${pages.messages()}?about=${_id}`)
      for (const words of ['Is it still there?', 'And with its box?']) {
        await page.getByRole('textbox', { name: /^Message to / }).fill(words)
        await page.getByRole('button', { name: 'Send' }).click()
        await see(page.getByRole('region', { name: 'Messages' }).getByText(words).last())
      }

      await open(page, pages.phone(_id))
      await page.getByRole('button', { name: 'Make an offer' }).click()
      const dialog = page.getByRole('dialog')
      await dialog.getByLabel('Your offer').fill('400')
      await see(dialog.getByText('80% of $500'))
      await dialog.getByLabel('Your offer').fill('450')
      await see(dialog.getByText('90% of $500'))
      await gone(dialog.getByText('80% of $500'))
      await dialog.getByRole('button', { name: 'Send offer' }).click()
      await see(toast(page, /^Offer sent\./i))

      const { body } = await as(site().app, buyer).post(api.adverts(), { phoneId: _id })
      await open(page, pages.order(body.order._id))
      await page.getByRole('radio', { name: 'Ship it to me' }).check()
      await page.getByLabel('Full name').fill('Bo Buyer')
      await page.getByLabel('Street and number').fill('Storgata 1')
      await page.getByLabel('Postal code').fill('12')
      await page.getByLabel('City').fill('Oslo')
      await page.getByLabel('Country').selectOption('NO')
      await page.getByRole('button', { name: 'Continue to payment' }).click()
      await see(page.getByText('Enter a valid postal code for this country'))
      await page.getByLabel('Postal code').fill('0155')
      await page.getByRole('button', { name: 'Continue to payment' }).click()
      // A document of its own.
      await page.waitForURL(pages.checkout(body.order._id))
      await open(page, pages.checkout(body.order._id))
      await page.getByLabel('Test card number').fill('4242424242424242')
      await page.getByRole('button', { name: /^Pay \$500/i }).click()
      await see(page.getByRole('heading', { name: 'Payment received' }))
      await page.getByRole('link', { name: 'View order' }).click()
      await see(page.getByRole('heading', { name: 'Siri Seller is getting your phone ready' }))
    })

    test('shows errors of a form at its fields, and saves it when they are corrected', async () => {
      const phone = await buildListing(site().app, { seller, name: 'Pixel 8', price: '600' })
      const { page, announce } = await visitTranslated(seller)
      announce(/status of 422/)
      await open(page, pages.editProduct(phone._id))
      const form = page.getByRole('form', { name: 'Edit a product' })
      const price = form.getByLabel(/^price$/i)
      await price.fill('much')
      await form.getByRole('button', { name: 'Save changes' }).click()
      await see(form.getByText(/valid price/i))
      await price.fill('580')
      await form.getByRole('button', { name: 'Save changes' }).click()
      await see(toast(page, 'Changes saved'))
      await expect
        .poll(async () => (await as(site().app, null).get(api.phone(phone._id))).body.priceMinor)
        .toBe(58_000)
      await open(page, pages.settings())
      const profile = page.getByRole('form', { name: 'Your profile' })
      await profile.getByLabel('Display name').fill('')
      await profile.getByRole('button', { name: 'Save profile' }).click()
      await see(profile.getByText('Name is required'))
      await profile.getByLabel('Display name').fill('Siri Seller')
      await profile.getByRole('button', { name: 'Save profile' }).click()
      await see(toast(page, 'Profile saved'))
      await gone(profile.getByText('Name is required'))
    })

    test('lets an admin search, page and open dialogs', async () => {
      const { page, announce } = await visitTranslated(await person(site(), { role: 'admin' }))
      announce(/status of 4(09|22)/)
      await open(page, pages.models())
      await page.getByRole('button', { name: 'Add a model' }).click()
      const dialog = page.getByRole('dialog')
      await dialog.getByRole('button', { name: 'Save model' }).click()
      await see(dialog.getByText('Name is required'))
      await page.keyboard.press('Escape')
      await gone(dialog)
      await page.getByRole('searchbox', { name: 'Search models' }).fill('nokia 3310')
      await see(
        page
          .getByRole('row')
          .filter({ hasText: /nokia 3310/i })
          .first(),
      )
    })
  },
)
