import { afterAll, beforeAll, expect, onTestFinished, test } from 'vitest'
import {
  as,
  buildListing,
  buildUser,
  type TestApp,
  type TestUser,
  testApp,
} from '../../../../test/app.ts'
import { createAccount } from '../index.ts'
import { openGoogle, readCookies } from '../methods/google.fixture.ts'

let app: TestApp
let admin: TestUser
let google: Awaited<ReturnType<typeof openGoogle>>
beforeAll(async () => {
  google = await openGoogle()
  app = await testApp({ env: google.settings })
  admin = await buildUser(app, { role: 'admin' })
})
afterAll(async () => {
  await app.close()
  await google.close()
})

type Person = { cookie: string }

async function publish(page: string, requiresConsent: boolean | undefined = false) {
  const { revision } = (await as(app, admin).get(`/api/content/${page}`)).body
  const text = { title: page, description: '', body: `Text ${revision}` }
  const publication = { ...text, revision, requiresConsent }
  const { body } = await as(app, admin).post(`/api/content/${page}/publish`, publication)
  return body.version as number
}

const consents = async (person: Person) =>
  (await as(app, person).get('/api/consents')).body.map(
    ({ page, version }: { page: string; version: number }) => `${page} ${version}`,
  )
const due = async (person: Person) =>
  (await as(app, person).get('/api/me')).body.user.consentsDue ?? []
const accept = (person: Person, versions: object[]) =>
  as(app, person).post('/api/consents', { versions })

let count = 0
async function signUp(role: 'Buyer' | 'Seller'): Promise<Person> {
  count += 1
  const account = { name: 'Ann', email: `consent${count}@example.org`, password: 'long enough one' }
  const { headers } = await as(app, null).post('/api/auth/sign-up/email', { ...account, role })
  return { cookie: readCookies(headers) }
}

async function signUpWithGoogle(): Promise<Person> {
  const start = await as(app, null).post('/api/auth/sign-in/social', { provider: 'google' })
  const person = { sub: 'g-consent', email: 'grace@example.org' }
  const { session } = await google.comeBack(app, start, readCookies(start.headers), person)
  return { cookie: session }
}

test('in a shop without terms nobody accepts any, and sellers accept the seller terms', async () => {
  expect(await consents(await signUp('Buyer'))).toEqual([])
  expect(await consents(await signUp('Seller'))).toEqual(['seller-terms 1'])
})

test('who signs up accepts what is published then, however they do it; an operator accepts nothing for others', async () => {
  const [terms, privacy] = [await publish('terms'), await publish('privacy')]
  const both = [`privacy ${privacy}`, `terms ${terms}`]
  expect(await consents(await signUp('Buyer'))).toEqual(both)
  expect(await consents(await signUpWithGoogle())).toEqual(both)
  expect((await consents(await signUp('Seller'))).sort()).toEqual([
    both[0],
    'seller-terms 1',
    both[1],
  ])
  const opened = { name: 'Ora', email: 'ora@example.org', password: 'long enough one' }
  const outcome = await createAccount(app.deps, app.auth, { ...opened, role: 'Buyer' })
  const { rows } = await app.deps.db.pool.query(
    'select sign_up_terms_version as version from users where id = $1',
    ['account' in outcome ? outcome.account.id : ''],
  )
  expect(rows).toEqual([{ version: null }])
})

test('the first terms and privacy policy have to be accepted by default, later versions and other pages do not', async () => {
  const shop = await testApp()
  onTestFinished(() => shop.close())
  const operator = await buildUser(shop, { role: 'admin' })
  const early = await buildUser(shop, { role: 'Seller' })
  async function publishByDefault(page: string) {
    const { revision } = (await as(shop, operator).get(`/api/content/${page}`)).body
    const text = { title: page, description: '', body: `Text ${revision}`, revision }
    await as(shop, operator).post(`/api/content/${page}/publish`, text)
    const { user } = (await as(shop, early).get('/api/me')).body
    return (user.consentsDue ?? []).map((version: { page: string }) => version.page)
  }
  expect(await publishByDefault('imprint')).toEqual([])
  expect(await publishByDefault('cookies')).toEqual([])
  expect(await publishByDefault('terms')).toEqual(['terms'])
  expect(await publishByDefault('privacy')).toEqual(['terms', 'privacy'])
  // Their default text was accepted with starting to sell.
  expect(await publishByDefault('seller-terms')).toEqual(['terms', 'privacy'])
  const versions = [
    { page: 'terms', version: 1 },
    { page: 'privacy', version: 1 },
  ]
  expect((await as(shop, early).post('/api/consents', { versions })).body).toEqual({ due: [] })
  expect(await publishByDefault('terms')).toEqual([])
})

