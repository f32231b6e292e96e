import { sql } from 'kysely'
import type { Executor } from '../../platform/db/index.ts'

/** Whether one of two people has blocked the other in their messages. */
export async function isBlockedBetween(db: Executor, one: string, other: string): Promise<boolean> {
  const { rows } = await sql`
    select from message_blocks
    where (blocker_id = ${one} and blocked_id = ${other})
      or (blocker_id = ${other} and blocked_id = ${one}) limit 1`.execute(db)
  return rows.length > 0
}
