import { afterAll, beforeAll, expect, test } from 'vitest'
import { as, buildUser, type TestApp, type TestUser, testApp } from '../../../../test/app.ts'
import { newId } from '../../../platform/db/index.ts'
import { isStatementSignedBy, rawPublicKey } from '../../../platform/signature.ts'
import { toLocalDay } from '../../../shared/reader-format.ts'
import { DAY, HOUR } from '../../../shared/time.ts'
import { uploadPhoto } from '../../messaging/messaging.fixture.ts'
import { buildOwned, getPassport, listWithImei, newImei, sell } from './passport.fixture.ts'
import { hashEntry, NO_HASH } from './passport-entries.ts'

let app: TestApp
let visitor: ReturnType<typeof as>
beforeAll(async () => {
  app = await testApp()
  visitor = as(app, null)
})
afterAll(() => app.close())

const kinds = (passport: { entries: { kind: string }[] }) =>
  passport.entries.map(({ kind }) => kind)
const newSeller = () => buildUser(app, { role: 'Seller' })
const repair = { part: 'battery', by: 'repair_shop', date: '2026-03-01' }
const addRepair = (user: TestUser | null, id: string, body: object = repair) =>
  as(app, user).post(`/api/passports/${id}/repairs`, body)

test('a listing, its checks and its sale are entries of one chain', async () => {
  const { phone, passport } = await buildOwned(app)
  expect(kinds(passport)).toEqual(['imei_checked', 'graded', 'listed', 'sold'])
  expect(passport).toMatchObject({
    phone: { brand: 'Iphone', model: 'iPhone 7', storageGb: 128 },
    owners: 2,
    listings: 1,
    lastGrade: 'B',
  })
  expect(passport.entries[2]).toMatchObject({ facts: { seller: 'first' } })
  const { rows } = await app.deps.db.pool.query(
    `select content, previous_hash, hash from passport_entries
     where passport_id = $1 order by number`,
    [passport._id],
  )
  let before = NO_HASH
  for (const { content, previous_hash, hash } of rows) {
    expect([previous_hash, hash]).toEqual([before, hashEntry(before, content)])
    before = hash
  }
  expect(passport.head).toBe(before)
  expect((await visitor.get(`/api/passports/${passport._id}`)).body).toEqual(passport)
  expect(passport._id).not.toBe(phone._id)
})

test('the next listing of the phone continues its passport, and says whose it is', async () => {
  const { buyer, imei, passport } = await buildOwned(app)
  const again = await listWithImei(app, buyer, imei)
  const grown = await getPassport(app, again._id)
  expect(grown._id).toBe(passport._id)
  expect(grown.entries.at(-1)).toMatchObject({ kind: 'listed', facts: { seller: 'owner' } })
  await as(app, buyer).delete(`/api/phones/${again._id}`)
  const other = await newSeller()
  const theirs = await listWithImei(app, other, imei)
  expect((await getPassport(app, theirs._id)).entries.at(-1)).toMatchObject({
    kind: 'listed',
    facts: { seller: 'other' },
  })
})

test('a listing whose IMEI is changed starts from the passport of the other phone', async () => {
  const seller = await newSeller()
  const [first, second] = [newImei(), newImei()]
  const phone = await listWithImei(app, seller, first, { grade: 'A' })
  const before = await getPassport(app, phone._id)
  app.clock.advance(60_000)
  await as(app, seller).post('/api/imei-checks', { imei: second, phoneId: phone._id })
  const after = await getPassport(app, phone._id)
  expect(after._id).not.toBe(before._id)
  // What was found out before was about the other phone.
  expect(kinds(after)).toEqual(['imei_checked', 'listed'])
  const left = (await visitor.get(`/api/passports/${before._id}`)).body
  expect(kinds(left)).toEqual([...kinds(before), 'unlisted'])
})

