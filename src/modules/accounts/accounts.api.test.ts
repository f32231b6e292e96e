import { afterAll, beforeAll, expect, test } from 'vitest'
import {
  as,
  buildListing,
  buildUser,
  type TestApp,
  type TestUser,
  testApp,
} from '../../../test/app.ts'
import { buildShipped } from '../orders/orders.fixture.ts'

let app: TestApp
let admin: TestUser

beforeAll(async () => {
  app = await testApp()
  admin = await buildUser(app, { role: 'admin' })
})
afterAll(() => app.close())

test('the lists of buyers and sellers show their role only, and no admins', async () => {
  const buyer = await buildUser(app, { role: 'Buyer' })
  const seller = await buildUser(app, { role: 'Seller' })
  const emails = async (path: string) =>
    (await as(app, admin).get(path)).body.map((user: { email: string }) => user.email)
  expect(await emails('/api/users')).toEqual(
    expect.arrayContaining([admin.email, buyer.email, seller.email]),
  )
  const [buyers, sellers] = [await emails('/api/buyers'), await emails('/api/seller')]
  expect(buyers).toContain(buyer.email)
  expect(buyers).not.toContain(seller.email)
  expect(sellers).toContain(seller.email)
  expect([...buyers, ...sellers]).not.toContain(admin.email)
})

test('a role check answers about yourself and hides whether others exist', async () => {
  const seller = await buildUser(app, { role: 'Seller' })
  const other = await buildUser(app, { role: 'Buyer' })
  const own = as(app, seller)
  expect((await own.get(`/api/users/${seller.email}`)).body).toEqual({ isAdmin: false })
  expect((await own.get(`/api/users/buyer/${seller.email}`)).body).toEqual({ isBuyer: false })
  expect((await own.get(`/api/users/seller/${seller.email.toUpperCase()}`)).body).toEqual({
    isSeller: true,
  })
  const known = await own.get(`/api/users/seller/${other.email}`)
  const unknown = await own.get('/api/users/seller/nobody@example.org')
  expect([known.status, known.body]).toEqual([404, unknown.body])
})

test('your own account has the same values as in the list of admins, also right after a change', async () => {
  const user = await buildUser(app, { role: 'Buyer', isUnverified: true })
  const mine = async () => (await as(app, user).get('/api/me')).body.user
  const listed = async () => {
    const { body } = await as(app, admin).get('/api/users')
    return body.find(({ _id }: { _id: string }) => _id === user.id)
  }
  expect(await mine()).toMatchObject({ emailVerified: false, role: 'Buyer', timeZone: null })
  expect(await mine()).toEqual(await listed())
  const reader = { locale: 'de-DE', timeZone: 'Asia/Kolkata' }
  await as(app, user).put('/api/date-settings', reader)
  await as(app, user).post('/api/auth/update-user', { name: 'New Name' })
  await as(app, admin).put(`/api/users/${user.id}`)
  expect(await mine()).toMatchObject({ ...reader, name: 'New Name', role: 'admin' })
  expect(await mine()).toEqual(await listed())
})

test('promotion takes effect with the next request and can be repeated', async () => {
  const buyer = await buildUser(app, { role: 'Buyer' })
  expect((await as(app, buyer).get('/api/users')).status).toBe(403)
  const once = await as(app, admin).put(`/api/users/${buyer.id}`)
  const twice = await as(app, admin).put(`/api/users/${buyer.id}`)
  expect([once.body.modifiedCount, twice.body.modifiedCount]).toEqual([1, 0])
  expect((await as(app, buyer).get('/api/users')).status).toBe(200)
})

test('404: an unknown or malformed ID', async () => {
  for (const id of [crypto.randomUUID(), 'nonsense', "1' or '1'='1"]) {
    expect((await as(app, admin).put(`/api/users/${encodeURIComponent(id)}`)).status).toBe(404)
    expect((await as(app, admin).delete(`/api/users/${encodeURIComponent(id)}`)).status).toBe(404)
  }
})

