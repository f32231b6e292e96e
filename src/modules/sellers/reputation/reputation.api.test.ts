import { afterAll, beforeAll, expect, test } from 'vitest'
import { as, buildUser, type TestApp, type TestUser, testApp } from '../../../../test/app.ts'
import { rawPublicKey, type SignedStatement, signStatement } from '../../../platform/signature.ts'
import { DAY } from '../../../shared/time.ts'
import { listWithImei, newImei, sell } from '../../verification/passport/passport.fixture.ts'

/** A shop that the tests sign for themselves, and one that runs. */
const ELSEWHERE = 'https://phones.example'
const MARKET = 'http://market.example'
const SECRET_ELSEWHERE = 'the secret of the other shop, which is long enough'

let here: TestApp
let elsewhere: TestApp
let admin: TestUser
beforeAll(async () => {
  here = await testApp()
  elsewhere = await testApp({ origin: MARKET })
  admin = await buildUser(here, { role: 'admin' })
  await trust(ELSEWHERE, rawPublicKey(SECRET_ELSEWHERE))
  await trust(MARKET, rawPublicKey(elsewhere.deps.secret))
})
afterAll(async () => {
  await here.close()
  await elsewhere.close()
})

const newSeller = () => buildUser(here, { role: 'Seller' })
const trust = (origin: string, publicKey: string) =>
  as(here, admin).post('/api/trusted-shops', { origin, publicKey })
const codeFor = async (seller: TestUser): Promise<string> =>
  (await as(here, seller).post('/api/reputation-codes')).body.code
const importIt = (seller: TestUser, signed: object) =>
  as(here, seller).post('/api/imported-reputations', signed)
const shownOn = async (seller: TestUser) =>
  (await as(here, null).get(`/api/sellers/${seller.id}`)).body

/** A statement as the other shop signs it. */
const statement = (code: string, more: object = {}, secret = SECRET_ELSEWHERE): SignedStatement =>
  signStatement(secret, {
    type: 'redial-reputation',
    version: 1,
    issuer: ELSEWHERE,
    issuedAt: here.clock.now().toISOString(),
    expiresAt: new Date(here.clock.now().getTime() + 180 * DAY).toISOString(),
    subject: crypto.randomUUID(),
    memberSince: '2024-05',
    sales: 41,
    ratings: 30,
    average: 4.8,
    code,
    nonce: crypto.randomUUID(),
    ...more,
  })

test('a seller imports sales and ratings from another shop, which are shown separately', async () => {
  const there = await buildUser(elsewhere, { role: 'Seller', name: 'Sally There' })
  const buyer = await buildUser(elsewhere)
  const phone = await listWithImei(elsewhere, there, newImei())
  const orderId = await sell(elsewhere, { seller: there, buyer, phoneId: phone._id })
  await as(elsewhere, buyer).put(`/api/orders/${orderId}/ratings`, { stars: 5, text: '' })
  const seller = await newSeller()
  const code = await codeFor(seller)
  const { status, body: signed } = await as(elsewhere, there).post('/api/reputation-statements', {
    code,
  })
  expect(status).toBe(200)
  const statement = JSON.parse(signed.statement)
  expect(statement).toMatchObject({ issuer: MARKET, subject: there.id, code })
  for (const secret of [there.name, there.email, buyer.name, buyer.email, seller.email])
    expect(signed.statement).not.toContain(secret)
  expect((await importIt(seller, signed)).status).toBe(201)
  const profile = await shownOn(seller)
  expect(profile).toMatchObject({
    sales: 0,
    level: 'new',
    elsewhere: [{ origin: MARKET, sales: statement.sales, ratings: statement.ratings }],
  })
  const ratings = await as(here, null).get(`/api/people/${seller.id}/ratings`)
  expect(ratings.body.count).toBe(0)
})

