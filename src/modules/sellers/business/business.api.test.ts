import { afterAll, beforeAll, expect, test } from 'vitest'
import { as, buildListing, buildUser, type TestApp, testApp } from '../../../../test/app.ts'
import { api as paths } from '../../../contract/urls.ts'
import { newId } from '../../../platform/db/index.ts'
import { DAY } from '../../../shared/time.ts'
import { deleteOldBusinesses } from './former-businesses.ts'

let app: TestApp
beforeAll(async () => {
  app = await testApp()
})
afterAll(() => app.close())

const form = {
  companyName: 'Phones & Söhne',
  line1: 'Hauptstr. 1',
  city: 'Berlin',
  postalCode: '10115',
  country: 'DE',
  email: 'shop@example.com',
  phone: '+49 30 1234567',
  register: 'Amtsgericht Charlottenburg',
  registerNumber: 'HRB 1',
  vatNumber: 'de 136 695 976',
  certified: true,
  revision: null as string | null,
}

/** Sessions end while the clock is advanced. */
const newAdmin = () => buildUser(app, { role: 'admin' })
const buildSeller = () => buildUser(app, { role: 'Seller' })

test('everyone sees the details of a business, and none of a private person', async () => {
  const seller = await buildSeller()
  const profile = async () => (await as(app, null).get(paths.seller(seller.id))).body.business
  expect(await profile()).toBeNull()
  const { status, body } = await as(app, seller).put(paths.business(), form)
  expect(status).toBe(200)
  const { certified: _, revision: __, ...details } = form
  const trader = { ...details, vatNumber: 'DE136695976', legalForm: '', line2: '' }
  expect(body.business).toEqual(trader)
  expect(await profile()).toEqual(trader)
  const path = `${paths.business()}?revision=${body.revision}`
  expect((await as(app, seller).delete(path)).status).toBe(200)
  expect(await profile()).toBeNull()
})

test('409: of two edits at once one is saved, and an older revision is never replaced', async () => {
  const seller = await buildSeller()
  const save = (companyName: string, revision: string | null) =>
    as(app, seller).put(paths.business(), { ...form, companyName, revision })
  const both = await Promise.all([save('One', null), save('Two', null)])
  expect(both.map(({ status }) => status).sort()).toEqual([200, 409])
  const first = both.find(({ status }) => status === 200)?.body
  expect((await as(app, seller).get(paths.business())).body).toEqual(first)
  expect((await save('Three', first.revision)).status).toBe(200)
  const late = await save('Four', first.revision)
  expect([late.status, late.body.error]).toEqual([409, 'business_changed'])
  const path = `${paths.business()}?revision=${first.revision}`
  expect((await as(app, seller).delete(path)).status).toBe(409)
  expect((await as(app, seller).get(paths.business())).body.business.companyName).toBe('Three')
})

test.each([
  ['companyName', ''],
  ['companyName', 'x'.repeat(121)],
  ['country', 'ZZ'],
  ['email', 'nobody'],
  ['phone', '<script>'],
  ['vatNumber', 'DE1'],
  ['registerNumber', ''],
  ['certified', false],
])('422: an invalid %s is reported at its field', async (field, value) => {
  const { status, body } = await as(app, await buildSeller()).put(paths.business(), {
    ...form,
    [field]: value,
  })
  expect([status, Object.keys(body.fields)]).toEqual([422, [field]])
})

test('403 for Buyers', async () => {
  expect((await as(app, await buildUser(app)).put(paths.business(), form)).status).toBe(403)
})

test('details stay for six months after the account ends, for the staff alone, and then no longer', async () => {
  const [seller, admin] = [await buildSeller(), await buildUser(app, { role: 'admin' })]
  const { body } = await as(app, seller).put(paths.business(), form)
  const read = async () => (await as(app, admin).get(paths.personBusinesses(seller.id))).body
  expect(await read()).toEqual({ business: body.business, former: [] })
  const endedAt = app.clock.now().toISOString()
  await as(app, admin).delete(`/api/users/${seller.id}`)
  expect((await as(app, null).get(paths.seller(seller.id))).status).toBe(404)
  const retained = { business: null, former: [{ trader: body.business, endedAt }] }
  expect(await read()).toEqual(retained)
  app.clock.advance(180 * DAY)
  expect(await deleteOldBusinesses(app.deps)).toBe(0)
  expect((await as(app, await newAdmin()).get(paths.personBusinesses(seller.id))).body).toEqual(
    retained,
  )
  // Six calendar months are 181 to 184 days.
  app.clock.advance(5 * DAY)
  expect(await deleteOldBusinesses(app.deps)).toBeGreaterThan(0)
  const { rows } = await app.deps.db.pool.query('select 1 from former_businesses')
  expect(rows).toEqual([])
})

test('details that a seller no longer trades with stay as well, and a refused removal keeps none', async () => {
  const seller = await buildSeller()
  const { body } = await as(app, seller).put(paths.business(), form)
  const remove = (revision: string) =>
    as(app, seller).delete(`${paths.business()}?revision=${revision}`)
  expect((await remove(newId())).status).toBe(409)
  const read = async () =>
    (await as(app, await newAdmin()).get(paths.personBusinesses(seller.id))).body
  expect((await read()).former).toEqual([])
  expect((await remove(body.revision)).status).toBe(200)
  expect(await read()).toMatchObject({ business: null, former: [{ trader: body.business }] })
})

test('the page of a phone names the business that sells it, and none for a private person', async () => {
  const seller = await buildSeller()
  const phone = await buildListing(app, { seller })
  const company = async () => (await as(app, null).get(paths.phone(phone._id))).body.sellerCompany
  expect(await company()).toBeNull()
  await as(app, seller).put(paths.business(), form)
  expect(await company()).toBe(form.companyName)
})
