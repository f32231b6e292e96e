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
  expect(body).toEqual({ _id: nokia._id, brand: 'Nokia', slug: 'nokia', phones: 1 })
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
