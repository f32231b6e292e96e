import { randomUUID } from 'node:crypto'
import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type TestApp, testApp } from '../../../../test/app.ts'
import { countStatements } from '../../../../test/count-statements.ts'
import { orders, readPage, type Source } from './results.store.ts'

let app: TestApp
beforeAll(async () => {
  app = await testApp()
})
afterAll(() => app.close())

/** How many responses a search waits for together with another read of the moment. */
async function waitsBesideRead(source: Source): Promise<number> {
  const { db } = app.deps
  const wanted = {
    storage: new Set<number>(),
    grades: new Set<number>(),
    colors: new Set<number>(),
  }
  const query = {
    wanted: {
      ...wanted,
      modelTiers: null,
      matchedBrands: null,
      brands: new Set<number>(),
      models: new Set<number>(),
      min: 100,
      max: undefined,
      used: undefined,
      sellerLevel: 0,
      advertised: false,
      photo: false,
      seller: undefined,
      places: null,
      variants: null,
      distances: null,
    },
    order: orders.newest,
    source,
    after: undefined,
    limit: 13,
  }
  const { waits } = await countStatements(() =>
    Promise.all([readPage(db, query), sql`select ${1}::int`.execute(db.kysely)]),
  )
  return waits
}

test.each<[string, Source]>([
  ['short scan of all listings', { from: 'all', models: null, brands: null, entries: 500 }],
  ['short scan of brands', { from: 'brands', models: null, brands: [1], entries: 500 }],
  ['look-up in models', { from: 'models', models: [1] }],
  ['look-up by id', { from: 'ids', ids: [randomUUID()] }],
])('a %s is sent in one packet with other reads of the moment', async (_, source) => {
  expect(await waitsBesideRead(source)).toBe(1)
})

test.each<[string, Source]>([
  ['long scan of all listings', { from: 'all', models: null, brands: null, entries: 501 }],
  ['long scan of brands', { from: 'brands', models: null, brands: [1], entries: 501 }],
])('a %s holds up no other read', async (_, source) => {
  expect(await waitsBesideRead(source)).toBe(2)
})
