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
import { newId } from '../../platform/db/index.ts'
import { isPublic, listingStates } from '../../shared/listings/listing-life-cycle.ts'
import { buildPhoto } from '../verification/possession/possession.fixture.ts'

let app: TestApp
let seller: TestUser
beforeAll(async () => {
  app = await testApp()
  seller = await buildUser(app, { role: 'Seller' })
})
afterAll(() => app.close())

const form = { brand: 'Iphone', name: 'iPhone 7', price: '90' }
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
const cardOf = async (id: string) => {
  const { body } = await as(app, null).get(`${api.search()}?limit=60`)
  return body.items.find(({ _id }: { _id: string }) => _id === id)
}
const proofsOf = async (id: string) => (await as(app, null).get(api.phone(id))).body.verifications

test('an unchecked phone has no verification results', async () => {
  const phone = await buildListing(app, { seller, ...form })
  expect(await proofsOf(phone._id)).toEqual({
    imei: null,
    grading: null,
    checkup: null,
    possession: null,
  })
})

test('a phone shows what was verified as a draft, and no secrets', async () => {
  const draftId = newId()
  const me = as(app, seller)
  await me.put(api.draft(draftId), { version: 0, values: form })
  await me.post(api.imeiChecks(), { imei: '355316089870019', ...form, price: undefined, draftId })
  await me.post(api.gradings(), { os: 'iOS', announced: '2016-09', answers, draftId })
  const link = (await me.post(api.checkups(), { model: 'iphone-7', draftId })).body
  const token = link.url.split('/').at(-1)
  const results = [{ test: 'speaker', outcome: 'passed' }]
  const finished = await as(app, null).post(api.checkup(token), { results })
  const code = (await me.post(api.possessionCodes(), { draftId })).body
  const photo = new FormData()
  const bytes = await buildPhoto(code.payload, { size: 300, width: 1_000, height: 900 })
  photo.append('image', new Blob([new Uint8Array(bytes)], { type: 'image/jpeg' }), 'a.jpg')
  await me.upload(`${api.possessionPhotos()}?draftId=${draftId}`, photo)
  const phone = await buildListing(app, { seller, ...form, draftId })
  const proofs = await proofsOf(phone._id)
  const at = app.clock.now().toISOString()
  expect(proofs).toMatchObject({
    imei: { tac: 'confirmed', blacklist: 'not_checked', checkedAt: at },
    grading: { grade: 'B', reasons: expect.any(Array), gradedAt: at, earlier: [] },
    checkup: { madeAt: finished.body.madeAt, results },
    possession: { verifiedAt: at },
  })
  expect(JSON.stringify(proofs)).not.toMatch(/last4|statement|words|35531608/)
  // This browser runs on another system than an iPhone.
  expect((await cardOf(phone._id)).proofs).toEqual(['imei', 'possession'])
  await app.deps.db.pool.query(
    `update checkups set statement = replace(statement, '"isClaimedSystem":false', '"isClaimedSystem":true')
     where listing_id = $1`,
    [phone._id],
  )
  expect((await cardOf(phone._id)).proofs).toEqual(['imei', 'checkup', 'possession'])
})

test('a card shows no check that speaks against the phone', async () => {
  const draftId = newId()
  const me = as(app, seller)
  await me.put(api.draft(draftId), { version: 0, values: form })
  const imei = '355316089870027'
  await me.post(api.imeiChecks(), { imei, ...form, price: undefined, draftId })
  const link = (await me.post(api.checkups(), { model: 'iphone-7', draftId })).body
  const results = [{ test: 'speaker', outcome: 'failed' }]
  await as(app, null).post(api.checkup(link.url.split('/').at(-1)), { results })
  const phone = await buildListing(app, { seller, ...form, draftId })
  expect((await proofsOf(phone._id)).checkup.results).toEqual(results)
  expect((await cardOf(phone._id)).proofs).toEqual(['imei'])

  const renamed = { ...form, name: 'iPhone 8', version: phone.version }
  expect((await me.put(api.phone(phone._id), renamed)).status).toBe(200)
  const { rows } = await app.deps.db.pool.query(
    'select tac from imei_checks where listing_id = $1',
    [phone._id],
  )
  expect(rows).toEqual([{ tac: 'other' }])
})

test('verification is public exactly while the phone page is, and so is reporting', async () => {
  const draftId = newId()
  const me = as(app, seller)
  await me.put(api.draft(draftId), { version: 0, values: form })
  await me.post(api.gradings(), { os: 'iOS', announced: '2016-09', answers, draftId })
  const { _id: id } = await buildListing(app, { seller, ...form, draftId })
  const stranger = as(app, await buildUser(app))
  for (const state of listingStates) {
    await app.deps.db.pool.query('update listings set state = $2 where id = $1', [id, state])
    const shown = isPublic(state)
    const isServed = async (answer: Promise<{ status: number }>) => (await answer).status < 400
    expect([state, await isServed(stranger.get(api.phone(id)))]).toEqual([state, shown])
    expect([state, await isServed(stranger.get(api.grading(id)))]).toEqual([state, shown])
    const reporter = as(app, await buildUser(app))
    const report = reporter.post(api.reports(), { phoneId: id, reason: 'stolen' })
    expect([state, await isServed(report)]).toEqual([state, shown])
  }
})