test('deleting an account ends its sessions, withdraws its phones and keeps the audit log', async () => {
  const seller = await buildUser(app, { role: 'Seller' })
  const phone = await buildListing(app, { seller })
  expect((await as(app, admin).delete(`/api/users/${seller.id}`)).body.deletedCount).toBe(1)
  expect((await as(app, seller).get('/api/me')).body).toEqual({ user: null })
  expect((await as(app, null).get(`/api/phones/${phone._id}`)).status).toBe(410)
  expect((await as(app, admin).delete(`/api/users/${seller.id}`)).status).toBe(404)
  const log = await app.deps.db.pool.query(
    `select action from audit_log where subject_type = 'user' and subject_id = $1 order by id`,
    [seller.id],
  )
  expect(log.rows.map((row) => row.action)).toContain('account_deleted')
})

test('deleting a buyer frees the phone they held', async () => {
  const buyer = await buildUser(app, { role: 'Buyer' })
  const phone = await buildListing(app)
  expect((await as(app, buyer).post('/api/advertise', { phoneId: phone._id })).status).toBe(201)
  await as(app, admin).delete(`/api/users/${buyer.id}`)
  expect((await as(app, null).get(`/api/phones/${phone._id}`)).body.state).toBe('live')
})

test('409: the last admin cannot be deleted or banned, not even by two at once', async () => {
  const lonely = await testApp()
  const one = await buildUser(lonely, { role: 'admin' })
  expect((await as(lonely, one).delete(`/api/users/${one.id}`)).body.error).toBe('last_admin')
  expect((await as(lonely, one).put(`/api/bans/${one.id}`)).status).toBe(409)
  const two = await buildUser(lonely, { role: 'admin' })
  const answers = await Promise.all([
    as(lonely, one).delete(`/api/users/${two.id}`),
    as(lonely, two).delete(`/api/users/${one.id}`),
  ])
  const left = await lonely.deps.db.pool.query(
    `select count(*)::int as n from users where role = 'admin'`,
  )
  expect(left.rows[0].n).toBe(1)
  expect(answers.filter((answer) => answer.status === 200)).toHaveLength(1)
  await lonely.close()
})

test('a ban ends the session immediately and refuses login until it is lifted', async () => {
  const seller = await buildUser(app, { role: 'Seller' })
  const credentials = { email: seller.email, password: 'correct horse battery' }
  expect((await as(app, admin).put(`/api/bans/${seller.id}`)).body.banned).toBe(true)
  expect((await as(app, seller).get(`/api/my-products/${seller.email}`)).status).toBe(401)
  expect((await as(app, null).post('/api/auth/sign-in/email', credentials)).status).toBe(403)
  expect((await as(app, admin).delete(`/api/bans/${seller.id}`)).body.banned).toBe(false)
  expect((await as(app, null).post('/api/auth/sign-in/email', credentials)).status).toBe(200)
})

test('a profile can change name and role, shows on the phones, and is safe to repeat', async () => {
  const seller = await buildUser(app, { role: 'Seller' })
  const phone = await buildListing(app, { seller })
  const profile = { name: 'Renamed Seller', email: seller.email, role: 'Seller' }
  expect((await as(app, seller).post('/api/users', profile)).body.name).toBe('Renamed Seller')
  expect((await as(app, seller).post('/api/users', profile)).status).toBe(200)
  expect((await as(app, null).get(`/api/phones/${phone._id}`)).body.seller).toBe('Renamed Seller')
  const asBuyer = await as(app, seller).post('/api/users', { ...profile, role: 'Buyer' })
  expect([asBuyer.status, asBuyer.body.error]).toEqual([409, 'has_listings'])
})

test('409: a Seller whose removed phone is being shipped cannot become a Buyer', async () => {
  const { seller, phone } = await buildShipped(app)
  await app.deps.db.pool.query(`update listings set state = 'removed' where id = $1`, [phone._id])
  const profile = { name: seller.name, email: seller.email, role: 'Buyer' }
  const answer = await as(app, seller).post('/api/users', profile)
  expect([answer.status, answer.body.error]).toEqual([409, 'has_sales'])
})

test('422: the role admin cannot be chosen in a form', async () => {
  const buyer = await buildUser(app, { role: 'Buyer' })
  const answer = await as(app, buyer).post('/api/users', {
    name: 'B',
    email: buyer.email,
    role: 'admin',
  })
  expect(answer.body.fields).toEqual({ role: 'Choose Buyer or Seller' })
})
