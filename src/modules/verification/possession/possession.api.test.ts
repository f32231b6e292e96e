import sharp from 'sharp'
import { afterAll, beforeAll, expect, test } from 'vitest'
import {
  as,
  buildListing,
  buildUser,
  type TestApp,
  type TestUser,
  testApp,
} from '../../../../test/app.ts'
import { inTransaction, newId } from '../../../platform/db/index.ts'
import { diskStorage, StorageError } from '../../../platform/storage/index.ts'
import { DAY, MINUTE } from '../../../shared/time.ts'
import { moveMedia, privatePhotoKey } from '../../media/index.ts'
import { buildPhoto, photoOfNothing } from './possession.fixture.ts'
import { findVerifiedDraft } from './possession.store.ts'
import { bindPossessionToListing, deleteOldPossession, generateCode } from './prove-possession.ts'

let app: TestApp
let seller: TestUser
let admin: TestUser
beforeAll(async () => {
  app = await testApp()
  admin = await buildUser(app, { role: 'admin' })
})
afterAll(() => app.close())

const scene = { size: 300, width: 1_000, height: 900 }

const makeFor = (about: object, user: TestUser | null = seller) =>
  as(app, user).post('/api/possession-codes', about)

async function send(photo: Buffer, about: Record<string, string>, user: TestUser | null = seller) {
  const form = new FormData()
  form.append('image', new Blob([new Uint8Array(photo)], { type: 'image/jpeg' }), 'photo.jpg')
  return as(app, user).upload(`/api/possession-photos?${new URLSearchParams(about)}`, form)
}

/** A draft with a code, and a photo of that code. */
async function begin(user: TestUser = seller) {
  const about = { draftId: newId() }
  const { body } = await makeFor(about, user)
  return { about, code: body, photo: await buildPhoto(body.payload, scene) }
}

// Photo uploads are limited per account.
beforeAll(async () => {
  seller = await buildUser(app, { role: 'Seller' })
})

test('the code in the photo proves possession publicly; only moderators see the photo', async () => {
  const { about, code, photo } = await begin()
  expect(code.code).toMatch(/^[a-z]+ [a-z]+ [a-z]+$/)
  app.clock.advance(MINUTE)
  const now = app.clock.now()
  expect(await send(photo, about)).toMatchObject({
    status: 200,
    body: { verifiedAt: now.toISOString(), code: code.code },
  })
  const phone = await buildListing(app, { seller })
  const ids = { sellerId: seller.id, draftId: about.draftId, listingId: phone._id }
  expect((await as(app, null).get(`/api/possession/${phone._id}`)).status).toBe(404)
  await inTransaction(app.deps.db, (tx) => bindPossessionToListing(tx, ids))
  expect((await as(app, null).get(`/api/possession/${phone._id}`)).body).toEqual({
    phoneId: phone._id,
    verifiedAt: now.toISOString(),
  })

  const path = `/api/possession-photos/${phone._id}`
  for (const [user, status] of [
    [null, 401],
    [seller, 403],
  ] as const)
    expect((await as(app, user).get(path)).status).toBe(status)
  const answer = await as(app, admin).download(path)
  expect(answer.status).toBe(200)
  expect(answer.headers.get('cache-control')).toBe('private, no-cache')
  const { format } = await sharp(answer.bytes).metadata()
  expect(format).toBe('webp')
  const list = await as(app, admin).get('/api/possession-photos')
  expect(list.body[0]).toMatchObject({ phoneId: phone._id, verifiedAt: now.toISOString() })
})

