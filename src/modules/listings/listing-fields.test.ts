import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import {
  createMemoryHistory,
  createRootRoute,
  createRouter,
  RouterContextProvider,
} from '@tanstack/react-router'
import { createElement, type ReactNode } from 'react'
import { renderToString } from 'react-dom/server'
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest'
import type { TestApp, TestUser } from '../../../test/app.ts'
import { api } from '../../contract/urls.ts'
import type { SearchResult } from '../search/search.contract.ts'
import type { Phone } from './listings.contract.ts'

// Fields that only this test declares, in the one place where listing fields are declared. Test
// files share module instances, so everything built from the fields is reloaded here and again
// afterwards.
vi.doMock('../../shared/listings/listing.fields.ts', async (importOriginal) => {
  const original = await importOriginal<typeof import('../../shared/listings/listing.fields.ts')>()
  const simSlots = {
    kind: 'number',
    label: 'SIM slots',
    unit: 'SIM',
    min: 1,
    max: 4,
    section: 'condition',
    csv: { column: 'sim_slots', aliases: ['sims'], example: '2' },
    isDetail: true,
    filter: true,
  }
  const plug = {
    kind: 'choice',
    label: 'Charging port',
    options: { usb_c: 'USB-C', magnetic: 'Magnetic' },
    section: 'condition',
    csv: { column: 'plug', example: 'usb_c' },
    filter: true,
  }
  return { ...original, listingFields: { ...original.listingFields, simSlots, plug } }
})
vi.resetModules()
const { answersFor, as, buildListing, buildUser, testApp } = await import('../../../test/app.ts')
const { phoneFacts } = await import('../../web/listings/phone-page/phone-facts.tsx')
const { FieldInputs } = await import('../../web/listings/selling/sell-section.tsx')
const { valuesFromPhone } = await import('../../web/listings/selling/sell-form-values.ts')
const { toNewPhone } = await import('../../web/listings/selling/sell-form-values.ts')
const { FilterPanel } = await import('../../web/search/filter-panel.tsx')
const { activeFilters } = await import('../../web/search/active-filters.ts')
const { noFacets, readFilters } = await import('../../web/search/filters.ts')
const { englishFilterTexts } = await import('../../web/search/filter-texts.fixture.ts')
const { EnglishText, readText } = await import('../../web/ui/text.fixture.tsx')
const { translate } = await import('../../web/ui/text.ts')
const { phoneTexts } = await import('../../web/listings/phone-texts.ts')
const { alertNewMatches } = await import('../search/saved/index.ts')
const { openApiDocument } = await import('../../openapi.ts')
const { book } = await import('../orders/orders.fixture.ts')

let app: TestApp
let seller: TestUser
beforeAll(async () => {
  app = await testApp()
  for (const table of ['listings', 'order_snapshots'])
    await app.deps.db.pool.query(
      `alter table ${table} add column sim_slots int, add column plug text`,
    )
  await addToFacts({ simSlots: 'sim_slots', plug: 'plug' })
  seller = await buildUser(app, { role: 'Seller' })
})

/** What the schema does for a filter: the columns become facts of a listing, by the keys of the fields. */
async function addToFacts(columns: Record<string, string>) {
  const { pool } = app.deps.db
  const { rows } = await pool.query(
    `select pg_get_functiondef('set_listing_variant'::regproc) as sql`,
  )
  const facts = Object.entries(columns).map(([key, column]) => `'${key}', new.${column}`)
  const more = `new.takes_transfer) || jsonb_strip_nulls(jsonb_build_object(${facts}));`
  await pool.query(rows[0].sql.replace('new.takes_transfer);', () => more))
  await pool.query(`
    drop trigger update_listing_variant on listings;
    create trigger update_listing_variant before update on listings
      for each row execute function set_listing_variant()`)
}

afterAll(async () => {
  vi.doUnmock('../../shared/listings/listing.fields.ts')
  vi.resetModules()
  await app.close()
})

const form = {
  ...{ brand: 'Nokia', name: 'Nokia 3310', price: '35', location: 'Oslo', used: '2 years' },
  simSlots: 2,
}
const read = async (id: string) => (await as(app, null).get(api.phone(id))).body

