import { sql } from 'kysely'
import type { Executor, Tx } from '../../platform/db/index.ts'
import { DAY } from '../../shared/time.ts'
import type { Risk, RiskFacts } from './rules.ts'

type SellerFacts = Omit<RiskFacts, 'price' | 'shareOfFairPrice'>

/** What is known about a seller now. */
export async function readSellerFacts(db: Executor, id: string, now: Date): Promise<SellerFacts> {
  const { rows } = await sql<SellerFacts>`
    select extract(epoch from ${now}::timestamptz - users.created_at)::float8 / 86400 as account_days,
      (select count(*) from sales where seller_id = users.id and counts) as sales,
      (select count(*) from listings where seller_id = users.id
        and created_at > ${new Date(now.getTime() - DAY)}) as listed_today,
      (select count(*) from listings where seller_id = users.id and state = 'removed') as removed,
      (select count(*) from payments join orders on orders.id = order_id
        where orders.seller_id = users.id and dispute = 'lost') as chargebacks,
      exists (select from account_networks own join account_networks others using (network)
        join users banned on banned.id = others.user_id
        where own.user_id = users.id and banned.banned_at is not null
          and banned.id <> users.id) as banned_network,
      exists (select from payment_instructions own join payment_instructions others
          on lower(regexp_replace(own.text, '\\W', '', 'g'))
            = lower(regexp_replace(others.text, '\\W', '', 'g'))
        join users banned on banned.id = others.user_id
        where own.user_id = users.id and banned.banned_at is not null
          and banned.id <> users.id) as banned_payout_account
    from users where users.id = ${id}`.execute(db)
  return rows[0]!
}

/** Keeps what was known about a listing when it was published. */
export async function insertAssessment(
  tx: Tx,
  { listingId, facts, risk, at }: { listingId: string; facts: RiskFacts; risk: Risk; at: Date },
) {
  await tx
    .insertInto('riskAssessments')
    .values({
      listingId,
      facts: JSON.stringify(facts),
      rules: JSON.stringify(risk.rules),
      score: risk.score,
      action: risk.action,
      at,
    })
    .execute()
}

/** Deletes networks that an account was last seen in before a moment; returns how many. */
export async function deleteNetworksBefore(db: Executor, before: Date): Promise<number> {
  const { rows } = await sql<{ n: number }>`
    with gone as (delete from account_networks where last_seen_at < ${before} returning 1)
    select count(*) as n from gone`.execute(db)
  return rows[0]?.n ?? 0
}
