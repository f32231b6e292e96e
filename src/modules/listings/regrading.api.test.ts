import { afterAll, beforeAll, expect, test } from 'vitest'
import {
  answersFor,
  as,
  buildListing,
  buildUser,
  type TestApp,
  type TestUser,
  testApp,
} from '../../../test/app.ts'
import { api } from '../../contract/urls.ts'
import { inTransaction } from '../../platform/db/index.ts'
import type { Grade } from '../../shared/listings/grades.ts'
import { DAY } from '../../shared/time.ts'
import { numberListingChanges } from '../search/index.ts'
import { holdListing, releaseListing } from './transition-listing.ts'

let app: TestApp
let seller: TestUser
beforeAll(async () => {
  app = await testApp()
  seller = await buildUser(app, { role: 'Seller' })
})
afterAll(() => app.close())

const form = {
  brand: 'Samsung',
  name: 'Galaxy S21',
  price: '300',
  location: 'Oslo',
  used: '2 years',
}
const answers = (grade: Grade) => answersFor(app, form, grade)
const edit = (id: string, body: object) => as(app, seller).put(api.phone(id), { ...form, ...body })
const read = async (id: string) => (await as(app, null).get(api.phone(id))).body
const changesOf = async (id: string) => {
  const { rows } = await app.deps.db.pool.query(
    `select data->'changes' as changes from events
     where name = 'listing_edited' and data->>'listingId' = $1 order by id`,
    [id],
  )
  return rows.map(({ changes }) => changes)
}

test('a phone that was not graded is graded by answers, and found by its grade', async () => {
  const phone = await buildListing(app, { seller, ...form })
  await numberListingChanges(app.deps)
  const listedWith = async (grade: string) =>
    (await as(app, null).get(`${api.search()}?grade=${grade}`)).body.items.map(
      ({ _id }: { _id: string }) => _id,
    )
  expect([await listedWith('none'), await listedWith('C')]).toEqual([[phone._id], []])
  const { status, body } = await edit(phone._id, { answers: await answers('C') })
  expect([status, body.grade]).toEqual([200, 'C'])
  await numberListingChanges(app.deps)
  expect([await listedWith('none'), await listedWith('C')]).toEqual([[], [phone._id]])
})

test('a phone graded again keeps its earlier grades with their dates', async () => {
  const first = app.clock.now().toISOString()
  const phone = await buildListing(app, { seller, ...form, grade: 'A' })
  app.clock.advance(DAY)
  const second = app.clock.now().toISOString()
  await edit(phone._id, { answers: await answers('B') })
  app.clock.advance(DAY)
  await edit(phone._id, { answers: await answers('D') })
  expect(await read(phone._id)).toMatchObject({
    grade: 'D',
    verifications: {
      grading: {
        grade: 'D',
        gradedAt: app.clock.now().toISOString(),
        earlier: [
          { grade: 'B', gradedAt: second },
          { grade: 'A', gradedAt: first },
        ],
      },
    },
  })
  expect(await changesOf(phone._id)).toEqual([
    ['grade', 'answers'],
    ['grade', 'answers'],
  ])
})

test('the same answers again change nothing', async () => {
  const phone = await buildListing(app, { seller, ...form, grade: 'B' })
  app.clock.advance(DAY)
  expect((await edit(phone._id, { answers: await answers('B') })).status).toBe(200)
  expect((await read(phone._id)).verifications.grading.earlier).toEqual([])
  expect(await changesOf(phone._id)).toEqual([])
})

test('other answers with the same grade are a new grading', async () => {
  const phone = await buildListing(app, { seller, ...form, grade: 'B' })
  const other = { ...(await answers('B')), carrier: 'locked' }
  expect((await edit(phone._id, { answers: other })).body.grade).toBe('B')
  expect((await read(phone._id)).verifications.grading.earlier).toHaveLength(1)
  expect(await changesOf(phone._id)).toEqual([['answers']])
})

test('an edit without answers keeps the grade, also when the phone is another model', async () => {
  const phone = await buildListing(app, { seller, ...form, grade: 'B' })
  expect((await edit(phone._id, { name: 'Galaxy S22' })).body.grade).toBe('B')
})

test('409: a booked phone is not graded again, and can be once it is free', async () => {
  const phone = await buildListing(app, { seller, ...form, grade: 'B' })
  await inTransaction(app.deps.db, (tx) => holdListing(tx, phone._id, app.clock.now()))
  const other = { ...(await answers('B')), carrier: 'locked' }
  for (const sent of [await answers('A'), other])
    expect(await edit(phone._id, { answers: sent })).toMatchObject({
      status: 409,
      body: { error: 'reserved' },
    })
  expect((await edit(phone._id, { answers: await answers('B') })).status).toBe(200)
  await inTransaction(app.deps.db, (tx) => releaseListing(tx, phone._id, app.clock.now()))
  expect((await edit(phone._id, { answers: other })).status).toBe(200)
})

test('404: nobody grades the phone of somebody else', async () => {
  const phone = await buildListing(app, { seller, ...form, grade: 'B' })
  const other = await buildUser(app, { role: 'Seller' })
  const sent = { ...form, answers: await answers('D') }
  expect((await as(app, other).put(api.phone(phone._id), sent)).status).toBe(404)
  expect((await read(phone._id)).grade).toBe('B')
})

test('two gradings at once leave the listing with the grade of the newest', async () => {
  const phone = await buildListing(app, { seller, ...form })
  await Promise.all([
    edit(phone._id, { answers: await answers('A') }),
    edit(phone._id, { answers: await answers('D') }),
  ])
  const { grade, verifications } = await read(phone._id)
  expect(verifications.grading.grade).toBe(grade)
  expect(verifications.grading.earlier).toHaveLength(1)
})
