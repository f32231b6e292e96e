import { afterAll, beforeAll, expect, test } from 'vitest'
import { as, buildUser, type TestApp, type TestUser, testApp } from '../../../../test/app.ts'
import { api as paths } from '../../../contract/urls.ts'

let app: TestApp
let seller: TestUser
beforeAll(async () => {
  app = await testApp()
  seller = await buildUser(app, { role: 'Seller' })
})
afterAll(() => app.close())

const phone = { brand: 'Iphone', name: 'iPhone 13 Pro', price: '450', location: 'Oslo' }
const none = { returnDays: null, returnPostage: null, warrantyMonths: null, warrantyText: '' }
const list = (terms: object = {}, by = seller) =>
  as(app, by).post('/api/phones', { ...phone, ...terms })
const save = (terms: object, by = seller, applyToLive = false) =>
  as(app, by).put(paths.afterSaleTerms(), { terms, applyToLive })

test('by default there are no returns and no warranty', async () => {
  expect((await list()).body).toMatchObject(none)
})

test('terms are returned as saved, and stay when an edit leaves them out', async () => {
  const terms = { returnDays: 14, warrantyMonths: 6, warrantyText: 'Not the battery' }
  const { body } = await list(terms)
  // Who pays for returns follows from accepting them.
  const saved = { ...terms, returnPostage: 'buyer' }
  expect(body).toMatchObject(saved)
  const path = paths.phone(body._id)
  expect((await as(app, seller).put(path, { ...phone, price: '440' })).body).toMatchObject(saved)
  const shorter = await as(app, seller).put(path, { ...phone, warrantyMonths: 3 })
  expect(shorter.body).toMatchObject({ ...saved, warrantyMonths: 3, warrantyText: '' })
  const cleared = await as(app, seller).put(path, { ...phone, returnDays: 0, warrantyMonths: null })
  expect(cleared.body).toMatchObject(none)
})

test.each([
  [{ returnDays: 10 }, 'returnDays', 'Must be 0, 7, 14 or 30'],
  [{ returnDays: '14' }, 'returnDays', 'Must be a number'],
  [{ returnPostage: 'shop' }, 'returnPostage', 'Choose buyer or seller'],
  [{ warrantyMonths: 25 }, 'warrantyMonths', 'Must be a whole number from 0 to 24'],
  [{ warrantyMonths: 1.5 }, 'warrantyMonths', 'Must be a whole number from 0 to 24'],
  [{ warrantyMonths: 6, warrantyText: 'x'.repeat(301) }, 'warrantyText', 'At most 300 characters'],
  [{ warrantyText: 'All of it' }, 'warrantyMonths', /Enter a number of months/],
])('wrong terms are refused at their field: %j', async (terms, field, message) => {
  const { status, body } = await list(terms)
  expect(status).toBe(422)
  expect(body.fields[field]).toMatch(message)
})

test('return postage without returns is dropped', async () => {
  expect((await list({ returnPostage: 'seller' })).body).toMatchObject(none)
})

test('the default applies to new listings and, on request, to live ones that are not booked', async () => {
  const own = await buildUser(app, { role: 'Seller' })
  const buyer = await buildUser(app)
  const before = (await list({}, own)).body
  const booked = (await list({}, own)).body
  await as(app, buyer).post('/api/advertise', { phoneId: booked._id })
  const terms = { returnDays: 30, returnPostage: 'seller' }
  const saved = { ...none, ...terms }
  expect((await save(terms, own, true)).body).toEqual({ terms: saved, changed: 1 })
  expect((await save(terms, own, true)).body.changed).toBe(0)
  expect((await as(app, own).get(paths.afterSaleTerms())).body).toEqual({ terms: saved })
  const read = async (id: string) => (await as(app, null).get(paths.phone(id))).body
  expect(await read(before._id)).toMatchObject(saved)
  expect(await read(booked._id)).toMatchObject(none)
  expect((await list({}, own)).body).toMatchObject(saved)
  expect((await list({ returnDays: 0 }, own)).body).toMatchObject(none)
  expect((await list({ warrantyMonths: 3 }, own)).body).toMatchObject({
    ...saved,
    warrantyMonths: 3,
  })
  const profile = await as(app, null).get(paths.seller(own.id))
  expect(profile.body.afterSale).toEqual(saved)
})

