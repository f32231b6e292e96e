import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { mailUnread } from '../src/modules/messaging/index.ts'
import { sendDueMails } from '../src/platform/mail/index.ts'
import { MINUTE } from '../src/shared/time.ts'
import { as } from '../test/app.ts'
import {
  addressOf,
  api,
  buildListing,
  gone,
  journey,
  open,
  pages,
  person,
  photo,
  see,
  toast,
} from './kit/index.ts'
import { openMail } from './kit/outbox.ts'

const { visit, site } = journey({ demo: true })

const messageList = (page: Page) => page.getByRole('region', { name: 'Messages' })
const bubble = (page: Page, words: string | RegExp) => messageList(page).getByText(words)
const badge = (page: Page) => page.getByRole('link', { name: /^Messages.*\d+ unread$/ })

async function write(page: Page, words: string) {
  await page.getByRole('textbox', { name: /^Message to / }).fill(words)
  await page.getByRole('button', { name: 'Send' }).click()
}

test('buyer and seller exchange live messages with read receipts, masking and a photo', async () => {
  const seller = await person(site(), { role: 'Seller', name: 'Siri Seller' })
  const buyer = await person(site(), { role: 'Buyer', name: 'Bo Buyer' })
  const phone = await buildListing(site().app, { seller, name: 'Pixel 7' })
  const [mine, theirs] = [(await visit(buyer)).page, (await visit(seller)).page]

  // The seller is elsewhere in the dashboard and is notified of the message there.
  await open(theirs, pages.myProducts())
  await open(mine, pages.phone(phone._id))
  await mine.getByRole('link', { name: 'Message the seller' }).click()
  await see(mine.getByRole('heading', { name: 'Siri Seller' }))
  await write(mine, 'Is the battery still good? Call 555 123 4567')
  await see(bubble(mine, 'Is the battery still good? Call •••••'))
  await see(mine.getByText(/Contact details stay hidden/))
  expect(addressOf(mine)).toMatch(/\?conversation=/)
  await badge(theirs).click()
  await theirs.getByRole('link', { name: /Bo Buyer/ }).click()
  await see(
    bubble(theirs, 'Is the battery still good? Call •••••'),
    theirs.getByText(/could be a scam/),
  )
  await gone(badge(theirs))
  await see(mine.getByText('Seen'))

  await write(theirs, 'Like new.\n👍 مرحبا')
  await see(bubble(mine, /Like new\./), mine.getByText(/^New message: Like new/))
  // The same text again is read again: screen readers announce what is added, not what stays.
  const announced = mine.getByText(/^New message: Like new/)
  await announced.evaluate((element) => element.setAttribute('data-read', ''))
  await write(theirs, 'Like new.\n👍 مرحبا')
  await expect.poll(() => announced.getAttribute('data-read')).toBe(null)
  await mine.locator('input[type=file]').setInputFiles(await photo())
  await see(mine.getByText('Ready to send'))
  // It is shown from the device: the upload's address ends with the upload.
  const { promise: isLookedAt, resolve: lookedAt } = Promise.withResolvers<void>()
  await mine.route('**/api/messages/**', async (route) => {
    await isLookedAt
    await route.continue()
  })
  await mine.getByRole('button', { name: 'Send' }).click()
  await see(mine.getByRole('img', { name: 'On its way' }))
  expect(await mine.getByRole('img', { name: 'On its way' }).getAttribute('src')).toMatch(/^blob:/)
  lookedAt()
  const picture = theirs.getByRole('img', { name: 'Sent in this conversation' })
  await see(picture)
  await expect.poll(() => picture.evaluate((img: HTMLImageElement) => img.naturalWidth)).toBe(640)

  // Paid in person: the seller asks for the code when handing over the phone.
  const booked = await as(site().app, buyer).post(api.adverts(), { phoneId: phone._id })
  const { _id, handOverCode: code } = booked.body.order
  expect((await as(site().app, seller).post(api.handOver(_id), { code })).status).toBe(200)
  await theirs.reload()
  await see(bubble(theirs, 'Is the battery still good? Call 555 123 4567'))
})

