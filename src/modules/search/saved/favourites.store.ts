import { sql } from 'kysely'
import type { Executor, Tx } from '../../../platform/db/index.ts'
import { listingColumns } from '../../listings/index.ts'

/** Favourites in every state but the one that nobody sees, newest first. */
export function listFavourites(db: Executor, userId: string) {
  return db
    .selectFrom('favourites')
    .innerJoin('listings', 'listings.id', 'favourites.listingId')
    .select(listingColumns)
    .where('favourites.userId', '=', userId)
    .where('listings.state', '<>', 'removed')
    .orderBy('favourites.createdAt', 'desc')
    .orderBy('favourites.listingId')
    .execute()
}

/** Ids of the same, without the phones: for the hearts on cards. */
export async function listFavouriteIds(db: Executor, userId: string): Promise<string[]> {
  const rows = await db
    .selectFrom('favourites')
    .select('listingId')
    .where('userId', '=', userId)
    .orderBy('createdAt', 'desc')
    .orderBy('listingId')
    .execute()
  return rows.map((row) => row.listingId)
}

/** Holds the person until commit, so that two requests cannot pass a limit together. */
export async function lockOwner(tx: Tx, userId: string): Promise<void> {
  await sql`select from users where id = ${userId} for no key update`.execute(tx)
}

/**
 * Adds those of `ids` that are on the market or were, are not the person's own and are not there
 * yet, in the order given, as long as there is room below `most`. Says which are new.
 */
export async function addFavourites(
  tx: Tx,
  given: { userId: string; ids: string[]; most: number; at: Date },
): Promise<string[]> {
  const { userId, ids, most, at } = given
  const { rows } = await sql<{ id: string }>`
    with asked as (
      select listings.id, asked.place
      from unnest(${ids}::uuid[]) with ordinality as asked (id, place)
      join listings on listings.id = asked.id
      where listings.state in ('live', 'reserved', 'sold', 'paused', 'expired')
        and listings.seller_id is distinct from ${userId}
        and not exists (
          select from favourites where user_id = ${userId} and listing_id = listings.id)
      order by asked.place
      limit greatest(0, ${most} - (select count(*) from favourites where user_id = ${userId}))
    )
    insert into favourites (user_id, listing_id, created_at)
    select ${userId}, id, ${at}::timestamptz - place * interval '1 microsecond' from asked
    on conflict do nothing
    returning listing_id as id`.execute(tx)
  return rows.map((row) => row.id)
}

export async function deleteFavourite(db: Executor, userId: string, id: string): Promise<void> {
  await db
    .deleteFrom('favourites')
    .where('userId', '=', userId)
    .where('listingId', '=', id)
    .execute()
}

export async function isFavourite(db: Executor, userId: string, id: string): Promise<boolean> {
  const row = await db
    .selectFrom('favourites')
    .select('listingId')
    .where('userId', '=', userId)
    .where('listingId', '=', id)
    .executeTakeFirst()
  return row !== undefined
}
