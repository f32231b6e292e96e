import sharp, { type Sharp } from 'sharp'
import { afterAll, beforeAll, expect, test } from 'vitest'
import {
  as,
  buildListing,
  buildUser,
  type TestApp,
  type TestUser,
  testApp,
} from '../../../test/app.ts'
import { inTransaction } from '../../platform/db/index.ts'
import { SECOND } from '../../shared/time.ts'
import { deleteExpiredMedia } from './delete-media.ts'
import { findReuse } from './find-reuse.ts'
import { claimPictures } from './photos.ts'
import { UPLOAD_SECONDS } from './picture.ts'
import { madePhoto } from './pictures.fixture.ts'
import { storePicture } from './store-picture.ts'

let app: TestApp
let honest: TestUser
let thief: TestUser
beforeAll(async () => {
  app = await testApp()
  honest = await buildUser(app, { role: 'Seller' })
  thief = await buildUser(app, { role: 'Seller' })
})
afterAll(() => app.close())

async function upload(picture: Sharp | Buffer, owner: TestUser) {
  const bytes = Buffer.isBuffer(picture) ? picture : await picture.png().toBuffer()
  const stored = await storePicture(app.deps, owner.id, bytes)
  if (!('picture' in stored)) throw new Error(stored.refused)
  return stored.picture
}
async function list(picture: Sharp | Buffer, owner: TestUser) {
  const { id, url } = await upload(picture, owner)
  await inTransaction(app.deps.db, (tx) => claimPictures(app.deps, tx, [url], owner.id))
  return id
}
const matches = (mediaId: string, seller: TestUser) =>
  findReuse(app.deps.db.kysely, mediaId, seller.id)

const WIDTH = 240
const HEIGHT = 180
const crop = (photo: Buffer, share: number) => {
  const [left, top] = [Math.round(WIDTH * share), Math.round(HEIGHT * share)]
  return sharp(photo).extract({ left, top, width: WIDTH - 2 * left, height: HEIGHT - 2 * top })
}
const changes: Record<string, (photo: Buffer) => Sharp> = {
  'as it is': (photo) => sharp(photo),
  'made smaller': (photo) => sharp(photo).resize(132),
  'stretched a little': (photo) => sharp(photo).resize(WIDTH, 171, { fit: 'fill' }),
  mirrored: (photo) => sharp(photo).flop(),
  'turned by 90 degrees': (photo) => sharp(photo).rotate(90),
  'turned by 270 degrees': (photo) => sharp(photo).rotate(270),
  'upside down': (photo) => sharp(photo).rotate(180),
  'as a negative': (photo) => sharp(photo).negate({ alpha: false }),
  'mirrored and turned': (photo) => sharp(photo).flop().rotate(90),
  brighter: (photo) => sharp(photo).modulate({ brightness: 1.1 }),
  blurred: (photo) => sharp(photo).blur(1.2),
  'without its edges': (photo) =>
    sharp(photo).extract({ left: 5, top: 4, width: WIDTH - 10, height: HEIGHT - 8 }),
  'mirrored without its edges': (photo) =>
    sharp(photo)
      .extract({ left: 4, top: 5, width: WIDTH - 10, height: HEIGHT - 8 })
      .flop(),
  'without a twelfth of each side': (photo) => crop(photo, 0.08),
  'without 15 % of each side': (photo) => crop(photo, 0.15),
  'mirrored without a tenth of each side': (photo) => crop(photo, 0.1).flop(),
  'with a white border': (photo) =>
    sharp(photo).extend({ top: 14, bottom: 14, left: 19, right: 19, background: '#fff' }),
  'turned by three degrees': (photo) => sharp(photo).rotate(3, { background: '#fff' }),
  'with a caption': (photo) =>
    sharp(photo).composite([
      {
        input: Buffer.from(
          `<svg width="${WIDTH}" height="16"><rect width="68" height="7" fill="#fff"/></svg>`,
        ),
        top: HEIGHT - 20,
        left: 12,
      },
    ]),
}

test.each(Object.entries(changes))('another’s photo is found, %s', async (_, change) => {
  const seed = 40 + Object.values(changes).indexOf(change)
  const photo = await madePhoto(seed, WIDTH, HEIGHT).png().toBuffer()
  const original = await list(photo, honest)
  const taken = await upload(change(photo), thief)
  const reuses = await matches(taken.id, thief)
  expect(reuses[0]).toMatchObject({ mediaId: original, sellerId: honest.id })
  expect(reuses[0]?.mirrored).toBe(/mirrored/.test(_))
})

test('a heavily compressed copy is found', async () => {
  const photo = await madePhoto(60, WIDTH, HEIGHT).png().toBuffer()
  const original = await list(photo, honest)
  for (const bytes of [
    await sharp(photo).resize(198).jpeg({ quality: 20 }).toBuffer(),
    await sharp(photo).avif({ quality: 20, effort: 0 }).toBuffer(),
  ])
    expect((await matches((await upload(bytes, thief)).id, thief))[0]?.mediaId).toBe(original)
})

test('other photos and own photos are not reported', async () => {
  const own = await list(madePhoto(70, WIDTH, HEIGHT), honest)
  expect(await matches(own, honest)).toEqual([])
  for (const seed of [71, 72, 73, 74])
    expect(await matches((await upload(madePhoto(seed, WIDTH, HEIGHT), thief)).id, thief)).toEqual(
      [],
    )
})

test('blank pictures match nothing', async () => {
  const blank = () =>
    sharp({ create: { width: 300, height: 200, channels: 3, background: '#eee' } })
  await list(blank(), honest)
  expect(await matches((await upload(blank(), thief)).id, thief)).toEqual([])
})

test('a picture that was never listed is not reported', async () => {
  const photo = await madePhoto(80, WIDTH, HEIGHT).png().toBuffer()
  await upload(photo, honest)
  expect(await matches((await upload(photo, thief)).id, thief)).toEqual([])
})

test('a photo is remembered after it and its seller are deleted', async () => {
  const photo = await madePhoto(81, WIDTH, HEIGHT).png().toBuffer()
  const leaving = await buildUser(app, { role: 'Seller' })
  const id = await list(photo, leaving)
  await app.deps.db.pool.query('update media set expires_at = now() where id = $1', [id])
  app.clock.advance(UPLOAD_SECONDS * SECOND)
  await deleteExpiredMedia(app.deps)
  const taken = await upload(photo, thief)
  expect(await matches(taken.id, thief)).toMatchObject([{ mediaId: id, sellerId: leaving.id }])
  const admin = await buildUser(app, { role: 'admin' })
  expect((await as(app, admin).delete(`/api/users/${leaving.id}`)).status).toBe(200)
  expect(await matches(taken.id, thief)).toMatchObject([{ mediaId: id, sellerId: null }])
})

test('a photo in the `img` field of a listing is stored for comparison; a profile photo is not', async () => {
  const photo = await madePhoto(82, WIDTH, HEIGHT).png().toBuffer()
  const listed = await upload(photo, honest)
  await buildListing(app, { seller: honest, img: listed.url })
  expect(await matches((await upload(photo, thief)).id, thief)).toHaveLength(1)
  const face = await madePhoto(83, WIDTH, HEIGHT).png().toBuffer()
  const portrait = await upload(face, honest)
  await as(app, honest).post('/api/auth/update-user', { image: portrait.url })
  expect(await matches((await upload(face, thief)).id, thief)).toEqual([])
})
