import { afterAll, beforeAll, expect, test } from 'vitest'
import { as, buildUser, type TestApp, testApp } from '../../../test/app.ts'
import { api } from '../../contract/urls.ts'
import { inTransaction } from '../../platform/db/index.ts'
import type { Viewer } from '../../platform/http/index.ts'
import { addListing, holdListing } from '../listings/index.ts'
import type { NewPhone, Phone } from '../listings/listings.contract.ts'
import { countIndexErrors, numberListingChanges } from './facets/phone-index.ts'
import { searchApi } from './search.api.ts'
import { type SearchResult, type Sort, type Suggestions, sorts } from './search.contract.ts'

let app: TestApp
let seller: Viewer
let all: Phone[]
beforeAll(async () => {
  app = await testApp()
  seller = { ...(await buildUser(app, { role: 'Seller' })), image: null }
  const random = dice(7)
  for (let i = 0; i < 150; i++) {
    if (random(3)) app.clock.advance(1_000)
    await add(randomPhone(random))
  }
  all = (await everything()).items
  expect(all).toHaveLength(150)
})
afterAll(() => app.close())

// Seeded, so that every run uses the same numbers.
function dice(seed: number) {
  let state = seed
  return (sides: number) => {
    state = (state * 48_271) % 2_147_483_647
    return state % sides
  }
}

const models = {
  Iphone: ['iPhone 13', 'iPhone 13 Pro', 'iPhone 12 mini', 'Wunderphone 50%'],
  Nokia: ['3310', 'X_20 zed'],
  Samsung: ['Galaxy S21 Ultra', 'Galaxy Note20'],
}

function randomPhone(random: (sides: number) => number): NewPhone {
  const pick = <T>(list: readonly T[]) => list[random(list.length)]!
  const brand = pick(Object.keys(models) as (keyof typeof models)[])
  const price = 100 + 50 * random(6)
  return {
    brand,
    name: pick(models[brand]),
    price,
    originalPrice: random(2) ? price + 100 * random(4) : '',
    storageGb: pick([64, 128, 1024, null]),
    color: pick(['Midnight', 'Blue', null]),
  }
}

async function add(phone: NewPhone) {
  const outcome = await addListing(app.deps, seller, phone)
  if (!('listing' in outcome)) throw new Error(`not listed: ${JSON.stringify(outcome)}`)
  return outcome.listing.id
}

async function search(query: string): Promise<SearchResult> {
  const { status, body } = await as(app, null).get(`${api.search()}?${query}`)
  expect(status).toBe(200)
  return body
}

/** Reads every page; `between` may change data after each. */
async function everything(query = 'limit=48', between = async () => {}) {
  const items: Phone[] = []
  let result = await search(query)
  for (let page = 0; page < 100; page++) {
    items.push(...result.items)
    if (!result.cursor) return { ...result, items }
    await between()
    result = await search(`${query}&cursor=${result.cursor}`)
  }
  throw new Error('the walk has no end')
}

const saving = (phone: Phone) => (phone.originalPriceMinor ?? phone.priceMinor) - phone.priceMinor
const byTime = (a: Phone, b: Phone) =>
  a.createdAt < b.createdAt ? 1 : a.createdAt > b.createdAt ? -1 : 0
const orders: Partial<Record<Sort, (a: Phone, b: Phone) => number>> = {
  newest: byTime,
  price_up: (a, b) => a.priceMinor - b.priceMinor,
  price_down: (a, b) => b.priceMinor - a.priceMinor,
  saving: (a, b) => saving(b) - saving(a),
}

test.each(Object.keys(orders) as Sort[])('sort %s: in order, each phone once', async (sort) => {
  const { items } = await everything(`sort=${sort}&limit=11`)
  expect(new Set(items.map((item) => item._id)).size).toBe(150)
  expect(items.map((item) => item._id)).toEqual(
    items.toSorted(orders[sort]!).map((item) => item._id),
  )
})

