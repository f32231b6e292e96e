import { sql } from 'kysely'
import { type Executor, newId, type Tx } from '../../../platform/db/index.ts'
import type { ProofSubject } from '../proof/proof-subject.ts'

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
  // Concurrent checks of one draft run one after the other.
  const lockKey = `${sellerId} ${about.draftId ?? about.listingId}`
  await sql`select pg_advisory_xact_lock(hashtextextended(${lockKey}, 24))`.execute(tx)
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

/** Which of these listings were checked with an IMEI. */
export async function findListingsWithImei(
  db: Executor,
  listingIds: readonly string[],
): Promise<ReadonlySet<string | null>> {
  const rows = await db
    .selectFrom('imeiChecks')
    .select('listingId')
    .where('listingId', '=', (is) => is.fn.any(sql<string[]>`${listingIds}::uuid[]`))
    .execute()
  return new Set(rows.map(({ listingId }) => listingId))
}

/** A check as `LISTING_IMEI_CHECK` has it. */
export type ImeiCheckJson = Pick<ImeiCheck, 'tacName' | 'blacklist'> & { checkedAt: string }

/** A column with the check of a row of `listings`, for statements that read all of a phone. */
export const LISTING_IMEI_CHECK = `(select json_build_object(
    'tacName', tac_name, 'blacklist', blacklist, 'checkedAt', checked_at)
  from imei_checks where imei_checks.listing_id = listings.id)`

/** Whether a row of `listings` has a check that found nothing against it. */
export const LISTING_IMEI_PASSED = `exists (select from imei_checks
  where imei_checks.listing_id = listings.id and tac <> 'other' and blacklist <> 'listed')`

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
  const check = await ofDraft.executeTakeFirst()
  if (!check) return undefined
  await db.deleteFrom('imeiChecks').where('listingId', '=', listingId).execute()
  await db
    .updateTable('imeiChecks')
    .set({ listingId, draftId: null })
    .where('id', '=', check.id)
    .execute()
  return check
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

export type Claim = { listingId: string; sellerId: string | null }

/** Locks the claim on this number until commit. */
export async function lockImei(tx: Tx, hash: string): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtextextended(${hash}, 23))`.execute(tx)
}

/** The listing that offers the phone now. */
export async function findHeldClaim(db: Executor, hash: string): Promise<Claim | undefined> {
  const { rows } = await sql<Claim>`
    select listing_id, seller_id from imei_claims
    where imei_hash = ${hash} and held`.execute(db)
  return rows[0]
}

/** @throws when another listing holds the phone; lock and look first. */
export async function writeClaim(tx: Tx, hash: string, claim: Claim, date: Date): Promise<void> {
  await sql`
    insert into imei_claims (listing_id, imei_hash, seller_id, claimed_at)
    values (${claim.listingId}, ${hash}, ${claim.sellerId}, ${date})
    on conflict (listing_id) do update set imei_hash = excluded.imei_hash,
      seller_id = excluded.seller_id, claimed_at = excluded.claimed_at, held = true`.execute(tx)
}

export type NewAlarm = {
  kind: 'listed_twice' | 'blacklisted'
  hash: string
  last4: string
  sellerId: string
  /** The listing that has the phone already. */
  listingId: string | null
}

/**
 * Raises an alarm once for a seller and a phone; false when it was raised before. One that was raised
 * about a draft is raised again when there is a listing to name.
 */
export async function raiseAlarm(tx: Tx, alarm: NewAlarm, date: Date): Promise<boolean> {
  const { kind, hash, last4, sellerId, listingId } = alarm
  const { rows } = await sql`
    insert into imei_alarms (id, kind, imei_hash, last4, seller_id, listing_id, raised_at)
    values (${newId()}, ${kind}, ${hash}, ${last4}, ${sellerId}, ${listingId}, ${date})
    on conflict (kind, imei_hash, seller_id) do update set listing_id = excluded.listing_id,
      settled_at = null, settled_note = null
    where imei_alarms.listing_id is null and excluded.listing_id is not null returning id`.execute(
    tx,
  )
  return rows.length > 0
}

export type Alarm = {
  id: string
  kind: NewAlarm['kind']
  last4: string
  seller: string
  sellerId: string
  sellerEmail: string
  phone: {
    _id: string
    name: string
    img: string
    seller: string
    sellerId: string | null
    state: string
  } | null
  raisedAt: Date
  /** When a moderator reviewed it, and the result; null before. */
  settledAt: Date | null
  note: string | null
}

/** Alarms that the list shows at most. */
const MAX_ALARMS = 200

/** Open ones first, each newest first. */
export async function listAlarms(db: Executor): Promise<Alarm[]> {
  const { rows } = await sql<Alarm>`
    select a.id, a.kind, a.last4, u.name as seller, u.id as seller_id, u.email as seller_email,
      a.raised_at, a.settled_at, a.settled_note as note, case when l.id is not null then json_build_object(
        '_id', l.id, 'name', l.name, 'img', l.img, 'seller', l.seller_name, 'sellerId', l.seller_id,
        'state', l.state) end as phone
    from imei_alarms a join users u on u.id = a.seller_id
    left join listings l on l.id = a.listing_id
    order by a.settled_at is not null, a.raised_at desc, a.id desc limit ${MAX_ALARMS}`.execute(db)
  return rows
}

/** Locks an alarm until commit; undefined if there is none. */
export async function lockAlarm(tx: Tx, id: string): Promise<{ settled: boolean } | undefined> {
  const { rows } = await sql<{ settled: boolean }>`
    select settled_at is not null as settled from imei_alarms where id = ${id} for update`.execute(
    tx,
  )
  return rows[0]
}

export async function markClosed(tx: Tx, id: string, note: string, date: Date): Promise<void> {
  await sql`
    update imei_alarms set settled_at = ${date}, settled_note = ${note} where id = ${id}`.execute(
    tx,
  )
}
