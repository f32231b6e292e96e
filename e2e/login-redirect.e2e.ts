import type { Locator } from 'playwright-core'
import { expect, test } from 'vitest'
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
  toast,
  type Visit,
} from './kit/index.ts'

const { visit, site } = journey()
const wanted = `${pages.myOrders()}?x=1`

async function fillIn({ page }: Visit, email: string, password = TEST_PASSWORD) {
  await page.getByLabel('Email').fill(email)
  await page.getByLabel('Password', { exact: true }).fill(password)
  await page.getByRole('button', { name: 'Login' }).click()
}

test('a visitor of a protected page logs in and returns there; Back does not lead to the login', async () => {
  const buyer = await person(site())
  const visitor = await visit()
  const { page } = visitor
  await open(page, pages.home())
  await open(page, wanted)
  expect(addressOf(page)).toBe(pages.login(wanted))
  await fillIn(visitor, buyer.email)
  await see(toast(page, 'Login Successfully'))
  await see(page.getByRole('heading', { name: 'My Orders', level: 1 }))
  expect(addressOf(page)).toBe(wanted)
  await page.goBack()
  await page.waitForURL((url) => url.pathname === pages.home())
})

test('the target page is remembered through sign-up', async () => {
  const { page } = await visit()
  await open(page, wanted)
  await page.getByRole('main').getByRole('link', { name: 'Sign up' }).click()
  await page.getByLabel('Name').fill('New Buyer')
  await page.getByLabel('Email').fill('new-buyer@example.org')
  await page.getByLabel('Password', { exact: true }).fill(TEST_PASSWORD)
  await page.getByRole('button', { name: 'Sign up' }).click()
  await see(page.getByRole('heading', { name: 'My Orders', level: 1 }))
  expect(addressOf(page)).toBe(wanted)
})

test('empty fields have errors, and the first one gets the focus', async () => {
  const { page } = await visit()
  await open(page, pages.login())
  await page.getByRole('button', { name: 'Login' }).click()
  await see(page.getByText('Email is required'), page.getByText('Password is required'))
  const focused = page.locator(':focus')
  expect(await focused.getAttribute('name')).toBe('email')
})

/** Judged by the painted color, because the theme may use any color syntax. */
async function isRed(message: Locator) {
  const [red = 0, green = 0, blue = 0] = await message.evaluate((element) => {
    const paint = document.createElement('canvas').getContext('2d')
    if (!paint) return []
    paint.fillStyle = getComputedStyle(element).color
    paint.fillRect(0, 0, 1, 1)
    return [...paint.getImageData(0, 0, 1, 1).data]
  })
  return red > 2 * Math.max(green, blue)
}

test('a wrong password is reported in red, and the email stays filled in', async () => {
  const buyer = await person(site())
  const visitor = await visit()
  const { page, announce } = visitor
  announce(/status of 401/)
  await open(page, pages.login())
  await fillIn(visitor, buyer.email, 'not the password')
  const message = page
    .getByRole('main')
    .getByRole('alert')
    .getByText(/password/i)
  await see(message)
  expect(await isRed(message)).toBe(true)
  expect(await page.getByLabel('Email').inputValue()).toBe(buyer.email)
})

// `safe-return.test.ts` has all other ways to write the address of another site.
test('login never redirects to another site', async () => {
  const buyer = await person(site())
  const visitor = await visit()
  await open(visitor.page, pages.login('//evil.example'))
  await fillIn(visitor, buyer.email)
  await see(toast(visitor.page, 'Login Successfully'))
  await visitor.page.waitForURL(`${site().origin}${pages.home()}`)
})

test('a visitor asks the seller: logs in on the way and comes back to the open form', async () => {
  const seller = await person(site(), { role: 'Seller', name: 'Selma Seller' })
  const buyer = await person(site())
  const phone = await buildListing(site().app, { seller, name: 'Pixel 7' })
  const visitor = await visit()
  await open(visitor.page, pages.phone(phone._id))
  await visitor.page.getByRole('link', { name: 'Message the seller' }).click()
  await fillIn(visitor, buyer.email)
  await see(
    visitor.page.getByRole('heading', { name: 'Selma Seller' }),
    visitor.page.getByRole('textbox', { name: /^Message to / }),
  )
})

