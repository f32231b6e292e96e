import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { as, buildUser, type TestApp, testApp } from '../../../test/app.ts'
import { api as paths } from '../../contract/urls.ts'
import { filterEntries } from '../../shared/listings/field-filters.ts'
import type { SearchResult } from './search.contract.ts'

const phone = { brand: 'Nokia', name: 'Nokia 3310', price: '40', location: 'Utrecht' }
const instructions = { name: 'Bank transfer', text: 'IBAN NL00 TEST 0000 0000 00' }
const ships = (to: string, price: string | number) => ({
  pickUp: false,
  shipping: { zones: [{ to: [to], price }], handlingDays: 2 },
})

async function search(app: TestApp, query: string): Promise<SearchResult> {
  app.deps.db.changes.publish(['listings'])
  const { status, body } = await as(app, null).get(`${paths.search()}?${query}`)
  expect(status).toBe(200)
  return body
}

describe('delivery as a filter', () => {
  let app: TestApp
  beforeAll(async () => {
    app = await testApp()
    const seller = await buildUser(app, { role: 'Seller' })
    const list = (delivery: object, price: string) =>
      as(app, seller).post('/api/phones', { ...phone, price, delivery })
    await list({ pickUp: true }, '41')
    await list(ships('DE', 5), '42')
    await list(ships('EU', 'free'), '43')
    await list(ships('WORLD', 20), '44')
  })
  afterAll(() => app.close())

  const prices = async (query: string) =>
    (await search(app, query)).items.map(({ price }) => Number(price)).sort()

  test.each([
    ['pickUp=1', [41]],
    ['pickUp=0', [41, 42, 43, 44]],
    ['shipsTo=DE', [42, 43, 44]],
    ['shipsTo=de', [42, 43, 44]],
    ['shipsTo=FR', [43, 44]],
    ['shipsTo=US', [44]],
    ['shipsTo=EU', [43, 44]],
    ['shipsTo=WORLD', [44]],
    ['shipsTo=ZZ', [41, 42, 43, 44]],
    ['shipsTo=%27%3B--', [41, 42, 43, 44]],
    ['freeShipping=1', [43]],
    ['freeShipping=1&shipsTo=US', []],
    ['freeShipping=1&shipsTo=FR', [43]],
    ['pickUp=1&shipsTo=DE', []],
    ['q=nokia+3310+ships+to+germany', [42, 43, 44]],
    ['q=nokia+free+shipping', [43]],
    ['q=nokia+pick+up+in+utrecht', [41]],
  ])('%s', async (query, expected) => expect(await prices(query)).toEqual(expected))

  test('without results, the closest phones say what their delivery lacks', async () => {
    const { nearMatches } = await search(app, 'pickUp=1&shipsTo=FR')
    const differences = nearMatches.map(
      ({ phone: { price }, difference }) => `${price}: ${difference}`,
    )
    expect(differences).toContain('41.00: Not shipped to France')
    expect(differences).toContain('43.00: No pick-up')
  })

  test('every filter field is among the facts of a listing', async () => {
    const { rows } = await app.deps.db.pool.query<{ facts: object }>(
      `select listing_facts(80, 14::smallint, 6::smallint, true, '[]', false) as facts`,
    )
    expect(Object.keys(rows[0]!.facts)).toEqual(
      expect.arrayContaining(filterEntries.map(([key]) => key)),
    )
  })
})

test('shipping that the seller can’t be paid for is neither found nor counted', async () => {
  const app = await testApp({ env: { OFFLINE_PAYMENT: 'seller' }, demo: false })
  try {
    const seller = await buildUser(app, { role: 'Seller' })
    const settings = paths.paymentInstructions()
    await as(app, seller).put(settings, instructions)
    const listed = await as(app, seller).post('/api/phones', { ...phone, delivery: ships('NL', 5) })
    expect(listed.status).toBe(201)
    const count = async () => {
      const { total, facets } = await search(app, 'shipsTo=NL')
      return [total, facets.shipsTo[0]?.count]
    }
    expect(await count()).toEqual([1, 1])
    await as(app, seller).delete(settings)
    expect(await count()).toEqual([0, 0])
    await as(app, seller).put(settings, instructions)
    expect(await count()).toEqual([1, 1])
  } finally {
    await app.close()
  }
})
