import { sql } from 'kysely'
import type { Executor } from '../../platform/db/index.ts'
import { rolesThatMay } from '../../shared/accounts/account-rules.ts'
import { tradedStates } from '../../shared/listings/listing-life-cycle.ts'

export type SellerRow = {
  id: string
  name: string
  image: string | null
  createdAt: Date
  /** Where their last listing was offered; empty when none says. */
  place: string
}

/** A seller with a public page; undefined for others, and for a banned or deleted account. */
export async function findSeller(db: Executor, id: string): Promise<SellerRow | undefined> {
  const { rows } = await sql<SellerRow>`
    select users.id, users.name, users.image, users.created_at,
      coalesce((select location from listings
        where seller_id = users.id and location <> '' and state = any(${tradedStates})
        order by created_at desc, id desc limit 1), '') as place
    from users
    where users.id = ${id} and role = any(${rolesThatMay('sell')}) and banned_at is null`.execute(
    db,
  )
  return rows[0]
}

export type SoldRow = {
  listingId: string
  name: string
  img: string
  priceMinor: number
  currency: string
  soldAt: Date
}

/** Completed sales, newest first. */
export async function listSold(db: Executor, sellerId: string, limit: number): Promise<SoldRow[]> {
  const { rows } = await sql<SoldRow>`
    select listing_id, name, img, price_minor, currency, ended_at as sold_at
    from orders where seller_id = ${sellerId} and state = 'completed'
    order by ended_at desc, id desc limit ${limit}`.execute(db)
  return rows
}

/** Conversations that count, the latest ones. */
const MOST_TALKS = 50

/**
 * Median time in seconds between a buyer's first message and the seller's first answer, and of how
 * many conversations. One without an answer counts with the time it has waited, after a day.
 */
export async function measureResponses(
  db: Executor,
  sellerId: string,
  now: Date,
): Promise<{ seconds: number | null; conversations: number }> {
  const { rows } = await sql<{ seconds: number | null; conversations: number }>`
    select percentile_cont(0.5) within group (
        order by extract(epoch from coalesce(answered, ${now}::timestamptz) - asked))::float8
        as seconds,
      count(*)::int as conversations
    from (
      select asked.at as asked,
        (select min(created_at) from messages
          where thread_id = talks.id and side = 'seller' and created_at >= asked.at) as answered
      from (
        select id from message_threads where seller_id = ${sellerId}
        order by created_at desc limit ${MOST_TALKS}
      ) talks cross join lateral (
        select min(created_at) as at from messages where thread_id = talks.id and side = 'buyer'
      ) asked
      where asked.at is not null
    ) measured
    where answered is not null or asked < ${now}::timestamptz - interval '1 day'`.execute(db)
  return rows[0] ?? { seconds: null, conversations: 0 }
}

type SellerChecks = {
  emailConfirmed: boolean
  phoneNumberConfirmed: boolean
  payoutAccount: boolean
  verifiedPhones: number
}

/** What has been checked about a seller, each as of now. */
export async function findSellerChecks(db: Executor, sellerId: string): Promise<SellerChecks> {
  const { rows } = await sql<SellerChecks>`
    select email_verified as email_confirmed, has_confirmed_phone_number(id) as phone_number_confirmed,
      exists (select from payout_accounts where user_id = users.id and ready) as payout_account,
      (select count(distinct listing_id)::int from possession_codes
        join listings on listings.id = listing_id
        where listings.seller_id = users.id and verified_at is not null
          and state = any(${tradedStates})) as verified_phones
    from users where id = ${sellerId}`.execute(db)
  const nothing = { emailConfirmed: false, phoneNumberConfirmed: false, payoutAccount: false }
  return rows[0] ?? { ...nothing, verifiedPhones: 0 }
}
