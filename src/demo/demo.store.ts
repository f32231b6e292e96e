import type { Db, Executor, Tx } from '../platform/db/index.ts'

/** How many items of a step are done. */
export async function doneOf(db: Executor, step: string): Promise<number> {
  const row = await db
    .selectFrom('demoProgress')
    .select('done')
    .where('step', '=', step)
    .executeTakeFirst()
  return row?.done ?? 0
}

/** Whether the demo data is complete, so that the jobs of the server may run. */
export async function isFilled({ db }: { db: Db }): Promise<boolean> {
  return (await doneOf(db.kysely, 'all')) === 1
}

export async function setDone(db: Executor, step: string, done: number): Promise<void> {
  await db
    .insertInto('demoProgress')
    .values({ step, done })
    .onConflict((conflict) => conflict.column('step').doUpdateSet({ done }))
    .execute()
}

/** Any number; what locks with it fills the demo data. */
const FILLING = 1_840_319

/** Runs `work` unless another server is at it: the lock goes with its connection, however that ends. */
export async function whileAlone(db: Db, work: () => Promise<void>): Promise<void> {
  const client = await db.pool.connect()
  try {
    const { rows } = await client.query('select pg_try_advisory_lock($1) as mine', [FILLING])
    if (!rows[0]?.mine) return
    try {
      await work()
    } finally {
      await client.query('select pg_advisory_unlock($1)', [FILLING])
    }
  } finally {
    client.release()
  }
}

/** Ids of the listings that the demo made, by their key. */
export async function listingKeys(db: Executor): Promise<Map<string, string>> {
  const rows = await db.selectFrom('demoListings').select(['key', 'listingId']).execute()
  return new Map(rows.map(({ key, listingId }) => [key, listingId]))
}

export async function recordListing(
  tx: Tx,
  { key, id, at }: { key: string; id: string; at: Date },
) {
  await tx
    .insertInto('demoListings')
    .values({ key, listingId: id, listedAt: at })
    .onConflict((conflict) => conflict.column('key').doUpdateSet({ listingId: id, listedAt: at }))
    .execute()
}
