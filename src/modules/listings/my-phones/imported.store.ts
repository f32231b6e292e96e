import { sql } from 'kysely'
import type { Executor, Tx } from '../../../platform/db/index.ts'

type Imported = { lineHash: string; fileHash: string; open: boolean }

/** Which of these lines were imported before, from which file, and whether the phone is still around. */
export async function importedLines(
  db: Executor,
  sellerId: string,
  lineHashes: readonly string[],
): Promise<Imported[]> {
  const { rows } = await sql<Imported>`
    select encode(line_hash, 'hex') as line_hash, encode(file_hash, 'hex') as file_hash,
      state not in ('sold', 'withdrawn', 'removed', 'rejected') as open
    from imported_phones join listings on listings.id = listing_id
    where imported_phones.seller_id = ${sellerId}
      and line_hash in (select decode(hash, 'hex') from unnest(${lineHashes}::text[]) hash)`.execute(
    db,
  )
  return rows
}

type NewImport = { lineHash: string; fileHash: string; listingId: string; at: Date }

/** Until commit nobody else imports for this seller. */
export async function lockImports(tx: Tx, sellerId: string): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtextextended(${sellerId}, 38))`.execute(tx)
}

/** Writes down which listing came of a line, in the place of one that is done with. */
export async function writeImported(tx: Tx, sellerId: string, of: NewImport): Promise<void> {
  await sql`
    insert into imported_phones (seller_id, line_hash, file_hash, listing_id, imported_at)
    values (${sellerId}, decode(${of.lineHash}, 'hex'), decode(${of.fileHash}, 'hex'),
      ${of.listingId}, ${of.at})
    on conflict (seller_id, line_hash) do update set file_hash = excluded.file_hash,
      listing_id = excluded.listing_id, imported_at = excluded.imported_at`.execute(tx)
}

/** Those of these ids that are listings of the seller. */
export async function ownIdsAmong(db: Executor, sellerId: string, ids: readonly string[]) {
  const { rows } = await sql<{ id: string }>`
    select id from listings where seller_id = ${sellerId} and id = any(${ids}::uuid[])`.execute(db)
  return new Set(rows.map(({ id }) => id))
}
