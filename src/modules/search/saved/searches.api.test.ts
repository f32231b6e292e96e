import { afterAll, beforeAll, expect, test } from 'vitest'
import { as, buildUser, type TestApp, testApp } from '../../../../test/app.ts'
import { MAX_SEARCHES } from './save-search.ts'

let app: TestApp
beforeAll(async () => {
  app = await testApp()
})
afterAll(() => app.close())

test.each([
  [
    'model=iphone-13-pro&storage=128&grade=A&grade=B&max=400',
    'iPhone 13 Pro, 128 GB, grade A or B, up to $400',
  ],
  ['q=pixel 7&min=100&max=250.50&sort=price_up&cursor=x', 'pixel 7, $100 to $250.50'],
  ['brand=samsung&near=2950159&within=20', 'Samsung, within 20 km of Berlin'],
  ['q=like new pixel 7 128gb under 300', 'pixel 7, 128 GB, grade A, up to $300'],
  ['max=150&photo=1', 'Up to $150, with photo'],
  ['brand=nokia&batteryPercent=85', 'Nokia, battery health at least 85 %'],
  ['brand=nokia&used=12&sellerLevel=proven', 'Nokia, used at most 12 months, proven sellers'],
])('%s is saved as "%s"', async (query, name) => {
  const me = as(app, await buildUser(app))
  const saved = await me.post('/api/saved-searches', { query })
  expect([saved.status, saved.body.name]).toEqual([201, name])
})

test('the same search is saved once, however its URL is written', async () => {
  const me = as(app, await buildUser(app))
  const first = await me.post('/api/saved-searches', { query: 'brand=nokia&max=50' })
  const again = await me.post('/api/saved-searches', {
    query: 'max=50&sort=newest&brand=nokia&brand=nokia&utm_source=x',
  })
  expect([again.status, again.body._id]).toEqual([200, first.body._id])
  expect((await me.get('/api/saved-searches')).body.searches).toHaveLength(1)
})

test('a text with phrases is saved as its filters, like the search with these', async () => {
  const me = as(app, await buildUser(app))
  const first = await me.post('/api/saved-searches', { query: 'q=pixel 7 under 300 near berlin' })
  expect(first.body.query).toMatch(/^q=pixel\+7&max=300&near=\d+$/)
  const again = await me.post('/api/saved-searches', { query: first.body.query })
  expect([again.status, again.body._id]).toEqual([200, first.body._id])
})

test.each([
  '',
  'sort=newest',
  'max=abc&grade=Z',
  'batteryPercent=0',
  'cursor=abc',
  '&&&==%',
  'q=%20',
])('422: an empty search cannot be saved: %j', async (query) => {
  const me = as(app, await buildUser(app))
  const answer = await me.post('/api/saved-searches', { query })
  expect([answer.status, answer.body.fields?.query]).toEqual([422, expect.any(String)])
})

test('409: at most fifty saved searches, also with simultaneous requests', async () => {
  const me = as(app, await buildUser(app))
  for (let n = 1; n < MAX_SEARCHES; n += 1)
    await me.post('/api/saved-searches', { query: `max=${n}` })
  const more = await Promise.all(
    [1, 2, 3].map((n) => me.post('/api/saved-searches', { query: `min=${n}` })),
  )
  expect(more.map(({ status }) => status).sort()).toEqual([201, 409, 409])
})

test('404: another person’s search cannot be deleted; your own can', async () => {
  const me = as(app, await buildUser(app))
  const other = as(app, await buildUser(app))
  const { body } = await me.post('/api/saved-searches', { query: 'brand=nokia' })
  expect((await other.delete(`/api/saved-searches/${body._id}`)).status).toBe(404)
  expect((await me.delete(`/api/saved-searches/${body._id}`)).status).toBe(200)
  expect((await me.delete(`/api/saved-searches/${body._id}`)).status).toBe(404)
  expect((await me.get('/api/saved-searches')).body.searches).toEqual([])
})
