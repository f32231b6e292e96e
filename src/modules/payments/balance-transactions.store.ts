import { sql } from 'kysely'
import type { Executor, Tx } from '../../platform/db/index.ts'
import type { ProviderName } from './provider.ts'

/**
 * From when the provider's transactions still have to be read; undefined without any payment. A
 * position ahead of `now`, written with a wrong clock, is ignored in favor of the newest
 * transaction, which has the provider's own time.
 */
export async function unreadFrom(
  db: Executor,
  provider: ProviderName,
  now: Date,
): Promise<Date | undefined> {
  const { rows } = await sql<{ at: Date | null }>`
    with known as (select coalesce(
      (select imported_until from provider_imports where provider = ${provider} and imported_until <= ${now}),
      (select max(at) from ledger_transfers where kind in ('provider_fee', 'withdrawal')),
      (select min(created_at) from payments where provider = ${provider})) as at)
    select least(at, ${now}) as at from known where at is not null`.execute(db)
  return rows[0]?.at ?? undefined
}

/**
 * Notes how far the statement is read; of two readings the one who came further counts, unless it
 * lies ahead of `now`.
 */
export async function recordReadUntil(
  db: Executor,
  provider: ProviderName,
  { until, now }: { until: Date; now: Date },
) {
  await sql`
    insert into provider_imports (provider, imported_until) values (${provider}, ${until})
    on conflict (provider) do update set imported_until = excluded.imported_until
    where provider_imports.imported_until < excluded.imported_until
      or provider_imports.imported_until > ${now}`.execute(db)
}

type Rest = { kind: 'provider_fee' | 'withdrawal'; ref: string; currency: string }

/**
 * Remainder of the previous transactions in thousandths of a minor unit; undefined if this one was
 * already booked. Concurrent bookings wait until commit.
 */
export async function lockRemainder(
  tx: Tx,
  { kind, ref, currency }: Rest,
): Promise<number | undefined> {
  await sql`select pg_advisory_xact_lock(hashtextextended(${currency}, 89))`.execute(tx)
  const { rows } = await sql<{ thousandths: number; known: boolean }>`
    select
      coalesce((select thousandths from provider_remainders where currency = ${currency}
        order by id desc limit 1), 0) as thousandths,
      exists (select from provider_remainders where kind = ${kind} and ref = ${ref}) as known`.execute(
    tx,
  )
  return rows[0]?.known ? undefined : (rows[0]?.thousandths ?? 0)
}

export async function recordRemainder(tx: Tx, { kind, ref, currency }: Rest, thousandths: number) {
  await sql`
    insert into provider_remainders (kind, ref, currency, thousandths)
    values (${kind}, ${ref}, ${currency}, ${thousandths})`.execute(tx)
}
