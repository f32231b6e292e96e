import { sql } from 'kysely'
import { cached, type Executor, newId, type Tx } from '../../platform/db/index.ts'
import {
  type Conditions,
  defaultRules,
  type RiskAction,
  type RiskFacts,
  type RiskRule,
} from './rules.ts'

/** A rule as it applies now; version 0 is the one of the file. */
export type VersionedRule = RiskRule & { version: number }

/** What an admin can change of a rule. */
export type RuleSetting = Pick<RiskRule, 'weight' | 'action' | 'when' | 'enabled'>

/** The rules as admins changed them, in the order of the file. */
export async function readRules(db: Executor): Promise<VersionedRule[]> {
  const rows = await db
    .selectFrom('riskRules')
    .select(['key', 'weight', 'action', 'conditions', 'enabled', 'version'])
    .$narrowType<{ action: RiskAction; conditions: Conditions }>()
    .execute()
  return defaultRules.map((rule) => {
    const changed = rows.find(({ key }) => key === rule.key)
    if (!changed) return { ...rule, version: 0 }
    const { weight, action, conditions, enabled, version } = changed
    return { ...rule, weight, action, when: conditions, enabled, version }
  })
}

/** The same, for many listings; `risk_rules` is published when one changes. */
export const currentRules = cached(['risk_rules'], readRules)

/** Stores a rule if its version is still `version`; false when another admin was first. */
export async function writeRule(
  tx: Tx,
  key: string,
  version: number,
  { weight, action, when, enabled }: RuleSetting,
): Promise<boolean> {
  const values = { weight, action, conditions: JSON.stringify(when), enabled }
  const next = { ...values, version: version + 1 }
  const changed =
    version === 0
      ? await tx
          .insertInto('riskRules')
          .values({ key, ...next })
          .onConflict((conflict) => conflict.column('key').doNothing())
          .returning('key')
          .executeTakeFirst()
      : await tx
          .updateTable('riskRules')
          .set(next)
          .where('key', '=', key)
          .where('version', '=', version)
          .returning('key')
          .executeTakeFirst()
  return changed !== undefined
}

type NewChange = {
  key: string
  version: number
  before: RuleSetting
  after: RuleSetting
  changedBy: string
  at: Date
}

export async function insertRuleChange(tx: Tx, { before, after, ...change }: NewChange) {
  await tx
    .insertInto('riskRuleChanges')
    .values({
      id: newId(),
      ...change,
      before: JSON.stringify(before),
      after: JSON.stringify(after),
    })
    .execute()
}

export type RuleChange = {
  id: string
  key: string
  version: number
  before: RuleSetting
  after: RuleSetting
  changedBy: string | null
  at: Date
}

/** Changes that the page shows. */
const LISTED = 100

/** The newest changes of all rules, with the names of those who made them. */
export function listRuleChanges(db: Executor): Promise<RuleChange[]> {
  return db
    .selectFrom('riskRuleChanges')
    .leftJoin('users', 'users.id', 'changedBy')
    .select([
      'riskRuleChanges.id',
      'key',
      'version',
      'before',
      'after',
      'users.name as changedBy',
      'at',
    ])
    .$narrowType<{ before: RuleSetting; after: RuleSetting }>()
    .orderBy('at', 'desc')
    .orderBy('riskRuleChanges.id', 'desc')
    .limit(LISTED)
    .execute()
}

export type PastAssessment = {
  id: string
  listingId: string
  facts: RiskFacts
  at: Date
  isViolation: boolean
}

/**
 * Past assessments, newest first. A listing was a violation if a moderator removed it, its seller was
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
          where orders.listing_id = listings.id and dispute = 'lost') as is_violation
    from risk_assessments join listings on listings.id = listing_id
    where at > ${since}
      ${before ? sql`and (at, risk_assessments.id) < (${before.at}, ${before.id}::uuid)` : sql``}
    order by at desc, risk_assessments.id desc
    limit ${limit}`.execute(db)
  return rows
}
