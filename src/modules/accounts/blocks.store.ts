import { sql } from 'kysely'
import type { Executor, Tx } from '../../platform/db/index.ts'

/** Who blocked whom: the two cannot write to each other or buy from each other. */
type People = { me: string; other: string }

/** Whether one of two people has blocked the other. */
export async function isBlockedBetween(db: Executor, one: string, other: string): Promise<boolean> {
  const { rows } = await sql`
    select from message_blocks
    where (blocker_id = ${one} and blocked_id = ${other})
      or (blocker_id = ${other} and blocked_id = ${one}) limit 1`.execute(db)
  return rows.length > 0
}

/** True when it changed anything. */
export async function insertBlock(tx: Tx, { me, other }: People, date: Date): Promise<boolean> {
  const { rows } = await sql`
    insert into message_blocks (blocker_id, blocked_id, created_at)
    values (${me}, ${other}, ${date}) on conflict do nothing returning blocker_id`.execute(tx)
  return rows.length > 0
}

export async function deleteBlock(tx: Tx, { me, other }: People): Promise<boolean> {
  const { rows } = await sql`
    delete from message_blocks where blocker_id = ${me} and blocked_id = ${other}
    returning blocker_id`.execute(tx)
  return rows.length > 0
}
