import { sql } from 'kysely'
import type { Executor } from '../../platform/db/index.ts'
import type { ProviderName } from './provider.ts'

/** From when on a provider's statement is still to be read; undefined when it never had money. */
export async function unreadSince(db: Executor, provider: ProviderName): Promise<Date | undefined> {
  const { rows } = await sql<{ at: Date | null }>`
    select coalesce(
      (select read_until from provider_readings where provider = ${provider}),
      (select min(created_at) from payments where provider = ${provider})) as at`.execute(db)
  return rows[0]?.at ?? undefined
}

/** Notes how far the statement is read; of two readers the one who came further counts. */
export async function noteRead(db: Executor, provider: ProviderName, until: Date) {
  await sql`
    insert into provider_readings (provider, read_until) values (${provider}, ${until})
    on conflict (provider) do update set read_until = excluded.read_until
    where provider_readings.read_until < excluded.read_until`.execute(db)
}
