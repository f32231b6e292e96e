import { afterAll, beforeAll, expect, test } from 'vitest'
import { as, buildUser, type TestApp, type TestUser, testApp } from '../../../test/app.ts'
import { api } from '../../contract/urls.ts'
import { newId } from '../../platform/db/index.ts'
import { DAY } from '../../shared/time.ts'
import { expireListings } from './renewals/renewals.api.ts'

let app: TestApp
let seller: TestUser
beforeAll(async () => {
  app = await testApp()
  seller = await buildUser(app, { role: 'Seller' })
})
afterAll(() => app.close())

const IPHONE_7 = { brand: 'Iphone', name: 'iPhone 7' }
const form = { ...IPHONE_7, price: '90' }
const answers = {
  screen: 'light',
  body: 'flawless',
  battery_health: 93,
  functions: [],
  water: 'never',
  repairs: 'none',
  account_lock: 'off',
  carrier: 'free',
}
// Two IMEIs of the iPhone 7; `withCheckDigit` makes them valid.
const [FIRST, SECOND] = ['355316089870012', '355316089870020'].map(withCheckDigit) as [
  string,
  string,
]

function withCheckDigit(digits: string) {
  const sum = [...digits.slice(0, 14)].reduce((total, digit, index) => {
    const doubled = index % 2 === 1 ? Number(digit) * 2 : Number(digit)
    return total + (doubled > 9 ? doubled - 9 : doubled)
  }, 0)
  return digits.slice(0, 14) + ((10 - (sum % 10)) % 10)
}

async function draftOf(who: TestUser, imei?: string) {
  const draftId = newId()
  await as(app, who).put(api.draft(draftId), { version: 0, values: form })
  if (imei) {
    const checked = await as(app, who).post(api.imeiChecks(), { imei, ...IPHONE_7, draftId })
    expect(checked.status).toBeLessThan(300)
  }
  return draftId
}
const publish = (who: TestUser, draftId: string) =>
  as(app, who).post(api.phones(), { ...form, draftId })

test('verification of a draft carries over to the phone, with the computed grade', async () => {
  const draftId = await draftOf(seller, FIRST)
  const grading = { os: 'iOS', announced: '2016-09', answers, draftId }
  const { grade } = (await as(app, seller).post(api.gradings(), grading)).body
  expect(grade).toBe('B')
  const { status, body } = await publish(seller, draftId)
  expect([status, body.grade]).toEqual([201, 'B'])
  expect((await as(app, null).get(api.grading(body._id))).body.grade).toBe('B')
  expect((await as(app, null).get(api.imeiCheck(body._id))).body.tac).toBe('confirmed')
  const edited = await as(app, seller).put(api.phone(body._id), { ...form, price: '80' })
  expect(edited.body).toMatchObject({ grade: 'B', priceMinor: 8_000 })
})

test('422: a draft graded as locked to an account cannot be published', async () => {
  const draftId = await draftOf(seller)
  const locked = { ...answers, account_lock: 'on' }
  const grading = { os: 'iOS', announced: '2016-09', answers: locked, draftId }
  expect((await as(app, seller).post(api.gradings(), grading)).body.blockers).toHaveLength(1)
  const { status, body } = await publish(seller, draftId)
  expect([status, Object.keys(body.fields)]).toEqual([422, ['answers.account_lock']])
  await as(app, seller).post(api.gradings(), { ...grading, answers })
  expect((await publish(seller, draftId)).body.grade).toBe('B')
})

test('409: of two sellers publishing one phone, the second keeps the draft', async () => {
  const [one, two] = [
    await buildUser(app, { role: 'Seller' }),
    await buildUser(app, { role: 'Seller' }),
  ]
  const drafts = [await draftOf(one, SECOND), await draftOf(two, SECOND)] as const
  const first = await publish(one, drafts[0])
  expect(first.status).toBe(201)
  expect(await publish(two, drafts[1])).toMatchObject({
    status: 409,
    body: { error: 'listed_already' },
  })
  expect((await as(app, two).get(api.myProducts(two.email))).body).toEqual([])
  expect((await as(app, two).get(api.drafts())).body).toHaveLength(1)
  // The second can be published once the first has ended; then the first can't be renewed.
  app.clock.advance(31 * DAY)
  await expireListings(app.deps)
  expect((await publish(two, drafts[1])).status).toBe(201)
  expect((await as(app, one).post(api.renewPhone(first.body._id))).body.error).toBe(
    'listed_already',
  )
})
