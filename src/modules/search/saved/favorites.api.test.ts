import { afterAll, beforeAll, expect, test } from 'vitest'
import { as, buildListing, buildUser, type TestApp, testApp } from '../../../../test/app.ts'
import { MAX_FAVORITES } from '../../../shared/listings/listing-limits.ts'

let app: TestApp
beforeAll(async () => {
  app = await testApp()
})
afterAll(() => app.close())

test('favorites can be added once, listed newest first, and removed', async () => {
  const me = as(app, await buildUser(app))
  const first = await buildListing(app)
  const second = await buildListing(app, { name: 'iPhone 14' })
  for (const phone of [first, first, second]) {
    app.clock.advance(1_000)
    expect((await me.put(`/api/favorites/${phone._id}`)).status).toBe(200)
  }
  const saved = await me.get('/api/favorites')
  expect(saved.body.map((phone: { _id: string }) => phone._id)).toEqual([second._id, first._id])
  expect((await me.get('/api/favorite-ids')).body.ids).toEqual([second._id, first._id])
  await me.delete(`/api/favorites/${second._id}`)
  expect((await me.delete(`/api/favorites/${second._id}`)).body.favorite).toBe(false)
  expect((await me.get('/api/favorite-ids')).body.ids).toEqual([first._id])
})

test('a booked phone stays a favorite and says so', async () => {
  const buyer = await buildUser(app)
  const me = as(app, await buildUser(app))
  const phone = await buildListing(app)
  await me.put(`/api/favorites/${phone._id}`)
  await as(app, buyer).post('/api/advertise', { phoneId: phone._id })
  expect((await me.get('/api/favorites')).body[0]).toMatchObject({ state: 'reserved' })
})

test('a favorite says what it cost when it was saved, once its price has changed', async () => {
  const seller = await buildUser(app, { role: 'Seller' })
  const form = { brand: 'Iphone', name: 'iPhone 13 Pro' }
  const phone = await buildListing(app, { seller, ...form, price: '450' })
  const [early, late] = [as(app, await buildUser(app)), as(app, await buildUser(app))]
  const cost = async (price: string) => {
    app.clock.advance(1_000)
    await as(app, seller).put(`/api/phones/${phone._id}`, { ...form, price })
    app.clock.advance(1_000)
  }
  const saved = async (me: typeof early) => (await me.get('/api/favorites')).body
  await early.put(`/api/favorites/${phone._id}`)
  expect(await saved(early)).toMatchObject([{ priceMinor: 45_000, savedPriceMinor: null }])
  await cost('430')
  await late.put(`/api/favorites/${phone._id}`)
  await cost('410')
  expect(await saved(early)).toMatchObject([{ priceMinor: 41_000, savedPriceMinor: 45_000 }])
  expect(await saved(late)).toMatchObject([{ priceMinor: 41_000, savedPriceMinor: 43_000 }])
})

test('409: your own phone; 404: an unknown phone', async () => {
  const seller = await buildUser(app, { role: 'Seller' })
  const phone = await buildListing(app, { seller })
  const own = await as(app, seller).put(`/api/favorites/${phone._id}`)
  expect([own.status, own.body.error]).toEqual([409, 'own_phone'])
  for (const id of ['nothing', crypto.randomUUID()])
    expect((await as(app, seller).put(`/api/favorites/${id}`)).status).toBe(404)
})

test('favorites of the browser are imported at login: known ones, in order, once', async () => {
  const user = await buildUser(app, { role: 'Seller' })
  const me = as(app, user)
  const own = await buildListing(app, { seller: user })
  const [a, b, c] = [await buildListing(app), await buildListing(app), await buildListing(app)]
  await me.put(`/api/favorites/${c._id}`)
  app.clock.advance(1_000)
  const ids = [a._id, 'junk', own._id, crypto.randomUUID(), b._id, c._id, a._id]
  expect((await me.post('/api/favorites', { ids })).body.ids).toEqual([a._id, b._id, c._id])
  expect((await me.post('/api/favorites', { ids })).body.ids).toEqual([a._id, b._id, c._id])
  expect((await me.post('/api/favorites', { ids: Array(201).fill('x') })).status).toBe(422)
})

test('409: the limit holds for simultaneous requests', async () => {
  const user = await buildUser(app)
  const me = as(app, user)
  const { deps } = app
  const phones = await Promise.all(Array.from({ length: 4 }, () => buildListing(app)))
  const one = phones[0]!
  await deps.db.pool.query(
    `insert into listings (id, seller_id, seller_name, seller_email, category_id, brand, name,
       price_minor, currency, state, created_at, updated_at, expires_at, model_id, brand_number)
     select gen_random_uuid(), seller_id, seller_name, seller_email, category_id, brand, name,
       price_minor, currency, state, created_at, updated_at, expires_at, model_id, brand_number
     from listings, generate_series(1, $2::int) where id = $1`,
    [one._id, MAX_FAVORITES - 1],
  )
  await deps.db.pool.query(
    `insert into favorites select $1, id, now() from listings
     where id <> all($2) order by created_at desc limit $3`,
    [user.id, phones.map((phone) => phone._id), MAX_FAVORITES - 1],
  )
  const answers = await Promise.all(phones.map((phone) => me.put(`/api/favorites/${phone._id}`)))
  expect(answers.map(({ status }) => status).sort()).toEqual([200, 409, 409, 409])
  expect((await me.get('/api/favorite-ids')).body.ids).toHaveLength(MAX_FAVORITES)
})

test('a removed phone is no longer a favorite', async () => {
  const me = as(app, await buildUser(app))
  const phone = await buildListing(app)
  await me.put(`/api/favorites/${phone._id}`)
  await app.deps.db.pool.query(`update listings set state = 'removed' where id = $1`, [phone._id])
  expect((await me.get('/api/favorites')).body).toEqual([])
})
