import { afterAll, beforeAll, expect, test } from 'vitest'
import {
  as,
  buildListing,
  buildUser,
  type TestApp,
  type TestUser,
  testApp,
} from '../../../../test/app.ts'
import { inTransaction, newId } from '../../../platform/db/index.ts'
import { DAY } from '../../../shared/time.ts'
import { bindGradingToListing, deleteOldGradings, findGrading } from './grade-phone.ts'

let app: TestApp
let seller: TestUser
beforeAll(async () => {
  app = await testApp()
  seller = await buildUser(app, { role: 'Seller' })
})
afterAll(() => app.close())

const answers = {
  screen: 'light',
  body: 'flawless',
  battery_health: 93,
  functions: [],
  water: 'never',
  repairs: 'none',
  account_lock: 'off',
  carrier: 'free',
}
const request = { os: 'iOS', announced: '2021-09', answers }

test('the rubric fits the kind of phone', async () => {
  const { status, body } = await as(app, null).get('/api/grading/rubric?os=iOS&announced=2021-09')
  expect(status).toBe(200)
  expect(body.questions.map(({ id }: { id: string }) => id)).toEqual(Object.keys(answers))
  expect((await as(app, null).get('/api/grading/rubric?announced=soon')).status).toBe(422)
})

test('answers give a grade, stored only for a draft', async () => {
  const { body } = await as(app, seller).post('/api/gradings', request)
  expect(body).toEqual({ grade: 'B', reasons: ['Light marks on the screen'], blockers: [] })
  const { rows } = await app.deps.db.pool.query('select count(*) as n from gradings')
  expect(rows[0].n).toBe(0)
})

test('422: an unanswered question is named', async () => {
  const { screen: _, ...rest } = answers
  const answer = await as(app, seller).post('/api/gradings', { ...request, answers: rest })
  expect([answer.status, answer.body.fields]).toEqual([
    422,
    { 'answers.screen': 'Answer this question' },
  ])
})

test('401 and 403: only sellers can grade', async () => {
  expect((await as(app, null).post('/api/gradings', request)).status).toBe(401)
  expect((await as(app, await buildUser(app)).post('/api/gradings', request)).status).toBe(403)
})

test('the last grading of a draft moves to the listing and is public', async () => {
  const draftId = newId()
  const grade = (more: object, user = seller) =>
    as(app, user).post('/api/gradings', { ...request, draftId, answers: { ...answers, ...more } })
  await grade({ screen: 'broken' })
  await grade({ battery_health: 71 })
  // The same draft id under another account is a different draft.
  const other = await buildUser(app, { role: 'Seller' })
  await grade({ body: 'broken' }, other)

  const phone = await buildListing(app, { seller })
  const url = `/api/gradings/${phone._id}`
  expect((await as(app, null).get(url)).status).toBe(404)
  const bound = { sellerId: seller.id, draftId, listingId: phone._id }
  await inTransaction(app.deps.db, (tx) => bindGradingToListing(tx, bound))
  expect((await as(app, null).get(url)).body).toEqual({
    phoneId: phone._id,
    grade: 'C',
    reasons: ['Battery health below 80 %', 'Light marks on the screen'],
    answers: { ...answers, battery_health: 71 },
    rubric: 2,
    gradedAt: app.clock.now().toISOString(),
  })
  const db = app.deps.db.kysely
  expect(await findGrading(db, { sellerId: seller.id, draftId })).toBeUndefined()
  expect(await findGrading(db, { sellerId: other.id, draftId })).toMatchObject({ grade: 'D' })
  const { rows } = await app.deps.db.pool.query(
    `select count(*) as n from audit_log where action = 'draft_graded' and actor_id = $1`,
    [seller.id],
  )
  expect(rows[0].n).toBe(2)
})

test('404: the grade of a hidden phone is hidden', async () => {
  const phone = await buildListing(app, { seller })
  const draftId = newId()
  await as(app, seller).post('/api/gradings', { ...request, draftId })
  const bound = { sellerId: seller.id, draftId, listingId: phone._id }
  await inTransaction(app.deps.db, (tx) => bindGradingToListing(tx, bound))
  await as(app, seller).delete(`/api/phones/${phone._id}`)
  expect((await as(app, null).get(`/api/gradings/${phone._id}`)).status).toBe(404)
  expect((await as(app, seller).get(`/api/gradings/${phone._id}`)).status).toBe(200)
  expect((await as(app, null).get('/api/gradings/nonsense')).status).toBe(404)
})

const draftsOf = async (user: TestUser): Promise<string[]> => {
  const { rows } = await app.deps.db.pool.query(
    'select draft_id as id from gradings where seller_id = $1 and draft_id is not null order by id',
    [user.id],
  )
  return rows.map(({ id }) => id)
}

test('a seller’s newest 20 draft gradings are kept, and those of listings', async () => {
  const user = await buildUser(app, { role: 'Seller' })
  const grade = (draftId: string) => as(app, user).post('/api/gradings', { ...request, draftId })
  const [listed, ...drafts] = Array.from({ length: 23 }, newId)
  const phone = await buildListing(app, { seller: user })
  await grade(listed!)
  const bound = { sellerId: user.id, draftId: listed!, listingId: phone._id }
  await inTransaction(app.deps.db, (tx) => bindGradingToListing(tx, bound))
  for (const draftId of drafts) {
    app.clock.advance(1)
    await grade(draftId)
  }
  expect((await draftsOf(user)).sort()).toEqual(drafts.slice(2).sort())
  // Grading the oldest draft again makes it the newest.
  app.clock.advance(1)
  await grade(drafts[2]!)
  await grade(newId())
  expect(await draftsOf(user)).toContain(drafts[2])
  expect(await draftsOf(user)).not.toContain(drafts[3])
  expect((await as(app, null).get(`/api/gradings/${phone._id}`)).status).toBe(200)
})

test('a grading of an unlisted draft is deleted after 30 days', async () => {
  const user = await buildUser(app, { role: 'Seller' })
  const [listed, unlisted] = [newId(), newId()]
  for (const draftId of [listed, unlisted])
    await as(app, user).post('/api/gradings', { ...request, draftId })
  const phone = await buildListing(app, { seller: user })
  const bound = { sellerId: user.id, draftId: listed, listingId: phone._id }
  await inTransaction(app.deps.db, (tx) => bindGradingToListing(tx, bound))
  app.clock.advance(30 * DAY)
  await deleteOldGradings(app.deps)
  expect(await draftsOf(user)).toEqual([unlisted])
  app.clock.advance(1)
  expect(await deleteOldGradings(app.deps)).toBeGreaterThan(0)
  expect(await draftsOf(user)).toEqual([])
  expect(await deleteOldGradings(app.deps)).toBe(0)
  expect((await as(app, null).get(`/api/gradings/${phone._id}`)).status).toBe(200)
})

test('429: at most 120 gradings in ten minutes', async () => {
  const eager = await buildUser(app, { role: 'Seller' })
  const statuses: number[] = []
  while (statuses.length < 121)
    statuses.push((await as(app, eager).post('/api/gradings', request)).status)
  expect([statuses.at(119), statuses.at(120)]).toEqual([200, 429])
  expect((await as(app, seller).post('/api/gradings', request)).status).toBe(200)
})
