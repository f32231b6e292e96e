import { afterAll, beforeAll, expect, test } from 'vitest'
import { as, buildListing, buildUser, type TestApp, testApp } from '../../../test/app.ts'
import { api } from '../../contract/urls.ts'
import { readOffers } from '../listings/index.ts'

let app: TestApp
let ids: string[]
beforeAll(async () => {
  app = await testApp()
  const seller = await buildUser(app, { role: 'Seller' })
  const built = Array.from({ length: 12 }, (_, index) =>
    buildListing(app, { seller, name: 'iPhone 12', price: `${200 + index}` }),
  )
  ids = (await Promise.all(built)).map(({ _id }) => _id)
  await app.deps.db.pool.query(
    `insert into media (id, owner_id, width, height, bytes, complete, created_at)
     values (gen_random_uuid(), $1, 800, 600, 1000, true, now())`,
    [seller.id],
  )
})
afterAll(() => app.close())

type Item = { _id: string; price: number }

async function search(): Promise<Item[]> {
  const { body } = await as(app, null).get(`${api.search()}?q=iphone+12&facets=0`)
  return body.items
}

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
  const before = await search()
  await app.deps.db.pool.query(changes[change]!, [id])
  const after = await search()
  const shown = after.find(({ _id }) => _id === id)
  expect(shown).not.toEqual(before.find(({ _id }) => _id === id))
  const { body } = await as(app, null).get(api.phone(id))
  expect(shown).toMatchObject({ price: body.price, name: body.name, img: body.img })
  const others = (items: Item[]) => items.filter(({ _id }) => _id !== id)
  expect(others(after)).toEqual(others(before))
})

test('phones are read in the order of their ids, without phones that are no longer for sale', async () => {
  const [sold, first, second] = [ids[4]!, ids[6]!, ids[5]!]
  await app.deps.db.pool.query(`update listings set state = 'sold' where id = $1`, [sold])
  const offers = await readOffers(app.deps.db.pool, [first, sold, second])
  expect(offers.map(({ id }) => id)).toEqual([first, second])
})
