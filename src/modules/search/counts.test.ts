import { afterAll, beforeAll, expect, test } from 'vitest'
import { answersFor, as, buildUser, type TestApp, testApp } from '../../../test/app.ts'
import { api } from '../../contract/urls.ts'
import type { Viewer } from '../../platform/http/index.ts'
import { addListing } from '../listings/index.ts'
import type { Phone } from '../listings/listings.contract.ts'
import { countIndexErrors, numberListingChanges } from './facets/phone-index.ts'
import type { FacetValue, SearchResult } from './search.contract.ts'

let app: TestApp
let seller: Viewer
let all: Phone[]

const models = {
  Iphone: ['iPhone 13', 'iPhone 13 Pro', 'iPhone 12 mini', 'iPhone of no model'],
  Samsung: ['Galaxy S21 Ultra', 'Galaxy Note20'],
  Google: ['Pixel 6', 'Pixel 6 Pro'],
}
const colors = ['Midnight', 'Sierra Blue', 'Rose Gold', 'Red', 'Seaglass', null]
const ship = (...list: [string, number][]) => ({
  zones: list.map(([to, price]) => ({ to: [to], price })),
  handlingDays: 2,
})
const deliveries = [
  { pickUp: true },
  { pickUp: false, shipping: ship(['DE', 0], ['EU', 9]) },
  { pickUp: true, shipping: ship(['US', 5]) },
  { pickUp: false, shipping: ship(['WORLD', 0], ['US', 12]) },
  { pickUp: true, shipping: ship(['NO', 0]) },
  { pickUp: true },
  { pickUp: false, shipping: ship(['EU', 0]) },
]
const places = ['Berlin', 'Potsdam, Germany', 'Hamburg', 'Oslo', 'somewhere']
const BERLIN = { id: '2950159', within: { Berlin: 0, Potsdam: 27, Hamburg: 255, Oslo: 840 } }

// Seeded, so that every run uses the same numbers.
function dice(seed: number) {
  let state = seed
  return (sides: number) => {
    state = (state * 48_271) % 2_147_483_647
    return state % sides
  }
}

beforeAll(async () => {
  app = await testApp()
  seller = { ...(await buildUser(app, { role: 'Seller' })), image: null }
  const random = dice(23)
  const pick = <T>(list: readonly T[]) => list[random(list.length)]!
  for (let i = 0; i < 160; i++) {
    const brand = pick(Object.keys(models) as (keyof typeof models)[])
    const name = pick(models[brand])
    const grade = pick(['A', 'B', 'C', 'D', null] as const)
    const outcome = await addListing(app.deps, seller, {
      brand,
      name,
      price: (6_000 + random(40) * 1_357) / 100,
      ...(grade && { answers: await answersFor(app, { brand, name }, grade) }),
      storageGb: pick([64, 128, 256, 1000, null]),
      color: pick(colors),
      used: pick(['new', '5 months', '1 year', '13 months', '3 years', 'long']),
      location: pick(places),
      batteryPercent: [null, 70, 80, 90, 100][i % 5]!,
      delivery: deliveries[i % deliveries.length]!,
    })
    if (!('listing' in outcome)) throw new Error(JSON.stringify(outcome))
    // Fields that no form sets; sales and adverts do.
    await app.deps.db.pool.query(
      `update listings set seller_level = $2, advertised = $3, img = $4 where id = $1`,
      [outcome.listing.id, random(3), random(4) === 0, random(2) ? 'https://x.example/1.webp' : ''],
    )
    if (i === 90) await numberListingChanges(app.deps)
  }
  all = await everything('')
  expect(all).toHaveLength(160)
})
afterAll(() => app.close())

async function search(query: URLSearchParams | string): Promise<SearchResult> {
  app.deps.db.changes.publish(['listings'])
  const { status, body } = await as(app, null).get(`${api.search()}?${query}`)
  expect(status).toBe(200)
  return body
}

async function everything(query: string) {
  const items: Phone[] = []
  for (let cursor: string | null = ''; cursor !== null; ) {
    const page = await search(`${query}&limit=48&cursor=${cursor}`)
    items.push(...page.items)
    cursor = page.cursor
  }
  return items
}

type Test = (phone: Phone) => boolean
/** What shipping to a country costs: its own price, else that of the EU, else that of the world. */
function postage({ delivery }: Phone, country: string): number | undefined {
  const priceOf = (code: string) =>
    delivery.shipping?.zones.find(({ to }) => to.includes(code))?.priceMinor
  const isMember = ['DE', 'FR'].includes(country)
  return priceOf(country) ?? (isMember ? priceOf('EU') : undefined) ?? priceOf('WORLD')
}
const sellerLevels = ['new', 'proven', 'trusted']
const far = (phone: Phone) =>
  Object.entries(BERLIN.within).find(([city]) => phone.place?.name.startsWith(city))?.[1] ??
  Number.POSITIVE_INFINITY

