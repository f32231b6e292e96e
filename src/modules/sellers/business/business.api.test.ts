import { afterAll, beforeAll, expect, test } from 'vitest'
import { as, buildUser, type TestApp, testApp } from '../../../../test/app.ts'
import { api as paths } from '../../../contract/urls.ts'

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

test('403 for Buyers, and the details go with the account', async () => {
  expect((await as(app, await buildUser(app)).put(paths.business(), form)).status).toBe(403)
  const [seller, admin] = [await buildSeller(), await buildUser(app, { role: 'admin' })]
  await as(app, seller).put(paths.business(), form)
  await as(app, admin).delete(`/api/users/${seller.id}`)
  const { rows } = await app.deps.db.pool.query('select 1 from businesses where seller_id = $1', [
    seller.id,
  ])
  expect(rows).toEqual([])
})
