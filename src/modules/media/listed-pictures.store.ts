import { sql } from 'kysely'
import type { Executor, Tx } from '../../platform/db/index.ts'
import type { MediaRow } from './media.store.ts'

type Tables = {
  media: Pick<MediaRow, 'id' | 'owner_id' | 'hash' | 'detail'>
  listed_pictures: {
    media_id: string
    owner_id: string | null
    hash: string
    detail: Buffer
    listed_at: Date
  }
}

export type Look = { hash: bigint; detail: Buffer }
export type Candidate = Look & { mediaId: string; ownerId: string | null; listedAt: Date }

/** Writes down for good what these pictures look like, once; blank ones look like nothing. */
export async function insertListed(tx: Tx, mediaIds: string[], now: Date) {
  await tx
    .withTables<Tables>()
    .insertInto('listed_pictures')
    .columns(['media_id', 'owner_id', 'hash', 'detail', 'listed_at'])
    .expression((from) =>
      from
        .selectFrom('media')
        .select((is) => ['id', 'owner_id', 'hash', 'detail', is.val(now).as('listed_at')])
        .where('id', 'in', mediaIds)
        .where('hash', '<>', '0'),
    )
    .onConflict((conflict) => conflict.column('media_id').doNothing())
    .execute()
}

/** What a picture looks like; undefined while unknown, or when it is blank. */
export async function lookOf(db: Executor, mediaId: string): Promise<Look | undefined> {
  const row = await db
    .withTables<Tables>()
    .selectFrom('media')
    .select(['hash', 'detail'])
    .where('id', '=', mediaId)
    .executeTakeFirst()
  if (!row?.hash || !row.detail) return undefined
  const hash = BigInt(row.hash)
  return hash === 0n ? undefined : { hash, detail: row.detail }
}

/**
 * Listed pictures of others whose hash differs from this one in `distance` places or fewer, found by
 * `bands`: the values that each of the four parts may have.
 */
export async function findNear(
  db: Executor,
  hash: bigint,
  options: { bands: readonly number[][]; distance: number; notOf: string; limit: number },
): Promise<Candidate[]> {
  const { bands, distance, notOf, limit } = options
  const parts = bands.map(
    (values, at) => sql`
      select media_id, bit_count((hash # ${String(hash)}::bigint)::bit(64)) as apart
      from listed_pictures
      where ${sql.ref(`band${at}`)} = any(${values}::integer[])
        and bit_count((hash # ${String(hash)}::bigint)::bit(64)) <= ${distance}`,
  )
  const { rows } = await sql<{
    media_id: string
    owner_id: string | null
    hash: string
    detail: Buffer
    listed_at: Date
  }>`
    select media_id, owner_id, hash::text, detail, listed_at
    from (${sql.join(parts, sql` union `)}) near
    join listed_pictures using (media_id)
    where owner_id is distinct from ${notOf}::uuid
    order by apart
    limit ${limit}`.execute(db)
  return rows.map((row) => ({
    mediaId: row.media_id,
    ownerId: row.owner_id,
    hash: BigInt(row.hash),
    detail: row.detail,
    listedAt: row.listed_at,
  }))
}
