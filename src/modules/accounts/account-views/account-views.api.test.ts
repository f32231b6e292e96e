import { afterAll, beforeAll, expect, test } from 'vitest'
import {
  as,
  buildListing,
  buildSettings,
  buildUser,
  type TestApp,
  type TestUser,
  testApp,
} from '../../../../test/app.ts'
import { buildApiKey } from '../../../../test/build/api-key.ts'
import { api as paths } from '../../../contract/urls.ts'
import { notifyPeople } from '../../notifications/index.ts'
import { book } from '../../orders/orders.fixture.ts'
import { viewerSource } from '../login/session.ts'
import { endOverViews, startView } from './account-views.ts'

let app: TestApp
let bea: TestUser
beforeAll(async () => {
  app = await testApp()
  bea = await buildUser(app, { name: 'Bea Buyer' })
})
afterAll(() => app.close())

const buildSupport = () => buildUser(app, { role: 'admin', staffRole: 'support', name: 'Stu' })

function view(staff: TestUser, { id }: { id: string }, reason = 'Their order is missing') {
  return as(app, staff).post(paths.personViews(id), { reason })
}

const readMe = async (user: { cookie: string }) => (await as(app, user).get(paths.me())).body.user

async function buildView(person = bea) {
  const staff = await buildSupport()
  expect((await view(staff, person)).status).toBe(201)
  return staff
}

const auditOf = async (id: string) => {
  const { rows } = await app.deps.db.pool.query(
    `select action, actor_id, actor_role, data from audit_log
     where subject_id = $1 and action like 'account_view%' order by id`,
    [id],
  )
  return rows
}

test('reads are answered as for the person, until the view is stopped', async () => {
  const seller = await buildUser(app, { role: 'Seller' })
  const phone = await buildListing(app, { seller })
  const { _id } = (await book(app, bea, phone._id)).body.order
  const staff = await buildView()
  expect(await readMe(staff)).toMatchObject({
    _id: bea.id,
    role: 'Buyer',
    staffRole: null,
    view: { staff: 'Stu', expiresAt: expect.stringMatching(/Z$/) },
  })
  const orders = await as(app, staff).get(paths.orders())
  expect(orders.body.map((order: { _id: string }) => order._id)).toContain(_id)
  expect(orders.headers.get('cache-control')).toBe('private, no-store')
  expect((await as(app, staff).get(paths.accounts())).status).toBe(403)
  expect((await as(app, staff).delete(paths.accountView())).body).toEqual({ ended: true })
  expect((await as(app, staff).delete(paths.accountView())).body).toEqual({ ended: false })
  expect(await readMe(staff)).toMatchObject({ _id: staff.id, staffRole: 'support' })
  expect((await readMe(staff)).view).toBeUndefined()
  expect((await as(app, staff).get(paths.accounts())).status).toBe(200)
})

test('codes and bank details are concealed: the person has them, the staff get null', async () => {
  const seller = await buildUser(app, { role: 'Seller' })
  const phone = await buildListing(app, { seller })
  const path = paths.order((await book(app, bea, phone._id)).body.order._id)
  const own = (await as(app, bea).get(path)).body
  expect(own.handOverCode).toMatch(/^\d{6}$/)
  const shown = (await as(app, await buildView()).get(path)).body
  expect(shown).toMatchObject({ _id: own._id, handOverCode: null, handOverQr: null })
  expect(JSON.stringify(shown)).not.toContain(own.handOverCode)
})

test('the other sessions of the staff, their keys and the person are not affected', async () => {
  const admin = await buildUser(app, { role: 'admin' })
  const { headers } = await buildApiKey(app, admin, ['shop-accounts:read'])
  const elsewhere = await app.app.request('http://localhost:3000/api/auth/sign-in/email', {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ email: admin.email, password: 'correct horse battery' }),
  })
  const cookie = elsewhere.headers.getSetCookie().map((each) => each.split(';')[0])
  await view(admin, bea)
  expect((await readMe(admin))._id).toBe(bea.id)
  expect((await readMe({ cookie: cookie.join('; ') }))._id).toBe(admin.id)
  const byKey = await app.app.request(`http://localhost:3000${paths.accounts()}`, { headers })
  expect(byKey.status).toBe(200)
  expect((await readMe(bea)).view).toBeUndefined()
})

test('a page of the staff in another tab is told that another account is shown', async () => {
  const staff = await buildView()
  const page = { 'x-account': staff.id }
  expect((await as(app, staff).get(paths.orders(), page)).body.error).toBe('other_account')
  expect((await as(app, staff).post(paths.reports(), {}, page)).body.error).toBe('other_account')
  const own = { 'x-account': bea.id }
  expect((await as(app, staff).get(paths.orders(), own)).status).toBe(200)
  expect((await as(app, staff).post(paths.reports(), {}, own)).body).toMatchObject({
    error: 'read_only_view',
    message: expect.stringContaining('Bea Buyer'),
  })
  expect((await as(app, staff).send('DELETE', paths.accountView(), { headers: page })).status).toBe(
    200,
  )
})

test('start and end are in the audit log and on the page of the person, who is told why', async () => {
  const person = await buildUser(app, { role: 'Seller' })
  const staff = await buildView(person)
  await as(app, staff).delete(paths.accountView())
  const reason = 'Their order is missing'
  expect(await auditOf(person.id)).toMatchObject([
    { action: 'account_view_started', actor_id: staff.id, actor_role: 'support', data: { reason } },
    {
      action: 'account_view_ended',
      actor_id: staff.id,
      data: { reason, end: 'stopped', staffId: staff.id },
    },
  ])
  const listed = await as(app, staff).get(paths.personViews(person.id))
  expect(listed.body).toMatchObject([{ staff: 'Stu', reason, endedAt: expect.any(String) }])
  while ((await notifyPeople(app.deps)) > 0);
  const { items } = (await as(app, person).get('/api/notifications')).body
  expect(items[0]).toMatchObject({
    title: 'A member of our staff looked at your account',
    text: expect.stringContaining(reason),
  })
})

