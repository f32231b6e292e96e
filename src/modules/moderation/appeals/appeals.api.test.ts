import { afterAll, beforeAll, expect, test } from 'vitest'
import { as, buildUser, type TestApp, type TestUser, testApp } from '../../../../test/app.ts'
import { TEST_PASSWORD } from '../../../../test/build/user.ts'
import { api as paths } from '../../../contract/urls.ts'
import { DAY } from '../../../shared/time.ts'
import { notifyPeople } from '../../notifications/index.ts'

let app: TestApp
let admin: TestUser
beforeAll(async () => {
  app = await testApp({ env: { TRUST_PROXY: '1' } })
  admin = await buildUser(app, { role: 'admin' })
})
afterAll(() => app.close())

const REASON = 'Sold a fake.'
const TEXT = 'The phone was real: I have the receipt of the shop.'

const logIn = (person: TestUser, password = TEST_PASSWORD) =>
  as(app, null).post(paths.logIn(), { email: person.email, password })

/** A banned person, and the token that their login answers with. */
async function buildBanned() {
  const person = await buildUser(app)
  await as(app, admin).put(paths.ban(person.id), { reason: REASON })
  const { body } = await logIn(person)
  return { person, token: String(body.appeal) }
}
let calls = 0
/** From an address of its own, unless one is given. */
const appeal = (token: string, text = TEXT, address = `192.0.2.${++calls}`) =>
  as(app, null).post(paths.appealBan(token), { text }, { 'x-forwarded-for': address })
const decide = (id: string, body: object) => as(app, admin).put(paths.appeal(id), body)
const idOf = async (person: TestUser): Promise<string> => {
  const { body } = await as(app, admin).get(paths.appeals())
  return body.find((one: { person: { _id: string } }) => one.person._id === person.id)?._id
}
const stateOf = async (id: string) =>
  (await as(app, admin).get(paths.appeals())).body.find((one: { _id: string }) => one._id === id)
    ?.state
async function mailsTo({ email }: TestUser): Promise<{ subject: string; text: string }[]> {
  while ((await notifyPeople(app.deps)) > 0);
  const { rows } = await app.deps.db.pool.query(
    'select subject, body as text from mails where recipient = $1 order by id',
    [email],
  )
  return rows
}
const subjectsTo = async (person: TestUser) => (await mailsTo(person)).map(({ subject }) => subject)

test('the right password says why the account is suspended, a wrong one says nothing', async () => {
  const { person } = await buildBanned()
  const right = await logIn(person)
  expect(right).toMatchObject({
    status: 403,
    body: { error: 'banned', message: `This account is suspended. Reason: “${REASON}”` },
  })
  expect(right.headers.getSetCookie().join()).not.toMatch(/session_token=[^;]/)
  const wrong = await logIn(person, 'not the password')
  expect([wrong.status, wrong.body.appeal]).toEqual([401, undefined])
})

test('one appeal per ban, also when it is sent five times at once', async () => {
  const { token, person } = await buildBanned()
  expect((await as(app, null).get(paths.suspension(token))).body).toMatchObject({
    reason: REASON,
    appeal: null,
  })
  const answers = await Promise.all(Array.from({ length: 5 }, () => appeal(token)))
  expect(answers.map(({ status }) => status).sort()).toEqual([200, 200, 200, 200, 201])
  expect((await appeal(token, 'Something else that I forgot.')).body.appeal.text).toBe(TEXT)
  expect((await appeal(token, 'Too short')).body.fields).toHaveProperty('text')
  expect(await subjectsTo(person)).toContain('We received your appeal')
  expect(await subjectsTo(admin)).toContain('Someone appealed against a ban')
})

test('accepting unbans the person, who reads why; the token is worth nothing then', async () => {
  const { token, person } = await buildBanned()
  await appeal(token)
  const id = await idOf(person)
  for (let times = 0; times < 2; times += 1)
    expect((await decide(id, { decision: 'accepted', reason: 'Right.' })).body.state).toBe(
      'accepted',
    )
  expect((await decide(id, { decision: 'rejected', reason: 'No.' })).status).toBe(409)
  expect((await logIn(person)).status).toBe(200)
  expect((await appeal(token)).status).toBe(404)
  const sent = (await mailsTo(person)).filter(({ subject }) => /active again/.test(subject))
  expect(sent).toEqual([expect.objectContaining({ text: expect.stringContaining('“Right.”') })])
})

test('an appeal never lifts a later ban, which has an appeal of its own', async () => {
  const { token, person } = await buildBanned()
  await appeal(token)
  const id = await idOf(person)
  await as(app, admin).delete(paths.ban(person.id))
  expect(await stateOf(id)).toBe('ended')
  app.clock.advance(DAY)
  await as(app, admin).put(paths.ban(person.id), { reason: 'Again.' })
  expect((await decide(id, { decision: 'accepted', reason: 'Right.' })).status).toBe(409)
  expect((await as(app, null).get(paths.suspension(token))).status).toBe(404)
  const again = (await logIn(person)).body.appeal
  expect((await appeal(again)).status).toBe(201)
})

test('both decisions need a reason; the person reads why the ban stays', async () => {
  const { token, person } = await buildBanned()
  await appeal(token)
  const id = await idOf(person)
  for (const decision of ['accepted', 'rejected'])
    expect((await decide(id, { decision, reason: ' ' })).body.fields).toEqual({
      reason: 'Enter a reason; the person can read it',
    })
  const reason = 'The receipt is of another phone.'
  await decide(id, { decision: 'rejected', reason })
  expect((await as(app, null).get(paths.suspension(token))).body.appeal).toMatchObject({
    decision: 'rejected',
    decisionReason: reason,
  })
  expect((await logIn(person)).status).toBe(403)
  const [mail] = (await mailsTo(person)).filter(({ subject }) => /rejected/.test(subject))
  expect(mail?.text).toContain(`“${reason}”`)
  expect(mail?.text).toContain(token)
})

test('of two admins who decide at once one wins, and the ban follows that decision', async () => {
  const other = await buildUser(app, { role: 'admin' })
  const { token, person } = await buildBanned()
  await appeal(token)
  const id = await idOf(person)
  const answers = await Promise.all([
    decide(id, { decision: 'accepted', reason: 'Right.' }),
    as(app, other).put(paths.appeal(id), { decision: 'rejected', reason: 'Wrong.' }),
  ])
  expect(answers.map(({ status }) => status).sort()).toEqual([200, 409])
  const decided = answers.find(({ status }) => status === 200)?.body.state
  expect((await logIn(person)).status).toBe(decided === 'accepted' ? 200 : 403)
  const { rows } = await app.deps.db.pool.query(
    `select action from audit_log where subject_id = $1 and action ~ '^appeal_(acc|rej)'`,
    [person.id],
  )
  expect(rows).toEqual([{ action: `appeal_${decided}` }])
})

test('404 for a token that nobody signed; 429 after ten appeals from one address', async () => {
  const { token } = await buildBanned()
  const forged = `${token.slice(0, -2)}${token.endsWith('AA') ? 'BB' : 'AA'}`
  for (const wrong of [forged, 'x', '%00'])
    expect((await as(app, null).get(paths.suspension(wrong))).status).toBe(404)
  const statuses: number[] = []
  for (let attempt = 0; attempt < 11; attempt += 1)
    statuses.push((await appeal(forged, TEXT, '198.51.100.1')).status)
  expect(statuses.indexOf(429)).toBe(10)
})
