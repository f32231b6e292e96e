import { sql } from 'kysely'
import type { Executor, Tx } from '../../platform/db/index.ts'
import type { HashQuery } from './find-reuse.ts'
import { signsOf } from './worker/perceptual-hash.ts'
import { splitViews } from './worker/split-views.ts'

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
      const hash = view === 0 ? signs! : String(signsOf(new Int8Array(one)))
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
  const found = parts.map(
    (values, at) => sql`
      select media_id, view, ${apart} as apart from listed_photo_hashes
      where ${sql.ref(`band${at}`)} = any(${values}::integer[]) and ${apart} <= ${options.apart}`,
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
    from (${sql.join(found, sql` union `)}) near
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
