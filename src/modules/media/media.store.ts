import { type Insertable, sql } from 'kysely'
import type { Database, Executor, Tx } from '../../platform/db/index.ts'
import { DAY } from '../../shared/time.ts'
import type { Drawing } from './worker/draw.ts'
import { packSigns, splitViews } from './worker/perceptual-hash.ts'

type NewMedia = Insertable<Database['media']>
type Expired = { id: string; hasUnclaimedCopy: boolean; neededUntil: Date | null }

export async function insertMedia(tx: Tx, row: NewMedia) {
  await tx.insertInto('media').values(row).execute()
}

/**
 * Claims an owner's picture until it is released, or permanently when `pinned`. False when it is
 * missing or expired.
 */
export async function claimMedia(
  tx: Tx,
  id: string,
  ownerId: string,
  options: { now: Date; pinned: boolean },
): Promise<boolean> {
  const result = await tx
    .updateTable('media')
    .set({ expiresAt: null, ...(options.pinned && { pinned: true }) })
    .where('id', '=', id)
    .where('ownerId', '=', ownerId)
    .where((is) => is.or([is('expiresAt', 'is', null), is('expiresAt', '>', options.now)]))
    .executeTakeFirst()
  return result.numUpdatedRows > 0n
}

/** True when the picture belongs to this owner and has not expired. */
export async function ownsMedia(db: Executor, id: string, ownerId: string, now: Date) {
  const row = await db
    .selectFrom('media')
    .select('id')
    .where('id', '=', id)
    .where('ownerId', '=', ownerId)
    .where((is) => is.or([is('expiresAt', 'is', null), is('expiresAt', '>', now)]))
    .executeTakeFirst()
  return row !== undefined
}

/** Days after the end of an order in which a bank may still reverse its payment. */
const CHARGEBACK_DAYS = 120
/** Days after the end of a warranty in which a claim may still be answered and disputed. */
const CLAIM_DAYS = 60
/** Until when a warranty claim may need the pictures of a completed sale; null without a warranty. */
const warrantyEnd = sql`case when state = 'completed' then received_at
  + make_interval(months => warranty_months, days => ${sql.lit(CLAIM_DAYS)}) end`
/** Days until the pictures of an unfinished order are checked again. */
const RECHECK_DAYS = 1

/**
 * Locks expired pictures, skipping those that are being claimed. Pictures of a sold phone are evidence
 * while the order, its payment or its warranty can be disputed: they are needed at least until `neededUntil`.
 */
export async function lockExpired(tx: Tx, now: Date, limit: number): Promise<Expired[]> {
  const inDays = (days: number) => new Date(now.getTime() + days * DAY)
  const { rows } = await sql<Expired>`
    select id, has_unclaimed_copy, (
      select max(case when ended_at is null then ${inDays(RECHECK_DAYS)}::timestamptz
        else greatest(ended_at + ${sql.lit(`${CHARGEBACK_DAYS} days`)}::interval,
          ${warrantyEnd}) end)
      from order_snapshot_photos join orders on orders.id = order_snapshot_photos.order_id
      left join order_snapshots on order_snapshots.order_id = orders.id
      where order_snapshot_photos.media_id = media.id
        and (ended_at is null or (state in ('completed', 'refunded')
          and ended_at > ${inDays(-CHARGEBACK_DAYS)}) or ${warrantyEnd} > ${now})) as needed_until
    from media where expires_at <= ${now}
    order by expires_at limit ${limit} for update of media skip locked`.execute(tx)
  return rows
}

export async function extendExpiry(tx: Tx, needed: readonly { id: string; until: Date }[]) {
  if (needed.length === 0) return
  await sql`
    update media set expires_at = needed.until
    from unnest(${needed.map(({ id }) => id)}::uuid[],
      ${needed.map(({ until }) => until)}::timestamptz[]) as needed (id, until)
    where media.id = needed.id`.execute(tx)
}

export async function deleteMedia(tx: Tx, ids: string[]) {
  await tx.deleteFrom('media').where('id', 'in', ids).execute()
}

