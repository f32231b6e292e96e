import type { Executor, Tx } from '../../platform/db/index.ts'

/**
 * True when the account may sell now; it then stays so until commit. Banning, deleting or changing
 * the role waits, or has happened before: no phone is listed behind its back.
 */
export async function lockSeller(tx: Tx, id: string): Promise<boolean> {
  const seller = await tx
    .selectFrom('users')
    .select('id')
    .where('id', '=', id)
    .where('role', '=', 'Seller')
    .where('bannedAt', 'is', null)
    .forKeyShare()
    .executeTakeFirst()
  return seller !== undefined
}

/** Names of accounts that there still are, by id. */
export async function namesOf(db: Executor, ids: readonly string[]): Promise<Map<string, string>> {
  if (ids.length === 0) return new Map()
  const rows = await db.selectFrom('users').select(['id', 'name']).where('id', 'in', ids).execute()
  return new Map(rows.map(({ id, name }) => [id, name]))
}
