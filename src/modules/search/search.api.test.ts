import { afterAll, beforeAll, expect, test } from 'vitest'
import { as, buildUser, type TestApp, testApp } from '../../../test/app.ts'
import { api } from '../../paths.ts'
import { inTransaction } from '../../platform/db/index.ts'
import type { Viewer } from '../../platform/http/index.ts'
import { addListing, holdListing } from '../listings/index.ts'
import type { NewPhone, Phone } from '../listings/listings.contract.ts'
import type { SearchResult, Sort } from './search.contract.ts'

let app: TestApp
let seller: Viewer
let all: Phone[]
beforeAll(async () => {
  app = await testApp()
  seller = { ...(await buildUser(app, { role: 'Seller' })), image: null }
  const random = dice(7)
  for (let i = 0; i < 150; i++) {
    if (random(3)) app.clock.advance(1_000)
    await add(makeUp(random))
  }
  all = (await everything()).items
  expect(all).toHaveLength(150)
})
afterAll(() => app.close())

// The same numbers in every run.
function dice(seed: number) {
  let state = seed
  return (sides: number) => {
    state = (state * 48_271) % 2_147_483_647
    return state % sides
  }
}

const models = {
  Iphone: ['iPhone 13', 'iPhone 13 Pro', 'iPhone SE 50%'],
  Nokia: ['3310', 'X_20'],
  Samsung: ['Galaxy S22', 'Galaxy A5'],
}

function makeUp(random: (sides: number) => number): NewPhone {
  const pick = <T>(list: readonly T[]) => list[random(list.length)]!
  const brand = pick(Object.keys(models) as (keyof typeof models)[])
  const price = 100 + 50 * random(6)
  return {
    brand,
    name: pick(models[brand]),
    price,
    originalPrice: random(2) ? price + 100 * random(4) : '',
    grade: pick(['A', 'B', 'C', 'D', null]),
    storageGb: pick([64, 128, 1024, null]),
    colour: pick(['Midnight', 'Blue', null]),
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

/** Walks every page; `between` may change things on the way. */
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
const orders: Partial<Record<Sort, (a: Phone, b: Phone) => number>> = {
  newest: (a, b) => (a.createdAt < b.createdAt ? 1 : a.createdAt > b.createdAt ? -1 : 0),
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

test('the first page has 24, and at most 48 are given', async () => {
  expect((await search('')).items).toHaveLength(24)
  expect((await search('limit=9999')).items).toHaveLength(48)
  expect((await search('limit=1')).items).toHaveLength(1)
})

test('total and facets are what counting by hand gives', async () => {
  const random = dice(11)
  const some = (list: string[]) => list.filter(() => random(3) === 0)
  for (let run = 0; run < 40; run++) {
    const brands = some(Object.keys(models))
    const grades = some(['A', 'B', 'C', 'D'])
    const min = random(2) ? 150 + 50 * random(3) : 0
    const max = random(2) ? 200 + 50 * random(4) : Number.POSITIVE_INFINITY
    const q = ['', '', 'galaxy', 'pro 128', 'blue'][random(5)]!
    const query = new URLSearchParams({ q, ...(min && { min: `$${min}` }) })
    if (Number.isFinite(max)) query.set('max', `${max}.00`)
    for (const brand of brands) query.append('brand', brand.toUpperCase())
    for (const grade of grades) query.append('grade', grade)

    const matches = (phone: Phone) =>
      phone.priceMinor >= min * 100 &&
      phone.priceMinor <= max * 100 &&
      q.split(' ').every((word) => textOf(phone).includes(word))
    const ofBrand = (phone: Phone) => brands.length === 0 || brands.includes(phone.brand)
    const ofGrade = (phone: Phone) => grades.length === 0 || grades.includes(phone.grade ?? '')
    const count = (list: Phone[], key: 'brand' | 'grade') =>
      Object.fromEntries(
        Map.groupBy(
          list.filter((phone) => phone[key]),
          (phone) => phone[key]!,
        )
          .entries()
          .map(([value, group]) => [value, group.length]),
      )
    const asObject = (facet: { value: string; count: number }[]) =>
      Object.fromEntries(facet.map(({ value, count }) => [value, count]))

    const result = await everything(`${query}&limit=48`)
    const wanted = all.filter((phone) => matches(phone) && ofBrand(phone) && ofGrade(phone))
    expect(result.items.map((item) => item._id).sort()).toEqual(
      wanted.map((item) => item._id).sort(),
    )
    expect(result.total).toBe(wanted.length)
    const { brand, grade } = result.facets
    expect(asObject(brand)).toEqual(
      count(
        all.filter((p) => matches(p) && ofGrade(p)),
        'brand',
      ),
    )
    expect(asObject(grade)).toEqual(
      count(
        all.filter((p) => matches(p) && ofBrand(p)),
        'grade',
      ),
    )
  }
})

function textOf({ brand, name, colour, storageGb }: Phone) {
  return [brand, name, colour, storageGb && `${storageGb}GB`].join(' ').toLowerCase()
}

test('words: each must be found, in any case and order; signs are only signs', async () => {
  const names = async (q: string) =>
    new Set(
      (await everything(`limit=48&q=${encodeURIComponent(q)}`)).items.map((item) => item.name),
    )
  expect(await names('PRO iphone')).toEqual(new Set(['iPhone 13 Pro']))
  expect(await names('apple 13')).toEqual(new Set(['iPhone 13', 'iPhone 13 Pro']))
  expect(await names('50%')).toEqual(new Set(['iPhone SE 50%']))
  expect(await names('x_2')).toEqual(new Set(['X_20']))
  expect(await names('%')).toEqual(new Set(['iPhone SE 50%']))
  expect(await names('\\')).toEqual(new Set())
  expect(await names("'; drop table listings; --")).toEqual(new Set())
  expect((await everything('limit=48&q=1tb')).items.every((item) => item.storageGb === 1024)).toBe(
    true,
  )
})

test('what makes no sense is left out and the rest is kept', async () => {
  const kept = await search('brand=Nokia')
  const more = await search(
    'brand=Nokia&brand=Banana&grade=Z&min=cheap&max=&sort=odd&limit=many&cursor=made-up&color=red',
  )
  expect(more).toEqual(kept)
  const cursor = (await search('sort=price_up')).cursor
  expect(await search(`brand=Nokia&cursor=${cursor}`)).toEqual(kept)
  const forged = Buffer.from('newest.99999999999999999.x').toString('base64url')
  expect(await search(`brand=Nokia&cursor=${forged}`)).toEqual(kept)
  const long = await search(`q=${'iphone '.repeat(500)}&q=nokia`)
  expect(long.total).toBeGreaterThan(0)
})

test('visitors see no e-mail', async () => {
  expect((await search('')).items.every((item) => item.email === '')).toBe(true)
})

test('a walk shows each phone once while others are listed and booked', async () => {
  for (const sort of Object.keys(orders)) {
    const before = await everything()
    const booked = new Set<string>()
    const random = dice(sort.length)
    const walk = await everything(`sort=${sort}&limit=10`, async () => {
      app.clock.advance(1_000)
      await add(makeUp(random))
      const { _id } = before.items[random(before.items.length)]!
      booked.add(_id)
      await inTransaction(app.deps.db, (tx) => holdListing(tx, _id, app.clock.now()))
    })
    const seen = walk.items.map((item) => item._id)
    expect(new Set(seen).size).toBe(seen.length)
    const stayed = before.items.filter((item) => !booked.has(item._id))
    expect(stayed.filter((item) => !seen.includes(item._id))).toEqual([])
    expect(booked.size).toBeGreaterThan(5)
  }
})
