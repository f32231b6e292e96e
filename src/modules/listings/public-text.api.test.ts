import { afterAll, beforeAll, expect, test } from 'vitest'
import { as, buildUser, type TestApp, type TestUser, testApp } from '../../../test/app.ts'
import { api } from '../../contract/urls.ts'

let app: TestApp
let seller: TestUser
beforeAll(async () => {
  app = await testApp()
  seller = await buildUser(app, { role: 'Seller' })
})
afterAll(() => app.close())

const phone = { brand: 'Apple', name: 'iPhone 13 Pro 128 GB', price: '450', location: 'Oslo' }
const list = (fields: object) => as(app, seller).post(api.phones(), { ...phone, ...fields })

test.each([
  ['description', 'Call me on +47 912 34 567'],
  ['description', 'Pay here: https://evil.example/pay'],
  ['description', 'ada (at) gmail dot com'],
  ['description', 'My IMEI is 490154203237518'],
  ['description', 'IMEI 49-015420-323751-8'],
  ['name', 'iPhone 13 wa.me/4791234567'],
  ['location', 'Oslo 41234567'],
  ['warrantyText', 'write to shop@example.org'],
  ['description', 'safe\u202eelbisivni'],
])('422: %s “%s” is refused at its field', async (field, text) => {
  const warranty = field === 'warrantyText' ? { warrantyMonths: 6 } : {}
  const { status, body } = await list({ [field]: text, ...warranty })
  expect([status, Object.keys(body.fields)]).toEqual([422, [field]])
})

test.each([
  ['name', 'Samsung Galaxy S22 Ultra 5G SM-S908B 256 GB'],
  ['description', 'Bought 12.03.2023 for 1,299.00. Battery 89 %, 128 GB, iOS 17.4.1, model A2483.'],
  ['description', 'Pick-up in 0155 Oslo, Storgata 12, on 22.11.2026 at 18:30 or later.'],
])('%s “%s” is no contact data', async (field, text) => {
  const brand = text.startsWith('Samsung') ? 'Samsung' : 'Apple'
  expect((await list({ brand, [field]: text })).status).toBe(201)
})

test('an edit is refused like a new listing', async () => {
  const { body } = await list({})
  const edited = await as(app, seller).put(api.phone(body._id), {
    ...phone,
    description: 'wa.me/4791234567',
  })
  expect([edited.status, Object.keys(edited.body.fields)]).toEqual([422, ['description']])
})
