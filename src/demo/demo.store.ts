import { sql } from 'kysely'
import type { Db, Executor, Tx } from '../platform/db/index.ts'
import type { OrderState } from '../shared/orders/order-life-cycle.ts'

/** How many items of a step are done. */
export async function countDone(db: Executor, step: string): Promise<number> {
  const row = await db
    .selectFrom('demoProgress')
    .select('done')
    .where('step', '=', step)
    .executeTakeFirst()
  return row?.done ?? 0
}

/** Whether the demo data is complete, so that the jobs of the server may run. */
export async function isFilled({ db }: { db: Db }): Promise<boolean> {
  return (await countDone(db.kysely, 'all')) === 1
}

export async function setDone(db: Executor, step: string, done: number): Promise<void> {
  await db
    .insertInto('demoProgress')
    .values({ step, done })
    .onConflict((conflict) => conflict.column('step').doUpdateSet({ done }))
    .execute()
}

/** Any number; what locks with it fills the demo data. */
const FILLING = 1_840_319

/** Runs `work` unless another server is at it: the lock goes with its connection, however that ends. */
export async function whileAlone(db: Db, work: () => Promise<void>): Promise<void> {
  const client = await db.pool.connect()
  try {
    const { rows } = await client.query('select pg_try_advisory_lock($1) as mine', [FILLING])
    if (!rows[0]?.mine) return
    try {
      await work()
    } finally {
      await client.query('select pg_advisory_unlock($1)', [FILLING])
    }
  } finally {
    client.release()
  }
}

/** Ids of the listings that the demo made, by their key. */
export async function listingKeys(db: Executor): Promise<Map<string, string>> {
  const rows = await db.selectFrom('demoListings').select(['key', 'listingId']).execute()
  return new Map(rows.map(({ key, listingId }) => [key, listingId]))
}

export async function recordListing(
  tx: Tx,
  { key, id, at }: { key: string; id: string; at: Date },
) {
  await tx
    .insertInto('demoListings')
    .values({ key, listingId: id, listedAt: at })
    .onConflict((conflict) => conflict.column('key').doUpdateSet({ listingId: id, listedAt: at }))
    .execute()
}

export type OrderRow = {
  id: string
  listingId: string
  key: string
  priceMinor: number
  state: OrderState
  stateSince: Date
  payment: string
  delivery: 'pick_up' | 'shipping' | null
  buyerEmail: string
  sellerEmail: string
  isRatedByBuyer: boolean
  isRatedBySeller: boolean
  /** Whether the buyer asked to return the phone. */
  isReturned: boolean
  /** The state of its newest warranty claim. */
  claim: string | null
}

/** Orders of phones that the demo listed, of the last weeks and those that still run, newest first. */
export async function listOrders(db: Executor, since: Date): Promise<OrderRow[]> {
  const { rows } = await sql<OrderRow>`
    select orders.id, orders.listing_id, demo_listings.key, orders.price_minor, orders.state,
      state_since, payment, delivery, buyers.email as buyer_email, sellers.email as seller_email,
      exists (select from ratings where order_id = orders.id and side = 'buyer') as is_rated_by_buyer,
      exists (select from ratings where order_id = orders.id and side = 'seller')
        as is_rated_by_seller,
      exists (select from order_returns where order_id = orders.id) as is_returned,
      (select state from warranty_claims where order_id = orders.id
        order by made_at desc limit 1) as claim
    from orders join demo_listings on demo_listings.listing_id = orders.listing_id
    join users buyers on buyers.id = buyer_id join users sellers on sellers.id = seller_id
    where orders.created_at >= ${since} or ended_at is null
    order by orders.created_at desc, orders.id`.execute(db)
  return rows
}

export type StockRow = {
  id: string
  key: string
  name: string
  priceMinor: number
  state: string
  advertised: boolean
  createdAt: Date
  updatedAt: Date
  expiresAt: Date
  sellerEmail: string
}

/** Phones that the demo listed in some states, oldest first. */
export async function listStock(db: Executor, states: readonly string[]): Promise<StockRow[]> {
  const { rows } = await sql<StockRow>`
    select listings.id, demo_listings.key, listings.name, price_minor, state, advertised,
      listings.created_at, listings.updated_at, expires_at, users.email as seller_email
    from demo_listings join listings on listings.id = demo_listings.listing_id
    join users on users.id = listings.seller_id
    where state = any(${states}::text[])
    order by listings.created_at, listings.id`.execute(db)
  return rows
}

/** How many offers of each kind are open for long enough to be answered. */
export async function countOpenOffers(
  db: Executor,
  {
    party,
    madeBy,
    email,
    until,
  }: {
    party: 'buyer' | 'seller'
    madeBy: 'buyer' | 'seller'
    email: string
    until: Date
  },
): Promise<number> {
  const { rows } = await sql<{ n: number }>`
    select count(*)::int as n from offers
    join users on users.id = ${party === 'buyer' ? sql`buyer_id` : sql`seller_id`}
    where offers.state = 'open' and made_by = ${madeBy} and email = ${email}
      and expires_at > ${until}`.execute(db)
  return rows[0]?.n ?? 0
}

/** How many offers of a party have run out unanswered since a time. */
export async function countExpiredOffers(
  db: Executor,
  { party, email, since }: { party: 'buyer' | 'seller'; email: string; since: Date },
): Promise<number> {
  const { rows } = await sql<{ n: number }>`
    select count(*)::int as n from offers
    join users on users.id = ${party === 'buyer' ? sql`buyer_id` : sql`seller_id`}
    where offers.state = 'expired' and email = ${email} and expires_at > ${since}`.execute(db)
  return rows[0]?.n ?? 0
}

/** Whether a seller of the demo is on vacation until a time or longer. */
export async function hasSellerOnVacation(db: Executor, until: Date): Promise<boolean> {
  const { rows } = await sql<{ isAway: boolean }>`
    select exists (
      select from vacations join listings on listings.seller_id = vacations.seller_id
      join demo_listings on demo_listings.listing_id = listings.id
      where until >= ${until}) as is_away`.execute(db)
  return rows[0]?.isAway ?? false
}
