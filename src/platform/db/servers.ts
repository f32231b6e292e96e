import pg from 'pg'
import { namesChoice, splitServers } from './server-urls.ts'

/** Which of several servers is meant, as libpq's `target_session_attrs` says it. */
export type Wanted = 'read-write' | 'standby'

/** A server that is away says nothing at all; the others are asked at the same time. */
const ANSWER_MS = 2_000

const IS_WANTED: Record<Wanted, string> = {
  'read-write': `not pg_is_in_recovery() and not current_setting('transaction_read_only')::boolean`,
  standby: 'pg_is_in_recovery()',
}

/** SQLSTATE of a write on a replica: who needs a writable server and finds none waits for a failover. */
const READ_ONLY = '25006'

/** A server that answers, but is not the wanted one. */
class OtherServer extends Error {
  readonly code = READ_ONLY
}

async function check(client: pg.ClientBase, wanted: Wanted): Promise<void> {
  const { rows } = await client.query<{ is: boolean }>(`select ${IS_WANTED[wanted]} as is`)
  if (!rows[0]?.is) throw new OtherServer(`not a ${wanted} server`)
}

async function checkServer(server: string, wanted: Wanted): Promise<string> {
  // query_timeout is known to pg, but not to its types.
  const limits = { connectionTimeoutMillis: ANSWER_MS, query_timeout: ANSWER_MS }
  const options = { connectionString: server, application_name: 'redial choice', ...limits }
  const client = new pg.Client(options)
  // Reported by what was called.
  client.on('error', () => {})
  try {
    await client.connect()
    await check(client, wanted)
    client.end().catch(() => {})
    return server
  } catch (error) {
    // Not `end`, which waits for the other side.
    client.connection.stream.destroy()
    throw error
  }
}

/**
 * The connection string of the wanted server: the first that answers.
 * @throws Error that says of each server why it is not the one; `isDatabaseDown` is true for it.
 */
export async function findServer(url: string, wanted: Wanted): Promise<string> {
  const servers = splitServers(url)
  try {
    return await Promise.any(servers.map((server) => checkServer(server, wanted)))
  } catch (error) {
    if (!(error instanceof AggregateError)) throw error
    const reasons = error.errors.map((reason: Error & { code?: string }, index) => {
      return `${new URL(servers[index] ?? '').host}: ${reason.message || reason.code}`
    })
    throw new AggregateError(error.errors, `No ${wanted} server was found (${reasons.join('; ')})`)
  }
}

type Callback = (error?: Error | null) => void
type Address = { host: string; port: number }

/**
 * What `pg.Pool` makes its connections with. If the connection string names a choice, each goes to the server
 * that was the wanted one last, and makes sure that it still is. Otherwise it fails, and the next looks for it
 * again.
 */
export function clientFor(url: string, wanted: Wanted): typeof pg.Client {
  if (!namesChoice(url)) return pg.Client
  let current: Promise<Address> | undefined

  async function findAddress(): Promise<Address> {
    const { host, port } = new pg.Client(await findServer(url, wanted))
    return { host, port }
  }

  return class extends pg.Client {
    override connect(): Promise<pg.Client>
    override connect(callback: Callback): void
    override connect(callback?: Callback) {
      const connected = this.#connectToWanted()
      if (!callback) return connected
      connected.then(() => callback(null), callback)
    }

    async #connectToWanted() {
      current ??= findAddress()
      const choice = current
      const forget = () => {
        if (current === choice) current = undefined
      }
      // The server has closed it, or it has become of no use. The pool listens only once it is connected, and an error
      // that nothing listens to, such as during the check, ends the process.
      this.on('error', forget)
      try {
        // Read by pg when it connects.
        Object.assign(this, await choice)
        await super.connect()
        await check(this, wanted)
        return this as pg.Client
      } catch (error) {
        forget()
        this.connection.stream.destroy()
        throw error
      }
    }
  }
}

/** A connection of its own, not yet open, to the server that accepts writes. */
export function createClient(url: string, options: pg.ClientConfig): pg.Client {
  const Client = clientFor(url, 'read-write')
  return new Client({ connectionString: splitServers(url)[0], ...options })
}
