import { afterAll, beforeAll, expect, test } from 'vitest'
import { as, buildListing, buildUser, type TestApp, testApp } from '../../../../test/app.ts'
import { api } from '../../../contract/urls.ts'
import { createChanges } from '../../../platform/db/changes.ts'
import { connect, type Db } from '../../../platform/db/index.ts'
import {
  countIndexErrors,
  currentIndex,
  deleteOldListingChanges,
  isSearchReady,
  numberListingChanges,
} from './phone-index.ts'

let app: TestApp
/** Of another process, which hears of changes when the test says so. */
let other: Db
beforeAll(async () => {
  app = await testApp()
  const seller = await buildUser(app, { role: 'Seller' })
  for (const name of ['iPhone 12', 'iPhone 12', 'iPhone 12 Pro', 'iPhone 12 Pro', 'iPhone 12 mini'])
    await buildListing(app, { seller, name })
  other = connect({ url: app.databaseUrl, max: 2, changes: createChanges() })
})
afterAll(async () => {
  await other.close()
  await app.close()
})

const run = (text: string) => app.deps.db.pool.query(text)
const numberAll = async () => {
  while ((await numberListingChanges(app.deps)) > 0);
}

async function totalOf(db: Db) {
  return (await currentIndex(db)).countAll().total
}

async function totalAfterChange(db: Db) {
  db.changes.publish(['listings'])
  return totalOf(db)
}

async function search(query: string) {
  const { body } = await as(app, null).get(`${api.search()}?${query}`)
  const names = body.items.map(({ name }: { name: string }) => name)
  return { names, next: body.cursor as string | null }
}

test('a process is ready once it has loaded all phones for sale', async () => {
  expect(isSearchReady(other)).toBe(false)
  expect(await totalOf(other)).toBe(5)
  expect(isSearchReady(other)).toBe(true)
})

test('changes are read before and after they are numbered, and deleted rows are gone', async () => {
  await run(`insert into listings (id, seller_name, seller_email, category_id, brand, name, price_minor,
      currency, state, created_at, updated_at, expires_at, model_id, brand_number)
    select gen_random_uuid(), 'x', 'x@example.org', category_id, brand, 'by SQL', price_minor,
      currency, state, now(), now(), expires_at, model_id, brand_number from listings limit 3`)
  expect(await totalAfterChange(other)).toBe(8)
  await numberAll()
  expect(await totalAfterChange(other)).toBe(8)
  await run(`update listings set price_minor = price_minor + 100 where name = 'by SQL'`)
  expect(await countIndexErrors({ db: other })).toBe(0)
  await run(`delete from listings where name = 'by SQL'`)
  expect(await totalAfterChange(other)).toBe(5)
  await numberAll()
  expect(await countIndexErrors({ db: other })).toBe(0)
})

test('a process that was away until changes were deleted loads everything again', async () => {
  await run(`update listings set state = 'paused' where name = 'iPhone 12 mini'`)
  await numberAll()
  await run('select purge_listing_changes(0)')
  expect(await deleteOldListingChanges(app.deps)).toBe(0)
  expect((await run('select from listing_changes')).rows).toEqual([])
  expect(await totalAfterChange(other)).toBe(4)
  await run(`update listings set state = 'live' where name = 'iPhone 12 mini'`)
  expect(await totalAfterChange(other)).toBe(5)
})

test('a change of columns that searches do not read is not recorded', async () => {
  await numberAll()
  await run(`update listings set reminded = true, updated_at = now(), description = 'Like new.'`)
  expect(await numberListingChanges(app.deps)).toBe(0)
  await run(`update listings set description = ''`)
})

test('what is cached of a model is dropped after a change with SQL, once that is numbered', async () => {
  const topics: string[] = []
  app.deps.db.changes.onChange((topic) => void topics.push(topic))
  const { rows } = await run(
    `update listings set price_minor = price_minor + 1 where name = 'iPhone 12 mini' returning model_id`,
  )
  expect(topics).toEqual([])
  await numberAll()
  expect(topics).toEqual(expect.arrayContaining(['lists', `model/${rows[0].model_id}`]))
})

test('exact models come before close ones, over the pages of a search', async () => {
  const { names, next } = await search('q=iphone+12&limit=4')
  expect(names.slice(0, 2)).toEqual(['iPhone 12', 'iPhone 12'])
  expect(names.slice(2).every((name: string) => /^iPhone 12 (Pro|mini)$/.test(name))).toBe(true)
  const last = await search(`q=iphone+12&limit=4&cursor=${next}`)
  expect(last.names).toHaveLength(1)
  expect(last.next).toBeNull()
})

test('a page is full although one of its phones was sold a moment ago', async () => {
  await search('q=iphone+12&limit=3')
  // With SQL of which nobody is notified.
  await run(`update listings set state = 'sold'
    where id = (select id from listings where name = 'iPhone 12' limit 1)`)
  const { names, next } = await search('q=iphone+12&limit=3')
  expect(names).toHaveLength(3)
  expect(names.filter((name: string) => name === 'iPhone 12')).toHaveLength(1)
  expect((await search(`q=iphone+12&limit=3&cursor=${next}`)).names).toHaveLength(1)
})
