import { type Insertable, sql } from 'kysely'
import { DAY } from '../../platform/clock.ts'
import type { Database, Executor, Tx } from '../../platform/db/index.ts'
import type { Fingerprint } from './worker/perceptual-hash.ts'

type NewMedia = Insertable<Database['media']>
type Expired = { id: string; looseCopy: boolean; neededUntil: Date | null }

export async function insertMedia(tx: Tx, row: NewMedia) {
  await tx.insertInto('media').values(row).execute()
}

/**
 * Keeps an owner's picture until it is released, or for good when `pinned`, unless it is past its
 * time; false when there is no such.
 */
export async function claimMedia(
  tx: Tx,
  id: string,
  ownerId: string,
  options: { now: Date; pinned: boolean },
): Promise<boolean> {
  const kept = await tx
    .updateTable('media')
    .set({ expiresAt: null, ...(options.pinned && { pinned: true }) })
    .where('id', '=', id)
    .where('ownerId', '=', ownerId)
    .where((is) => is.or([is('expiresAt', 'is', null), is('expiresAt', '>', options.now)]))
    .executeTakeFirst()
  return kept.numUpdatedRows > 0n
}

/** True when this owner has such a picture that is not past its time. */
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

/** Days after the end of an order in which a bank may still take its payment back. */
const CHARGEBACK_DAYS = 120
/** An order under way is looked at again after so many. */
const RECHECK_DAYS = 1

/**
 * Locks pictures past their time; those that someone claims at this moment are left out. What shows
 * what was sold is evidence while the order, or its payment, can be disputed: `neededUntil` says how
 * long at least.
 */
export async function lockExpired(tx: Tx, now: Date, limit: number): Promise<Expired[]> {
  const inDays = (days: number) => new Date(now.getTime() + days * DAY)
  const { rows } = await sql<Expired>`
    select id, loose_copy, (
      select max(case when ended_at is null then ${inDays(RECHECK_DAYS)}::timestamptz
        else ended_at + ${sql.lit(`${CHARGEBACK_DAYS} days`)}::interval end)
      from order_photos join orders on orders.id = order_photos.order_id
      where order_photos.media_id = media.id
        and (ended_at is null or (state in ('completed', 'refunded')
          and ended_at > ${inDays(-CHARGEBACK_DAYS)}))) as needed_until
    from media where expires_at <= ${now}
    order by expires_at limit ${limit} for update of media skip locked`.execute(tx)
  return rows
}

/** Gives pictures more time. */
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

/** A kept picture of which only the first files are drawn, with an id after `after`, from before `before`. */
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
 * Notes that all files of a picture are drawn, and what it looks like; false when it is gone or past
 * its time.
 */
export async function completeMedia(
  tx: Tx,
  id: string,
  { hash, detail, placeholder }: Fingerprint & { placeholder: Buffer },
  now: Date,
): Promise<boolean> {
  const done = await tx
    .updateTable('media')
    .set({ complete: true, hash: String(hash), detail, placeholder })
    .where('id', '=', id)
    .where((is) => is.or([is('expiresAt', 'is', null), is('expiresAt', '>', now)]))
    .executeTakeFirst()
  return done.numUpdatedRows > 0n
}

type Upload = { width: number; height: number }

/** What shows a phone as it was sold stays where the order finds it. */
const isNotSold = sql`not exists (select from order_photos where media_id = media.id)`

/**
 * Notes that a private copy is made of an upload that nothing shows and that is not past its time;
 * undefined when there is no such. Until the upload ends the copy belongs to nothing.
 */
export async function recordCopy(
  db: Executor,
  id: string,
  ownerId: string,
  now: Date,
): Promise<Upload | undefined> {
  const { rows } = await sql<Upload>`
    update media set loose_copy = true
    where id = ${id} and owner_id = ${ownerId} and expires_at > ${now} and ${isNotSold}
    returning width, height`.execute(db)
  return rows[0]
}

/** Ends such an upload now: its copy belongs to something. False when there is no such any more. */
export async function endUpload(tx: Tx, id: string, ownerId: string, now: Date): Promise<boolean> {
  const { rows } = await sql`
    update media set expires_at = ${now}, loose_copy = false
    where id = ${id} and owner_id = ${ownerId} and expires_at > ${now} and ${isNotSold}
    returning id`.execute(tx)
  return rows.length > 0
}
