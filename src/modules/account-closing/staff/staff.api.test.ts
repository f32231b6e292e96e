import { afterAll, beforeAll, expect, test } from 'vitest'
import { as, buildUser, ORIGIN, type TestApp, testApp } from '../../../../test/app.ts'
import { DAY } from '../../../shared/time.ts'

let app: TestApp
beforeAll(async () => {
  app = await testApp()
})
afterAll(() => app.close())

const admin = () => buildUser(app, { role: 'admin' })
let count = 0
const newAddress = () => `colleague${++count}@example.org`

async function inviteBy(who: { cookie: string }, email = newAddress(), staffRole = 'moderator') {
  const { status, body } = await as(app, who).post('/api/staff-invitations', { email, staffRole })
  expect(status).toBe(201)
  return { id: body._id, email, token: String(body.link).split('/').at(-1) ?? '' }
}
const join = (token: string, body: object = { name: 'Cora', password: 'a long enough one' }) =>
  as(app, null).post(`/api/staff-joins/${token}`, body)
const read = (token: string) => as(app, null).get(`/api/staff-joins/${token}`)

async function logIn(email: string, password = 'a long enough one') {
  const answer = await app.app.request(`${ORIGIN}/api/auth/sign-in/email`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', origin: ORIGIN },
    body: JSON.stringify({ email, password }),
  })
  const cookie = answer.headers
    .getSetCookie()
    .map((one) => one.split(';')[0])
    .join('; ')
  return { cookie }
}

test('someone new who is invited chooses a password, and the console opens with a second factor only', async () => {
  const { email, token } = await inviteBy(await admin())
  expect((await read(token)).body).toMatchObject({ email, hasAccount: false })
  expect((await join(token, { name: 'Cora' })).body.fields).toEqual({
    password: 'Password is required',
  })
  expect((await join(token)).status).toBe(200)
  const cora = await logIn(email)
  const { user } = (await as(app, cora).get('/api/me')).body
  expect(user).toMatchObject({ role: 'admin', staffRole: 'moderator', lacksSecondFactor: true })
  const held = await as(app, cora).get('/api/reports')
  expect([held.status, held.body.error]).toEqual([403, 'second_factor_required'])
  await app.deps.db.pool.query('update users set second_factor_at = now() where email = $1', [
    email,
  ])
  expect((await as(app, cora).get('/api/reports')).status).toBe(200)
  expect((await as(app, cora).get('/api/audit-log')).status).toBe(403)
  // A link works once.
  expect((await join(token)).status).toBe(404)
})

test('someone with an account accepts while logged in to it, and nobody else can', async () => {
  const buyer = await buildUser(app)
  const { token } = await inviteBy(await admin(), buyer.email, 'support')
  expect((await join(token)).body.error).toBe('log_in_first')
  const other = await as(app, await buildUser(app)).post(`/api/staff-joins/${token}`, {})
  expect(other.body.error).toBe('other_account_logged_in')
  expect((await as(app, buyer).post(`/api/staff-joins/${token}`, {})).status).toBe(200)
  expect((await as(app, buyer).get('/api/me')).body.user.staffRole).toBe('support')
})

test.each([
  ['banned', 'update users set banned_at = now() where id = $1'],
  ['made a moderator', `update users set staff_role = 'moderator' where id = $1`],
  ['removed from the staff', `update users set role = 'Buyer' where id = $1`],
])(
  'the invitation of an admin who was %s is dead until somebody else sends it',
  async (_, change) => {
    const inviter = await admin()
    const { id, token } = await inviteBy(inviter)
    await app.deps.db.pool.query(change, [inviter.id])
    expect([(await read(token)).status, (await join(token)).status]).toEqual([404, 404])
    const other = await admin()
    const { body } = await as(app, other).get('/api/staff-invitations')
    expect(body.find((one: { _id: string }) => one._id === id).state).toBe('dead')
    const again = await as(app, other).post(`/api/staff-invitations/${id}/send`)
    const fresh = again.body.link.split('/').at(-1)
    expect((await read(token)).status).toBe(404)
    expect((await join(fresh)).status).toBe(200)
  },
)

test('a withdrawn and an expired invitation open nothing', async () => {
  const who = await admin()
  const withdrawn = await inviteBy(who)
  expect((await as(app, who).delete(`/api/staff-invitations/${withdrawn.id}`)).status).toBe(200)
  expect((await join(withdrawn.token)).status).toBe(404)
  const old = await inviteBy(who)
  app.clock.advance(7 * DAY + 1)
  expect((await join(old.token)).status).toBe(404)
})

