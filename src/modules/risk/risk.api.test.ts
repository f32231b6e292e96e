import { afterAll, beforeAll, expect, test } from 'vitest'
import { as, buildUser, type TestApp, type TestUser, testApp } from '../../../test/app.ts'
import { TEST_PASSWORD } from '../../../test/build/user.ts'
import { api } from '../../contract/urls.ts'
import { newId } from '../../platform/db/index.ts'
import { passesLuhn } from '../../shared/listings/imei.ts'
import { DAY } from '../../shared/time.ts'
import { sendQuestion, write } from '../messaging/messaging.fixture.ts'
import { buildPhoto } from '../verification/possession/possession.fixture.ts'
import { deleteOldAssessments, deleteOldNetworks } from './assessments.ts'
import { evaluateRisk } from './rules.ts'

let app: TestApp
let admin: TestUser
beforeAll(async () => {
  app = await testApp({ env: { TRUST_PROXY: '1' } })
  admin = await buildUser(app, { role: 'admin' })
})
afterAll(() => app.close())

const query = (text: string, values: unknown[] = []) => app.deps.db.pool.query(text, values)
const cheap = { brand: 'Apple', name: 'iPhone 11', price: '150' }
const dear = { brand: 'Apple', name: 'iPhone 15 Pro', price: '1600' }

/** A seller who signed up long ago and has not sold anything. */
async function oldSeller() {
  const seller = await buildUser(app, { role: 'Seller' })
  await query(`update users set created_at = created_at - interval '1 year' where id = $1`, [
    seller.id,
  ])
  return seller
}
const listAs = (by: TestUser, form: object = cheap) => as(app, by).post(api.phones(), form)
const stateOf = async (id: string) => (await as(app, admin).get(api.phone(id))).body.state
const reviewOf = async (id: string) =>
  (await as(app, admin).get(api.reviews())).body.find(
    (review: { phone: { _id: string } }) => review.phone._id === id,
  )
const approve = async (id: string) =>
  as(app, admin).post(api.review((await reviewOf(id))._id), { decision: 'approved' })
const casesOf = async (userId: string) =>
  (await as(app, admin).get(api.riskCases())).body.accounts.filter(
    (one: { userId: string }) => one.userId === userId,
  )

async function ban(user: TestUser) {
  await as(app, admin).put(api.ban(user.id))
}
async function setInstructions(user: TestUser, text: string) {
  await query(
    `insert into payment_instructions (user_id, name, text, updated_at) values ($1, 'Bank', $2, now())`,
    [user.id, text],
  )
}

let made = 700_000
function imeiOf(tac: string) {
  made += 1
  const body = `${tac}${made}`
  return body + [...'0123456789'].find((digit) => passesLuhn(body + digit))
}
const IPHONE_7 = '35531608'

test('a risky listing waits, moderators see score and reasons, the seller neither', async () => {
  const seller = await buildUser(app, { role: 'Seller' })
  const listed = (await listAs(seller, dear)).body
  expect(listed.state).toBe('pending_review')
  expect(listed.notice).toContain('A moderator looks at yours')
  expect(listed.notice).not.toMatch(/price|week|expensive|score|\$/)
  const own = (await as(app, seller).get(api.phoneReview(listed._id))).body
  expect(JSON.stringify(own)).not.toContain('risk')

  const { risk } = await reviewOf(listed._id)
  expect(risk.score).toBeGreaterThanOrEqual(50)
  expect(risk.actions).toEqual(['review', 'require_possession'])
  expect(risk.reasons).toContain(
    'A phone for about $700 or more from an account of 7 days at most, with no sale',
  )
  const { rows } = await query(
    'select facts, score, actions from risk_assessments where listing_id = $1',
    [listed._id],
  )
  // The stored facts give the same result again.
  expect(evaluateRisk(rows[0].facts)).toMatchObject({ score: rows[0].score, actions: risk.actions })
  expect((await approve(listed._id)).status).toBe(200)
  expect(await stateOf(listed._id)).toBe('live')
})

async function sendPossessionPhoto(seller: TestUser, phoneId: string) {
  const { body: code } = await as(app, seller).post('/api/possession-codes', { phoneId })
  const photo = await buildPhoto(code.payload, { size: 300, width: 1_000, height: 900 })
  const form = new FormData()
  form.append('image', new Blob([new Uint8Array(photo)], { type: 'image/jpeg' }), 'photo.jpg')
  return as(app, seller).upload(`/api/possession-photos?phoneId=${phoneId}`, form)
}

