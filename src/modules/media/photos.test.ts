import { mkdir, readdir, utimes, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import {
  as,
  buildListing,
  buildUser,
  type TestApp,
  type TestUser,
  testApp,
} from '../../../test/app.ts'
import { inTransaction, newId } from '../../platform/db/index.ts'
import { MAX_PHOTOS } from '../../shared/listings/listing-limits.ts'
import { DAY, SECOND } from '../../shared/time.ts'
import { deleteExpiredMedia, deleteStrayFiles } from './delete-media.ts'
import {
  bindPhotosToListing,
  claimPictures,
  listPhotos,
  listPhotosByListing,
  releasePictures,
  setPhotos,
} from './photos.ts'
import { ALL_VARIANTS, fileName, UPLOAD_SECONDS } from './picture.ts'
import { madePhoto } from './pictures.fixture.ts'
import { storePicture } from './store-picture.ts'

let app: TestApp
let seller: TestUser
beforeAll(async () => {
  app = await testApp()
  seller = await buildUser(app, { role: 'Seller' })
})
afterAll(() => app.close())

let seed = 0
async function uploaded(owner = seller) {
  const bytes = await madePhoto(++seed, 120, 90).jpeg().toBuffer()
  const stored = await storePicture(app.deps, owner.id, bytes)
  if (!('picture' in stored)) throw new Error(stored.refused)
  return stored.picture
}
const inTx = <T>(work: Parameters<typeof inTransaction<T>>[1]) => inTransaction(app.deps.db, work)
const claim = (urls: string[], owner = seller) =>
  inTx((tx) => claimPictures(app.deps, tx, urls, owner.id))
const endsOf = async (id: string) =>
  (await app.deps.db.pool.query('select expires_at from media where id = $1', [id])).rows[0]
const isServed = async (url: string) =>
  (await app.app.request(`http://localhost:3000${url}`)).status === 200

async function show(of: Parameters<typeof setPhotos>[2], urls: string[]) {
  return inTx(async (tx) => {
    const claimed = await claimPictures(app.deps, tx, urls, seller.id)
    if ('refused' in claimed) throw new Error(claimed.refused)
    await setPhotos(
      app.deps,
      tx,
      of,
      claimed.pictures.map((photo, index) => ({ ...photo, alt: `Photo ${index + 1}` })),
    )
  })
}

test('photos keep their order and alt texts, the cover first', async () => {
  const listingId = (await buildListing(app, { seller }))._id
  const urls = (await Promise.all([1, 2, 3].map(() => uploaded()))).map(({ url }) => url)
  const order = [urls[2]!, urls[0]!, urls[1]!]
  await show({ listingId }, order)
  const photos = await listPhotos(app.deps.db.kysely, { listingId })
  expect(photos.map(({ url }) => url)).toEqual(order)
  expect(photos.map(({ alt }) => alt)).toEqual(['Photo 1', 'Photo 2', 'Photo 3'])
  expect(photos[0]).toMatchObject({ width: 120, height: 90 })
  expect(photos[0]?.placeholder).toMatch(/^data:image\/png;base64,/)
  for (const source of photos[0]?.sources?.avif.split(', ') ?? [])
    expect(await isServed(source.split(' ')[0]!)).toBe(true)
  const many = await listPhotosByListing(app.deps.db.kysely, [listingId, newId()])
  expect([...many.keys()]).toEqual([listingId])
  expect(many.get(listingId)).toEqual(photos)
})

test('claiming is all or nothing: with one foreign photo, none is claimed', async () => {
  const own = await uploaded()
  const foreign = await uploaded(await buildUser(app, { role: 'Seller' }))
  await expect(
    inTx(async (tx) => {
      const claimed = await claimPictures(app.deps, tx, [own.url, foreign.url], seller.id)
      expect(claimed).toEqual({ refused: 'unknown_picture', url: foreign.url })
      throw new Error('taken back')
    }),
  ).rejects.toThrow('taken back')
  expect((await endsOf(own.id)).expires_at).not.toBeNull()
})

test('a thirteenth photo is refused; duplicates count once', async () => {
  const urls = (await Promise.all(Array.from({ length: MAX_PHOTOS + 1 }, () => uploaded()))).map(
    ({ url }) => url,
  )
  expect(await claim(urls)).toEqual({ refused: 'too_many' })
  const twelve = await claim([...urls.slice(0, MAX_PHOTOS), urls[0]!, ' '])
  expect('pictures' in twelve && twelve.pictures).toHaveLength(12)
})

test('two tabs that claim the same photos in different order both succeed', async () => {
  const urls = (await Promise.all(Array.from({ length: 6 }, () => uploaded()))).map(
    ({ url }) => url,
  )
  const both = await Promise.all([claim(urls), claim([...urls].reverse())])
  for (const one of both) expect(one).toHaveProperty('pictures')
})

test('a photo removed from a listing is deleted after 600 seconds, unless another listing shows it', async () => {
  const listingId = (await buildListing(app, { seller }))._id
  const other = (await buildListing(app, { seller }))._id
  const [taken, shared, left] = [await uploaded(), await uploaded(), await uploaded()]
  await show({ listingId }, [taken.url, shared.url, left.url])
  await show({ listingId: other }, [shared.url])
  await show({ listingId }, [left.url])
  app.clock.advance((UPLOAD_SECONDS - 1) * SECOND)
  await deleteExpiredMedia(app.deps)
  expect(await isServed(taken.url)).toBe(true)
  app.clock.advance(SECOND)
  await deleteExpiredMedia(app.deps)
  expect(await isServed(taken.url)).toBe(false)
  expect([await isServed(shared.url), await isServed(left.url)]).toEqual([true, true])
})

test('a photo removed and added back in time stays', async () => {
  const listingId = (await buildListing(app, { seller }))._id
  const [one, two] = [await uploaded(), await uploaded()]
  await show({ listingId }, [one.url, two.url])
  await show({ listingId }, [two.url])
  await show({ listingId }, [two.url, one.url])
  app.clock.advance(2 * UPLOAD_SECONDS * SECOND)
  await deleteExpiredMedia(app.deps)
  expect(await isServed(one.url)).toBe(true)
})

test('a claimed photo that nothing shows is deleted once it is released', async () => {
  const { id, url } = await uploaded()
  await claim([url])
  app.clock.advance(2 * UPLOAD_SECONDS * SECOND)
  await deleteExpiredMedia(app.deps)
  expect(await isServed(url)).toBe(true)
  await inTx((tx) => releasePictures(app.deps, tx, [id]))
  app.clock.advance(UPLOAD_SECONDS * SECOND)
  await deleteExpiredMedia(app.deps)
  expect(await isServed(url)).toBe(false)
})

test('a portrait stays when listings release it', async () => {
  const portrait = await uploaded()
  await as(app, seller).post('/api/auth/update-user', { image: portrait.url })
  const listingId = (await buildListing(app, { seller }))._id
  await show({ listingId }, [portrait.url])
  await show({ listingId }, [])
  app.clock.advance(2 * UPLOAD_SECONDS * SECOND)
  await deleteExpiredMedia(app.deps)
  expect(await isServed(portrait.url)).toBe(true)
})

test('the photos of a draft become those of its listing', async () => {
  const draftId = newId()
  const urls = [(await uploaded()).url, (await uploaded()).url]
  await show({ sellerId: seller.id, draftId }, urls)
  app.clock.advance(2 * UPLOAD_SECONDS * SECOND)
  await deleteExpiredMedia(app.deps)
  const listingId = (await buildListing(app, { seller }))._id
  await inTx((tx) => bindPhotosToListing(app.deps, tx, { sellerId: seller.id, draftId }, listingId))
  expect((await listPhotos(app.deps.db.kysely, { listingId })).map(({ url }) => url)).toEqual(urls)
  expect(await listPhotos(app.deps.db.kysely, { sellerId: seller.id, draftId })).toEqual([])
})

test('files without a row are deleted after a day; pictures, young files and foreign files stay', async () => {
  const claimed = await uploaded()
  await claim([claimed.url])
  const folderOf = (id: string) => path.join(app.deps.mediaFolder, id.slice(-2))
  const lost = newId()
  const young = newId().slice(0, -2) + lost.slice(-2)
  const folder = folderOf(lost)
  await mkdir(folder, { recursive: true })
  const strays = [
    ...ALL_VARIANTS.map((variant) => fileName(lost, variant)),
    `${lost}-480.webp.${newId()}.part`,
  ]
  const staying = [fileName(young, ALL_VARIANTS[0]!), 'notes.txt']
  for (const name of [...strays, ...staying]) await writeFile(path.join(folder, name), 'x')
  const old = new Date(app.clock.now().getTime() - 2 * DAY)
  for (const name of [...strays, 'notes.txt']) await utimes(path.join(folder, name), old, old)
  for (const variant of ALL_VARIANTS)
    await utimes(path.join(folderOf(claimed.id), fileName(claimed.id, variant)), old, old)
  await utimes(path.join(folder, staying[0]!), app.clock.now(), app.clock.now())
  let deleted = 0
  for (let turn = 0; turn < 256; turn++) deleted += await deleteStrayFiles(app.deps, turn)
  expect(deleted).toBe(strays.length)
  const names = await readdir(folder)
  for (const name of strays) expect(names).not.toContain(name)
  for (const name of staying) expect(names).toContain(name)
  for (const variant of ALL_VARIANTS)
    expect(await isServed(`/media/${fileName(claimed.id, variant)}`)).toBe(true)
})
