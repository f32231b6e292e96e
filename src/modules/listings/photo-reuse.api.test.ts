import { readFile } from 'node:fs/promises'
import sharp from 'sharp'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import {
  as,
  buildListing,
  buildUser,
  type TestApp,
  type TestUser,
  testApp,
} from '../../../test/app.ts'
import { api } from '../../contract/urls.ts'
import { SECOND } from '../../shared/time.ts'
import {
  deleteExpiredMedia,
  drawPicture,
  registerDrawnPicture,
  storePicture,
} from '../media/index.ts'
import { madePhoto } from '../media/pictures.fixture.ts'
import { notifyPeople } from '../notifications/index.ts'
import { addListing } from './add-listing.ts'

let app: TestApp
let admin: TestUser
let honest: TestUser
let thief: TestUser
let seed = 100
let photo: Buffer
let original: { _id: string; img: string }
beforeAll(async () => {
  app = await testApp()
  admin = await buildUser(app, { role: 'admin' })
})
beforeEach(async () => {
  honest = await buildUser(app, { role: 'Seller' })
  thief = await buildUser(app, { role: 'Seller' })
  photo = await madePhoto(++seed).png().toBuffer()
  original = await buildListing(app, { seller: honest, ...form, img: await upload(honest) })
})
afterAll(() => app.close())

const form = { brand: 'Iphone', name: 'iPhone 13', price: '450', location: '', used: '' }
async function upload(owner: TestUser, bytes = photo): Promise<string> {
  const stored = await storePicture(app.deps, owner.id, bytes)
  if (!('picture' in stored)) throw new Error(stored.refused)
  return stored.picture.url
}
const another = async () => madePhoto(++seed).png().toBuffer()
const openOf = async (id: string) =>
  (await as(app, admin).get(api.reviews())).body.find(
    (review: { phone: { _id: string } }) => review.phone._id === id,
  )
const decide = (reviewId: string, decision: string) =>
  as(app, admin).post(api.review(reviewId), { decision, reason: 'Photo of another' })
const edit = (id: string, photos: string[], more = {}) =>
  as(app, thief).put(api.phone(id), { ...form, photos: photos.map((url) => ({ url })), ...more })
const stateOf = async (id: string) => (await as(app, admin).get(api.phone(id))).body.state
const eventsOf = async (id: string) => {
  const { rows } = await app.deps.db.pool.query(
    `select name from events where data->>'listingId' = $1 order by id`,
    [id],
  )
  return rows.map(({ name }) => name)
}

test('a listing with a reused photo waits for review, and moderators see both photos', async () => {
  const own = await upload(thief, await another())
  const stolen = await upload(thief, await sharp(photo).flop().jpeg().toBuffer())
  const phone = await buildListing(app, {
    seller: thief,
    ...form,
    photos: [{ url: own }, { url: stolen }],
  })
  expect(phone).toMatchObject({
    state: 'pending_review',
    notice: expect.stringContaining('looks like a photo in another seller’s listing'),
  })
  expect((await as(app, null).get(api.phone(phone._id))).status).toBe(404)
  expect(await openOf(phone._id)).toMatchObject({
    kind: 'listing',
    phone: { photos: [{ src: own }, { src: stolen }] },
    reuse: [
      {
        src: stolen,
        other: {
          src: original.img,
          phoneId: original._id,
          seller: honest.name,
          sellerId: honest.id,
        },
        mirrored: true,
      },
    ],
  })
  expect(await eventsOf(phone._id)).toEqual(['listing_added', 'photo_reuse_found'])
  const { rows } = await app.deps.db.pool.query(
    `select actor_role from audit_log where action = 'photo_reuse_found' and subject_id = $1`,
    [phone._id],
  )
  expect(rows).toEqual([{ actor_role: 'system' }])
})

test('a review from before migration 0017 shows the same similarity', async () => {
  const stolen = await upload(thief, await sharp(photo).flop().jpeg().toBuffer())
  const { _id } = await buildListing(app, { seller: thief, ...form, photos: [{ url: stolen }] })
  const before = await openOf(_id)
  const query = (text: string, values: unknown[] = []) => app.deps.db.pool.query(text, values)
  await query(
    `update listing_reviews set reuse = replace(reuse::text, '"similarity"', '"likeness"')::jsonb
     where listing_id = $1`,
    [_id],
  )
  const migration = '../../../db/migrations/0017_listings_review_similarity.sql'
  for (let time = 0; time < 2; time += 1)
    await query(await readFile(new URL(migration, import.meta.url), 'utf8'))
  expect(before.reuse[0].similarity).toBeGreaterThan(0.9)
  expect(await openOf(_id)).toEqual(before)
})

