import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import {
  as,
  buildListing,
  buildUser,
  type TestApp,
  type TestUser,
  testApp,
} from '../../../../test/app.ts'
import { inTransaction, newId } from '../../../platform/db/index.ts'
import { passesLuhn } from '../../../shared/listings/imei.ts'
import { DAY } from '../../../shared/time.ts'
import { listingReader } from '../../listings/index.ts'
import { bindImeiToListing, deleteOldImeiChecks } from './check-imei.ts'

let made = 123_000
let app: TestApp
let seller: TestUser
let admin: TestUser
const folder = mkdtempSync(path.join(tmpdir(), 'redial-imei-'))
const file = path.join(folder, 'blacklist.csv')
const STOLEN = numberOfIphone7()
const IPHONE_7 = { brand: 'Iphone', name: 'iPhone 7' }
const GALAXY = { brand: 'Samsung', name: 'Galaxy S21' }

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

function numberOfIphone7() {
  made += 1
  const body = `35531608${made}`
  return body + [...'0123456789'].find((digit) => passesLuhn(body + digit))
}

const check = (imei: string, about: object, user: TestUser, called: object = IPHONE_7) =>
  as(app, user).post('/api/imei-checks', { imei, ...called, ...about })
const checkPhone = (imei: string, { _id: phoneId }: { _id: string }, user = seller) =>
  check(imei, { phoneId }, user)
const newPhone = (user = seller) => buildListing(app, { seller: user, ...IPHONE_7 })
const newSeller = () => buildUser(app, { role: 'Seller' })
const shown = (phone: { _id: string }, viewer: TestUser | null = null) =>
  as(app, viewer).get(`/api/imei-checks/${phone._id}`)

async function alarmsOf(user: TestUser) {
  const { body } = await as(app, admin).get('/api/imei-alarms')
  return body.filter((one: { sellerEmail: string }) => one.sellerEmail === user.email)
}

test('a listing is confirmed for its own model, whatever the request claims', async () => {
  const galaxy = await buildListing(app, { seller, ...GALAXY })
  const { body } = await checkPhone(numberOfIphone7(), galaxy)
  expect(body.tac).toBe('other')
  // It is not for sale, and moderators see why.
  expect((await shown(galaxy)).status).toBe(404)
  expect((await shown(galaxy, admin)).body.tac).toBe('other')
  const iphone = await newPhone()
  const answer = await check(numberOfIphone7(), { phoneId: iphone._id }, seller, GALAXY)
  expect(answer.body.tac).toBe('confirmed')
})

test.each([
  [IPHONE_7, GALAXY, 'confirmed', 'other'],
  [GALAXY, IPHONE_7, 'other', 'confirmed'],
])(
  'a draft checked as %j and listed as %j counts as listed',
  async (checked, listed, one, other) => {
    const draftId = newId()
    expect((await check(numberOfIphone7(), { draftId }, seller, checked)).body.tac).toBe(one)
    const phone = await buildListing(app, { seller, ...listed })
    const ids = { sellerId: seller.id, draftId, listingId: phone._id }
    await inTransaction(app.deps.db, (tx) => bindImeiToListing(tx, listingReader, ids))
    expect((await shown(phone)).body.tac).toBe(other)
  },
)

test('changing the model of a listing removes the confirmation', async () => {
  const phone = await newPhone()
  expect((await checkPhone(numberOfIphone7(), phone)).body.tac).toBe('confirmed')
  const edited = await as(app, seller).put(`/api/phones/${phone._id}`, { ...GALAXY, price: '99' })
  expect([edited.status, edited.body.name]).toEqual([200, GALAXY.name])
  expect((await shown(phone, admin)).body.tac).toBe('other')
})