test('a new version that has to be accepted stops trade until then, and nothing else', async () => {
  const seller = await buildUser(app, { role: 'Seller' })
  const phone = await buildListing(app, { seller })
  const buyer = await signUp('Buyer')
  const booked = await buildListing(app, { seller })
  const order = (await as(app, buyer).post('/api/advertise', { phoneId: booked._id })).body.order
  await publish('terms')
  expect(await due(buyer), 'not every change has to be accepted').toEqual([])
  const version = await publish('terms', true)
  expect(await due(buyer)).toEqual([{ page: 'terms', version }])
  expect(await due(admin)).toEqual([])
  // Browsers repeat the refused call, with its key, once the terms are accepted.
  const checkOut = () =>
    as(app, buyer).post(
      `/api/orders/${order._id}/checkout`,
      { paymentMethod: 'meet_up' },
      { 'idempotency-key': 'check-out' },
    )
  const refusals = [
    await as(app, buyer).post('/api/advertise', { phoneId: phone._id }),
    await as(app, buyer).post('/api/offers', { phoneId: phone._id, price: '10' }),
    await checkOut(),
    await as(app, seller).post('/api/phones', { brand: 'Nokia', name: 'Nokia 3310', price: '30' }),
    await as(app, seller).post(`/api/phones/${phone._id}/renew`),
  ]
  for (const { status, body } of refusals)
    expect([status, body.error]).toEqual([403, 'consent_required'])
  expect((await as(app, buyer).get(`/api/orders/${order._id}`)).status).toBe(200)
  expect((await as(app, seller).post(`/api/phones/${phone._id}/pause`)).status).toBe(200)
  expect((await accept(buyer, [{ page: 'terms', version }])).body).toEqual({ due: [] })
  expect((await accept(buyer, [{ page: 'terms', version }])).status).toBe(200)
  expect(await due(buyer)).toEqual([])
  expect(await consents(buyer)).toContain(`terms ${version}`)
  expect((await checkOut()).status).toBe(200)
  const { rows } = await app.deps.db.pool.query(
    `select count(*)::int as n from audit_log where action = 'terms_accepted'`,
  )
  expect(rows[0].n, 'accepting twice is recorded once').toBe(1)
})

test('a version that is no longer the published one is refused, and the newer one is due', async () => {
  const buyer = await signUp('Buyer')
  const old = await publish('privacy', true)
  const version = await publish('privacy')
  const refused = await accept(buyer, [{ page: 'privacy', version: old }])
  expect([refused.status, refused.body.error]).toEqual([409, 'other_version'])
  expect(await due(buyer)).toEqual([{ page: 'privacy', version }])
  expect((await accept(buyer, [{ page: 'privacy', version }])).status).toBe(200)
})

test('new seller terms are for sellers, and who starts to sell accepts the present version', async () => {
  const seller = await signUp('Seller')
  const version = await publish('seller-terms', true)
  const buyer = await signUp('Buyer')
  expect(await due(buyer)).toEqual([])
  expect(await due(seller)).toEqual([{ page: 'seller-terms', version }])
  const stale = await as(app, buyer).post('/api/start-selling', { termsVersion: 1 })
  expect([stale.status, stale.body.error]).toEqual([409, 'other_terms'])
  const start = await as(app, buyer).post('/api/start-selling', { termsVersion: version })
  expect(start.status).toBe(200)
  expect(await due(buyer)).toEqual([])
  await accept(seller, [{ page: 'seller-terms', version }])
  expect(await due(seller)).toEqual([])
  expect(await consents(seller)).toContain(`seller-terms ${version}`)
  expect(await consents(await signUp('Seller'))).toContain(`seller-terms ${version}`)
})

test.each([
  [[], 'versions'],
  [[{ page: 'imprint', version: 1 }], 'versions.0.page'],
  [[{ page: 'terms', version: 0 }], 'versions.0.version'],
])('wrong versions are refused at their field: %j', async (versions, field) => {
  const { status, body } = await accept(admin, versions)
  expect([status, Object.keys(body.fields)]).toEqual([422, [field]])
})
