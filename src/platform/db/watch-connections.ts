import type { Socket } from 'node:net'
import type pg from 'pg'

/** After which a connection between statements is checked by the system, so that a lost one is noticed. */
export const KEEP_ALIVE_MS = 10_000

/** PostgreSQL ends a statement after 15 s: a connection that is silent for longer during one is lost. */
const SILENT_MS = 16_000

/** How long a failed write counts as a sign that the disk of the database is full. */
const FULL_MS = 30_000

/** SQLSTATE of a write on a server that has become, or has not yet ceased to be, a replica. */
const READ_ONLY = '25006'
const DISK_FULL = '53100'

/** What the connections have reported of their server. */
export type ServerState = {
  isFull(): boolean
  /** Closes all connections: what they are waiting for fails. */
  closeAll(): void
}

type Message = { code?: string }
/** A client as pg makes it; its types leave these out. */
type Watched = { connection: NodeJS.EventEmitter & { stream: Socket }; readyForQuery: boolean }

/**
 * Closes connections that are of no more use, so that the pool opens others: those whose network was cut
 * without a word, which the system itself would keep for 15 minutes, and those to a server that has become
 * read-only in a failover.
 */
export function watchConnections(pools: readonly pg.Pool[], silentMs = SILENT_MS): ServerState {
  let fullAt = Number.NEGATIVE_INFINITY
  const open = new Set<Watched>()
  const closeIdle = () => {
    for (const { connection, readyForQuery } of open) if (readyForQuery) connection.stream.destroy()
  }
  for (const pool of pools)
    pool.on('connect', (client) => {
      const watched = client as unknown as Watched
      const { connection } = watched
      open.add(watched)
      connection.stream.once('close', () => open.delete(watched))
      // The timer of a socket begins again with everything that is sent or received.
      connection.stream.setTimeout(silentMs, () => {
        if (watched.readyForQuery) return
        connection.stream.destroy()
        // The same network was cut for them.
        closeIdle()
      })
      connection.on('errorMessage', ({ code }: Message) => {
        if (code === READ_ONLY) connection.stream.destroy()
        if (code === DISK_FULL) fullAt = performance.now()
      })
    })
  return {
    isFull: () => performance.now() - fullAt < FULL_MS,
    closeAll() {
      for (const { connection } of open) connection.stream.destroy()
    },
  }
}
