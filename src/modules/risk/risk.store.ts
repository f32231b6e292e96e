import { sql } from 'kysely'
import { type Executor, newId, type Tx } from '../../platform/db/index.ts'
import { DAY } from '../../shared/time.ts'
import type { Risk, RiskFacts } from './rules.ts'

type SellerFacts = Omit<RiskFacts, 'price' | 'shareOfFairPrice' | 'otherModel'>

/** Days in which messages, and half a year in which disputes, count. */
const MESSAGE_DAYS = 30
const DISPUTE_DAYS = 183

/** What is known of a phone beside its seller. */
export type PhoneSignals = {
  /** Sellers whose photos look like those of the listing. */
  photoOwnerIds: readonly string[]
  imeiHash: string | null
}

/**
 * Banned accounts that someone is compared with: those that were banned after a moderator last cleared
 * the account.
 */
const banned = sql`
  select banned.id from users banned
  where banned.banned_at is not null and banned.id <> users.id
    and banned.banned_at > coalesce((
      select max(decided_at) from risk_account_reviews
      where user_id = users.id and decision = 'cleared'), '-infinity')`

const sharesDevice = sql`exists (
  select from known_devices own join known_devices others using (device_hash)
  where own.user_id = users.id and others.user_id in (${banned}))`
// The security log is retained for 180 days, for banned accounts too.
const sharesSimilarDevice = sql`exists (
  select from security_events own join security_events others using (network, browser)
  where own.user_id = users.id and own.network <> '' and own.browser <> ''
    and others.network <> '' and others.browser <> '' and others.user_id in (${banned}))`
const sharesPayoutAccount = sql`(exists (
  select from payment_instructions own join payment_instructions others
    on lower(regexp_replace(own.text, '\\W', '', 'g'))
      = lower(regexp_replace(others.text, '\\W', '', 'g'))
  where own.user_id = users.id and others.user_id in (${banned}))
  or exists (
    select from payout_accounts own join payout_accounts others using (bank_hash)
    where own.user_id = users.id and others.user_id in (${banned})))`
const sharesPhoneNumber = sql`exists (
  select from phone_numbers own join phone_numbers others using (number)
  where own.user_id = users.id and others.user_id in (${banned}))`
const sharesAddress = sql`exists (
  select from (
    select address from saved_addresses where user_id = users.id
    union all
    select address from order_addresses join orders on orders.id = order_id
    where buyer_id = users.id
  ) own
  where exists (
    select from saved_addresses others
    where address_key(others.address) = address_key(own.address)
      and others.user_id in (${banned}))
  or exists (
    select from order_addresses others join orders on orders.id = others.order_id
    where address_key(others.address) = address_key(own.address)
      and orders.buyer_id in (${banned})))`

/** What is known about a seller and what they share with banned accounts, now. */
export async function readSellerFacts(
  db: Executor,
  id: string,
  { photoOwnerIds, imeiHash }: PhoneSignals,
  now: Date,
): Promise<SellerFacts> {
  const ago = (days: number) => new Date(now.getTime() - days * DAY)
  const { rows } = await sql<SellerFacts>`
    select extract(epoch from ${now}::timestamptz - users.created_at)::float8 / 86400 as account_days,
      (select count(*) from sales where seller_id = users.id and counts) as sales,
      (select count(*) from listings where seller_id = users.id
        and created_at > ${ago(1)}) as listed_today,
      (select count(*) from listings where seller_id = users.id and state = 'removed') as removed,
      (select count(*) from payments join orders on orders.id = order_id
        where orders.seller_id = users.id and dispute = 'lost'
          and payments.updated_at > ${ago(DISPUTE_DAYS)}) as chargebacks,
      (select count(*) from disputes join orders on orders.id = order_id
        where orders.seller_id = users.id and closed_at > ${ago(DISPUTE_DAYS)}
          and outcome in ('refund', 'part_refund', 'accept_payment')) as lost_disputes,
      (select count(*) from messages where sender_id = users.id and names_payment
        and created_at > ${ago(MESSAGE_DAYS)}) as outside_offers,
      ${sharesDevice} as banned_device,
      ${sharesSimilarDevice} as banned_similar_device,
      exists (select from account_networks own join account_networks others using (network)
        where own.user_id = users.id and others.user_id in (${banned})) as banned_network,
      ${sharesAddress} as banned_address,
      ${sharesPayoutAccount} as banned_payout_account,
      ${sharesPhoneNumber} as banned_phone_number,
      exists (${banned} and banned.id = any(${[...photoOwnerIds]}::uuid[])) as banned_photos,
      exists (select from imei_checks where imei_hash = ${imeiHash}
        and seller_id in (${banned})) as banned_imei,
      exists (select from risk_account_reviews where user_id = users.id
        and decision is null) as account_in_review
    from users where users.id = ${id}`.execute(db)
  return rows[0]!
}