test('your own proof is null while there is none', async () => {
  const { about, code, photo } = await begin()
  const mine = (user: TestUser | null) =>
    as(app, user).get(`/api/my-possession?draft=${about.draftId}`)
  expect(await mine(seller)).toMatchObject({ status: 200, body: { possession: null } })
  const { body: possession } = await send(photo, about)
  expect((await mine(seller)).body).toEqual({ possession })
  const phone = await buildListing(app, { seller })
  const ids = { sellerId: seller.id, draftId: about.draftId, listingId: phone._id }
  await inTransaction(app.deps.db, (tx) => bindPossessionToListing(tx, ids))
  const ofPhone = (user: TestUser) => as(app, user).get(`/api/my-possession?phone=${phone._id}`)
  expect((await ofPhone(seller)).body.possession.code).toBe(code.code)
  const other = await buildUser(app, { role: 'Seller' })
  expect((await ofPhone(other)).body).toEqual({ possession: null })
  expect((await mine(null)).status).toBe(401)
})

test('the photo has no public URL', async () => {
  const { about, photo } = await begin()
  await send(photo, about)
  const code = await findVerifiedDraft(app.deps.db.kysely, seller.id, about.draftId)
  const id = code?.photoId ?? ''
  expect(await app.deps.storage.read(privatePhotoKey(id))).toBeInstanceOf(Buffer)
  for (const path of [
    `/media/${id}.webp`,
    `/media/possession/${id}.webp`,
    `/media/..%2f${privatePhotoKey(id)}`,
  ]) {
    const answer = await app.app.request(`http://localhost:3000${path}`)
    expect([path, answer.status]).toEqual([path, 404])
  }
})

test('422: a photo without a code, and one with another code', async () => {
  const { about } = await begin()
  const other = await begin()
  const made = await buildPhoto(generateCode().payload, scene)
  const stranger = await buildUser(app, { role: 'Seller' })
  const theirs = await begin(stranger)
  const refusal = async (photo: Buffer) => {
    const { status, body } = await send(photo, about)
    return [status, body.error]
  }
  expect(await refusal(await photoOfNothing())).toEqual([422, 'no_code'])
  // Everything is tried to find another one, so the photo is small.
  const menu = await buildPhoto('https://example.org', { size: 200, width: 700, height: 620 })
  expect(await refusal(menu)).toEqual([422, 'no_code'])
  for (const photo of [other.photo, made, theirs.photo])
    expect(await refusal(photo)).toEqual([422, 'other_code'])
  // A stolen code does not help another seller who uses the same draft id.
  expect(
    (await send(theirs.photo, theirs.about, await buildUser(app, { role: 'Seller' }))).body.error,
  ).toBe('other_code')
})

test('409 and 410: a code works once, until it expires', async () => {
  const used = await begin()
  expect((await send(used.photo, used.about)).status).toBe(200)
  expect(await send(used.photo, used.about)).toMatchObject({
    status: 409,
    body: { error: 'used' },
  })
  const late = await begin()
  app.clock.advance(60 * MINUTE)
  expect(await send(late.photo, late.about)).toMatchObject({
    status: 410,
    body: { error: 'run_out' },
  })
})

test('a new code replaces the old one', async () => {
  const user = await buildUser(app, { role: 'Seller' })
  const { about, photo } = await begin(user)
  await makeFor(about, user)
  expect((await send(photo, about, user)).body.error).toBe('other_code')
})

test('five simultaneous uploads prove once and store one photo', async () => {
  const user = await buildUser(app, { role: 'Seller' })
  const { about, photo } = await begin(user)
  const answers = await Promise.all(Array.from({ length: 5 }, () => send(photo, about, user)))
  expect(answers.map(({ status }) => status).sort()).toEqual([200, 409, 409, 409, 409])
  const code = await findVerifiedDraft(app.deps.db.kysely, user.id, about.draftId)
  const keys: string[] = []
  for await (const { key } of app.deps.storage.list('possession/')) keys.push(key)
  const { rows } = await app.deps.db.pool.query(
    'select photo_id from possession_codes where photo_id is not null',
  )
  expect(keys.sort()).toEqual(rows.map(({ photo_id }) => privatePhotoKey(photo_id)).sort())
  expect(keys).toContain(privatePhotoKey(code?.photoId ?? ''))
})

