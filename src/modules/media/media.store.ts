import { sql } from 'kysely'
import { DAY } from '../../platform/clock.ts'
import type { Executor, Tx } from '../../platform/db/index.ts'
import type { Fingerprint } from './worker/perceptual-hash.ts'

export type MediaRow = {
  id: string
  owner_id: string | null
  width: number
  height: number
  bytes: number
  created_at: Date
  expires_at: Date | null
  complete: boolean
  pinned: boolean
  /** A bigint, as text: it has more digits than a number keeps. */
  hash: string | null
  detail: Buffer | null
  placeholder: Buffer | null
  /** A copy for few eyes was made that nothing has. */
  loose_copy: boolean
}
type Tables = { media: MediaRow }
type Expired = { id: string; looseCopy: boolean }

export async function insertMedia(tx: Tx, row: MediaRow) {
  await tx.withTables<Tables>().insertInto('media').values(row).execute()
}

/**
 * Keeps an owner's picture until it is released, or for good when `pinned`, unless it is past its
 * time; false when there is no such.
 */
export async function keepMedia(
  tx: Tx,
  id: string,
  ownerId: string,
  options: { now: Date; pinned: boolean },
): Promise<boolean> {
  const kept = await tx
    .withTables<Tables>()
    .updateTable('media')
    .set({ expires_at: null, ...(options.pinned && { pinned: true }) })
    .where('id', '=', id)
    .where('owner_id', '=', ownerId)
    .where((is) => is.or([is('expires_at', 'is', null), is('expires_at', '>', options.now)]))
    .executeTakeFirst()
  return kept.numUpdatedRows > 0n
}

/** True when this owner has such a picture that is not past its time. */
export async function ownsMedia(db: Executor, id: string, ownerId: string, now: Date) {
  const row = await db
    .withTables<Tables>()
    .selectFrom('media')
    .select('id')
    .where('id', '=', id)
    .where('owner_id', '=', ownerId)
    .where((is) => is.or([is('expires_at', 'is', null), is('expires_at', '>', now)]))
    .executeTakeFirst()
  return row !== undefined
}

/** Days after the end of an order in which a bank may still take its payment back. */
const BANK_DAYS = 120

/**
 * Locks pictures past their time; those that someone claims at this moment are left out, and those
 * that show what was sold: they are evidence while the order, or its payment, can be disputed.
 */
export function lockExpired(tx: Tx, now: Date, limit: number): Promise<Expired[]> {
  return tx
    .withTables<Tables>()
    .selectFrom('media')
    .select(['id', 'loose_copy as looseCopy'])
    .where('expires_at', '<=', now)
    .where(
      sql<boolean>`not exists (
        select from order_photos join orders on orders.id = order_photos.order_id
        where order_photos.media_id = media.id
          and (ended_at is null or (state in ('completed', 'refunded')
            and ended_at > ${new Date(now.getTime() - BANK_DAYS * DAY)})))`,
    )
    .orderBy('expires_at')
    .limit(limit)
    .forUpdate()
    .skipLocked()
    .execute()
}

export async function deleteMedia(tx: Tx, ids: string[]) {
  await tx.withTables<Tables>().deleteFrom('media').where('id', 'in', ids).execute()
}

/** Which of these ids have a row. */
export async function knownMedia(db: Executor, ids: string[]): Promise<Set<string>> {
  const rows = await db
    .withTables<Tables>()
    .selectFrom('media')
    .select('id')
    .where('id', 'in', ids)
    .execute()
  return new Set(rows.map((row) => row.id))
}

/** A kept picture of which only the first files are drawn, with an id after `after`, from before `before`. */
export async function findIncomplete(
  db: Executor,
  after: string,
  before: Date,
): Promise<string | undefined> {
  const row = await db
    .withTables<Tables>()
    .selectFrom('media')
    .select('id')
    .where('complete', '=', false)
    .where('expires_at', 'is', null)
    .where('id', '>', after)
    .where('created_at', '<', before)
    .orderBy('id')
    .limit(1)
    .executeTakeFirst()
  return row?.id
}

/** Notes that all files of a picture are drawn, and what it looks like; false when it is gone. */
export async function completeMedia(
  tx: Tx,
  id: string,
  { hash, detail, placeholder }: Fingerprint & { placeholder: Buffer },
): Promise<boolean> {
  const done = await tx
    .withTables<Tables>()
    .updateTable('media')
    .set({ complete: true, hash: String(hash), detail, placeholder })
    .where('id', '=', id)
    .executeTakeFirst()
  return done.numUpdatedRows > 0n
}
