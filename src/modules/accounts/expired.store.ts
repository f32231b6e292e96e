import type { Executor } from '../../platform/db/index.ts'

/** Deleted in one go at most: a large heap of them goes little by little. */
const BATCH = 1_000

/** Deletes a batch of sessions and of verifications that ended before `now`. */
export async function deleteExpired(db: Executor, now: Date): Promise<number> {
  const own = db
  const ended = (table: 'sessions' | 'verifications') =>
    own.selectFrom(table).select('id').where('expiresAt', '<', now).limit(BATCH)
  const sessions = await own
    .deleteFrom('sessions')
    .where('id', 'in', ended('sessions'))
    .executeTakeFirst()
  const links = await own
    .deleteFrom('verifications')
    .where('id', 'in', ended('verifications'))
    .executeTakeFirst()
  return Number(sessions.numDeletedRows + links.numDeletedRows)
}
