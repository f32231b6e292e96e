import { sql } from 'kysely'
import type { Executor, Tx } from '../../../platform/db/index.ts'
import type { ListingChanges } from './changes.ts'

type Edit = { listingId: string; version: number; changes: ListingChanges; at: Date }

export async function insertEdit(tx: Tx, { listingId, version, changes, at }: Edit) {
  await sql`
    insert into listing_edits (listing_id, version, changes, edited_at)
    values (${listingId}, ${version}, ${JSON.stringify(changes)}, ${at})`.execute(tx)
}

/** What each version after this one changed, oldest first. */
export async function editsAfter(
  db: Executor,
  listingId: string,
  version: number,
): Promise<Pick<Edit, 'version' | 'changes'>[]> {
  const { rows } = await sql<Pick<Edit, 'version' | 'changes'>>`
    select version, changes from listing_edits
    where listing_id = ${listingId} and version > ${version} order by version`.execute(db)
  return rows
}

/** Makes a locked listing its next version without changing what it says. Returns that version. */
export async function incrementVersion(tx: Tx, listingId: string): Promise<number> {
  const { rows } = await sql<{ version: number }>`
    update listings set version = version + 1 where id = ${listingId} returning version`.execute(tx)
  return rows[0]!.version
}
