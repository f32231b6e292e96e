import pg from 'pg'
import type { Db, Executor } from './connect.ts'
import { CHANGE_CHANNEL, databaseFor, hasPublished } from './transaction.ts'

/** Tells whoever keeps something derived from the data which topic changed. */
export type Changes = {
  publish(topics: Iterable<string>): void
  /** Everything may have changed: the line to the database was cut for a while. */
  publishAll(): void
  onChange(listener: (topic: string | 'all') => void): void
  /** False while changes made by other nodes cannot be heard; keep nothing then. */
  connected: boolean
}

export function createChanges(): Changes {
  const listeners: ((topic: string) => void)[] = []
  const tell = (topic: string) => {
    for (const listener of listeners) listener(topic)
  }
  return {
    connected: true,
    publish(topics) {
      for (const topic of topics) tell(topic)
    },
    publishAll: () => tell('all'),
    onChange: (listener) => void listeners.push(listener),
  }
}

/** Short enough that pages are kept again soon after the database is back. */
const RETRY_MS = 500

/**
 * Hears on one connection what any node changed. While the line is cut nothing is kept
 * (`changes.heard`), because a change could pass unheard. Returns a function that hangs up.
 */
export function listenForChanges(url: () => string, changes: Changes): () => Promise<void> {
  let client: pg.Client | undefined
  let hungUp = false
  let retry: NodeJS.Timeout | undefined

  function lost(which: pg.Client) {
    if (which !== client || hungUp) return
    client = undefined
    changes.connected = false
    changes.publishAll()
    void which.end().catch(() => {})
    retry = setTimeout(dial, RETRY_MS)
  }

  function dial() {
    const next = new pg.Client({
      connectionString: url(),
      keepAlive: true,
      connectionTimeoutMillis: 3_000,
      application_name: 'redial changes',
    })
    client = next
    next.on('error', () => lost(next))
    next.on('end', () => lost(next))
    next.on('notification', ({ payload }) => payload && changes.publish([payload]))
    next
      .connect()
      .then(() => next.query(`listen ${CHANGE_CHANNEL}`))
      .then(() => {
        changes.connected = true
        changes.publishAll()
      })
      .catch(() => lost(next))
  }

  changes.connected = false
  dial()
  return async () => {
    hungUp = true
    clearTimeout(retry)
    await client?.end().catch(() => {})
  }
}

/**
 * A small value read from the database and kept in memory until one of `topics` changes, on any
 * node. A transaction that changed it itself reads afresh; nothing is kept while other nodes
 * cannot be heard.
 */
export function cached<T>(topics: readonly string[], load: (db: Executor) => Promise<T>) {
  type Memory = { value: T | undefined; age: number }
  const memories = new WeakMap<Db, Memory>()

  function memoryOf(db: Db): Memory {
    const known = memories.get(db)
    if (known) return known
    const memory: Memory = { value: undefined, age: 0 }
    memories.set(db, memory)
    db.changes.onChange((topic) => {
      if (topic !== 'all' && !topics.includes(topic)) return
      memory.value = undefined
      memory.age += 1
    })
    return memory
  }

  return async (executor: Executor): Promise<T> => {
    const db = databaseFor(executor)
    if (!db?.changes.connected || topics.some((topic) => hasPublished(executor, topic)))
      return load(executor)
    const memory = memoryOf(db)
    if (memory.value !== undefined) return memory.value
    const since = memory.age
    const value = await load(executor)
    // What changed meanwhile may have been read too early.
    if (since === memory.age) memory.value = value
    return value
  }
}
