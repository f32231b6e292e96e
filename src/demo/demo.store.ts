import type { Executor } from '../platform/db/index.ts'

type Tables = { demo_progress: { step: string; done: number } }

/** How many items of a step are done. */
export async function doneOf(db: Executor, step: string): Promise<number> {
  const row = await db
    .withTables<Tables>()
    .selectFrom('demo_progress')
    .select('done')
    .where('step', '=', step)
    .executeTakeFirst()
  return row?.done ?? 0
}

export async function setDone(db: Executor, step: string, done: number): Promise<void> {
  await db
    .withTables<Tables>()
    .insertInto('demo_progress')
    .values({ step, done })
    .onConflict((conflict) => conflict.column('step').doUpdateSet({ done }))
    .execute()
}
