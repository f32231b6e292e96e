import { afterAll, beforeAll, expect, test } from 'vitest'
import { as, buildListing, type TestApp, testApp } from '../../../test/app.ts'
import { api } from '../../contract/urls.ts'
import { findBrand } from './brands.ts'

let app: TestApp
beforeAll(async () => {
  app = await testApp()
})
afterAll(() => app.close())

test('200: brands in the order of the home page, starting with the three that the specification names', async () => {
  const { status, body } = await as(app, null).get(api.categories())
  expect(status).toBe(200)
  expect(body.slice(0, 3).map((one: { brand: string }) => one.brand)).toEqual([
    'Iphone',
    'Nokia',
    'Samsung',
  ])
})

test('200: one brand by its id, with the number of its live phones', async () => {
  const [, nokia] = (await as(app, null).get(api.categories())).body
  expect(nokia.phones).toBe(0)
  await buildListing(app, { brand: 'nokia', name: 'Nokia 3310' })
  const { status, body } = await as(app, null).get(api.category(nokia._id))
  expect(status).toBe(200)
  expect(body).toMatchObject({ _id: nokia._id, brand: 'Nokia', slug: 'nokia', phones: 1 })
})

test('200: a brand has its models for sale with the lowest price, most offered first', async () => {
  const { _id } = (await as(app, null).get(api.categories())).body[3]
  const list = (name: string, price: string) => buildListing(app, { brand: 'Google', name, price })
  await list('Pixel 6', '150')
  await list('Pixel 7a', '220')
  await list('Pixel 7a', '200')
  // Its model is not in the catalog.
  await list('Something else', '90')
  const { body } = await as(app, null).get(api.category(_id))
  expect(body).toMatchObject({ brand: 'Google', phones: 4, currency: 'USD' })
  expect(body.models).toEqual([
    { slug: 'google-pixel-7a', name: 'Pixel 7a', live: 2, fromMinor: 20_000, img: '' },
    { slug: 'google-pixel-6', name: 'Pixel 6', live: 1, fromMinor: 15_000, img: '' },
  ])
})

test.each(['nokia', '01970000-0000-7000-8000-999999999999', '%20', "'"])(
  '404: %s is no brand’s id',
  async (id) => {
    expect((await as(app, null).get(`/api/categories/${id}`)).status).toBe(404)
  },
)

test.each([
  ['iphone', 'Iphone'],
  ['Apple', 'Iphone'],
  [' SAMSUNG ', 'Samsung'],
  ['oneplus', 'OnePlus'],
])('%s is found as %s', async (text, brand) => {
  expect((await findBrand(app.deps.db.kysely, text))?.brand).toBe(brand)
})

test('404: unknown brand', async () => {
  expect(await findBrand(app.deps.db.kysely, 'toString')).toBeUndefined()
  expect(await findBrand(app.deps.db.kysely, '')).toBeUndefined()
})