test('a declared field can be created, read and edited through the API', async () => {
  const phone = await buildListing(app, { seller, ...form })
  expect(phone).toMatchObject({ simSlots: 2 })
  expect(await read(phone._id)).toMatchObject({ simSlots: 2 })
  const edited = await as(app, seller).put(api.phone(phone._id), { ...form, simSlots: 3 })
  expect(edited).toMatchObject({ status: 200, body: { simSlots: 3 } })
  const { rows } = await app.deps.db.pool.query(
    `select data from events where name = 'listing_edited' and data->>'listingId' = $1`,
    [phone._id],
  )
  expect(rows).toMatchObject([{ data: { changes: ['simSlots'] } }])
  const refused = await as(app, seller).post(api.phones(), { ...form, simSlots: 5 })
  expect([refused.status, Object.keys(refused.body.fields)]).toEqual([422, ['simSlots']])
})

test('a declared field is exported, and imported under its other headings', async () => {
  const owner = await buildUser(app, { role: 'Seller' })
  await buildListing(app, { seller: owner, ...form })
  const exported = await as(app, owner).get(api.phoneExport())
  const [head = '', line = ''] = String(exported.body).replace('\uFEFF', '').split('\n')
  expect(line.split(',')[head.split(',').indexOf('sim_slots')]).toBe('2')
  const file = { body: 'brand,name,price,sims\nNokia,Nokia 8,60,1 SIM\n' }
  const headers = { 'content-type': 'text/csv' }
  const checked = await as(app, owner).send('POST', api.phoneFileChecks(), { ...file, headers })
  expect(checked.body).toMatchObject({ valid: 1, unknownColumns: [] })
  const path = `${api.phoneImports()}?file=${checked.body.file}`
  const { body } = await as(app, owner).send('POST', path, { ...file, headers })
  expect(await read(body.added[0].phoneId)).toMatchObject({ simSlots: 1 })
})

test('the sell form sends a declared field, and the phone page shows it', async () => {
  const phone = await read((await buildListing(app, { seller, ...form }))._id)
  const { fields } = valuesFromPhone(phone)
  expect(fields).toMatchObject({ simSlots: '2' })
  const field = (name: keyof typeof fields) => ({ name, value: fields[name] })
  const inputs = createElement(FieldInputs, {
    form: { field, values: fields } as unknown as Parameters<typeof FieldInputs>[0]['form'],
    section: 'condition',
  })
  expect(renderToString(inputs)).toMatch(/SIM slots.*name="simSlots"/s)
  expect(toNewPhone(fields, [], seller)).toMatchObject({ simSlots: 2 })
  const english = readText('en')
  const facts = phoneFacts(
    phone,
    translate(english, 'facts'),
    phoneTexts(translate(english, 'card'), 'en'),
  )
  expect(facts).toContainEqual({ term: 'SIM slots', value: '2 SIM' })
})

test('an order keeps a declared field as it was at booking', async () => {
  const buyer = await buildUser(app)
  const phone = await buildListing(app, { seller, ...form })
  const { body } = await book(app, buyer, phone._id)
  const snapshot = await as(app, buyer).get(api.listingSnapshot(String(body.order._id)))
  expect(snapshot.body.snapshot).toMatchObject({ simSlots: 2, isChanged: false })
  await app.deps.db.pool.query('update listings set sim_slots = 3 where id = $1', [phone._id])
  const later = await as(app, buyer).get(api.listingSnapshot(String(body.order._id)))
  expect(later.body.snapshot).toMatchObject({ simSlots: 2, isChanged: true })
})

/** What every page gives its parts: a router, and a cache of queries. */
function inContext(children: ReactNode): ReactNode {
  const router = createRouter({
    routeTree: createRootRoute(),
    history: createMemoryHistory(),
    context: {} as never,
  })
  return createElement(
    QueryClientProvider,
    { client: new QueryClient() },
    createElement(EnglishText, null, createElement(RouterContextProvider, { router, children })),
  )
}