test('a listing that waits for a photo with a code goes up for sale automatically when it arrives', async () => {
  const seller = await oldSeller()
  const listed = (await listAs(seller, dear)).body
  expect(listed.state).toBe('pending_review')
  expect(listed.notice).toContain('Take a photo of the phone with a one-time code')
  const { review } = (await as(app, seller).get(api.phoneReview(listed._id))).body
  expect(review.requirements).toEqual(['possession'])
  expect((await sendPossessionPhoto(seller, listed._id)).status).toBe(200)
  expect(await stateOf(listed._id)).toBe('live')
  expect(await reviewOf(listed._id)).toBeUndefined()
})

test('a listing that also waits for a moderator stays waiting when the photo arrives', async () => {
  const seller = await buildUser(app, { role: 'Seller' })
  const listed = (await listAs(seller, dear)).body
  await sendPossessionPhoto(seller, listed._id)
  expect(await stateOf(listed._id)).toBe('pending_review')
  expect((await reviewOf(listed._id)).requirements).toEqual([])
})

test('a listing with the IMEI of another model waits for the right one, and then goes up for sale', async () => {
  const seller = await oldSeller()
  const draftId = newId()
  const phone = { brand: 'Samsung', name: 'Galaxy S21', price: '200' }
  await as(app, seller).put(`/api/drafts/${draftId}`, { version: 0, values: phone })
  const imei = imeiOf(IPHONE_7)
  await as(app, seller).post('/api/imei-checks', { imei, ...phone, price: undefined, draftId })
  const listed = (await listAs(seller, { ...phone, draftId })).body
  expect([listed.state, listed.notice]).toEqual([
    'pending_review',
    expect.stringContaining('Check the IMEI'),
  ])
  await as(app, seller).post('/api/imei-checks', { imei: imeiOf(IPHONE_7), phoneId: listed._id })
  expect(await stateOf(listed._id)).toBe('pending_review')
  // A code that nobody knows contradicts nothing.
  await as(app, seller).post('/api/imei-checks', { imei: imeiOf('99999999'), phoneId: listed._id })
  expect(await stateOf(listed._id)).toBe('live')

  // For sale, the number is exchanged for that of another phone again.
  await as(app, seller).post('/api/imei-checks', { imei: imeiOf(IPHONE_7), phoneId: listed._id })
  expect(await stateOf(listed._id)).toBe('pending_review')
  expect((await as(app, null).get(api.phone(listed._id))).status).toBe(404)
})

test('a listing is assessed again when its price changes; an overrule stays, and is audited', async () => {
  const seller = await buildUser(app, { role: 'Seller' })
  const listed = (await listAs(seller)).body
  expect(listed.state).toBe('live')
  const edit = async (form: object) => (await as(app, seller).put(api.phone(listed._id), form)).body
  const edited = await edit({ ...cheap, price: '1600' })
  expect([edited.state, edited.price]).toEqual(['pending_review', '1600.00'])
  expect(edited.notice).toContain('A moderator looks at yours')
  expect((await as(app, null).get(api.phone(listed._id))).status).toBe(404)
  // Lowering it again does not end the review.
  expect((await edit({ ...cheap, price: '140' })).state).toBe('pending_review')
  await edit({ ...cheap, price: '1600' })
  await approve(listed._id)
  expect((await edit({ ...cheap, price: '1700' })).state).toBe('live')
  const { rows } = await query(
    `select actor_id, data from audit_log where action = 'risk_overruled' and subject_id = $1`,
    [listed._id],
  )
  expect(rows).toMatchObject([
    { actor_id: admin.id, data: { rules: expect.arrayContaining(['first_sale_above_limit']) } },
  ])
})

test('a booked phone cannot be changed into what a rule would hold', async () => {
  const seller = await buildUser(app, { role: 'Seller' })
  const listed = (await listAs(seller)).body
  await as(app, await buildUser(app)).post(api.adverts(), { phoneId: listed._id })
  const edit = await as(app, seller).put(api.phone(listed._id), { ...cheap, price: '1600' })
  expect([edit.status, edit.body.error]).toEqual([409, 'reserved'])
})

