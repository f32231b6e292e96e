import pg from 'pg'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { as, type TestApp, testApp } from '../../../../test/app.ts'
import { api } from '../../../contract/urls.ts'
import { readQuery } from '../answer-search.ts'
import { completeSearchCounts } from '../facets/facet-cells.ts'
import { COMBINED } from '../facets/facet-counts.ts'
import type { Query } from '../filters.ts'
import type { Sort } from '../search.contract.ts'
import { searchPhones } from '../search-phones.ts'
import { chooseSource } from './choose-source.ts'
import { orders, readPage, type Source } from './results.store.ts'

let app: TestApp

/** Enough that a search with few results does not read all of them. */
const LISTINGS = 4_000
const LIMIT = 24
/** Ids of GeoNames: Berlin and Hamburg. */
const [BERLIN, HAMBURG] = ['2950159', '2911298']
const sorts: Sort[] = ['newest', 'best', 'price_up', 'price_down', 'saving']

beforeAll(async () => {
  app = await testApp()
  const { pool } = app.deps.db
  // Several share a time and a price, so that ids decide.
  await pool.query(
    `insert into listings (id, seller_name, seller_email, category_id, brand, name, storage_gb, color,
      color_family, grade, price_minor, original_price_minor, currency, location, place_id, lat, lon,
      img, advertised, state, created_at, updated_at, expires_at, model_id, brand_number)
    select gen_random_uuid(), 'x', 'x@example.org', own.category_id, own.brand, own.name,
      (array[64, 128, 256])[1 + i % 3], 'Black', 1 + i / 3 % 4, (array['A', 'B', 'C'])[1 + i / 12 % 3],
      10000 + i % 37 * 100, 20000 + i % 41 * 100, 'USD', 'x', places.id, places.lat, places.lon,
      case when i % 2 = 0 then 'x' else '' end, i % 11 = 0, 'live',
      now() - i / 4 * interval '1 hour', now(), now() + interval '10 days', own.id, own.number
    from generate_series(1, $1) i
    join (
      select models.id, categories.id as category_id, number, brand, models.name,
        row_number() over (order by models.id) - 1 as at
      from models join categories on categories.id = category_id
      where not catch_all and merged_into is null and char_length(models.name) > 3 limit 20
    ) own on own.at = i % 20
    left join places on places.id = case i % 9 when 0 then $2::int when 1 then $3::int end`,
    [LISTINGS, BERLIN, HAMBURG],
  )
  app.deps.db.changes.publish(['listings'])
  await completeSearchCounts(app.deps)
})
afterAll(() => app.close())

async function search(query: Query) {
  const { filters } = await readQuery(app.deps, query)
  return searchPhones(app.deps, filters, { withFacets: false })
}

const filtersByName: Record<string, Query> = {
  facets: { storage: ['64', '128'], grade: ['A'], color: ['black'] },
  'facets and a price': { storage: ['64'], grade: ['B', 'C'], min: ['105'], max: ['120'] },
  place: { near: [BERLIN], within: ['10'] },
  'place, facet and photo': { near: [HAMBURG], within: ['10'], grade: ['A'], photo: ['1'] },
}

test.each(Object.keys(filtersByName))(
  'every source has the same pages for a filter on %s, in every order that it can be read in',
  async (name) => {
    for (const sort of sorts) {
      const { wanted, counts, whole, next } = await search({
        ...filtersByName[name]!,
        sort: [sort],
        limit: [`${LIMIT}`],
      })
      const models = [...counts.hits.keys()]
      const { storage, grades: grade, colors: color, places } = wanted
      const parts = [...whole.countByKey(COMBINED, { storage, grade, color }).keys()]
      const sources: Source[] = [
        { from: 'facets', numbers: parts, models: null, entries: 0 },
        { from: 'facets', numbers: parts, models, entries: LISTINGS },
      ]
      if (places) sources.push({ from: 'places', numbers: [...places.keys()], models, entries: 0 })
      sources.push({ from: 'models', models })
      const order = orders[sort]
      for (const after of [undefined, next]) {
        const read = async (source: Source) => {
          const rows = await readPage(app.deps.db, { wanted, order, source, after, limit: LIMIT })
          return rows.map(({ id, key }) => [id, key])
        }
        const expected = await read({ from: 'all', models, brands: null, entries: 0 })
        expect(expected.length).toBeGreaterThan(0)
        for (const source of sources)
          expect(await read(source), `${sort} from ${source.from}`).toEqual(expected)
      }
    }
  },
)

