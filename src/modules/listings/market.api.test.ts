import { afterAll, beforeAll, expect, test } from 'vitest'
import {
  as,
  buildListing,
  buildUser,
  type TestApp,
  type TestUser,
  testApp,
} from '../../../test/app.ts'
import { api } from '../../contract/urls.ts'

let app: TestApp
let seller: TestUser
beforeAll(async () => {
  app = await testApp()
  seller = await buildUser(app, { role: 'Seller' })
})
afterAll(() => app.close())

const read = async (phone: { _id: string }) => (await as(app, null).get(api.phone(phone._id))).body
const list = (fields: Record<string, unknown>) => buildListing(app, { seller, ...fields })

test('a phone includes the specifications of its model', async () => {
  const { facts } = await read(await list({ name: 'iPhone 15 Pro' }))
  expect(facts).toMatchObject({ chipset: 'Apple A17 Pro', securityUpdatesUntil: '2028-09-22' })
})

test('a phone without a known model has no specifications and no market prices', async () => {
  const phone = await list({ name: 'iPhone of the future' })
  expect(await read(phone)).toMatchObject({ facts: null, market: null })
})

test('market prices are for model and storage, or for the model if there are too few', async () => {
  const phone = await list({ name: 'iPhone 12', price: '200', storageGb: 64 })
  expect((await read(phone)).market).toBeNull()
  await list({ name: 'iPhone 12', price: '300', storageGb: 128 })
  await list({ name: 'iPhone 12', price: '400', storageGb: 128 })
  expect((await read(phone)).market).toEqual({
    count: 3,
    lowestMinor: 20_000,
    medianMinor: 30_000,
    highestMinor: 40_000,
    basis: 'model',
  })
  for (const price of ['210', '220']) await list({ name: 'iPhone 12', price, storageGb: 64 })
  expect((await read(phone)).market).toMatchObject({
    count: 3,
    medianMinor: 21_000,
    highestMinor: 22_000,
    basis: 'model_and_storage',
  })
})

test('market prices of the largest storage leave out phones with another or an unknown one', async () => {
  const owner = await buildUser(app, { role: 'Seller' })
  const build = (storageGb?: number) =>
    buildListing(app, { seller: owner, name: 'iPhone 12', price: '150', storageGb })
  const { _id } = await build(4_096)
  for (const storageGb of [4_096, 4_096, 2_048, 1, undefined]) await build(storageGb)
  expect((await read({ _id })).market).toMatchObject({ count: 3, basis: 'model_and_storage' })
})
