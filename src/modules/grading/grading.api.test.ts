import { afterAll, beforeAll, expect, test } from 'vitest'
import {
  as,
  buildListing,
  buildUser,
  type TestApp,
  type TestUser,
  testApp,
} from '../../../test/app.ts'
import { inTransaction, newId } from '../../platform/db/index.ts'
import { bindGradingToListing, gradingOf } from './index.ts'

let app: TestApp
let seller: TestUser
beforeAll(async () => {
  app = await testApp()
  seller = await buildUser(app, { role: 'Seller' })
})
afterAll(() => app.close())

const answers = {
  screen: 'faint',
  body: 'flawless',
  battery_health: 93,
  functions: [],
  water: 'never',
  repairs: 'none',
  account_lock: 'off',
  carrier: 'free',
}
const asked = { os: 'iOS', announced: '2021-09', answers }

test('the rubric has the questions for the kind of phone', async () => {
  const { status, body } = await as(app, null).get('/api/grading/rubric?os=iOS&announced=2021-09')
  expect(status).toBe(200)
  expect(body.questions.map(({ id }: { id: string }) => id)).toEqual(Object.keys(answers))
  expect((await as(app, null).get('/api/grading/rubric?announced=soon')).status).toBe(422)
})

test('answers come to a grade, and nothing is kept without a draft', async () => {
  const { body } = await as(app, seller).post('/api/gradings', asked)
  expect(body).toEqual({ grade: 'B', reasons: ['Faint marks on the screen'], stops: [] })
  const { rows } = await app.deps.db.pool.query('select count(*) as n from gradings')
  expect(rows[0].n).toBe(0)
})

test('422: a question that is not answered is named', async () => {
  const { screen: _, ...rest } = answers
  const answer = await as(app, seller).post('/api/gradings', { ...asked, answers: rest })
  expect([answer.status, answer.body.fields]).toEqual([
    422,
    { 'answers.screen': 'Answer this question' },
  ])
})

test('401 and 403: who may grade', async () => {
  expect((await as(app, null).post('/api/gradings', asked)).status).toBe(401)
  expect((await as(app, await buildUser(app)).post('/api/gradings', asked)).status).toBe(403)
})

test('the last grading of a draft goes along when it is listed, and everybody sees it', async () => {
  const draftId = newId()
  const grade = (more: object, user = seller) =>
    as(app, user).post('/api/gradings', { ...asked, draftId, answers: { ...answers, ...more } })
  await grade({ screen: 'broken' })
  await grade({ battery_health: 71 })
  // Somebody else's draft of the same id is another draft.
  const other = await buildUser(app, { role: 'Seller' })
  await grade({ body: 'broken' }, other)

  const phone = await buildListing(app, { seller })
  const at = `/api/gradings/${phone._id}`
  expect((await as(app, null).get(at)).status).toBe(404)
  const bound = { sellerId: seller.id, draftId, listingId: phone._id }
  await inTransaction(app.deps.db, (tx) => bindGradingToListing(tx, bound))
  expect((await as(app, null).get(at)).body).toEqual({
    phoneId: phone._id,
    grade: 'C',
    reasons: ['Battery health below 80 %', 'Faint marks on the screen'],
    answers: { ...answers, battery_health: 71 },
    rubric: 1,
    gradedAt: app.clock.now().toISOString(),
  })
  const db = app.deps.db.kysely
  expect(await gradingOf(db, { sellerId: seller.id, draftId })).toBeUndefined()
  expect(await gradingOf(db, { sellerId: other.id, draftId })).toMatchObject({ grade: 'D' })
  const { rows } = await app.deps.db.pool.query(
    `select count(*) as n from audit_log where action = 'draft_graded' and actor_id = $1`,
    [seller.id],
  )
  expect(rows[0].n).toBe(2)
})

test('404: a phone that strangers cannot see shows no grade to them', async () => {
  const phone = await buildListing(app, { seller })
  const draftId = newId()
  await as(app, seller).post('/api/gradings', { ...asked, draftId })
  const bound = { sellerId: seller.id, draftId, listingId: phone._id }
  await inTransaction(app.deps.db, (tx) => bindGradingToListing(tx, bound))
  await as(app, seller).delete(`/api/phones/${phone._id}`)
  expect((await as(app, null).get(`/api/gradings/${phone._id}`)).status).toBe(404)
  expect((await as(app, seller).get(`/api/gradings/${phone._id}`)).status).toBe(200)
  expect((await as(app, null).get('/api/gradings/nonsense')).status).toBe(404)
})
