import type { Cell } from '@redial/facet-index'
import type pg from 'pg'
import type { Db } from '../../../platform/db/index.ts'
import { MAX_COUNTED_RESULTS } from '../../../shared/listings/listing-limits.ts'
import {
  areMostRowsKnown,
  type OfferRow,
  type OfferVersion,
  offerVersionColumns,
  versionedOfferColumns,
} from '../../listings/index.ts'
import {
  COMBINED,
  type PhoneFacet,
  phoneFacets,
  type SearchCriteria,
  type UncountedFilters,
} from '../facets/facet-counts.ts'
import { PACKED_CELLS } from '../facets/facets.store.ts'
import type { TextQueries } from '../match-text.ts'
import type { Sort } from '../search.contract.ts'

/** A listing on a page, with what it was sorted by; with its row where most rows are unknown (see `readOffers`). */
export type OfferOnPage = OfferVersion & { key: number }

/**
 * The key of a sort; ties are broken by id, so that paging never skips or repeats. Keys are times,
 * minor units, or minor units per remaining day of security updates.
 */
type Order = { key: string; way: 'asc' | 'desc'; type: 'time' | 'minor' | 'support' }

export const orders: Record<Sort, Order> = {
  best: { key: 'best_at', way: 'desc', type: 'time' },
  newest: { key: 'created_at', way: 'desc', type: 'time' },
  price_up: { key: 'price_minor', way: 'asc', type: 'minor' },
  price_down: { key: 'price_minor', way: 'desc', type: 'minor' },
  saving: { key: 'saving_minor', way: 'desc', type: 'minor' },
  support: { key: '', way: 'asc', type: 'support' },
}

/** The value of a facet, read from the packed column `traits`. */
function facetSql(name: PhoneFacet): string {
  const { sparse, small, smallAt, fine } = phoneFacets
  const facet = small.find((each) => each.name === name)
  if (facet) return `((traits >> ${smallAt + facet.shift}) & ${facet.mask})`
  return name === fine.name ? `(traits >> ${fine.at})` : `(traits & ${sparse.mask})`
}

/** Collects the values of a statement as it is written. */
type Values = unknown[]
const bind = (values: Values, value: unknown) => `$${values.push(value)}`

/**
 * The same for a value that must not change the plan, since its index is already chosen. PostgreSQL does not look into a
 * select when it plans. Else it finds a plan for each set of values cheaper than one for all, and plans every time,
 * which takes longer than reading the page.
 */
const bindUnplanned = (values: Values, value: unknown, type: string) =>
  `(select ${bind(values, value)}::${type})`

/** Numbers or UUIDs, which need no quotes in the text of an array. The driver quotes every element: seven times as long. */
const listText = (list: readonly (number | string)[]) => `{${list.join()}}`

/** `bindUnplanned` for a list of numbers or UUIDs. */
const bindList = (values: Values, list: readonly (number | string)[], type = 'int[]') =>
  bindUnplanned(values, listText(list), type)

/** The filter on the seller as a condition. */
function uncountedConditions({ seller }: UncountedFilters, values: Values): string[] {
  return seller ? [`listings.seller_id = ${bindUnplanned(values, seller, 'uuid')}`] : []
}

/**
 * Whether `column` is in a list that may have thousands of values. PostgreSQL makes a hash table of these, which it does
 * for `= any` only when it plans for the values.
 */
const oneOfMany = (column: string, values: Values, list: number[]) =>
  `(${column} in (select unnest(${bindList(values, list)}))) is true`

/**
 * Filters as conditions. Apart from the seller they are on indexed columns, so that no row is read for
 * them. '+ 0' keeps the planner on the index of the sort, which the counts have shown to be the
 * cheapest.
 */
