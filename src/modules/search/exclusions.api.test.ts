import { afterAll, beforeAll, expect, test } from 'vitest'
import { as, buildUser, type TestApp, testApp } from '../../../test/app.ts'
import { api } from '../../contract/urls.ts'
import { addListing } from '../listings/index.ts'
import type { SearchResult } from './search.contract.ts'

let app: TestApp
const phones = [
  ['Iphone', 'iPhone 13', 'Blue', 128],
  ['Iphone', 'iPhone 13 Pro', 'Black', 256],
  ['Iphone', 'iPhone 13 Pro Max', 'Blue', 128],
  ['Iphone', 'iPhone XS', 'Black', 64],
  ['Iphone', 'iPhone XS Max', 'Blue', 64],
  ['Iphone', 'iPhone prototype Pro edition', 'Blue', 64],
  ['Samsung', 'Galaxy S21', 'Black', 128],
  ['Samsung', 'Galaxy S21 Ultra with box', 'Blue', 256],
] as const

beforeAll(async () => {
  app = await testApp()
  const seller = { ...(await buildUser(app, { role: 'Seller' })), image: null }
  for (const [brand, name, color, storageGb] of phones) {
    const outcome = await addListing(app.deps, seller, {
      brand,
      name,
      color,
      storageGb,
      price: 200,
    })
    if (!('listing' in outcome)) throw new Error(JSON.stringify(outcome))
  }
})
afterAll(() => app.close())

async function search(query: Record<string, string>): Promise<SearchResult> {
  return (await as(app, null).get(`${api.search()}?${new URLSearchParams(query)}`)).body
}

async function names(query: Record<string, string>): Promise<string[]> {
  return (await search(query)).items.map(({ name }) => name).toSorted()
}

const all = phones.map(([, name]) => name).toSorted()
const without = (pattern: RegExp) => all.filter((name) => !pattern.test(name))

test.each([
  ['iphone -pro', without(/Galaxy|Pro/)],
  ['iphone 13 -pro', ['iPhone 13']],
  ['iphone -"pro max"', without(/Galaxy|Pro Max/)],
  ['not iphone', without(/iPhone/)],
  ['-iphone -samsung', []],
  ['iphone xs not max', ['iPhone XS']],
  ['iphone except iphone 13', without(/Galaxy|13$/)],
  ['iphone -13', without(/Galaxy|13/)],
  ['without box', without(/box/)],
  ['samsung without box', ['Galaxy S21']],
  ['samsung -s21', ['Galaxy S21 Ultra with box']],
  ['iphone not black', without(/Galaxy|13 Pro$|XS$/)],
  ['iphone -64gb', ['iPhone 13', 'iPhone 13 Pro', 'iPhone 13 Pro Max']],
  ['iphone -black -64gb', ['iPhone 13', 'iPhone 13 Pro Max']],
])('%s', async (q, expected) => {
  expect(await names({ q })).toEqual(expected)
})

test('what is excluded is a filter of the address, which can be removed', async () => {
  const { interpreted, total, facets } = await search({ q: 'iphone -pro' })
  expect(interpreted).toMatchObject({ q: 'iphone', params: { not: ['pro'] } })
  expect(await names({ q: 'iphone', not: 'pro' })).toHaveLength(total)
  expect(facets.brand).toMatchObject([{ value: 'Iphone', count: total }])
  expect(await names({ q: 'iphone' })).toEqual(without(/Galaxy/))
})

test('a text without words, and one that nothing has, exclude nothing', async () => {
  expect(await names({ not: '%' })).toEqual(all)
  expect(await names({ not: "blorgt'; --" })).toEqual(all)
})

test('an excluded color stays among the counts, to be chosen', async () => {
  const { facets, total } = await search({ q: 'not black' })
  expect(total).toBe(5)
  expect(facets.color).toContainEqual(expect.objectContaining({ value: 'black', count: 3 }))
})
