import { sql } from 'kysely'
import type { Executor } from '../../platform/db/index.ts'
import type { RiskFacts } from './rules.ts'

export type PastAssessment = {
  id: string
  listingId: string
  facts: RiskFacts
  at: Date
  isBad: boolean
}

/**
 * Past assessments, newest first. A listing turned out bad if a moderator removed it, its seller was
 * banned, or a buyer or a bank got the money of its sale back.
 */
export async function listPastAssessments(
  db: Executor,
  { since, before, limit }: { since: Date; before?: PastAssessment | undefined; limit: number },
): Promise<PastAssessment[]> {
  const { rows } = await sql<PastAssessment>`
    select risk_assessments.id, listing_id, facts, at,
      listings.state = 'removed'
        or exists (select from users where users.id = seller_id and banned_at is not null)
        or exists (select from orders join disputes on order_id = orders.id
          where orders.listing_id = listings.id
            and outcome in ('refund', 'part_refund', 'accept_payment') and decided_by <> 'buyer')
        or exists (select from orders join payments on order_id = orders.id
          where orders.listing_id = listings.id and dispute = 'lost') as is_bad
    from risk_assessments join listings on listings.id = listing_id
    where at > ${since}
      ${before ? sql`and (at, risk_assessments.id) < (${before.at}, ${before.id}::uuid)` : sql``}
    order by at desc, risk_assessments.id desc
    limit ${limit}`.execute(db)
  return rows
}
