import { randomUUID } from 'node:crypto'
import type { Page } from 'playwright-core'
import { beforeAll, expect, test } from 'vitest'
import { payOnline } from '../src/modules/orders/orders.fixture.ts'
import { newestClaim } from '../src/modules/orders/warranty/warranty.fixture.ts'
import {
  getPassport,
  listWithImei,
  newImei,
  sell,
} from '../src/modules/verification/passport/passport.fixture.ts'
import { DAY } from '../src/shared/time.ts'
import { as, type TestUser } from '../test/app.ts'
import { api, buildListing, journey, open, pages, person } from './kit/index.ts'

const { visit, site } = journey()

/** No space, no hyphen: the longest word that a field of this length takes. */
const word = (length: number) => 'W'.repeat(length)

let people: Record<'buyer' | 'seller' | 'admin', TestUser>
const ids = { phone: '', booked: '', order: '', sold: '', disputed: '', passport: '' }
const conversation = { id: '' }

/**
 * Every field that people fill has its longest word. A field that refuses its word would be missing on the
 * pages.
 */
beforeAll(async () => {
  const { app } = site()
  const seller = await person(site(), { role: 'Seller', name: word(60) })
  const buyer = await person(site(), { role: 'Buyer', name: word(60) })
  people = { seller, buyer, admin: await person(site(), { role: 'admin' }) }
  async function accepted(answer: Promise<{ status: number; body: unknown }>) {
    const { status, body } = await answer
    expect([200, 201, 204], JSON.stringify(body)).toContain(status)
    // biome-ignore lint/suspicious/noExplicitAny: answers of many routes
    return body as any
  }
  const post = (user: TestUser, url: string, body: object) =>
    accepted(as(app, user).post(url, body))
  const put = (user: TestUser, url: string, body: object) => accepted(as(app, user).put(url, body))
  const facts = {
    seller,
    grade: 'B',
    name: word(80),
    description: word(2_000),
    location: word(60),
    color: word(20),
    used: word(20),
    warrantyMonths: 6,
  }

  const sold = await listWithImei(app, seller, newImei(), facts)
  ids.sold = await sell(app, { seller, buyer, phoneId: sold._id })
  ids.passport = (await getPassport(app, sold._id))._id
  await put(buyer, api.saleRatings(ids.sold), { stars: 5, text: word(1_000) })
  await put(seller, api.saleRatings(ids.sold), { stars: 5, text: word(1_000) })
  await put(seller, api.ratingReply(ids.sold), { text: word(500) })
  await post(buyer, api.warrantyClaims(ids.sold), { reason: 'battery', text: word(4_000) })
  const claim = await newestClaim(app, ids.sold)
  await post(seller, api.warrantyClaimAnswer(ids.sold, claim, 'refuse'), { text: word(1_000) })

  const arrived = await buildListing(app, facts)
  ids.disputed = (await post(buyer, api.adverts(), { phoneId: arrived._id })).order._id
  const line = word(60)
  const to = { name: line, line1: line, line2: line, city: line, region: line, country: 'NO' }
  const shipping = { method: 'shipping', address: { ...to, postalCode: '0155' } }
  await post(buyer, api.orderDelivery(ids.disputed), shipping)
  await payOnline(app, ids.disputed, buyer)
  await post(seller, api.shipOrder(ids.disputed), { carrier: word(40), tracking: word(40) })
  await post(buyer, api.deliverOrder(ids.disputed), {})
  const complaint = { reason: 'not_as_described', text: word(4_000) }
  await post(buyer, api.dispute(ids.disputed), complaint)
  await post(seller, api.disputeStatements(ids.disputed), { text: word(4_000) })

  ids.phone = (await buildListing(app, facts))._id
  ids.booked = (await buildListing(app, facts))._id
  ids.order = (await post(buyer, api.adverts(), { phoneId: ids.booked })).order._id
  await post(buyer, api.orderDelivery(ids.order), { method: 'pick_up' })
  const meetUp = { place: word(120), at: new Date(app.clock.now().getTime() + DAY).toISOString() }
  await post(seller, api.meetUps(ids.order), meetUp)
  await post(seller, api.adverts(), { phoneId: ids.phone })
  const message = { clientId: randomUUID(), phoneId: ids.phone, text: word(1_000) }
  conversation.id = (await post(buyer, api.conversations(), message)).conversation._id
  await post(buyer, api.offers(), { phoneId: ids.phone, price: '400' })
  const report = { phoneId: ids.phone, reason: 'other', note: word(500) }
  await post(buyer, api.reports(), report)
  await post(buyer, api.contact(), {
    clientId: randomUUID(),
    topic: 'other',
    message: word(2_000),
  })
})

