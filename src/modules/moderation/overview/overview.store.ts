import { type RawBuilder, type SqlBool, sql } from 'kysely'
import {
  countRows,
  type Executor,
  foldedText,
  hasWord,
  isAfterPlace,
  isId,
  type KeysetPlace,
  type KeysetSorts,
  matchAll,
  newestFirst,
  oldestFirst,
  orderByKeyset,
  selectPlace,
  wordsIn,
} from '../../../platform/db/index.ts'
import type { ListingState } from '../../../shared/listings/listing-life-cycle.ts'
import type { OrderState } from '../../../shared/orders/order-life-cycle.ts'
import { ORDER_NUMBER_BASE, readOrderNumber } from '../../../shared/orders/order-number.ts'
import { type OrderStatus, type StoredStepFacts, stepFactsColumn } from '../../orders/index.ts'

type Filter<State> = {
  /** As typed. */
  q?: string | undefined
  state?: State | undefined
  /** The account of a seller or buyer. */
  person?: string | undefined
  since?: Date | undefined
  until?: Date | undefined
}
type Wanted<State, Sort> = Filter<State> & {
  sort: Sort
  after: KeysetPlace | undefined
  limit: number
}

export type ListingRow = {
  id: string
  name: string
  img: string
  priceMinor: number
  currency: string
  state: ListingState
  removalReason: string | null
  sellerId: string | null
  sellerName: string
  sellerEmail: string
  createdAt: Date
  sortValues: string[]
}

const price = { by: sql`price_minor`, type: 'bigint' } as const
export const listingSorts = {
  newest: newestFirst(sql`created_at`),
  oldest: oldestFirst(sql`created_at`),
  cheapest: { values: [price], direction: 'asc' },
  dearest: { values: [price], direction: 'desc' },
} as const satisfies KeysetSorts
export type ListingFilter = Wanted<ListingState, keyof typeof listingSorts>

/** Listings in any state. The index by price has the words, so that only rows of the page are read from the table. */
export async function listAllListings(db: Executor, wanted: ListingFilter): Promise<ListingRow[]> {
  const { after, limit } = wanted
  const sort = listingSorts[wanted.sort]
  const conditions = listingConditions(wanted)
  if (after) conditions.push(isAfterPlace(sort, sql`id`, after))
  const { rows } = await sql<ListingRow>`
    with page as (
      select id from listings where ${matchAll(conditions)} order by ${orderByKeyset(sort, sql`id`)} limit ${limit}
    )
    select id, name, img, price_minor, currency, state, removal_reason, seller_id, seller_name,
      seller_email, created_at, ${selectPlace(sort)} as sort_values
    from page join listings using (id)
    order by ${orderByKeyset(sort, sql`id`)}`.execute(db)
  return rows
}

/** How many listings have these filters, as far as `countRows` counts. */
export function countListings(db: Executor, filter: Filter<ListingState>): Promise<number> {
  return countRows(db, sql`select from listings where ${matchAll(listingConditions(filter))}`)
}

function listingConditions({ q = '', state, person, since, until }: Filter<ListingState>) {
  const text = foldedText(sql`name`, sql`seller_name`, sql`seller_email`)
  const conditions = wordsIn(q).map((word) =>
    isId(word.toLowerCase()) ? sql<SqlBool>`${word}::uuid in (id, seller_id)` : hasWord(text, word),
  )
  const add = (condition: RawBuilder<SqlBool>) => conditions.push(condition)
  if (state) add(sql`state = ${state}`)
  if (person) add(sql`seller_id = ${person}`)
  if (since) add(sql`created_at >= ${since}`)
  if (until) add(sql`created_at < ${until}`)
  return conditions
}

export type OrderRow = OrderStatus & {
  id: string
  listingId: string
  name: string
  img: string
  totalMinor: number
  currency: string
  buyerId: string | null
  buyerName: string
  buyerEmail: string | null
  sellerId: string | null
  sellerName: string
  sellerEmail: string | null
  stepFacts: StoredStepFacts
  createdAt: Date
  sortValues: string[]
}