test.each([
  ['another code', { code: 'RD-0000-0000-0000-0000-0000' }, 'wrong_code'],
  ['an end in the past', { expiresAt: '2020-01-01T00:00:00Z' }, 'expired'],
  ['a beginning in the future', { issuedAt: '2099-01-01T00:00:00Z' }, 'expired'],
  ['a shop that is not trusted', { issuer: 'https://other.example' }, 'unknown_shop'],
  ['this shop itself', { issuer: 'http://localhost:3000' }, 'own_shop'],
  ['another type', { type: 'redial-passport' }, 'not_a_statement'],
  ['impossible figures', { sales: -1 }, 'not_a_statement'],
  ['an average without ratings', { ratings: 0 }, 'not_a_statement'],
])('a statement with %s is refused, and the code stays valid', async (_, more, error) => {
  const seller = await newSeller()
  const code = await codeFor(seller)
  const answer = await importIt(seller, statement(code, more))
  expect([answer.status, answer.body.error]).toEqual([422, error])
  expect((await shownOn(seller)).elsewhere).toEqual([])
  expect((await importIt(seller, statement(code))).status).toBe(201)
})

test('a changed statement and another key are refused', async () => {
  const seller = await newSeller()
  const code = await codeFor(seller)
  const signed = statement(code)
  const better = { ...signed, statement: signed.statement.replace('"sales":41', '"sales":99') }
  expect((await importIt(seller, better)).body.error).toBe('wrong_signature')
  // Its own key is in the file, but the one that counts is the admin's.
  const forged = statement(code, {}, 'another secret')
  expect((await importIt(seller, forged)).body.error).toBe('wrong_signature')
})

test('a code works once, for its account, and for a day', async () => {
  const [seller, other] = [await newSeller(), await newSeller()]
  const signed = statement(await codeFor(seller))
  expect((await importIt(other, signed)).body.error).toBe('wrong_code')
  expect((await importIt(seller, signed)).status).toBe(201)
  expect((await importIt(seller, signed)).body.error).toBe('wrong_code')
  const late = await codeFor(seller)
  here.clock.advance(DAY + 1_000)
  expect((await importIt(seller, statement(late))).body.error).toBe('wrong_code')
})

test('an account of the other shop is shown by one person only', async () => {
  const [seller, other] = [await newSeller(), await newSeller()]
  const subject = crypto.randomUUID()
  expect((await importIt(seller, statement(await codeFor(seller), { subject }))).status).toBe(201)
  const again = await importIt(other, statement(await codeFor(other), { subject }))
  expect([again.status, again.body.error]).toEqual([409, 'used_by_another'])
  // A newer statement replaces the older one.
  const newer = statement(await codeFor(seller), { subject, sales: 50 })
  expect((await importIt(seller, newer)).status).toBe(201)
  expect((await shownOn(seller)).elsewhere).toMatchObject([{ sales: 50 }])
})

test('it is removed by its seller, by its end, and with the trust in the shop', async () => {
  const [seller, other] = [await newSeller(), await newSeller()]
  await importIt(seller, statement(await codeFor(seller)))
  const { body } = await as(here, seller).get('/api/my-reputation')
  const path = `/api/imported-reputations/${body.imported[0]._id}`
  expect((await as(here, other).delete(path)).status).toBe(404)
  expect((await as(here, seller).delete(path)).status).toBe(200)
  expect((await shownOn(seller)).elsewhere).toEqual([])

  await importIt(seller, statement(await codeFor(seller)))
  await importIt(other, statement(await codeFor(other)))
  expect((await shownOn(other)).elsewhere).toHaveLength(1)
  const { body: trusted } = await as(here, admin).get('/api/trusted-shops')
  const shop = trusted.shops.find(({ origin }: { origin: string }) => origin === ELSEWHERE)
  await as(here, admin).delete(`/api/trusted-shops/${shop._id}`)
  expect((await shownOn(other)).elsewhere).toEqual([])
  await trust(ELSEWHERE, rawPublicKey(SECRET_ELSEWHERE))
  await importIt(other, statement(await codeFor(other)))
  here.clock.advance(181 * DAY)
  expect((await shownOn(other)).elsewhere).toEqual([])
})

test('a shop is trusted by a plain address and a real key, once', async () => {
  const key = rawPublicKey('some secret')
  const fields = async (origin: string, publicKey: string) =>
    (await trust(origin, publicKey)).body.fields
  expect(await fields('not an address', key)).toHaveProperty('origin')
  expect(await fields('ftp://x.example', key)).toHaveProperty('origin')
  expect(await fields('https://x.example', 'AAAA')).toHaveProperty('publicKey')
  expect(await fields('http://localhost:3000', key)).toHaveProperty('origin')
  expect((await trust('https://x.example/path?q', key)).status).toBe(201)
  expect((await trust('https://x.example', key)).status).toBe(409)
})