test.each(['best', 'support'])('sort %s: each phone once', async (sort) => {
  const { items } = await everything(`sort=${sort}&limit=11`)
  expect(items).toHaveLength(150)
  expect(new Set(items.map((item) => item._id)).size).toBe(150)
})

test('a price limit is inclusive', async () => {
  const atLimit = 15_000
  const prices = async (query: string) =>
    new Set((await everything(`limit=48&${query}`)).items.map(({ priceMinor }) => priceMinor))
  expect(all.some(({ priceMinor }) => priceMinor === atLimit)).toBe(true)
  expect(Math.max(...(await prices('max=150.00')))).toBe(atLimit)
  expect(Math.max(...(await prices('max=149.99')))).toBeLessThan(atLimit)
  expect(Math.min(...(await prices('min=150.00')))).toBe(atLimit)
  expect(Math.min(...(await prices('min=150.01')))).toBeGreaterThan(atLimit)
})

test('filters and queries are read whatever script their digits are of', async () => {
  for (const [written, plain] of [
    ['max=١٥٠', 'max=150'],
    ['min=১৫০', 'min=150'],
    ['storage=१२८', 'storage=128'],
    ['q=iphone+१३', 'q=iphone+13'],
    ['q=under+١٥٠', 'q=under+150'],
  ]) {
    const [results, expected] = [await search(written!), await search(plain!)]
    expect([written, results.total]).toEqual([written, expected.total])
    expect(results.total).toBeLessThan(150)
  }
})

test('best: the exact model comes before longer names', async () => {
  const names = (await everything('q=iphone+13&limit=48')).items.map((item) => item.name)
  expect(names.lastIndexOf('iPhone 13')).toBeLessThan(names.indexOf('iPhone 13 Pro'))
  expect(new Set(names)).toEqual(new Set(['iPhone 13', 'iPhone 13 Pro']))
})

test('a page has 24 results, at most 48', async () => {
  expect((await search('')).items).toHaveLength(24)
  expect((await search('limit=9999')).items).toHaveLength(48)
  expect((await search('limit=1')).items).toHaveLength(1)
})

test('words match in any case, order and spelling; symbols are literal', async () => {
  const names = async (q: string) =>
    new Set(
      (await everything(`limit=48&q=${encodeURIComponent(q)}`)).items.map((item) => item.name),
    )
  expect(await names('PRO iphone')).toEqual(new Set(['iPhone 13 Pro']))
  expect(await names('apple 13')).toEqual(new Set(['iPhone 13', 'iPhone 13 Pro']))
  expect(await names('ipone13pro')).toEqual(new Set(['iPhone 13 Pro']))
  expect(await names('s21 ultra')).toEqual(new Set(['Galaxy S21 Ultra']))
  expect(await names('wunderphone')).toEqual(new Set(['Wunderphone 50%']))
  expect(await names('nokia zed')).toEqual(new Set(['X_20 zed']))
  expect(await names("'; drop table listings; --")).toEqual(new Set())
  const large = (await everything('limit=48&q=1tb')).items
  expect(large.length).toBeGreaterThan(0)
  expect(large.every((item) => item.storageGb === 1024)).toBe(true)
})

test('a number is never corrected to another number', async () => {
  const { items, unmatchedWords, corrected, relatedSearches } = await search('q=iphone+31')
  expect(items).toEqual([])
  expect(unmatchedWords).toEqual(['31'])
  expect(corrected).toBeNull()
  expect(relatedSearches).toContainEqual(
    expect.objectContaining({ kind: 'drop_word', params: { q: 'iphone' } }),
  )
})

