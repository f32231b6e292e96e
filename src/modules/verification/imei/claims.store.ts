import { sql } from 'kysely'
import { type Executor, newId, type Tx } from '../../../platform/db/index.ts'

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
export async function writeClaim(tx: Tx, hash: string, claim: Claim, at: Date): Promise<void> {
  await sql`
    insert into imei_claims (listing_id, imei_hash, seller_id, claimed_at)
    values (${claim.listingId}, ${hash}, ${claim.sellerId}, ${at})
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
export async function raiseAlarm(tx: Tx, alarm: NewAlarm, at: Date): Promise<boolean> {
  const { kind, hash, last4, sellerId, listingId } = alarm
  const { rows } = await sql`
    insert into imei_alarms (id, kind, imei_hash, last4, seller_id, listing_id, raised_at)
    values (${newId()}, ${kind}, ${hash}, ${last4}, ${sellerId}, ${listingId}, ${at})
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
  sellerEmail: string
  phone: { _id: string; name: string; seller: string; state: string } | null
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
    select a.id, a.kind, a.last4, u.name as seller, u.email as seller_email,
      a.raised_at, a.settled_at, a.settled_note as note, case when l.id is not null then json_build_object(
        '_id', l.id, 'name', l.name, 'seller', l.seller_name, 'state', l.state) end as phone
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

export async function markSettled(tx: Tx, id: string, note: string, at: Date): Promise<void> {
  await sql`
    update imei_alarms set settled_at = ${at}, settled_note = ${note} where id = ${id}`.execute(tx)
}
