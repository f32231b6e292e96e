import { afterAll, beforeAll, expect, test } from 'vitest'
import { as, buildUser, type TestApp, type TestUser, testApp } from '../../../test/app.ts'
import { api } from '../../contract/urls.ts'
import { newId } from '../../platform/db/index.ts'
import { DAY, HOUR } from '../../shared/time.ts'

let app: TestApp
let admin: TestUser
let other: TestUser
beforeAll(async () => {
  app = await testApp()
  admin = await buildUser(app, { role: 'admin' })
  other = await buildUser(app, { role: 'admin' })
})
afterAll(() => app.close())

const query = (text: string, values: unknown[] = []) => app.deps.db.pool.query(text, values)
const phone = { brand: 'Apple', name: 'iPhone 11', price: '800' }
const KEY = 'new_account_expensive_phone'
const input = {
  version: 0,
  weight: 30,
  action: 'review',
  enabled: true,
  thresholds: { accountDays: 7, sales: 0, price: 700 },
}
type Input = typeof input
type Answer = Awaited<ReturnType<typeof change>>
const attempt = (body: object = input, key = KEY, by = admin) =>
  as(app, by).post(api.riskRuleTrial(key), body)
const change = (body: object, key = KEY, by = admin) => as(app, by).put(api.riskRule(key), body)
async function testAndChange(body: Input) {
  const { trial } = (await attempt(body)).body
  return change({ ...body, trial })
}
const ruleNow = async () =>
  (await as(app, admin).get(api.riskRules())).body.rules.find(
    ({ key }: { key: string }) => key === KEY,
  )
const list = async () => {
  const seller = await buildUser(app, { role: 'Seller' })
  const listed = (await as(app, seller).post(api.phones(), phone)).body
  return { id: String(listed._id), state: listed.state, seller }
}

test('a trial says how many past listings would have been held, and how many of these were violations', async () => {
  const [removed, ofBanned, refunded, legitimate, old] = [
    await list(),
    await list(),
    await list(),
    await list(),
    await list(),
  ]
  await as(app, admin).post(api.removePhone(removed.id), { reason: 'A fake.' })
  await as(app, admin).put(api.ban(ofBanned.seller.id))
  const buyer = await buildUser(app)
  const { order } = (await as(app, buyer).post(api.adverts(), { phoneId: refunded.id })).body
  await query(
    `insert into disputes (id, order_id, reason, stage, opened_at, outcome, decided_by, closed_at)
     values ($1, $2, 'not_arrived', 'open', now(), 'refund', 'admin', now())`,
    [newId(), order._id],
  )
  await query(`update risk_assessments set at = $2 where listing_id = $1`, [
    old.id,
    new Date(app.clock.now().getTime() - 91 * DAY),
  ])
  // Assessed twice, counted once.
  await as(app, legitimate.seller).put(api.phone(legitimate.id), { ...phone, price: '790' })

  const { status, body } = await attempt()
  expect(status).toBe(200)
  expect(body).toMatchObject({
    listings: 4,
    violations: 3,
    isComplete: true,
    present: { held: 0, truePositives: 0, falsePositives: 0, matched: 4, matchedViolations: 3 },
    changed: { held: 4, truePositives: 3, falsePositives: 1, matched: 4, matchedViolations: 3 },
  })
  const dearer = { ...input, thresholds: { ...input.thresholds, price: 900 } }
  expect((await attempt(dearer)).body.changed).toMatchObject({ held: 0, matched: 0 })
  // Nothing was changed by trying.
  expect((await list()).state).toBe('live')
  expect(await ruleNow()).toMatchObject({ version: 0, action: 'nothing' })
})

test('a rule is only changed as it was tested, by the admin who tested it, within an hour', async () => {
  const { trial } = (await attempt()).body
  const refusal = async (body: object, by = admin) => {
    const answer = await change(body, KEY, by)
    return [answer.status, answer.body.error]
  }
  expect(await refusal({ ...input, trial: '' })).toEqual([409, 'not_tried'])
  expect(await refusal({ ...input, weight: 31, trial })).toEqual([409, 'not_tried'])
  const cheaper = { ...input, thresholds: { ...input.thresholds, price: 600 } }
  expect(await refusal({ ...cheaper, trial })).toEqual([409, 'not_tried'])
  expect(await refusal({ ...input, trial }, other)).toEqual([409, 'not_tried'])
  app.clock.advance(HOUR + 1)
  expect(await refusal({ ...input, trial })).toEqual([409, 'not_tried'])
  expect(await ruleNow()).toMatchObject({ version: 0 })
})

test('a change applies to the next listing, is kept with who made it, and of two admins one is refused', async () => {
  const tried = await Promise.all([admin, other].map((by) => attempt(input, KEY, by)))
  const changes = [admin, other].map((by, index) =>
    change({ ...input, trial: tried[index]!.body.trial }, KEY, by),
  )
  const [mine, theirs] = (await Promise.all(changes)) as [Answer, Answer]
  expect([mine.status, theirs.status].sort()).toEqual([200, 409])
  const first = mine.status === 200 ? admin : other
  expect((await list()).state).toBe('pending_review')
  const { body } = await as(app, admin).get(api.riskRules())
  expect(body.changes).toMatchObject([
    {
      key: KEY,
      version: 1,
      before: { action: 'nothing' },
      after: { action: 'review' },
      by: first.name,
    },
  ])
  const { rows } = await query(
    `select actor_id from audit_log where action = 'risk_rule_changed' and subject_id = $1`,
    [KEY],
  )
  expect(rows).toEqual([{ actor_id: first.id }])
  expect(await testAndChange({ ...input, version: 1, enabled: false })).toMatchObject({
    status: 200,
    body: { version: 2, enabled: false, defaults: { action: 'nothing', enabled: true } },
  })
  expect((await list()).state).toBe('live')
  const late = await attempt({ ...input, version: 1 })
  expect([late.status, late.body.error]).toEqual([409, 'rule_changed'])
})

test('422 and 404: unknown thresholds and unknown rules', async () => {
  const { version } = await ruleNow()
  const wrong = async (more: object) => (await attempt({ ...input, version, ...more })).body.fields
  expect(await wrong({ thresholds: { accountDays: 7, sales: 0 } })).toEqual({
    'thresholds.price': 'Enter a number',
  })
  expect(await wrong({ thresholds: { ...input.thresholds, removed: 1 } })).toEqual({
    'thresholds.removed': 'This rule has no such number',
  })
  expect(await wrong({ weight: 101 })).toEqual({ weight: 'At most 100' })
  expect(await wrong({ action: 'delete' })).toEqual({ action: 'Choose an action' })
  expect(await wrong({ thresholds: { ...input.thresholds, price: -1 } })).toEqual({
    'thresholds.price': 'At least 0',
  })
  expect((await attempt(input, 'no_such_rule')).status).toBe(404)
})

test('switching on needs a recent login', async () => {
  const { version } = await ruleNow()
  const { trial } = (await attempt({ ...input, version })).body
  await query(
    `update sessions set authenticated_at = now() - interval '1 day' where user_id = $1`,
    [admin.id],
  )
  const answer = await change({ ...input, version, trial })
  expect([answer.status, answer.body.error]).toEqual([403, 'reauthentication_required'])
})
