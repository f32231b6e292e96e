import { sql } from 'kysely'
import type { Executor } from '../../../platform/db/index.ts'

/** How a person reads dates. */
export async function findReader(
  db: Executor,
  userId: string,
): Promise<{ locale: string | null; timeZone: string | null } | undefined> {
  const { rows } = await sql<{ locale: string | null; timeZone: string | null }>`
    select locale, time_zone from users where id = ${userId}`.execute(db)
  return rows[0]
}