test('a wrong default is refused at its field', async () => {
  const refused = await save({ warrantyText: 'All' })
  expect([refused.status, Object.keys(refused.body.fields)]).toEqual([
    422,
    ['terms.warrantyMonths'],
  ])
})

test('searches find phones by at least so many days and months', async () => {
  const own = await buildUser(app, { role: 'Seller' })
  for (const [price, returnDays, warrantyMonths] of [
    ['101', 7, 24],
    ['102', 14, 6],
    ['103', 30, 0],
    ['104', 0, 0],
  ])
    await list({ price, returnDays, warrantyMonths }, own)
  const prices = async (query: string) => {
    const { body } = await as(app, null).get(
      `${paths.search()}?seller=${own.id}&sort=price_up&${query}`,
    )
    return body.items.map((item: { priceMinor: number }) => item.priceMinor / 100)
  }
  expect(await prices('returnDays=7')).toEqual([101, 102, 103])
  expect(await prices('returnDays=14')).toEqual([102, 103])
  expect(await prices('returnDays=14&warrantyMonths=6')).toEqual([102])
  expect(await prices('warrantyMonths=12')).toEqual([101])
})

test('terms survive an export and an import, where none is 0 and an empty cell the default', async () => {
  const own = await buildUser(app, { role: 'Seller' })
  const terms = { returnDays: 14, returnPostage: 'seller', warrantyMonths: 1, warrantyText: 'All' }
  await list({ ...terms, price: '201' }, own)
  await list({ price: '202' }, own)
  const file: string = (await as(app, own).get(paths.phoneExport())).body
  const ids = (await as(app, own).get(paths.myProducts(own.email))).body
  const another = await buildUser(app, { role: 'Seller' })
  await save({ returnDays: 30 }, another)
  // Their seller's own ids would make them known phones.
  const body = ids.reduce((text: string, { _id }: { _id: string }) => text.replace(_id, ''), file)
  const headers = { 'content-type': 'text/csv' }
  const send = (path: string, sent: string) =>
    as(app, another).send('POST', path, { body: sent, headers })
  for (const sent of [body, 'brand,name,price,return_days\nNokia,Nokia 3310,203,\n']) {
    const { file: hash } = (await send(paths.phoneFileChecks(), sent)).body
    await send(`${paths.phoneImports()}?file=${hash}&from=1`, sent)
  }
  const mine = (await as(app, another).get(paths.myProducts(another.email))).body
  const at = (price: string) => mine.find((one: { price: string }) => one.price === price)
  expect(at('201.00')).toMatchObject(terms)
  expect(at('202.00')).toMatchObject(none)
  expect(at('203.00')).toMatchObject({ returnDays: 30, returnPostage: 'buyer' })
})

test('booking is refused when the phone promises less than the buyer has seen', async () => {
  const seen = { returnDays: 14, returnPostage: 'seller', warrantyMonths: 6 }
  const { body } = await list(seen)
  const buyer = await buildUser(app)
  const book = () => as(app, buyer).post('/api/advertise', { phoneId: body._id, ...seen })
  const change = (terms: object) =>
    as(app, seller).put(paths.phone(body._id), { ...phone, ...seen, ...terms })
  for (const worse of [{ returnDays: 7 }, { returnPostage: 'buyer' }, { warrantyMonths: 0 }]) {
    await change(worse)
    const refused = await book()
    expect([refused.status, refused.body.error], JSON.stringify(worse)).toEqual([
      409,
      'terms_changed',
    ])
  }
  await change({ returnDays: 30, warrantyMonths: 12 })
  const booked = await book()
  expect(booked.status).toBe(201)
  const { snapshot } = (await as(app, buyer).get(paths.listingSnapshot(booked.body.order._id))).body
  expect(snapshot).toMatchObject({ returnDays: 30, returnPostage: 'seller', warrantyMonths: 12 })
})
