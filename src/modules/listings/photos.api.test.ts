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
import { inTransaction, newId } from '../../platform/db/index.ts'
import { SECOND } from '../../shared/time.ts'
import { deleteExpiredMedia, storePicture } from '../media/index.ts'
import { madePhoto } from '../media/pictures.fixture.ts'
import type { PhotoShown } from './listings.contract.ts'
import { holdListing } from './transition-listing.ts'

let app: TestApp
let seller: TestUser
beforeAll(async () => {
  app = await testApp({ env: { IMAGE_HOSTS: 'img.example.org' } })
  seller = await buildUser(app, { role: 'Seller' })
})
afterAll(() => app.close())

const form = {
  brand: 'Iphone',
  name: 'iPhone 13',
  price: '450',
  storageGb: 128,
  color: 'Graphite',
}
let seed = 0
async function upload(owner = seller): Promise<string> {
  const bytes = await madePhoto(++seed, 120, 90).jpeg().toBuffer()
  const stored = await storePicture(app.deps, owner.id, bytes)
  if (!('picture' in stored)) throw new Error(stored.refused)
  return stored.picture.url
}
const uploads = (count: number) => Promise.all(Array.from({ length: count }, () => upload()))
const asPhotos = (urls: string[]) => urls.map((url) => ({ url }))
const edit = (id: string, body: object) => as(app, seller).put(api.phone(id), { ...form, ...body })
const shownOf = async (id: string) => (await as(app, null).get(api.phone(id))).body
const srcs = (phone: { photos: PhotoShown[] }) => phone.photos.map(({ src }) => src)
const isServed = async (url: string) => (await app.app.request(url)).status === 200
async function deleteExpiredLater() {
  app.clock.advance(601 * SECOND)
  await deleteExpiredMedia(app.deps)
}

test('photos keep their order and what their seller wrote, and the first is the cover', async () => {
  const urls = await uploads(3)
  const photos = [
    { url: urls[0] },
    { url: urls[1], alt: 'The back, with a scratch' },
    { url: urls[2] },
  ]
  const { _id, img } = await buildListing(app, { seller, ...form, photos })
  expect(img).toBe(urls[0])
  const phone = await shownOf(_id)
  expect(phone.img).toBe(urls[0])
  expect(phone.photos).toMatchObject([
    { src: urls[0], alt: '', width: 120, height: 90 },
    { src: urls[1], alt: 'The back, with a scratch' },
    { src: urls[2], alt: '' },
  ])
  for (const { placeholder, sources } of phone.photos as PhotoShown[]) {
    expect(placeholder).toMatch(/^data:image\/png;base64,/)
    for (const list of [sources?.avif, sources?.webp])
      for (const source of list?.split(', ') ?? [''])
        expect(await isServed(source.split(' ')[0]!)).toBe(true)
  }
  await deleteExpiredLater()
  for (const url of urls) expect(await isServed(url)).toBe(true)
})

test('lists contain only the cover', async () => {
  const { _id, name } = await buildListing(app, {
    seller,
    ...form,
    photos: asPhotos(await uploads(2)),
  })
  const phone = await shownOf(_id)
  const lists = [
    (await as(app, null).get(`${api.phones()}?id=${_id}`)).body,
    (await as(app, null).get(api.phones())).body,
    (await as(app, null).get(`${api.search()}?q=${name}`)).body.items,
    (await as(app, seller).get(api.myProducts(seller.email))).body,
  ]
  for (const list of lists) {
    const own = list.find((one: { _id: string }) => one._id === _id)
    expect(own.photos).toHaveLength(1)
    const [{ src, width, height, placeholder, sources }] = own.photos
    expect({ src, width, height, placeholder }).toEqual({
      src: phone.img,
      width: 120,
      height: 90,
      placeholder: phone.photos[0].placeholder,
    })
    expect(sources.webp).toMatch(/-480\.webp 480w, .*-800\.webp 800w$/)
  }
})

