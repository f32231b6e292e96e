import { createHmac } from 'node:crypto'
import { createServer, type IncomingHttpHeaders } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterAll, beforeAll, beforeEach, expect, onTestFinished, test } from 'vitest'
import {
  as,
  buildListing,
  buildSettings,
  buildUser,
  type TestApp,
  type TestUser,
  testApp,
} from '../../../../test/app.ts'
import { api } from '../../../contract/urls.ts'
import { MINUTE } from '../../../shared/time.ts'
import { sendTextMessage } from './confirm-phone.ts'

type Received = { body: string; headers: IncomingHttpHeaders }

const KEY = Buffer.from('a-key-of-at-least-twenty-four-bytes')
const SECRET = `whsec_${KEY.toString('base64')}`

/** What the operator runs: takes messages, or does what `behavior` says. */
const received: Received[] = []
let behavior: 'take' | 'fail' | 'redirect' | 'hang' = 'take'
const hook = createServer(async (request, response) => {
  let body = ''
  for await (const piece of request) body += piece
  received.push({ body, headers: request.headers })
  if (behavior === 'hang') return
  if (behavior === 'redirect') return void response.writeHead(307, { location: '/' }).end()
  response.writeHead(behavior === 'fail' ? 500 : 204).end()
})

let app: TestApp
let hookUrl: string
const logged: unknown[] = []

beforeAll(async () => {
  await new Promise<void>((resolve) => hook.listen(0, '127.0.0.1', resolve))
  hookUrl = `http://127.0.0.1:${(hook.address() as AddressInfo).port}/sms`
  app = await testApp({
    env: {
      SMS_HOOK_URL: hookUrl,
      SMS_HOOK_SECRET: SECRET,
      SMS_COUNTRIES: 'US, NO',
      SMS_DAILY_LIMIT: '12',
      TRUST_PROXY: '1',
    },
  })
  for (const level of ['info', 'warn', 'error'] as const)
    app.deps.log[level] = ((...line: unknown[]) => void logged.push(line)) as never
})
afterAll(async () => {
  hook.closeAllConnections()
  hook.close()
  await app.close()
})
beforeEach(async () => {
  behavior = 'take'
  received.length = 0
  logged.length = 0
  await app.deps.db.pool.query('delete from rate_limits')
})

const buildSeller = () => buildUser(app, { role: 'Seller' })
let networks = 0
/** From a network of its own, unless one is given. */
function send(user: TestUser, number: string, address?: string) {
  networks += 1
  const from = address ?? `203.0.${networks}.7`
  return as(app, user).post(api.phoneNumberConfirmation(), { number }, { 'x-forwarded-for': from })
}
const enter = (user: TestUser, code: string) => as(app, user).post(api.phoneNumberCode(), { code })
const stateOf = async (user: TestUser) => (await as(app, user).get(api.phoneNumber())).body
const newestCode = () => /^(\d{6}) is/.exec(JSON.parse(received.at(-1)!.body).text)?.[1] ?? ''
const afterPause = () =>
  app.deps.db.pool.query(`delete from rate_limits where key like 'sms-pause%'`)

let numbers = 0
function newNumber() {
  numbers += 1
  return `+1202555${String(1000 + numbers)}`
}

async function confirm(user: TestUser, number = newNumber()) {
  expect((await send(user, number)).status).toBe(200)
  expect((await enter(user, newestCode())).status).toBe(200)
  return number
}

const isShown = async (user: TestUser) =>
  (await as(app, null).get(api.seller(user.id))).body.checks.phoneNumberConfirmed

test('a seller confirms a number with the code that the hook got, signed with the secret', async () => {
  const seller = await buildSeller()
  const phone = await buildListing(app, { seller })
  const onListing = async () =>
    (await as(app, null).get(api.phone(phone._id))).body.sellerPhoneNumberConfirmed
  expect([await isShown(seller), await onListing()]).toEqual([false, false])

  const sent = await send(seller, '(202) 555-0143')
  expect([sent.status, sent.body.pending]).toMatchObject([
    200,
    { number: '+12025550143', formatted: '+1 202 555 0143' },
  ])
  expect(received).toHaveLength(1)
  const { body, headers } = received[0]!
  expect(JSON.parse(body)).toEqual({
    to: '+12025550143',
    text: expect.stringMatching(/^\d{6} is your Redial code\./),
  })
  const signed = `${headers['webhook-id']}.${headers['webhook-timestamp']}.${body}`
  const signature = createHmac('sha256', KEY).update(signed).digest('base64')
  expect(headers['webhook-signature']).toBe(`v1,${signature}`)

  const code = newestCode()
  const confirmed = await enter(seller, `${code.slice(0, 3)} ${code.slice(3)}`)
  expect([confirmed.status, confirmed.body]).toMatchObject([
    200,
    { confirmed: { number: '+12025550143' }, pending: null },
  ])
  expect([await isShown(seller), await onListing()]).toEqual([true, true])
  const { body: log } = await as(app, seller).get(api.mySecurityEvents())
  expect(log[0].kind).toBe('phone_number_confirmed')
  // A code works once.
  expect((await enter(seller, code)).body.error).toBe('expired')
})

