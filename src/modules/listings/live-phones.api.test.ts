import { afterAll, beforeAll, expect, test } from 'vitest'
import { as, buildListing, buildUser, type TestApp, testApp } from '../../../test/app.ts'
import { api } from '../../contract/urls.ts'
import { inTransaction } from '../../platform/db/index.ts'
import type { Viewer } from '../../platform/http/index.ts'
import { addListing } from './add-listing.ts'
import type { Phone } from './listings.contract.ts'
import { holdListing } from './transition-listing.ts'

let app: TestApp
let seller: Viewer
const ids: string[] = []
beforeAll(async () => {
  app = await testApp()
  seller = { ...(await buildUser(app, { role: 'Seller' })), image: null }
  // Every third row has the same timestamp as the one before, so the id must break the tie.
  for (let i = 0; i < 120; i++) {
    if (i % 3) app.clock.advance(1_000)
    ids.push(await add(i % 4 ? 'Nokia' : 'Samsung'))
  }
})
afterAll(() => app.close())

async function add(brand = 'Nokia') {
  const outcome = await addListing(app.deps, seller, { brand, name: 'Some phone', price: 100 })
  if (!('listing' in outcome)) throw new Error('not listed')
  return outcome.listing.id
}

const nextOf = (headers: Headers) => /^<([^>]+)>; rel="next"$/.exec(headers.get('link') ?? '')?.[1]

test('200: newest first, at most a hundred, with the next page in Link', async () => {
  const first = await as(app, null).get(api.phones())
  expect(first.body.map((phone: Phone) => phone._id)).toEqual(ids.toReversed().slice(0, 100))
  const second = await as(app, null).get(nextOf(first.headers)!)
  expect(second.body.map((phone: Phone) => phone._id)).toEqual(ids.toReversed().slice(100))
  expect(second.headers.get('link')).toBeNull()
})

test('200: one brand by name, slug or nickname, kept in Link', async () => {
  const { body, headers } = await as(app, null).get(`${api.phones()}?brand=samsung&limit=20`)
  expect(body).toHaveLength(20)
  const rest = await as(app, null).get(nextOf(headers)!)
  expect(rest.body).toHaveLength(10)
  expect([...body, ...rest.body].every((phone: Phone) => phone.brand === 'Samsung')).toBe(true)
  expect((await as(app, null).get(`${api.phones()}?brand=Apple`)).body).toEqual([])
})

test.each([
  ['limit', 'limit=0'],
  ['limit', 'limit=101'],
  ['limit', 'limit=ten'],
  ['limit', 'limit='],
  ['cursor', 'cursor=made-up'],
  ['cursor', `cursor=${Buffer.from('99.not-an-id').toString('base64url')}`],
  ['brand', 'brand=Banana'],
])('422: %s is refused at its field (%s)', async (field, query) => {
  const { status, body } = await as(app, null).get(`${api.phones()}?${query}`)
  expect(status).toBe(422)
  expect(Object.keys(body.fields)).toEqual([field])
})

test('paging shows each phone once while others are listed and booked', async () => {
  const { body: before } = await as(app, null).get(`${api.phones()}?limit=100`)
  const booked = before.slice(40, 60).map((phone: Phone) => phone._id)
  const seen: string[] = []
  let next: string | undefined = `${api.phones()}?limit=7`
  for (let page = 0; next; page++) {
    const answer = await as(app, null).get(next)
    seen.push(...answer.body.map((phone: Phone) => phone._id))
    next = nextOf(answer.headers)
    if (page < 10) {
      app.clock.advance(1_000)
      await add()
      const ids = booked.splice(0, 2)
      for (const id of ids)
        await inTransaction(app.deps.db, (tx) => holdListing(tx, id, app.clock.now()))
    }
  }
  expect(new Set(seen).size).toBe(seen.length)
  const { rows } = await app.deps.db.pool.query(`select id from listings where state <> 'live'`)
  const gone = new Set(rows.map((row) => row.id))
  const stayed = ids.filter((id) => !gone.has(id))
  expect(stayed.filter((id) => !seen.includes(id))).toEqual([])
})

test('200: phones by ID in the requested order; unknown ones are left out', async () => {
  const [a, b] = [await buildListing(app), await buildListing(app)]
  const requested = [b._id, 'junk', crypto.randomUUID(), a._id.toUpperCase(), b._id]
  const query = requested.map((id) => `id=${id}`).join('&')
  const { status, body } = await as(app, null).get(`${api.phones()}?${query}`)
  expect(status).toBe(200)
  expect(body.map((phone: { _id: string }) => phone._id)).toEqual([b._id, a._id])
  expect((await as(app, null).get(`${api.phones()}?id=`)).body).toEqual([])
})
