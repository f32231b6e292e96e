import { sql } from 'kysely'
import type { Tx } from '../platform/db/index.ts'

/** Any number does; every node takes the same one. */
const LOADING_LOCK = 7_236_427

/** The hash of what was last loaded under this name; locked until commit. */
export async function loadedHash(tx: Tx, name: string): Promise<string | undefined> {
  await sql`select pg_advisory_xact_lock(${LOADING_LOCK})`.execute(tx)
  const { rows } = await sql<{ hash: string }>`
    select hash from bundled_data where name = ${name}`.execute(tx)
  return rows[0]?.hash
}

export async function recordLoaded(tx: Tx, name: string, hash: string): Promise<void> {
  await sql`
    insert into bundled_data (name, hash) values (${name}, ${hash})
    on conflict (name) do update set hash = excluded.hash, loaded_at = now()`.execute(tx)
}
