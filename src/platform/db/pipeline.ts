import { type PostgresPool, type PostgresPoolClient, sql } from 'kysely'
import pg from 'pg'

/**
 * At the end of a statement of a transaction whose result nobody needs: it is sent at once, and its
 * failure makes the transaction fail at the latest when it commits.
 */
export const NOT_AWAITED = '/* not awaited */'
/** The same for the end of a query (`modifyEnd`) or of an SQL template. */
export const notAwaited = sql.raw(NOT_AWAITED)

export type Pipelined = PostgresPool & {
  /**
   * Sends a statement in one packet with others of this moment. It is a transaction of its own: for one that
   * waits for a lock at most as long as another single statement holds it.
   */
  share: Send
}

/** The result that Kysely gets for a statement that has no response yet. */
const NO_RESULT = { command: 'INSERT', rowCount: 0, rows: [] }

export type Send = (text: string, values?: unknown[]) => Promise<pg.QueryResult>

/**
 * The pool for Kysely. It sends some statements without waiting for the response to the one before, which
 * saves two or more round trips for each transaction: `begin` goes with the first statement, `commit` with
 * the last ones if nobody awaits them, and the statements of a `Promise.all` go together. Reads outside of
 * transactions are sent together with others of the same moment. Repeated statements are prepared, with
 * `bulk` all of them.
 */
export function pipelined(pool: pg.Pool, { bulk }: { bulk: boolean }): Pipelined {
  const statements = rememberStatements({ prepareAtOnce: bulk })

  async function open(): Promise<Connection> {
    const client = await pool.connect()
    return { client, send: (text, values) => sendPrepared(client, statements, text, values) }
  }

  const share = shareConnections(open)

  /** Kysely takes a connection for each statement, and for each transaction. */
  const connect = async (): Promise<PostgresPoolClient> => {
    let client: pg.PoolClient | undefined
    let run: ReturnType<typeof createTransactions> | undefined
    // Kysely passes a text and its parameters, or a cursor, which nothing here uses.
    const query = async (text: string, values?: unknown[]) => {
      if (!run && statements.isRead(text)) return share(text, values)
      if (!run) {
        const own = await open()
        client = own.client
        run = createTransactions(own.send, connectionStream(client))
      }
      return run(text, values)
    }
    return { query, release: () => client?.release() } as unknown as PostgresPoolClient
  }
  return { connect, share, end: () => pool.end() }
}

/** Sends single statements, each on a connection of its own; those that are repeated are prepared. */
export function sendAlone(pool: pg.Pool): Send {
  const statements = rememberStatements({ prepareAtOnce: false })
  return async (text, values) => {
    const client = await pool.connect()
    try {
      return await sendPrepared(client, statements, text, values)
    } finally {
      client.release()
    }
  }
}

/** As `client.query` with a name, which would first copy such a description of the statement: slower than writing it. */
function sendPrepared(
  client: pg.PoolClient,
  statements: Statements,
  text: string,
  values: unknown[] = [],
): Promise<pg.QueryResult> {
  // Without parameters there are `begin` and `commit` too, which PostgreSQL does not plan.
  if (values.length === 0 && !statements.isRead(text)) return client.query(text)
  return new Promise<pg.QueryResult>((resolve, reject) => {
    const query = new pg.Query(text, values, (error, result) =>
      error ? reject(error) : resolve(result as unknown as pg.QueryResult),
    )
    client.query(Object.assign(query, { name: statements.nameFor(text) }))
  }).catch((error: Error) => {
    // Leads to the caller rather than to the socket.
    Error.captureStackTrace(error)
    throw error
  })
}

export type Corkable = { cork(): void; uncork(): void }

/** What a connection writes to. */
export function connectionStream(client: pg.PoolClient): Corkable {
  return (client as unknown as { connection: { stream: Corkable } }).connection.stream
}

