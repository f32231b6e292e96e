import { sql } from 'kysely'
import type { Executor, Tx } from '../../../platform/db/index.ts'
import type { About } from '../proof/index.ts'

/** What is known of a phone by its number. */
export type ImeiCheck = {
  id: string
  imeiHash: string
  last4: string
  tac: 'confirmed' | 'other' | 'unknown'
  tacName: string | null
  blacklist: 'clean' | 'listed' | 'unknown' | 'not_checked'
  checkedAt: Date
}
type Row = {
  id: string
  seller_id: string | null
  draft_id: string | null
  listing_id: string | null
  imei_hash: string
  last4: string
  tac: ImeiCheck['tac']
  tac_name: string | null
  blacklist: ImeiCheck['blacklist']
  checked_at: Date
}
type Tables = { imei_checks: Row }

/** Writes a check in place of the one that the draft or listing had. */
export async function writeCheck(tx: Tx, sellerId: string, about: About, check: ImeiCheck) {
  // Two checks of one draft at once come one after the other.
  const of = `${sellerId} ${about.draftId ?? about.listingId}`
  await sql`select pg_advisory_xact_lock(hashtextextended(${of}, 24))`.execute(tx)
  const db = tx.withTables<Tables>()
  const old = db.deleteFrom('imei_checks').where('seller_id', '=', sellerId)
  await (about.listingId
    ? old.where('listing_id', '=', about.listingId)
    : old.where('draft_id', '=', about.draftId)
  ).execute()
  await db
    .insertInto('imei_checks')
    .values({
      id: check.id,
      seller_id: sellerId,
      draft_id: about.draftId,
      listing_id: about.listingId,
      imei_hash: check.imeiHash,
      last4: check.last4,
      tac: check.tac,
      tac_name: check.tacName,
      blacklist: check.blacklist,
      checked_at: check.checkedAt,
    })
    .execute()
}

export function checkOfListing(db: Executor, listingId: string): Promise<ImeiCheck | undefined> {
  return db
    .withTables<Tables>()
    .selectFrom('imei_checks')
    .select([
      'id',
      'imei_hash as imeiHash',
      'last4',
      'tac',
      'tac_name as tacName',
      'blacklist',
      'checked_at as checkedAt',
    ])
    .where('listing_id', '=', listingId)
    .executeTakeFirst()
}

/** The check of a draft becomes the listing's, in place of the one it had; undefined without one. */
export async function moveToListing(tx: Tx, sellerId: string, draftId: string, listingId: string) {
  const db = tx.withTables<Tables>()
  const ofDraft = db
    .selectFrom('imei_checks')
    .select(['id', 'tac_name as tacName'])
    .where('seller_id', '=', sellerId)
    .where('draft_id', '=', draftId)
  const found = await ofDraft.executeTakeFirst()
  if (!found) return undefined
  await db.deleteFrom('imei_checks').where('listing_id', '=', listingId).execute()
  await db
    .updateTable('imei_checks')
    .set({ listing_id: listingId, draft_id: null })
    .where('id', '=', found.id)
    .execute()
  return found
}

export async function setTac(tx: Tx, id: string, tac: ImeiCheck['tac']): Promise<void> {
  await tx
    .withTables<Tables>()
    .updateTable('imei_checks')
    .set({ tac })
    .where('id', '=', id)
    .execute()
}

/** Deletes checks of drafts that were made before a time and never listed; says how many. */
export async function deleteUnlisted(tx: Tx, before: Date, most: number): Promise<number> {
  const { numAffectedRows } = await sql`
    delete from imei_checks where draft_id is not null and id = any(array(
      select id from imei_checks where draft_id is not null and checked_at < ${before}
      order by id limit ${most} for update skip locked))`.execute(tx)
  return Number(numAffectedRows ?? 0)
}
