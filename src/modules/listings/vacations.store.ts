import { sql } from 'kysely'
import type { Executor, Tx } from '../../platform/db/index.ts'

/** When a seller comes back; undefined for one who is here. */
export async function vacationOf(
  db: Executor,
  sellerId: string,
): Promise<{ until: Date } | undefined> {
  const { rows } = await sql<{ until: Date }>`
    select until from vacations where seller_id = ${sellerId}`.execute(db)
  return rows[0]
}

/** The same, and until commit nobody else begins, changes or ends it. */
export async function lockVacation(tx: Tx, sellerId: string): Promise<{ until: Date } | undefined> {
  await sql`select pg_advisory_xact_lock(hashtextextended(${sellerId}, 32))`.execute(tx)
  return vacationOf(tx, sellerId)
}

export async function writeVacation(tx: Tx, sellerId: string, until: Date, at: Date) {
  await sql`
    insert into vacations (seller_id, until, started_at) values (${sellerId}, ${until}, ${at})
    on conflict (seller_id) do update set until = excluded.until`.execute(tx)
}

export async function deleteVacation(tx: Tx, sellerId: string) {
  await sql`delete from vacations where seller_id = ${sellerId}`.execute(tx)
  await sql`delete from vacation_pauses where seller_id = ${sellerId}`.execute(tx)
}

/** Remembers that a listing is paused for a vacation. */
export async function notePause(tx: Tx, sellerId: string, listingId: string) {
  await sql`
    insert into vacation_pauses (listing_id, seller_id) values (${listingId}, ${sellerId})
    on conflict (listing_id) do nothing`.execute(tx)
}

/** What a seller has on sale, in the order in which phones are locked. */
export async function liveIdsOf(db: Executor, sellerId: string): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`
    select id from listings where seller_id = ${sellerId} and state = 'live' order by id`.execute(
    db,
  )
  return rows.map(({ id }) => id)
}

/** What was paused for a seller's vacation and still is. */
export async function pausedIdsOf(db: Executor, sellerId: string): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`
    select id from vacation_pauses join listings on listings.id = listing_id
    where vacation_pauses.seller_id = ${sellerId} and state = 'paused' order by id`.execute(db)
  return rows.map(({ id }) => id)
}

/** Sellers whose vacation is over. */
export async function sellersComingBack(db: Executor, now: Date, limit: number): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`
    select seller_id as id from vacations where until <= ${now}
    order by until limit ${limit}`.execute(db)
  return rows.map(({ id }) => id)
}

/** Sellers who are away while something of theirs is on sale: an order died, a look was done. */
export async function sellersStillSelling(db: Executor, limit: number): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`
    select seller_id as id from vacations
    where exists (select from listings
      where listings.seller_id = vacations.seller_id and state = 'live')
    limit ${limit}`.execute(db)
  return rows.map(({ id }) => id)
}
