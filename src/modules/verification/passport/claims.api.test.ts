import { afterAll, beforeAll, expect, test } from 'vitest'
import { as, buildUser, type TestApp, type TestUser, testApp } from '../../../../test/app.ts'
import { buildPhoto } from '../possession/possession.fixture.ts'
import { buildOwned, newImei } from './passport.fixture.ts'

let app: TestApp
let admin: TestUser
beforeAll(async () => {
  app = await testApp()
  admin = await buildUser(app, { role: 'admin' })
})
afterAll(() => app.close())

const claim = (user: TestUser, imei: string) => as(app, user).post('/api/passport-claims', { imei })
const submit = (user: TestUser, id: string) =>
  as(app, user).post(`/api/passport-claims/${id}/submit`)
const decide = (id: string, body: object) => as(app, admin).put(`/api/passport-claims/${id}`, body)
const mine = async (user: TestUser) => (await as(app, user).get('/api/my-passports')).body

/** Takes the photo with the code, as the page does. */
async function sendPhoto(user: TestUser, draftId: string) {
  const { body: code } = await as(app, user).post('/api/possession-codes', { draftId })
  const photo = await buildPhoto(code.payload, { size: 300, width: 1_000, height: 900 })
  const form = new FormData()
  form.append('image', new Blob([new Uint8Array(photo)], { type: 'image/jpeg' }), 'photo.jpg')
  const answer = await as(app, user).upload(`/api/possession-photos?draftId=${draftId}`, form)
  expect(answer.status).toBe(200)
  return code
}

test('a later owner claims the phone with IMEI and photo, and a moderator approves', async () => {
  const { buyer, imei, passport } = await buildOwned(app)
  const finder = await buildUser(app)
  const { status, body } = await claim(finder, imei)
  expect([status, body.state]).toEqual([200, 'open'])
  // Begun twice, it is the same claim; without a photo it is not sent.
  expect((await claim(finder, imei)).body._id).toBe(body._id)
  expect((await submit(finder, body._id)).body.error).toBe('no_photo')
  const code = await sendPhoto(finder, body._id)
  expect((await submit(buyer, body._id)).status).toBe(404)
  expect((await submit(finder, body._id)).body).toEqual({ state: 'waiting' })
  expect((await submit(finder, body._id)).status).toBe(200)

  const { body: waiting } = await as(app, admin).get('/api/passport-claims')
  expect(waiting).toMatchObject([
    { _id: body._id, name: finder.name, code: code.code, last4: imei.slice(-4), hasOwner: true },
  ])
  const photo = await as(app, admin).download(`/api/passport-claims/${body._id}/photo`)
  expect([photo.status, photo.headers.get('content-type')]).toEqual([200, 'image/webp'])
  expect((await mine(finder)).passports).toEqual([])

  expect((await decide(body._id, { decision: 'approved' })).status).toBe(200)
  expect((await decide(body._id, { decision: 'approved' })).status).toBe(200)
  expect((await decide(body._id, { decision: 'rejected', reason: 'no' })).status).toBe(422)
  expect((await decide(body._id, { decision: 'rejected', reason: 'why not' })).status).toBe(409)
  const { body: grown } = await as(app, null).get(`/api/passports/${passport._id}`)
  expect(grown.entries.filter(({ kind }: { kind: string }) => kind === 'claimed')).toHaveLength(1)
  expect((await mine(finder)).passports).toMatchObject([{ _id: passport._id }])
  expect((await mine(buyer)).passports).toEqual([])
  expect((await claim(finder, imei)).status).toBe(409)
})

test('a rejected claim changes nothing and shows the reason', async () => {
  const { buyer, imei, passport } = await buildOwned(app)
  const finder = await buildUser(app)
  const { body } = await claim(finder, imei)
  await sendPhoto(finder, body._id)
  await submit(finder, body._id)
  const reason = 'The screen does not show the IMEI'
  expect((await decide(body._id, { decision: 'rejected', reason })).status).toBe(200)
  expect((await mine(finder)).claims).toMatchObject([{ state: 'rejected', reason }])
  expect((await mine(buyer)).passports).toMatchObject([{ _id: passport._id, head: passport.head }])
})

test('an IMEI without a passport, a wrong one, and too many are refused', async () => {
  const user = await buildUser(app)
  expect((await claim(user, newImei())).body).toMatchObject({
    error: 'no_passport',
    fields: { imei: expect.any(String) },
  })
  expect((await claim(user, '123')).status).toBe(422)
  for (let tries = 2; tries < 10; tries += 1) await claim(user, newImei())
  expect((await claim(user, newImei())).status).toBe(429)
})
