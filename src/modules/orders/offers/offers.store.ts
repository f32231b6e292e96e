import { sql } from 'kysely'
import type { Executor, Tx } from '../../../platform/db/index.ts'
import type { Offer, OfferState } from './offer.ts'

const columns = sql`
  id, listing_id, buyer_id, seller_id,
  made_by, price_minor, asking_minor, currency, listing_version, state,
  created_at, expires_at, order_id`

/** Locks the offers between this buyer and this phone until commit. */
export async function lockOffersBetween(tx: Tx, listingId: string, buyerId: string) {
  const talk = `${listingId} ${buyerId}`
  await sql`select pg_advisory_xact_lock(hashtextextended(${talk}, 60))`.execute(tx)
}

export async function insertOffer(tx: Tx, offer: Offer) {
  const { id, listingId, buyerId, sellerId, madeBy, priceMinor, askingMinor, currency } = offer
  const { listingVersion, state, createdAt, expiresAt } = offer
  await sql`
    insert into offers (id, listing_id, buyer_id, seller_id, made_by, price_minor, asking_minor,
      currency, listing_version, state, created_at, expires_at)
    values (${id}, ${listingId}, ${buyerId}, ${sellerId}, ${madeBy}, ${priceMinor}, ${askingMinor},
      ${currency}, ${listingVersion}, ${state}, ${createdAt}, ${expiresAt})`.execute(tx)
}

export async function findOffer(db: Executor, id: string): Promise<Offer | undefined> {
  const { rows } = await sql<Offer>`select ${columns} from offers where id = ${id}`.execute(db)
  return rows[0]
}

/** The offers between a buyer and a phone, oldest first. */
export async function offersBetween(db: Executor, listingId: string, buyerId: string) {
  const { rows } = await sql<Offer>`
    select ${columns} from offers where listing_id = ${listingId} and buyer_id = ${buyerId}
    order by created_at, id`.execute(db)
  return rows
}

/** Answers an offer if it is still open; false if it was answered concurrently. */
export async function closeOffer(
  tx: Tx,
  id: string,
  state: OfferState,
  { at, orderId = null }: { at: Date; orderId?: string | null },
): Promise<boolean> {
  const { numAffectedRows } = await sql`
    update offers set state = ${state}, answered_at = ${at}, order_id = ${orderId}
    where id = ${id} and state = 'open'`.execute(tx)
  return numAffectedRows === 1n
}

/** The phone is booked, or has changed: every open offer for it is void. Returns them. */
export async function supersedeOpen(tx: Tx, listingId: string, date: Date): Promise<Offer[]> {
  const { rows } = await sql<Offer>`
    update offers set state = 'superseded', answered_at = ${date}
    where listing_id = ${listingId} and state = 'open' returning ${columns}`.execute(tx)
  return rows
}

/** Voids the open offers for a phone that are not below what it is listed for. Returns them. */
export async function supersedeOvertaken(
  tx: Tx,
  listingId: string,
  priceMinor: number,
  date: Date,
): Promise<Offer[]> {
  const { rows } = await sql<Offer>`
    update offers set state = 'superseded', answered_at = ${date}
    where listing_id = ${listingId} and state = 'open' and price_minor >= ${priceMinor}
    returning ${columns}`.execute(tx)
  return rows
}

/** Whether someone's offer for a phone is open. */
export async function hasOpenOffer(tx: Tx, listingId: string): Promise<boolean> {
  const { rows } = await sql`
    select from offers where listing_id = ${listingId} and state = 'open' limit 1`.execute(tx)
  return rows.length > 0
}

/**
 * Offers of a person as buyer or seller, newest first, optionally of one phone. `after` continues
 * the list.
 */
export async function listOffers(
  db: Executor,
  userId: string,
  {
    listingId = null,
    limit,
    after,
  }: {
    listingId?: string | null | undefined
    limit: number
    after?: { at: Date; id: string } | undefined
  },
): Promise<Offer[]> {
  const { rows } = await sql<Offer>`
    select ${columns} from offers
    where (buyer_id = ${userId} or seller_id = ${userId})
      and (${listingId}::uuid is null or listing_id = ${listingId}::uuid)
      and (${after?.id ?? null}::uuid is null
        or (created_at, id) < (${after?.at ?? null}::timestamptz, ${after?.id ?? null}::uuid))
    order by created_at desc, id desc limit ${limit}`.execute(db)
  return rows
}

/** How many open offers of the other side a person can answer. */
export async function countOffersToAnswer(db: Executor, userId: string, now: Date) {
  const { rows } = await sql<{ count: number }>`
    select count(*)::int as count from offers
    where state = 'open' and expires_at > ${now}
      and ((seller_id = ${userId} and made_by = 'buyer')
        or (buyer_id = ${userId} and made_by = 'seller'))`.execute(db)
  return rows[0]?.count ?? 0
}

/** Some open offers whose time is up, for this transaction alone. */
export async function lockExpiredOffers(tx: Tx, now: Date, limit: number): Promise<Offer[]> {
  const { rows } = await sql<Offer>`
    select ${columns} from offers where state = 'open' and expires_at <= ${now}
    order by expires_at limit ${limit} for update skip locked`.execute(tx)
  return rows
}