test('a single photo in `img` is accepted, also on a trusted host', async () => {
  const url = await upload()
  expect(srcs(await shownOf((await buildListing(app, { seller, ...form, img: url }))._id))).toEqual(
    [url],
  )
  const img = 'https://img.example.org/a.jpg'
  const { photos } = await shownOf((await buildListing(app, { seller, ...form, img }))._id)
  expect(photos).toEqual([
    {
      src: img,
      alt: '',
      width: null,
      height: null,
      placeholder: null,
      sources: null,
    },
  ])
})

test('an edit replaces the photos, and unused ones are deleted after 600 seconds', async () => {
  const [first, second, third] = (await uploads(3)) as [string, string, string]
  const { _id } = await buildListing(app, { seller, ...form, photos: asPhotos([first, second]) })
  const { body } = await edit(_id, { photos: asPhotos([third, second]) })
  expect([body.img, srcs(body), body.notice]).toEqual([third, [third, second], ''])
  await deleteExpiredLater()
  expect([await isServed(first), await isServed(second), await isServed(third)]).toEqual([
    false,
    true,
    true,
  ])
})

test('sending only the cover keeps the other photos; another cover becomes the only photo', async () => {
  const [first, second, third] = (await uploads(3)) as [string, string, string]
  const { _id } = await buildListing(app, { seller, ...form, photos: asPhotos([first, second]) })
  expect(srcs((await edit(_id, { img: first, price: '440' })).body)).toEqual([first, second])
  expect(srcs((await edit(_id, { img: third })).body)).toEqual([third])
  expect(srcs((await edit(_id, {})).body)).toEqual([])
})

test('the photos of a draft are kept with it and become those of its listing', async () => {
  const draftId = newId()
  const [first, second, dropped] = (await uploads(3)) as [string, string, string]
  const save = (version: number, urls: string[]) =>
    as(app, seller).put(api.draft(draftId), {
      version,
      values: { ...form, photos: asPhotos(urls) },
    })
  await save(0, [dropped, first, 'https://evil.example/x.jpg'])
  await save(1, [second, first])
  await deleteExpiredLater()
  expect([await isServed(dropped), await isServed(first)]).toEqual([false, true])
  const phone = await buildListing(app, { seller, ...form, draftId })
  expect(srcs(await shownOf(phone._id))).toEqual([second, first])
})

test('deleting a draft releases its photos; the same ID of another seller is separate', async () => {
  const draftId = newId()
  const other = await buildUser(app, { role: 'Seller' })
  const [mine, theirs] = [await upload(), await upload(other)]
  const save = (who: TestUser, url: string) =>
    as(app, who).put(api.draft(draftId), { version: 0, values: { photos: [{ url }] } })
  await save(seller, mine)
  await save(other, theirs)
  await as(app, seller).delete(api.draft(draftId))
  await deleteExpiredLater()
  expect([await isServed(mine), await isServed(theirs)]).toEqual([false, true])
})

test('422 at the field: a thirteenth, foreign or deleted photo, and nothing is stored', async () => {
  const many = await uploads(13)
  const post = (photos: unknown) => as(app, seller).post(api.phones(), { ...form, photos })
  expect((await post(asPhotos(many))).body.fields).toEqual({ photos: 'At most 12 photos' })
  const foreign = await upload(await buildUser(app, { role: 'Seller' }))
  const refused = await post(asPhotos([many[0]!, foreign]))
  expect([refused.status, refused.body.fields]).toEqual([
    422,
    { photos: 'Upload photo 2 here first' },
  ])
  expect((await post('x')).body.fields).toHaveProperty('photos')
  await deleteExpiredLater()
  expect(await isServed(many[0]!)).toBe(false)
})

test('409: a booked phone keeps its photos; order and alt texts can change', async () => {
  const [first, second] = (await uploads(2)) as [string, string]
  const own = { location: 'Oslo', used: '2 years' }
  const photos = asPhotos([first, second])
  const { _id } = await buildListing(app, { seller, ...form, ...own, photos })
  await inTransaction(app.deps.db, (tx) => holdListing(tx, _id, app.clock.now()))
  expect((await edit(_id, { ...own, photos: asPhotos([first]) })).body.error).toBe('reserved')
  const { status, body } = await edit(_id, { ...own, photos: asPhotos([second, first]) })
  expect([status, srcs(body)]).toEqual([200, [second, first]])
})
