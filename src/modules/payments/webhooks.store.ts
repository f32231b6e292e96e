import type { Executor, Tx } from '../../platform/db/index.ts'
import type { ProviderEvent } from './provider.ts'

/** False when the event was taken in before; waits while somebody else is taking it in. */
export async function insertEvent(tx: Tx, news: ProviderEvent, now: Date): Promise<boolean> {
  const row = await tx
    .insertInto('webhookEvents')
    .values({
      id: news.id,
      type: news.type,
      outcome: 'ignored',
      createdAt: news.at,
      receivedAt: now,
    })
    .onConflict((conflict) => conflict.column('id').doNothing())
    .returning('id')
    .executeTakeFirst()
  return row !== undefined
}

export async function markEvent(tx: Tx, id: string, outcome: 'applied' | 'stale' | 'unknown') {
  await tx.updateTable('webhookEvents').set({ outcome }).where('id', '=', id).execute()
}

/** When the newest event came about, by the provider's clock. */
export async function newestEvent(db: Executor): Promise<Date | undefined> {
  const row = await db
    .selectFrom('webhookEvents')
    .select((is) => is.fn.max('createdAt').as('at'))
    .executeTakeFirst()
  return row?.at ?? undefined
}

/** Events so old that the provider itself has forgotten them. */
export async function forgetEvents(db: Executor, before: Date): Promise<number> {
  const gone = await db
    .deleteFrom('webhookEvents')
    .where('receivedAt', '<', before)
    .executeTakeFirst()
  return Number(gone.numDeletedRows)
}