test('a seller with the bank account of a banned one waits, another does not', async () => {
  const [one, back, other] = await Promise.all([1, 2, 3].map(oldSeller))
  await setInstructions(one!, 'IBAN NO93 8601 1117 947')
  await setInstructions(back!, 'iban: no9386011117947')
  await setInstructions(other!, 'IBAN DE02 1203 0000 0000 2020 51')
  await ban(one!)
  expect((await listAs(back!)).body.state).toBe('pending_review')
  expect((await listAs(other!)).body.state).toBe('live')
})

const address = { name: 'A', line1: 'Storgata 1 B', line2: '', postalCode: '0155', city: 'Oslo' }
const signals: [string, (user: TestUser, isBanned: boolean) => Promise<unknown>][] = [
  [
    'device_of_banned_account',
    (user) =>
      query(
        `insert into known_devices (id, user_id, device_hash, first_seen, last_seen)
         values (gen_random_uuid(), $1, 'shared', now(), now())`,
        [user.id],
      ),
  ],
  [
    'similar_device_of_banned_account',
    (user) =>
      query(
        `insert into security_events (id, user_id, kind, network, browser, created_at, last_at)
         values (gen_random_uuid(), $1, 'logged_in', '192.0.2.0/24', 'Firefox on Linux', now(), now())`,
        [user.id],
      ),
  ],
  [
    'network_of_banned_account',
    (user) => query(`insert into account_networks values ($1, '198.18.0.0/24', now())`, [user.id]),
  ],
  [
    'phone_number_of_banned_account',
    (user) => query(`insert into phone_numbers values ($1, '+12025550199', now())`, [user.id]),
  ],
  [
    'address_of_banned_account',
    (user, isBanned) =>
      query(
        `insert into saved_addresses (id, user_id, address, is_default, created_at)
         values (gen_random_uuid(), $1, $2, true, now())`,
        [user.id, { ...address, country: 'NO', line1: isBanned ? 'storgata 1b' : address.line1 }],
      ),
  ],
]
test.each(signals)(
  '%s is noticed, and no longer once a moderator cleared the account',
  async (rule, share) => {
    const [banned, seller] = await Promise.all([1, 2].map(oldSeller))
    await share(banned!, true)
    await share(seller!, false)
    const rulesOf = async () => {
      const { body } = await listAs(seller!)
      const { rows } = await query('select facts from risk_assessments where listing_id = $1', [
        body._id,
      ])
      return evaluateRisk(rows[0].facts).rules
    }
    expect(await rulesOf()).not.toContain(rule)
    await ban(banned!)
    expect(await rulesOf()).toContain(rule)
    await query(
      `insert into risk_account_reviews (id, user_id, cause, reasons, opened_at, last_at, decision, decided_at)
     values (gen_random_uuid(), $1, 'sign_up', '{}', now(), now(), 'cleared', $2)`,
      [seller!.id, app.clock.now()],
    )
    expect(await rulesOf()).not.toContain(rule)
  },
)

test('the phone of a banned account is noticed by its IMEI', async () => {
  const [banned, seller] = await Promise.all([1, 2].map(oldSeller))
  const imei = imeiOf('99999998')
  const check = (by: TestUser, draftId: string) =>
    as(app, by).post('/api/imei-checks', { imei, brand: 'Apple', name: 'iPhone 11', draftId })
  await check(banned!, newId())
  await ban(banned!)
  const draftId = newId()
  await as(app, seller!).put(`/api/drafts/${draftId}`, { version: 0, values: cheap })
  await check(seller!, draftId)
  const { body } = await listAs(seller!, { ...cheap, draftId })
  expect(body.state).toBe('pending_review')
  expect((await reviewOf(body._id)).risk.reasons).toEqual([
    'A banned account offered the phone with this IMEI before',
  ])
})

test('a seller who keeps offering to be paid outside waits for a moderator', async () => {
  const seller = await oldSeller()
  const phone = (await listAs(seller)).body
  const { body } = await sendQuestion(app, await buildUser(app), phone._id)
  for (const text of ['Western Union please', 'Gift cards are fine', 'Pay by Western Union then'])
    expect((await write(app, seller, body.conversation._id, { text })).status).toBe(201)
  const next = (await listAs(seller)).body
  expect(next.state).toBe('pending_review')
  expect((await reviewOf(next._id)).risk.reasons[0]).toContain('paying outside the shop')
})