/** Which of these ids have a row. */
export async function knownMedia(db: Executor, ids: string[]): Promise<Set<string>> {
  const rows = await db.selectFrom('media').select('id').where('id', 'in', ids).execute()
  return new Set(rows.map((row) => row.id))
}

/** A claimed picture whose other variants are missing, with an id after `after`, older than `before`. */
export async function findIncomplete(
  db: Executor,
  after: string,
  before: Date,
): Promise<string | undefined> {
  const row = await db
    .selectFrom('media')
    .select('id')
    .where('complete', '=', false)
    .where('expiresAt', 'is', null)
    .where('id', '>', after)
    .where('createdAt', '<', before)
    .orderBy('id')
    .limit(1)
    .executeTakeFirst()
  return row?.id
}

/**
 * Records that all variants of a picture exist, with its perceptual hash. False when it was deleted or
 * has expired.
 */
export async function completeMedia(
  tx: Tx,
  id: string,
  { hash, detail, views, placeholder }: Pick<Drawing, 'hash' | 'detail' | 'views' | 'placeholder'>,
  now: Date,
): Promise<boolean> {
  const updated = await tx
    .updateTable('media')
    .set({ complete: true, hash: String(hash), detail, views, placeholder })
    .where('id', '=', id)
    .where((is) => is.or([is('expiresAt', 'is', null), is('expiresAt', '>', now)]))
    .executeTakeFirst()
  return updated.numUpdatedRows > 0n
}

type Upload = { width: number; height: number }

/** Pictures of sold phones stay where their orders refer to them. */
const isNotSold = sql`not exists (select from order_snapshot_photos where media_id = media.id)`

/**
 * Records a private copy of an upload that nothing shows; undefined when it is missing or expired.
 * Until the upload ends, the copy is unused.
 */
export async function recordCopy(
  db: Executor,
  id: string,
  ownerId: string,
  now: Date,
): Promise<Upload | undefined> {
  const { rows } = await sql<Upload>`
    update media set has_unclaimed_copy = true
    where id = ${id} and owner_id = ${ownerId} and expires_at > ${now} and ${isNotSold}
    returning width, height`.execute(db)
  return rows[0]
}

/** Ends an upload whose copy is now in use. False when it is missing or expired. */
export async function endUpload(tx: Tx, id: string, ownerId: string, now: Date): Promise<boolean> {
  const { rows } = await sql`
    update media set expires_at = ${now}, has_unclaimed_copy = false
    where id = ${id} and owner_id = ${ownerId} and expires_at > ${now} and ${isNotSold}
    returning id`.execute(tx)
  return rows.length > 0
}

/**
 * Takes the photos off drafts and unsold listings of a person, and expires all their pictures that no
 * order shows. Returns the ids.
 */
export async function expireOwn(
  tx: Tx,
  { ownerId, unsoldIds, portraitId }: { ownerId: string; unsoldIds: string[]; portraitId: string },
  date: Date,
): Promise<string[]> {
  await sql`
    delete from listing_photos
    where seller_id = ${ownerId} or listing_id = any(${unsoldIds}::uuid[])`.execute(tx)
  // Other pinned pictures belong to the catalog.
  const { rows } = await sql<{ id: string }>`
    update media set expires_at = ${date}, pinned = false
    where owner_id = ${ownerId} and (not pinned or id::text = ${portraitId}) and ${isNotSold}
      and not exists (select from listing_photos where media_id = media.id)
    returning id`.execute(tx)
  return rows.map(({ id }) => id)
}

export async function insertFilesToDelete(tx: Tx, keys: readonly string[], date: Date) {
  await sql`
    insert into files_to_delete (key, queued_at)
    select key, ${date} from unnest(${[...keys]}::text[]) as key
    on conflict (key) do nothing`.execute(tx)
}

