import { afterAll, beforeAll, expect, test } from 'vitest'
import { as, buildUser, type TestApp, testApp } from '../../../test/app.ts'
import { api } from '../../contract/urls.ts'
import { addListing } from '../listings/index.ts'
import type { Phone } from '../listings/listings.contract.ts'
import { type SearchResult, sorts } from './search.contract.ts'

let app: TestApp
const names = ['Galaxy Zetafone', 'Galaxy S21 Ultra', 'Galaxy Note20', 'Unheard of', 'iPhone 13']

beforeAll(async () => {
  app = await testApp()
  const seller = { ...(await buildUser(app, { role: 'Seller' })), image: null }
  for (let i = 0; i < 50; i++) {
    app.clock.advance(1_000)
    const name = names[i % names.length]!
    const brand = name.startsWith('iPhone') ? 'Iphone' : 'Samsung'
    const price = 100 + 7 * ((i * 13) % 50)
    const outcome = await addListing(app.deps, seller, { brand, name, price, storageGb: 128 })
    if (!('listing' in outcome)) throw new Error(JSON.stringify(outcome))
  }
})
afterAll(() => app.close())

async function search(query: string): Promise<SearchResult> {
  const { status, body } = await as(app, null).get(`${api.search()}?${query}`)
  expect(status).toBe(200)
  return body as SearchResult
}

async function walk(query: string): Promise<Phone[]> {
  const items: Phone[] = []
  let cursor: string | null = ''
  while (cursor !== null) {
    const page: SearchResult = await search(`${query}&cursor=${cursor}`)
    items.push(...page.items)
    cursor = page.cursor
  }
  return items
}

test('a phone without a model is found by a common word, after those with a model', async () => {
  const { items, total, totalIsExact, facets } = await search('q=galaxy&limit=48')
  const names = items.map((item) => item.name)
  expect(total).toBe(30)
  expect(totalIsExact).toBe(true)
  expect(names.slice(0, 20)).not.toContain('Galaxy Zetafone')
  expect(names.slice(20)).toEqual(Array(10).fill('Galaxy Zetafone'))
  expect(facets.brand).toEqual([{ value: 'Samsung', label: 'Samsung', count: 30 }])
  expect(facets.storage).toEqual([{ value: '128', label: '128 GB', count: 30 }])
})

test.each(sorts)('sort %s: listings with and without a model together, each once', async (sort) => {
  const items = await walk(`q=galaxy&limit=7&sort=${sort}`)
  expect(new Set(items.map((item) => item._id)).size).toBe(30)
  expect(items).toHaveLength(30)
})

test('cheapest first: listings without a model are sorted among the others', async () => {
  const prices = (await walk('q=galaxy&limit=7&sort=price_up')).map((item) => item.priceMinor)
  expect(prices).toEqual(prices.toSorted((a, b) => a - b))
})

test('a failed filter excludes it', async () => {
  expect((await search('q=galaxy&storage=256')).total).toBe(0)
  expect((await search('q=galaxy&max=200')).items.map((item) => item.name)).toContain(
    'Galaxy Zetafone',
  )
})

test('all words are required, including those that no model has', async () => {
  const { items, unmatchedWords, total } = await search('q=galaxy+zetafone')
  expect(unmatchedWords).toEqual(['zetafone'])
  expect(total).toBe(10)
  expect(new Set(items.map((item) => item.name))).toEqual(new Set(['Galaxy Zetafone']))
})

test('an incomplete word matches by prefix', async () => {
  expect((await search('q=galaxy+zeta')).total).toBe(10)
})

test('a new listing is found at once', async () => {
  const seller = { ...(await buildUser(app, { role: 'Seller' })), image: null }
  const before = (await search('q=galaxy')).total
  await addListing(app.deps, seller, { brand: 'Samsung', name: 'Galaxy Nowhere', price: 80 })
  expect((await search('q=galaxy')).total).toBe(before + 1)
})
