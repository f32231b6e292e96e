import { sql } from 'kysely'
import type { Executor } from '../../platform/db/index.ts'

/** True when this buyer was banned and cannot say what is wrong with a phone. */
export async function isShutOut(db: Executor, buyerId: string | null): Promise<boolean> {
  if (!buyerId) return false
  const { rows } = await sql`
    select 1 from users where id = ${buyerId} and banned_at is not null`.execute(db)
  return rows.length > 0
}

/** Orders of phones that came to a buyer who is shut out, and whose time to look them over is up. */
export async function heldForShutOut(db: Executor, limit: number): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`
    select orders.id from orders join users on users.id = orders.buyer_id
    where state = 'delivered' and state_due_at is null and bank_disputed_at is null
      and users.banned_at is not null
    order by orders.state_since, orders.id limit ${limit}`.execute(db)
  return rows.map(({ id }) => id)
}