test.each(['live', 'pending_review', 'paused'])(
  'checking a phone that is %s claims its number',
  async (state) => {
    const imei = numberOfIphone7()
    const [mine, user] = [await newPhone(), await newSeller()]
    const theirs = await newPhone(user)
    await app.deps.db.pool.query('update listings set state = $2 where id = $1', [mine._id, state])
    expect((await checkPhone(imei, mine)).status).toBe(200)

    const { status, body } = await checkPhone(imei, theirs, user)
    expect([status, body.error]).toEqual([409, 'listed_already'])
    expect(JSON.stringify(body)).not.toMatch(new RegExp(`${mine._id}|${seller.name}`))
    expect((await shown(theirs)).status).toBe(404)
    expect(await alarmsOf(user)).toMatchObject([{ kind: 'listed_twice', phone: { _id: mine._id } }])
    expect((await check(imei, { draftId: newId() }, user)).status).toBe(409)

    const again = await newPhone()
    expect((await checkPhone(imei, again)).body.error).toBe('own_phone_listed')
    expect((await shown(again)).status).toBe(404)
    expect(await alarmsOf(seller)).toEqual([])
  },
)

test('of six listings checked for one number at once, one gets it', async () => {
  const imei = numberOfIphone7()
  const sellers = await Promise.all(Array.from({ length: 6 }, newSeller))
  const phones = await Promise.all(sellers.map(newPhone))
  const answers = await Promise.all(
    sellers.map((one, index) => checkPhone(imei, phones[index]!, one)),
  )
  expect(answers.map(({ status }) => status).sort()).toEqual([200, 409, 409, 409, 409, 409])
  const pages = await Promise.all(phones.map((one) => shown(one)))
  expect(pages.filter(({ status }) => status === 200).length).toBe(1)
})

test('checking a listing with another number releases the first', async () => {
  const [first, second] = [numberOfIphone7(), numberOfIphone7()]
  const [mine, user] = [await newPhone(), await newSeller()]
  await checkPhone(first, mine)
  expect((await checkPhone(first, mine)).status).toBe(200)
  expect((await checkPhone(second, mine)).status).toBe(200)
  const theirs = await newPhone(user)
  expect((await checkPhone(second, theirs, user)).status).toBe(409)
  expect((await checkPhone(first, theirs, user)).status).toBe(200)
})

test('checking a phone that is not for sale claims nothing', async () => {
  const imei = numberOfIphone7()
  const [mine, user] = [await newPhone(), await newSeller()]
  await app.deps.db.pool.query(`update listings set state = 'expired' where id = $1`, [mine._id])
  expect((await checkPhone(imei, mine)).status).toBe(200)
  expect((await checkPhone(imei, await newPhone(user), user)).status).toBe(200)
})

test('an alarm names who checked a blacklisted phone, once, and then its listing', async () => {
  const user = await newSeller()
  for (let time = 0; time < 2; time += 1) {
    const { body } = await check(STOLEN, { draftId: newId() }, user)
    expect(body.blacklist).toBe('listed')
  }
  expect(await alarmsOf(user)).toMatchObject([{ kind: 'blacklisted', phone: null }])
  const phone = await newPhone(user)
  expect((await checkPhone(STOLEN, phone, user)).body.blacklist).toBe('listed')
  expect(await alarmsOf(user)).toMatchObject([{ kind: 'blacklisted', phone: { _id: phone._id } }])
})

test('a check of an unlisted draft is deleted after 30 days', async () => {
  const user = await newSeller()
  const phone = await newPhone(user)
  await checkPhone(numberOfIphone7(), phone, user)
  await check(numberOfIphone7(), { draftId: newId() }, user)
  const left = async () => {
    await deleteOldImeiChecks(app.deps)
    const { rows } = await app.deps.db.pool.query(
      'select listing_id from imei_checks where seller_id = $1 order by id',
      [user.id],
    )
    return rows.map((row) => row.listing_id)
  }
  app.clock.advance(30 * DAY)
  expect(await left()).toEqual([phone._id, null])
  app.clock.advance(1)
  expect(await left()).toEqual([phone._id])
  expect(await deleteOldImeiChecks(app.deps)).toBe(0)
})
