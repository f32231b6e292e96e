import { sql } from 'kysely'
import type { Executor } from '../../platform/db/index.ts'
import type { QueueCursor } from '../../platform/http/index.ts'
import type { MoneyTask } from './payment.ts'
import { tasks } from './tasks.store.ts'

/** Where work that is not done stands in line: what was given up first, then the oldest. */
export function placeInLine({ state, createdAt, id }: MoneyTask): QueueCursor {
  return { rank: state === 'failed' ? 0 : 1, at: createdAt, id }
}

/** Work that is not done, as it stands in line; `after` reads on. */
export function openTasks(
  db: Executor,
  { limit, after }: { limit: number; after?: QueueCursor | undefined },
): Promise<MoneyTask[]> {
  const rank = sql<number>`case when state = 'failed' then 0 else 1 end`
  return tasks(db)
    .where('state', '<>', 'done')
    .$if(after !== undefined, (query) =>
      query.where(
        sql<boolean>`(${rank}, created_at, id) > (${after?.rank}, ${after?.at}, ${after?.id}::uuid)`,
      ),
    )
    .orderBy(rank)
    .orderBy('createdAt')
    .orderBy('id')
    .limit(limit)
    .execute()
}