test.each<[string, Query, Source['from']]>([
  ['three facets', { storage: ['64'], grade: ['A'], color: ['black'] }, 'facets'],
  ['a place', { near: [BERLIN], within: ['10'], grade: ['C'] }, 'places'],
  ['a price', { min: ['100'] }, 'all'],
  ['one frequent facet', { storage: ['64'] }, 'all'],
])('a page for %s is read from the index with the fewest entries', async (_, query, from) => {
  const context = await search({ ...query, sort: ['newest'] })
  const request = { sort: 'newest', limit: LIMIT } as const
  expect(context.counts.total).toBeGreaterThan(LIMIT)
  expect(chooseSource(context, context.counts.hits, request).from).toBe(from)
})

test.each<Sort>(['price_up', 'price_down', 'saving', 'support'])(
  'phones of some models by %s are read model by model: a brand has others before them',
  async (sort) => {
    const { rows: models } = await app.deps.db.pool.query(
      `select distinct slug from models join listings on model_id = models.id
      order by slug limit 3`,
    )
    const context = await search({ model: models.map(({ slug }) => slug), sort: [sort] })
    const request = { sort, limit: 4 } as const
    expect(chooseSource(context, context.counts.hits, request).from).toBe('models')
  },
)

test('the biggest savings of a model are read from its own index, not from that of all listings', async () => {
  const { rows: models } = await app.deps.db.pool.query(
    'select slug from models join listings on model_id = models.id limit 1',
  )
  const query: Query = { model: [models[0].slug], grade: ['A'], sort: ['saving'], limit: ['4'] }
  const context = await search(query)
  const request = { sort: 'saving', limit: 4 } as const
  expect(context.counts.total).toBeGreaterThan(request.limit)
  expect(chooseSource(context, context.counts.hits, request).from).toBe('models')
  const [{ text, values } = { text: '', values: '' }] = await sentForPages(query)
  await onOneConnection(async (client) => {
    await client.query(`prepare page as ${text}`)
    const { rows } = await client.query(`explain (format json) execute page${values}`)
    await client.query('deallocate page')
    expect(JSON.stringify(rows)).toContain('live_of_model_saving')
  })
})

test('by support, models without updates come last, and each phone once', async () => {
  const { pool, changes } = app.deps.db
  await pool.query(
    "update models set security_updates_until = case when id % 2 = 0 then date '2099-01-01' end",
  )
  changes.publish(['models', 'listings'])
  const { rows: supported } = await pool.query<{ id: string }>(
    'select id from listings where model_id % 2 = 0',
  )
  expect(supported.length).toBeGreaterThan(0)
  expect(supported.length).toBeLessThan(LISTINGS)
  const ids: string[] = []
  let cursor = ''
  do {
    const query = `sort=support&limit=48${cursor && `&cursor=${cursor}`}`
    const { body } = await as(app, null).get(`${api.search()}?${query}`)
    ids.push(...body.items.map(({ _id }: { _id: string }) => _id))
    cursor = body.cursor
  } while (cursor)
  expect(ids).toHaveLength(LISTINGS)
  expect(new Set(ids).size).toBe(LISTINGS)
  expect(new Set(ids.slice(0, supported.length))).toEqual(new Set(supported.map(({ id }) => id)))
})