test.each([
  '%',
  '(',
  "'",
  '\\',
  '🙂',
  '🙂🙂 %',
  '電話',
  'स्मार्ट',
  'قطار',
  '…',
  'qwzx',
  'MLPF3',
  'esim',
  'x9zz9',
])('a text that nothing has finds nothing and offers popular models: %s', async (q) => {
  const none = await search(`q=${encodeURIComponent(q)}`)
  expect(none).toMatchObject({ items: [], total: 0 })
  expect(none.unmatchedWords).not.toEqual([])
  const { facets } = await search('')
  expect(none.popular.slice(0, 3).map(({ slug }) => slug)).toEqual(
    facets.model.slice(0, 3).map(({ value }) => value),
  )
})

test('for an unknown word, a similar known one is offered with its count', async () => {
  const none = await search('q=samssunnng')
  expect(none.total).toBe(0)
  expect(none.didYouMean).toEqual([{ q: 'samsung', total: (await search('q=samsung')).total }])
  expect((await search('q=samsung')).didYouMean).toEqual([])
})

test('words that no phone mentions are not used beside the exact name of a model', async () => {
  const result = await search('q=iphone+13+for+my+zookeeper')
  const { items, total } = await search('q=iphone+13')
  expect(total).toBeGreaterThan(0)
  expect(result).toMatchObject({ total, items: items.map(({ _id }) => ({ _id })) })
  expect(result.interpreted?.notes).toEqual([
    'No phone for sale mentions “zookeeper”, so it isn’t used.',
  ])
  expect((await search('q=iphone+13+x9z')).total).toBe(0)
  expect((await search('q=iphone+zookeeper')).total).toBe(0)
})

test('phrases give the results of the filters they name', async () => {
  const ids = ({ items }: SearchResult) => items.map((item) => item._id)
  const pairs: [phrase: string, query: string][] = [
    ['iphone under 300', 'q=iphone&max=300'],
    ['between 400 and 200 samsung', 'q=samsung&min=200&max=400'],
    ['128gb blue', 'storage=128&color=blue&sort=newest'],
    ['iphone 13 not graded', 'q=iphone+13&grade=none'],
    ['iphone 13 or 12 mini', 'model=iphone-13&model=iphone-12-mini&sort=newest'],
    ['1tb', 'storage=1024&sort=newest'],
  ]
  for (const [phrase, query] of pairs) {
    const result = await search(`limit=48&q=${encodeURIComponent(phrase)}`)
    const plain = await search(`limit=48&${query}`)
    expect(plain.total, query).toBeGreaterThan(0)
    expect([result.total, ids(result)], phrase).toEqual([plain.total, ids(plain)])
    expect(result.facets).toEqual(plain.facets)
    expect(plain.interpreted).toBeNull()
  }
})

test('a phrase takes precedence over the same filter of the URL, and paging keeps it', async () => {
  const sent = `q=${encodeURIComponent('iphone under 200')}&max=9000`
  const { items, interpreted } = await everything(`${sent}&limit=5`)
  expect(interpreted).toMatchObject({ q: 'iphone', params: { max: ['200'] } })
  expect(items).toHaveLength((await search('q=iphone&max=200')).total)
  expect(Math.max(...items.map(({ priceMinor }) => priceMinor))).toBeLessThanOrEqual(20_000)
})

test('an incomplete word is not corrected', async () => {
  const begun = await search('q=nok')
  expect(begun.total).toBeGreaterThan(0)
  expect(begun.corrected).toBeNull()
})

test('corrections are reported', async () => {
  expect((await search('q=galxy+s21')).corrected).toEqual({ from: 'galxy s21', to: 'galaxy s21' })
  expect((await search('q=%22galxy+s21%22')).corrected).toBeNull()
})

test('no results: similar searches are offered with counts', async () => {
  const none = await search('q=iphone+13&max=10&color=pink')
  expect(none.total).toBe(0)
  for (const { params, total } of none.relatedSearches) {
    const query = new URLSearchParams(
      Object.entries(params).flatMap(([name, value]) => [value].flat().map((one) => [name, one])),
    )
    expect((await search(`${query}`)).total).toBe(total)
  }
  const far = await search('q=qqqq+iphone+13&max=10')
  expect(far.relatedSearches).toContainEqual(
    expect.objectContaining({ kind: 'filter', params: { q: 'iphone 13' } }),
  )
  const dearer = await search('brand=Nokia&max=60')
  expect(dearer.relatedSearches.map(({ kind }) => kind)).toContain('price')
})