test('a number without a country code is one of the country of the shop', async () => {
  const seller = await buildSeller()
  await buildSettings(app, { country: 'NO' })
  expect((await send(seller, '406 12 345')).body.pending).toMatchObject({ number: '+4740612345' })
  await buildSettings(app, { country: null })
  expect((await send(await buildSeller(), '(202) 555-0999')).status).toBe(200)
  expect(JSON.parse(received.at(-1)!.body).to).toBe('+12025550999')
})

test('the number is in no public answer, and the code in no log line and no table', async () => {
  const seller = await buildSeller()
  const phone = await buildListing(app, { seller })
  const number = newNumber()
  await send(seller, number)
  const code = newestCode()
  const { rows } = await app.deps.db.pool.query(
    'select to_jsonb(p) as row from phone_number_confirmations p where number = $1',
    [number],
  )
  expect(rows).toHaveLength(1)
  const { id: _, ...stored } = rows[0].row
  expect(JSON.stringify({ ...stored, number: '' })).not.toContain(code)
  behavior = 'fail'
  await afterPause()
  await send(seller, number)
  const lines = JSON.stringify(logged)
  expect(lines).toContain('text message not sent')
  for (const secret of [code, newestCode(), number.slice(1)]) expect(lines).not.toContain(secret)

  behavior = 'take'
  await afterPause()
  await confirm(seller, number)
  for (const url of [api.seller(seller.id), api.phone(phone._id)]) {
    const { body } = await as(app, null).get(url)
    expect(JSON.stringify(body)).not.toContain(number.slice(2))
  }
  const stranger = await buildSeller()
  expect(await stateOf(stranger)).toEqual({ confirmed: null, pending: null })
})

test('five wrong codes, or ten minutes, and a new code is needed', async () => {
  const seller = await buildSeller()
  await send(seller, newNumber())
  const code = newestCode()
  const wrong = code === '000000' ? '111111' : '000000'
  for (let tries = 0; tries < 5; tries += 1)
    expect((await enter(seller, wrong)).body).toMatchObject({ error: 'wrong_code' })
  expect((await enter(seller, code)).body).toMatchObject({ error: 'expired' })

  const other = await buildSeller()
  await send(other, newNumber())
  app.clock.advance(10 * MINUTE)
  expect((await enter(other, newestCode())).body).toMatchObject({ error: 'expired' })
  expect((await stateOf(other)).pending).toBeNull()
})

test('a code confirms the newest number and no other', async () => {
  const seller = await buildSeller()
  await send(seller, newNumber())
  const older = newestCode()
  await afterPause()
  const newer = newNumber()
  await send(seller, newer)
  if (older !== newestCode()) expect((await enter(seller, older)).status).toBe(422)
  expect((await enter(seller, newestCode())).body.confirmed.number).toBe(newer)
})

test.each([
  ['no number', 'call me'],
  ['a number of a landline', '+47 22 12 34 56'],
  ['a premium number', '+1 900 555 0143'],
  ['an extension', '+1 202 555 0143 ext. 5'],
  ['another country', '+44 7400 123456'],
  ['an island with the code of the United States', '+1 876 210 1234'],
])('%s is refused at its field, and nothing is sent', async (_, number) => {
  const { status, body } = await send(await buildSeller(), number)
  expect([status, Object.keys(body.fields)]).toEqual([422, ['number']])
  expect(received).toEqual([])
})

test.each(['fail', 'redirect'] as const)(
  'a hook that does %s is reported, called once, and its code does not work',
  async (what) => {
    behavior = what
    const seller = await buildSeller()
    const { status, body, headers } = await send(seller, newNumber())
    expect([status, body.message, headers.get('retry-after')]).toEqual([
      503,
      'We could not send the message. Try again in a minute.',
      '60',
    ])
    expect(received).toHaveLength(1)
    expect((await enter(seller, newestCode())).body.error).toBe('expired')
    expect((await stateOf(seller)).pending).toBeNull()
  },
)

test('a hook that does not respond times out, and an unreachable one is reported', async () => {
  const message = { to: '+12025550143', text: 'Hello' }
  behavior = 'hang'
  expect(await sendTextMessage(app.deps, message, 200)).toBe(false)
  const away = { ...app.deps, env: { ...app.deps.env, SMS_HOOK_URL: 'http://127.0.0.1:9/' } }
  expect(await sendTextMessage(away, message)).toBe(false)
})

test('while the hook is called, no row is locked', async () => {
  const seller = await buildSeller()
  behavior = 'hang'
  const answer = send(seller, newNumber())
  while (received.length === 0) await new Promise((resolve) => setTimeout(resolve, 10))
  // Would wait for a transaction that holds the row of the code.
  expect((await enter(seller, newestCode())).status).toBe(200)
  hook.closeAllConnections()
  expect((await answer).status).toBe(503)
  // The message arrived although the hook failed afterwards.
  expect((await stateOf(seller)).confirmed).not.toBeNull()
})

