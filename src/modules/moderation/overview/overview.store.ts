import { type RawBuilder, type SqlBool, sql } from 'kysely'
import { type Executor, isId } from '../../../platform/db/index.ts'
import type { TimeCursor } from '../../../platform/http/index.ts'
import type { ListingState } from '../../../shared/listings/listing-life-cycle.ts'
import type { OrderState } from '../../../shared/orders/order-life-cycle.ts'
import { ORDER_NUMBER_BASE, readOrderNumber } from '../../../shared/orders/order-number.ts'
import { type OrderStatus, type StoredStepFacts, stepFactsColumn } from '../../orders/index.ts'

type Wanted<State> = {
  /** As typed. */
  q: string
  state: State | undefined
  after: TimeCursor | undefined
  limit: number
}

const MAX_WORDS = 8
const contains = (word: string) => `%${word.replace(/[\\%_]/g, '\\$&')}%`

function wordsIn(q: string): string[] {
  return q.replaceAll('\0', '').split(/\s+/).filter(Boolean).slice(0, MAX_WORDS)
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
}

/** Listings in any state, newest first. */
export async function listAllListings(
  db: Executor,
  { q, state, after, limit }: Wanted<ListingState>,
): Promise<ListingRow[]> {
  const conditions = wordsIn(q).map((word) =>
    isId(word.toLowerCase())
      ? sql<SqlBool>`id = ${word}::uuid`
      : sql<SqlBool>`concat_ws(' ', name, seller_name, seller_email) ilike ${contains(word)}`,
  )
  if (state) conditions.push(sql<SqlBool>`state = ${state}`)
  if (after) conditions.push(sql<SqlBool>`(created_at, id) < (${after.at}, ${after.id}::uuid)`)
  const { rows } = await sql<ListingRow>`
    select id, name, img, price_minor, currency, state, removal_reason, seller_id, seller_name,
      seller_email, created_at
    from listings where ${allOf(conditions)}
    order by created_at desc, id desc limit ${limit}`.execute(db)
  return rows
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
}

/** Orders in any state, newest first. */
export async function listAllOrders(
  db: Executor,
  { q, state, after, limit }: Wanted<OrderState>,
): Promise<OrderRow[]> {
  const conditions = wordsIn(q).map(matchesOrder)
  if (state) conditions.push(sql<SqlBool>`orders.state = ${state}`)
  if (after)
    conditions.push(sql<SqlBool>`(orders.created_at, orders.id) < (${after.at}, ${after.id}::uuid)`)
  const { rows } = await sql<OrderRow>`
    select orders.id, listing_id, orders.name, img, price_minor + postage_minor as total_minor,
      currency, payment, delivery, orders.state, state_since, state_due_at,
      confirming_since, bank_disputed_at, cancel_requested_at, ${stepFactsColumn} as step_facts,
      orders.created_at,      buyer_id, buyer_name, buyer.email as buyer_email,
      seller_id, seller_name, seller.email as seller_email
    from orders
    left join users buyer on buyer.id = buyer_id
    left join users seller on seller.id = seller_id
    where ${allOf(conditions)}
    order by orders.created_at desc, orders.id desc limit ${limit}`.execute(db)
  return rows
}

function matchesOrder(word: string): RawBuilder<SqlBool> {
  if (isId(word.toLowerCase())) return sql<SqlBool>`${word}::uuid in (orders.id, orders.listing_id)`
  const inText = sql<SqlBool>`concat_ws(' ', orders.name, buyer_name, seller_name, buyer.email,
    seller.email) ilike ${contains(word)}`
  const number = readOrderNumber(word)
  if (number === undefined) return inText
  // The number of an order is computed from its id: see src/shared/orders/order-number.ts.
  return sql<SqlBool>`(${inText} or
    ('x' || right(orders.id::text, 12))::bit(48)::bigint % ${ORDER_NUMBER_BASE} = ${number})`
}

function allOf(conditions: RawBuilder<SqlBool>[]): RawBuilder<SqlBool> {
  return conditions.length > 0 ? sql<SqlBool>`${sql.join(conditions, sql` and `)}` : sql`true`
}