/** Locks files that may be deleted now, skipping those that another node is deleting. */
export async function lockFilesToDelete(tx: Tx, now: Date, limit: number): Promise<string[]> {
  const { rows } = await sql<{ key: string }>`
    select key from files_to_delete where queued_at <= ${now} order by queued_at limit ${limit}
    for update skip locked`.execute(tx)
  return rows.map(({ key }) => key)
}

export async function dropFilesToDelete(tx: Tx, keys: readonly string[]) {
  await tx.deleteFrom('filesToDelete').where('key', 'in', keys).execute()
}

export type PictureHash = { hash: bigint; detail: Buffer }
export type StoredPicture = PictureHash & { views: Buffer | null }
export type Candidate = PictureHash & {
  mediaId: string
  /** 0 for the whole photo, otherwise the number of its crop. */
  view: number
  ownerId: string | null
  listedAt: Date
}

/** Records the hashes of these pictures and of their crops permanently. Blank pictures have none. */
export async function insertListed(tx: Tx, mediaIds: string[], listedAt: Date) {
  const pictures = await stored(tx)
    .select(['id', 'ownerId'])
    .where('id', 'in', mediaIds)
    .where('hash', '<>', 0)
    .execute()
  const rows = pictures.flatMap(({ id: mediaId, ownerId, signs, detail, views }) => {
    const details = [detail!, ...splitViews(views).crops]
    return details.map((one, view) => {
      const hash = view === 0 ? signs! : String(packSigns(new Int8Array(one)))
      return { mediaId, view, ownerId, hash, detail: one, listedAt }
    })
  })
  if (rows.length === 0) return
  await tx
    .insertInto('listedPhotoHashes')
    .values(rows)
    .onConflict((conflict) => conflict.columns(['mediaId', 'view']).doNothing())
    .execute()
}

export async function deleteListed(tx: Tx, mediaIds: readonly string[]) {
  await tx.deleteFrom('listedPhotoHashes').where('mediaId', 'in', mediaIds).execute()
}

/** Undefined while unknown, or for a blank picture. */
export async function findHash(db: Executor, mediaId: string): Promise<StoredPicture | undefined> {
  const row = await stored(db).where('id', '=', mediaId).executeTakeFirst()
  if (!row?.signs || !row.detail) return undefined
  const hash = BigInt(row.signs)
  return hash === 0n ? undefined : { hash, detail: row.detail, views: row.views }
}

function stored(db: Executor) {
  return (
    db
      .selectFrom('media')
      // As text: a bigint is read as a number, which keeps 53 bits.
      .select([sql<string | null>`hash::text`.as('signs'), 'detail', 'views'])
  )
}

/** Values to look up for each part, and the strong signs to compare. */
export type HashQuery = { hash: bigint; parts: number[][]; strong: bigint }

/**
 * Listed pictures of other sellers that share one part of the hash and differ in at most `apart` of
 * the strong signs, nearest first.
 */
export async function findNear(
  db: Executor,
  { hash, parts, strong }: HashQuery,
  options: { apart: number; notOf: string; most: number },
): Promise<Candidate[]> {
  const apart = sql`bit_count(((hash # ${String(hash)}::bigint) & ${String(strong)}::bigint)::bit(64))`
  const candidates = parts.map(
    (values, index) => sql`
      select media_id, view, ${apart} as apart from listed_photo_hashes
      where ${sql.ref(`band${index}`)} = any(${values}::integer[]) and ${apart} <= ${options.apart}`,
  )
  const { rows } = await sql<{
    mediaId: string
    view: number
    ownerId: string | null
    hash: string
    detail: Buffer
    listedAt: Date
  }>`
    select media_id, view, owner_id, hash::text, detail, listed_at
    from (${sql.join(candidates, sql` union `)}) near
    join listed_photo_hashes using (media_id, view)
    where owner_id is distinct from ${options.notOf}::uuid
    order by apart
    limit ${options.most}`.execute(db)
  return rows.map((row) => ({
    mediaId: row.mediaId,
    view: row.view,
    ownerId: row.ownerId,
    hash: BigInt(row.hash),
    detail: row.detail,
    listedAt: row.listedAt,
  }))
}