test('a blocked listing is refused and changes nothing; its seller is reviewed, and once cleared not refused', async () => {
  const [banned, back] = await Promise.all([1, 2].map(oldSeller))
  for (const user of [banned!, back!]) {
    await setInstructions(user, 'IBAN GB33 BUKB 2020 1555 5555 55')
    await query(
      `insert into known_devices (id, user_id, device_hash, first_seen, last_seen)
       values (gen_random_uuid(), $1, 'blocked', now(), now())`,
      [user.id],
    )
  }
  const live = (await listAs(back!)).body
  await ban(banned!)
  for (const _ of [1, 2]) {
    const refused = await listAs(back!)
    expect([refused.status, refused.body.error]).toEqual([409, 'blocked'])
    expect(refused.body.message).toContain('Contact support')
  }
  const edit = await as(app, back!).put(api.phone(live._id), { ...cheap, price: '140' })
  expect([edit.status, edit.body.error]).toEqual([409, 'blocked'])
  const { rows } = await query('select price_minor from listings where seller_id = $1', [back!.id])
  expect(rows).toEqual([{ price_minor: 15_000 }])
  const [review, ...more] = await casesOf(back!.id)
  expect(more).toEqual([])
  expect(review).toMatchObject({ cause: 'blocked_listing', decision: null })

  const note = 'Bought the laptop second-hand'
  const cleared = await as(app, admin).post(api.clearAccount(review._id), { note })
  expect(cleared.body.decision).toBe('cleared')
  expect((await as(app, admin).post(api.clearAccount(review._id), { note })).status).toBe(200)
  expect(await casesOf(back!.id)).toEqual([])
  expect((await listAs(back!)).body.state).toBe('live')
})

test('a new account that logs in with the browser of a banned one is reviewed, an older one is not', async () => {
  const [banned, fresh, old] = [await buildUser(app), await buildUser(app), await oldSeller()]
  const jar = new Map<string, string>()
  const logIn = async (user: TestUser) => {
    const cookie = jar.get('redial_device')
    const answer = await as(app, { cookie: cookie ? `redial_device=${cookie}` : '' }).post(
      api.logIn(),
      { email: user.email, password: TEST_PASSWORD },
      { 'x-forwarded-for': '203.0.113.9', 'user-agent': 'Chrome/137 (Windows)' },
    )
    for (const set of answer.headers.getSetCookie()) {
      const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(set) ?? []
      jar.set(name, value)
    }
    expect(answer.status).toBe(200)
  }
  await logIn(banned)
  await ban(banned)
  await logIn(fresh)
  await logIn(fresh)
  await logIn(old)
  expect(await casesOf(old.id)).toEqual([])
  const [review, ...more] = await casesOf(fresh.id)
  expect(more).toEqual([])
  expect(review).toMatchObject({
    cause: 'sign_up',
    reasons: expect.arrayContaining(['Logs in with the browser of a banned account']),
  })
  // Their listings wait meanwhile, and a ban closes the review.
  await query(`update users set role = 'Seller' where id = $1`, [fresh.id])
  expect((await listAs({ ...fresh, role: 'Seller' })).body.state).toBe('pending_review')
  await ban(fresh)
  expect(await casesOf(fresh.id)).toEqual([])
})

test('networks and assessments are deleted after 180 days, except the last one of a listing', async () => {
  const user = await buildUser(app, { role: 'Seller' })
  for (const [network, days] of [
    ['203.0.113.0/24', 181],
    ['198.51.100.0/24', 179],
  ] as const)
    await query(`insert into account_networks values ($1, $2, $3)`, [
      user.id,
      network,
      new Date(app.clock.now().getTime() - days * DAY),
    ])
  const before = (await query('select 1 from account_networks')).rowCount ?? 0
  expect(await deleteOldNetworks(app.deps)).toBe(1)
  expect((await query('select 1 from account_networks')).rowCount).toBe(before - 1)
  const listed = (await listAs(user)).body
  await as(app, user).put(api.phone(listed._id), { ...cheap, price: '149' })
  await query(`update risk_assessments set at = at - interval '200 days' where listing_id = $1`, [
    listed._id,
  ])
  expect(await deleteOldAssessments(app.deps)).toBe(1)
  const left = await query('select 1 from risk_assessments where listing_id = $1', [listed._id])
  expect(left.rowCount).toBe(1)
})
