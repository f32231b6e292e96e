import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { pino } from 'pino'
import { afterAll, beforeAll, expect, test } from 'vitest'
import {
  as,
  buildListing,
  buildUser,
  type TestApp,
  type TestUser,
  testApp,
} from '../../../../test/app.ts'
import { createApp } from '../../../app.ts'
import { inTransaction, newId } from '../../../platform/db/index.ts'
import { passesLuhn } from '../../../shared/listings/imei.ts'
import { listingReader } from '../../listings/index.ts'
import { bindImeiToListing, claimImei } from './check-imei.ts'

let made = 987_000
let app: TestApp
let seller: TestUser
let admin: TestUser
const folder = mkdtempSync(path.join(tmpdir(), 'redial-imei-'))
const file = path.join(folder, 'blacklist.csv')
const STOLEN = numberOf('35531608')

beforeAll(async () => {
  writeFileSync(file, `imei\n${STOLEN}\n`)
  app = await testApp({ env: { IMEI_BLACKLIST_FILE: file } })
  seller = await buildUser(app, { role: 'Seller' })
  admin = await buildUser(app, { role: 'admin' })
})
afterAll(async () => {
  await app.close()
  rmSync(folder, { recursive: true })
})

/** An unused IMEI with the given type allocation code. */
function numberOf(tac: string) {
  made += 1
  const body = `${tac}${made}`
  const last = [...'0123456789'].find((digit) => passesLuhn(body + digit))
  return body + last
}

const IPHONE_7 = { brand: 'Iphone', name: 'iPhone 7' }
const check = (imei: string, more: object = {}, user: TestUser | null = seller) =>
  as(app, user).post('/api/imei-checks', { imei, ...IPHONE_7, draftId: newId(), ...more })

/** Lists a phone and publishes it with its IMEI, as the form does. */
async function publish(imei: string, user: TestUser) {
  const draftId = newId()
  const answer = await check(imei, { draftId }, user)
  const phone = await buildListing(app, { seller: user, ...IPHONE_7 })
  const now = app.clock.now()
  const ids = { sellerId: user.id, listingId: phone._id }
  const refused = await inTransaction(app.deps.db, async (tx) => {
    await bindImeiToListing(tx, listingReader, { ...ids, draftId })
    return claimImei(tx, ids, now)
  })
  return { phone, answer, refused }
}

test.each([
  ['35531608', IPHONE_7, 'confirmed', 'Apple iPhone 7 A1778 TD-LTE 32GB'],
  ['35531608', { brand: 'Apple', name: 'Apple iPhone 7, 32 GB, black' }, 'confirmed', /iPhone 7/],
  ['35531608', { brand: 'Iphone', name: 'iPhone 7 Plus' }, 'other', /iPhone 7/],
  ['35531608', { brand: 'Samsung', name: 'Galaxy S21' }, 'other', /iPhone 7/],
  ['86751306', { brand: 'Xiaomi', name: 'Redmi 9A' }, 'confirmed', 'Xiaomi Redmi 9A'],
  ['86458702', { brand: 'OnePlus', name: 'OnePlus One' }, 'confirmed', 'OnePlus A0001'],
  ['49003200', { brand: 'Other', name: 'Ascom SE932' }, 'unknown', 'Ascom SE932 M Carat'],
  ['99999999', IPHONE_7, 'unknown', null],
])('the TAC %s for %j is %s', async (tac, called, verdict, name) => {
  const { status, body } = await check(numberOf(tac), called)
  const tacName = name instanceof RegExp ? expect.stringMatching(name) : name
  expect([status, body]).toMatchObject([200, { tac: verdict, tacName, blacklist: 'clean' }])
})

test('422: a mistyped number is refused at its field', async () => {
  const { status, body } = await check('490154203237519')
  expect([status, body.fields.imei]).toEqual([422, expect.stringContaining('last digit')])
  expect((await check('1', { draftId: undefined })).body.fields).toEqual({
    draftId: 'Send draftId or phoneId',
  })
})

test('a number is taken out of what was pasted; two or an incomplete one are asked back', async () => {
  const imei = numberOf('35531608')
  const other = numberOf('86751306')
  const pasted = `IMEI1: \u202d${imei.slice(0, 8)}\u2011${imei.slice(8)}/01\u202c`
  expect((await check(pasted)).body).toMatchObject({ last4: imei.slice(-4) })
  for (const text of [`IMEI1: ${imei} IMEI2: ${other}`, imei.slice(0, 14)]) {
    const { status, body } = await check(text)
    expect([status, body.fields.imei]).toEqual([422, expect.stringContaining(imei)])
  }
})

test('a number without a name returns the model, without confirming it', async () => {
  const imei = numberOf('35531608')
  const { status, body } = await check(imei, { brand: undefined, name: undefined })
  expect([status, body.tac]).toEqual([200, 'unknown'])
  expect(body.tacName).toMatch(/iPhone 7/)
})

test('401, 403 and 404: only sellers can check their own phones', async () => {
  const imei = numberOf('35531608')
  expect((await check(imei, {}, null)).status).toBe(401)
  expect((await check(imei, {}, await buildUser(app))).status).toBe(403)
  const theirs = await buildListing(app)
  for (const phoneId of [theirs._id, newId(), 'nonsense'])
    expect((await check(imei, { draftId: undefined, phoneId })).status).toBe(404)
})

test('the result and its date are public, without any digit', async () => {
  const imei = numberOf('35531608')
  const { phone } = await publish(imei, seller)
  const { body } = await as(app, null).get(`/api/imei-checks/${phone._id}`)
  expect(body).toEqual({
    phoneId: phone._id,
    tac: 'confirmed',
    tacName: 'Apple iPhone 7 A1778 TD-LTE 32GB',
    blacklist: 'clean',
    checkedAt: app.clock.now().toISOString(),
  })
})

