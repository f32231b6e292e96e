import type { Executor, Tx } from '../../platform/db/index.ts'
import type { PayoutPlace, ProviderName } from './provider.ts'

type Tables = {
  payout_accounts: {
    user_id: string
    provider: ProviderName
    provider_ref: string
    ready: boolean
    missing: string[]
    checked_at: Date
    created_at: Date
  }
  payout_account_tries: { user_id: string; failed: number }
  money_tasks: { user_id: string | null; state: string; kind: string }
}

/** Where a seller is paid out to, as it was last heard. */
export type SellerPlace = PayoutPlace & { userId: string; provider: ProviderName; checkedAt: Date }

const columns = [
  'payout_accounts.user_id as userId',
  'provider',
  'provider_ref as ref',
  'ready',
  'missing',
  'checked_at as checkedAt',
] as const

export function findPlace(
  db: Executor,
  userId: string,
  provider: ProviderName,
): Promise<SellerPlace | undefined> {
  return places(db)
    .where('user_id', '=', userId)
    .where('provider', '=', provider)
    .executeTakeFirst()
}

export function findPlaceByRef(
  db: Executor,
  provider: ProviderName,
  ref: string,
): Promise<SellerPlace | undefined> {
  return places(db)
    .where('provider', '=', provider)
    .where('provider_ref', '=', ref)
    .executeTakeFirst()
}

/** Writes down what was heard of a seller's account; one that moved to another provider moves here. */
export async function savePlace(
  tx: Tx,
  userId: string,
  provider: ProviderName,
  { ref, ready, missing }: PayoutPlace,
  now: Date,
) {
  const heard = { provider, provider_ref: ref, ready, missing, checked_at: now }
  await tx
    .withTables<Tables>()
    .insertInto('payout_accounts')
    .values({ user_id: userId, ...heard, created_at: now })
    .onConflict((conflict) => conflict.column('user_id').doUpdateSet(heard))
    .execute()
}

/** How many tries to open a seller's account the provider answered with a no, or by breaking. */
export async function failedTries(db: Executor, userId: string): Promise<number> {
  const row = await db
    .withTables<Tables>()
    .selectFrom('payout_account_tries')
    .select('failed')
    .where('user_id', '=', userId)
    .executeTakeFirst()
  return row?.failed ?? 0
}

/** Counts a failed try once, however many at once had the same answer to the same key. */
export async function noteFailedTry(db: Executor, userId: string, failed: number) {
  await db
    .withTables<Tables>()
    .insertInto('payout_account_tries')
    .values({ user_id: userId, failed })
    .onConflict((conflict) => conflict.column('user_id').doUpdateSet({ failed }))
    .execute()
}

/** Accounts that are not ready, asked about before `since`, of sellers whose money waits for them. */
export function unreadyPlaces(db: Executor, since: Date, limit: number): Promise<SellerPlace[]> {
  return places(db)
    .where('ready', '=', false)
    .where('checked_at', '<=', since)
    .where((is) =>
      is.exists(
        is
          .selectFrom('money_tasks')
          .select('money_tasks.user_id')
          .whereRef('money_tasks.user_id', '=', 'payout_accounts.user_id')
          .where('kind', '=', 'payout')
          .where('state', '=', 'waiting'),
      ),
    )
    .orderBy('checked_at')
    .limit(limit)
    .execute()
}

function places(db: Executor) {
  return db.withTables<Tables>().selectFrom('payout_accounts').select(columns)
}
