import { Kysely, type PostgresDialect, type Selectable, Transaction } from 'kysely'
import pg from 'pg'
import type { Changes } from './changes.ts'
import { columnNames, SnakeCaseDialect } from './column-names.ts'
import type { DB as Database } from './database.gen.ts'
import { pipelined, type Send, sendAlone } from './pipeline.ts'

export type { Database }
/** A row of a table as a query returns it. */
export type Row<Table extends keyof Database> = Selectable<Database[Table]>
export type Db = {
  kysely: Kysely<Database>
  /**
   * The same transaction, which sends the statements of a `Promise.all` without waiting in between, in the order
   * in which they are executed. A function that locks rows executes its statement before its first `await`.
   */
  concurrent(tx: Tx): Promise<Tx>
  pool: pg.Pool
  /** The same for searches that may take long. */
  searches: pg.Pool
  changes: Changes
  /** See `perDatabase`. */
  values: Map<symbol, unknown>
  /** The server is at another address from now on; new connections go there. */
  moveTo(url: string): void
  close(): Promise<void>
}
export type Tx = Transaction<Database>
export type Executor = Kysely<Database> | Tx

/** Filled by connect. */
export const databases = new WeakMap<Executor, Db>()
const sends = new WeakMap<pg.Pool, Send>()

/**
 * Sends single statements, prepared once they are repeated: on `pool` together with reads of the moment (see
 * `Pipelined`), on `searches` each alone, so that no other one waits for it.
 */
export function preparedSend(pool: pg.Pool): Send {
  const send = sends.get(pool)
  if (!send) throw new Error('only for a pool of connect()')
  return send
}

export type PoolOptions = {
  url: string
  max: number
  changes: Changes
  /**
   * For a process that writes much and ends soon. A commit does not wait for the disk: the last moments
   * before a power failure may be lost. Each statement is parsed once a connection and, where that is
   * as good, planned once.
   */
  bulk?: boolean
}

const { builtins } = pg.types
/** Reads every form of a time. */
const readTimestamp = pg.types.getTypeParser(builtins.TIMESTAMPTZ)
/** As sessions in UTC get times from year 1000 to 9999, with up to six decimals of seconds. */
const UTC = /^[1-9]\d{3}-\d\d-\d\d \d\d:\d\d:\d\d(\.\d+)?\+00$/

// V8 reads this form in half the time of the parser of the library: lists have many times.
pg.types.setTypeParser(builtins.TIMESTAMPTZ, (text) =>
  UTC.test(text) ? new Date(text) : readTimestamp(text),
)
// bigint columns hold minor units and counts, all far below 2^53.
pg.types.setTypeParser(builtins.INT8, Number)

/** Checks that the server responds; throws like a query if it does not. */
export async function ping(db: Db): Promise<void> {
  await db.pool.query('select 1')
}

/** The share of the connections that only searches use. */
const SEARCHING = 0.3
/** Work in a transaction may read beside it. */
const FEWEST = 2

/**
 * Pools on the server behind `url`. Connects lazily, so it outlives a database that is away.
 * Statements are ended after 15 s: nothing a page needs takes longer.
 */
export function connect({ url, max, changes, bulk = false }: PoolOptions): Db {
  const searching = Math.max(1, Math.floor(max * SEARCHING))
  const searches = createPool(url, searching)
  const pool = createPool(
    url,
    Math.max(FEWEST, max - searching),
    bulk ? ['synchronous_commit=off'] : [],
  )
  const pipeline = pipelined(pool, { bulk })
  const dialect = new SnakeCaseDialect({ pool: pipeline })
  const kysely = new Kysely<Database>({ dialect, plugins: [columnNames] })
  const moveTo = (to: string) => {
    // A pool reads its options for every new connection.
    for (const each of [pool, searches]) Object.assign(each.options, { connectionString: to })
  }
  const close = async () => {
    await Promise.all([kysely.destroy(), searches.end()])
  }
  const concurrent = (tx: Tx) => allowConcurrency(tx, dialect)
  const values = new Map<symbol, unknown>()
  const db: Db = { kysely, concurrent, pool, searches, changes, values, moveTo, close }
  sends.set(pool, pipeline.share)
  sends.set(searches, sendAlone(searches))
  databases.set(kysely, db)
  return db
}

/** Kysely makes each statement of a transaction wait for the previous one, which pipeline mode does not need. */
async function allowConcurrency(tx: Tx, dialect: PostgresDialect): Promise<Tx> {
  const executor = tx.getExecutor()
  const connection = await executor.provideConnection(async (own) => own)
  return new Transaction<Database>({
    config: { dialect },
    dialect,
    driver: dialect.createDriver(),
    // Still refuses statements after the commit.
    executor: executor.withConnectionProvider({ provideConnection: (use) => use(connection) }),
  })
}

/**
 * Waiting for a free or a new connection. On a busy machine that takes seconds, and is no sign that the
 * database is away: then a connection is refused at once. Pages are refused sooner when too many wait.
 */
const CONNECTION_MS = 10_000

function createPool(url: string, max: number, settings: string[] = []): pg.Pool {
  // Statements here read little: starting helpers takes longer than the work.
  const all = ['max_parallel_workers_per_gather=0', ...settings]
  const pool = new pg.Pool({
    connectionString: url,
    max,
    connectionTimeoutMillis: CONNECTION_MS,
    statement_timeout: 15_000,
    options: all.map((setting) => `-c ${setting}`).join(' '),
    application_name: 'redial',
    // A statement is sent without waiting for the response to the one before: see pipeline.ts.
    pipeline: true,
  })
  // A broken connection must not end the process, whether idle or within a transaction; the next
  // query reports the error.
  pool.on('error', () => {})
  pool.on('connect', (client) => client.on('error', () => {}))
  return pool
}