type Signals = {
  isYoung: boolean
  device: boolean
  similarDevice: boolean
  payoutAccount: boolean
}

/** What a person who logs in shares with banned accounts. */
export async function readSignals(
  db: Executor,
  userId: string,
  since: Date,
): Promise<Signals | undefined> {
  const { rows } = await sql<Signals>`
    select created_at > ${since} as is_young, ${sharesDevice} as device,
      ${sharesSimilarDevice} as similar_device, ${sharesPayoutAccount} as payout_account
    from users where users.id = ${userId} and banned_at is null and role <> 'admin'`.execute(db)
  return rows[0]
}

/** Keeps what was known about a listing when it was published or edited. */
export async function insertAssessment(
  tx: Tx,
  { listingId, facts, risk, at }: { listingId: string; facts: RiskFacts; risk: Risk; at: Date },
) {
  await tx
    .insertInto('riskAssessments')
    .values({
      id: newId(),
      listingId,
      facts: JSON.stringify(facts),
      rules: risk.rules,
      score: risk.score,
      actions: risk.actions,
      at,
    })
    .execute()
}

type StoredAssessment = Risk & { id: string; at: Date }

/** The last assessment of a listing. */
export function findAssessment(
  db: Executor,
  listingId: string,
): Promise<StoredAssessment | undefined> {
  return db
    .selectFrom('riskAssessments')
    .select(['id', 'score', 'rules', 'actions', 'at'])
    .$narrowType<Pick<Risk, 'actions'>>()
    .where('listingId', '=', listingId)
    .orderBy('at', 'desc')
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirst()
}

/** The rules that staff overruled for a listing. */
export async function findOverruled(db: Executor, listingId: string): Promise<string[]> {
  const row = await db
    .selectFrom('riskOverrules')
    .select('rules')
    .where('listingId', '=', listingId)
    .executeTakeFirst()
  return row?.rules ?? []
}

/** Adds exemptions: rules that do not apply to a listing. */
export async function addOverruled(
  tx: Tx,
  { listingId, rules, by, at }: { listingId: string; rules: string[]; by: string; at: Date },
) {
  await sql`
    insert into risk_overrules (listing_id, rules, overruled_by, at)
    values (${listingId}, ${rules}, ${by}, ${at})
    on conflict (listing_id) do update set overruled_by = excluded.overruled_by, at = excluded.at,
      rules = array(select distinct unnest(risk_overrules.rules || excluded.rules))`.execute(tx)
}

/** Takes the result off an assessment and leaves its facts. */
export async function clearAssessment(tx: Tx, id: string) {
  const nothing = { score: 0, rules: [], actions: [] }
  await tx.updateTable('riskAssessments').set(nothing).where('id', '=', id).execute()
}

/** Whether the last assessment of the phone of an order holds its payout, and staff did not overrule it. */
export async function holdsPayout(db: Executor, orderId: string): Promise<boolean> {
  const { rows } = await sql<{ holds: boolean }>`
    select coalesce('hold_payout' = any(actions), false) as holds from risk_assessments
    where listing_id = (select listing_id from orders where id = ${orderId})
    order by at desc, id desc limit 1`.execute(db)
  return rows[0]?.holds ?? false
}

/** Deletes networks that an account was last seen in before a moment; returns how many. */
export async function deleteNetworksBefore(db: Executor, before: Date): Promise<number> {
  const { rows } = await sql<{ n: number }>`
    with gone as (delete from account_networks where last_seen_at < ${before} returning 1)
    select count(*) as n from gone`.execute(db)
  return rows[0]?.n ?? 0
}

