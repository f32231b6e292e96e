import { afterAll, beforeAll, expect, test } from 'vitest'
import { as, buildListing, buildUser, type TestApp, testApp } from '../../../test/app.ts'
import { countStatements } from '../../../test/count-statements.ts'
import { api } from '../../contract/urls.ts'
import { readOffers } from '../listings/index.ts'

let app: TestApp
let ids: string[]
beforeAll(async () => {
  app = await testApp()
  const seller = await buildUser(app, { role: 'Seller' })
  const built = Array.from({ length: 12 }, (_, at) =>
    buildListing(app, { seller, name: 'iPhone 12', price: `${200 + at}` }),
  )
  ids = (await Promise.all(built)).map(({ _id }) => _id)
  await app.deps.db.pool.query(
    `insert into media (id, owner_id, width, height, bytes, complete, created_at)
     values (gen_random_uuid(), $1, 800, 600, 1000, true, now())`,
    [seller.id],
  )
})
afterAll(() => app.close())

const WHOLE_ROW = /seller_email/

/** A search, and the statements that read listings for it: of whole rows or of versions. */
async function search() {
  const { result, texts } = await countStatements(() =>
    as(app, null).get(`${api.search()}?q=iphone+12&facets=0`),
  )
  const reads = texts
    .filter((text) => /\blistings\.xmin\b/.test(text))
    .map((text) => (WHOLE_ROW.test(text) ? 'rows' : 'versions'))
  return { items: result.body.items as { _id: string; price: number }[], reads }
}

/** As a process that has shown these phones for a while. */
async function searchUntilKnown() {
  for (let at = 0; at < 100; at++) if ((await search()).reads[0] === 'versions') return
  throw new Error('whole rows are read for ever')
}

test('a process reads whole rows until it has most of them, then versions, with the same answer', async () => {
  const first = await search()
  expect(first.reads).toEqual(['rows'])
  expect(first.items.map(({ _id }) => _id).sort()).toEqual([...ids].sort())
  await searchUntilKnown()
  const later = await search()
  expect(later.reads).toEqual(['versions'])
  expect(later.items).toEqual(first.items)
})

/** Changes with SQL of which nobody is notified. */
const changes: Record<string, string> = {
  price: `update listings set price_minor = price_minor + 100 where id = $1`,
  name: `update listings set name = 'iPhone 12 mint' where id = $1`,
  'photo of our own': `update listings set media_id = (select id from media limit 1),
    img = '/media/' || (select id from media limit 1) || '.webp' where id = $1`,
  'size of the photo': `update media set width = 700
    where id = (select media_id from listings where id = $1)`,
}

test.each(Object.keys(changes))('a change of the %s is in the next search', async (change) => {
  const id = ids[3]!
  await searchUntilKnown()
  const before = await search()
  await app.deps.db.pool.query(changes[change]!, [id])
  const after = await search()
  expect(after.reads).toEqual(['versions', 'rows'])
  const shown = after.items.find(({ _id }) => _id === id)
  expect(shown).not.toEqual(before.items.find(({ _id }) => _id === id))
  const { body } = await as(app, null).get(api.phone(id))
  expect(shown).toMatchObject({ price: body.price, name: body.name, img: body.img })
  // The others are known still.
  const others = ({ items }: typeof after) => items.filter(({ _id }) => _id !== id)
  expect(others(after)).toEqual(others(before))
  expect((await search()).reads).toEqual(['versions'])
})

test('a phone that is sold between its version and its row is left out', async () => {
  const [sold, live] = [ids[4]!, ids[5]!]
  await app.deps.db.pool.query(`update listings set state = 'sold' where id = $1`, [sold])
  const versions = [sold, live].map((id) => ({ id, version: 'older' }))
  expect((await readOffers(app.deps.db, versions)).map(({ id }) => id)).toEqual([live])
})

test('after the connection was lost, no row is taken from memory', async () => {
  await searchUntilKnown()
  app.deps.db.changes.publishAll()
  expect((await search()).reads).toEqual(['versions', 'rows'])
})
