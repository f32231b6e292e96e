import { afterAll, beforeAll, expect, test } from 'vitest'
import { as, buildListing, buildUser, type TestApp, testApp } from '../../../../test/app.ts'

const instructions = { name: 'Bank transfer', text: 'Sam Seller\nIBAN NO93 8601 1117 947' }
const path = '/api/payment-instructions'

let app: TestApp
beforeAll(async () => {
  app = await testApp({ env: { OFFLINE_PAYMENT: 'seller' } })
})
afterAll(() => app.close())

async function eventsBy(userId: string): Promise<string[]> {
  const { rows } = await app.deps.db.pool.query(
    `select name from events where data ->> 'userId' = $1 and name like 'payment_instr%' order by id`,
    [userId],
  )
  return rows.map(({ name }) => name)
}

test('a seller saves, changes and deletes instructions, and repeating a request changes nothing', async () => {
  const seller = await buildUser(app, { role: 'Seller' })
  const me = as(app, seller)
  expect((await me.get(path)).body).toEqual({ mode: 'seller', instructions: null })
  const saved = { mode: 'seller', instructions }
  expect((await me.put(path, instructions)).body).toEqual(saved)
  expect((await me.put(path, instructions)).body).toEqual(saved)
  expect((await me.get(path)).body).toEqual(saved)
  for (const _ of [1, 2])
    expect((await me.delete(path)).body).toEqual({ mode: 'seller', instructions: null })
  expect(await eventsBy(seller.id)).toEqual([
    'payment_instructions_saved',
    'payment_instructions_removed',
  ])
})

test('the account number is neither in the log nor in an event', async () => {
  const seller = await buildUser(app, { role: 'Seller' })
  await as(app, seller).put(path, instructions)
  const { rows } = await app.deps.db.pool.query(
    `select 1 from events where data::text like '%8601%'
     union all select 1 from audit_log where data::text like '%8601%'`,
  )
  expect(rows).toEqual([])
})

test.each([
  [{ ...instructions, name: ' ' }, 'name', 'Name is required'],
  [{ ...instructions, name: 'x'.repeat(61) }, 'name', 'At most 60 characters'],
  [{ ...instructions, text: 'IBAN' }, 'text', 'Enter at least 10 characters'],
  [{ ...instructions, text: 'x'.repeat(1001) }, 'text', 'At most 1000 characters'],
  [{ ...instructions, text: 'Pay to \u202eNBAI etaL' }, 'text', 'Remove invisible characters'],
])('bad instructions are refused at their field', async (body, field, message) => {
  const seller = await buildUser(app, { role: 'Seller' })
  const answer = await as(app, seller).put(path, body)
  expect(answer.status).toBe(422)
  expect(answer.body.fields).toEqual({ [field]: message })
})

test('a phone can be paid by transfer as soon as its seller has instructions, which it never shows', async () => {
  const seller = await buildUser(app, { role: 'Seller' })
  const phone = await buildListing(app, { seller, delivery: { pickUp: true } })
  const show = async () => (await as(app, null).get(`/api/phones/${phone._id}`)).body
  expect((await show()).paymentMethods).toEqual(['meet_up'])
  await as(app, seller).put(path, instructions)
  const shown = await show()
  expect(shown.paymentMethods).toEqual(['transfer', 'meet_up'])
  expect(JSON.stringify(shown)).not.toContain('8601 1117')
})

test('where transfers are off, instructions cannot be saved and change nothing', async () => {
  const off = await testApp({ env: { OFFLINE_PAYMENT: 'off' } })
  try {
    const seller = await buildUser(off, { role: 'Seller' })
    const phone = await buildListing(off, { seller, delivery: { pickUp: true } })
    expect((await as(off, seller).put(path, instructions)).status).toBe(409)
    const shown = await as(off, null).get(`/api/phones/${phone._id}`)
    expect(shown.body.paymentMethods).toEqual(['meet_up'])
  } finally {
    await off.close()
  }
})

test('the instructions of the shop apply to the phones of every seller', async () => {
  const shop = await testApp({
    env: { OFFLINE_PAYMENT: 'shop', OFFLINE_PAYMENT_INSTRUCTIONS: 'Redial Ltd\\nIBAN NO93 8601' },
  })
  try {
    const phone = await buildListing(shop, { seller: await buildUser(shop, { role: 'Seller' }) })
    const shown = await as(shop, null).get(`/api/phones/${phone._id}`)
    expect(shown.body.paymentMethods).toEqual(['transfer', 'meet_up'])
    expect(shop.deps.env.OFFLINE_PAYMENT_INSTRUCTIONS).toBe('Redial Ltd\nIBAN NO93 8601')
  } finally {
    await shop.close()
  }
})
