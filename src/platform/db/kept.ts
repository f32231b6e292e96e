import type { Db, Executor } from './connect.ts'
import { dbOf, hasNoted } from './transaction.ts'

/**
 * A small value read from the database and kept in memory until one of `topics` changes, on any
 * node. A transaction that changed it itself reads afresh; nothing is kept while other nodes
 * cannot be heard.
 */
export function kept<T>(topics: readonly string[], load: (db: Executor) => Promise<T>) {
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
    const db = dbOf(executor)
    if (!db?.changes.heard || topics.some((topic) => hasNoted(executor, topic)))
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
