import { inflateRawSync } from 'node:zlib'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { as, buildListing, buildUser, type TestApp, testApp } from '../../../../test/app.ts'
import type { TestUser } from '../../../../test/build/user.ts'
import { api as paths } from '../../../contract/urls.ts'
import { DAY } from '../../../shared/time.ts'
import { deleteQueuedFiles } from '../../media/index.ts'
import { buildConversation, uploadPhoto, write } from '../../messaging/messaging.fixture.ts'
import { buildCashSale, claim, makeClaim } from '../../orders/warranty/warranty.fixture.ts'
import { deleteOldExports, makeExports } from './data-exports.ts'
import { subjects } from './exports.store.ts'

let app: TestApp
beforeAll(async () => {
  app = await testApp()
})
afterAll(() => app.close())

const request = (user: TestUser) => as(app, user).post(paths.myDataExport())

const download = (user: TestUser | null) => as(app, user).download(paths.myDataExportFile())

async function storedFiles() {
  while ((await deleteQueuedFiles(app.deps)) > 0);
  const keys: string[] = []
  for await (const { key } of app.deps.storage.list('exports/')) keys.push(key)
  return keys
}

test('the copy holds the person’s data and pictures, and nothing secret', async () => {
  const { seller, buyer, phone, conversationId } = await buildConversation(app, {
    text: 'Is it still there?',
  })
  const own = await buildListing(app, { seller, img: await uploadPhoto(app, seller) })
  await write(app, seller, conversationId, {
    photo: await uploadPhoto(app, seller),
    text: 'It is.',
  })
  await app.deps.db.pool.query(
    `insert into appeals (id, user_id, banned_at, ban_reason, text, created_at)
     values (gen_random_uuid(), $1, now(), '', 'I have the receipt.', now())`,
    [seller.id],
  )
  expect((await request(seller)).status).toBe(202)
  expect(await makeExports(app.deps)).toBe(1)
  const { bytes, headers } = await download(seller)
  expect(Number(headers.get('content-length'))).toBe(bytes.length)
  expect(headers.get('cache-control')).toBe('private, no-store')
  const files = readZip(bytes)
  const read = (name: string) => JSON.parse(files.get(name)?.toString() ?? 'null')
  expect([...files.keys()].slice(0, subjects.length)).toEqual(subjects.map(({ file }) => file))
  expect(read('profile.json')).toMatchObject([{ name: seller.name, email: seller.email }])
  expect(read('listings.json').map(({ id }: { id: string }) => id)).toEqual([phone._id, own._id])
  expect(read('messages.json')).toMatchObject([
    { by: 'the other person', text: 'Is it still there?' },
    { by: 'you', text: 'It is.' },
  ])
  expect(read('appeals.json')).toMatchObject([{ text: 'I have the receipt.' }])
  expect([...files.keys()].filter((name) => name.startsWith('pictures/')).length).toBe(2)
  const text = [...files].map(([name, file]) => (name.endsWith('.json') ? file : '')).join('\n')
  expect(text).not.toMatch(/password|token|hash/i)
  expect(text).not.toContain(buyer.email)
})

test('warranty claims are in the copy of the buyer and of the seller', async () => {
  const sale = await buildCashSale(app)
  await makeClaim(app, sale)
  for (const role of ['buyer', 'seller'] as const) {
    await request(sale[role])
    await makeExports(app.deps)
    const files = readZip((await download(sale[role])).bytes)
    expect(JSON.parse(files.get('warranty-claims.json')?.toString() ?? '')).toMatchObject([
      { ...claim, role, order_id: sale.orderId, state: 'open' },
    ])
  }
})

test('long subjects are complete and in order, a page at a time', async () => {
  const user = await buildUser(app)
  await app.deps.db.pool.query(
    `insert into security_events (id, user_id, kind, network, browser, created_at, last_at)
     select gen_random_uuid(), $1, 'logged_in', '', '', now(), now() from generate_series(1, 450)`,
    [user.id],
  )
  await request(user)
  await makeExports(app.deps)
  const log = JSON.parse(
    readZip((await download(user)).bytes)
      .get('security-log.json')
      ?.toString() ?? '',
  )
  expect(new Set(log.map(({ id }: { id: string }) => id)).size).toBe(451)
})

