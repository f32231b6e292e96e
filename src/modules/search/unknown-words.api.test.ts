import { readFileSync } from 'node:fs'
import path from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { as, buildUser, type TestApp, testApp } from '../../../test/app.ts'
import { api } from '../../contract/urls.ts'
import { addListing } from '../listings/index.ts'
import type { SearchResult } from './search.contract.ts'

let app: TestApp
const phones = [
  ['Iphone', 'iPhone 13', 'Vienna'],
  ['Iphone', 'iPhone 12', 'Berlin'],
  ['Samsung', 'Galaxy S21', 'Vienna'],
  ['Samsung', 'Galaxy S22', 'Berlin'],
  ['Samsung', 'Galaxy A52 dual SIM', 'Berlin'],
  ['Google', 'Pixel 6 Pro', 'Berlin'],
  ['Nokia', 'हाथी मॉडल', 'Berlin'],
  ['Nokia', 'নতুন হাতিয়ার', 'Berlin'],
  ['Nokia', 'فِيل جديد', 'Berlin'],
] as const

beforeAll(async () => {
  app = await testApp()
  const seller = { ...(await buildUser(app, { role: 'Seller' })), image: null }
  for (const [brand, name, location] of phones) {
    const outcome = await addListing(app.deps, seller, { brand, name, location, price: 200 })
    if (!('listing' in outcome)) throw new Error(JSON.stringify(outcome))
  }
})
afterAll(() => app.close())

async function search(q: string): Promise<SearchResult> {
  return (await as(app, null).get(`${api.search()}?${new URLSearchParams({ q })}`)).body
}

const names = ({ items }: SearchResult) => items.map(({ name }) => name).toSorted()

const nonsense = readFileSync(path.join(import.meta.dirname, 'relevance/nonsense.csv'), 'utf8')
const [, ...words] = nonsense.trim().split('\n')

describe('words that no phone for sale has never find all phones', () => {
  test('at least forty are tried', () => expect(words.length).toBeGreaterThanOrEqual(40))
  test.each(words)('%s', async (q) => {
    const none = await search(q)
    expect(none).toMatchObject({ total: 0, items: [] })
    expect(none.unmatchedWords).not.toEqual([])
    expect(none.popular).not.toEqual([])
    expect(none.nearMatches).toHaveLength(4)
    for (const { difference } of none.nearMatches) expect(difference).toMatch(/^Doesn’t mention “/)
  })
})

test.each([
  ...['handy', 'Téléphone', 'telephone', 'móvil', 'celular', 'telemóvel', 'teléfono'],
  ...['هاتف', 'ফোন', 'फ़ोन', 'मोबाइल', 'мобильный телефон', 'smartphone', 'Handys'],
])('“%s” means a phone and is ignored', async (word) => {
  expect((await search(word)).total).toBe(phones.length)
  expect(names(await search(`${word} iphone`))).toEqual(['iPhone 12', 'iPhone 13'])
})

test('what a phone can do is searched for in titles, or left out with a note', async () => {
  expect(names(await search('dual sim'))).toEqual(['Galaxy A52 dual SIM'])
  expect(names(await search('samsung dual sim'))).toEqual(['Galaxy A52 dual SIM'])
  const without = await search('iphone esim')
  expect(names(without)).toEqual(['iPhone 12', 'iPhone 13'])
  expect(without.interpreted?.notes).toEqual([
    'No phone for sale mentions “esim”, so it isn’t used.',
  ])
})

test('beside several unknown words the rest is searched, and a note says so', async () => {
  const results = await search('iphone blorgt fnord')
  expect(names(results)).toEqual(['iPhone 12', 'iPhone 13'])
  expect(results.interpreted?.notes).toEqual([
    'No phone for sale mentions “blorgt” or “fnord”, so they aren’t used.',
  ])
  const filtered = await search('blorgt fnord under 100')
  expect(filtered.total).toBe(0)
  expect(filtered.interpreted).toMatchObject({ q: '', params: { max: ['100'] } })
})

