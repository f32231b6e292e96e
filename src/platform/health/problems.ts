import { MINUTE } from '../../shared/time.ts'
import { type Db, inTransaction, type Tx } from '../db/index.ts'

/** A problem that was not seen for so long is solved; one that comes and goes is mailed once. */
const SOLVED_MS = 15 * MINUTE

/** The same key means the same problem, whatever the message says by now. */
export type Problem = { key: string; message: string }

/**
 * Remembers what is wrong at present. `report` gets what admins have not been told yet, in the transaction that
 * remembers it: of two nodes that see a problem at once, one reports it.
 */
export function recordProblems(
  db: Db,
  problems: readonly Problem[],
  now: Date,
  report: (tx: Tx, news: readonly Problem[]) => Promise<void>,
): Promise<number> {
  return inTransaction(db, async (tx) => {
    const news: Problem[] = []
    for (const { key, message } of problems) {
      const added = await tx
        .insertInto('healthProblems')
        .values({ key, message, firstSeenAt: now, lastSeenAt: now })
        .onConflict((conflict) => conflict.column('key').doNothing())
        .returning('key')
        .executeTakeFirst()
      if (added) news.push({ key, message })
      else
        await tx
          .updateTable('healthProblems')
          .set({ message, lastSeenAt: now })
          .where('key', '=', key)
          .execute()
    }
    await tx
      .deleteFrom('healthProblems')
      .where('lastSeenAt', '<', new Date(now.getTime() - SOLVED_MS))
      .execute()
    if (news.length > 0) await report(tx, news)
    return news.length
  })
}