test('a late answer that nobody is logged in does not undo a login', async () => {
  const buyer = await person(site())
  const visitor = await visit()
  const { page } = visitor
  const login = page.waitForResponse(/sign-in\/email/)
  await page.route(
    `**${api.me()}`,
    async (route) => {
      const response = await route.fetch()
      await login
      await route.fulfill({ response })
    },
    { times: 1 },
  )
  const meRequest = page.waitForRequest(`**${api.me()}`)
  await open(page, pages.login(pages.home()))
  await meRequest
  await fillIn(visitor, buyer.email)
  await see(toast(page, 'Login Successfully'))
  await see(page.getByRole('banner').getByLabel(`Your account, ${buyer.name}`))
})

test('a late answer that somebody is logged in does not undo a logout', async () => {
  const buyer = await person(site())
  const { page, announce } = await visit(buyer)
  announce(/401 .*messages\//)
  await open(page, pages.settings())
  const account = page.getByRole('banner').getByLabel(`Your account, ${buyer.name}`)
  await see(account)
  const requested = Promise.withResolvers<void>()
  const loggedOut = Promise.withResolvers<void>()
  await page.route(
    `**${api.me()}`,
    async (route) => {
      const response = await route.fetch()
      requested.resolve()
      await loggedOut.promise
      await route.fulfill({ response })
    },
    { times: 1 },
  )
  // A new address makes the page ask for the account again.
  await page.getByRole('button', { name: 'Change email address' }).click()
  const form = page.getByRole('form', { name: 'Email address', exact: true })
  await form.getByLabel('New email address').fill('late-answer@example.org')
  await form.getByRole('textbox', { name: 'Your password' }).fill(TEST_PASSWORD)
  await form.getByRole('button', { name: 'Change email address' }).click()
  await requested.promise
  await page.getByRole('button', { name: 'Logout' }).click()
  await see(toast(page, 'You are logged out'))
  const late = page.waitForResponse(`**${api.me()}`)
  loggedOut.resolve()
  await (await late).finished()
  await page.getByRole('banner').getByRole('link', { name: 'Products' }).click()
  await see(page.getByRole('heading', { name: 'All Available Phones' }))
  await see(page.getByRole('banner').getByRole('link', { name: 'Login' }))
  expect(await account.count()).toBe(0)
})

test('a logged-in user is redirected from the login page and can log out', async () => {
  const buyer = await person(site())
  const { page, announce } = await visit(buyer)
  await open(page, pages.login(pages.dashboard()))
  await see(page.getByRole('heading', { name: `Welcome, ${buyer.name}` }))
  // It may still be asking for messages when the session ends.
  announce(/401 .*messages\//)
  await page.getByRole('button', { name: 'Logout' }).click()
  await see(toast(page, 'You are logged out'))
  await see(page.getByRole('banner').getByRole('link', { name: 'Login' }))
  await open(page, pages.dashboard())
  expect(addressOf(page)).toBe(pages.login(pages.dashboard()))
})

test('signing up with a known email is reported in red, and the form stays filled in', async () => {
  const { email } = await person(site())
  const { page, announce } = await visit()
  announce(/status of 422/)
  await open(page, pages.signUp())
  const form = page.getByRole('form', { name: 'Sign up' })
  await form.getByLabel('Name').fill('Somebody Else')
  await form.getByLabel('Email').fill(email)
  await form.getByLabel('Password', { exact: true }).fill(TEST_PASSWORD)
  await form.getByRole('button', { name: 'Sign up' }).click()
  const message = form.getByText(/already/i)
  await see(message)
  expect(await isRed(message)).toBe(true)
  expect(await form.getByLabel('Name').inputValue()).toBe('Somebody Else')
  expect(addressOf(page)).toBe(pages.signUp())
})

test('a protected page shows a spinner while the role loads', async () => {
  const { page } = await visit(await person(site()))
  const { promise: isSpinnerSeen, resolve: answer } = Promise.withResolvers<void>()
  await page.route(`**${api.me()}`, async (route) => {
    await isSpinnerSeen
    await route.continue()
  })
  await open(page, pages.home())
  await page
    .getByRole('navigation', { name: 'Main' })
    .getByRole('link', { name: 'Dashboard' })
    .click()
  await see(page.getByRole('status').getByText('Loading your account'))
  answer()
  await see(page.getByRole('heading', { name: /^Welcome/ }))
})
