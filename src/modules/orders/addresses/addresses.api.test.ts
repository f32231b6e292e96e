import { afterAll, beforeAll, expect, test } from 'vitest'
import { as, buildUser, type TestApp, type TestUser, testApp } from '../../../../test/app.ts'
import { address, storedAddress } from '../orders.fixture.ts'

const path = '/api/addresses'
const work = { ...address, line1: 'Akersgata 2' }

let app: TestApp
beforeAll(async () => {
  app = await testApp()
})
afterAll(() => app.close())

const buildBuyer = () => buildUser(app, { role: 'Buyer' })
const save = (person: TestUser, given: object, isDefault = false) =>
  as(app, person).post(path, { address: given, isDefault })
const streets = async (person: TestUser) =>
  (await as(app, person).get(path)).body.map(
    (each: { address: { line1: string }; isDefault: boolean }) =>
      `${each.address.line1}${each.isDefault ? ', default' : ''}`,
  )

test('the first address is the default, and saving it again changes nothing', async () => {
  const buyer = await buildBuyer()
  await Promise.all([save(buyer, address), save(buyer, address), save(buyer, address)])
  const { body } = await as(app, buyer).get(path)
  expect(body).toEqual([{ _id: body[0]._id, address: storedAddress, isDefault: true }])
})

test('exactly one address is the default, whatever is added, changed or deleted', async () => {
  const buyer = await buildBuyer()
  await save(buyer, address)
  const { body } = await save(buyer, work, true)
  expect(await streets(buyer)).toEqual(['Akersgata 2, default', 'Storgata 1'])
  const me = as(app, buyer)
  await me.put(`${path}/${body[1]._id}`, { address, isDefault: true })
  expect(await streets(buyer)).toEqual(['Storgata 1, default', 'Akersgata 2'])
  await me.put(`${path}/${body[1]._id}`, { address: { ...address, line1: 'Storgata 9' } })
  expect(await streets(buyer)).toEqual(['Storgata 9, default', 'Akersgata 2'])
  for (const _ of [1, 2]) await me.delete(`${path}/${body[1]._id}`)
  expect(await streets(buyer)).toEqual(['Akersgata 2, default'])
})

test('nobody else can read, change or delete an address', async () => {
  const buyer = await buildBuyer()
  const { body } = await save(buyer, address)
  const stranger = as(app, await buildUser(app, { role: 'admin' }))
  expect((await stranger.get(path)).body).toEqual([])
  const own = `${path}/${body[0]._id}`
  expect((await stranger.put(own, { address: work, isDefault: true })).status).toBe(404)
  expect((await stranger.delete(own)).body).toEqual([])
  expect(await streets(buyer)).toEqual(['Storgata 1, default'])
})

test('a postal code that does not fit the country is refused at its field', async () => {
  const answer = await save(await buildBuyer(), { ...address, postalCode: 'ABC' })
  expect(answer.status).toBe(422)
  expect(Object.keys(answer.body.fields)).toEqual(['address.postalCode'])
})

test('ten addresses are enough', async () => {
  const buyer = await buildBuyer()
  for (let n = 1; n <= 10; n += 1) await save(buyer, { ...address, line1: `Storgata ${n}` })
  expect((await save(buyer, { ...address, line1: 'Storgata 11' })).status).toBe(409)
  expect(await streets(buyer)).toHaveLength(10)
})

test('events and audit log contain no addresses', async () => {
  await save(await buildBuyer(), address)
  const { rows } = await app.deps.db.pool.query(
    `select 1 from events where data::text like '%Storgata%'
     union all select 1 from audit_log where data::text like '%Storgata%'`,
  )
  expect(rows).toEqual([])
})
