import { afterAll, beforeAll, expect, test } from 'vitest'
import { buildListing, buildUser, ORIGIN, type TestApp, testApp } from '../../../test/app.ts'
import type { Phone } from '../listings/listings.contract.ts'
import { type Element, readXml } from './read-xml.fixture.ts'

let app: TestApp
let phones: Phone[]
beforeAll(async () => {
  app = await testApp()
  const seller = await buildUser(app, { role: 'Seller' })
  phones = []
  for (const fields of [
    { name: 'iPhone 13 Pro', grade: 'A' },
    { brand: 'Nokia', name: 'Nokia 3310', price: '30' },
    { name: 'iPhone 14 <b>&amp;</b> "case"', description: ']]> \u0007 <script>', price: '500.50' },
  ]) {
    phones.push(await buildListing(app, { seller, ...fields }))
    app.clock.advance(1_000)
  }
})
afterAll(() => app.close())

async function feed(path: string, headers: Record<string, string> = {}) {
  const response = await app.app.request(`http://localhost:3000${path}`, { headers })
  const text = await response.text()
  if (response.status !== 200) return { response, items: [], channel: undefined }
  expect(response.headers.get('content-type')).toMatch(/^application\/rss\+xml/)
  const rss = readXml(text)
  expect([rss.name, rss.attributes.version]).toEqual(['rss', '2.0'])
  const channel = rss.children[0]!
  for (const name of ['title', 'link', 'description']) expect(textOf(channel, name)).not.toBe('')
  return { response, channel, items: channel.children.filter(({ name }) => name === 'item') }
}

const textOf = (element: Element, name: string) =>
  element.children.find((child) => child.name === name)?.text ?? ''

test('the feed lists new listings, newest first, with URL, ID and date', async () => {
  const { items, channel } = await feed('/feeds/phones.xml')
  expect(items.map((item) => textOf(item, 'guid'))).toEqual(
    phones.map((phone) => phone._id).reverse(),
  )
  const last = items.at(-1)!
  expect(textOf(last, 'title')).toBe('iPhone 13 Pro: $450')
  expect(textOf(last, 'link')).toBe(`${ORIGIN}/phones/${phones[0]?._id}-iphone-13-pro`)
  expect(Number.isNaN(Date.parse(textOf(last, 'pubDate')))).toBe(false)
  expect(textOf(items[0]!, 'title')).toBe('iPhone 14 <b>&amp;</b> "case": $500.50')
  expect(textOf(items[0]!, 'description')).toContain(']]>')
  const self = channel?.children.find(({ name }) => name === 'atom:link')
  expect(self?.attributes.href).toBe(`${ORIGIN}/feeds/phones.xml`)
})

test('the feed of a brand, and of a search with invalid parameters', async () => {
  const brand = await feed('/feeds/brands/nokia.xml')
  expect(brand.items.map((item) => textOf(item, 'title'))).toEqual(['Nokia 3310: $30'])
  const filtered = await feed('/feeds/phones.xml?q=iphone&max=460&grade=Z&sort=price_up&cursor=x')
  expect(filtered.items.map((item) => textOf(item, 'title'))).toEqual(['iPhone 13 Pro: $450'])
  expect((await feed('/feeds/brands/nobody.xml')).response.status).toBe(404)
})

test('an unchanged feed answers 304', async () => {
  const { response } = await feed('/feeds/brands/nokia.xml')
  const again = await feed('/feeds/brands/nokia.xml', {
    'if-none-match': response.headers.get('etag') ?? '',
  })
  expect(again.response.status).toBe(304)
})
