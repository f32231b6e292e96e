import { sql } from 'kysely'
import type { Executor, Tx } from '../../platform/db/index.ts'
import type { StoredFeeVat } from './fee-vat.store.ts'
import type { ProviderName } from './provider.ts'

/** Ledger accounts. Money at the provider is a debit, money owed a credit. */
export type Account = 'provider' | 'held' | 'seller' | 'fees' | 'buyer' | ProvidersOwn

/** What the provider keeps for itself, and what the operator took out of it; both debits. */
type ProvidersOwn = 'provider_fees' | 'withdrawn'

export type MovementKind =
  | 'charge'
  | 'release'
  | 'refund'
  | 'refund_paid'
  | 'refund_failed'
  | 'payout'
  | 'chargeback'
  | 'chargeback_won'
  | 'chargeback_lost'
  | 'provider_fee'
  | 'withdrawal'
  | 'refund_outside'
  | 'payout_outside'

/** One side of a movement, in minor units: debits are positive, credits negative. */
export type Entry = {
  account: Account
  amountMinor: number
  userId?: string | null
  /** The part of an amount that is postage, not price. */
  isPostage?: boolean
}

export type Movement = {
  kind: MovementKind
  /** What it is of; the same kind for the same ref is posted once. */
  ref: string
  orderId: string | null
  at: Date
  currency: string
  entries: readonly Entry[]
}

/**
 * Books a transfer in the caller's transaction. False if it was booked before: safe to repeat. Zero
 * entries are left out, and a transfer of nothing is not booked.
 * @throws if the entries do not sum to zero; the database rejects the same at commit.
 */
export async function postMovement(tx: Tx, movement: Movement): Promise<boolean> {
  const posted = balanced(movement)
  return posted ? insertTransfer(tx, posted) : false
}

/** The same where it does not matter whether it was booked before: the transaction goes on without waiting. */
export async function addMovement(tx: Tx, movement: Movement): Promise<void> {
  const posted = balanced(movement)
  if (posted) await insertTransferLater(tx, posted)
}

function balanced(movement: Movement): Movement | undefined {
  const entries = movement.entries.filter(({ amountMinor }) => amountMinor !== 0)
  if (entries.length === 0) return undefined
  const sum = entries.reduce((total, { amountMinor }) => total + amountMinor, 0)
  if (sum !== 0) throw new Error(`${movement.kind} ${movement.ref} is out of balance by ${sum}`)
  return { ...movement, entries }
}

/** Inserts a movement with its entries, unless the same kind of the same ref is there. */
function transferInsert({ entries, ...movement }: Movement) {
  return sql`
    with transfer as (
      insert into ledger_transfers (kind, ref, order_id, entry_count, at)
      values (${movement.kind}, ${movement.ref}, ${movement.orderId}, ${entries.length}, ${movement.at})
      on conflict (kind, ref) do nothing
      returning id)
    insert into ledger_entries
      (transfer_id, position, account, user_id, amount_minor, is_postage, currency)
    select id, position - 1, account, user_id, amount_minor, is_postage, ${movement.currency}::text
    from transfer, unnest(
      ${entries.map(({ account }) => account)}::text[],
      ${entries.map(({ userId = null }) => userId)}::uuid[],
      ${entries.map(({ amountMinor }) => amountMinor)}::bigint[],
      ${entries.map(({ isPostage = false }) => isPostage)}::boolean[])
      with ordinality as entry (account, user_id, amount_minor, is_postage, position)`
}

/** False when the same kind of movement of the same ref is there. */
export async function insertTransfer(tx: Tx, movement: Movement): Promise<boolean> {
  const { numAffectedRows } = await transferInsert(movement).execute(tx)
  return numAffectedRows !== undefined && numAffectedRows > 0n
}

/** The same without waiting. */
async function insertTransferLater(tx: Tx, movement: Movement): Promise<void> {
  await sql`${transferInsert(movement)}`.execute(tx)
}

