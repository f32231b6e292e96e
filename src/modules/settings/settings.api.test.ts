import { afterAll, beforeAll, expect, test } from 'vitest'
import {
  as,
  buildListing,
  buildUser,
  type TestApp,
  type TestUser,
  testApp,
} from '../../../test/app.ts'
import { api } from '../../contract/urls.ts'
import { listenForChanges } from '../../platform/db/index.ts'

let app: TestApp
let admin: TestUser
let other: TestUser
beforeAll(async () => {
  app = await testApp({ env: { FEE_PERCENT: '7' } })
  admin = await buildUser(app, { role: 'admin', name: 'Ada' })
  other = await buildUser(app, { role: 'admin' })
})
afterAll(() => app.close())

const read = async () => (await as(app, admin).get(api.settings())).body.settings
const change = (changes: object, by = admin) => as(app, by).patch(api.settings(), { changes })
/** Changes settings whose versions are read before. */
async function set(values: Record<string, unknown>) {
  const settings = await read()
  return change(
    Object.fromEntries(
      Object.entries(values).map(([name, value]) => [
        name,
        { value, version: settings[name].version },
      ]),
    ),
  )
}
const audit = async (name: string) => {
  const { rows } = await app.deps.db.pool.query(
    `select actor_id as by, data from audit_log where action = 'setting_changed' and subject_id = $1 order by id`,
    [name],
  )
  return rows
}

test('changed settings hold at once, in the configuration of pages too, with an audit row for each', async () => {
  const { status, body } = await set({
    name: 'Phone Fair',
    socialLinks: ['https://example.org/fair'],
  })
  expect(status).toBe(200)
  expect(body.settings.name).toMatchObject({
    value: 'Phone Fair',
    source: 'stored',
    default: 'Redial',
    variable: null,
    version: 1,
    changedBy: 'Ada',
    changedAt: app.clock.now().toISOString(),
  })
  expect(app.deps.settings.current().name).toBe('Phone Fair')
  expect((await as(app, null).get(api.config())).body).toMatchObject({
    name: 'Phone Fair',
    socialLinks: ['https://example.org/fair'],
  })
  expect(await audit('name')).toEqual([
    { by: admin.id, data: { before: 'Redial', after: 'Phone Fair' } },
  ])
  expect(await audit('socialLinks')).toHaveLength(1)
})

test('null restores the default, and the version counts on', async () => {
  await set({ announcement: 'We move on Friday' })
  const { body } = await set({ announcement: null })
  expect(body.settings.announcement).toMatchObject({ value: null, source: 'default', version: 2 })
  expect(app.deps.settings.current().announcement).toBeNull()
})

test('a setting saved unchanged is not written', async () => {
  const { body } = await set({ timeZone: 'UTC' })
  expect(body.settings.timeZone).toMatchObject({ source: 'default', version: 0 })
  expect(await audit('timeZone')).toEqual([])
})

test('409: the second of two admins gets the value of the first, and none of its own is saved', async () => {
  const { contactEmail, country } = await read()
  const first = await change({
    contactEmail: { value: 'a@example.org', version: contactEmail.version },
  })
  expect(first.status).toBe(200)
  const second = await change(
    {
      contactEmail: { value: 'b@example.org', version: contactEmail.version },
      country: { value: 'NO', version: country.version },
    },
    other,
  )
  expect(second.status).toBe(409)
  expect(second.body).toMatchObject({ error: 'setting_changed' })
  expect(Object.keys(second.body.settings)).toEqual(['contactEmail'])
  expect(second.body.settings.contactEmail).toMatchObject({
    value: 'a@example.org',
    changedBy: 'Ada',
  })
  expect((await read()).country.value).toBeNull()
})

test('two changes at the same moment: one wins, and the other is refused', async () => {
  const { version } = (await read()).payoutChangeHours
  const outcomes = await Promise.all([
    change({ payoutChangeHours: { value: 12, version } }),
    change({ payoutChangeHours: { value: 24, version } }, other),
  ])
  expect(outcomes.map(({ status }) => status).sort()).toEqual([200, 409])
  expect((await read()).payoutChangeHours.version).toBe(version + 1)
})

test('422: a setting of the environment cannot be changed, and its variable is named', async () => {
  const { feePercent } = await read()
  expect(feePercent).toMatchObject({ value: 7, source: 'environment', variable: 'FEE_PERCENT' })
  const { status, body } = await set({ feePercent: 3, name: 'Other' })
  expect([status, body.error]).toEqual([422, 'setting_held'])
  expect(body.fields['changes.feePercent.value']).toMatch(/FEE_PERCENT/)
  expect((await read()).name.value).not.toBe('Other')
})