test('messages are limited per minute and day for an account, and per day for a number, a network and the shop', async () => {
  const seller = await buildSeller()
  expect((await send(seller, newNumber())).status).toBe(200)
  const soon = await send(seller, newNumber())
  expect([soon.status, Number(soon.headers.get('retry-after'))]).toEqual([429, expect.any(Number)])
  for (const expected of [200, 200, 200, 200, 429]) {
    await afterPause()
    const { status } = await send(seller, newNumber())
    expect(status).toBe(expected)
  }

  await app.deps.db.pool.query('delete from rate_limits')
  const number = newNumber()
  const toOne = []
  for (let times = 0; times < 4; times += 1)
    toOne.push((await send(await buildSeller(), number)).status)
  expect(toOne).toEqual([200, 200, 200, 429])

  await app.deps.db.pool.query('delete from rate_limits')
  const [fromOne, address] = [[] as number[], '2001:db8:1:2::']
  for (let times = 1; times <= 11; times += 1)
    fromOne.push((await send(await buildSeller(), newNumber(), `${address}${times}`)).status)
  expect(fromOne).toEqual([...Array(10).fill(200), 429])

  received.length = 0
  for (let times = 0; times < 2; times += 1)
    expect((await send(await buildSeller(), newNumber())).status).toBe(200)
  const tomorrow = await send(await buildSeller(), newNumber())
  expect([tomorrow.status, tomorrow.body.message]).toEqual([
    429,
    'We can’t send more codes today. Try again tomorrow.',
  ])
  expect(received).toHaveLength(2)

  // An operator who raises the limit does not have to restart the shop.
  const { settings } = app.deps
  onTestFinished(() => {
    app.deps.settings = settings
  })
  app.deps.settings = {
    ...settings,
    current: () => ({ ...settings.current(), smsDailyLimit: 100 }),
  }
  expect((await send(await buildSeller(), newNumber())).status).toBe(200)
})

test('a number that another account confirmed moves, and the answer is the same as for a free one', async () => {
  const [first, second] = [await buildSeller(), await buildSeller()]
  const number = await confirm(first)
  const free = await send(await buildSeller(), newNumber())
  const taken = await send(second, number)
  const shape = ({ status, body }: typeof taken) => [status, Object.keys(body.pending)]
  expect(shape(taken)).toEqual(shape(free))
  expect((await enter(second, newestCode())).status).toBe(200)
  expect([await isShown(first), await isShown(second)]).toEqual([false, true])
  const { body } = await as(app, first).get(api.mySecurityEvents())
  expect(body[0]).toMatchObject({
    kind: 'phone_number_removed',
    detail: 'Confirmed by another account',
  })
})

test('the number of a banned account counts for nobody else until the ban is lifted', async () => {
  const [banned, back] = [await buildSeller(), await buildSeller()]
  const admin = await buildUser(app, { role: 'admin' })
  const number = await confirm(banned)
  await as(app, admin).put(api.ban(banned.id))
  app.clock.advance(MINUTE)
  await confirm(back, number)
  expect((await stateOf(back)).confirmed.number).toBe(number)
  expect(await isShown(back)).toBe(false)
  await as(app, admin).delete(api.ban(banned.id))
  expect([await isShown(back), await isShown(banned)]).toEqual([true, false])
})

test('a removed number is gone from the page, the database and the state, and removing is repeatable', async () => {
  const seller = await buildSeller()
  const number = await confirm(seller)
  for (let times = 0; times < 2; times += 1) {
    const { status, body } = await as(app, seller).delete(api.phoneNumber())
    expect([status, body]).toEqual([200, { confirmed: null, pending: null }])
  }
  expect(await isShown(seller)).toBe(false)
  const { rows } = await app.deps.db.pool.query('select from phone_numbers where number = $1', [
    number,
  ])
  expect(rows).toEqual([])
})

test('a confirmed number is not sent another code, and only sellers get one', async () => {
  const seller = await buildSeller()
  const number = await confirm(seller)
  await afterPause()
  expect((await send(seller, number)).status).toBe(409)
  expect((await send(await buildUser(app), newNumber())).status).toBe(403)
  expect(received).toHaveLength(1)
})

test('the number is deleted with the account', async () => {
  const seller = await buildSeller()
  await confirm(seller)
  await afterPause()
  await send(seller, newNumber())
  const admin = await buildUser(app, { role: 'admin' })
  expect((await as(app, admin).delete(api.user(seller.id))).status).toBe(200)
  for (const table of ['phone_numbers', 'phone_number_confirmations']) {
    const { rows } = await app.deps.db.pool.query(`select from ${table} where user_id = $1`, [
      seller.id,
    ])
    expect(rows).toEqual([])
  }
})