export type Total = { account: Account; currency: string; amountMinor: number }

/** Balances of all accounts by currency; debits positive. */
export async function accountTotals(db: Executor): Promise<Total[]> {
  return db
    .selectFrom('ledgerEntries')
    .select(['account', 'currency', sql<number>`sum(amount_minor)::bigint`.as('amountMinor')])
    .groupBy(['account', 'currency'])
    .execute()
}

/** Balance of one account for one order; debits positive. */
export async function balanceOfOrder(db: Executor, orderId: string, account: Account) {
  const row = await db
    .selectFrom('ledgerEntries')
    .innerJoin('ledgerTransfers', 'ledgerTransfers.id', 'transferId')
    .select(sql<number>`coalesce(sum(amount_minor), 0)::bigint`.as('amountMinor'))
    .where('orderId', '=', orderId)
    .where('account', '=', account)
    .executeTakeFirstOrThrow()
  return row.amountMinor
}

/** What is due to a seller, by currency, in minor units; negative when the seller owes. */
export async function sellerBalance(
  db: Executor,
  userId: string,
): Promise<{ currency: string; amountMinor: number }[]> {
  return db
    .selectFrom('ledgerEntries')
    .select(['currency', sql<number>`-sum(amount_minor)::bigint`.as('amountMinor')])
    .where('userId', '=', userId)
    .groupBy('currency')
    .orderBy('currency')
    .execute()
}

export type AmountDue = { userId: string; currency: string; amountMinor: number }

/** The same for several sellers at once. */
export async function sellerBalances(db: Executor, userIds: string[]): Promise<AmountDue[]> {
  if (userIds.length === 0) return []
  const rows = await db
    .selectFrom('ledgerEntries')
    .select(['userId', 'currency', sql<number>`-sum(amount_minor)::bigint`.as('amountMinor')])
    .where('userId', 'in', userIds)
    .groupBy(['userId', 'currency'])
    .execute()
  return rows.flatMap(({ userId, ...due }) => (userId ? [{ userId, ...due }] : []))
}

/** One movement on a seller's account; all sums in minor units. */
export type StatementLine = StoredFeeVat & {
  id: number
  kind: MovementKind
  at: Date
  orderId: string | null
  /** The phone's name, as it was when it was booked. */
  name: string | null
  currency: string
  /** What the buyer paid for the phone and its shipping, what was refunded, and the fee. */
  priceMinor: number
  postageMinor: number
  refundedMinor: number
  feeMinor: number
  /** What the seller gains, or owes when negative, and the balance afterwards. */
  amountMinor: number
  balanceMinor: number
}

/** What happened on a seller's account from `from` until before `to`, newest first. */
export async function listStatementLines(
  db: Executor,
  userId: string,
  { from, to, limit }: { from: Date; to: Date; limit: number },
): Promise<StatementLine[]> {
  const { rows } = await sql<StatementLine>`
    select * from (
      select t.id, t.kind, t.at, t.order_id, o.name, e.currency,
        -e.amount_minor as amount_minor,
        (sum(-e.amount_minor) over (partition by e.currency order by t.id))::bigint as balance_minor,
        other.price_minor, other.postage_minor, other.refunded_minor, other.fee_minor,
        v.rate_thousandths, v.net_minor, v.vat_minor, v.shop_name, v.shop_vat_number, v.seller_vat_number
      from (
        select transfer_id, currency, sum(amount_minor)::bigint as amount_minor
        from ledger_entries where user_id = ${userId} group by transfer_id, currency
      ) as e
      join ledger_transfers t on t.id = e.transfer_id
      left join orders o on o.id = t.order_id
      left join fee_vat v on v.transfer_id = t.id
      cross join lateral (
        select
          coalesce(sum(amount_minor) filter (where account = 'held' and not is_postage), 0)::bigint
            as price_minor,
          coalesce(sum(amount_minor) filter (where account = 'held' and is_postage), 0)::bigint
            as postage_minor,
          coalesce(-sum(amount_minor) filter (where account = 'buyer'), 0)::bigint as refunded_minor,
          coalesce(-sum(amount_minor) filter (where account = 'fees'), 0)::bigint as fee_minor
        from ledger_entries where transfer_id = t.id and t.kind in ('release', 'refund')
      ) as other
    ) as lines
    where at >= ${from} and at < ${to}
    order by id desc
    limit ${limit}
  `.execute(db)
  return rows
}

