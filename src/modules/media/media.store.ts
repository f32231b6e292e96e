import type { Tx } from '../../platform/db/index.ts'

export type MediaRow = {
  id: string
  owner_id: string | null
  width: number
  height: number
  bytes: number
  created_at: Date
  expires_at: Date | null
}
type Tables = { media: MediaRow }

export async function insertMedia(tx: Tx, row: MediaRow) {
  await tx.withTables<Tables>().insertInto('media').values(row).execute()
}

/** Keeps an owner's picture for good, unless it is past its time; false when there is no such. */
export async function keepMedia(tx: Tx, id: string, ownerId: string, now: Date): Promise<boolean> {
  const kept = await tx
    .withTables<Tables>()
    .updateTable('media')
    .set({ expires_at: null })
    .where('id', '=', id)
    .where('owner_id', '=', ownerId)
    .where((is) => is.or([is('expires_at', 'is', null), is('expires_at', '>', now)]))
    .executeTakeFirst()
  return kept.numUpdatedRows > 0n
}

/** Locks pictures past their time; those that someone claims at this moment are left out. */
export async function lockExpired(tx: Tx, now: Date, limit: number): Promise<string[]> {
  const rows = await tx
    .withTables<Tables>()
    .selectFrom('media')
    .select('id')
    .where('expires_at', '<=', now)
    .orderBy('expires_at')
    .limit(limit)
    .forUpdate()
    .skipLocked()
    .execute()
  return rows.map((row) => row.id)
}

export async function deleteMedia(tx: Tx, ids: string[]) {
  await tx.withTables<Tables>().deleteFrom('media').where('id', 'in', ids).execute()
}
