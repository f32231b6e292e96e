import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import {
  as,
  buildListing,
  buildUser,
  type Client,
  type TestApp,
  testApp,
} from '../../../test/app.ts'
import { api } from '../../contract/urls.ts'
import { listingStock } from '../listings/index.ts'
import { matchListings } from './match-listings.ts'

let app: TestApp
let admin: Client
const visitor = () => as(app, null)
beforeAll(async () => {
  app = await testApp()
  admin = as(app, await buildUser(app, { role: 'admin' }))
})
afterAll(() => app.close())

let made = 0
async function buildModel(fields: Record<string, unknown> = {}) {
  made += 1
  const body = { brand: 'Nokia', name: `Brick ${made}`, ...fields }
  const answer = await admin.post(api.models(), body)
  expect(answer.status, JSON.stringify(answer.body)).toBe(201)
  return answer.body
}
const modelOf = async (phone: { _id: string }) =>
  (await visitor().get(api.phone(phone._id))).body.model
const rows = async (text: string, values: unknown[] = []) =>
  (await app.deps.db.pool.query(text, values)).rows

describe('reading', () => {
  test('200: returns a model with its facts and its prices here', async () => {
    for (const price of ['300', '500', '400']) await buildListing(app, { price })
    const { status, body } = await visitor().get(api.model('iphone-13-pro'))
    expect(status).toBe(200)
    expect(body).toMatchObject({
      fullName: 'iPhone 13 Pro',
      brand: 'Iphone',
      live: 3,
      lowestMinor: 30_000,
      medianMinor: 40_000,
      highestMinor: 50_000,
      facts: { storageGb: [128, 256, 512, 1024], launchPriceMinor: 99_900, displayIn: 6.1 },
    })
    expect(body.facts.sourceNote).toContain('Apple')
  })

  test('200: a model has the lowest price of each storage and grade for sale', async () => {
    const phone = { brand: 'Nokia', name: (await buildModel()).name }
    const list = (price: string, storageGb: number | null, grade: string | null) =>
      buildListing(app, { ...phone, price, storageGb, grade })
    await list('90', 64, 'A')
    await list('80', 64, 'A')
    await list('70', 128, 'D')
    await list('60', 64, null)
    await list('50', null, 'B')
    const sold = await list('10', 64, 'A')
    await rows(`update listings set state = 'sold' where id = $1`, [sold._id])
    const { body } = await visitor().get(
      api.model(`nokia-${phone.name.toLowerCase().replace(' ', '-')}`),
    )
    expect(body.offers).toEqual([
      { storageGb: 64, grade: 'A', live: 2, lowestMinor: 8_000 },
      { storageGb: 64, grade: null, live: 1, lowestMinor: 6_000 },
      { storageGb: 128, grade: 'D', live: 1, lowestMinor: 7_000 },
      { storageGb: null, grade: 'B', live: 1, lowestMinor: 5_000 },
    ])
  })

  test('200: a model without listings has no prices', async () => {
    const { body } = await visitor().get(api.model('nokia-3310'))
    expect(body).toMatchObject({ live: 0, lowestMinor: null, medianMinor: null })
  })

  test.each(['no-such-model', '%20', "'", '999999999', '1e3', '%F0%9F%93%B1'])(
    '404: %s',
    async (slug) => {
      expect((await visitor().get(`/api/models/${slug}`)).status).toBe(404)
    },
  )

  test('the pages of the list are in order and do not overlap', async () => {
    const names: string[] = []
    let cursor = ''
    do {
      const page = await visitor().get(`${api.models()}?brand=OnePlus&cursor=${cursor}`)
      names.push(...page.body.items.map((one: { fullName: string }) => one.fullName))
      cursor = page.body.cursor
    } while (cursor)
    expect(new Set(names).size).toBe(names.length)
    expect(names.length).toBeGreaterThan(60)
    expect(names).toEqual(names.toSorted((a, b) => (a.toLowerCase() < b.toLowerCase() ? -1 : 1)))
  })

  test('sorted by what is listed, the most listed come first and then the newest, each once', async () => {
    for (const name of ['Zenfone 9', 'Zenfone 8', 'Zenfone 8'])
      await buildListing(app, { brand: 'Asus', name })
    const models: { fullName: string; live: number; facts: { announced: string | null } }[] = []
    let cursor = ''
    do {
      const query = `brand=Asus&sort=listed&cursor=${cursor}`
      const page = await visitor().get(`${api.models()}?${query}`)
      models.push(...page.body.items)
      cursor = page.body.cursor
    } while (cursor)
    const named = models.map(({ fullName }) => fullName)
    expect(named.slice(0, 2)).toEqual(['Asus Zenfone 8', 'Asus Zenfone 9'])
    expect(new Set(named).size).toBe(named.length)
    expect(named.length).toBeGreaterThan(100)
    const dates = models.slice(2).map(({ facts }) => facts.announced ?? '')
    expect(dates).toEqual(dates.toSorted().reverse())
    for (const odd of ['sort=listed&cursor=x', 'sort=odd', 'sort=listed&cursor=WyJ4IiwxXQ'])
      expect((await visitor().get(`${api.models()}?${odd}`)).status).toBe(200)
  })

  test.each([
    ['s21 ultra', 'samsung-galaxy-s21-ultra'],
    ['NOKIA 3310', 'nokia-3310'],
    ['se 2nd', 'iphone-se-2020'],
  ])('words find models by any of their names: %s', async (q, slug) => {
    const { body } = await visitor().get(`${api.models()}?q=${encodeURIComponent(q)}`)
    expect(body.items.map((one: { slug: string }) => one.slug)).toContain(slug)
  })

  test.each([
    'q=%25',
    'q=_&q=x',
    'q=\\',
    'brand=none',
    'cursor=junk',
    'cursor=WzEsMl0',
    `q=${'x '.repeat(500)}`,
  ])('junk is no error: %s', async (query) => {
    expect((await visitor().get(`${api.models()}?${query}`)).status).toBe(200)
  })
})

