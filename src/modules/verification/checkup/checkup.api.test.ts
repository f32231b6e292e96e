import sharp from 'sharp'
import { afterAll, beforeAll, expect, test } from 'vitest'
import {
  as,
  buildListing,
  buildSettings,
  buildUser,
  type TestApp,
  type TestUser,
  testApp,
} from '../../../../test/app.ts'
import { inTransaction, newId } from '../../../platform/db/index.ts'
import { isSigned } from '../../../platform/signature.ts'
import { MINUTE } from '../../../shared/time.ts'
import { work } from '../possession/worker/read-codes.ts'
import { bindCheckupsToListing } from './run-checkup.ts'

let app: TestApp
let seller: TestUser
beforeAll(async () => {
  app = await testApp()
  seller = await buildUser(app, { role: 'Seller' })
})
afterAll(() => app.close())

const IPHONE =
  'Mozilla/5.0 (iPhone; CPU iPhone OS 18_1 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.1 Mobile/15E148 Safari/604.1'
const PIXEL =
  'Mozilla/5.0 (Linux; Android 10; K) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/131.0.0.0 Mobile Safari/537.36'
const results = [
  { test: 'touch', outcome: 'passed', measured: { cells: 300, ofCells: 300 } },
  { test: 'speaker', outcome: 'failed', measured: { signalDb: -80.5, noiseDb: -82 } },
  { test: 'camera_front', outcome: 'skipped' },
]

const start = (more: object = {}, user: TestUser | null = seller) =>
  as(app, user).post('/api/checkups', { model: 'iphone-13-pro', storageGb: 128, ...more })
const tokenIn = (body: { url: string }) => body.url.split('/').at(-1) ?? ''
const hand = (token: string, body: object = { results }, agent = IPHONE) =>
  as(app, null).post(`/api/checkups/${token}`, body, { 'user-agent': agent })

test('the link opens the claimed phone, and the QR code has the same link', async () => {
  const { status, body } = await start({ draftId: newId() })
  expect([status, body.expiresAt]).toEqual([
    201,
    new Date(app.clock.now().getTime() + 30 * MINUTE).toISOString(),
  ])
  const picture = await sharp(Buffer.from(body.qr))
    .resize(600, 600, { kernel: 'nearest' })
    .png()
    .toBuffer()
  expect(await work({ bytes: picture, prefix: '' })).toMatchObject({ texts: [body.url] })
  expect(body.url).toMatch(/^http:\/\/localhost:3000\/checkup\/[\w-]{32}$/)
  const opened = await as(app, null).get(`/api/checkups/${tokenIn(body)}`)
  expect(opened.body).toMatchObject({
    claimed: { name: 'Iphone iPhone 13 Pro', os: 'iOS', displayIn: 6.1, storageGb: 128 },
    expiresAt: body.expiresAt,
  })
  expect(opened.body.tests).toContain('multi_touch')
})

test('the link is in the language of the page, if the shop offers it', async () => {
  const linkIn = async (language: string) => {
    const wanted = { model: 'iphone-13-pro', draftId: newId() }
    const headers = { 'accept-language': language }
    const { body } = await as(app, seller).post('/api/checkups', wanted, headers)
    return new URL(body.url).pathname.replace(tokenIn(body), '')
  }
  expect(await linkIn('de')).toBe('/checkup/')
  await buildSettings(app, { languages: ['en', 'de'] })
  expect([await linkIn('de'), await linkIn('ar')]).toEqual(['/de/checkup/', '/checkup/'])
  await buildSettings(app, { languages: ['en'] })
})

test('the result is signed with the time and moves to the listing', async () => {
  const draftId = newId()
  const { body } = await start({ draftId })
  app.clock.advance(MINUTE)
  const madeAt = app.clock.now().toISOString()
  expect((await hand(tokenIn(body))).body).toEqual({ madeAt })

  const mine = await as(app, seller).get(`/api/checkup-results?draft=${draftId}`)
  expect(mine.body).toMatchObject({
    _id: body._id,
    madeAt,
    results,
    system: 'iOS',
    browser: 'Safari 18',
    isClaimedSystem: true,
  })
  const { statement, signature, publicKey } = mine.body
  expect(JSON.parse(statement)).toMatchObject({ checkup: body._id, madeAt, results, system: 'iOS' })
  expect(isSigned(publicKey, statement, signature)).toBe(true)
  expect(isSigned(publicKey, statement.replace('failed', 'passed'), signature)).toBe(false)

  for (const other of [null, await buildUser(app, { role: 'Seller' })])
    expect((await as(app, other).get(`/api/checkup-results?draft=${draftId}`)).status).toBe(404)
  const phone = await buildListing(app, { seller })
  const ids = { sellerId: seller.id, draftId, listingId: phone._id }
  await inTransaction(app.deps.db, (tx) => bindCheckupsToListing(tx, ids))
  const shown = await as(app, null).get(`/api/checkup-results?phone=${phone._id}`)
  expect(shown.body).toEqual(mine.body)
})

