import { type SqlBool, sql } from 'kysely'
import type { Executor } from '../../../platform/db/index.ts'
import type { Role } from '../../../shared/accounts/account-rules.ts'
import { type ListingState, offeredStates } from '../../../shared/listings/listing-life-cycle.ts'
import { liveStates } from '../../../shared/orders/order-life-cycle.ts'

export type ListingToChange = {
  id: string
  name: string
  sellerName: string
  state: ListingState
  version: number
  reviewId: string | null
}

/** Listings with the review that waits for a decision. */
export async function findListingsToChange(
  db: Executor,
  ids: readonly string[],
): Promise<ListingToChange[]> {
  const { rows } = await sql<ListingToChange>`
    select listings.id, name, seller_name, state, version, review.id as review_id
    from listings
    left join listing_reviews review on review.listing_id = listings.id and review.decision is null
    where listings.id = any(${ids}::uuid[])`.execute(db)
  return rows
}

export type AccountToChange = {
  id: string
  name: string
  email: string
  role: Role
  bannedAt: Date | null
}

export async function findAccountsToChange(
  db: Executor,
  ids: readonly string[],
): Promise<AccountToChange[]> {
  return await db
    .selectFrom('users')
    .select(['id', 'name', 'email', 'role', 'bannedAt'])
    .where(sql<SqlBool>`id = any(${ids}::uuid[])`)
    .execute()
}

export type ReportToChange = {
  id: string
  kind: 'listing' | 'message' | 'seller' | 'review' | 'reply'
  about: string | null
  reason: string
  listingId: string | null
  decision: string | null
}

export async function findReportsToChange(
  db: Executor,
  ids: readonly string[],
): Promise<ReportToChange[]> {
  const { rows } = await sql<ReportToChange>`
    select reports.id, kind, coalesce(listings.name, users.name) as about, reason, listing_id, decision
    from reports
    left join listings on listings.id = listing_id
    left join users on users.id = reported_id
    where reports.id = any(${ids}::uuid[])`.execute(db)
  return rows
}

export type MessageToChange = {
  id: string
  name: string
  topic: string
  answeredAt: Date | null
}

export async function findMessagesToChange(
  db: Executor,
  ids: readonly string[],
): Promise<MessageToChange[]> {
  return await db
    .selectFrom('contactMessages')
    .select(['id', 'name', 'topic', 'answeredAt'])
    .where(sql<SqlBool>`id = any(${ids}::uuid[])`)
    .execute()
}

/** Orders of these listings that have not ended. */
export async function countOrdersUnderWay(
  db: Executor,
  listingIds: readonly string[],
): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    select count(*)::int as count from orders
    where listing_id = any(${listingIds}::uuid[]) and state = any(${liveStates}::text[])`.execute(
    db,
  )
  return rows[0]?.count ?? 0
}

/** Listings of these accounts that are for sale or about to be. */
export async function countOffered(db: Executor, sellerIds: readonly string[]): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    select count(*)::int as count from listings
    where seller_id = any(${sellerIds}::uuid[]) and state = any(${offeredStates}::text[])`.execute(
    db,
  )
  return rows[0]?.count ?? 0
}
