import { afterAll, beforeAll, expect, test } from 'vitest'
import { as, buildListing, buildUser, type TestApp, testApp } from '../../../../test/app.ts'
import { TEST_PASSWORD } from '../../../../test/build/user.ts'
import { openMailbox, withMail } from '../../../../test/mailbox.ts'
import { api } from '../../../contract/urls.ts'
import { DAY } from '../../../shared/time.ts'

let app: TestApp
let mailbox: ReturnType<typeof openMailbox>

beforeAll(async () => {
  app = await testApp({ env: withMail })
  mailbox = openMailbox(app)
})
afterAll(() => app.close())

let count = 0
function newAddress() {
  count += 1
  return `new${count}@mail.example`
}

const cookiesOf = (headers: Headers) =>
  headers
    .getSetCookie()
    .map((each) => each.split(';')[0])
    .join('; ')

async function signUp(email: string, more: object = {}) {
  const body = { name: 'Ada Larsen', email, password: TEST_PASSWORD, ...more }
  const answer = await as(app, null).post(api.signUp(), body)
  return { ...answer, cookie: cookiesOf(answer.headers) }
}
const logIn = (email: string, password = TEST_PASSWORD) =>
  as(app, null).post(api.logIn(), { email, password })
const me = async (user: { cookie: string }) => (await as(app, user).get(api.me())).body.user
const enter = (user: { cookie: string }, code: string) =>
  as(app, user).post(api.emailCode(), { code })
const follow = (token: string, user: { cookie: string } | null = null) =>
  as(app, user).post(api.emailLink(), { token })

test('a new account can sell once the code from its email is entered', async () => {
  const email = newAddress()
  const person = await signUp(email, { role: 'Seller' })
  expect(person.status).toBe(200)
  const phone = { brand: 'Nokia', name: 'Nokia 3310', price: '30' }
  // The page repeats the very same call.
  const list = () => as(app, person).post(api.phones(), phone, { 'idempotency-key': email })
  const refused = await list()
  expect([refused.status, refused.body.error]).toEqual([403, 'email_not_verified'])
  const confirmed = await enter(person, await mailbox.code(email))
  expect([confirmed.status, confirmed.body.isConfirmed]).toEqual([200, true])
  expect((await me(person)).emailVerified).toBe(true)
  expect((await list()).status).toBe(201)
})

test('the link in the same email confirms without a session, once', async () => {
  const email = newAddress()
  const person = await signUp(email)
  const token = await mailbox.token(email)
  const confirmed = await follow(token)
  expect([confirmed.status, confirmed.body.email]).toEqual([200, email])
  expect((await me(person)).emailVerified).toBe(true)
  expect([(await follow(token)).status, (await follow('made-up')).status]).toEqual([410, 410])
})

test('a code stops working after five wrong ones, and after 24 hours', async () => {
  const [first, second] = [newAddress(), newAddress()]
  const person = await signUp(first)
  const code = await mailbox.code(first)
  const wrong = code === '000 000' ? '111111' : '000000'
  for (let times = 0; times < 5; times += 1) expect((await enter(person, wrong)).status).toBe(422)
  const late = await enter(person, code)
  expect([late.status, late.body.error]).toEqual([422, 'expired'])
  expect((await follow(await mailbox.token(first))).status).toBe(410)

  const other = await signUp(second)
  app.clock.advance(DAY)
  expect((await enter(other, await mailbox.code(second))).body.error).toBe('expired')
  expect((await follow(await mailbox.token(second))).status).toBe(410)
})

test('a resent email replaces the earlier one; five an hour, then 429', async () => {
  const email = newAddress()
  const person = await signUp(email)
  const old = await mailbox.token(email)
  const resend = () => as(app, person).post(api.emailConfirmation())
  for (let times = 0; times < 4; times += 1) expect((await resend()).status).toBe(200)
  expect((await follow(old)).status).toBe(410)
  const limited = await resend()
  expect([limited.status, Number(limited.headers.get('retry-after')) > 0]).toEqual([429, true])
  expect((await enter(person, await mailbox.code(email))).status).toBe(200)
  expect((await resend()).status).toBe(409)
})

test('one address gets five emails an hour, however many accounts ask', async () => {
  const email = newAddress()
  for (let times = 0; times < 7; times += 1) expect((await signUp(email)).status).toBe(200)
  await mailbox.newest(email)
  expect(mailbox.mails.filter(({ to }) => to === email)).toHaveLength(5)
})

