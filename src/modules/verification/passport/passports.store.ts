import { sql } from 'kysely'
import type { Executor, Tx } from '../../../platform/db/index.ts'
import type { PassportEvent } from '../../../shared/listings/passport.ts'

export type Passport = {
  id: string
  last4: string
  ownerId: string | null
  lastSellerId: string | null
}
export type Entry = { number: number; content: string; previousHash: string; hash: string }

const passports = sql`
  select id, last4, owner_id, last_seller_id from device_passports`

export async function findPassport(db: Executor, id: string): Promise<Passport | undefined> {
  const { rows } = await sql<Passport>`${passports} where id = ${id}`.execute(db)
  return rows[0]
}

export async function findPassportByImei(
  db: Executor,
  imeiHash: string,
): Promise<Passport | undefined> {
  const { rows } = await sql<Passport>`${passports} where imei_hash = ${imeiHash}`.execute(db)
  return rows[0]
}

/** The passport of the phone that a listing offers, or offered last, by its IMEI check. */
export async function findPassportOfListing(
  db: Executor,
  listingId: string,
): Promise<Passport | undefined> {
  const { rows } = await sql<Passport>`${passports} where imei_hash = (
    select imei_hash from imei_claims where listing_id = ${listingId})`.execute(db)
  return rows[0]
}

type NewPassport = { id: string; imeiHash: string; last4: string }

/** The passport of an IMEI, made when there is none yet. Locked until commit. */
export async function openPassport(tx: Tx, made: NewPassport, date: Date): Promise<Passport> {
  const { id, imeiHash, last4 } = made
  await sql`
    insert into device_passports (id, imei_hash, last4, created_at)
    values (${id}, ${imeiHash}, ${last4}, ${date}) on conflict (imei_hash) do nothing`.execute(tx)
  const { rows } = await sql<Passport>`
    ${passports} where imei_hash = ${imeiHash} for no key update`.execute(tx)
  return rows[0]!
}

/** Other changes of the passport wait until commit. */
export async function lockPassport(tx: Tx, id: string): Promise<void> {
  await sql`
    select from device_passports where id = ${id} for no key update`.execute(tx)
}

export async function setOwner(tx: Tx, id: string, ownerId: string | null): Promise<void> {
  await sql`
    update device_passports set owner_id = ${ownerId} where id = ${id}`.execute(tx)
}

export async function setLastSeller(tx: Tx, id: string, sellerId: string): Promise<void> {
  await sql`
    update device_passports set last_seller_id = ${sellerId} where id = ${id}`.execute(tx)
}

export type ChainEnd = {
  /** The number and the hash of the last entry; null without entries. */
  number: number | null
  hash: string | null
  /** The sources in question that have an entry already: `kind source`. */
  recorded: string[]
}

/** Where a passport ends, and which of these entries it has. */
export async function findChainEnd(
  db: Executor,
  passportId: string,
  entries: readonly { kind: PassportEvent; sourceId?: string }[],
): Promise<ChainEnd> {
  const kinds = entries.map(({ kind }) => kind)
  const sources = entries.map(({ sourceId }) => sourceId ?? null)
  const { rows } = await sql<ChainEnd>`
    select last.number, last.hash, array(
      select wanted.kind || ' ' || wanted.source_id
      from unnest(${kinds}::text[], ${sources}::uuid[]) as wanted (kind, source_id)
      join passport_entries entry on entry.passport_id = ${passportId}
        and entry.kind = wanted.kind and entry.source_id = wanted.source_id) as recorded
    from (values (1)) as one (row) left join lateral (
      select number, hash from passport_entries where passport_id = ${passportId}
      order by number desc limit 1
    ) last on true`.execute(db)
  return rows[0] ?? { number: null, hash: null, recorded: [] }
}

export async function hasEntryFrom(
  db: Executor,
  passportId: string,
  kind: PassportEvent,
  sourceId: string,
): Promise<boolean> {
  const { rows } = await sql`
    select 1 from passport_entries
    where passport_id = ${passportId} and kind = ${kind} and source_id = ${sourceId}`.execute(db)
  return rows.length > 0
}