test('a photo that looks like a picture of the demo is no reused photo', async () => {
  const bytes = await another()
  const drawing = await drawPicture(bytes)
  if ('refused' in drawing) throw new Error(drawing.refused)
  const stored = await registerDrawnPicture(app.deps, honest.id, drawing)
  if (!('picture' in stored)) throw new Error(stored.refused)
  const demo = { ...form, img: stored.picture.url }
  const now = app.clock.now()
  const listed = await addListing(app.deps, { ...honest, image: null }, demo, { at: now })
  expect(listed).toMatchObject({ listing: { state: 'live' } })
  const phone = await buildListing(app, {
    seller: thief,
    ...form,
    img: await upload(thief, await sharp(bytes).jpeg().toBuffer()),
  })
  expect(phone).toMatchObject({ state: 'live', notice: '' })
})

test('the seller learns why, but not whose photo it is', async () => {
  const phone = await buildListing(app, { seller: thief, ...form, img: await upload(thief) })
  const { review } = (await as(app, thief).get(api.phoneReview(phone._id))).body
  expect(review.notice).toMatch(/^One of your photos looks like/)
  expect(JSON.stringify(review)).not.toContain(honest.id)
  while ((await notifyPeople(app.deps)) > 0);
  const { rows } = await app.deps.db.pool.query(
    'select subject, body from mails where recipient = $1',
    [thief.email],
  )
  expect(rows[0].subject).toBe('Your iPhone 13 listing is waiting for review')
  expect(rows[0].body).toContain('If you took the photo yourself, you don’t need to do anything.')
})

test('an approved listing goes live and is not held again', async () => {
  const phone = await buildListing(app, { seller: thief, ...form, img: await upload(thief) })
  await decide((await openOf(phone._id))._id, 'approved')
  expect(await stateOf(phone._id)).toBe('live')
  const { body } = await edit(phone._id, [phone.img], { price: '400' })
  expect(body).toMatchObject({ state: 'live', proposed: null, notice: '' })
})

test('in an edit only the reused photos wait for review; other changes apply at once', async () => {
  const own = await upload(thief, await another())
  const phone = await buildListing(app, { seller: thief, ...form, img: own })
  const stolen = await upload(thief)
  const { body } = await edit(phone._id, [stolen, own], { price: '400', name: 'iPhone 13 mini' })
  expect(body).toMatchObject({
    state: 'live',
    name: 'iPhone 13 mini',
    priceMinor: 40_000,
    img: own,
    photos: [{ src: own }],
    proposed: { img: stolen, photos: [{ src: stolen }, { src: own }] },
    notice: expect.stringMatching(/^One of your photos/),
  })
  // The photo is kept while the review is pending; repeating the edit opens no second review.
  app.clock.advance(1_201 * SECOND)
  await deleteExpiredMedia(app.deps)
  const review = await openOf(phone._id)
  await edit(phone._id, [stolen, own], { price: '400', name: 'iPhone 13 mini' })
  expect((await openOf(phone._id))._id).toBe(review._id)
  expect(review).toMatchObject({ kind: 'change', reuse: [{ other: { sellerId: honest.id } }] })
  expect((await decide(review._id, 'approved')).body.phone).toMatchObject({
    img: stolen,
    photos: [{ src: stolen }, { src: own }],
  })
})

test('rejected and withdrawn photos are deleted, visible ones stay', async () => {
  const own = await upload(thief, await another())
  const phone = await buildListing(app, { seller: thief, ...form, img: own })
  const [refused, takenBack] = [await upload(thief), await upload(thief)]
  await edit(phone._id, [own, refused])
  await decide((await openOf(phone._id))._id, 'refused')
  await edit(phone._id, [own, takenBack])
  await edit(phone._id, [own])
  expect(await openOf(phone._id)).toBeUndefined()
  app.clock.advance(1_201 * SECOND)
  await deleteExpiredMedia(app.deps)
  const served = async (url: string) => (await app.app.request(url)).status
  expect([await served(own), await served(refused), await served(takenBack)]).toEqual([
    200, 404, 404,
  ])
})

test('replacing the photo during review ends the hold', async () => {
  const phone = await buildListing(app, { seller: thief, ...form, img: await upload(thief) })
  const { body } = await edit(phone._id, [await upload(thief, await another())])
  expect([body.state, body.notice]).toEqual(['pending_review', ''])
  expect((await openOf(phone._id)).reuse).toEqual([])
})

test('a rejected photo does not count as an original', async () => {
  const phone = await buildListing(app, { seller: thief, ...form, img: await upload(thief) })
  await decide((await openOf(phone._id))._id, 'refused')
  const again = await buildListing(app, { seller: honest, ...form, img: await upload(honest) })
  expect(again.state).toBe('live')
})

test('reusing your own photo is not reported', async () => {
  const again = await buildListing(app, { seller: honest, ...form, img: original.img })
  expect(again.state).toBe('live')
})

test('demo phones with shared pictures are not held', async () => {
  const { id, name, email } = thief
  const viewer = { id, name, email, image: null, role: 'Seller' } as const
  const img = await upload(thief)
  const outcome = await addListing(app.deps, viewer, { ...form, img }, { at: app.clock.now() })
  expect('listing' in outcome && outcome.listing.state).toBe('live')
})
