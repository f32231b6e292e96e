import { randomUUID } from 'node:crypto'
import type { Page } from 'playwright-core'
import { beforeAll, expect, test } from 'vitest'
import { as, type TestUser } from '../test/app.ts'
import { api, buildListing, journey, open, pages, person } from './kit/index.ts'

const { visit, site } = journey()

/** No space, no hyphen: the longest word that a field of this length takes. */
const word = (length: number) => 'W'.repeat(length)

let people: Record<'buyer' | 'seller' | 'admin', TestUser>
const ids = { phone: '', booked: '', order: '', conversation: '', seller: '' }

/** Every field that people fill has its longest word. */
beforeAll(async () => {
  const { app } = site()
  const seller = await person(site(), { role: 'Seller', name: word(60) })
  const buyer = await person(site(), { role: 'Buyer', name: word(60) })
  people = { seller, buyer, admin: await person(site(), { role: 'admin' }) }
  const facts = {
    seller,
    grade: 'B',
    name: word(80),
    description: word(2_000),
    location: word(60),
    color: word(20),
    used: word(20),
  }
  ids.phone = (await buildListing(app, facts))._id
  ids.booked = (await buildListing(app, facts))._id
  ids.seller = seller.id
  const { body } = await as(app, buyer).post(api.adverts(), { phoneId: ids.booked })
  ids.order = body.order._id
  await as(app, seller).post(api.adverts(), { phoneId: ids.phone })
  const begun = await as(app, buyer).post(api.conversations(), {
    clientId: randomUUID(),
    phoneId: ids.phone,
    text: word(1_000),
  })
  ids.conversation = begun.body.conversation._id
  await as(app, buyer).post(api.offers(), { phoneId: ids.phone, price: '400' })
  await as(app, buyer).post(api.reports(), {
    phoneId: ids.phone,
    reason: 'other',
    note: word(500),
  })
  expect(ids.order && ids.phone).toBeTruthy()
})

const addresses: Record<'visitor' | keyof typeof people, () => string[]> = {
  visitor: () => [
    pages.home(),
    pages.products(),
    `${pages.products()}?q=${word(80)}`,
    pages.phone(ids.phone),
    pages.seller(ids.seller),
    `${pages.compare()}?id=${ids.phone}&id=${ids.booked}`,
    pages.contact(ids.phone),
    pages.support(),
  ],
  buyer: () => [
    pages.dashboard(),
    pages.order(ids.order),
    pages.checkout(ids.order),
    pages.myOrders(),
    pages.offers(),
    pages.notifications(),
    pages.messages(),
    pages.messages(ids.conversation),
    pages.settings(),
  ],
  seller: () => [
    pages.dashboard(),
    pages.order(ids.order),
    pages.myProducts(),
    pages.editProduct(ids.phone),
    pages.mySales(),
    pages.payouts(),
    pages.offers(),
    pages.messages(ids.conversation),
  ],
  admin: () => [
    pages.users(),
    pages.buyers(),
    pages.sellers(),
    pages.reports(),
    pages.allListings(),
    pages.allOrders(),
    pages.moderation(),
    pages.order(ids.order),
  ],
}

test.each(['visitor', 'buyer', 'seller', 'admin'] as const)(
  'no page that a %s opens scrolls sideways at 320 px, and no short word is broken',
  async (role) => {
    const { page, announce } = await visit(role === 'visitor' ? undefined : people[role])
    announce(/status of 40[349]|There is a receipt/)
    await page.setViewportSize({ width: 320, height: 640 })
    const problems: string[] = []
    for (const address of addresses[role]()) {
      await open(page, address)
      await page.waitForLoadState('networkidle')
      problems.push(...(await faults(page)).map((fault) => `${address}: ${fault}`))
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