const total = { by: sql`(orders.price_minor + orders.postage_minor)`, type: 'bigint' } as const
export const orderSorts = {
  newest: newestFirst(sql`orders.created_at`),
  oldest: oldestFirst(sql`orders.created_at`),
  cheapest: { values: [total], direction: 'asc' },
  dearest: { values: [total], direction: 'desc' },
} as const satisfies KeysetSorts
export type OrderFilter = Wanted<OrderState, keyof typeof orderSorts>

/** Orders in any state. Those of the page are found by an index that has the words, and only they are read. */
export async function listAllOrders(db: Executor, wanted: OrderFilter): Promise<OrderRow[]> {
  const { after, limit } = wanted
  const sort = orderSorts[wanted.sort]
  const conditions = orderConditions(wanted)
  if (after) conditions.push(isAfterPlace(sort, sql`orders.id`, after))
  const { rows } = await sql<OrderRow>`
    with page as (select id from orders where ${matchAll(conditions)}
      order by ${orderByKeyset(sort, sql`orders.id`)} limit ${limit})
    select orders.id, listing_id, orders.name, img, price_minor + postage_minor as total_minor,
      currency, payment, delivery, orders.state, state_since, state_due_at,
      confirming_since, bank_disputed_at, cancel_requested_at, ${stepFactsColumn} as step_facts,
      orders.created_at, buyer_id, buyer_name, buyer.email as buyer_email,
      seller_id, seller_name, seller.email as seller_email, ${selectPlace(sort)} as sort_values
    from page join orders using (id)
    left join users buyer on buyer.id = buyer_id
    left join users seller on seller.id = seller_id
    order by ${orderByKeyset(sort, sql`orders.id`)}`.execute(db)
  return rows
}

/** How many orders have these filters, as far as `countRows` counts. */
export function countOrders(db: Executor, filter: Filter<OrderState>): Promise<number> {
  return countRows(db, sql`select from orders where ${matchAll(orderConditions(filter))}`)
}

function orderConditions({ q = '', state, person, since, until }: Filter<OrderState>) {
  const conditions = wordsIn(q).map(matchesOrder)
  const add = (condition: RawBuilder<SqlBool>) => conditions.push(condition)
  if (state) add(sql`orders.state = ${state}`)
  if (person) add(sql`(orders.seller_id = ${person} or orders.buyer_id = ${person})`)
  if (since) add(sql`orders.created_at >= ${since}`)
  if (until) add(sql`orders.created_at < ${until}`)
  return conditions
}

/** People whose address has the word; more of them would not narrow a list down. */
const MAX_PEOPLE = 200

function matchesOrder(word: string): RawBuilder<SqlBool> {
  if (isId(word.toLowerCase()))
    return sql<SqlBool>`${word}::uuid in (orders.id, orders.listing_id, orders.buyer_id, orders.seller_id)`
  const text = foldedText(sql`orders.name`, sql`orders.buyer_name`, sql`orders.seller_name`)
  const people = sql`array(select id from users
    where ${hasWord(foldedText(sql`name`, sql`email`), word)} limit ${MAX_PEOPLE})`
  const number = readOrderNumber(word)
  return sql<SqlBool>`(${hasWord(text, word)} or orders.buyer_id = any(${people})
    or orders.seller_id = any(${people}) ${number === undefined ? sql`` : sql`or ${hasNumber(number)}`})`
}

/** The number of an order is computed from its id: see src/shared/orders/order-number.ts. An index has it. */
function hasNumber(number: number): RawBuilder<SqlBool> {
  return sql<SqlBool>`('x' || right(orders.id::text, 12))::bit(48)::bigint % ${sql.lit(ORDER_NUMBER_BASE)} = ${number}`
}
