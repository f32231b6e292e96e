import type { Db } from './connect.ts'

/**
 * A value that this process has for each database, made when it is first needed.
 *
 * The database refers to it. A WeakMap by database would too, but the garbage collector may mark what only WeakMaps lead
 * to in the pause at the end of a collection: 5 to 10 ms for the counts and rows that a busy process has in memory.
 */
export function perDatabase<Value>(create: (db: Db) => Value): (db: Db) => Value {
  const key = Symbol()
  return (db) => {
    if (!db.values.has(key)) db.values.set(key, create(db))
    return db.values.get(key) as Value
  }
}
