import { sql } from 'kysely'
import type { Executor } from '../../../platform/db/index.ts'

/** The account of a buyer as a booking needs it; undefined when it is gone, banned, or no buyer's. */
export async function buyerOf(
  db: Executor,
  id: string,
): Promise<{ id: string; name: string } | undefined> {
  const { rows } = await sql<{ id: string; name: string }>`
    select id, name from users where id = ${id} and role = 'Buyer' and banned_at is null`.execute(
    db,
  )
  return rows[0]
}

/** The names of people, by their ids. */
export async function namesOf(db: Executor, ids: readonly string[]): Promise<Map<string, string>> {
  const { rows } = await sql<{ id: string; name: string }>`
    select id, name from users where id = any(${[...new Set(ids)]}::uuid[])`.execute(db)
  return new Map(rows.map(({ id, name }) => [id, name]))
}
