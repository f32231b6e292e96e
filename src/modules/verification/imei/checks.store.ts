import { sql } from 'kysely'
import { type Executor, isId, type Tx } from '../../../platform/db/index.ts'
import type { ProofSubject } from '../proof/index.ts'
import type { NamedPhone } from './tac.ts'

/** Result of an IMEI check. */
export type ImeiCheck = {
  id: string
  imeiHash: string
  last4: string
  tac: 'confirmed' | 'other' | 'unknown'
  tacName: string | null
  blacklist: 'clean' | 'listed' | 'unknown' | 'not_checked'
  checkedAt: Date
}

/** Writes a check in place of the one that the draft or listing had. */
export async function writeCheck(tx: Tx, sellerId: string, about: ProofSubject, check: ImeiCheck) {
  // Two checks of one draft at once come one after the other.
  const of = `${sellerId} ${about.draftId ?? about.listingId}`
  await sql`select pg_advisory_xact_lock(hashtextextended(${of}, 24))`.execute(tx)
  const db = tx
  const old = db.deleteFrom('imeiChecks').where('sellerId', '=', sellerId)
  await (about.listingId
    ? old.where('listingId', '=', about.listingId)
    : old.where('draftId', '=', about.draftId)
  ).execute()
  await db
    .insertInto('imeiChecks')
    .values({
      id: check.id,
      sellerId,
      draftId: about.draftId,
      listingId: about.listingId,
      imeiHash: check.imeiHash,
      last4: check.last4,
      tac: check.tac,
      tacName: check.tacName,
      blacklist: check.blacklist,
      checkedAt: check.checkedAt,
    })
    .execute()
}

export function findListingCheck(db: Executor, listingId: string): Promise<ImeiCheck | undefined> {
  return db
    .selectFrom('imeiChecks')
    .select(['id', 'imeiHash', 'last4', 'tac', 'tacName', 'blacklist', 'checkedAt'])
    .where('listingId', '=', listingId)
    .executeTakeFirst()
}

/** A check as `LISTING_IMEI_CHECK` has it. */
export type ImeiCheckJson = Pick<ImeiCheck, 'tacName' | 'blacklist'> & { checkedAt: string }

/** A column with the check of a row of `listings`, for statements that read all of a phone. */
export const LISTING_IMEI_CHECK = `(select json_build_object(
    'tacName', tac_name, 'blacklist', blacklist, 'checkedAt', checked_at)
  from imei_checks where imei_checks.listing_id = listings.id)`

/** The check of the seller's own draft. */
export function findDraftCheck(
  db: Executor,
  sellerId: string,
  draftId: string,
): Promise<Pick<ImeiCheck, 'imeiHash' | 'tacName'> | undefined> {
  return db
    .selectFrom('imeiChecks')
    .select(['imeiHash', 'tacName'])
    .where('sellerId', '=', sellerId)
    .where('draftId', '=', draftId)
    .executeTakeFirst()
}

/** The check of a draft becomes the listing's, in place of the one it had; undefined without one. */
export async function moveToListing(tx: Tx, sellerId: string, draftId: string, listingId: string) {
  const db = tx
  const ofDraft = db
    .selectFrom('imeiChecks')
    .select(['id', 'tacName'])
    .where('sellerId', '=', sellerId)
    .where('draftId', '=', draftId)
  const found = await ofDraft.executeTakeFirst()
  if (!found) return undefined
  await db.deleteFrom('imeiChecks').where('listingId', '=', listingId).execute()
  await db
    .updateTable('imeiChecks')
    .set({ listingId, draftId: null })
    .where('id', '=', found.id)
    .execute()
  return found
}

export async function setTac(tx: Tx, id: string, tac: ImeiCheck['tac']): Promise<void> {
  await tx.updateTable('imeiChecks').set({ tac }).where('id', '=', id).execute()
}

/** Deletes checks of old drafts that were never listed; returns how many. */
export async function deleteUnlisted(tx: Tx, before: Date, most: number): Promise<number> {
  const { numAffectedRows } = await sql`
    delete from imei_checks where draft_id is not null and id = any(array(
      select id from imei_checks where draft_id is not null and checked_at < ${before}
      order by id limit ${most} for update skip locked))`.execute(tx)
  return Number(numAffectedRows ?? 0)
}

export type TacRow = { tac: string; brand: string; model: string }

/** Replaces the table: codes that the file no longer has were wrong. */
export async function storeTac(tx: Tx, rows: readonly TacRow[]): Promise<void> {
  await sql`delete from tac`.execute(tx)
  await sql`
    insert into tac (tac, brand, model)
    select * from unnest(${rows.map(({ tac }) => tac)}::text[],
      ${rows.map(({ brand }) => brand)}::text[], ${rows.map(({ model }) => model)}::text[])
    on conflict do nothing`.execute(tx)
}

export async function findTac(db: Executor, tac: string): Promise<TacRow | undefined> {
  const { rows } = await sql<TacRow>`select tac, brand, model from tac where tac = ${tac}`.execute(
    db,
  )
  return rows[0]
}

/** The code whose maker and model together are called so; codes of one model are alike. */
export async function findTacByName(db: Executor, name: string): Promise<TacRow | undefined> {
  const { rows } = await sql<TacRow>`
    select tac, brand, model from tac where brand || ' ' || model = ${name}
    order by tac limit 1`.execute(db)
  return rows[0]
}

type LockedListing = NamedPhone & { state: string }

/** States in which a phone is offered, or about to be: no other listing may offer it. */
const ON_OFFER = ['pending_review', 'live', 'reserved', 'paused']

/** Name and state of a listing, locked until commit. */
export async function lockListing(tx: Tx, id: string): Promise<LockedListing | undefined> {
  if (!isId(id)) return undefined
  return tx
    .selectFrom('listings')
    .select(['brand', 'name', 'state'])
    .where('id', '=', id)
    .forNoKeyUpdate()
    .executeTakeFirst()
}

/** What a listing calls its phone now. */
export function findListingName(db: Executor, id: string): Promise<NamedPhone | undefined> {
  return db.selectFrom('listings').select(['brand', 'name']).where('id', '=', id).executeTakeFirst()
}

export function isOnOffer({ state }: LockedListing): boolean {
  return ON_OFFER.includes(state)
}
