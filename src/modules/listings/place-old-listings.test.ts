import { afterAll, beforeAll, expect, test } from 'vitest'
import { as, buildListing, type TestApp, testApp } from '../../../test/app.ts'
import { api } from '../../contract/urls.ts'
import { inTransaction } from '../../platform/db/index.ts'
import { loadPlaces } from '../catalog/places/index.ts'
import { placeOldListings } from './place-old-listings.ts'

let app: TestApp
beforeAll(async () => {
  app = await testApp()
})
afterAll(() => app.close())

const HEADER = 'id,name,country,region,lat,lon,population,other_names'

/** A listing as stored before the table of places existed. */
async function buildOld(location: string) {
  const phone = await buildListing(app, { location })
  await app.deps.db.pool.query(
    'update listings set place_id = null, lat = null, lon = null where id = $1',
    [phone._id],
  )
  return phone
}

async function placeOf(id: string) {
  const { rows } = await app.deps.db.pool.query(
    'select place_id as place, round(lat::numeric, 1)::float as lat from listings where id = $1',
    [id],
  )
  return rows[0]
}

test('existing listings get the place of their location, once', async () => {
  const [berlin, nowhere] = [await buildOld('10115 Berlin'), await buildOld('at my place')]
  await app.deps.db.pool.query('insert into places_to_match default values on conflict do nothing')
  expect(await placeOldListings(app.deps)).toBe(1)
  expect(await placeOf(berlin._id)).toEqual({ place: 2950159, lat: 52.5 })
  expect(await placeOf(nowhere._id)).toEqual({ place: null, lat: null })
  const { body } = await as(app, null).get(`${api.search()}?near=2950159&within=10`)
  expect(body.items.map((item: { _id: string }) => item._id)).toContain(berlin._id)
  expect(await placeOldListings(app.deps)).toBe(0)
})

test('new places cause listings to be matched again', async () => {
  const phone = await buildOld('Wunderstadt')
  const file = `${HEADER}\n99999999,Wunderstadt,DE,Hesse,50.1,8.6,120000,\n`
  await inTransaction(app.deps.db, (tx) => loadPlaces(tx, file, ''))
  expect(await placeOldListings(app.deps)).toBe(1)
  expect(await placeOf(phone._id)).toEqual({ place: 99999999, lat: 50.1 })
})

test('two nodes place each listing once', async () => {
  for (let i = 0; i < 5; i++) await buildOld('Wunderstadt')
  await app.deps.db.pool.query('insert into places_to_match default values on conflict do nothing')
  const placed = await Promise.all([placeOldListings(app.deps), placeOldListings(app.deps)])
  expect(placed.reduce((sum, one) => sum + one, 0)).toBe(5)
})