test.each([
  ['name', ''],
  ['name', 'x'.repeat(41)],
  ['accentColor', 'red; } body { display: none'],
  ['accentColor', '#ffd400'],
  ['contactEmail', 'nobody'],
  ['socialLinks', ['javascript:alert(1)']],
  ['currency', 'XXY'],
  ['timeZone', '+01:00'],
  ['timeZone', 'Mars/Base'],
  ['country', 'ZZ'],
  ['registration', 'sometimes'],
  ['maintenance', 'yes'],
  ['newSellerPayoutDays', 1.5],
  ['newSellerPayoutDays', 91],
  ['feeFixed', -1],
  ['feeFixed', '1'],
])('422: %s cannot be %j', async (name, value) => {
  const { status, body } = await set({ [name]: value })
  expect(status).toBe(422)
  expect(Object.keys(body.fields)[0]).toMatch(new RegExp(`^changes\\.${name}\\.value`))
})

test('422: unknown settings and changes without a version', async () => {
  expect((await change({ admin: { value: true, version: 0 } })).status).toBe(422)
  expect((await change({ name: { value: 'X' } })).status).toBe(422)
})

test('422: buyers cannot pay the shop without instructions', async () => {
  const shop = await testApp({
    env: {
      STRIPE_SECRET_KEY: 'sk_test_x',
      STRIPE_PUBLISHABLE_KEY: 'pk_test_x',
      STRIPE_WEBHOOK_SECRET: 'whsec_x',
    },
  })
  const boss = await buildUser(shop, { role: 'admin' })
  const put = (changes: object) => as(shop, boss).patch(api.settings(), { changes })
  expect(shop.deps.settings.current().transferPayee).toBe('off')
  const transferPayee = { value: 'shop', version: 0 }
  const { status, body } = await put({ transferPayee })
  expect([status, Object.keys(body.fields)]).toEqual([422, ['changes.transferPayee.value']])
  const transferInstructions = { value: 'IBAN NO93', version: 0 }
  expect((await put({ transferPayee, transferInstructions })).status).toBe(200)
  const { body: cleared } = await put({ transferInstructions: { value: null, version: 1 } })
  expect(Object.keys(cleared.fields)).toEqual(['changes.transferInstructions.value'])
  await shop.close()
})

test('the currency can be changed until the first phone is listed', async () => {
  expect((await set({ currency: 'NOK' })).status).toBe(200)
  const seller = await buildUser(app, { role: 'Seller' })
  const phone = await buildListing(app, {
    seller,
    brand: 'Nokia',
    name: 'Nokia 3310',
    price: '300',
  })
  expect(phone.currency).toBe('NOK')
  const { currency } = await read()
  expect(currency.lock).toMatch(/listed/)
  const { status, body } = await set({ currency: 'USD' })
  expect([status, Object.keys(body.fields)]).toEqual([422, ['changes.currency.value']])
})

test('403: settings are changed only after a recent login', async () => {
  await app.deps.db.pool.query(
    `update sessions set authenticated_at = now() - interval '1 day' where user_id = $1`,
    [admin.id],
  )
  const { status, body } = await set({ name: 'Stolen' })
  expect([status, body.error]).toEqual([403, 'reauthentication_required'])
})

test('another node has changed settings within a second, and reads them at its start', async () => {
  const node = await testApp({ databaseUrl: app.databaseUrl, now: app.clock.now() })
  const stop = listenForChanges(() => app.databaseUrl, node.deps.db.changes)
  await expect.poll(() => node.deps.db.changes.connected).toBe(true)
  expect(node.deps.settings.current()).toMatchObject({ name: 'Phone Fair', feePercent: 0 })
  const dropped: string[] = []
  node.deps.db.changes.onChange(
    (topic) => void dropped.push(`${topic} ${node.deps.settings.current().name}`),
  )
  const fresh = await buildUser(app, { role: 'admin' })
  const { name } = await read()
  await change({ name: { value: 'Phone Hall', version: name.version } }, fresh)
  await expect.poll(() => node.deps.settings.current().name, { timeout: 1_000 }).toBe('Phone Hall')
  // What is made from settings is dropped when the new ones are there, not before.
  expect(dropped).toContain('settings Phone Hall')
  await stop()
  await node.close()
})

test('a stored value that this version does not accept counts as not stored', async () => {
  await app.deps.db.pool.query(
    `insert into settings (name, value, version, changed_at) values ('moderation', '"never"', 1, now()), ('of_another_version', '1', 1, now())`,
  )
  await app.deps.settings.load()
  expect(app.deps.settings.current().moderation).toBe('post')
})

test('a demo has a fee until the operator sets one', async () => {
  const fee = async (env: Record<string, string>) => {
    const demo = await testApp({ demo: true, env })
    const { feePercent, feeFixed } = demo.deps.settings.current()
    await demo.close()
    return [feePercent, feeFixed]
  }
  expect(await fee({})).toEqual([4, 0])
  expect(await fee({ FEE_PERCENT: '0' })).toEqual([0, 0])
  expect(await fee({ FEE_FIXED: '30' })).toEqual([0, 30])
})