test('the page holds the conversations and their number before any script runs, of this person only', async () => {
  const seller = await person(site(), { role: 'Seller', name: 'Early Seller' })
  const buyer = await person(site(), { role: 'Buyer', name: 'Early Buyer' })
  const phone = await buildListing(site().app, { seller })
  const message = { phoneId: phone._id, clientId: crypto.randomUUID(), text: 'Still there?' }
  expect((await as(site().app, buyer).post(api.conversations(), message)).status).toBe(201)
  const html = async (who: typeof seller) => {
    const { context } = await visit(who)
    return (await context.request.get(pages.messages())).text()
  }
  for (const text of ['Early Buyer', 'Still there?', ' unread</span>'])
    expect(await html(seller)).toContain(text)
  // The sidebar is rendered once for all sellers, but for a number of unread messages.
  const other = await html(await person(site(), { role: 'Seller' }))
  for (const text of ['Early Buyer', 'Still there?', ' unread</span>'])
    expect(other).not.toContain(text)
})

test('unsent messages are kept and sent once, drafts survive a reload, and lost connections recover', async () => {
  const seller = await person(site(), { role: 'Seller' })
  const buyer = await person(site(), { role: 'Buyer' })
  const phone = await buildListing(site().app, { seller })
  const { page, context, announce } = await visit(buyer)
  await open(page, `${pages.messages()}?about=${phone._id}`)
  await write(page, 'Hello')
  await see(bubble(page, 'Hello'))
  announce(/ERR_INTERNET_DISCONNECTED|Failed to load resource|503/)

  await context.setOffline(true)
  await write(page, 'Typed on the train')
  await see(page.getByText('Not sent yet. It’s sent when you’re online again.'))
  await context.setOffline(false)
  await see(bubble(page, 'Typed on the train'))
  await gone(page.getByText(/^Not sent yet/))

  // The shop cannot be reached.
  const messages = `**${api.conversations()}/conversations/*`
  await page.route(messages, (route) =>
    route.request().method() === 'POST' ? route.abort() : route.fallback(),
  )
  announce(/ERR_FAILED/)
  await write(page, 'Typed in a tunnel')
  await see(page.getByText(/^Not sent\./))
  await page.getByRole('textbox', { name: /^Message to / }).fill('Half a thou')
  await page.unroute(messages)
  await page.reload()
  await see(page.getByText('Typed in a tunnel'), page.getByText(/^Not sent\./))
  expect(await page.getByRole('textbox', { name: /^Message to / }).inputValue()).toBe('Half a thou')
  await page.getByRole('button', { name: 'Retry' }).click()
  await gone(page.getByText(/^Not sent\./))
  await page.reload()
  for (const text of ['Typed on the train', 'Typed in a tunnel']) {
    await see(bubble(page, text))
    expect(await messageList(page).getByText(text, { exact: true }).count()).toBe(1)
  }

  // The response is lost: the message is still there, exactly once.
  await page.route(messages, async (route) => {
    if (route.request().method() !== 'POST') return route.fallback()
    await route.fetch()
    await route.abort()
  })
  announce(/ERR_FAILED/)
  const lost = page.waitForEvent('requestfailed')
  await write(page, 'Sent, not heard')
  await lost
  await gone(page.getByText(/^Not sent\./))
  expect(await bubble(page, 'Sent, not heard').count()).toBe(1)
  await page.unrouteAll({ behavior: 'wait' })
})

test('messages arrive although the stream brings nothing and reports no error', async () => {
  const seller = await person(site(), { role: 'Seller', name: 'Siri Seller' })
  const buyer = await person(site(), { role: 'Buyer', name: 'Bo Buyer' })
  const phone = await buildListing(site().app, { seller, name: 'Pixel 8' })
  const message = (text: string) => ({ phoneId: phone._id, text, clientId: crypto.randomUUID() })
  await as(site().app, buyer).post(api.conversations(), message('The first one'))
  const { page } = await visit(seller)
  await page.clock.install()
  let streams = 0
  // As behind a proxy that holds answers back, or after the network has silently dropped the connection.
  await page.route('**/api/messages/stream**', () => {
    streams += 1
  })
  await open(page, pages.messages())
  await see(page.getByText('The first one'))
  await expect.poll(() => streams).toBe(1)
  await as(site().app, buyer).post(api.conversations(), message('The second one'))
  await page.clock.fastForward(11_000)
  await see(page.getByText('The second one').first())
  // Later it tries again.
  await page.unroute('**/api/messages/stream**')
  const stream = page.waitForRequest('**/api/messages/stream**')
  await page.clock.fastForward(70_000)
  await page.clock.fastForward(9_000)
  await stream
})