test('signing up with a known address answers like a free one, and its owner gets an email', async () => {
  const owner = await buildUser(app)
  const free = await signUp(newAddress())
  const known = await signUp(owner.email)
  const shape = (value: unknown): unknown =>
    value !== null && typeof value === 'object'
      ? Object.fromEntries(Object.entries(value).map(([key, inner]) => [key, shape(inner)]))
      : value === null
        ? null
        : typeof value
  expect([known.status, shape(known.body)]).toEqual([200, shape(free.body)])
  const names = (headers: Headers) =>
    headers.getSetCookie().map((cookie) => cookie.replace(/=.*?;/, ';'))
  expect(names(known.headers)).toEqual(names(free.headers))
  expect(await mailbox.newest(owner.email)).toMatchObject({
    subject: 'You already have a Redial account',
  })
  // Nor do the calls of the new account tell.
  const state = async (user: { cookie: string }) =>
    shape((await as(app, user).get(api.emailConfirmation())).body)
  expect(await state(known)).toEqual(await state(free))
  expect((await me(known)).email).toBe(owner.email)
  expect((await me(owner))._id).toBe(owner.id)
  expect((await enter(known, '123456')).body.error).toBe('wrong_code')
})

test('both accounts of an address log in, each with its own password', async () => {
  const owner = await buildUser(app)
  const claim = await signUp(owner.email, { password: 'the later of the two' })
  const asOwner = await logIn(owner.email)
  expect(asOwner.body.user.id).toBe(owner.id)
  const again = await logIn(owner.email, 'the later of the two')
  expect(again.body.user.id).toBe(claim.body.user.id)
  expect((await logIn(owner.email, 'neither of the two')).status).toBe(401)
})

test('an unconfirmed account does not block the owner: a confirmed sign-up takes the address over', async () => {
  const email = newAddress()
  const squatter = await signUp(email, { password: 'squatting is a bad idea' })
  const owner = await signUp(email)
  // Until the owner has confirmed, nobody is logged out.
  expect((await me(squatter)).email).toBe(email)
  expect((await enter(owner, await mailbox.code(email))).status).toBe(200)
  expect(await me(squatter)).toBeNull()
  expect((await logIn(email, 'squatting is a bad idea')).status).toBe(401)
  expect((await logIn(email)).body.user.id).toBe(owner.body.user.id)
})

test('the link confirms the account of the person who is logged in, not that of a stranger', async () => {
  const email = newAddress()
  const owner = await signUp(email)
  const stranger = await signUp(email, { password: 'not the owner of it' })
  // The email for the account of the stranger came to the owner, too.
  expect((await follow(await mailbox.token(email), owner)).status).toBe(200)
  expect((await me(owner)).emailVerified).toBe(true)
  expect((await me(stranger)).emailVerified).toBe(false)
  expect((await as(app, stranger).post(api.emailConfirmation())).status).toBe(200)
  expect((await mailbox.newest(email)).subject).toBe('You already have a Redial account')
})

test('an account with phones for sale keeps its address until a password reset proves the mailbox', async () => {
  const seller = await buildUser(app, { role: 'Seller' })
  await buildListing(app, { seller })
  // As in a shop that sends mail only since yesterday.
  await app.deps.db.pool.query('update users set email_verified = false where id = $1', [seller.id])
  const claim = await signUp(seller.email)
  expect((await mailbox.newest(seller.email)).subject).toBe('You already have a Redial account')
  await as(app, null).post(api.requestPasswordReset(), { email: seller.email })
  const token = await mailbox.token(seller.email)
  const reset = { token, newPassword: 'chosen after the reset' }
  expect((await as(app, null).post('/api/auth/reset-password', reset)).status).toBe(200)
  const again = await logIn(seller.email, 'chosen after the reset')
  expect((await me({ cookie: cookiesOf(again.headers) })).emailVerified).toBe(true)
  expect((await me(claim)).emailVerified).toBe(false)
})

test('simultaneous sign-ups with one address all succeed', async () => {
  const email = newAddress()
  const answers = await Promise.all([1, 2, 3].map(() => signUp(email)))
  expect(answers.map(({ status }) => status)).toEqual([200, 200, 200])
})

test('without mail nothing is confirmed: new accounts act at once, a known address is refused', async () => {
  const shop = await testApp()
  const body = { name: 'Ada', email: 'ada@mail.example', password: TEST_PASSWORD, role: 'Seller' }
  const { headers } = await as(shop, null).post(api.signUp(), body)
  const person = { cookie: cookiesOf(headers) }
  const phone = { brand: 'Nokia', name: 'Nokia 3310', price: '30' }
  expect((await as(shop, person).post(api.phones(), phone)).status).toBe(201)
  expect((await as(shop, person).post(api.emailConfirmation())).status).toBe(409)
  const again = await as(shop, null).post(api.signUp(), body)
  expect([again.status, again.body.fields.email]).toEqual([
    422,
    'An account with this email already exists',
  ])
  expect((await as(shop, null).get('/api/config')).body.confirmsEmail).toBe(false)
  await shop.close()
})

// Changing the address

