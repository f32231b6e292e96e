import { afterAll, beforeAll, expect, test } from 'vitest'
import { as, buildUser, type TestApp, type TestUser, testApp } from '../../../test/app.ts'
import { api } from '../../routes.ts'
import { DAY } from '../../shared/time.ts'
import { deleteOldNetworks } from './index.ts'
import { judgeRisk, type RiskFacts, riskRules } from './rules.ts'

let app: TestApp
let admin: TestUser
beforeAll(async () => {
  app = await testApp()
  admin = await buildUser(app, { role: 'admin' })
})
afterAll(() => app.close())

const calm: RiskFacts = {
  accountDays: 400,
  sales: 20,
  listedToday: 0,
  removed: 0,
  chargebacks: 0,
  bannedNetwork: false,
  bannedPayoutAccount: false,
  price: 450,
  shareOfFairPrice: 1,
}
const fresh = { accountDays: 0, sales: 0 }

test.each<[string, Partial<RiskFacts>, 'nothing' | 'review']>([
  ['an ordinary phone of a known seller', {}, 'nothing'],
  ['the first phone of a new account', fresh, 'nothing'],
  ['an expensive phone of a new account', { ...fresh, price: 900 }, 'nothing'],
  ['a very expensive phone of a new account', { ...fresh, price: 1_600 }, 'review'],
  ['a bargain of a known seller', { shareOfFairPrice: 0.4 }, 'nothing'],
  ['a bargain of a new account', { ...fresh, shareOfFairPrice: 0.4 }, 'review'],
  ['a new account in the network of a banned one', { ...fresh, bannedNetwork: true }, 'review'],
  ['a known seller in the network of a banned one', { bannedNetwork: true }, 'nothing'],
  ['the payout account of a banned one', { bannedPayoutAccount: true }, 'review'],
  ['chargebacks and removed listings', { chargebacks: 1, removed: 1 }, 'review'],
])('%s: %o gives %s', (_, facts, action) => {
  expect(judgeRisk({ ...calm, ...facts }).action).toBe(action)
})

test('every rule applies to some facts', () => {
  const worst: RiskFacts = {
    ...fresh,
    listedToday: 50,
    removed: 3,
    chargebacks: 2,
    bannedNetwork: true,
    bannedPayoutAccount: true,
    price: 2_000,
    shareOfFairPrice: 0.1,
  }
  expect(judgeRisk(worst).rules).toEqual(riskRules.map(({ key }) => key))
})

const phone = { brand: 'Apple', name: 'iPhone 15 Pro', price: '1600' }
const list = async (by: TestUser) => (await as(app, by).post(api.phones(), phone)).body

test('a risky listing waits, moderators see score and reasons, the seller neither', async () => {
  const seller = await buildUser(app, { role: 'Seller' })
  const listed = await list(seller)
  expect(listed.state).toBe('pending_review')
  expect(listed.notice).toContain('A moderator looks at yours')
  expect(listed.notice).not.toMatch(/price|week|expensive|score/)
  const own = (await as(app, seller).get(api.phoneReview(listed._id))).body
  expect(JSON.stringify(own)).not.toContain('risk')

  const [review] = (await as(app, admin).get(api.reviews())).body
  expect(review.risk.score).toBeGreaterThanOrEqual(50)
  expect(review.risk.reasons).toContain(
    'An expensive phone from an account of less than a week, without a sale',
  )
  const { rows } = await app.deps.db.pool.query(
    'select facts, score, action from risk_assessments where listing_id = $1',
    [listed._id],
  )
  // The stored facts give the same result again.
  expect(judgeRisk(rows[0].facts)).toMatchObject({ score: rows[0].score, action: 'review' })

  const decided = await as(app, admin).post(api.review(review._id), { decision: 'approved' })
  expect(decided.status).toBe(200)
  expect((await as(app, null).get(api.phone(listed._id))).body.state).toBe('live')
})

test('a seller with the bank account of a banned one waits, another does not', async () => {
  const [banned, back, other] = await Promise.all(
    [1, 2, 3].map(() => buildUser(app, { role: 'Seller' })),
  )
  const { pool } = app.deps.db
  for (const [user, text] of [
    [banned, 'IBAN NO93 8601 1117 947'],
    [back, 'iban: no9386011117947'],
    [other, 'IBAN DE02 1203 0000 0000 2020 51'],
  ] as const)
    await pool.query(
      `insert into payment_instructions (user_id, name, text, updated_at) values ($1, 'Bank', $2, now())`,
      [user!.id, text],
    )
  await as(app, admin).put(api.ban(banned!.id))
  const cheap = { ...phone, name: 'iPhone 11', price: '150' }
  const stateFor = async (by: TestUser) => (await as(app, by).post(api.phones(), cheap)).body.state
  expect(await stateFor(back!)).toBe('pending_review')
  expect(await stateFor(other!)).toBe('live')
})

test('networks are forgotten 180 days after they were last used', async () => {
  const user = await buildUser(app)
  const { pool } = app.deps.db
  await pool.query(`insert into account_networks values ($1, '203.0.113.0/24', $2)`, [
    user.id,
    new Date(app.clock.now().getTime() - 181 * DAY),
  ])
  await pool.query(`insert into account_networks values ($1, '198.51.100.0/24', $2)`, [
    user.id,
    new Date(app.clock.now().getTime() - 179 * DAY),
  ])
  expect(await deleteOldNetworks(app.deps)).toBe(1)
})