describe('a declared field marked as a filter', () => {
  let phones: Phone[]
  let owner: TestUser
  const galaxy = { brand: 'Samsung', name: 'Galaxy S21 Ultra', location: 'Oslo', used: '2 years' }
  beforeAll(async () => {
    owner = await buildUser(app, { role: 'Seller' })
    phones = []
    for (const fields of [
      { grade: 'A', price: '100', simSlots: 1, plug: 'usb_c' },
      { grade: 'A', price: '200', simSlots: 2, plug: 'usb_c' },
      { grade: 'B', price: '300', simSlots: 2, plug: 'magnetic', color: 'Holographic' },
      { grade: 'B', price: '400', simSlots: 3, plug: 'usb_c', name: 'Holographics' },
      { grade: 'A', price: '500', color: 'Holographic' },
    ])
      phones.push(await buildListing(app, { seller: owner, ...galaxy, ...fields }))
  })

  async function search(query: string): Promise<SearchResult> {
    const { status, body } = await as(app, null).get(`${api.search()}?brand=Samsung&${query}`)
    expect(status).toBe(200)
    return body
  }
  /** Prices of the results, which identify the phones; the total must agree. */
  async function prices(query: string) {
    const { items, total, totalIsExact } = await search(`${query}&sort=price_up`)
    expect([total, totalIsExact]).toEqual([items.length, true])
    return items.map(({ priceMinor }) => priceMinor / 100)
  }
  const counts = (values: { value: string; count: number }[]) =>
    Object.fromEntries(values.map(({ value, count }) => [value, count]))

  test('a number is a minimum, in results, total and facet counts', async () => {
    const { items, total, totalIsExact, facets } = await search('simSlots=2')
    expect([total, totalIsExact]).toEqual([3, true])
    expect(items.map(({ _id }) => _id).sort()).toEqual(
      phones
        .slice(1, 4)
        .map(({ _id }) => _id)
        .sort(),
    )
    expect(counts(facets.brand)).toMatchObject({ Samsung: 3 })
    expect(counts(facets.grade)).toEqual({ A: 1, B: 2 })
    expect(counts(facets.color)).toEqual({ other: 1 })
    expect(await prices('simSlots=4')).toEqual([])
  })

  test('it combines with the other filters', async () => {
    expect(await prices('simSlots=2&grade=B')).toEqual([300, 400])
    const { facets } = await search('simSlots=2&grade=B')
    expect(counts(facets.grade)).toEqual({ A: 1, B: 2 })
    expect(await prices('simSlots=2&min=300&max=350')).toEqual([300])
    expect(await prices('simSlots=2&near=3143244&within=20')).toEqual([200, 300, 400])
    expect(await prices('simSlots=2&near=2950159&within=20')).toEqual([])
    expect(await prices('simSlots=2&model=samsung-galaxy-s21-ultra')).toEqual(
      await prices('simSlots=2&q=galaxy+s21+ultra'),
    )
  })

  test('it combines with words, whether they name a model or only occur in a listing', async () => {
    expect(await prices('simSlots=2&q=galaxy+s21+ultra')).toEqual([200, 300])
    expect(await prices('q=holographic')).toEqual([300, 500])
    expect(await prices('simSlots=2&q=holographic')).toEqual([300])
    expect(await prices('simSlots=2&q=galaxy+holographic')).toEqual([300])
    expect(await prices('simSlots=3&q=holographic')).toEqual([])
    expect(await prices('simSlots=2&q=holographics&grade=B')).toEqual([400])
    const { facets } = await search('simSlots=2&q=holographic')
    expect(counts(facets.grade)).toEqual({ B: 1 })
  })

  test('a choice takes any of the given options', async () => {
    expect(await prices('plug=usb_c')).toEqual([100, 200, 400])
    expect(await prices('plug=USB_C&plug=magnetic')).toEqual([100, 200, 300, 400])
    expect(await prices('plug=usb_c&simSlots=2')).toEqual([200, 400])
  })

  test('invalid values are ignored', async () => {
    const all = [100, 200, 300, 400, 500]
    for (const query of ['simSlots=0', 'simSlots=5', 'simSlots=x', 'simSlots=', 'plug=steam'])
      expect(await prices(query), query).toEqual(all)
    expect(await prices('plug=steam&plug=magnetic')).toEqual([300])
    expect(await prices(`plug=${encodeURIComponent("usb_c' or 1=1")}`)).toEqual(all)
  })

  test.each(['best', 'newest', 'price_up', 'price_down', 'saving', 'support'])(
    'sort %s pages through each result once',
    async (sort) => {
      const seen: number[] = []
      for (let cursor: string | null = ''; cursor !== null; ) {
        const page = await search(`simSlots=2&sort=${sort}&limit=1&cursor=${cursor}`)
        seen.push(...page.items.map(({ priceMinor }) => priceMinor / 100))
        cursor = page.cursor
      }
      expect(seen.toSorted()).toEqual([200, 300, 400])
    },
  )

  test('a search without results offers the same one without it', async () => {
    const { total, relatedSearches } = await search('simSlots=3&grade=A')
    expect(total).toBe(0)
    expect(relatedSearches).toContainEqual({
      kind: 'filter',
      label: 'Any SIM slots',
      params: { brand: 'Samsung', grade: 'A' },
      total: 3,
    })
    expect(relatedSearches).toContainEqual(
      expect.objectContaining({ kind: 'grade', label: 'In grade B', total: 1 }),
    )
  })

  test('an edit of nothing else is found at once', async () => {
    expect(await prices('simSlots=2&grade=A')).toEqual([200])
    const answers = await answersFor(app, galaxy, 'A')
    const change = { ...galaxy, answers, price: '500', color: 'Holographic', simSlots: 4 }
    await as(app, owner).put(api.phone(phones[4]!._id), change)
    expect(await prices('simSlots=2&grade=A')).toEqual([200, 500])
    await as(app, owner).put(api.phone(phones[4]!._id), { ...change, simSlots: null })
    expect(await prices('simSlots=2&grade=A')).toEqual([200])
  })

  test('a saved search requires it', async () => {
    const me = await buildUser(app)
    const query = 'brand=samsung&simSlots=2&plug=magnetic'
    const saved = await as(app, me).post('/api/saved-searches', { query })
    expect(saved.body.name).toBe('Samsung, SIM slots at least 2 SIM, charging port Magnetic')
    const add = (fields: object) => buildListing(app, { seller: owner, ...galaxy, ...fields })
    const others = [{ simSlots: 1, plug: 'magnetic' }, { simSlots: 2, plug: 'usb_c' }, {}]
    const added = [...others, { simSlots: 3, plug: 'magnetic' }].map(add)
    const fitting = (await Promise.all(added)).at(-1)!
    await alertNewMatches(app.deps)
    const { items } = (await as(app, me).get('/api/alerts')).body
    expect(items.map((item: { phone: Phone }) => item.phone._id)).toEqual([fitting._id])
  })

  test('the API documents its parameter', async () => {
    const parameters = openApiDocument(app.app).paths?.['/api/search']?.get?.parameters
    expect(parameters).toContainEqual(
      expect.objectContaining({ name: 'simSlots', description: 'Minimum SIM slots, in SIM.' }),
    )
    expect(parameters).toContainEqual(
      expect.objectContaining({
        name: 'plug',
        schema: expect.objectContaining({ items: { type: 'string', enum: ['usb_c', 'magnetic'] } }),
      }),
    )
  })

  test('the filter panel shows it, and the active filters name it', () => {
    const filters = readFilters({ simSlots: '2', plug: ['usb_c', 'steam'] })
    expect(filters).toMatchObject({ simSlots: '2', plug: ['usb_c'] })
    const props = { facets: noFacets, brands: true, currency: 'USD', place: undefined }
    const panel = renderToString(
      inContext(createElement(FilterPanel, { ...props, filters, onChange: () => {} })),
    )
    expect(panel).toMatch(/SIM slots.*At least.*value="2".*SIM/s)
    expect(panel).toMatch(/Charging port.*checked.*USB-C.*Magnetic/s)
    const active = activeFilters(filters, { currency: 'USD' }, englishFilterTexts())
    expect(active.map(({ label }) => label)).toEqual([
      'SIM slots: at least 2 SIM',
      'Charging port: USB-C',
    ])
    expect(active[0]?.without).toMatchObject({ simSlots: undefined, plug: ['usb_c'] })
    expect(active[1]?.without).toMatchObject({ simSlots: '2', plug: undefined })
  })
})