const addresses: Record<'visitor' | keyof typeof people, () => string[]> = {
  visitor: () => [
    pages.home(),
    pages.products(),
    `${pages.products()}?q=${word(80)}`,
    pages.phone(ids.phone),
    pages.seller(people.seller.id),
    pages.passport(ids.passport),
    `${pages.compare()}?id=${ids.phone}&id=${ids.booked}`,
    pages.contact(ids.phone),
    pages.support(),
  ],
  buyer: () => [
    pages.dashboard(),
    pages.order(ids.order),
    pages.order(ids.sold),
    pages.order(ids.disputed),
    pages.receipt(ids.sold),
    pages.myPassports(),
    pages.checkout(ids.order),
    pages.myOrders(),
    pages.offers(),
    pages.notifications(),
    pages.messages(),
    pages.messages(conversation.id),
    pages.settings(),
  ],
  seller: () => [
    pages.dashboard(),
    pages.order(ids.order),
    pages.order(ids.sold),
    pages.order(ids.disputed),
    pages.receipt(ids.sold),
    pages.myProducts(),
    pages.editProduct(ids.phone),
    pages.mySales(),
    pages.payouts(),
    pages.offers(),
    pages.messages(conversation.id),
  ],
  admin: () => [
    pages.users(),
    pages.buyers(),
    pages.sellers(),
    pages.reports(),
    pages.allListings(),
    pages.allOrders(),
    pages.moderation(),
    pages.disputes(),
    pages.contactMessages(),
    pages.order(ids.sold),
    pages.order(ids.disputed),
  ],
}

test.each(['visitor', 'buyer', 'seller', 'admin'] as const)(
  'no page that a %s opens scrolls sideways, on small and middle screens, and no short word is broken',
  async (role) => {
    const { page, announce } = await visit(role === 'visitor' ? undefined : people[role])
    announce(/status of 40[349]/)
    const problems: string[] = []
    for (const address of addresses[role]()) {
      await page.setViewportSize({ width: 320, height: 640 })
      await open(page, address)
      await page.waitForLoadState('networkidle')
      for (const width of [320, 768, 1024]) {
        await page.setViewportSize({ width, height: 640 })
        const here = await faults(page)
        problems.push(...here.map((fault) => `${address} at ${width} px: ${fault}`))
      }
    }
    expect(problems).toEqual([])
  },
)

/** What is wider than the screen, and ordinary words that are broken in two. */
function faults(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const { scrollWidth, clientWidth } = document.documentElement
    const isWide = (element: Element) => element.getBoundingClientRect().right > clientWidth + 1
    const wide =
      scrollWidth <= clientWidth
        ? []
        : [...document.body.querySelectorAll('*')]
            .filter((element) => isWide(element) && element.textContent?.includes('WWW'))
            .filter((element) => ![...element.children].some(isWide))
            .map((element) => `${scrollWidth} px: ${element.outerHTML.slice(0, 200)}`)
            .slice(0, 4)
    const broken: string[] = []
    const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
    for (let node = texts.nextNode(); node; node = texts.nextNode()) {
      if (node.parentElement?.closest('[class*="sr-only"]')) continue
      for (const match of node.nodeValue?.matchAll(/(?<![A-Za-z])[A-Za-z]{2,12}(?![A-Za-z])/g) ??
        []) {
        const range = document.createRange()
        range.setStart(node, match.index)
        range.setEnd(node, match.index + match[0].length)
        const lines = new Set([...range.getClientRects()].map(({ top }) => Math.round(top)))
        if (lines.size > 1) broken.push(`broken: ${match[0]} in ${node.nodeValue?.slice(0, 60)}`)
      }
    }
    return [...wide, ...broken.slice(0, 5)]
  })
}