/** Sends the statements of one connection. */
function createTransactions(send: Send, stream: Corkable) {
  /** `ready` to begin with the next statement; `over` until the connection is given back. */
  let state: 'none' | 'ready' | 'open' | 'over' = 'none'
  let sent: Promise<unknown>[] = []
  let isHeld = false

  /** What is sent from now on goes in one packet: writing to a socket takes more time than a short query. */
  function hold() {
    if (!isHeld) stream.cork()
    isHeld = true
  }

  function letGo() {
    if (isHeld) stream.uncork()
    isHeld = false
  }

  /** Sent with the next statement that is awaited. */
  function sendLater(text: string, values?: unknown[]) {
    hold()
    const response = send(text, values)
    // Its failure is thrown by the statement that waits for it.
    response.catch(() => {})
    sent.push(response)
  }

  /** Together with what was held, and with other statements of this moment. */
  function sendNow(text: string, values?: unknown[]) {
    hold()
    process.nextTick(letGo)
    return send(text, values)
  }

  /** The error of the first statement that failed, rather than of one refused because of it. */
  async function firstFailure(): Promise<unknown> {
    const earlier = await Promise.allSettled(sent)
    return earlier.find(({ status }) => status === 'rejected')
  }

  async function finish(text: string) {
    const earlier = sent
    sent = []
    const last = sendNow(text)
    const responses = await Promise.allSettled([...earlier, last])
    for (const response of responses) if (response.status === 'rejected') throw response.reason
    return last
  }

  return async (text: string, values?: unknown[]) => {
    if (state === 'over') {
      // After a commit that failed there is nothing left to undo.
      if (text === 'rollback') return NO_RESULT
      // A branch of a Promise.all that continues after another one failed: it must not write on its own.
      throw new Error('the transaction is over')
    }
    if (text === 'begin') {
      state = 'ready'
      sent = []
      return NO_RESULT
    }
    const begins = state === 'ready'
    if (text === 'commit' || text === 'rollback') {
      state = 'over'
      // Nothing was sent in between.
      if (begins) return NO_RESULT
      if (text === 'commit') return finish(text)
      sent = []
      return sendNow(text)
    }
    if (begins) {
      state = 'open'
      sendLater('begin')
    }
    if (state === 'open' && text.endsWith(NOT_AWAITED)) {
      sendLater(text, values)
      return NO_RESULT
    }
    try {
      return await sendNow(text, values)
    } catch (error) {
      if ((error as { code?: string }).code !== IN_FAILED_TRANSACTION) throw error
      const failure = (await firstFailure()) as PromiseRejectedResult | undefined
      throw failure?.reason ?? error
    }
  }
}

const IN_FAILED_TRANSACTION = '25P02'

/** Statements in one packet: the last one waits for the others. */
const MOST_TOGETHER = 16

/** The statements that are sent together. */
type Packet = {
  connected: Promise<Connection>
  /** Statements that joined, and those without a response. */
  size: number
  open: number
}

export type Connection = { client: pg.PoolClient; send: Send }

/**
 * Sends statements that are issued at the same time on one connection, in one packet: writing to a socket
 * takes more processor time than a short query. Only for statements that wait for no lock: the others
 * would wait with them.
 */
export function shareConnections(connect: () => Promise<Connection>): Send {
  let filling: Packet | undefined

  function startPacket(): Packet {
    const packet: Packet = { connected: connectFor(), size: 0, open: 0 }
    filling = packet
    return packet

    async function connectFor() {
      try {
        const connection = await connect()
        const stream = connectionStream(connection.client)
        stream.cork()
        // Those that wait for the connection send in between.
        process.nextTick(() => {
          if (filling === packet) filling = undefined
          stream.uncork()
        })
        return connection
      } catch (error) {
        if (filling === packet) filling = undefined
        throw error
      }
    }
  }

  return async (text, values) => {
    const packet = filling && filling.size < MOST_TOGETHER ? filling : startPacket()
    packet.size += 1
    packet.open += 1
    const { client, send } = await packet.connected
    try {
      return await send(text, values)
    } finally {
      packet.open -= 1
      if (packet.open === 0) client.release()
    }
  }
}

/** Runs after which a statement is prepared: a connection then parses and, where that is as good, plans it once. */
const PREPARE_AFTER = 10
/** About 30 kB each, on every connection. */
const MAX_PREPARED = 300
/** Number of texts to cache; statements with lists of values differ in length. */
const MAX_KNOWN = 2_000

const READS = /^\s*(select|with)\b/i
const WRITES_OR_WAITS =
  /\b(insert\s+into|update|delete\s+from|lock|nextval|setval|set_config|pg_\w*advisory\w*|pg_notify|for\s+(key\s+)?share)\b/i

type Known = { runs: number; name?: string; isRead: boolean }

type Statements = ReturnType<typeof rememberStatements>

/** Remembers the statements of this process by their text. */
export function rememberStatements({ prepareAtOnce }: { prepareAtOnce: boolean }) {
  const known = new Map<string, Known>()
  let prepared = 0

  function add(text: string): Known {
    if (known.size >= MAX_KNOWN) for (const [old, { name }] of known) if (!name) known.delete(old)
    const isRead = READS.test(text) && !WRITES_OR_WAITS.test(text)
    const statement = { runs: 0, isRead }
    known.set(text, statement)
    return statement
  }
  const recall = (text: string) => known.get(text) ?? add(text)

  return {
    /** Whether a statement only reads and waits for no lock of a row. When in doubt, it does not. */
    isRead: (text: string): boolean => recall(text).isRead,
    /** The name to prepare a statement under that is about to run; undefined for a rare one. */
    nameFor(text: string): string | undefined {
      const statement = recall(text)
      statement.runs += 1
      const isFrequent = statement.runs > PREPARE_AFTER && prepared < MAX_PREPARED
      if (!statement.name && (prepareAtOnce || isFrequent)) {
        prepared += 1
        statement.name = `statement_${prepared}`
      }
      return statement.name
    },
  }
}
