import { sql } from 'kysely'
import type { Db, Tx } from './connect.ts'

/** Name of the PostgreSQL channel that tells every node what changed. */
export const CHANGE_CHANNEL = 'redial_changes'

const noted = new WeakMap<Tx, Set<string>>()

/**
 * Runs `work` in one transaction. What it noted as changed is announced to every node at commit,
 * and has taken effect in this process before this returns: a writer reads its own writes.
 */
export async function inTransaction<T>(db: Db, work: (tx: Tx) => Promise<T>): Promise<T> {
  const changed = new Set<string>()
  const result = await db.kysely.transaction().execute(async (tx) => {
    noted.set(tx, changed)
    const value = await work(tx)
    for (const topic of changed)
      await sql`select pg_notify(${CHANGE_CHANNEL}, ${topic})`.execute(tx)
    return value
  })
  db.changes.announce(changed)
  return result
}

/** Notes inside a transaction that pages showing `topic` are out of date once it commits. */
export function noteChange(tx: Tx, topic: string): void {
  const changed = noted.get(tx)
  if (!changed) throw new Error('noteChange belongs inside inTransaction')
  changed.add(topic)
}
