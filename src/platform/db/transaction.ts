import { setTimeout as pause } from 'node:timers/promises'
import { sql } from 'kysely'
import { type Db, databases, type Executor, type Tx } from './connect.ts'

/** The PostgreSQL channel that informs every node of changes. */
export const CHANGE_CHANNEL = 'redial_changes'

type Changed = { db: Db; topics: Set<string> }
const transactions = new WeakMap<Executor, Changed>()

/** Retries after PostgreSQL aborted the transaction to end a deadlock. */
const MAX_RETRIES = 3
/** Longer than the other transaction needs to lock the rows that the aborted one released. */
const PAUSE_MS = 10

/**
 * Runs `work` in one transaction. Its published changes reach every node at commit, and have taken
 * effect in all processes of this node before this returns: a writer reads its own writes. Rows are locked in a
 * fixed order, but a foreign key to a user also locks that user at any moment: work that was aborted
 * by a deadlock runs again from its beginning.
 */
export async function inTransaction<T>(db: Db, work: (tx: Tx) => Promise<T>): Promise<T> {
  for (let retries = 0; ; retries += 1) {
    try {
      return await once(db, work)
    } catch (error) {
      if (retries === MAX_RETRIES || !isDeadlock(error)) throw error
      // Without a pause it could take the rows again before the winner wakes up.
      await pause(PAUSE_MS * (1 + Math.random()) * (retries + 1))
    }
  }
}

async function once<T>(db: Db, work: (tx: Tx) => Promise<T>): Promise<T> {
  const topics = new Set<string>()
  const result = await db.kysely.transaction().execute(async (tx) => {
    transactions.set(tx, { db, topics })
    const value = await work(tx)
    if (topics.size > 0) await notifyNodes(tx, topics)
    return value
  })
  db.changes.publish(topics)
  // Topics of a single person are on no cached page, so nobody has to wait for them.
  const shared = [...topics].filter((topic) => !topic.includes(':'))
  if (shared.length > 0) await db.changes.share(shared)
  return result
}

/** PostgreSQL delivers the notifications when the transaction commits. */
async function notifyNodes(tx: Tx, topics: ReadonlySet<string>) {
  await sql`
    select pg_notify(${CHANGE_CHANNEL}, topic) from unnest(${[...topics]}::text[]) as topic`.execute(
    tx,
  )
}

/** Carries a refusal out of a transaction that is rolled back. */
class RolledBack extends Error {
  readonly outcome: object
  constructor(outcome: object) {
    super('refused')
    this.outcome = outcome
  }
}

/** A transaction that is rolled back when `work` returns `refused` or `wrong`. */
export async function rollbackOnRefusal<T extends object>(
  db: Db,
  work: (tx: Tx) => Promise<T>,
): Promise<T> {
  try {
    return await inTransaction(db, async (tx) => {
      const outcome = await work(tx)
      if ('refused' in outcome || 'wrong' in outcome) throw new RolledBack(outcome)
      return outcome
    })
  } catch (error) {
    if (error instanceof RolledBack) return error.outcome as T
    throw error
  }
}

/** Marks pages that show `topic` as out of date once the transaction commits. */
export function publishChange(tx: Tx, topic: string): void {
  const changed = transactions.get(tx)
  if (!changed) throw new Error('only inside inTransaction')
  changed.topics.add(topic)
}

/** True inside a transaction that has published a change of `topic`. */
export function hasPublished(executor: Executor, topic: string): boolean {
  return transactions.get(executor)?.topics.has(topic) ?? false
}

/** The database that an executor works on; undefined for a transaction begun elsewhere. */
export function databaseFor(executor: Executor): Db | undefined {
  return transactions.get(executor)?.db ?? databases.get(executor)
}

/** Name of the unique, check or foreign-key constraint that refused a statement, if one did. */
export function violatedConstraint(error: unknown): string | undefined {
  const { code, constraint } = error as { code?: string; constraint?: string }
  return code?.startsWith('23') ? constraint : undefined
}

/** True when PostgreSQL undid a transaction because it and another waited for each other. */
export function isDeadlock(error: unknown): boolean {
  return (error as { code?: string } | null)?.code === '40P01'
}
