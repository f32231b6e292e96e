import { afterAll, beforeAll, expect, test } from 'vitest'
import { as, buildUser, type TestApp, testApp } from '../../../../test/app.ts'
import { TEST_PASSWORD } from '../../../../test/build/user.ts'
import { findAnswer } from '../../../web/accounts/login/solve-challenge.ts'

const logIn = '/api/auth/sign-in/email'
const signUp = '/api/auth/sign-up/email'

let app: TestApp
beforeAll(async () => {
  // Behind a proxy, so that the tests can come from any address.
  app = await testApp({ env: { TRUST_PROXY: '1' } })
})
afterAll(() => app.close())

const from = (address: string) => ({ 'x-forwarded-for': address })

/** Counts attempts as another node would have; hashing hundreds of passwords takes long. */
async function countAttempts(key: string, points: number) {
  await app.deps.db.pool.query(
    `insert into rate_limits (key, points, expire) values ($1, $2, $3)
     on conflict (key) do update set points = $2`,
    [key, points, Date.now() + 3_600_000],
  )
}

async function solve(wanted: object, address: string) {
  const { body } = await as(app, null).post('/api/auth/challenges', wanted, from(address))
  return {
    bits: body.bits,
    proof: { token: body.token, answer: findAnswer(body.nonce, body.bits, 0, 2 ** 28) },
  }
}

test('guesses from many networks count for the account: the 51st needs a proof of work', async () => {
  const { email } = await buildUser(app)
  await countAttempts(`login-day:${email}`, 48)
  const guess = (index: number) =>
    as(app, null).post(logIn, { email, password: 'a wrong guess' }, from(`203.0.113.${index}`))
  expect([(await guess(1)).status, (await guess(2)).status]).toEqual([401, 401])
  const refused = await guess(3)
  expect([refused.status, refused.body.error]).toEqual([429, 'proof_of_work_required'])
})

test('the owner is never locked out: with a proof of work the right password logs in', async () => {
  const { email } = await buildUser(app)
  await countAttempts(`login-day:${email}`, 60)
  const credentials = { email: email.toUpperCase(), password: TEST_PASSWORD }
  const enter = (proof?: object) =>
    as(app, null).post(logIn, { ...credentials, proof }, from('198.51.100.1'))
  expect((await enter()).body.error).toBe('proof_of_work_required')
  const { proof } = await solve({ for: 'login', email }, '198.51.100.1')
  expect((await enter(proof)).status).toBe(200)
  // Each answer is good for one attempt.
  expect((await enter(proof)).body.error).toBe('proof_of_work_required')
})

test('the work grows with the number of attempts, up to a limit', async () => {
  const { email } = await buildUser(app)
  const bits = []
  for (const attempts of [50, 100, 200, 100_000]) {
    await countAttempts(`login-day:${email}`, attempts)
    const { body } = await as(app, null).post('/api/auth/challenges', { for: 'login', email })
    bits.push(body.bits)
  }
  expect(bits).toEqual([17, 18, 19, 21])
})

test('an unknown account is limited like a known one, and the demand for work reveals nothing', async () => {
  const email = 'nobody.at.all@example.org'
  await countAttempts(`login-day:${email}`, 50)
  const refused = await as(app, null).post(logIn, { email, password: 'a guess' })
  expect(refused.body.error).toBe('proof_of_work_required')
})

test('sixty addresses of one IPv6 network are one network', async () => {
  const { email } = await buildUser(app)
  const guess = (index: number) =>
    as(app, null).post(logIn, { email, password: 'a guess' }, from(`2001:db8:1:2::${index}`))
  for (let index = 1; index <= 10; index += 1) expect((await guess(index)).status).toBe(401)
  expect((await guess(11)).body.error).toBe('too_many')
})

test('beyond 100 accounts an hour, a network needs a proof of work for each further one', async () => {
  const address = '192.0.2.7'
  await countAttempts(`sign-up:${address}`, 100)
  const person = { name: 'Pat Newman', email: 'pat@example.org', password: 'sunny phone table' }
  const open = (proof?: object) => as(app, null).post(signUp, { ...person, proof }, from(address))
  expect((await open()).body.error).toBe('proof_of_work_required')
  const { bits, proof } = await solve({ for: 'sign-up' }, address)
  expect(bits).toBe(18)
  expect((await open(proof)).status).toBe(200)
  expect((await open(proof)).body.error).toBe('proof_of_work_required')
})

test('422 at the password: your own name, neighboring keys and words of the shop', async () => {
  for (const password of ['pat.newman', 'qwertyuiop', 'iphone2026', '         ']) {
    const person = { name: 'Pat Newman', email: 'pn@example.org', password }
    const answer = await as(app, null).post(signUp, person, from('192.0.2.9'))
    expect([answer.status, Object.keys(answer.body.fields)]).toEqual([422, ['password']])
  }
})
