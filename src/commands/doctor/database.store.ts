import { createClient } from '../../platform/db/servers.ts'

/** PostgreSQL answers a new connection within this time, or not at all. */
const CONNECT_MS = 10_000

export type DatabaseFacts = {
  /** Such as 180004 for 18.4. */
  version: number
  name: string
  now: Date
  /** This machine's clock in the middle of the query, in milliseconds since 1970. */
  queriedAtMs: number
  maxConnections: number
  encoding: string
  isReadOnly: boolean
}

/** Asks the database what the checks need. */
export async function readDatabaseFacts(url: string): Promise<DatabaseFacts> {
  const client = createClient(url, { connectionTimeoutMillis: CONNECT_MS })
  // Reported by the query that fails for it.
  client.on('error', () => {})
  await client.connect()
  try {
    await client.query('select 1')
    const before = Date.now()
    const { rows } = await client.query(FACTS)
    return { ...rows[0], queriedAtMs: (before + Date.now()) / 2 }
  } finally {
    await client.end()
  }
}

const FACTS = `
select current_setting('server_version_num')::int as version, current_setting('server_version') as name,
  clock_timestamp() as now, current_setting('max_connections')::int as "maxConnections",
  current_setting('server_encoding') as encoding, pg_is_in_recovery() as "isReadOnly"`

/**
 * After how many milliseconds the connections of a pooler end a statement; 0 for never.
 * @throws the error of the pooler or of the server behind it.
 */
export async function readPoolerTimeout(url: string): Promise<number> {
  const client = createClient(url, { connectionTimeoutMillis: CONNECT_MS })
  client.on('error', () => {})
  await client.connect()
  try {
    const { rows } = await client.query<{ timeout: number }>(
      `select setting::int as timeout from pg_settings where name = 'statement_timeout'`,
    )
    return rows[0]?.timeout ?? 0
  } finally {
    await client.end()
  }
}
