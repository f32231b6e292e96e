import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { address, book } from '../src/modules/orders/orders.fixture.ts'
import { bindGradingToListing } from '../src/modules/verification/index.ts'
import { inTransaction } from '../src/platform/db/index.ts'
import { as, type TestUser } from '../test/app.ts'
import { expectNoViolations } from './kit/accessible.ts'
import { api, buildListing, journey, open, pages, person, photo, see, toast } from './kit/index.ts'

const { visit, site } = journey({ demo: true })

const listed = {
  screen: 'flawless',
  body: 'light',
  battery_health: 93,
  functions: [],
  water: 'never',
  repairs: 'none',
  account_lock: 'off',
  carrier: 'free',
}

/** A graded phone that is paid with a test card, shipped and delivered. */
async function buildArrived(price = '300') {
  const { app } = site()
  const seller = await person(site(), { role: 'Seller', name: 'Siri Seller' })
  const buyer = await person(site(), { role: 'Buyer', name: 'Bo Buyer' })
  const phone = await buildListing(app, { seller, name: 'iPhone 13', price })
  const draftId = crypto.randomUUID()
  const kind = { os: 'iOS', announced: '2021-09' }
  await as(app, seller).post(api.gradings(), { ...kind, answers: listed, draftId })
  const bound = { sellerId: seller.id, draftId, listingId: phone._id }
  await inTransaction(app.deps.db, (tx) => bindGradingToListing(tx, bound))
  const { body } = await book(app, buyer, phone._id)
  const orderId = String(body.order._id)
  const mine = as(app, buyer)
  await mine.post(api.orderDelivery(orderId), { method: 'shipping', address })
  const checkout = await mine.post(api.checkout(orderId), { paymentMethod: 'online' })
  const paymentId = checkout.body.payment._id
  await mine.post(api.confirmDemoPayment(paymentId), { card: '4242424242424242' })
  const parcel = { carrier: 'DHL', tracking: 'JD014600003' }
  await as(app, seller).post(api.shipOrder(orderId), parcel)
  expect((await mine.post(api.deliverOrder(orderId))).status).toBe(200)
  return { seller, buyer, phone, orderId }
}

/** Answers all questions in order, with one press each. */
async function checkDispute(page: Page) {
  await page.getByRole('button', { name: 'Start the check' }).click()
  const form = page.getByRole('form', { name: 'Check your phone' })
  await form.getByText('Scratches that show while it’s on').click()
  await form
    .getByText(/^Light/)
    .first()
    .click()
  await form.getByLabel(/In percent/).fill('93')
  await form.getByText('Everything works', { exact: true }).click()
  const wet = form.getByRole('group', { name: /water ever got inside/ })
  await wet.getByText('Never', { exact: true }).click()
  const repairs = form.getByRole('group', { name: /been repaired/ })
  await repairs.getByText('Never', { exact: true }).click()
  await form.getByText('No, I have signed out').click()
  await form.getByText('Yes', { exact: true }).last().click()
  await form.getByRole('button', { name: 'Compare with the listing' }).click()
}

async function dispute(app: ReturnType<typeof site>['app'], buyer: TestUser, orderId: string) {
  const text = 'The screen has a crack that no photo showed.'
  return as(app, buyer).post(api.dispute(orderId), { reason: 'not_as_described', text })
}

test('a phone in worse condition is disputed with one tap and a photo, settled by a partial refund, and rated', async () => {
  const { seller, buyer, orderId } = await buildArrived()
  const [mine, theirs] = [(await visit(buyer)).page, (await visit(seller)).page]
  await open(mine, pages.order(orderId))
  await checkDispute(mine)
  await see(mine.getByText('Your phone is in worse condition than listed.'))

  await mine.getByRole('button', { name: 'Report these differences' }).click()
  const form = mine.getByRole('dialog', { name: 'What’s wrong?' })
  expect(await form.getByLabel('Describe the problem').inputValue()).toMatch(
    /Listed: .* Received: /,
  )
  expect(await form.getByRole('radio', { name: /Not as described/ }).isChecked()).toBe(true)
  await form.locator('input[type=file]').setInputFiles(await photo('crack.png'))
  await form.getByRole('button', { name: 'Open a dispute' }).click()
  await see(
    toast(mine, 'Problem reported. We’ve notified Siri Seller'),
    mine.getByText('Waiting for the seller'),
  )
  const picture = mine.getByRole('img', { name: /1 of 1/ })
  await expect.poll(() => picture.evaluate((img: HTMLImageElement) => img.naturalWidth)).toBe(640)

  await open(theirs, pages.order(orderId))
  const evidence = theirs.getByRole('img', { name: /1 of 1/ })
  await expect.poll(() => evidence.evaluate((img: HTMLImageElement) => img.naturalWidth)).toBe(640)
  // Its URL shows nothing to anyone else.
  const address = new URL((await evidence.getAttribute('src')) ?? '', theirs.url())
  expect((await fetch(address)).status).toBe(401)
  await theirs
    .getByRole('textbox', { name: 'Your reply' })
    .fill('It was fine when it left me, I believe.')
  await theirs.getByRole('button', { name: 'Send reply' }).click()
  await see(theirs.getByText('Both sides have replied'))
  await theirs.getByRole('button', { name: 'Propose a solution' }).click()
  await theirs.getByText('Partial refund').click()
  await theirs.getByLabel('Refund amount').fill('400')
  await theirs.getByRole('button', { name: 'Send proposal' }).click()
  await see(theirs.getByText('Enter less than the $300 that was paid'))
  await theirs.getByLabel('Refund amount').fill('50')
  await see(theirs.getByText('The buyer gets a $50 refund, you keep $250.'))
  await theirs.getByRole('button', { name: 'Send proposal' }).click()
  await see(toast(theirs, 'Proposal sent'))

  await mine.reload()
  const table = mine.getByRole('region', { name: 'Current proposal' })
  await see(table.getByText('You get a $50 refund, the seller keeps $250.'))
  await expectNoViolations(mine)
  await table.getByRole('button', { name: 'Accept' }).click()
  await mine.getByRole('dialog').getByRole('button', { name: 'Accept' }).click()
  await see(toast(mine, 'Proposal accepted'), mine.getByText('Agreed by both sides.'))

  await mine.getByRole('button', { name: 'Submit review' }).click()
  await see(mine.getByText('Choose 1 to 5 stars'))
  await mine.getByRole('radio', { name: /^3 stars/ }).focus()
  await mine.keyboard.press('ArrowRight')
  await mine.getByLabel('Your review').fill('Honest in the end.')
  await mine.getByRole('button', { name: 'Submit review' }).click()
  await see(toast(mine, 'Review saved'), mine.getByText(/Reviews stay hidden/))
  await theirs.reload()
  await see(theirs.getByText(/Bo Buyer has written a review/))
  await expectNoViolations(theirs)
  await theirs.getByRole('radio', { name: /^5 stars/ }).check()
  await theirs.getByRole('button', { name: 'Submit review' }).click()
  await see(toast(theirs, 'Both reviews are now visible'), theirs.getByText('Honest in the end.'))

  const other = await buildListing(site().app, { seller, name: 'iPhone 12' })
  const { page } = await visit()
  await open(page, pages.phone(other._id))
  await page.getByRole('button', { name: /1 review/ }).click()
  await see(page.getByRole('dialog', { name: /^Reviews of/ }).getByText('Honest in the end.'))
})