function conditions(wanted: SearchCriteria, values: Values, price = 'price_minor + 0'): string {
  const all = [`state = 'live'`]
  const oneOf = (what: string, chosen: ReadonlySet<number>) => {
    if (chosen.size > 0) all.push(`${what} = any(${bindList(values, [...chosen])}::int[])`)
  }
  oneOf(facetSql('storage'), wanted.storage)
  oneOf(facetSql('grade'), wanted.grades)
  oneOf(facetSql('color'), wanted.colors)
  if (wanted.sellerLevel > 0) all.push(`${facetSql('sellerLevel')} >= ${wanted.sellerLevel}`)
  if (wanted.advertised) all.push(`${facetSql('advertised')} = 1`)
  if (wanted.photo) all.push(`${facetSql('photo')} = 1`)
  if (wanted.used !== undefined)
    all.push(`${facetSql('used')} <= ${bindUnplanned(values, wanted.used, 'int')}`)
  if (wanted.min !== undefined)
    all.push(`${price} >= ${bindUnplanned(values, wanted.min, 'bigint')}`)
  if (wanted.max !== undefined)
    all.push(`${price} <= ${bindUnplanned(values, wanted.max, 'bigint')}`)
  if (wanted.places) all.push(oneOfMany('place_id + 0', values, [...wanted.places.keys()]))
  if (wanted.variants) all.push(oneOfMany('variant_id + 0', values, [...wanted.variants]))
  all.push(...uncountedConditions(wanted, values))
  return all.join(' and ')
}

/**
 * Where a page is read from: the index of the sort, of each brand or model in it, the index of places or of combinations of
 * facets (see `COMBINED`), or known prices. `entries` is how many entries of an index are read for it, estimated from the
 * counts.
 */
export type Source =
  | { from: 'all'; models: number[] | null; brands: number[] | null; entries: number }
  | { from: 'terms'; terms: TextCondition; models: number[] }
  | { from: 'brands'; models: number[] | null; brands: number[]; entries: number }
  | { from: 'models'; models: number[] }
  | { from: 'places' | 'facets'; numbers: number[]; models: number[] | null; entries: number }
  | { from: 'prices'; prices: Prices }
  | { from: 'ids'; ids: string[] }

/** Words in the listings' text; `everywhere` when a large share of the results contain them. */
export type TextCondition = { terms: string; everywhere: boolean }

/** Models and prices that have results; `keys` when the sort is not by a column. */
export type Prices = { models: number[]; prices: number[]; keys: number[] }

type PageQuery = {
  wanted: SearchCriteria
  order: Order
  source: Source
  after: { key: number; id: string } | undefined
  limit: number
}

/**
 * So many models, prices or ids are looked up in an index one by one, whatever the other values are: PostgreSQL may
 * plan such a statement once, which takes longer than running it, and it delays no read that shares its packet.
 */
const FEW_LOOKUPS = 250
/** The same holds for a short scan of the index of the sort: PostgreSQL has no statistics of its conditions. */
const FEW_ENTRIES = 500

/**
 * Lengths of pages that statements are written for, up to the longest page and one more. PostgreSQL has to know the
 * length when it plans: for an unknown one it expects a tenth of all listings, and reads the whole table to join them.
 */
const PAGE_LENGTHS = [5, 13, 25, 49]

function isQuick(source: Source): boolean {
  if (source.from === 'prices') return source.prices.models.length <= FEW_LOOKUPS
  if (source.from === 'models') return source.models.length <= FEW_LOOKUPS
  if (source.from === 'ids') return source.ids.length <= FEW_LOOKUPS
  return 'entries' in source && source.entries <= FEW_ENTRIES
}

/** The next listings of an order: at least `limit`, if there are as many. */
export async function readPage(db: Db, query: PageQuery): Promise<OfferOnPage[]> {
  const { way, type } = query.order
  const values: Values = []
  // Microseconds, so that different times stay different.
  const key = type === 'time' ? '(extract(epoch from page.key) * 1000000)::bigint' : 'page.key'
  const columns = areMostRowsKnown(db) ? offerVersionColumns : versionedOfferColumns
  const text = `select ${columns}, ${key} as key
    from (${pageSql(query, values)}) page join listings on listings.id = page.id
    order by page.key ${way}, page.id ${way}`
  const pool = isQuick(query.source) ? db.pool : db.searches
  return (await pool.query(text, values)).rows as OfferOnPage[]
}