test('the database refuses to change, delete or insert entries of a chain', async () => {
  const { passport } = await buildOwned(app)
  const { pool } = app.deps.db
  const id = passport._id
  const of = [id]
  await expect(
    pool.query(`update passport_entries set added_at = now() where passport_id = $1`, of),
  ).rejects.toThrow('append-only')
  await expect(
    pool.query('delete from passport_entries where passport_id = $1', of),
  ).rejects.toThrow('append-only')
  await expect(pool.query('truncate passport_entries')).rejects.toThrow('append-only')

  const insert = (number: number, previous: string, text?: string) => {
    const content = text ?? `{"facts":{},"kind":"sold","number":${number},"passport":"${id}"}`
    return pool.query(
      `insert into passport_entries (passport_id, number, content, previous_hash, hash, added_at)
       values ($1, $2, $3, $4, $5, now())`,
      [id, number, content, previous, hashEntry(previous, content)],
    )
  }
  const next = passport.entries.length + 1
  await expect(insert(next + 1, passport.head)).rejects.toThrow('does not continue')
  await expect(insert(next, NO_HASH)).rejects.toThrow('does not continue')
  await expect(insert(next - 1, passport.entries.at(-2)!.hash)).rejects.toThrow('does not continue')
  const foreign = `{"facts":{},"kind":"sold","number":${next},"passport":"${newId()}"}`
  await expect(insert(next, passport.head, foreign)).rejects.toThrow('check constraint')
  await expect(
    pool.query(
      `insert into passport_entries (passport_id, number, content, previous_hash, hash, added_at)
       values ($1, $2, $3, $4, $5, now())`,
      [id, next, `{"kind":"sold","number":${next},"passport":"${id}"}`, passport.head, NO_HASH],
    ),
  ).rejects.toThrow('check constraint')
  await insert(next, passport.head)
})

test('ten simultaneous repairs each continue the chain, and five a day are accepted', async () => {
  const { buyer, passport } = await buildOwned(app)
  const answers = await Promise.all(
    Array.from({ length: 10 }, () => addRepair(buyer, passport._id)),
  )
  expect(answers.map(({ status }) => status).sort()).toEqual([
    ...Array(5).fill(201),
    ...Array(5).fill(409),
  ])
  const { body } = await visitor.get(`/api/passports/${passport._id}`)
  expect(body.repairs).toBe(5)
  expect(body.entries.map(({ number }: { number: number }) => number)).toEqual(
    Array.from({ length: 9 }, (_, index) => index + 1),
  )
})

test('only the present owner adds repairs, of the past, from the list', async () => {
  const { seller, buyer, passport } = await buildOwned(app)
  expect((await addRepair(seller, passport._id)).status).toBe(404)
  expect((await addRepair(null, passport._id)).status).toBe(401)
  const tomorrow = new Date(app.clock.now().getTime() + 2 * 86_400_000).toISOString().slice(0, 10)
  expect((await addRepair(buyer, passport._id, { ...repair, date: tomorrow })).body.fields).toEqual(
    {
      date: 'The date can’t be in the future',
    },
  )
  const named = { ...repair, by: 'Anna Example, Storgata 1' }
  expect((await addRepair(buyer, passport._id, named)).status).toBe(422)
  expect((await addRepair(buyer, passport._id)).status).toBe(201)
  const mine = (user: TestUser) => as(app, user).get('/api/my-passports')
  const { body } = await mine(buyer)
  expect(body.passports).toMatchObject([{ _id: passport._id, repairs: 1 }])
  expect((await mine(seller)).body.passports).toEqual([])
  // Sold on, the repairs are the next owner's to add.
  const next = await buildUser(app)
  const { body: phone } = await as(app, buyer).get('/api/my-passports')
  expect(phone.passports).toHaveLength(1)
  expect((await addRepair(next, passport._id)).status).toBe(404)
})

test('the list of own passports has the photo of the last listing with one', async () => {
  const { buyer, imei } = await buildOwned(app)
  const mine = async () => (await as(app, buyer).get('/api/my-passports')).body.passports
  expect(await mine()).toMatchObject([{ img: null }])
  const img = await uploadPhoto(app, buyer)
  const phone = await listWithImei(app, buyer, imei, { img })
  expect(phone.img).not.toBe('')
  expect(await mine()).toMatchObject([{ img: phone.img }])
})

