import { sql } from 'kysely'
import type { Executor, Tx } from '../../platform/db/index.ts'
import { standingOf } from './standing.ts'

type Tables = { users: { id: string; role: string; banned_at: Date | null } }

/**
 * True when the account may sell now; it then stays so until commit. Banning, deleting or changing
 * the role waits, or has happened before: no phone is listed behind its back.
 */
export async function lockSeller(tx: Tx, id: string): Promise<boolean> {
  const seller = await tx
    .withTables<Tables>()
    .selectFrom('users')
    .select('id')
    .where('id', '=', id)
    .where('role', '=', 'Seller')
    .where('banned_at', 'is', null)
    .forKeyShare()
    .executeTakeFirst()
  return seller !== undefined
}

/** The seller's standing now, as an index in `standings`. */
export async function readStanding(db: Executor, sellerId: string, now: Date): Promise<number> {
  const { rows } = await sql<{ sold: number; removed: number; since: Date }>`
    select count(*) filter (where state = 'sold') as sold,
      count(*) filter (where state = 'removed') as removed,
      users.created_at as since
    from users left join listings on listings.seller_id = users.id
    where users.id = ${sellerId} group by users.id`.execute(db)
  return rows[0] ? standingOf(rows[0], now) : 0
}

/** Carries a seller's standing to what they offer. */
export async function writeStanding(tx: Tx, sellerId: string, standing: number) {
  await sql`
    update listings set standing = ${standing}
    where seller_id = ${sellerId} and standing <> ${standing}
      and state in ('draft', 'pending_review', 'live', 'paused', 'reserved', 'expired')`.execute(tx)
}