test('404: another seller’s phone, and a sold one', async () => {
  const user = await buildUser(app, { role: 'Seller' })
  const theirs = await buildListing(app)
  const sold = await buildListing(app, { seller: user })
  await app.deps.db.pool.query(`update listings set state = 'sold' where id = $1`, [sold._id])
  for (const phoneId of [theirs._id, sold._id, newId(), 'nonsense']) {
    expect((await makeFor({ phoneId }, user)).status).toBe(404)
    expect((await send(await photoOfNothing(), { phoneId }, user)).status).toBe(404)
  }
})

test('a file that is not a photo is refused before decoding', async () => {
  const user = await buildUser(app, { role: 'Seller' })
  const about = { draftId: newId() }
  expect((await send(Buffer.from('<svg/>'), about, user)).status).toBe(415)
  expect((await send(Buffer.alloc(0), about, user)).status).toBe(422)
  const form = new FormData()
  expect((await as(app, user).upload('/api/possession-photos?draftId=x', form)).status).toBe(422)
})

test('503: without storage nothing is proven, and the code stays valid', async () => {
  const user = await buildUser(app, { role: 'Seller' })
  const { about, photo } = await begin(user)
  const { write } = app.deps.storage
  app.deps.storage.write = () => Promise.reject(new StorageError('away', 'not there'))
  const refused = await send(photo, about, user)
  app.deps.storage.write = write
  expect([refused.status, refused.headers.get('retry-after')]).toEqual([503, '10'])
  expect((await send(photo, about, user)).status).toBe(200)
})

test('the photo moves with the storage', async () => {
  const user = await buildUser(app, { role: 'Seller' })
  const { about, photo } = await begin(user)
  await send(photo, about, user)
  const code = await findVerifiedDraft(app.deps.db.kysely, user.id, about.draftId)
  const key = privatePhotoKey(code?.photoId ?? '')
  const elsewhere = diskStorage(`${app.deps.mediaFolder}-elsewhere`)
  await moveMedia({ disk: app.deps.storage, s3: elsewhere }, 's3')
  expect(await elsewhere.read(key)).toBeInstanceOf(Buffer)
  await moveMedia({ disk: app.deps.storage, s3: elsewhere }, 'disk')
  expect(await app.deps.storage.read(key)).toBeInstanceOf(Buffer)
})

test('photos and codes are deleted after their retention, not before', async () => {
  while ((await deleteOldPossession(app.deps)) > 0);
  const user = await buildUser(app, { role: 'Seller' })
  const unlisted = await begin(user)
  await send(unlisted.photo, unlisted.about, user)
  const listed = await begin(user)
  await send(listed.photo, listed.about, user)
  const open = await begin(user)
  const phone = await buildListing(app, { seller: user })
  const ids = { sellerId: user.id, draftId: listed.about.draftId, listingId: phone._id }
  await inTransaction(app.deps.db, (tx) => bindPossessionToListing(tx, ids))
  const left = async () => {
    await deleteOldPossession(app.deps)
    const { rows } = await app.deps.db.pool.query(
      'select id, photo_id as photo from possession_codes where seller_id = $1 order by id',
      [user.id],
    )
    return rows as { id: string; photo: string | null }[]
  }
  expect((await left()).length).toBe(3)
  app.clock.advance(DAY + 61 * MINUTE)
  const two = await left()
  expect(two.map(({ id }) => id)).not.toContain(open.code._id)
  expect(two.length).toBe(2)
  app.clock.advance(30 * DAY)
  expect((await left()).map(({ id }) => id)).toEqual([listed.code._id])
  const now = app.clock.now()
  const ended = `update listings set state = 'withdrawn', updated_at = $2 where id = $1`
  await app.deps.db.pool.query(ended, [phone._id, now])
  app.clock.advance(89 * DAY)
  expect((await left()).length).toBe(1)
  app.clock.advance(2 * DAY)
  expect(await left()).toEqual([])
  for (const { photo } of two)
    expect(await app.deps.storage.read(privatePhotoKey(photo ?? ''))).toBeUndefined()
})
