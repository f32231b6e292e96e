import { CamelCasePlugin, Kysely, PostgresDialect, type Selectable, type Transaction } from 'kysely'
import pg from 'pg'
import type { Changes } from './changes.ts'
import type { DB as Database } from './database.gen.ts'
import { PoolerClient } from './pooler.ts'
import { followReplica, type Replica, type ReplicaOptions } from './replica.ts'
import { splitServers } from './server-urls.ts'
import { clientFor } from './servers.ts'
import { TracedPool, withSpans } from './traced-client.ts'
import { KEEP_ALIVE_MS, watchConnections } from './watch-connections.ts'

export type { Database }
/** A row of a table as a query returns it. */
export type Row<Table extends keyof Database> = Selectable<Database[Table]>
export type Db = {
  kysely: Kysely<Database>
  pool: pg.Pool
  /**
   * The same for statements that may take long, such as searches in texts, so that no other one waits for them.
   */
  slowPool: pg.Pool
  changes: Changes
  /** Serves reads that may be a second old; see `readFromReplica`. */
  replica: Replica | undefined
  /** Whether writes succeed. Asked on a connection of its own: a queue for the others is no fault. */
  probe(): Promise<'ok' | 'read_only' | 'full'>
  /** The server is at another address from now on; new connections go there. */
  moveTo(url: string): void
  close(): Promise<void>
}
export type Tx = Transaction<Database>
export type Executor = Kysely<Database> | Tx

/** Filled by connect. */
export const databases = new WeakMap<Executor, Db>()

export type PoolOptions = {
  url: string
  max: number
  changes: Changes
  /**
   * For a process that writes much and ends soon. A commit does not wait for the disk: the last moments
   * before a power failure may be lost.
   */
  bulk?: boolean
  /** Servers that follow the one at `url`, for reads that may be a second old. */
  replica?: Pick<ReplicaOptions, 'url' | 'mostBehindMs' | 'onState'> | undefined
  /**
   * Behind `url` is a pooler in transaction mode. It sets the parameters of its connections itself:
   * docs/scaling.md.
   */
  isPooler?: boolean
  /** How long the server may send nothing during a statement; tests do not wait as long. */
  silentMs?: number
}

// bigint columns hold minor units and counts, all far below 2^53.
pg.types.setTypeParser(pg.types.builtins.INT8, Number)

/** Checks that the server responds; throws like a query if it does not. */
export async function ping(db: Db): Promise<void> {
  await db.pool.query('select 1')
}

/** What the server's clock says. */
export async function readTime(db: Db): Promise<Date> {
  const { rows } = await db.pool.query<{ time: Date }>('select clock_timestamp() as time')
  return rows[0]?.time ?? new Date()
}

/** Of all connections, those of `slowPool`. */
const SLOW_SHARE = 0.3
/** Work in a transaction may read beside it. */
const FEWEST = 2

/**
 * Pools on the server behind `url`. Connects lazily, so it outlives a database that is away.
 * Statements are ended after 15 s: nothing a page needs takes longer.
 */
export function connect(options: PoolOptions): Db {
  const { url, max, changes, bulk = false, isPooler = false, silentMs } = options
  const slow = Math.max(1, Math.floor(max * SLOW_SHARE))
  const server = {
    connectionString: splitServers(url)[0],
    Client: isPooler ? PoolerClient : clientFor(url, 'read-write'),
  }
  const parameters = isPooler ? [] : [...PARAMETERS, ...(bulk ? ['synchronous_commit=off'] : [])]
  const slowPool = createPool(server, slow, parameters)
  const pool = createPool(server, Math.max(FEWEST, max - slow), parameters)
  const probes = createPool(server, 1, parameters, PROBE_MS)
  const pools = [pool, slowPool, probes]
  const state = watchConnections(pools, silentMs)
  const kysely = new Kysely<Database>({
    dialect: new PostgresDialect({ pool }),
    // JSON values are data: their keys stay as they are.
    plugins: [new CamelCasePlugin({ maintainNestedObjectKeys: true })],
  })
  const replica =
    options.replica &&
    followReplica({
      ...options.replica,
      changes,
      openPools(server) {
        const follower = { connectionString: server }
        const opened = {
          pool: createPool(follower, Math.max(FEWEST, max - slow), PARAMETERS),
          slowPool: createPool(follower, slow, PARAMETERS),
          probes: createPool(follower, 1, PARAMETERS, PROBE_MS),
        }
        return { ...opened, ...watchConnections(Object.values(opened), silentMs) }
      },
      async readPosition() {
        const { rows } = await probes.query<{ position: string }>(POSITION)
        return rows[0]?.position ?? ''
      },
    })
  const moveTo = (to: string) => {
    // A pool reads its options for every new connection.
    for (const each of pools) Object.assign(each.options, { connectionString: to })
  }
  const close = async () => {
    await replica?.close()
    await Promise.all([kysely.destroy(), slowPool.end(), probes.end()])
  }
  const probe = async () => {
    const client = await probes.connect()
    const answer = await client.query<{ readOnly: boolean }>(IS_READ_ONLY).catch((error: Error) => {
      client.release(error)
      throw error
    })
    const isReadOnly = answer.rows[0]?.readOnly ?? false
    // The next connection may reach another server.
    client.release(isReadOnly)
    if (isReadOnly) return 'read_only'
    return state.isFull() ? 'full' : 'ok'
  }
  const db: Db = { kysely, pool, slowPool, changes, replica, probe, moveTo, close }
  databases.set(kysely, db)
  return db
}

/**
 * Waiting for a free or a new connection. On a busy machine that takes seconds, and is no sign that the
 * database is away: then a connection is refused at once. Pages are refused sooner when too many wait.
 */
const CONNECTION_MS = 10_000

/** A load balancer waits for 2 to 5 s. */
const PROBE_MS = 2_000

/** Commits are on the disk before others hear of them, so this has all of them. */
const POSITION = 'select pg_current_wal_lsn()::text as position'

const IS_READ_ONLY = `select pg_is_in_recovery() or current_setting('transaction_read_only')::boolean
  as "readOnly"`

type Server = Pick<pg.PoolConfig, 'connectionString'> & { Client?: typeof pg.Client }

// Statements here read little: starting helpers takes longer than the work.
const PARAMETERS = ['max_parallel_workers_per_gather=0', 'statement_timeout=15s']

function createPool(server: Server, max: number, parameters: string[], waitMs?: number) {
  const pool = new TracedPool({
    ...server,
    Client: withSpans(server.Client ?? pg.Client),
    max,
    connectionTimeoutMillis: waitMs ?? CONNECTION_MS,
    ...(waitMs && { query_timeout: waitMs }),
    keepAlive: true,
    keepAliveInitialDelayMillis: KEEP_ALIVE_MS,
    ...(parameters.length > 0 && {
      options: parameters.map((parameter) => `-c ${parameter}`).join(' '),
    }),
    application_name: 'redial',
  })
  // A broken connection must not end the process, whether idle or within a transaction; the next
  // query reports the error.
  pool.on('error', () => {})
  pool.on('connect', (client) => client.on('error', () => {}))
  return pool
}