const change = (user: { cookie: string }, email: string, password = TEST_PASSWORD) =>
  as(app, user).post(api.emailChange(), { email, password })

test('a new address takes effect with the code that was sent to it, and both addresses get an email', async () => {
  const seller = await buildUser(app, { role: 'Seller' })
  const phone = await buildListing(app, { seller })
  const email = newAddress()
  const answer = await change(seller, email)
  expect([answer.status, answer.body.pending]).toMatchObject([200, { email, isChange: true }])
  expect((await mailbox.newest(seller.email)).subject).toBe('Your email address is about to change')
  expect((await me(seller)).email).toBe(seller.email)

  expect((await enter(seller, await mailbox.code(email))).status).toBe(200)
  expect(await me(seller)).toMatchObject({ email, emailVerified: true })
  expect((await mailbox.newest(seller.email)).subject).toBe('Your email address was changed')
  expect((await as(app, seller).get(api.phone(phone._id))).body.email).toBe(email)
  expect([(await logIn(email)).status, (await logIn(seller.email)).status]).toEqual([200, 401])
})

test('422 at the field: a wrong password, the current address, an invalid one', async () => {
  const user = await buildUser(app)
  const wrong = await change(user, newAddress(), 'not this one')
  expect([wrong.status, Object.keys(wrong.body.fields)]).toEqual([422, ['password']])
  for (const email of [user.email.toUpperCase(), 'ada@']) {
    const answer = await change(user, email)
    expect([answer.status, Object.keys(answer.body.fields)]).toEqual([422, ['email']])
  }
})

test('the second of two changes replaces the first', async () => {
  const user = await buildUser(app)
  const [first, second] = [newAddress(), newAddress()]
  await change(user, first)
  const old = await mailbox.token(first)
  await change(user, second)
  expect((await follow(old)).status).toBe(410)
  expect((await follow(await mailbox.token(second))).status).toBe(200)
  expect((await me(user)).email).toBe(second)
})

test('changing to an address that has an account tells nothing and changes nothing', async () => {
  const [user, other] = [await buildUser(app), await buildUser(app)]
  const answer = await change(user, other.email)
  expect([answer.status, answer.body.pending]).toMatchObject([200, { email: other.email }])
  expect((await mailbox.newest(other.email)).subject).toBe('You already have a Redial account')
  expect((await enter(user, '123456')).body.error).toBe('wrong_code')
  expect([(await me(user)).email, (await me(other)).email]).toEqual([user.email, other.email])
})

test('the owner of the current address stops a change, which logs everyone out', async () => {
  const user = await buildUser(app)
  const email = newAddress()
  await change(user, email)
  const stop = { token: await mailbox.token(user.email) }
  expect((await as(app, null).post(api.stopEmailChange(), stop)).status).toBe(200)
  expect(await me(user)).toBeNull()
  expect((await follow(await mailbox.token(email))).status).toBe(410)
  expect((await as(app, null).post(api.stopEmailChange(), stop)).status).toBe(410)
})

test('a person can keep the present address', async () => {
  const user = await buildUser(app)
  const email = newAddress()
  await change(user, email)
  const canceled = await as(app, user).delete(api.emailConfirmation())
  expect([canceled.status, canceled.body.pending]).toEqual([200, null])
  expect((await follow(await mailbox.token(email))).status).toBe(410)
})

test('an unconfirmed account corrects its address, and no notice goes to the wrong one', async () => {
  const [wrong, right] = [newAddress(), newAddress()]
  const person = await signUp(wrong)
  await change(person, right)
  expect((await enter(person, await mailbox.code(right))).status).toBe(200)
  expect(await me(person)).toMatchObject({ email: right, emailVerified: true })
  expect(mailbox.mails.filter(({ to }) => to === wrong)).toHaveLength(1)
})

test('of two accounts that change to one address, one gets it', async () => {
  const [one, two] = [await buildUser(app), await buildUser(app)]
  const email = newAddress()
  await change(one, email)
  const first = await mailbox.code(email)
  await change(two, email)
  const second = await mailbox.code(email)
  const answers = await Promise.all([enter(one, first), enter(two, second)])
  expect(answers.map(({ status }) => status).sort()).toEqual([200, 422])
})

test('without mail the address changes at once, and a known one is refused at its field', async () => {
  const shop = await testApp()
  const [user, other] = [await buildUser(shop), await buildUser(shop)]
  const to = (email: string) =>
    as(shop, user).post(api.emailChange(), { email, password: TEST_PASSWORD })
  const refused = await to(other.email)
  expect([refused.status, Object.keys(refused.body.fields)]).toEqual([422, ['email']])
  const changed = await to('at-once@mail.example')
  expect([changed.status, changed.body.email]).toEqual([200, 'at-once@mail.example'])
  await shop.close()
})