function pageSql({ wanted, order, source, after, limit }: PageQuery, values: Values): string {
  const { way } = order
  const byPrice = source.from === 'prices'
  const key = order.type === 'support' ? 'priced.key' : order.key
  // The indexes of places and facets have only one order: for another one, all that they have is sorted.
  const isSorted = !('numbers' in source) || key === orders.newest.key
  const all = [conditions(wanted, values, isSorted && key === 'price_minor' ? key : undefined)]
  let beyond = ''
  if (after) {
    const from = bindUnplanned(values, after.key, order.type === 'minor' ? 'bigint' : 'float8')
    const at =
      order.type === 'time' ? `timestamptz 'epoch' + ${from} * interval '1 microsecond'` : from
    beyond = `(${key}, id) ${way === 'asc' ? '>' : '<'} (${at}, ${bindUnplanned(values, after.id, 'uuid')})`
  }
  if (beyond && !byPrice) all.push(beyond)
  if (source.from !== 'models' && source.from !== 'ids' && !byPrice && source.models)
    all.push(oneOfMany('model_id + 0', values, source.models))
  if (source.from === 'all' && source.brands)
    all.push(oneOfMany('brand_number + 0', values, source.brands))
  if (source.from === 'terms') {
    const has = `${TERMS_EXPRESSION} @@ ${bind(values, source.terms.terms)}::tsquery`
    // When many listings contain them, scanning the index of the sort finds them fastest.
    all.push(source.terms.everywhere ? `(${has}) is true` : has)
  }
  const columns = `id, ${key} as key`
  const where = all.join(' and ')
  const most = `limit ${PAGE_LENGTHS.find((length) => length >= limit) ?? limit}`
  const ordered = `order by ${key} ${way}, id ${way} ${most}`
  if (source.from === 'ids')
    return `select ${columns} from listings
      where id = any(${bindList(values, source.ids, 'uuid[]')}::uuid[]) and ${where} ${ordered}`
  if (source.from === 'all' || source.from === 'terms')
    return `select ${columns} from listings where ${where} ${ordered}`
  if (byPrice) {
    const { models, prices, keys } = source.prices
    // The index decides which rows match; only those are read and sorted.
    return `select ${columns} from unnest(${bindList(values, models)},
        ${bindList(values, prices, 'bigint[]')}, ${bindList(values, keys, 'float8[]')})
        as priced (model, price, key)
      cross join lateral (select id as fitting from listings where ${all[0]}
        and model_id = priced.model and price_minor = priced.price offset 0
      ) fits join listings on listings.id = fits.fitting ${beyond && `where ${beyond}`} ${ordered}`
  }
  const numbers = numbersOf(source)
  return `select part.* from unnest(${bindList(values, numbers)}) wanted (number)
    cross join lateral (select ${columns} from listings
      where ${where} and ${splitColumns[source.from]} = wanted.number ${isSorted ? ordered : 'offset 0'}
    ) part order by key ${way}, id ${way} ${most}`
}

type SplitSource = Extract<Source, { from: 'brands' | 'models' | 'places' | 'facets' }>

/** What an index begins with that has one part for each number. */
const splitColumns: Record<SplitSource['from'], string> = {
  brands: 'brand_number',
  models: 'model_id',
  places: 'place_id',
  facets: `(traits & ${COMBINED})`,
}

function numbersOf(source: SplitSource): number[] {
  if (source.from === 'brands') return source.brands
  return source.from === 'models' ? source.models : source.numbers
}

/** What the listings of one cell have in common. `place` is 0 for none. */
export type CellKey = {
  model: number
  traits: number
  price: number
  place: number
  variant: number
}

type CellLimits = UncountedFilters & { ids: string[] | null; limit: number }

type RowOfCell = OfferRow &
  OfferVersion & {
    /** The number of the cell, from 1. */
    cell: number
  }

