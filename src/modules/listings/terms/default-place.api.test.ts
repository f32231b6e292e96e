import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { as, buildUser, type TestApp, type TestUser, testApp } from '../../../../test/app.ts'
import { api as paths } from '../../../contract/urls.ts'

let app: TestApp
let seller: TestUser
beforeAll(async () => {
  app = await testApp()
})
afterAll(() => app.close())
beforeEach(async () => {
  seller = await buildUser(app, { role: 'Seller' })
})

const phone = { brand: 'Iphone', name: 'iPhone 13 Pro', price: '450' }
const list = (more: object = {}) => as(app, seller).post(paths.phones(), { ...phone, ...more })
const save = (place: string) => as(app, seller).put(paths.defaultPlace(), { place })
const saved = async () => (await as(app, seller).get(paths.defaultPlace())).body.place

test('a new listing that names no location has the saved place, and one that does has its own', async () => {
  expect((await list()).body.location).toBe('')
  expect((await save('  Grünerløkka, Oslo ')).body).toEqual({ place: 'Grünerløkka, Oslo' })
  expect(await saved()).toBe('Grünerløkka, Oslo')
  expect((await list()).body.location).toBe('Grünerløkka, Oslo')
  expect((await list({ location: 'Bergen' })).body.location).toBe('Bergen')
  expect((await list({ location: '' })).body.location).toBe('')
})

test('a saved place is named in the language of the page, and other text stays as it is', async () => {
  const inGerman = async () =>
    (await as(app, seller).get(paths.defaultPlace(), { 'accept-language': 'de' })).body.place
  await save('Munich, Germany')
  expect([await saved(), await inGerman()]).toEqual(['Munich, Germany', 'München, Deutschland'])
  await save('Schwabing, Munich')
  expect(await inGerman()).toBe('Schwabing, Munich')
})

test('a saved place is found on the map as a typed one is', async () => {
  await save('Oslo')
  const [typed, preset] = [await list({ location: 'Oslo' }), await list()]
  expect(typed.body.place).not.toBeNull()
  expect(preset.body.place).toEqual(typed.body.place)
})

test('listings from before, and edits without a location, do not get the saved place', async () => {
  const { body } = await list({ location: 'Bergen' })
  await save('Oslo')
  expect((await as(app, null).get(paths.phone(body._id))).body.location).toBe('Bergen')
  const edited = await as(app, seller).put(paths.phone(body._id), phone)
  expect([edited.status, edited.body.location]).toEqual([200, ''])
})

test('saving another place replaces it, and an empty one removes it, also twice', async () => {
  for (const place of ['Oslo', 'Bergen', 'Bergen', '', '']) {
    expect((await save(place)).status).toBe(200)
    expect(await saved()).toBe(place)
  }
  expect((await list()).body.location).toBe('')
})

test('a place belongs to its seller alone', async () => {
  await save('Oslo')
  seller = await buildUser(app, { role: 'Seller' })
  expect([await saved(), (await list()).body.location]).toEqual(['', ''])
})

test('a place that is too long is refused at its field, and the saved one stays', async () => {
  await save('Oslo')
  const { status, body } = await save('x'.repeat(81))
  expect([status, body.fields]).toEqual([422, { place: 'At most 80 characters' }])
  expect(await saved()).toBe('Oslo')
})

test('an empty cell of a CSV file becomes the saved place', async () => {
  await save('Oslo')
  const body = 'brand,name,price,location\nNokia,Nokia 3310,30,\nNokia,Nokia 8,40,Bergen\n'
  const headers = { 'content-type': 'text/csv' }
  const send = (path: string) => as(app, seller).send('POST', path, { body, headers })
  const { file } = (await send(paths.phoneFileChecks())).body
  const imported = await send(`${paths.phoneImports()}?file=${file}&from=1`)
  expect(imported.body).toMatchObject({ added: [{}, {}], rejected: [] })
  const mine = await as(app, seller).get(paths.myProducts(seller.email))
  const places = mine.body.map(({ name, location }: { name: string; location: string }) => [
    name,
    location,
  ])
  expect(Object.fromEntries(places)).toEqual({ 'Nokia 3310': 'Oslo', 'Nokia 8': 'Bergen' })
})