test('no results: the closest phones are shown with what differs, the closest first', async () => {
  const dear = await search('q=iphone+13+pro&max=60')
  expect(dear.total).toBe(0)
  expect(dear.nearMatches.length).toBeGreaterThan(0)
  expect(dear.nearMatches.length).toBeLessThanOrEqual(12)
  for (const { difference, phone } of dear.nearMatches) {
    expect(phone.name).toBe('iPhone 13 Pro')
    expect(difference).toBe(`$${(phone.priceMinor - 6_000) / 100} over your limit`)
  }
  const prices = dear.nearMatches.map(({ phone }) => phone.priceMinor)
  expect(prices).toEqual(prices.toSorted((a, b) => a - b))
  const large = await search('model=nokia-3310&storage=2048')
  expect(large.nearMatches[0]?.difference).toBe('1 TB instead of 2')
  const two = await search('q=nokia+3310+2tb&max=60')
  expect(two.nearMatches[0]?.difference).toMatch(/over your limit, 1 TB instead of 2$/)
  expect((await search('q=iphone+13')).nearMatches).toEqual([])
  expect((await search('q=qwzx')).nearMatches[0]?.difference).toBe('Doesn’t mention “qwzx”')
})

test('invalid filters are ignored, the rest applies', async () => {
  const valid = await search('brand=Nokia')
  const more = await search(
    'brand=Nokia&brand=Banana&grade=Z&min=cheap&max=&sort=odd&limit=many&cursor=made-up&colour=red&storage=x&near=1,2,3&used=-1&sellerLevel=odd&photo=yes&model=none',
  )
  expect(more).toEqual(valid)
  const cursor = (await search('sort=price_up')).cursor
  expect(await search(`brand=Nokia&cursor=${cursor}`)).toEqual(valid)
  const forged = Buffer.from('newest~0~99999999999999999~x~0~aaaaaaaaaaaa').toString('base64url')
  expect(await search(`brand=Nokia&cursor=${forged}`)).toEqual(valid)
  const long = await search(`q=${'iphone '.repeat(500)}&q=nokia`)
  expect(long.total).toBeGreaterThan(0)
})

test('a tampered cursor is ignored', async () => {
  const first = await search('limit=5')
  const text = Buffer.from(first.cursor!, 'base64url').toString()
  const moved = Buffer.from(text.replace(/~\d/, '~9')).toString('base64url')
  expect(await search(`limit=5&cursor=${moved}`)).toEqual(first)
})

test.each([
  `q=${encodeURIComponent('🙂'.repeat(3_000))}`,
  `q=${encodeURIComponent('مرحبا بالعالم')}`,
  `q=${encodeURIComponent("' or 1=1 -- \\ % _ * ( [ { ^ $ | ? +")}`,
  `q=${encodeURIComponent("a':* | 'b")}`,
  `q=${'a '.repeat(2_000)}`,
  `q=${'x1'.repeat(2_000)}`,
  `min=${'9'.repeat(400)}&max=1e309&used=999999999999&near=99999999999999`,
  `cursor=${'A'.repeat(5_000)}`,
  `${'brand=nokia&'.repeat(500)}`,
])('unusual query parameters are handled (%#)', async (query) => {
  expect((await as(app, null).get(`${api.search()}?${query}`)).status).toBe(200)
  expect((await as(app, null).get(`${api.suggestions()}?${query}`)).status).toBe(200)
})