test('a reason is required, and may have 500 characters', async () => {
  const staff = await buildSupport()
  for (const reason of ['', '  \n ', 'x'.repeat(501)]) {
    const { status, body } = await view(staff, bea, reason)
    expect([status, Object.keys(body.fields)]).toEqual([422, ['reason']])
  }
  expect((await view(staff, bea, 'x'.repeat(500))).status).toBe(201)
})

test('nobody sees the shop as staff, as nobody, or as two people at once', async () => {
  const staff = await buildSupport()
  const other = await buildUser(app, { role: 'admin', staffRole: 'moderator' })
  expect((await view(staff, other)).body.error).toBe('staff_account')
  expect((await view(staff, staff)).body.error).toBe('staff_account')
  for (const id of [crypto.randomUUID(), 'nonsense'])
    expect((await view(staff, { id })).status).toBe(404)
  const sam = await buildUser(app)
  const { viewer, session } = (await viewerSource(app.deps)(new Headers({ cookie: staff.cookie })))!
  const start = ({ id: userId }: TestUser) =>
    startView(app.deps, viewer, session, { userId, reason: 'Two tabs' })
  const outcomes = await Promise.all([start(bea), start(sam)])
  expect(outcomes.filter((one) => 'refused' in one)).toEqual([{ refused: 'other_view' }])
  const answer = await view(staff, sam)
  expect([answer.status, answer.body.error]).toEqual([403, 'read_only_view'])
})

test('a banned person can be looked at; during maintenance nobody can', async () => {
  const banned = await buildUser(app)
  await app.deps.db.pool.query('update users set banned_at = now() where id = $1', [banned.id])
  const staff = await buildView(banned)
  expect(await readMe(staff)).toMatchObject({ _id: banned.id })
  const other = await buildSupport()
  await buildSettings(app, { maintenance: true })
  expect((await view(other, bea)).body.error).toBe('maintenance')
  await buildSettings(app, { maintenance: false })
})

/** The session as its cookie shows it, and how the view is said to have ended. */
async function endOf(staff: TestUser, personId: string) {
  await endOverViews(app.deps)
  const entries = (await auditOf(personId)).filter(({ data }) => data.staffId === staff.id)
  return entries.map(({ data, actor_role }) => [data.end, actor_role])
}

test('after 30 minutes the session is the staff’s own again, and another view can begin', async () => {
  const person = await buildUser(app)
  const staff = await buildView(person)
  const { rows } = await app.deps.db.pool.query(
    `update account_views set started_at = started_at - interval '30 minutes',
       expires_at = expires_at - interval '30 minutes'
     where user_id = $1 returning extract(epoch from expires_at - started_at)::int as seconds`,
    [person.id],
  )
  expect(rows).toEqual([{ seconds: 30 * 60 }])
  expect((await readMe(staff))._id).toBe(staff.id)
  expect((await view(staff, person)).status).toBe(201)
  expect(await endOf(staff, person.id)).toEqual([['expired', 'system']])
  await app.deps.db.pool.query('update account_views set expires_at = now() where user_id = $1', [
    person.id,
  ])
  expect(await endOf(staff, person.id)).toHaveLength(2)
  expect(await endOf(staff, person.id)).toHaveLength(2)
})

test('logging out ends the view and the session of the staff', async () => {
  const person = await buildUser(app)
  const staff = await buildView(person)
  expect((await as(app, staff).post(paths.logOut())).status).toBe(200)
  expect(await readMe(staff)).toBeNull()
  expect(await endOf(staff, person.id)).toEqual([['logged_out', 'support']])
  const events = await app.deps.db.pool.query(
    `select user_id from security_events where kind = 'logged_out' and user_id = any($1)`,
    [[person.id, staff.id]],
  )
  expect(events.rows).toEqual([{ user_id: staff.id }])
})

test.each([
  ['their role no longer includes it', `update users set staff_role = 'finance' where id = $1`],
  ['they are banned', `update users set banned_at = now() where id = $1`],
  ['their session is ended', `delete from sessions where user_id = $1`],
  ['they leave the staff', `update users set role = 'Buyer' where id = $1`],
])('the view is over at once when %s', async (_, statement) => {
  const person = await buildUser(app)
  const staff = await buildView(person)
  await app.deps.db.pool.query(statement, [staff.id])
  expect((await readMe(staff))?._id).not.toBe(person.id)
  expect(await endOf(staff, person.id)).toEqual([['not_allowed', 'system']])
})

test('the view is over at once when the person joins the staff', async () => {
  const person = await buildUser(app)
  const staff = await buildView(person)
  await app.deps.db.pool.query(`update users set role = 'admin' where id = $1`, [person.id])
  expect((await readMe(staff))._id).toBe(staff.id)
  expect(await endOf(staff, person.id)).toEqual([['not_allowed', 'system']])
})

test('deleting the account ends the view, and the log keeps it', async () => {
  const person = await buildUser(app)
  const staff = await buildView(person)
  const admin = await buildUser(app, { role: 'admin' })
  expect((await as(app, admin).delete(paths.user(person.id))).status).toBe(200)
  expect((await readMe(staff))._id).toBe(staff.id)
  expect(await endOf(staff, person.id)).toEqual([['account_deleted', 'system']])
  // There is nobody left to tell.
  while ((await notifyPeople(app.deps)) > 0);
})