describe('adding', () => {
  test('201: a model added by hand gets the phones that match it soon after', async () => {
    const phone = await buildListing(app, { brand: 'Nokia', name: 'Nokia Zeppelin 5 64GB' })
    expect(await modelOf(phone)).toBeNull()
    const model = await buildModel({ name: 'Zeppelin 5', securityUpdatesUntil: '2031-05-31' })
    expect(model).toMatchObject({ slug: 'nokia-zeppelin-5', fullName: 'Nokia Zeppelin 5' })
    await matchListings(app.deps, listingStock)
    expect(await modelOf(phone)).toEqual({ slug: 'nokia-zeppelin-5', name: 'Zeppelin 5' })
    const [listing] = await rows('select support_until::text from listings where id = $1', [
      phone._id,
    ])
    expect(listing.support_until).toBe('2031-05-31')
  })

  test('a slug that is taken gets a number', async () => {
    expect((await buildModel({ name: 'Same+Name' })).slug).toBe('nokia-same-plus-name')
    expect((await buildModel({ name: 'Same plus name' })).slug).toBe('nokia-same-plus-name-2')
  })

  test('409: the brand already has a model with this name', async () => {
    const answer = await admin.post(api.models(), { brand: 'Nokia', name: '3310' })
    expect(answer.status).toBe(409)
    expect(answer.body.fields).toHaveProperty('name')
  })

  test.each([
    [{ brand: 'Nokia' }, 'name'],
    [{ brand: 'Nokia', name: ' ' }, 'name'],
    [{ name: 'X' }, 'brand'],
    [{ brand: 'No such brand', name: 'X' }, 'brand'],
    [{ brand: 'Nokia', name: 'X', announced: '2024-13' }, 'announced'],
    [{ brand: 'Nokia', name: 'X', securityUpdatesUntil: '2030-02-30' }, 'securityUpdatesUntil'],
    [
      { brand: 'Nokia', name: 'X', securityUpdatesUntil: '0001-01-01T00:00:00Z' },
      'securityUpdatesUntil',
    ],
    [{ brand: 'Nokia', name: 'X', launchPriceUsd: -1 }, 'launchPriceUsd'],
    [{ brand: 'Nokia', name: 'X', storageGb: [0.5] }, 'storageGb.0'],
    [{ brand: 'Nokia', name: 'X', weight: 1 }, 'weight'],
  ])('422: %j is not valid at %s', async (body, field) => {
    const answer = await admin.post(api.models(), body)
    expect(answer.status).toBe(422)
    expect(answer.body.fields).toHaveProperty([field])
  })
})