test('an address is invited once, also by two at once, and nobody on the staff', async () => {
  const [one, two] = [await admin(), await admin()]
  const body = { email: newAddress(), staffRole: 'finance' }
  const answers = await Promise.all(
    [one, two].map((who) => as(app, who).post('/api/staff-invitations', body)),
  )
  expect(answers.map(({ status }) => status).sort()).toEqual([201, 409])
  const staff = await as(app, one).post('/api/staff-invitations', { ...body, email: two.email })
  expect([staff.status, staff.body.error]).toEqual([409, 'already_staff'])
})

test('the link is stored as a hash', async () => {
  const { token } = await inviteBy(await admin())
  const { rows } = await app.deps.db.pool.query('select * from staff_invitations')
  expect(JSON.stringify(rows)).not.toContain(token)
})

test('another role and a removal take effect with the next call of an open session', async () => {
  const who = await admin()
  const support = await buildUser(app, { role: 'admin', staffRole: 'support' })
  expect((await as(app, support).get('/api/contact-messages')).status).toBe(200)
  await as(app, who).put(`/api/staff/${support.id}`, { staffRole: 'finance' })
  expect((await as(app, support).get('/api/contact-messages')).status).toBe(403)
  expect((await as(app, support).get('/api/money')).status).toBe(200)
  expect((await as(app, who).delete(`/api/staff/${support.id}`)).status).toBe(200)
  expect((await as(app, support).get('/api/money')).status).toBe(403)
  const { user } = (await as(app, support).get('/api/me')).body
  expect([user.role, user.staffRole]).toEqual(['Buyer', null])
  const { rows } = await app.deps.db.pool.query(
    'select action, actor_id from audit_log where subject_id = $1 order by id',
    [support.id],
  )
  expect(rows).toEqual([
    { action: 'staff_role_changed', actor_id: who.id },
    { action: 'staff_removed', actor_id: who.id },
  ])
})

test('two admins who demote each other at once leave one, and the last stays', async () => {
  const lonely = await testApp()
  const [one, two] = [
    await buildUser(lonely, { role: 'admin' }),
    await buildUser(lonely, { role: 'admin' }),
  ]
  const demote = (by: typeof one, whom: typeof one) =>
    as(lonely, by).put(`/api/staff/${whom.id}`, { staffRole: 'support' })
  const answers = await Promise.all([demote(one, two), demote(two, one)])
  expect(answers.map(({ status }) => status).sort()).toEqual([200, 403])
  const left = answers[0]!.status === 200 ? one : two
  for (const refused of [
    await demote(left, left),
    await as(lonely, left).delete(`/api/staff/${left.id}`),
    await as(lonely, left).put(`/api/bans/${left.id}`, {}),
  ])
    expect([refused.status, refused.body.error]).toEqual([409, 'last_admin'])
  await lonely.close()
})

test('two admins who demote themselves at once leave one', async () => {
  const lonely = await testApp()
  const people = [
    await buildUser(lonely, { role: 'admin' }),
    await buildUser(lonely, { role: 'admin' }),
  ]
  const answers = await Promise.all(
    people.map((who) => as(lonely, who).delete(`/api/staff/${who.id}`)),
  )
  expect(answers.map(({ status }) => status).sort()).toEqual([200, 409])
  await lonely.close()
})

test('a moderator changes no account of the staff', async () => {
  const [moderator, target] = [
    await buildUser(app, { role: 'admin', staffRole: 'moderator' }),
    await admin(),
  ]
  const call = as(app, moderator)
  for (const { status, body } of [
    await call.put(`/api/bans/${target.id}`, {}),
    await call.delete(`/api/user-sessions/${target.id}`),
    await call.get(`/api/security-events/${target.id}`),
  ])
    expect([status, body.error]).toEqual([403, 'staff_account'])
  expect((await call.put(`/api/bans/${(await buildUser(app)).id}`, {})).status).toBe(200)
})

test('staff without a staff role, as an earlier version writes them, are admins; others have none', async () => {
  const user = await buildUser(app)
  const set = (text: string) =>
    app.deps.db.pool
      .query(`update users set ${text} where id = $1 returning staff_role`, [user.id])
      .then(({ rows }) => rows[0].staff_role)
  expect(await set(`role = 'admin'`)).toBe('admin')
  expect(await set(`staff_role = 'finance'`)).toBe('finance')
  expect(await set('staff_role = null')).toBe('finance')
  expect(await set(`role = 'Seller'`)).toBeNull()
  expect(await set(`staff_role = 'admin'`)).toBeNull()
})
