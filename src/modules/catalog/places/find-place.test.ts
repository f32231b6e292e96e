import { afterAll, beforeAll, expect, test } from 'vitest'
import { type TestApp, testApp } from '../../../../test/app.ts'
import { distanceKm, findPlace, placesWithin } from './place.ts'

let app: TestApp
beforeAll(async () => {
  app = await testApp()
})
afterAll(() => app.close())

const placeFor = async (text: string) => {
  const place = await findPlace(app.deps.db.kysely, text)
  return place && `${place.name} ${place.country}`
}

test.each([
  ['Berlin', 'Berlin DE'],
  ['berlin, germany', 'Berlin DE'],
  ['Berlin, Deutschland', 'Berlin DE'],
  ['München', 'Munich DE'],
  ['Muenchen', 'Munich DE'],
  ['10115 Berlin', 'Berlin DE'],
  ['Berlin 10115', 'Berlin DE'],
  ['Berlin Germany', 'Berlin DE'],
  ['Paris', 'Paris FR'],
  ['Paris, Texas', 'Paris US'],
  ['Paris, TX', 'Paris US'],
  ['London, Ontario', 'London CA'],
  ['London, UK', 'London GB'],
  ['San Jose, CA', 'San Jose US'],
  ['New York', 'New York City US'],
  ['Brooklyn, New York', 'Brooklyn US'],
  ['KØBENHAVN', 'Copenhagen DK'],
  ['nice flat in Oslo', 'Oslo NO'],
  ['東京', 'Tokyo JP'],
])('%s is %s', async (text, place) => {
  expect(await placeFor(text)).toBe(place)
})

test('any text is answered in bounded time', async () => {
  const odd = [
    '',
    '   ',
    '12345',
    'my home',
    "Robert'); drop table places;--",
    '🙂'.repeat(40),
    'a '.repeat(5_000),
    '\u202eberlin?\\%_',
  ]
  const places = await Promise.all(odd.map(placeFor))
  expect(places.slice(0, 7)).toEqual(Array(7).fill(undefined))
  expect(places[7]).toBe('Berlin DE')
})

test('a place in another country than the one named does not match', async () => {
  expect(await placeFor('London, Germany')).toBeUndefined()
})

test('distance follows the great circle', () => {
  const berlin = { lat: 52.524, lon: 13.411 }
  expect(distanceKm(berlin, { lat: 48.137, lon: 11.575 })).toBeCloseTo(504, -1)
  expect(distanceKm({ lat: 0, lon: 179.9 }, { lat: 0, lon: -179.9 })).toBeCloseTo(22.2, 1)
  expect(distanceKm(berlin, berlin)).toBe(0)
})

test('placesWithin returns exactly the places within the distance', async () => {
  const { rows } = await app.deps.db.pool.query('select id, lat, lon from places')
  for (const point of [
    { lat: 52.5, lon: 13.4 },
    { lat: -17.8, lon: 179.9 },
    { lat: 78.2, lon: 15.6 },
    { lat: -16.8, lon: -179.9 },
    { lat: 89, lon: 100 },
  ])
    for (const km of [10, 150, 2_500]) {
      const near = await placesWithin(app.deps.db.kysely, point, km)
      const wanted = rows.filter((place) => distanceKm(point, place) <= km)
      expect([...near.keys()].sort()).toEqual(wanted.map(({ id }) => id).sort())
    }
})