describe('correcting', () => {
  test('200: missing fields stay, null clears a field, the slug stays', async () => {
    const model = await buildModel({ os: 'Android', batteryMah: 4000, otherNames: ['old'] })
    const { status, body } = await admin.put(api.model(model._id), {
      name: 'Renamed',
      os: null,
      storageGb: [256, 128],
      launchPriceUsd: 99.5,
      otherNames: ['New Name'],
    })
    expect(status).toBe(200)
    expect(body).toMatchObject({ name: 'Renamed', slug: model.slug, otherNames: ['new name'] })
    expect(body.facts).toMatchObject({
      os: null,
      batteryMah: 4000,
      storageGb: [128, 256],
      launchPriceMinor: 9950,
      launchCurrency: 'USD',
    })
    const [audit] = await rows(
      `select action from audit_log where subject_type = 'model' and subject_id = $1
       order by id desc limit 1`,
      [model._id],
    )
    expect(audit.action).toBe('model_corrected')
  })

  test('409: of two admins who correct the same facts, the second reads what the first wrote', async () => {
    const seen = { os: 'Android', storageGb: [128], launchPriceUsd: 100, colors: ['Black'] }
    const model = await buildModel({ ...seen, batteryMah: 4000 })
    const first = { os: 'Android 15', storageGb: [256, 128], launchPriceUsd: null, ramGb: 8 }
    const { colors: _, ...replaced } = seen
    const replaces = { ...replaced, ramGb: null }
    expect((await admin.put(api.model(model._id), { ...first, replaces })).status).toBe(200)

    const second = { os: 'iOS', storageGb: [64], launchPriceUsd: 120, ramGb: 8, colors: ['Blue'] }
    const refused = await admin.put(api.model(model._id), {
      ...second,
      replaces: { ...seen, ramGb: null },
    })
    expect(refused.status).toBe(409)
    expect(refused.body).toMatchObject({
      error: 'model_changed',
      fields: {
        os: 'Another admin has changed this to “Android 15”. Save again to replace it',
        storageGb: 'Another admin has changed this to “128, 256”. Save again to replace it',
        launchPriceUsd: 'Another admin has cleared this. Save again to replace it',
      },
    })
    expect(Object.keys(refused.body.fields)).toHaveLength(3)
    const unchanged = await visitor().get(api.model(model._id))
    expect(unchanged.body.facts).toMatchObject({ os: 'Android 15', colors: ['Black'] })

    const german = await admin.put(
      api.model(model._id),
      { os: 'iOS', replaces: { os: 'Android' } },
      { 'accept-language': 'de' },
    )
    expect(german.body.fields.os).toContain('in „Android 15“ geändert')

    const again = await admin.put(api.model(model._id), {
      ...second,
      replaces: { ...first, ramGb: null, colors: ['Black'] },
    })
    expect(again.status).toBe(200)
    expect(again.body).toMatchObject({ name: model.name, facts: { os: 'iOS', colors: ['Blue'] } })
  })

  test('404: unknown model; 409: a name in use, or the catch-all model', async () => {
    expect((await admin.put('/api/models/999999999', { name: 'X' })).status).toBe(404)
    expect((await admin.put('/api/models/x', { name: 'X' })).status).toBe(404)
    const model = await buildModel()
    expect((await admin.put(api.model(model._id), { name: '3310' })).status).toBe(409)
    const catchAll = await visitor().get(api.model('other-nokia'))
    expect((await admin.put(api.model(catchAll.body._id), { name: 'X' })).status).toBe(409)
    expect((await admin.put(api.model(model._id), { name: ' ' })).status).toBe(422)
  })
})

describe('merging', () => {
  const merge = (id: string, into: string) => admin.post(api.mergeModel(id), { into })

  test('200: listings, names, facts and the slug move over; repeating it changes nothing', async () => {
    const twin = await buildModel({ name: 'Twin A 5G', chipset: 'Chip' })
    const other = await buildModel({ name: 'Twin A', otherNames: ['ta'] })
    const phone = await buildListing(app, { brand: 'Nokia', name: 'Nokia Twin A 5G' })
    expect((await modelOf(phone)).slug).toBe(twin.slug)
    for (const into of [other.slug, other._id]) {
      const { status, body } = await merge(twin._id, into)
      expect(status).toBe(200)
      expect(body).toMatchObject({ slug: other.slug, live: 1, otherNames: ['ta', 'twin a 5g'] })
    }
    expect((await modelOf(phone)).slug).toBe(other.slug)
    expect((await visitor().get(api.model(twin.slug))).body.slug).toBe(other.slug)
    const later = await buildListing(app, { brand: 'Nokia', name: 'Twin A 5G' })
    expect((await modelOf(later)).slug).toBe(other.slug)
  })

  test('a chain of merges leads to the last model', async () => {
    const [a, b, c] = [await buildModel(), await buildModel(), await buildModel()]
    await merge(a._id, b.slug)
    await merge(b._id, c.slug)
    expect((await visitor().get(api.model(a.slug))).body.slug).toBe(c.slug)
    expect((await merge(a._id, a.slug)).status).toBe(200)
  })

  test('a listing added to the merged model meanwhile is moved too', async () => {
    const [a, b] = [await buildModel(), await buildModel()]
    const phone = await buildListing(app, { brand: 'Nokia', name: a.name })
    await merge(a._id, b.slug)
    await rows('update listings set model_id = $1 where id = $2', [a._id, phone._id])
    await matchListings(app.deps, listingStock)
    expect((await modelOf(phone)).slug).toBe(b.slug)
  })

  test('404, 409 and 422: models that cannot be merged', async () => {
    const model = await buildModel()
    expect((await merge('999999999', model.slug)).status).toBe(404)
    expect((await merge(model._id, 'no-such-model')).body.fields).toHaveProperty('into')
    expect((await merge(model._id, model.slug)).status).toBe(422)
    expect((await merge(model._id, 'iphone-13')).status).toBe(409)
    expect((await merge(model._id, 'other-nokia')).status).toBe(409)
  })
})

test('brands without phones are listed on request', async () => {
  const few = (await visitor().get(api.categories())).body
  const all = (await visitor().get(`${api.categories()}?all=1`)).body
  expect(few).toHaveLength(14)
  expect(all.length).toBeGreaterThan(100)
  await buildListing(app, { brand: 'alcatel', name: 'alcatel OT-808' })
  expect((await visitor().get(api.categories())).body.at(-1)).toMatchObject({
    brand: 'alcatel',
    phones: 1,
  })
})