/** A random search, and each of its filters as a predicate that uses no index. */
function makeUp(random: (sides: number) => number) {
  const query = new URLSearchParams()
  const tests: Record<string, Test> = {}
  const some = (name: string, list: string[], read: (phone: Phone) => string | undefined) => {
    const chosen = list.filter(() => random(6) === 0)
    for (const one of chosen) query.append(name, one)
    if (chosen.length > 0) tests[name] = (phone) => chosen.includes(read(phone) ?? '')
  }
  some('brand', Object.keys(models), (phone) => phone.brand)
  some('model', ['iphone-13', 'iphone-13-pro', 'google-pixel-6'], (phone) => phone.model?.slug)
  some('storage', ['64', '128', '1000'], (phone) => `${phone.storageGb}`)
  some('grade', ['A', 'B', 'C', 'D', 'none'], (phone) => phone.grade ?? 'none')
  some('color', ['black', 'blue', 'gold', 'other'], (phone) => phone.colorFamily ?? undefined)
  const [min, max] = [100 + random(20) * 10, 250 + random(30) * 11]
  if (random(3) === 0) query.set('min', `${min}`)
  if (random(3) === 0) query.set('max', `${max}.5`)
  if (query.has('min') || query.has('max'))
    tests.price = (phone) =>
      (!query.has('min') || phone.priceMinor >= min * 100) &&
      (!query.has('max') || phone.priceMinor <= max * 100 + 50)
  const months = [0, 5, 12, 20][random(4)]!
  if (random(4) === 0) {
    query.set('used', `${months}`)
    tests.used = (phone) => phone.usedMonths !== null && phone.usedMonths <= months
  }
  const least = 1 + random(2)
  if (random(5) === 0) {
    query.set('sellerLevel', sellerLevels[least]!)
    tests.sellerLevel = (phone) => sellerLevels.indexOf(phone.sellerLevel) >= least
  }
  for (const flag of ['advertised', 'photo'] as const)
    if (random(6) === 0) {
      query.set(flag, '1')
      tests[flag] = (phone) => (flag === 'photo' ? phone.img !== '' : phone.advertised)
    }
  if (random(3) === 0) {
    const km = [10, 50, 300][random(3)]!
    query.set('near', BERLIN.id)
    query.set('within', `${km}`)
    tests.within = (phone) => far(phone) <= km
  }
  if (random(5) === 0) {
    query.set('pickUp', '1')
    tests.pickUp = ({ delivery }) => delivery.pickUp
  }
  const country = ['DE', 'FR', 'US', 'NO', 'BR', 'EU', 'WORLD'][random(7)]!
  if (random(4) === 0) {
    query.set('shipsTo', country)
    tests.shipsTo = (phone) => postage(phone, country) !== undefined
  }
  if (random(5) === 0) {
    query.set('freeShipping', '1')
    const zonesOf = ({ delivery }: Phone) => delivery.shipping?.zones ?? []
    tests.freeShipping = (phone) =>
      query.has('shipsTo')
        ? postage(phone, country) === 0
        : zonesOf(phone).some(({ priceMinor }) => priceMinor === 0)
  }
  const battery = 75 + random(5) * 5
  if (random(4) === 0) {
    query.set('batteryPercent', `${battery}`)
    tests.batteryPercent = (phone) => (phone.batteryPercent ?? 0) >= battery
  }
  return { query, tests }
}

function expected(tests: Record<string, Test>, but: string, read: (phone: Phone) => string | null) {
  const others = Object.entries(tests).filter(([name]) => name !== but)
  const counts = new Map<string, number>()
  for (const phone of all.filter((one) => others.every(([, test]) => test(one)))) {
    const value = read(phone)
    if (value !== null) counts.set(value, (counts.get(value) ?? 0) + 1)
  }
  return Object.fromEntries(counts)
}

const asObject = (facet: FacetValue[]) =>
  Object.fromEntries(facet.map(({ value, count }) => [value, count]))