/** Deletes assessments from before a moment, but for the last one of each listing; returns how many. */
export async function deleteAssessmentsBefore(db: Executor, before: Date): Promise<number> {
  const { rows } = await sql<{ n: number }>`
    with gone as (
      delete from risk_assessments old where at < ${before} and exists (
        select from risk_assessments newer
        where newer.listing_id = old.listing_id and (newer.at, newer.id) > (old.at, old.id))
      returning 1)
    select count(*) as n from gone`.execute(db)
  return rows[0]?.n ?? 0
}

export type ReviewCause = 'sign_up' | 'blocked_listing'
type AccountDecision = 'cleared' | 'banned'

export type AccountReview = {
  id: string
  userId: string
  name: string
  email: string
  cause: ReviewCause
  reasons: string[]
  openedAt: Date
  lastAt: Date
  decision: AccountDecision | null
  decidedAt: Date | null
  note: string
}

/** The open review of an account. */
export function findOpenReview(db: Executor, userId: string): Promise<AccountReview | undefined> {
  return reviews(db).where('userId', '=', userId).where('decision', 'is', null).executeTakeFirst()
}

/** Opens a review of an account, or adds to the open one; true when it is new. */
export async function openAccountReview(
  tx: Tx,
  review: Pick<AccountReview, 'userId' | 'cause' | 'reasons'>,
  date: Date,
): Promise<boolean> {
  const { userId, cause, reasons } = review
  const { rows } = await sql<{ isNew: boolean }>`
    insert into risk_account_reviews (id, user_id, cause, reasons, opened_at, last_at)
    values (${newId()}, ${userId}, ${cause}, ${reasons}, ${date}, ${date})
    on conflict (user_id) where decision is null do update set last_at = excluded.last_at,
      cause = excluded.cause,
      reasons = array(select distinct unnest(risk_account_reviews.reasons || excluded.reasons))
    returning xmax = 0 as is_new`.execute(tx)
  return rows[0]?.isNew ?? false
}

/** Whether a moderator has cleared the account after anything that could have been held against it. */
export async function isCleared(db: Executor, userId: string): Promise<boolean> {
  const row = await db
    .selectFrom('riskAccountReviews')
    .select('decision')
    .where('userId', '=', userId)
    .where('decision', 'is not', null)
    .orderBy('decidedAt', 'desc')
    .limit(1)
    .executeTakeFirst()
  return row?.decision === 'cleared'
}

/** Reviews in one response. */
const LISTED = 100

/** Open reviews, longest waiting first. */
export function listAccountReviews(db: Executor): Promise<AccountReview[]> {
  return reviews(db)
    .where('decision', 'is', null)
    .orderBy('openedAt')
    .orderBy('riskAccountReviews.id')
    .limit(LISTED)
    .execute()
}

export function findAccountReview(db: Executor, id: string): Promise<AccountReview | undefined> {
  return reviews(db).where('riskAccountReviews.id', '=', id).executeTakeFirst()
}

/** Locks a review until commit. */
export async function lockAccountReview(tx: Tx, id: string) {
  await tx.selectFrom('riskAccountReviews').select('id').where('id', '=', id).forUpdate().execute()
}

export async function closeAccountReview(
  tx: Tx,
  id: string,
  decided: { decision: AccountDecision; by: string; note: string; at: Date },
) {
  const { decision, by: decidedBy, note, at: decidedAt } = decided
  await tx
    .updateTable('riskAccountReviews')
    .set({ decision, decidedBy, note, decidedAt })
    .where('id', '=', id)
    .execute()
}

/** Closes the open review of an account that was banned elsewhere. */
export async function closeReviewOfBanned(tx: Tx, userId: string, by: string | null, date: Date) {
  await tx
    .updateTable('riskAccountReviews')
    .set({ decision: 'banned', decidedBy: by, decidedAt: date })
    .where('userId', '=', userId)
    .where('decision', 'is', null)
    .execute()
}

function reviews(db: Executor) {
  return db
    .selectFrom('riskAccountReviews')
    .innerJoin('users', 'users.id', 'userId')
    .select([
      'riskAccountReviews.id',
      'userId',
      'users.name',
      'users.email',
      'cause',
      'reasons',
      'openedAt',
      'lastAt',
      'decision',
      'decidedAt',
      'note',
    ])
    .$narrowType<Pick<AccountReview, 'cause' | 'decision'>>()
}
