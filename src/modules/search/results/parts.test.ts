import { afterAll, beforeAll, expect, test } from 'vitest'
import { as, buildListing, buildUser, type TestApp, testApp } from '../../../../test/app.ts'
import { countStatements } from '../../../../test/count-statements.ts'
import { api } from '../../../contract/urls.ts'

let app: TestApp
beforeAll(async () => {
  app = await testApp()
  const seller = await buildUser(app, { role: 'Seller' })
  for (const name of ['iPhone 12', 'iPhone 12', 'iPhone 12 Pro', 'iPhone 12 Pro', 'iPhone 12 mini'])
    await buildListing(app, { seller, name })
})
afterAll(() => app.close())

async function search(limit: number, cursor = '') {
  const { result, texts } = await countStatements(() =>
    as(app, null).get(`${api.search()}?q=iphone+12&limit=${limit}${cursor && `&cursor=${cursor}`}`),
  )
  const { items, cursor: next } = result.body
  const pages = texts.filter((text) => /\bseller_email\b/.test(text)).length
  return { names: items.map(({ name }: { name: string }) => name), next, pages }
}

test('exact models and close ones of a page are in this order', async () => {
  await search(4)
  const { names, next, pages } = await search(4)
  expect(names.slice(0, 2)).toEqual(['iPhone 12', 'iPhone 12'])
  expect(names.slice(2).every((name: string) => /^iPhone 12 (Pro|mini)$/.test(name))).toBe(true)
  expect(pages).toBe(2)
  const last = await search(4, next)
  expect(last.names).toHaveLength(1)
  expect(last.next).toBeNull()
})

test('a page that exact models fill reads no others', async () => {
  expect((await search(1)).pages).toBe(1)
})

test('a page is full although fewer exact models are for sale than were counted', async () => {
  // With SQL of which nobody is notified.
  const { rows } = await app.deps.db.pool.query(
    `update listings set state = 'sold' where id = (select id from listings where name = 'iPhone 12' limit 1)
    returning id`,
  )
  expect(rows).toHaveLength(1)
  const { names, next } = await search(3)
  expect(names).toHaveLength(3)
  expect(names.filter((name: string) => name === 'iPhone 12')).toHaveLength(1)
  expect((await search(3, next)).names).toHaveLength(1)
})