test('a request returns the copy that is being made, also to two at once; then once a day', async () => {
  const user = await buildUser(app)
  const both = await Promise.all([request(user), request(user)])
  expect(both.map(({ status }) => status).sort()).toEqual([200, 202])
  expect(both[0]?.body.id).toBe(both[1]?.body.id)
  expect((await download(user)).status).toBe(404)
  expect(await makeExports(app.deps)).toBe(1)
  expect(await makeExports(app.deps)).toBe(0)
  expect((await as(app, user).get(paths.myDataExport())).body.export.state).toBe('ready')
  expect((await request(user)).status).toBe(429)
  app.clock.advance(DAY + 1)
  expect((await request(user)).status).toBe(202)
  await makeExports(app.deps)
})

test('nobody else can download it, and requesting it needs a recent login', async () => {
  const [user, other] = [await buildUser(app), await buildUser(app)]
  await request(user)
  await makeExports(app.deps)
  expect((await download(other)).status).toBe(404)
  expect((await download(null)).status).toBe(401)
  await app.deps.db.pool.query(
    `update sessions set authenticated_at = now() - interval '16 minutes' where user_id = $1`,
    [other.id],
  )
  expect((await request(other)).body.error).toBe('reauthentication_required')
})

test('after 7 days, and with the account, the file is gone', async () => {
  const [user, leaving] = [await buildUser(app), await buildUser(app)]
  await request(user)
  await makeExports(app.deps)
  app.clock.advance(7 * DAY)
  await request(leaving)
  await makeExports(app.deps)
  expect((await download(user)).status).toBe(404)
  await deleteOldExports(app.deps)
  expect(await storedFiles()).toHaveLength(1)
  await as(app, leaving).delete(paths.me())
  expect(await storedFiles()).toEqual([])
})

test('a failing storage is tried again; after five attempts the copy has failed and can be requested', async () => {
  const user = await buildUser(app)
  await request(user)
  const { storage } = app.deps
  app.deps.storage = { ...storage, write: () => Promise.reject(new Error('full')) }
  for (let attempt = 0; attempt < 5; attempt += 1) {
    expect(await makeExports(app.deps)).toBe(1)
    app.clock.advance(DAY / 24)
  }
  app.deps.storage = storage
  expect((await as(app, user).get(paths.myDataExport())).body.export.state).toBe('failed')
  expect((await request(user)).status).toBe(202)
  expect(await makeExports(app.deps)).toBe(1)
  expect((await download(user)).status).toBe(200)
})

/** The files of a ZIP by name, from its central directory. */
function readZip(bytes: Buffer): Map<string, Buffer> {
  const end = bytes.lastIndexOf(Buffer.from([0x50, 0x4b, 5, 6]))
  const files = new Map<string, Buffer>()
  let index = bytes.readUInt32LE(end + 16)
  for (let n = bytes.readUInt16LE(end + 10); n > 0; n -= 1) {
    const isDeflated = bytes.readUInt16LE(index + 10) === 8
    const size = bytes.readUInt32LE(index + 20)
    const [name, extra, comment] = [28, 30, 32].map((field) => bytes.readUInt16LE(index + field))
    const local = bytes.readUInt32LE(index + 42)
    const data = local + 30 + bytes.readUInt16LE(local + 26) + bytes.readUInt16LE(local + 28)
    const stored = bytes.subarray(data, data + size)
    const key = bytes.toString('utf8', index + 46, index + 46 + (name ?? 0))
    files.set(key, isDeflated ? inflateRawSync(stored) : stored)
    index += 46 + (name ?? 0) + (extra ?? 0) + (comment ?? 0)
  }
  return files
}
