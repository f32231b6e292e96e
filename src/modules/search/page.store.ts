import type pg from 'pg'
import { offerColumnsWithoutModel } from '../listings/index.ts'
import type { Found } from './found.ts'
import type { Order } from './orders.ts'
import { prepared } from './prepared.ts'
import { HAVE } from './terms.store.ts'
import type { Wanted } from './wanted.ts'

/** Collects the values of a statement as it is written. */
export type Values = unknown[]
const put = (values: Values, value: unknown) => `$${values.push(value)}`

/**
 * A listing's filters as conditions on what the indexes carry: no row is looked at for them. '+ 0'
 * keeps the planner on the index of the order, which the counts have shown to be the shortest way.
 */
export function conditions(wanted: Wanted, values: Values, price = 'price_minor + 0'): string {
  const all = [`state = 'live'`]
  const oneOf = (what: string, ...lists: Iterable<number>[]) => {
    for (const list of lists) {
      const numbers = [...list]
      if (numbers.length > 0) all.push(`${what} = any(${put(values, numbers)}::int[])`)
    }
  }
  oneOf('(traits & 8191)', wanted.storage, wanted.said.storage)
  oneOf('((traits >> 13) & 7)', wanted.grades, wanted.said.grades)
  oneOf('((traits >> 16) & 15)', wanted.colours, wanted.said.colours)
  if (wanted.standing > 0) all.push(`((traits >> 20) & 3) >= ${wanted.standing}`)
  if (wanted.advertised) all.push('(traits & 4194304) <> 0')
  if (wanted.photo) all.push('(traits & 8388608) <> 0')
  if (wanted.used !== undefined) all.push(`(traits >> 24) <= ${put(values, wanted.used)}::int`)
  if (wanted.min !== undefined) all.push(`${price} >= ${put(values, wanted.min)}::bigint`)
  if (wanted.max !== undefined) all.push(`${price} <= ${put(values, wanted.max)}::bigint`)
  if (wanted.places)
    all.push(`place_id + 0 = any(${put(values, [...wanted.places.keys()])}::int[])`)
  return all.join(' and ')
}

/** Where a page is read from: the index of the order, of each brand or model in it, or known prices. */
export type Source =
  | { from: 'all'; models: number[] | null; brands: number[] | null }
  | { from: 'terms'; terms: Sought; models: number[] }
  | { from: 'brands'; models: number[] | null; brands: number[] }
  | { from: 'models'; models: number[] }
  | { from: 'prices'; prices: Prices }
  | { from: 'ids'; ids: string[] }

/** Words in the listings themselves; `everywhere` when very many of those that fit have them. */
export type Sought = { terms: string; everywhere: boolean }

/** Models and prices at which there is something; `keys` when the order is none of a column. */
export type Prices = { models: number[]; prices: number[]; keys: number[] }

export type Ask = {
  wanted: Wanted
  order: Order
  source: Source
  after: { key: number; id: string } | undefined
  limit: number
}

/** The next listings of an order. */
export async function readPage(pool: pg.Pool, ask: Ask): Promise<Omit<Found, 'model'>[]> {
  const { way, type } = ask.order
  const values: Values = []
  // Microseconds, so that no two moments become one.
  const key = type === 'time' ? '(extract(epoch from page.key) * 1000000)::bigint' : 'page.key'
  const text = `select ${offerColumnsWithoutModel}, ${key} as key
    from (${pageOf(ask, values)}) page join listings on listings.id = page.id
    order by page.key ${way}, page.id ${way}`
  return (await pool.query<Omit<Found, 'model'>>({ ...prepared(text), values })).rows
}

function pageOf({ wanted, order, source, after, limit }: Ask, values: Values): string {
  const { way } = order
  const byPrice = source.from === 'prices'
  const key = order.type === 'support' ? 'priced.key' : order.key
  const all = [conditions(wanted, values, key === 'price_minor' ? key : undefined)]
  let beyond = ''
  if (after) {
    const from = `${put(values, after.key)}::${order.type === 'minor' ? 'bigint' : 'float8'}`
    const at =
      order.type === 'time' ? `timestamptz 'epoch' + ${from} * interval '1 microsecond'` : from
    beyond = `(${key}, id) ${way === 'asc' ? '>' : '<'} (${at}, ${put(values, after.id)}::uuid)`
  }
  if (beyond && !byPrice) all.push(beyond)
  if (source.from !== 'models' && source.from !== 'ids' && !byPrice && source.models)
    all.push(`model_id + 0 = any(${put(values, source.models)}::int[])`)
  if (source.from === 'all' && source.brands)
    all.push(`brand_number + 0 = any(${put(values, source.brands)}::int[])`)
  if (source.from === 'terms') {
    const has = `${HAVE} @@ ${put(values, source.terms.terms)}::tsquery`
    // Where every few listings have them, going down the index of the order meets them soonest.
    all.push(source.terms.everywhere ? `(${has}) is true` : has)
  }
  const columns = `id, ${key} as key`
  const where = all.join(' and ')
  const most = `limit ${put(values, limit)}::int`
  const ordered = `order by ${key} ${way}, id ${way} ${most}`
  if (source.from === 'ids')
    return `select ${columns} from listings
      where id = any(${put(values, source.ids)}::uuid[]) and ${where} ${ordered}`
  if (source.from === 'all' || source.from === 'terms')
    return `select ${columns} from listings where ${where} ${ordered}`
  if (byPrice) {
    const { models, prices, keys } = source.prices
    // The index tells which rows fit; only those are looked at for their order.
    return `select ${columns} from unnest(${put(values, models)}::int[],
        ${put(values, prices)}::bigint[], ${put(values, keys)}::float8[])
        as priced (model, price, key)
      cross join lateral (select id as fitting from listings where ${all[0]}
        and model_id = priced.model and price_minor = priced.price offset 0
      ) fits join listings on listings.id = fits.fitting ${beyond && `where ${beyond}`} ${ordered}`
  }
  const [column, numbers] =
    source.from === 'brands' ? ['brand_number', source.brands] : ['model_id', source.models]
  return `select part.* from unnest(${put(values, numbers)}::int[]) wanted (number)
    cross join lateral (select ${columns} from listings
      where ${where} and ${column} = wanted.number ${ordered}
    ) part order by key ${way}, id ${way} ${most}`
}