test('an admin decides a dispute and gives a reason', async () => {
  const { seller, buyer, orderId } = await buildArrived()
  const { app } = site()
  await dispute(app, buyer, orderId)
  const answer = { text: 'There was no crack when I packed it.' }
  await as(app, seller).post(api.disputeStatements(orderId), answer)
  const { page } = await visit(await person(site(), { role: 'admin' }))
  await open(page, pages.disputes())
  await page
    .getByRole('navigation', { name: 'Dashboard' })
    .getByRole('link', { name: 'Disputes' })
    .waitFor()
  await see(
    page.getByText('The screen has a crack that no photo showed.'),
    page.getByText('There was no crack when I packed it.'),
  )
  await expectNoViolations(page)
  const form = page.getByRole('form', { name: 'Decide' })
  await form.getByRole('button', { name: 'Decide' }).click()
  await see(
    form.getByText('Choose an outcome'),
    form.getByText('Enter a reason of at least 10 characters'),
  )
  await form.getByText('Full refund').click()
  await form.getByLabel('Reason').fill('The photo shows a crack from the inside.')
  await form.getByRole('button', { name: 'Decide' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Decide' }).click()
  await see(
    toast(page, 'Decision saved. Both sides have been notified'),
    page.getByText('No open disputes'),
  )
  const { page: mine } = await visit(buyer)
  await open(mine, pages.order(orderId))
  await see(
    mine.getByText('You get a full refund of $300.'),
    mine.getByText('The photo shows a crack from the inside.').first(),
  )
})

test('a returned phone is refunded once its seller has received it', async () => {
  const { seller, buyer, orderId } = await buildArrived()
  const { app } = site()
  await dispute(app, buyer, orderId)
  await as(app, buyer).post(api.settlements(orderId), { kind: 'return' })
  const { page: theirs } = await visit(seller)
  await open(theirs, pages.order(orderId))
  await theirs.getByRole('button', { name: 'Accept' }).click()
  await theirs.getByRole('dialog').getByRole('button', { name: 'Accept' }).click()
  await see(toast(theirs, 'Proposal accepted'))

  const { page: mine } = await visit(buyer)
  await open(mine, pages.order(orderId))
  const parcel = mine.getByRole('form', { name: 'Send the phone back' })
  await parcel.getByRole('button', { name: 'Mark as sent back' }).click()
  await see(parcel.getByText('Tracking number is required'))
  await parcel.getByLabel('Carrier').fill('DHL')
  await parcel.getByLabel('Tracking number').fill('RR123456789')
  await parcel.getByRole('button', { name: 'Mark as sent back' }).click()
  await see(mine.getByText('RR123456789'), mine.getByText('Return on its way', { exact: true }))

  await theirs.reload()
  await theirs.getByText('My phone', { exact: true }).click()
  await theirs.getByRole('button', { name: 'Confirm return and refund $300' }).click()
  await theirs.getByRole('dialog').getByRole('button', { name: 'Refund $300' }).click()
  await see(
    toast(theirs, 'Refund started'),
    theirs.getByText('The buyer gets a full refund of $300.').first(),
  )
})

test('payouts can be set up in the demo, and the ledger matches the provider', async () => {
  const { seller, buyer, orderId } = await buildArrived('200')
  const { app } = site()
  const { page } = await visit(seller)
  await open(page, pages.payouts())
  await page.getByRole('button', { name: 'Set up payouts' }).click()
  await see(toast(page, 'Payouts are set up'), page.getByText(/No real money is paid out/))
  await as(app, buyer).post(api.confirmOrder(orderId))
  await page.reload()
  await see(page.getByRole('row').filter({ hasText: 'iPhone 13' }).getByText('Sale').first())
  const file = await page.request.get(api.statementFile())
  expect(await file.text()).toContain('iPhone 13')
  const admin = await visit(await person(site(), { role: 'admin' }))
  await open(admin.page, pages.money())
  await see(
    admin.page.getByRole('heading', { name: 'USD balance' }),
    admin.page.getByText('No difference'),
  )
})