test('suggestions: models and brands with that prefix, with counts', async () => {
  const find = async (q: string) => {
    const { status, body } = await as(app, null).get(
      `${api.suggestions()}?q=${encodeURIComponent(q)}`,
    )
    expect(status).toBe(200)
    return body as Suggestions
  }
  const { models, brands } = await find('iphone 1')
  expect(
    models
      .slice(0, 3)
      .map((model) => model.name)
      .sort(),
  ).toEqual(['iPhone 12 mini', 'iPhone 13', 'iPhone 13 Pro'])
  const [first] = models
  const offers = await search(`model=${first!.slug}&sort=price_up`)
  expect(first).toMatchObject({
    live: offers.total,
    fromMinor: offers.items[0]!.priceMinor,
    img: offers.items[0]!.img,
  })
  expect(models.length + brands.length).toBeLessThanOrEqual(8)
  expect((await find('nok')).brands[0]).toMatchObject({
    brand: 'Nokia',
    live: (await search('brand=nokia')).total,
  })
  expect((await find('pixle 6')).models[0]?.brand).toBe('Google')
  expect(await find('')).toEqual({ models: [], brands: [], currency: 'USD' })
})

test('without counts, a search has the same phones and empty lists of filters', async () => {
  const counted = await search('brand=nokia')
  const { facets, ...plain } = await search('brand=nokia&facets=0')
  expect(plain).toEqual({ ...counted, facets: undefined })
  expect(counted.facets.grade.length).toBeGreaterThan(0)
  const { within, ...others } = counted.facets
  expect(facets).toEqual(Object.fromEntries(Object.keys(others).map((name) => [name, []])))
})

test('visitors see no email addresses', async () => {
  expect((await search('')).items.every((item) => item.email === '')).toBe(true)
})

test('a new listing is found and counted at once, a booked one is not', async () => {
  const before = await search('brand=nokia')
  const id = await add({ brand: 'Nokia', name: '3310', price: 77 })
  const after = await search('brand=nokia')
  expect(after.items[0]?._id).toBe(id)
  expect(after.total).toBe(before.total + 1)
  await inTransaction(app.deps.db, (tx) => holdListing(tx, id, app.clock.now()))
  expect(await search('brand=nokia')).toEqual(before)
})

test('paging shows each phone once while others are listed and booked', async () => {
  for (const sort of sorts) {
    const before = await everything()
    const booked = new Set<string>()
    const random = dice(sort.length + 40)
    const walk = await everything(`sort=${sort}&limit=10`, async () => {
      app.clock.advance(1_000)
      await add(randomPhone(random))
      const { _id } = before.items[random(before.items.length)]!
      booked.add(_id)
      await inTransaction(app.deps.db, (tx) => holdListing(tx, _id, app.clock.now()))
    })
    const seen = walk.items.map((item) => item._id)
    expect(new Set(seen).size).toBe(seen.length)
    const stayed = before.items.filter((item) => !booked.has(item._id))
    expect(stayed.filter((item) => !seen.includes(item._id))).toEqual([])
    expect(booked.size).toBeGreaterThan(5)
    await numberListingChanges(app.deps)
  }
  expect(await countIndexErrors(app.deps)).toBe(0)
})

test('503: of too many simultaneous searches the last are refused, and the others are answered', async () => {
  const { deps } = app
  const busy = searchApi(deps, { atOnce: 1, waiting: 2, maxWaitMs: 60_000 })
  const request = (env?: object) => busy.request('/search?q=iphone', {}, env)
  const answers = await Promise.all([
    request(),
    request(),
    request(),
    request(),
    request({ knownViewer: {} }),
  ])
  expect(answers.map(({ status }) => status)).toEqual([200, 200, 200, 503, 200])
  const suggestions = await Promise.all([1, 2, 3, 4].map(() => busy.request('/suggestions?q=ip')))
  expect(suggestions.map(({ status }) => status)).toEqual([200, 200, 200, 503])
  const body = await answers[3]!.json()
  app.checkAnswer('GET', api.search(), 503, 'application/json', body)
  expect([answers[3]!.headers.get('retry-after'), body.error]).toEqual(['2', 'busy'])
})