test('the file is signed, and names neither party, nor the listing, nor the IMEI', async () => {
  const { seller, buyer, phone, imei, passport } = await buildOwned(app)
  const answer = await visitor.get(`/api/passports/${passport._id}/file`)
  expect(answer.headers.get('content-disposition')).toContain(`passport-${passport._id}.json`)
  const key = rawPublicKey(app.deps.secret)
  expect(answer.body.publicKey).toBe(key)
  expect(isStatementSignedBy(key, answer.body)).toBe(true)
  expect(JSON.parse(answer.body.statement)).toMatchObject({
    type: 'redial-passport',
    passport: passport._id,
    count: 4,
    head: passport.head,
  })
  const changed = {
    ...answer.body,
    statement: answer.body.statement.replace('"count":4', '"count":3'),
  }
  expect(isStatementSignedBy(key, changed)).toBe(false)
  const { rows } = await app.deps.db.pool.query('select * from passport_entries')
  const texts = [JSON.stringify(answer.body), JSON.stringify(passport)]
  const contents = rows.map(({ content }) => content).join()
  for (const text of [...texts, contents])
    for (const secret of [
      ...[seller, buyer].flatMap(({ id, name, email }) => [id, name, email]),
      imei,
      phone._id,
    ])
      expect(text).not.toContain(secret)
})

test('a sale that is undone by a return gives the phone back to its seller', async () => {
  const seller = await newSeller()
  const buyer = await buildUser(app)
  const phone = await listWithImei(app, seller, newImei(), {
    returnDays: 14,
    returnPostage: 'buyer',
  })
  const orderId = await sell(app, { seller, buyer, phoneId: phone._id })
  const post = (user: TestUser, path: string, body: object = {}) =>
    as(app, user).post(`/api/orders/${orderId}/${path}`, body)
  expect((await post(buyer, 'return', { reason: 'It is too big for me' })).status).toBe(200)
  const place = { place: 'Sam Seller\nStorgata 1\n0155 Oslo' }
  expect((await post(seller, 'return/approve', place)).status).toBe(200)
  expect((await post(seller, 'return/receive')).status).toBe(200)
  const passport = await getPassport(app, phone._id)
  expect(passport.entries.at(-1)).toMatchObject({
    kind: 'sale_undone',
    facts: { phoneReturned: true },
  })
  expect(passport.owners).toBe(1)
  expect((await addRepair(buyer, passport._id)).status).toBe(404)
  expect((await addRepair(seller, passport._id)).status).toBe(201)
})

test('the QR code holds the page and the beginning of the hash', async () => {
  const { passport } = await buildOwned(app)
  const { body } = await visitor.get(`/api/passports/${passport._id}/code`)
  expect(body.url).toBe(
    `http://localhost:3000/passports/${passport._id}#${passport.head.slice(0, 32)}`,
  )
  expect(body.qr).toContain('<svg')
})

test('404 without an IMEI check, and for a passport that is not there', async () => {
  const seller = await newSeller()
  const { body: phone } = await as(app, seller).post('/api/phones', {
    brand: 'Iphone',
    name: 'iPhone 7',
    price: '100',
  })
  for (const path of [
    `/api/phone-passports/${phone._id}`,
    `/api/passports/${newId()}`,
    '/api/passports/nonsense/file',
  ])
    expect((await visitor.get(path)).status).toBe(404)
})

test('a repair of today is accepted in the zone where the day begins first', async () => {
  const { buyer, passport } = await buildOwned(app)
  // Half an hour after midnight on Kiritimati, the day before everywhere west of it.
  const now = app.clock.now().getTime()
  app.clock.advance(Math.ceil(now / DAY) * DAY + 10.5 * HOUR - now)
  const date = toLocalDay(app.clock.now(), 'Pacific/Kiritimati')
  expect((await addRepair(buyer, passport._id, { ...repair, date })).status).toBe(201)
  const tomorrow = new Date(Date.parse(date) + DAY).toISOString().slice(0, 10)
  expect((await addRepair(buyer, passport._id, { ...repair, date: tomorrow })).status).toBe(422)
})
