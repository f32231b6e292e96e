import { sql } from 'kysely'
import type { Executor, Tx } from '../../../platform/db/index.ts'
import type { PayoutAccount, ProviderName } from '../provider.ts'

/** The payout account of a seller, as last known. */
export type SellerPayoutAccount = Omit<PayoutAccount, 'bank'> & {
  userId: string
  provider: ProviderName
  checkedAt: Date
  /** Null until the provider says which bank account it is. */
  bankHash: string | null
  /** When it last became another one. */
  bankChangedAt: Date | null
}

const columns = [
  'payoutAccounts.userId',
  'provider',
  'providerRef as ref',
  'ready',
  'missing',
  'checkedAt',
  'bankHash',
  'bankChangedAt',
] as const

export function findPayoutAccount(
  db: Executor,
  userId: string,
  provider: ProviderName,
): Promise<SellerPayoutAccount | undefined> {
  return payoutAccounts(db)
    .where('userId', '=', userId)
    .where('provider', '=', provider)
    .executeTakeFirst()
}

/** Whether a provider has accepted an account of the seller. */
export async function canBePaidOut(db: Executor, userId: string): Promise<boolean> {
  const { rows } = await sql`
    select from payout_accounts where user_id = ${userId} and ready limit 1`.execute(db)
  return rows.length > 0
}

export function findPayoutAccountByRef(
  db: Executor,
  provider: ProviderName,
  ref: string,
): Promise<SellerPayoutAccount | undefined> {
  return payoutAccounts(db)
    .where('provider', '=', provider)
    .where('providerRef', '=', ref)
    .executeTakeFirst()
}

/** Stores the state of a seller's account; one at another provider replaces it. */
export async function savePayoutAccount(
  tx: Tx,
  userId: string,
  provider: ProviderName,
  account: Pick<SellerPayoutAccount, 'ref' | 'ready' | 'missing' | 'bankHash' | 'bankChangedAt'>,
  now: Date,
) {
  const { ref, ...state } = account
  const values = { provider, providerRef: ref, ...state, checkedAt: now }
  await tx
    .insertInto('payoutAccounts')
    .values({ userId, ...values, createdAt: now })
    .onConflict((conflict) => conflict.column('userId').doUpdateSet(values))
    .execute()
}

/** The payout account of a seller at any provider, locked until commit. */
export function lockPayoutAccount(tx: Tx, userId: string) {
  return payoutAccounts(tx).where('userId', '=', userId).forUpdate().executeTakeFirst()
}

type PreviousAddress = { name: string; language: string | null; email: string }

/** The name of a seller with each email address that they had until recently. */
export async function listPreviousAddresses(
  db: Executor,
  userId: string,
  now: Date,
): Promise<PreviousAddress[]> {
  const { rows } = await sql<PreviousAddress>`
    select users.name, users.language, previous.email from previous_addresses previous
    join users on users.id = user_id
    where user_id = ${userId} and expires_at > ${now} and banned_at is null and previous.email <> users.email`.execute(
    db,
  )
  return rows
}

/** How many attempts to open a seller's account the provider refused or failed. */
export async function countFailedAttempts(db: Executor, userId: string): Promise<number> {
  const row = await db
    .selectFrom('payoutAccountAttempts')
    .select('failed')
    .where('userId', '=', userId)
    .executeTakeFirst()
  return row?.failed ?? 0
}

/** Stores the number of failed attempts; concurrent attempts with the same key are counted once. */
export async function recordFailedAttempt(db: Executor, userId: string, failed: number) {
  await db
    .insertInto('payoutAccountAttempts')
    .values({ userId, failed })
    .onConflict((conflict) => conflict.column('userId').doUpdateSet({ failed }))
    .execute()
}

/** Accounts that are not ready and were last checked before `since`, of sellers with waiting payouts. */
export function unreadyPayoutAccounts(
  db: Executor,
  since: Date,
  limit: number,
): Promise<SellerPayoutAccount[]> {
  return payoutAccounts(db)
    .where('ready', '=', false)
    .where('checkedAt', '<=', since)
    .where((is) =>
      is.exists(
        is
          .selectFrom('moneyTasks')
          .select('moneyTasks.userId')
          .whereRef('moneyTasks.userId', '=', 'payoutAccounts.userId')
          .where('kind', '=', 'payout')
          .where('state', '=', 'waiting'),
      ),
    )
    .orderBy('checkedAt')
    .limit(limit)
    .execute()
}

type PayoutRecord = { payouts: number; lastDay: number; firstAt: Date | null }

/** How many payouts a seller had, paid or not, and how many since a moment. */
export async function readPayoutRecord(
  db: Executor,
  userId: string,
  since: Date,
): Promise<PayoutRecord> {
  const { rows } = await sql<PayoutRecord>`
    select count(*) as payouts, count(*) filter (where created_at > ${since}) as last_day,
      min(created_at) as first_at
    from money_tasks where user_id = ${userId} and kind = 'payout'`.execute(db)
  return rows[0]!
}

/**
 * The paid sales of a seller since a moment, and how many of them are disputed now, by the buyer or
 * by their bank: the bank may dispute a sale that was over for the order.
 */
export async function readDisputeShare(
  db: Executor,
  userId: string,
  since: Date,
): Promise<{ disputed: number; sales: number }> {
  const { rows } = await sql<{ disputed: number; sales: number }>`
    select count(*) filter (where state in ('disputed', 'payment_disputed')
        or exists (select from payments where order_id = orders.id and dispute = 'open')) as disputed,
      count(*) as sales
    from orders where seller_id = ${userId} and created_at > ${since}
      and state not in ('awaiting_payment', 'cancelled', 'expired')`.execute(db)
  return rows[0]!
}

function payoutAccounts(db: Executor) {
  return db.selectFrom('payoutAccounts').select(columns)
}
