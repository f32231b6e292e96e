import { sql } from 'kysely'
import type { Executor, Tx } from '../../../platform/db/index.ts'
import type { Instructions } from './transfer-details.ts'

export function findInstructions(db: Executor, userId: string): Promise<Instructions | undefined> {
  return db
    .selectFrom('paymentInstructions')
    .select(['name', 'text'])
    .where('userId', '=', userId)
    .executeTakeFirst()
}

/** Returns whether anything changed. */
export async function putInstructions(
  tx: Tx,
  userId: string,
  { name, text }: Instructions,
  at: Date,
): Promise<boolean> {
  const { rows } = await sql`
    insert into payment_instructions (user_id, name, text, updated_at)
    values (${userId}, ${name}, ${text}, ${at})
    on conflict (user_id) do update
      set name = excluded.name, text = excluded.text, updated_at = excluded.updated_at
      where (payment_instructions.name, payment_instructions.text) <> (excluded.name, excluded.text)
    returning user_id`.execute(tx)
  return rows.length > 0
}

/** Returns whether there were any. */
export async function deleteInstructions(tx: Tx, userId: string): Promise<boolean> {
  const { numDeletedRows } = await tx
    .deleteFrom('paymentInstructions')
    .where('userId', '=', userId)
    .executeTakeFirst()
  return numDeletedRows > 0n
}