test('410: a link works once; repeating the same results is accepted', async () => {
  const { body } = await start({ draftId: newId() })
  const first = await hand(tokenIn(body))
  app.clock.advance(MINUTE)
  expect(await hand(tokenIn(body))).toMatchObject({ status: 200, body: first.body })
  const better = { results: results.map((one) => ({ ...one, outcome: 'passed' })) }
  expect(await hand(tokenIn(body), better)).toMatchObject({ status: 410, body: { error: 'used' } })
  const again = await as(app, null).get(`/api/checkups/${tokenIn(body)}`)
  expect(again).toMatchObject({ status: 410, body: { error: 'used' } })
})

test('of ten simultaneous submissions one is accepted', async () => {
  const { body } = await start({ draftId: newId() })
  const answers = await Promise.all(
    Array.from({ length: 10 }, (_, cells) =>
      hand(tokenIn(body), {
        results: [{ test: 'touch', outcome: 'passed', measured: { cells } }],
      }),
    ),
  )
  expect(answers.map(({ status }) => status).sort()).toEqual([200, ...Array(9).fill(410)])
})

test('410: a link expires', async () => {
  const { body } = await start({ draftId: newId() })
  app.clock.advance(30 * MINUTE)
  expect(await hand(tokenIn(body))).toMatchObject({ status: 410, body: { error: 'run_out' } })
  expect((await as(app, null).get(`/api/checkups/${tokenIn(body)}`)).status).toBe(410)
})

test('404: a new link replaces the old one; forged tokens are rejected', async () => {
  const draftId = newId()
  const old = tokenIn((await start({ draftId })).body)
  const fresh = tokenIn((await start({ draftId })).body)
  for (const token of [old, 'x', 'A'.repeat(32), '..%2F..'])
    expect((await hand(token)).status).toBe(404)
  expect((await hand(fresh)).status).toBe(200)
})

test('a browser of another operating system is reported, unless the model’s is unknown', async () => {
  const systemOf = async (model: string, agent: string) => {
    const draftId = newId()
    await hand(tokenIn((await start({ draftId, model })).body), { results }, agent)
    const { body } = await as(app, seller).get(`/api/checkup-results?draft=${draftId}`)
    return [body.system, body.isClaimedSystem, body.browser]
  }
  expect(await systemOf('iphone-13-pro', PIXEL)).toEqual(['Android', false, 'Chrome 131'])
  expect(await systemOf('nothing-known', PIXEL)).toEqual(['Android', null, 'Chrome 131'])
  expect(await systemOf('google-pixel-6', 'curl/8')).toEqual(['other', false, 'Another browser'])
})

test('422: only test outcomes and figures are accepted', async () => {
  const token = tokenIn((await start({ draftId: newId() })).body)
  const refused = [
    { results: [] },
    { results: [results[0], results[0]] },
    { results: [{ test: 'touch', outcome: 'fine' }] },
    { results: [{ test: 'selfie', outcome: 'passed' }] },
    { results: [{ test: 'location', outcome: 'passed', measured: { latitude: 59.9 } }] },
    { results: [{ test: 'microphone', outcome: 'passed', measured: { cells: 'UklGRg==' } }] },
    { results: [{ test: 'camera_back', outcome: 'passed', picture: 'data:' }] },
  ]
  for (const body of refused) expect([body, (await hand(token, body)).status]).toEqual([body, 422])
  expect((await hand(token)).status).toBe(200)
})

test('401, 403 and 404: only sellers can check their own phones', async () => {
  expect((await start({ draftId: newId() }, null)).status).toBe(401)
  expect((await start({ draftId: newId() }, await buildUser(app))).status).toBe(403)
  const theirs = await buildListing(app)
  expect((await start({ phoneId: theirs._id })).status).toBe(404)
  const own = await buildListing(app, { seller })
  const { body } = await start({ phoneId: own._id })
  expect((await hand(tokenIn(body))).status).toBe(200)
  expect((await as(app, null).get(`/api/checkup-results?phone=${own._id}`)).status).toBe(200)
})

test('your own result is null while there is none', async () => {
  const draftId = newId()
  const mine = (user: TestUser | null) => as(app, user).get(`/api/my-checkup?draft=${draftId}`)
  const { body } = await start({ draftId })
  expect(await mine(seller)).toMatchObject({ status: 200, body: { checkup: null } })
  await hand(tokenIn(body))
  expect((await mine(seller)).body.checkup).toMatchObject({ _id: body._id, results })
  const other = await buildUser(app, { role: 'Seller' })
  expect((await mine(other)).body).toEqual({ checkup: null })
  expect((await mine(null)).status).toBe(401)
})

test('a listed phone is compared with its listing, whatever the request claims', async () => {
  const phone = await buildListing(app, {
    seller,
    brand: 'Google',
    name: 'Pixel 7',
    storageGb: 128,
  })
  const { body } = await start({ phoneId: phone._id, model: 'iphone-13-pro', storageGb: 512 })
  const opened = await as(app, null).get(`/api/checkups/${tokenIn(body)}`)
  expect(opened.body.claimed).toMatchObject({
    name: 'Google Pixel 7',
    os: 'Android',
    storageGb: 128,
  })
})

test('tokens are stored only as hashes', async () => {
  const token = tokenIn((await start({ draftId: newId() })).body)
  const { rows } = await app.deps.db.pool.query(
    'select count(*) as n from checkups c where c::text like $1',
    [`%${token}%`],
  )
  expect(rows[0].n).toBe(0)
})