test('a conversation can be blocked, reported and closed by moderators', async () => {
  const seller = await person(site(), { role: 'Seller', name: 'Sly Seller' })
  const buyer = await person(site(), { role: 'Buyer', name: 'Bea Buyer' })
  const admin = await person(site(), { role: 'admin' })
  const phone = await buildListing(site().app, { seller, name: 'Galaxy S22' })
  const [mine, theirs] = [(await visit(buyer)).page, (await visit(seller)).page]
  await open(mine, `${pages.messages()}?about=${phone._id}`)
  await write(mine, 'Hello')
  await see(bubble(mine, 'Hello'))
  await open(theirs, pages.messages())
  await theirs.getByRole('link', { name: /Bea Buyer/ }).click()
  await write(theirs, 'Pay me at sly@example.org')
  await see(bubble(mine, 'Pay me at •••••'))

  await mine.getByRole('button', { name: 'Report this conversation' }).click()
  const form = mine.getByRole('dialog', { name: 'Report this conversation' })
  await form.getByRole('button', { name: 'Send report' }).click()
  await see(form.getByText('Choose a reason'))
  await form.getByText('This is a scam').click()
  await form.getByRole('button', { name: 'Send report' }).click()
  await see(toast(mine, /Our moderators will review/))

  await mine.getByRole('button', { name: 'Block Sly Seller' }).click()
  await mine.getByRole('dialog').getByRole('button', { name: 'Block Sly Seller' }).click()
  await see(mine.getByText('You blocked Sly Seller. Neither of you can send messages here.'))
  await see(theirs.getByText(/Bea Buyer doesn’t accept messages/))
  await gone(theirs.getByRole('textbox', { name: /^Message to / }))
  await mine.getByRole('button', { name: 'Unblock' }).click()
  await see(theirs.getByRole('textbox', { name: /^Message to / }))

  const { page } = await visit(admin)
  await open(page, pages.reports())
  await page.getByRole('button', { name: 'Read conversation' }).click()
  const conversation = page.getByRole('dialog', { name: 'Reported conversation' })
  await see(conversation.getByText('Pay me at sly@example.org'))
  await conversation.getByRole('button', { name: 'Close conversation' }).click()
  await see(toast(page, 'Conversation closed'), page.getByText('Conversation closed').first())
  for (const one of [mine, theirs])
    await see(one.getByText('Moderators closed this conversation. You can still read it.'))
})

test('an unread message is emailed, and the link in it unsubscribes', async () => {
  const seller = await person(site(), { role: 'Seller' })
  const buyer = await person(site(), { role: 'Buyer', name: 'Mia Buyer' })
  const phone = await buildListing(site().app, { seller })
  const { page } = await visit(buyer)
  await open(page, `${pages.messages()}?about=${phone._id}`)
  await write(page, 'Is it still there?')
  await see(bubble(page, 'Is it still there?'))
  site().app.clock.advance(5 * MINUTE)
  await mailUnread(site().app.deps)
  await sendDueMails(site().app.deps)
  const { page: box } = await visit(seller)
  const mail = await openMail(box, seller.email)
  await see(mail.getByText(/Mia Buyer wrote/).first())
  await mail.getByRole('link', { name: /^Unsubscribe/ }).click()
  await box.getByRole('button', { name: 'Unsubscribe' }).click()
  await see(box.getByText(/You are unsubscribed/))
})

test('on wide screens the newest conversation is open, with the price and state of its phone', async () => {
  const seller = await person(site(), { role: 'Seller' })
  const buyer = await person(site(), { role: 'Buyer', name: 'Bo Buyer' })
  const phone = await buildListing(site().app, { seller, name: 'Pixel 8', price: '320' })
  const message = { phoneId: phone._id, clientId: crypto.randomUUID(), text: 'Is it unlocked?' }
  await as(site().app, buyer).post(api.conversations(), message)
  await as(site().app, seller).post(api.pausePhone(phone._id))
  const { page } = await visit(seller, { viewport: { width: 1440, height: 900 } })
  await open(page, pages.messages())
  await see(bubble(page, 'Is it unlocked?'))
  await see(page.getByRole('link', { name: /Bo Buyer.*Pixel 8 · \$320 · Not for sale/ }))
  await page.setViewportSize({ width: 1280, height: 900 })
  await page.reload()
  await see(page.getByText('Choose a conversation'))
})
