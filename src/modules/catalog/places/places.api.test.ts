import { afterAll, beforeAll, expect, test } from 'vitest'
import { as, buildListing, type TestApp, testApp } from '../../../../test/app.ts'

let app: TestApp
beforeAll(async () => {
  app = await testApp()
})
afterAll(() => app.close())

const suggest = async (q: string) => {
  const { status, body } = await as(app, null).get(`/api/places?q=${encodeURIComponent(q)}`)
  expect(status).toBe(200)
  return (body as { label: string }[]).map(({ label }) => label)
}

test('suggestions ignore accents and language, and start with the largest city', async () => {
  expect((await suggest('ber'))[0]).toBe('Berlin, Germany')
  expect((await suggest('MÜNCH'))[0]).toBe('Munich, Germany')
  expect((await suggest('munc'))[0]).toBe('Munich, Germany')
  expect((await suggest('sao pau'))[0]).toBe('São Paulo, Brazil')
  expect((await suggest('goteb'))[0]).toBe('Gothenburg, Sweden')
  expect(await suggest('londo')).toContain('London, United Kingdom')
})

test('places with the same name are labeled by country, and by region within a country', async () => {
  const labels = await suggest('springfield')
  expect(labels).toContain('Springfield, Missouri, United States')
  expect(new Set(labels).size).toBe(labels.length)
})

test('suggests at most eight places, and none for an unknown name', async () => {
  expect((await suggest('sa')).length).toBe(8)
  for (const q of ['', 'b', '%', '\\', '🙂🙂', "'; drop table places", 'x'.repeat(5_000)])
    expect(await suggest(q)).toEqual([])
})

test('an id returns its place', async () => {
  const { body } = await as(app, null).get('/api/places?id=2950159')
  expect(body).toMatchObject([{ name: 'Berlin', country: 'DE', label: 'Berlin, Germany' }])
  expect((await as(app, null).get('/api/places?id=1')).body).toEqual([])
  expect((await as(app, null).get('/api/places?id=99999999999')).body).toEqual([])
})

test('a new listing gets the place of its location', async () => {
  const phone = await buildListing(app, { location: '10115 Berlin' })
  expect(phone.place).toMatchObject({ id: 2950159 })
  expect((await buildListing(app, { location: 'at my place' })).place).toBeNull()
})
