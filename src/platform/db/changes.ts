import type pg from 'pg'
import type { Db, Executor } from './connect.ts'
import { createClient } from './servers.ts'
import { CHANGE_CHANNEL, databaseFor, hasPublished } from './transaction.ts'

/** Tells caches which topic of the data changed. */
export type Changes = {
  publish(topics: Iterable<string>): void
  /** Everything may have changed, because the connection was lost for a while. */
  publishAll(): void
  onChange(listener: (topic: string | 'all') => void): void
  /**
   * Settled when the other workers of this node have applied the change too: a person who wrote through one
   * worker may read from another. Resolves at once without workers. Other nodes follow with the `NOTIFY`.
   */
  share(topics: string[]): Promise<void>
  /** False while changes of other nodes are not received; cache nothing then. */
  connected: boolean
}

export function createChanges(): Changes {
  const listeners: ((topic: string) => void)[] = []
  const notify = (topic: string) => {
    for (const listener of listeners) listener(topic)
  }
  return {
    connected: true,
    publish(topics) {
      for (const topic of topics) notify(topic)
    },
    publishAll: () => notify('all'),
    share: () => Promise.resolve(),
    onChange: (listener) => void listeners.push(listener),
  }
}

/** Short enough that caching resumes soon after the database is back. */
const RETRY_MS = 500

/** How often the connection is tested: one whose network was cut receives nothing, and no error either. */
const HEARTBEAT_MS = 5_000

/**
 * Receives on one connection what any node changed. While it is down nothing is cached
 * (`changes.connected`), because a change could be missed. Returns a function that disconnects.
 * @param onAttempt Called whenever an attempt to connect has succeeded or failed.
 * @param heartbeatMs How often the connection is tested, and how long it may take to respond.
 */
export function listenForChanges(
  url: () => string,
  changes: Changes,
  onAttempt: () => void = () => {},
  heartbeatMs = HEARTBEAT_MS,
): () => Promise<void> {
  let client: pg.Client | undefined
  let closed = false
  let retry: NodeJS.Timeout | undefined

  function lost(which: pg.Client) {
    if (which !== client || closed) return
    client = undefined
    changes.connected = false
    changes.publishAll()
    // Not `end`, which waits for the other side.
    which.connection.stream.destroy()
    retry = setTimeout(connectAgain, RETRY_MS)
  }

  const heartbeat = setInterval(() => {
    const tested = client
    if (!tested || !changes.connected) return
    // query_timeout is known to pg, but not to its types.
    const statement = { text: 'select 1', query_timeout: heartbeatMs }
    tested.query(statement).catch(() => lost(tested))
  }, heartbeatMs)
  heartbeat.unref()

  function connectAgain() {
    const next = createClient(url(), {
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
      .finally(onAttempt)
  }

  changes.connected = false
  connectAgain()
  return async () => {
    closed = true
    clearTimeout(retry)
    clearInterval(heartbeat)
    await client?.end().catch(() => {})
  }
}

/** A value that this process has for each database, made when it is first needed. */
export function perDatabase<Value>(create: (db: Db) => Value): (db: Db) => Value {
  const values = new WeakMap<Db, Value>()
  return (db) => {
    const present = values.get(db)
    if (present !== undefined) return present
    const value = create(db)
    values.set(db, value)
    return value
  }
}

/**
 * Caches a small value from the database until one of `topics` changes on any node. A transaction
 * that changed it itself reads it again; nothing is cached while changes are not received. Callers
 * at the same time share one read, because some values take long to build and much memory;
 * transactions read for themselves, because the read of another one may wait for their locks.
 */
export function cached<T>(topics: readonly string[], load: (db: Executor) => Promise<T>) {
  type Memory = { value: T | undefined; loading: Promise<T> | undefined; age: number }
  const memoryOf = perDatabase((db) => {
    const memory: Memory = { value: undefined, loading: undefined, age: 0 }
    db.changes.onChange((topic) => {
      if (topic !== 'all' && !topics.includes(topic)) return
      memory.value = undefined
      memory.loading = undefined
      memory.age += 1
    })
    return memory
  })

  async function loadInto(memory: Memory, executor: Executor, { changes }: Db): Promise<T> {
    const since = memory.age
    const value = await load(executor)
    // Discard a value that changed while it was being read.
    if (since === memory.age && changes.connected) memory.value = value
    return value
  }

  return async (executor: Executor): Promise<T> => {
    const db = databaseFor(executor)
    if (!db || topics.some((topic) => hasPublished(executor, topic))) return load(executor)
    const memory = memoryOf(db)
    if (memory.value !== undefined) return memory.value
    if (executor.isTransaction) return loadInto(memory, executor, db)
    if (memory.loading) return memory.loading
    const loading = loadInto(memory, executor, db)
    memory.loading = loading
    const forget = () => {
      if (memory.loading === loading) memory.loading = undefined
    }
    loading.then(forget, forget)
    return loading
  }
}

type Keys<Key> = {
  /** With a change of these all values are read again. */
  topics: readonly string[]
  /** With a change of this topic, the value of one key. */
  topicOf?: (key: Key) => string
  /** Then the value that was used least recently is dropped. */
  most: number
}

/**
 * Caches a value for each of many keys until one of `topics`, or the topic of its key, changes on any node. A
 * transaction that changed it itself reads it again; nothing is cached while changes are not received.
 */
export function cachedByKey<Key, T>(
  { topics, topicOf = () => '', most }: Keys<Key>,
  load: (db: Executor, key: Key) => Promise<T>,
) {
  type Value = { promise: Promise<T>; topic: string }
  type Memory = { values: Map<string, Value>; byTopic: Map<string, Set<string>> }
  const memoryOf = perDatabase((db) => {
    const memory: Memory = { values: new Map(), byTopic: new Map() }
    db.changes.onChange((topic) => {
      if (topic === 'all' || topics.includes(topic)) {
        memory.values.clear()
        memory.byTopic.clear()
        return
      }
      for (const name of [...(memory.byTopic.get(topic) ?? [])]) drop(memory, name)
    })
    return memory
  })

  function drop({ values, byTopic }: Memory, name: string) {
    const topic = values.get(name)?.topic ?? ''
    values.delete(name)
    const names = byTopic.get(topic)
    names?.delete(name)
    if (names?.size === 0) byTopic.delete(topic)
  }

  function add(memory: Memory, name: string, value: Value) {
    const { values, byTopic } = memory
    values.set(name, value)
    byTopic.set(value.topic, (byTopic.get(value.topic) ?? new Set()).add(name))
    const [oldest] = values.keys()
    if (values.size > most && oldest !== undefined) drop(memory, oldest)
    value.promise.catch(() => values.get(name) === value && drop(memory, name))
  }

  return (executor: Executor, key: Key): Promise<T> => {
    const db = databaseFor(executor)
    const topic = topicOf(key)
    if (!db?.changes.connected || [...topics, topic].some((one) => hasPublished(executor, one)))
      return load(executor, key)
    const memory = memoryOf(db)
    const name = JSON.stringify(key)
    const present = memory.values.get(name)
    if (present) {
      memory.values.delete(name)
      memory.values.set(name, present)
      return present.promise
    }
    // Stored before it is read, so that a change in between drops it.
    const promise = load(executor, key)
    add(memory, name, { promise, topic })
    return promise
  }
}