type NewEntry = Entry & { passportId: string; sourceId: string | null; addedAt: Date }

/** The transaction fails when they do not continue the chain. */
export async function insertEntries(tx: Tx, entries: readonly NewEntry[]): Promise<void> {
  await tx
    .insertInto('passportEntries')
    .values([...entries])
    .execute()
}

/** All entries of a passport, oldest first. */
export async function listEntries(db: Executor, passportId: string): Promise<Entry[]> {
  return (await listEntriesByPassport(db, [passportId])).get(passportId) ?? []
}

/** All entries of these passports, by passport, oldest first. */
export async function listEntriesByPassport(
  db: Executor,
  passportIds: readonly string[],
): Promise<ReadonlyMap<string, Entry[]>> {
  if (passportIds.length === 0) return new Map()
  const { rows } = await sql<Entry & { passportId: string }>`
    select passport_id, number, content, previous_hash, hash from passport_entries
    where passport_id = any(${passportIds}::uuid[]) order by passport_id, number`.execute(db)
  return Map.groupBy(rows, ({ passportId }) => passportId)
}

/** Other passports with an entry about this listing: its IMEI was another one before. */
export async function findOtherPassports(
  db: Executor,
  listingId: string,
  passportId: string,
): Promise<string[]> {
  const { rows } = await sql<{ passportId: string }>`
    select passport_id from passport_entries
    where source_id = ${listingId} and kind = 'listed' and passport_id <> ${passportId}
    order by passport_id`.execute(db)
  return rows.map((row) => row.passportId)
}

export async function countRepairs(
  db: Executor,
  passportId: string,
  since: Date,
): Promise<{ all: number; recent: number }> {
  const { rows } = await sql<{ all: number; recent: number }>`
    select count(*)::int as all, count(*) filter (where added_at > ${since})::int as recent
    from passport_entries where passport_id = ${passportId} and kind = 'repaired'`.execute(db)
  return rows[0] ?? { all: 0, recent: 0 }
}

/** Phones that an account can list at most; more would be a shop's stock. */
const MAX_OWNED = 100

export type OwnedPassport = Passport & {
  /** URL of the cover of the last listing that has one. */
  img: string | null
}

/** The passports of a person's phones, the last changed first. */
export async function listOwned(db: Executor, ownerId: string): Promise<OwnedPassport[]> {
  const { rows } = await sql<OwnedPassport>`
    select id, last4, owner_id, last_seller_id, (
      select l.img from passport_entries listed join listings l on l.id = listed.source_id
      where listed.passport_id = device_passports.id and listed.kind = 'listed' and l.img <> ''
      order by listed.number desc limit 1
    ) as img from device_passports
    join lateral (
      select added_at from passport_entries where passport_id = id order by number desc limit 1
    ) newest on true
    where owner_id = ${ownerId}
    order by added_at desc, id limit ${MAX_OWNED}`.execute(db)
  return rows
}

/** What a listing can add to the passport of its phone. */
export type ListedPhone = {
  imeiHash: string
  claimedAt: Date
  sellerId: string | null
  /** Null for a brand that only sellers have named. */
  brand: string | null
  model: string | null
  storageGb: number | null
}

/** A listing that offers a phone with an IMEI. The model is the catalog's, never the seller's text. */
export async function findListedPhone(
  db: Executor,
  listingId: string,
): Promise<ListedPhone | undefined> {
  const { rows } = await sql<ListedPhone>`
    select claim.imei_hash, claim.claimed_at, l.seller_id, l.storage_gb,
      case when not m.catch_all then m.name end as model,
      case when exists (
        select from models known where known.category_id = c.id and not known.catch_all
      ) then c.brand end as brand
    from imei_claims claim join listings l on l.id = claim.listing_id
      join models m on m.id = l.model_id join categories c on c.id = m.category_id
    where claim.listing_id = ${listingId} and claim.held`.execute(db)
  return rows[0]
}

