import { afterAll, beforeAll, expect, test } from 'vitest'
import { as, buildUser, type TestApp, type TestUser, testApp } from '../../../../test/app.ts'
import { api as paths } from '../../../contract/urls.ts'
import { MAX_SAVED_VIEWS } from '../../../shared/limits.ts'

let app: TestApp
let admin: TestUser
let other: TestUser
beforeAll(async () => {
  app = await testApp()
  admin = await buildUser(app, { role: 'admin' })
  other = await buildUser(app, { role: 'admin' })
})
afterAll(() => app.close())

const save = (name: string, search = 'state=live', by = admin) =>
  as(app, by).post(paths.savedViews(), { list: 'listings', name, search })
const names = async (by = admin) =>
  (await as(app, by).get(`${paths.savedViews()}?list=listings`)).body.map(
    ({ name }: { name: string }) => name,
  )

test('a view is saved, renamed and deleted by its owner, and nobody else sees it', async () => {
  const { status, body: view } = await save('  To do ', 'state=pending_review&sort=oldest')
  expect([status, view.name]).toEqual([201, 'To do'])
  expect([await names(), await names(other)]).toEqual([['To do'], []])
  const change = { name: 'Waiting', search: 'state=pending_review' }
  for (const method of ['put', 'delete'] as const)
    expect((await as(app, other)[method](paths.savedView(view._id), change)).status).toBe(404)
  expect((await as(app, admin).put(paths.savedView(view._id), change)).body).toMatchObject(change)
  expect(await names()).toEqual(['Waiting'])
  expect((await as(app, admin).delete(paths.savedView(view._id))).status).toBe(200)
  expect((await as(app, admin).delete(paths.savedView(view._id))).status).toBe(404)
  expect(await names()).toEqual([])
})

test('409: a name that is taken; of two that come at once one is saved', async () => {
  const answers = await Promise.all([save('Twice'), save('Twice')])
  expect(answers.map(({ status }) => status).sort()).toEqual([201, 409])
  const { body } = await save('Another')
  const { status } = await as(app, admin).put(paths.savedView(body._id), {
    name: 'Twice',
    search: '',
  })
  expect(status).toBe(409)
  expect((await save('Twice', '', other)).status).toBe(201)
})

test('409: more views of one list than the limit', async () => {
  const many = await buildUser(app, { role: 'admin' })
  for (let number = 0; number < MAX_SAVED_VIEWS; number += 1) await save(`${number}`, '', many)
  expect((await save('Too many', '', many)).body.error).toBe('too_many')
})

test('422: an empty name, a long search, and an unknown list', async () => {
  for (const view of [
    { list: 'listings', name: ' ', search: '' },
    { list: 'listings', name: 'x', search: 'x'.repeat(1_001) },
    { list: 'secrets', name: 'x', search: '' },
  ])
    expect((await as(app, admin).post(paths.savedViews(), view)).status).toBe(422)
})
