import { sql } from 'kysely'
import type { Executor, Tx } from '../../../platform/db/index.ts'
import { endedStates, tradedStates } from '../../../shared/listings/listing-life-cycle.ts'
import type { ProofSubject } from '../proof/proof-subject.ts'

export type Code = {
  id: string
  sellerId: string | null
  draftId: string | null
  listingId: string | null
  words: string
  expiresAt: Date
  verifiedAt: Date | null
  /** The photo in which it was read. */
  photoId: string | null
}

const columns = sql`
  id, seller_id, draft_id, listing_id, words,
  expires_at, verified_at, photo_id`

type NewCode = { id: string; sellerId: string; codeHash: string; words: string } & ProofSubject

/** Writes a code; the seller's others about the same phone that were not used yet end. */
export async function insertCode(tx: Tx, made: NewCode, date: Date, expiresAt: Date) {
  const { id, sellerId, draftId, listingId, codeHash, words } = made
  await sql`
    delete from possession_codes where seller_id = ${sellerId} and verified_at is null
      and (draft_id = ${draftId}::uuid or listing_id = ${listingId}::uuid)`.execute(tx)
  await sql`
    insert into possession_codes
      (id, seller_id, draft_id, listing_id, code_hash, words, created_at, expires_at)
    values (${id}, ${sellerId}, ${draftId}, ${listingId}, ${codeHash}, ${words}, ${date},
      ${expiresAt})`.execute(tx)
}

/** The codes with these hashes. */
export async function findCodes(db: Executor, hashes: readonly string[]): Promise<Code[]> {
  const { rows } = await sql<Code>`
    select ${columns} from possession_codes where code_hash = any(${hashes}::text[])`.execute(db)
  return rows
}

/** The same code until commit: it counts once. */
export async function lockCode(tx: Tx, id: string): Promise<Code | undefined> {
  const { rows } = await sql<Code>`
    select ${columns} from possession_codes where id = ${id} for update`.execute(tx)
  return rows[0]
}

export async function markVerified(tx: Tx, id: string, photoId: string, date: Date) {
  await sql`
    update possession_codes set verified_at = ${date}, photo_id = ${photoId}
    where id = ${id}`.execute(tx)
}

/** The last code of a listing that was read in a photo. */
export async function findVerified(db: Executor, listingId: string): Promise<Code | undefined> {
  const { rows } = await sql<Code>`
    select ${columns} from possession_codes
    where listing_id = ${listingId} and verified_at is not null
    order by verified_at desc limit 1`.execute(db)
  return rows[0]
}

/** A column with the time at which the seller last proved to have the phone of a row of `listings`. */
export const LISTING_PROVEN_AT = `(select max(verified_at) from possession_codes
  where possession_codes.listing_id = listings.id)`

/** The last code of the seller's own draft that was read in a photo. */
export async function findVerifiedDraft(db: Executor, sellerId: string, draftId: string) {
  const { rows } = await sql<Code>`
    select ${columns} from possession_codes
    where seller_id = ${sellerId} and draft_id = ${draftId} and verified_at is not null
    order by verified_at desc limit 1`.execute(db)
  return rows[0]
}

export async function moveToListing(tx: Tx, sellerId: string, draftId: string, listingId: string) {
  await sql`
    update possession_codes set listing_id = ${listingId}, draft_id = null
    where seller_id = ${sellerId} and draft_id = ${draftId}`.execute(tx)
}

type Before = { open: Date; unlisted: Date; ended: Date }

/** Expired codes and photos in batches; other nodes skip them. */
export async function lockOldCodes(tx: Tx, before: Before, limit: number) {
  const { rows } = await sql<{ id: string; photoId: string | null }>`
    select p.id, p.photo_id
    from possession_codes p left join listings l on l.id = p.listing_id
    where (p.verified_at is null and p.expires_at < ${before.open})
      or (p.verified_at < ${before.unlisted} and p.listing_id is null)
      or (p.verified_at < ${before.ended} and l.updated_at < ${before.ended}
        and l.state = any(${endedStates}))
    limit ${limit} for update of p skip locked`.execute(tx)
  return rows
}

export async function deleteCodes(tx: Tx, ids: readonly string[]): Promise<void> {
  await sql`delete from possession_codes where id = any(${ids}::uuid[])`.execute(tx)
}

/** Phones of a seller, for sale or sold, that they proved to have. */
export async function countProvenPhones(db: Executor, sellerId: string): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    select count(distinct listing_id)::int as count
    from possession_codes join listings on listings.id = listing_id
    where listings.seller_id = ${sellerId} and verified_at is not null
      and state = any(${tradedStates})`.execute(db)
  return rows[0]?.count ?? 0
}

export type ProvenPhone = {
  phoneId: string
  name: string
  seller: string
  state: string
  verifiedAt: Date
}

/** Proofs that a list shows at most. */
const MAX_PROOFS = 100

/** Listings whose seller proved to have the phone, newest proof first, each once. */
export async function listProven(db: Executor): Promise<ProvenPhone[]> {
  const { rows } = await sql<ProvenPhone>`
    select * from (
      select distinct on (l.id) l.id as phone_id, l.name, l.seller_name as seller, l.state,
        p.verified_at
      from possession_codes p join listings l on l.id = p.listing_id
      where p.verified_at is not null and p.photo_id is not null
      order by l.id, p.verified_at desc
    ) proven order by verified_at desc limit ${MAX_PROOFS}`.execute(db)
  return rows
}