test('409: a second seller of the same phone is refused without details; moderators see both', async () => {
  const imei = numberOf('35531608')
  const { phone } = await publish(imei, seller)
  const second = await buildUser(app, { role: 'Seller' })
  for (let time = 0; time < 2; time += 1) {
    const { status, body } = await check(imei, {}, second)
    expect([status, body.error]).toEqual([409, 'listed_already'])
    expect(JSON.stringify(body)).not.toMatch(new RegExp(`${phone._id}|${seller.name}`))
  }
  const alarms = (await as(app, admin).get('/api/imei-alarms')).body
  const about = alarms.filter((one: { sellerEmail: string }) => one.sellerEmail === second.email)
  expect(about).toEqual([
    {
      _id: expect.any(String),
      kind: 'listed_twice',
      last4: imei.slice(-4),
      seller: second.name,
      sellerId: second.id,
      sellerEmail: second.email,
      phone: {
        _id: phone._id,
        name: phone.name,
        img: phone.img,
        seller: seller.name,
        sellerId: seller.id,
        state: 'live',
      },
      raisedAt: expect.any(String),
      closedAt: null,
      note: null,
    },
  ])
  // Listing one's own phone twice is an honest mistake, so no moderator is alerted.
  expect((await check(imei)).body.error).toBe('own_phone_listed')
  expect((await as(app, admin).get('/api/imei-alarms')).body.length).toBe(alarms.length)
})

test('of ten sellers publishing one phone, one succeeds', async () => {
  const imei = numberOf('35531608')
  const sellers = await Promise.all(
    Array.from({ length: 10 }, () => buildUser(app, { role: 'Seller' })),
  )
  const results = await Promise.all(sellers.map((one) => publish(imei, one)))
  expect(results.filter(({ answer, refused }) => answer.status === 200 && !refused).length).toBe(1)
  const { rows } = await app.deps.db.pool.query(
    'select count(*) as n from imei_claims where held and listing_id = any($1)',
    [results.map(({ phone }) => phone._id)],
  )
  expect(rows[0].n).toBe(1)
})

test.each(['sold', 'expired', 'withdrawn', 'removed', 'rejected'])(
  'a phone whose listing is %s can be listed by another seller',
  async (state) => {
    const imei = numberOf('35531608')
    const { phone } = await publish(imei, seller)
    const { pool } = app.deps.db
    await pool.query('update listings set state = $2 where id = $1', [phone._id, state])
    const second = await publish(imei, await buildUser(app, { role: 'Seller' }))
    expect([second.answer.status, second.refused]).toEqual([200, undefined])
    const again = { listingId: phone._id, sellerId: seller.id }
    const refused = await inTransaction(app.deps.db, (tx) => claimImei(tx, again, app.clock.now()))
    expect(refused).toEqual({ refused: 'listed_already' })
  },
)

test('a paused or booked phone keeps its claim', async () => {
  const imei = numberOf('35531608')
  const { phone } = await publish(imei, seller)
  for (const state of ['paused', 'reserved', 'live']) {
    await app.deps.db.pool.query('update listings set state = $2 where id = $1', [phone._id, state])
    expect((await check(imei, {}, await buildUser(app, { role: 'Seller' }))).status).toBe(409)
  }
})

test('a blacklisted phone is reported, cannot be published, and raises an alarm', async () => {
  const { answer, refused, phone } = await publish(STOLEN, seller)
  expect(answer.body).toMatchObject({ blacklist: 'listed', tac: 'confirmed' })
  expect(refused).toEqual({ refused: 'blacklisted' })
  const alarms = (await as(app, admin).get('/api/imei-alarms')).body
  expect(alarms).toContainEqual(
    expect.objectContaining({
      kind: 'blacklisted',
      sellerEmail: seller.email,
      phone: expect.objectContaining({ _id: phone._id }),
    }),
  )
})

test('a listing without a check claims nothing', async () => {
  const phone = await buildListing(app, { seller })
  const ids = { listingId: phone._id, sellerId: seller.id }
  expect(
    await inTransaction(app.deps.db, (tx) => claimImei(tx, ids, app.clock.now())),
  ).toBeUndefined()
  expect((await as(app, null).get(`/api/imei-checks/${phone._id}`)).status).toBe(404)
})

test('the number is in no table and no log line', async () => {
  const lines: string[] = []
  const log = pino({ level: 'trace' }, { write: (line: string) => void lines.push(line) })
  const loud = { ...app, app: createApp({ ...app.deps, log }).app }
  const imei = numberOf('35531608')
  const body = { imei, ...IPHONE_7, draftId: newId() }
  expect((await as(loud, seller).post('/api/imei-checks', body)).status).toBe(200)
  expect((await as(loud, seller).post('/api/imei-checks', { ...body, name: 7 })).status).toBe(422)
  const { pool } = app.deps.db
  const tables = await pool.query(
    `select table_name as name from information_schema.tables
     where table_schema = 'public' and table_type = 'BASE TABLE'`,
  )
  for (const { name } of tables.rows) {
    const { rows } = await pool.query(`select count(*) as n from ${name} t where t::text like $1`, [
      `%${imei.slice(7, 14)}%`,
    ])
    expect([name, rows[0].n]).toEqual([name, 0])
  }
  expect(lines.join('\n')).not.toContain(imei.slice(4, 14))
})

test('429: IMEI checks are limited', async () => {
  const eager = await buildUser(app, { role: 'Seller' })
  const statuses: number[] = []
  while (statuses.length < 31) statuses.push((await check('1', {}, eager)).status)
  expect([statuses.at(29), statuses.at(30)]).toEqual([422, 429])
})
