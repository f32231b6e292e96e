import { sql } from 'kysely'
import type { Executor, Tx } from '../../platform/db/index.ts'
import type { History } from './standing.ts'

/** What a seller has done so far; undefined for an account that is gone. */
export async function readHistory(db: Executor, sellerId: string): Promise<History | undefined> {
  const { rows } = await sql<History>`
    select count(*) filter (where state = 'sold') as sold,
      count(*) filter (where state = 'removed') as removed,
      users.created_at as since,
      coalesce(max(rating_sums.ratings), 0) as ratings, coalesce(max(rating_sums.stars), 0) as stars
    from users left join listings on listings.seller_id = users.id
    left join rating_sums on rating_sums.user_id = users.id
    where users.id = ${sellerId} group by users.id`.execute(db)
  return rows[0]
}

/** A listing was sold or removed: its seller's standing is to be read again. */
export async function noteDue(tx: Tx, listingId: string, at: Date) {
  await sql`
    insert into standings_due (seller_id, due_at)
    select seller_id, ${at} from listings where id = ${listingId} and seller_id is not null
    on conflict (seller_id) do update set due_at = excluded.due_at`.execute(tx)
}

/** Something was said of a seller: their standing is to be read again. */
export async function noteStandingDue(tx: Tx, sellerId: string, at: Date) {
  await sql`
    insert into standings_due (seller_id, due_at) values (${sellerId}, ${at})
    on conflict (seller_id) do update set due_at = excluded.due_at`.execute(tx)
}

/** A seller who is due, for this transaction alone. */
export async function takeDue(tx: Tx, now: Date): Promise<string | undefined> {
  const { rows } = await sql<{ sellerId: string }>`
    select seller_id from standings_due where due_at <= ${now}
    order by due_at limit 1 for update skip locked`.execute(tx)
  return rows[0]?.sellerId
}

/** Done with a seller, until `next` when there is a time at which more is known. */
export async function setDue(tx: Tx, sellerId: string, next: Date | undefined) {
  if (next)
    await sql`update standings_due set due_at = ${next} where seller_id = ${sellerId}`.execute(tx)
  else await sql`delete from standings_due where seller_id = ${sellerId}`.execute(tx)
}

/**
 * Carries a seller's standing to what they offer; how many listings changed, and whether some were
 * busy and have to wait: nobody's purchase waits for this.
 */
export async function writeStanding(tx: Tx, sellerId: string, standing: number) {
  const { rows } = await sql<{ wrong: number; changed: number }>`
    with wrong as (
      select count(*) as n from listings where seller_id = ${sellerId} and standing <> ${standing}
        and state in ('live', 'paused', 'reserved')
    ), free as (
      select id from listings where seller_id = ${sellerId} and standing <> ${standing}
        and state in ('live', 'paused', 'reserved') for update skip locked
    ), changed as (
      update listings set standing = ${standing} from free where listings.id = free.id
      returning 1
    )
    select (select n from wrong) as wrong, (select count(*) from changed) as changed`.execute(tx)
  const { wrong, changed } = rows[0]!
  return { changed, busy: wrong > changed }
}
