import { sql } from 'kysely'
import type { Executor, Tx } from '../../platform/db/index.ts'
import type { HashQuery } from './find-reuse.ts'

export type PictureHash = { hash: bigint; detail: Buffer }
export type Candidate = PictureHash & { mediaId: string; ownerId: string | null; listedAt: Date }

/** Records the hashes of these pictures permanently. Blank pictures have none. */
export async function insertListed(tx: Tx, mediaIds: string[], now: Date) {
  await tx
    .insertInto('listedPhotoHashes')
    .columns(['mediaId', 'ownerId', 'hash', 'detail', 'listedAt'])
    .expression((from) =>
      from
        .selectFrom('media')
        .select((is) => ['id', 'ownerId', 'hash', 'detail', is.val(now).as('listedAt')])
        .where('id', 'in', mediaIds)
        .where('hash', '<>', 0),
    )
    .onConflict((conflict) => conflict.column('mediaId').doNothing())
    .execute()
}

export async function deleteListed(tx: Tx, mediaIds: readonly string[]) {
  await tx.deleteFrom('listedPhotoHashes').where('mediaId', 'in', mediaIds).execute()
}

/** Undefined while unknown, or for a blank picture. */
export async function findHash(db: Executor, mediaId: string): Promise<PictureHash | undefined> {
  const row = await db
    .selectFrom('media')
    // As text: a bigint is read as a number, which keeps 53 bits.
    .select([sql<string | null>`hash::text`.as('hash'), 'detail'])
    .where('id', '=', mediaId)
    .executeTakeFirst()
  if (!row?.hash || !row.detail) return undefined
  const hash = BigInt(row.hash)
  return hash === 0n ? undefined : { hash, detail: row.detail }
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
      select media_id, ${apart} as apart from listed_photo_hashes
      where ${sql.ref(`band${at}`)} = any(${values}::integer[]) and ${apart} <= ${options.apart}`,
  )
  const { rows } = await sql<{
    mediaId: string
    ownerId: string | null
    hash: string
    detail: Buffer
    listedAt: Date
  }>`
    select media_id, owner_id, hash::text, detail, listed_at
    from (${sql.join(found, sql` union `)}) near
    join listed_photo_hashes using (media_id)
    where owner_id is distinct from ${options.notOf}::uuid
    order by apart
    limit ${options.most}`.execute(db)
  return rows.map((row) => ({
    mediaId: row.mediaId,
    ownerId: row.ownerId,
    hash: BigInt(row.hash),
    detail: row.detail,
    listedAt: row.listedAt,
  }))
}