/** Listings of these cells, in the order of the cells. */
export async function readListingsOfCells(
  db: Pick<Db, 'searches'>,
  cells: CellKey[],
  { ids, limit, ...filters }: CellLimits,
): Promise<RowOfCell[]> {
  const values: Values = []
  const column = (name: keyof CellKey, type = 'int[]') =>
    bindList(
      values,
      cells.map((cell) => cell[name]),
      type,
    )
  const columns = [
    column('model'),
    column('traits'),
    column('price', 'bigint[]'),
    column('place'),
    column('variant'),
  ]
  const others = uncountedConditions(filters, values)
  if (ids) others.push(`listings.id = any(${bindList(values, ids, 'uuid[]')}::uuid[])`)
  const { rows } = await db.searches.query(
    // The index decides which rows match; only those are read.
    `select ${versionedOfferColumns}, cell.at as cell
    from unnest(${columns.join(', ')})
      with ordinality as cell (model, traits, price, place, variant, at)
    cross join lateral (select id as fitting from listings where state = 'live'
      and model_id = cell.model and price_minor = cell.price and traits = cell.traits
      and coalesce(place_id, 0) = cell.place and variant_id = cell.variant offset 0
    ) fits join listings on listings.id = fits.fitting
    ${others.length > 0 ? `where ${others.join(' and ')}` : ''}
    order by cell.at, listings.id limit ${limit}`,
    values,
  )
  return rows as RowOfCell[]
}

/** Packed cells of the live listings that pass filters which no index counts; null without any. */
export async function countPassing(
  pool: pg.Pool,
  filters: UncountedFilters,
): Promise<Buffer | null> {
  const values: Values = []
  const where = [`state = 'live'`, ...uncountedConditions(filters, values)].join(' and ')
  const { rows } = await pool.query<{ cells: Buffer | null }>(
    `select ${PACKED_CELLS} as cells from (
      select model_id, traits, price_minor, coalesce(place_id, 0) as place_id, variant_id,
        count(*) as count
      from listings where ${where} group by 1, 2, 3, 4, 5
    ) passing`,
    values,
  )
  return rows[0]?.cells ?? null
}

/** Common words may match very many listings. */
const TIMEOUT_MS = 500

type TextCountRow = Cell & { modelId: number; ids: string[] }
/** `terms` is the query that matched. */
export type TextCounts = { terms: string; rows: TextCountRow[] }

/**
 * Counts the live listings that contain the words, by all filterable values, up to one more than the
 * maximum count. Words are used as prefixes only when whole words match nothing; undefined on a
 * timeout.
 */
export async function countByText(
  pool: pg.Pool,
  { whole, prefix }: TextQueries,
  { models, ...filters }: UncountedFilters & { models: number[] | null },
): Promise<TextCounts | undefined> {
  const client = await pool.connect()
  try {
    await client.query(`begin read only; set local statement_timeout = ${TIMEOUT_MS}`)
    const count = async (terms: string) => {
      const values: Values = [terms, models && listText(models)]
      const others = uncountedConditions(filters, values).map((condition) => `and ${condition}`)
      return (
        await client.query<TextCountRow>(
          `select model_id as "modelId", traits as key, price_minor as value,
            coalesce(place_id, 0) as place, variant_id as variant, count(*)::int as count, array_agg(id::text) as ids
          from (
            select id, model_id, traits, price_minor, place_id, variant_id from listings
            where state = 'live' and ${TERMS_EXPRESSION} @@ $1::tsquery
              and ($2::int[] is null or model_id + 0 = any($2)) ${others.join(' ')}
            limit ${MAX_COUNTED_RESULTS + 1}
          ) found group by 1, 2, 3, 4, 5 order by 1`,
          values,
        )
      ).rows
    }
    const rows = await count(whole)
    if (rows.length > 0 || whole === prefix) return { terms: whole, rows }
    return { terms: prefix, rows: await count(prefix) }
  } catch (error) {
    if ((error as { code?: string }).code === '57014') return undefined
    throw error
  } finally {
    await client.query('rollback').catch(() => {})
    client.release()
  }
}

/** The expression of the full-text index. */
const TERMS_EXPRESSION = 'listing_terms(name, color, location, model_id, brand_number)'