test('total, page and all facets match a brute-force count', async () => {
  const random = dice(31)
  for (let run = 0; run < 120; run++) {
    const { query, tests } = makeUp(random)
    const queryText = `${query}`
    const wanted = all.filter((phone) => Object.values(tests).every((test) => test(phone)))
    const { total, totalIsExact, items, facets } = await search(query)
    expect([total, totalIsExact], queryText).toEqual([wanted.length, true])
    const plain = await search(`${query}&facets=0`)
    expect(Object.values(plain.facets).flat(), queryText).toEqual([])
    expect([plain.total, plain.items], `${queryText} without facets`).toEqual([total, items])
    const ids = (await everything(queryText)).map((phone) => phone._id)
    expect(ids.sort(), queryText).toEqual(wanted.map((phone) => phone._id).sort())

    const by = (name: string, read: (phone: Phone) => string | null) => expected(tests, name, read)
    expect(asObject(facets.brand), queryText).toEqual(by('brand', (phone) => phone.brand))
    expect(asObject(facets.model), queryText).toEqual(
      by('model', (phone) => phone.model?.slug ?? null),
    )
    expect(asObject(facets.storage), queryText).toEqual(
      by('storage', (phone) => (phone.storageGb ? `${phone.storageGb}` : null)),
    )
    expect(asObject(facets.grade), queryText).toEqual(by('grade', (phone) => phone.grade ?? 'none'))
    expect(asObject(facets.color), queryText).toEqual(by('color', (phone) => phone.colorFamily))
    for (const { value, count } of facets.price) {
      const [from, to] = value.split('-')
      const low = Number(from)
      const high = to ? Number(to) : Number.POSITIVE_INFINITY
      const fits = (phone: Phone) =>
        phone.priceMinor >= low * 100 && phone.priceMinor <= Math.round(high * 100)
      expect(
        by('price', (phone) => (fits(phone) ? 'in' : null)),
        queryText,
      ).toEqual({ in: count })
    }
    for (const { value, count } of facets.used) {
      const fits = ({ usedMonths }: Phone) => usedMonths !== null && usedMonths <= Number(value)
      expect(
        by('used', (phone) => (fits(phone) ? 'in' : null)),
        queryText,
      ).toEqual({ in: count })
    }
    for (const { value, count } of facets.sellerLevel) {
      const fits = (phone: Phone) =>
        sellerLevels.indexOf(phone.sellerLevel) >= sellerLevels.indexOf(value)
      expect(
        by('sellerLevel', (phone) => (fits(phone) ? 'in' : null)),
        queryText,
      ).toEqual({ in: count })
    }
    expect(facets.photo[0]?.count ?? 0, queryText).toBe(
      by('photo', (phone) => (phone.img ? 'in' : null)).in ?? 0,
    )
    expect(facets.advertised[0]?.count ?? 0, queryText).toBe(
      by('advertised', (phone) => (phone.advertised ? 'in' : null)).in ?? 0,
    )
    expect(facets.pickUp[0]?.count ?? 0, queryText).toBe(
      by('pickUp', ({ delivery }) => (delivery.pickUp ? 'in' : null)).in ?? 0,
    )
    const shown = asObject(facets.shipsTo)
    for (const country of ['DE', 'US', 'NO', 'EU', 'WORLD', 'FR', 'BR']) {
      const expectedCount =
        by('shipsTo', (phone) => (postage(phone, country) === undefined ? null : 'in')).in ?? 0
      const region = ['DE', 'FR'].includes(country) ? shown.EU : undefined
      expect(shown[country] ?? region ?? shown.WORLD ?? 0, `${queryText} ${country}`).toBe(
        expectedCount,
      )
    }
    for (const { value, count } of facets.batteryPercent) {
      const fits = (phone: Phone) => (phone.batteryPercent ?? 0) >= Number(value)
      expect(
        by('batteryPercent', (phone) => (fits(phone) ? 'in' : null)),
        queryText,
      ).toEqual({ in: count })
    }
    for (const { value, count } of facets.within ?? [])
      expect(
        by('within', (phone) => (far(phone) <= Number(value) ? 'in' : null)),
        queryText,
      ).toEqual({
        in: count,
      })
  }
})

test('counts are correct after concurrent inserts, sales and folds', async () => {
  const { pool } = app.deps.db
  const copy = `insert into listings (id, seller_name, seller_email, category_id, brand, name,
      price_minor, currency, state, created_at, updated_at, expires_at, model_id, brand_number)
    select gen_random_uuid(), 'x', 'x@example.org', category_id, brand, name, price_minor + $1,
      currency, state, now(), now(), expires_at, model_id, brand_number
    from listings order by id limit 40`
  const sell = `update listings set state = 'sold' where id in (
    select id from listings where state = 'live' order by md5(id::text || $1) limit 15
    for update skip locked)`
  const work = Array.from({ length: 24 }, (_, index) =>
    index % 3 === 0
      ? numberListingChanges(app.deps)
      : pool.query(index % 3 === 1 ? copy : sell, [index % 5]),
  )
  await Promise.all(work)
  expect(await countIndexErrors(app.deps)).toBe(0)
  while ((await numberListingChanges(app.deps)) > 0);
  expect(await countIndexErrors(app.deps)).toBe(0)
  const { rows } = await pool.query(`select count(*)::int as n from listings where state = 'live'`)
  expect((await search('')).total).toBe(rows[0].n)
})
