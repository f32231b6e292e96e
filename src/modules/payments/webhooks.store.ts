import type { Executor, Tx } from '../../platform/db/index.ts'
import type { News } from './provider.ts'

type Tables = {
  webhook_events: {
    id: string
    type: string
    outcome: 'applied' | 'stale' | 'unknown' | 'ignored'
    created_at: Date
    received_at: Date
  }
}

/** False when the event was taken in before; waits while somebody else is taking it in. */
export async function insertEvent(tx: Tx, news: News, now: Date): Promise<boolean> {
  const row = await tx
    .withTables<Tables>()
    .insertInto('webhook_events')
    .values({
      id: news.id,
      type: news.type,
      outcome: 'ignored',
      created_at: news.at,
      received_at: now,
    })
    .onConflict((conflict) => conflict.column('id').doNothing())
    .returning('id')
    .executeTakeFirst()
  return row !== undefined
}

export async function markEvent(tx: Tx, id: string, outcome: 'applied' | 'stale' | 'unknown') {
  await tx
    .withTables<Tables>()
    .updateTable('webhook_events')
    .set({ outcome })
    .where('id', '=', id)
    .execute()
}

/** When the newest event came about, by the provider's clock. */
export async function newestEvent(db: Executor): Promise<Date | undefined> {
  const row = await db
    .withTables<Tables>()
    .selectFrom('webhook_events')
    .select((is) => is.fn.max('created_at').as('at'))
    .executeTakeFirst()
  return row?.at ?? undefined
}

/** Events so old that the provider itself has forgotten them. */
export async function forgetEvents(db: Executor, before: Date): Promise<number> {
  const gone = await db
    .withTables<Tables>()
    .deleteFrom('webhook_events')
    .where('received_at', '<', before)
    .executeTakeFirst()
  return Number(gone.numDeletedRows)
}