export type StoredClaim = {
  id: string
  passportId: string
  userId: string
  state: 'open' | 'waiting' | 'approved' | 'rejected'
  createdAt: Date
  reason: string | null
}

const columns = sql`id, passport_id, user_id, state, created_at, reason`

/** The claim of a person to a phone that is not decided yet; made when there is none. */
export async function openClaim(
  tx: Tx,
  made: { id: string; passportId: string; userId: string },
  date: Date,
): Promise<StoredClaim> {
  const { id, passportId, userId } = made
  await sql`
    insert into passport_claims (id, passport_id, user_id, state, created_at)
    values (${id}, ${passportId}, ${userId}, 'open', ${date}) on conflict do nothing`.execute(tx)
  const { rows } = await sql<StoredClaim>`
    select ${columns} from passport_claims
    where passport_id = ${passportId} and user_id = ${userId} and state in ('open', 'waiting')`.execute(
    tx,
  )
  return rows[0]!
}

export async function lockClaim(tx: Tx, id: string): Promise<StoredClaim | undefined> {
  const { rows } = await sql<StoredClaim>`
    select ${columns} from passport_claims where id = ${id} for update`.execute(tx)
  return rows[0]
}

export async function submitStored(tx: Tx, id: string, date: Date): Promise<void> {
  await sql`
    update passport_claims set state = 'waiting', submitted_at = ${date} where id = ${id}`.execute(
    tx,
  )
}

export async function decideStored(
  tx: Tx,
  id: string,
  { state, reason, at }: { state: 'approved' | 'rejected'; reason: string | null; at: Date },
): Promise<void> {
  await sql`
    update passport_claims set state = ${state}, reason = ${reason}, decided_at = ${at}
    where id = ${id}`.execute(tx)
}

/** Claims that a list shows at most. */
const MAX_CLAIMS = 50

export type OwnClaim = StoredClaim & { last4: string }

/** The last claims of a person, newest first. */
export async function listOwnClaims(db: Executor, userId: string): Promise<OwnClaim[]> {
  const { rows } = await sql<OwnClaim>`
    select claim.id, passport_id, user_id, state, claim.created_at, reason, passport.last4
    from passport_claims claim join device_passports passport on passport.id = passport_id
    where user_id = ${userId} order by claim.created_at desc, claim.id limit ${MAX_CLAIMS}`.execute(
    db,
  )
  return rows
}

export type WaitingClaim = {
  id: string
  passportId: string
  name: string
  email: string
  last4: string
  hasOwner: boolean
  /** The code in the photo of the claim. */
  words: string
  createdAt: Date
  submittedAt: Date
}

/** Claims that wait for a moderator, the longest first. */
export async function listWaiting(db: Executor): Promise<WaitingClaim[]> {
  const { rows } = await sql<WaitingClaim>`
    select claim.id, passport_id, users.name, users.email, passport.last4,
      owner_id is not null as has_owner, coalesce(code.words, '') as words,
      claim.created_at, submitted_at
    from passport_claims claim join device_passports passport on passport.id = passport_id
      join users on users.id = user_id
      left join lateral (
        select words from possession_codes
        where seller_id = user_id and draft_id = claim.id and verified_at is not null
        order by verified_at desc limit 1
      ) code on true
    where state = 'waiting' order by submitted_at, claim.id limit ${MAX_CLAIMS}`.execute(db)
  return rows
}

/** Who made a claim that has been sent. */
export async function findSubmitted(
  db: Executor,
  id: string,
): Promise<{ userId: string } | undefined> {
  const { rows } = await sql<{ userId: string }>`
    select user_id from passport_claims where id = ${id} and state <> 'open'`.execute(db)
  return rows[0]
}

/**
 * A query that is compared after restoring a backup, by name. It suits every schema since the first release.
 */
export const PASSPORT_SUMS = {
  'The number of passport entries that do not continue their chain': `
    select count(*)::text as sum from (
      select previous_hash, lag(hash, 1, repeat('0', 64)) over (partition by passport_id order by number) as expected
      from passport_entries) as entries
    where previous_hash <> expected`,
}