/** What a seller was paid out in all, by currency, in minor units. */
export async function paidOutToSeller(db: Executor, userId: string) {
  const { rows } = await sql<{ currency: string; amountMinor: number }>`
    select e.currency, sum(e.amount_minor)::bigint as amount_minor
    from ledger_entries e join ledger_transfers t on t.id = e.transfer_id
    where e.user_id = ${userId} and t.kind in ('payout', 'payout_outside')
    group by e.currency order by e.currency
  `.execute(db)
  return rows
}

type MoneyOnItsWay = {
  currency: string
  amountMinor: number
  sales: number
  firstAt: Date | null
}

/**
 * What buyers have paid for sales under way, minus fees, by currency. `firstAt` is when the first of them
 * completes or its return period ends, if that is known. Disputed sales and returns do not count.
 */
export async function onItsWayToSeller(db: Executor, userId: string): Promise<MoneyOnItsWay[]> {
  const { rows } = await sql<MoneyOnItsWay>`
    select p.currency, sum(p.amount_minor - o.fee_minor)::bigint as amount_minor,
      count(*)::int as sales,
      min(case o.state when 'completed' then o.return_until
        when 'delivered' then greatest(o.state_due_at, o.return_until) end) as first_at
    from payments p join orders o on o.id = p.order_id
    where o.seller_id = ${userId} and p.state = 'paid' and p.settled_at is null
      and o.state in ('paid', 'shipped', 'delivered', 'completed')
      and o.bank_disputed_at is null
    group by p.currency order by p.currency`.execute(db)
  return rows
}

/** What all sellers together were paid out, by currency, in minor units. */
export async function totalPaidOut(db: Executor) {
  const { rows } = await sql<{ currency: string; amountMinor: number }>`
    select e.currency, sum(e.amount_minor)::bigint as amount_minor
    from ledger_entries e join ledger_transfers t on t.id = e.transfer_id
    where e.account = 'seller' and t.kind in ('payout', 'payout_outside')
    group by e.currency order by e.currency
  `.execute(db)
  return rows
}

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
  const { rows } = await sql<{ thousandths: number; isKnown: boolean }>`
    select
      coalesce((select thousandths from provider_remainders where currency = ${currency}
        order by id desc limit 1), 0) as thousandths,
      exists (select from provider_remainders where kind = ${kind} and ref = ${ref}) as "isKnown"`.execute(
    tx,
  )
  return rows[0]?.isKnown ? undefined : (rows[0]?.thousandths ?? 0)
}

export async function recordRemainder(tx: Tx, { kind, ref, currency }: Rest, thousandths: number) {
  await sql`
    insert into provider_remainders (kind, ref, currency, thousandths)
    values (${kind}, ${ref}, ${currency}, ${thousandths})`.execute(tx)
}

/**
 * Queries that are compared after restoring a backup, by name. They suit every schema since the first release.
 */
export const LEDGER_SUMS = {
  'The ledger by account': `
    select coalesce(string_agg(format('%s %s %s', account, currency, total), ', ' order by account, currency), '') as sum
    from (select account, currency, sum(amount_minor) as total from ledger_entries group by account, currency) as totals`,
  'The number of ledger transfers that do not sum to zero': `
    select count(*)::text as sum from (
      select from ledger_entries group by transfer_id, currency having sum(amount_minor) <> 0) as wrong`,
}