type Plan = {
  'Relation Name'?: string
  'Actual Rows': number
  'Actual Loops': number
  'Rows Removed by Filter'?: number
  Plans?: Plan[]
}

/** Rows of listings that any part of a plan has gone through. */
function rowsScanned(plan: Plan): number {
  const { 'Relation Name': relation, 'Actual Rows': rows, 'Actual Loops': loops } = plan
  const own = relation === 'listings' ? (rows + (plan['Rows Removed by Filter'] ?? 0)) * loops : 0
  return Math.max(own, ...(plan.Plans ?? []).map(rowsScanned))
}

function toSqlLiteral(value: unknown): string {
  return pg.escapeLiteral(Array.isArray(value) ? `{${value.join(',')}}` : `${value}`)
}

/** The statements that read pages for a search, with their values as SQL. */
async function sentForPages(query: Query): Promise<{ text: string; values: string }[]> {
  const sent = vi.spyOn(pg.Client.prototype, 'query')
  try {
    await search(query)
    const calls = sent.mock.calls as unknown as [
      { text: string; values: unknown[] } | string,
      unknown[]?,
    ][]
    return calls
      .map(([own, values]) => (typeof own === 'string' ? { text: own, values } : own))
      .filter(({ text }) => /\) page join listings/.test(text))
      .map(({ text, values }) => {
        const list = (values ?? []).map(toSqlLiteral).join(', ')
        return { text, values: list && `(${list})` }
      })
  } finally {
    sent.mockRestore()
  }
}

async function onOneConnection<Result>(work: (client: pg.PoolClient) => Promise<Result>) {
  const client = await app.deps.db.pool.connect()
  try {
    return await work(client)
  } finally {
    client.release()
  }
}

test('a page of the newest listings reads little more than these, also when it is planned once for all values', async () => {
  await app.deps.db.pool.query('vacuum analyze listings')
  for (const [name, query] of Object.entries<Query>({
    newest: {},
    'with a photo': { photo: ['1'] },
    place: filtersByName.place!,
  }))
    for (const limit of ['4', `${LIMIT}`, '48']) {
      const pages = await sentForPages({ ...query, sort: ['newest'], limit: [limit] })
      expect(pages.length, name).toBeGreaterThan(0)
      for (const { text, values } of pages)
        await onOneConnection(async (client) => {
          // With parameters, 'explain' would plan for their values.
          await client.query('set plan_cache_mode = force_generic_plan')
          await client.query(`prepare page as ${text}`)
          const { rows } = await client.query(
            `explain (analyze, format json) execute page${values}`,
          )
          await client.query('deallocate page; reset plan_cache_mode')
          const plan: Plan = rows[0]['QUERY PLAN'][0].Plan
          expect(rowsScanned(plan), `${name}, ${limit} listings`).toBeLessThan(LISTINGS / 4)
        })
    }
})

/** PostgreSQL plans so many runs for their values before it compares. */
const COMPARED = 5

test.each<[string, Query]>([
  ...Object.entries(filtersByName),
  ['a brand and a price, cheapest first', { brand: ['apple'], max: ['130'], sort: ['price_up'] }],
])('PostgreSQL plans pages once for all values of a filter on %s', async (_, query) => {
  const pages = await sentForPages(query)
  expect(pages.length).toBeGreaterThan(0)
  for (const { text, values } of pages)
    await onOneConnection(async (client) => {
      await client.query('set plan_cache_mode = auto')
      await client.query(`prepare page as ${text}`)
      for (let run = 0; run < COMPARED + 3; run++) await client.query(`execute page${values}`)
      const { rows } = await client.query(
        `select custom_plans::int, generic_plans::int from pg_prepared_statements where name = 'page'`,
      )
      await client.query('deallocate page; reset plan_cache_mode')
      expect(rows).toEqual([{ custom_plans: COMPARED, generic_plans: 3 }])
    })
})
