import { setTimeout as wait } from 'node:timers/promises'
import type pg from 'pg'
import type { Changes } from './changes.ts'
import type { Db } from './connect.ts'
import { isDatabaseDown } from './failures.ts'
import { findServer } from './servers.ts'

/** Where a read goes: to the primary, which a `Db` is, or to a replica. */
export type ReadSource = Pick<Db, 'pool' | 'slowPool'>

/** Reads are at most so old. */
const MOST_BEHIND_MS = 1_000
/** How often a replica is asked what it has; after a change it is asked at once. */
const CHECK_EVERY_MS = 400
/** Pauses while a change is on its way to the replica. */
const FIRST_PAUSE_MS = 4
const LONGEST_PAUSE_MS = 100
/** Another replica may be less far behind. */
const LONGEST_MS = 10_000
const RETRY_MS = 1_000

export type Replica = {
  /**
   * The replica, if it has everything that this process knows to have changed, and is less than a second
   * behind.
   */
  current(): ReadSource | undefined
  close(): Promise<void>
}

export type ReplicaOptions = {
  /** Names one or several replicas. One of them is used at a time. */
  url: string
  changes: Changes
  openPools: (server: string) => ReadSource & { probes: pg.Pool; closeAll(): void }
  /** Asks the primary for the end of what it has written. */
  readPosition: () => Promise<string>
  /** By how much the replica may be behind; a second by default. */
  mostBehindMs?: number
  /** Called when the replica can be used, and when it cannot any more. */
  onState?: ((state: { isUsed: boolean; problem?: unknown }) => void) | undefined
}

const HAS_REPLAYED = `select pg_is_in_recovery() as "isReplica",
  pg_last_wal_replay_lsn() >= $1::pg_lsn as "hasReplayed"`

/**
 * Follows a replica by positions in the write-ahead log. A change is received after its commit, so a position
 * that is read from the primary then covers it: from the moment that a change is received until the replica has
 * replayed that position, nothing is read from the replica. What is cached after a change is therefore never
 * older than it.
 */
export function followReplica(options: ReplicaOptions): Replica {
  const { url, changes, openPools, readPosition, onState } = options
  const { mostBehindMs = MOST_BEHIND_MS } = options
  let pools: ReturnType<typeof openPools> | undefined
  const closing = new AbortController()
  const closed = closing.signal
  /** Changes that were received, and those that the replica has. */
  let received = 0
  let covered = -1
  /** When the primary was asked for the position that the replica has replayed. */
  let currentAtMs = Number.NEGATIVE_INFINITY
  let wake: () => void = () => {}

  changes.onChange((topic) => {
    // What only concerns one person is not read from a replica.
    if (topic.includes(':')) return
    received += 1
    wake()
  })

  const isCurrent = () =>
    covered === received && changes.connected && performance.now() - currentAtMs <= mostBehindMs

  /** One round: asks the primary how far it is, and waits until the replica is there. */
  async function catchUp(probes: pg.Pool) {
    const before = received
    const startedMs = performance.now()
    const position = await readPosition()
    for (let pauseMs = FIRST_PAUSE_MS; ; pauseMs = Math.min(pauseMs * 2, LONGEST_PAUSE_MS)) {
      const { rows } = await probes.query(HAS_REPLAYED, [position])
      if (!rows[0]?.isReplica) throw new Error('the server is not a replica any more')
      if (rows[0].hasReplayed) break
      if (performance.now() - startedMs > LONGEST_MS + mostBehindMs)
        throw new Error('the replica is far behind')
      await wait(pauseMs, undefined, { signal: closed })
    }
    covered = before
    currentAtMs = startedMs
  }

  async function follow() {
    const opened = openPools(await findServer(url, 'standby'))
    try {
      await catchUp(opened.probes)
      pools = opened
      onState?.({ isUsed: true })
      for (;;) {
        if (covered === received) await pauseUntilChange()
        await catchUp(opened.probes)
      }
    } finally {
      pools = undefined
      currentAtMs = Number.NEGATIVE_INFINITY
      const { pool, slowPool, probes, closeAll } = opened
      void Promise.allSettled([pool.end(), slowPool.end(), probes.end()])
      // Reads that wait for a server that does not answer run on the primary.
      closeAll()
    }
  }

  async function pauseUntilChange() {
    const { promise, resolve } = Promise.withResolvers<void>()
    wake = resolve
    const timer = setTimeout(resolve, CHECK_EVERY_MS)
    await promise
    clearTimeout(timer)
    closed.throwIfAborted()
  }

  const running = (async () => {
    while (!closed.aborted) {
      await follow().catch((problem: unknown) => {
        if (!closed.aborted) onState?.({ isUsed: false, problem })
      })
      await wait(RETRY_MS, undefined, { signal: closed }).catch(() => {})
    }
  })()

  return {
    current: () => (isCurrent() ? pools : undefined),
    async close() {
      closing.abort()
      wake()
      await running
    },
  }
}

/** SQLSTATE of a statement that a replica ended, so that it could go on replaying. */
const CONFLICT = /^(40001|40P01|57014)$/

/** The error of a pool that was closed between two statements of a read has no code. */
const CLOSED_POOL = /after calling end on the pool/

function isReplicaFault(error: unknown): boolean {
  const { code = '', message = '' } = error as { code?: string; message?: string }
  return isDatabaseDown(error) || CONFLICT.test(code) || CLOSED_POOL.test(message)
}

/**
 * Runs a read that may be a second old: on the replica, if there is one that is not far behind, else on the
 * primary. If the replica fails, the read runs again on the primary.
 */
export async function readFromReplica<T>(
  db: Db,
  read: (source: ReadSource) => Promise<T>,
): Promise<T> {
  const replica = db.replica?.current()
  if (!replica) return read(db)
  try {
    return await read(replica)
  } catch (error) {
    if (!isReplicaFault(error)) throw error
    return read(db)
  }
}
