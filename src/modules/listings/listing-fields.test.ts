import { createElement } from 'react'
import { renderToString } from 'react-dom/server'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import type { TestApp, TestUser } from '../../../test/app.ts'
import { api } from '../../routes.ts'

// A field that only this test knows, declared where every other field is and nowhere else. Test files
// share their modules, so that everything built from the fields is loaded again here, and after.
vi.doMock('../../shared/listing.fields.ts', async (importOriginal) => {
  const original = await importOriginal<typeof import('../../shared/listing.fields.ts')>()
  const batteryPercent = {
    kind: 'number',
    label: 'Battery',
    unit: '%',
    min: 1,
    max: 100,
    section: 'condition',
    csv: { column: 'battery_percent', aliases: ['battery'], example: '91' },
    isDetail: true,
  }
  return { ...original, listingFields: { ...original.listingFields, batteryPercent } }
})
vi.resetModules()
const { as, buildListing, buildUser, testApp } = await import('../../../test/app.ts')
const { factsOf } = await import('../../web/listings/phone-page/phone-page.tsx')
const { FieldInputs } = await import('../../web/listings/selling/sell-section.tsx')
const { valuesFromPhone } = await import('../../web/listings/selling/sell-form-values.ts')
const { toNewPhone } = await import('../../web/listings/selling/sell-form-rules.ts')
const { book } = await import('../orders/orders.fixture.ts')

let app: TestApp
let seller: TestUser
beforeAll(async () => {
  app = await testApp()
  for (const table of ['listings', 'order_snapshots'])
    await app.deps.db.pool.query(`alter table ${table} add column battery_percent int`)
  seller = await buildUser(app, { role: 'Seller' })
})
afterAll(async () => {
  vi.doUnmock('../../shared/listing.fields.ts')
  vi.resetModules()
  await app.close()
})

const form = {
  ...{ brand: 'Nokia', name: 'Nokia 3310', price: '35', location: 'Oslo', used: '2 years' },
  batteryPercent: 91,
}
const read = async (id: string) => (await as(app, null).get(api.phone(id))).body

test('a declared field can be created, read and edited through the API', async () => {
  const phone = await buildListing(app, { seller, ...form })
  expect(phone).toMatchObject({ batteryPercent: 91 })
  expect(await read(phone._id)).toMatchObject({ batteryPercent: 91 })
  const edited = await as(app, seller).put(api.phone(phone._id), { ...form, batteryPercent: 85 })
  expect(edited).toMatchObject({ status: 200, body: { batteryPercent: 85 } })
  const { rows } = await app.deps.db.pool.query(
    `select data from events where name = 'listing_edited' and data->>'listingId' = $1`,
    [phone._id],
  )
  expect(rows).toMatchObject([{ data: { changes: ['batteryPercent'] } }])
  const refused = await as(app, seller).post(api.phones(), { ...form, batteryPercent: 101 })
  expect([refused.status, Object.keys(refused.body.fields)]).toEqual([422, ['batteryPercent']])
})

test('a declared field is exported, and imported under its other headings', async () => {
  const owner = await buildUser(app, { role: 'Seller' })
  await buildListing(app, { seller: owner, ...form })
  const exported = await as(app, owner).get(api.phoneExport())
  const [head = '', line = ''] = String(exported.body).replace('\uFEFF', '').split('\n')
  expect(line.split(',')[head.split(',').indexOf('battery_percent')]).toBe('91')
  const file = { body: 'brand,name,price,battery\nNokia,Nokia 8,60,88 %\n' }
  const headers = { 'content-type': 'text/csv' }
  const checked = await as(app, owner).send('POST', api.phoneFileChecks(), { ...file, headers })
  expect(checked.body).toMatchObject({ good: 1, unread: [] })
  const path = `${api.phoneImports()}?file=${checked.body.file}`
  const { body } = await as(app, owner).send('POST', path, { ...file, headers })
  expect(await read(body.added[0].phoneId)).toMatchObject({ batteryPercent: 88 })
})

test('the sell form sends a declared field, and the phone page shows it', async () => {
  const phone = await read((await buildListing(app, { seller, ...form }))._id)
  const { fields } = valuesFromPhone(phone)
  expect(fields).toMatchObject({ batteryPercent: '91' })
  const field = (name: keyof typeof fields) => ({ name, value: fields[name] })
  const inputs = createElement(FieldInputs, {
    form: { field, values: fields } as unknown as Parameters<typeof FieldInputs>[0]['form'],
    section: 'condition',
  })
  expect(renderToString(inputs)).toMatch(/Battery.*name="batteryPercent"/s)
  expect(toNewPhone(fields, [], seller)).toMatchObject({ batteryPercent: 91 })
  expect(factsOf(phone)).toContainEqual({ term: 'Battery', value: '91 %' })
})

test('an order keeps a declared field as it was at booking', async () => {
  const buyer = await buildUser(app)
  const phone = await buildListing(app, { seller, ...form })
  const { body } = await book(app, buyer, phone._id)
  const asSold = await as(app, buyer).get(api.asSold(String(body.order._id)))
  expect(asSold.body.asSold).toMatchObject({ batteryPercent: 91, isChanged: false })
  await app.deps.db.pool.query('update listings set battery_percent = 50 where id = $1', [
    phone._id,
  ])
  const later = await as(app, buyer).get(api.asSold(String(body.order._id)))
  expect(later.body.asSold).toMatchObject({ batteryPercent: 91, isChanged: true })
})
