import { setTimeout as sleep } from 'node:timers/promises'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { as, buildUser, type TestApp, type TestUser, testApp } from '../../../../test/app.ts'
import { api } from '../../../contract/urls.ts'
import { newId } from '../../../platform/db/index.ts'

let app: TestApp
let seller: TestUser
beforeAll(async () => {
  app = await testApp()
})
beforeEach(async () => {
  seller = await buildUser(app, { role: 'Seller' })
})
afterAll(() => app.close())

const save = (id: string, version: number, values: object, who: TestUser = seller) =>
  as(app, who).put(api.draft(id), { version, values })
const drafts = async (who = seller) => (await as(app, who).get(api.drafts())).body
const form = { brand: 'Nokia', name: 'Nokia 3310', price: '30' }

test('a draft can be continued on another device', async () => {
  const id = newId()
  const values = { name: 'iPh', price: '', photos: ['/media/a'], rubric: { screen: null }, step: 2 }
  expect((await save(id, 0, { name: 'i' })).body).toMatchObject({ _id: id, version: 1 })
  app.clock.advance(1_000)
  expect((await save(id, 1, values)).body).toMatchObject({ _id: id, version: 2, values })
  const other = newId()
  app.clock.advance(1_000)
  await save(other, 0, {})
  const list = await drafts()
  expect(list.map((draft: { _id: string }) => draft._id)).toEqual([other, id])
  expect(list[1]).toMatchObject({ version: 2, values })
})

test('409: two devices do not overwrite each other; saving again is safe', async () => {
  const id = newId()
  await save(id, 0, { name: 'a' })
  await save(id, 1, { name: 'ab' })
  expect(await save(id, 1, { name: 'ax' })).toMatchObject({
    status: 409,
    body: { error: 'draft_newer' },
  })
  expect((await save(id, 1, { name: 'ab' })).body.version).toBe(2)
  expect((await save(id, 0, { name: 'z' })).status).toBe(409)
  expect((await drafts())[0]).toMatchObject({ version: 2, values: { name: 'ab' } })
})

test('of two simultaneous saves of one version, one wins and one gets 409', async () => {
  const id = newId()
  await save(id, 0, {})
  const answers = await Promise.all([save(id, 1, { n: 1 }), save(id, 1, { n: 2 })])
  expect(answers.map(({ status }) => status).sort()).toEqual([200, 409])
})

test('409: at most twenty drafts, also with simultaneous requests', async () => {
  for (let n = 0; n < 18; n++) await save(newId(), 0, { n })
  const answers = await Promise.all([1, 2, 3, 4].map((n) => save(newId(), 0, { n })))
  expect(answers.map(({ status }) => status).sort()).toEqual([200, 200, 409, 409])
  expect(await drafts()).toHaveLength(20)
})

test('another seller’s draft cannot be read, written or deleted', async () => {
  const id = newId()
  const other = await buildUser(app, { role: 'Seller' })
  await save(id, 0, { name: 'mine' })
  expect((await save(id, 1, { name: 'theirs' }, other)).status).toBe(409)
  expect((await as(app, other).delete(api.draft(id))).body).toEqual({ deleted: 0 })
  expect(await drafts(other)).toEqual([])
  expect((await drafts())[0].values).toEqual({ name: 'mine' })
})

test('a late save does not recreate a deleted draft', async () => {
  const id = newId()
  await save(id, 0, {})
  const remove = async () => (await as(app, seller).delete(api.draft(id))).body.deleted
  expect([await remove(), await remove()]).toEqual([1, 0])
  expect((await save(id, 1, { name: 'late' })).body.error).toBe('draft_gone')
  expect(await drafts()).toEqual([])
})

test('publishing from several tabs creates one listing and deletes the draft', async () => {
  const id = newId()
  await save(id, 0, form)
  const publish = () => as(app, seller).post(api.phones(), { ...form, draftId: id })
  const answers = await Promise.all([publish(), publish(), publish()])
  expect(answers.map(({ status }) => status).sort()).toEqual([201, 409, 409])
  expect(await drafts()).toEqual([])
  expect((await as(app, seller).get(api.myProducts(seller.email))).body).toHaveLength(1)
})

test('a save that arrives while its draft is published or deleted does not bring it back', async () => {
  // A seller of their own: many listings in a day are looked at.
  const own = await buildUser(app, { role: 'Seller' })
  const ends = [
    (id: string) => as(app, own).post(api.phones(), { ...form, draftId: id }),
    (id: string) => as(app, own).delete(api.draft(id)),
  ]
  for (const end of ends)
    for (const delayMs of [0, 2, 4, 8, 12, 16, 24, 32]) {
      const id = newId()
      await save(id, 0, form, own)
      const ending = end(id)
      await sleep(delayMs)
      await save(id, 1, { ...form, description: 'typed in the last second' }, own)
      expect((await ending).status).toBeLessThan(300)
      expect(await drafts(own)).toEqual([])
    }
})

test('a refused form keeps its draft', async () => {
  const id = newId()
  await save(id, 0, { price: 'cheap' })
  const refused = await as(app, seller).post(api.phones(), { ...form, price: 'cheap', draftId: id })
  expect(refused.status).toBe(422)
  expect(await drafts()).toHaveLength(1)
})

test('404 and 422: unknown and invalid drafts', async () => {
  expect((await save('no-id', 0, {})).status).toBe(404)
  expect((await as(app, seller).put(api.draft(newId()), { values: {} })).body.fields).toEqual({
    version: 'Required',
  })
  const long = await save(newId(), 0, { description: 'x'.repeat(20_000) })
  expect([long.status, long.body.fields]).toEqual([422, { values: 'Too long to be saved' }])
})