test('beside a single unknown word nothing is found, and the rest is shown apart', async () => {
  const none = await search('iphone blorgt')
  expect(none).toMatchObject({ total: 0, unmatchedWords: ['blorgt'] })
  expect(none.nearMatches.map(({ phone }) => phone.name).toSorted()).toEqual([
    'iPhone 12',
    'iPhone 13',
  ])
  expect(none.nearMatches[0]?.difference).toBe('Doesn’t mention “blorgt”')
})

test('of words that name nothing, the phones that pass the filters are the closest, or those that nearly do', async () => {
  const inVienna = await search('blorgt near vienna')
  expect(inVienna.nearMatches.map(({ phone }) => phone.location)).toEqual(['Vienna', 'Vienna'])
  const cheap = await search('blorgt under 190')
  expect(cheap.nearMatches).toHaveLength(4)
  expect(cheap.nearMatches[0]?.difference).toBe('$10 over your limit, doesn’t mention “blorgt”')
})

test.each(['MLPF3', 'MQ0G3LL/A', 'iphone MLPF3', 'mlpf3ll/a'])(
  '“%s” is said to be a part number',
  async (q) => {
    const none = await search(q)
    expect(none.total).toBe(0)
    expect(none.interpreted?.notes.join()).toContain(
      `“${q.split(' ').at(-1)}” looks like a part number of Apple`,
    )
  },
)

test.each(['हाथी', 'হাতিয়ার', 'فِيل', 'جديد'])('titles in any script are searched: %s', async (q) => {
  expect((await search(q)).total).toBe(1)
  expect((await search(`nokia ${q}`)).total).toBe(1)
})

test.each(['iphones', 'Nokias', 'pixels', 'galaxies', 'galaxys'])('“%s” are several', async (q) => {
  const results = await search(q)
  expect(results.total).toBeGreaterThan(0)
  expect(results.total).toBeLessThan(phones.length)
})

test('without its only word a search is offered if filters are left', async () => {
  const query = new URLSearchParams({ q: 'blorgt', brand: 'Samsung' })
  const none: SearchResult = (await as(app, null).get(`${api.search()}?${query}`)).body
  expect(none.relatedSearches).toEqual([
    { kind: 'drop_word', label: 'Without “blorgt”', params: { brand: 'Samsung' }, total: 3 },
  ])
  expect((await search('blorgt')).relatedSearches).toEqual([])
})

describe('corrections', () => {
  test('one that means nothing is not applied: it would find every phone', async () => {
    expect(await search('gép')).toMatchObject({ total: 0, unmatchedWords: ['gép'] })
  })

  test('a word that phones for sale mention is not misspelled', async () => {
    const town = await search('vienna')
    expect(town.corrected).toBeNull()
    expect(names(town)).toEqual(['Galaxy S21', 'iPhone 13'])
    expect(names(await search('galaxy vienna'))).toEqual(['Galaxy S21'])
  })

  test('one that finds nothing is offered, not applied', async () => {
    const none = await search('pixle 99')
    expect(none).toMatchObject({ total: 0, corrected: null })
    const misspelled = await search('vienno')
    expect(misspelled).toMatchObject({ total: 0, corrected: null, unmatchedWords: ['vienno'] })
    expect(misspelled.didYouMean).toContainEqual({ q: 'viento', total: 0 })
  })

  test('one that leaves another word unknown is not offered', async () => {
    for (const q of ['blorgt vienno', 'vienno blorgt'])
      expect((await search(q)).didYouMean.filter(({ total }) => total === 0)).toEqual([])
  })

  test('one that finds phones is applied', async () => {
    const results = await search('ipone 13')
    expect(results.corrected).toEqual({ from: 'ipone 13', to: 'iphone 13' })
    expect(names(results)).toEqual(['iPhone 13'])
  })
})

test('of a model that nobody sells, phones with nearly the same name are shown apart', async () => {
  const none = await search('GB7N6')
  expect(none).toMatchObject({ total: 0, interpreted: { params: { model: ['google-pixel-6'] } } })
  expect(none.nearMatches).toMatchObject([
    { phone: { name: 'Pixel 6 Pro' }, difference: 'Pixel 6 Pro instead of Pixel 6' },
  ])
})
