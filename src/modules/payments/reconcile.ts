import type { Deps } from '../../deps.ts'
import { inTransaction } from '../../platform/db/index.ts'
import type { Job } from '../../platform/jobs.ts'
import { DAY, HOUR, MINUTE, SECOND } from '../../shared/time.ts'
import { applyCharge, type OrderCallbacks } from './apply-charge.ts'
import { recordBalanceTransactions } from './balance-transactions.ts'
import { handleBankDispute, handleProviderEvent } from './handle-provider-event.ts'
import { runMoneyTasks } from './money-tasks/run-money-tasks.ts'
import type { Payment } from './payment.ts'
import {
  claimUncheckedPayments,
  deleteWebhookEvents,
  newestWebhookEvent,
} from './payments.store.ts'
import { updatePayoutAccount } from './payouts/payout-account.ts'
import { unreadyPayoutAccounts } from './payouts/payout-accounts.store.ts'
import {
  type Provider,
  ProviderAway,
  ProviderRefusal,
  providerFor,
  providerNamed,
} from './provider.ts'

const BATCH = 20
const LONGEST_WAIT_MINUTES = 60
/** Events arrive in any order: some that are older than the newest may still be missing. */
const OVERLAP_MS = HOUR
/** Longer than a provider repeats its events. */
const KEPT_DAYS = 40

/**
 * Queries the provider about payments that have been open too long, in case events were lost: after
 * 2, 4, 8 … minutes, then hourly. Returns how many.
 */
export async function reconcilePayments(deps: Deps, orders: OrderCallbacks): Promise<number> {
  const now = deps.clock.now()
  const next = (checks: number) => {
    const minutes = Math.min(2 ** (checks + 1), LONGEST_WAIT_MINUTES)
    return new Date(now.getTime() + minutes * MINUTE)
  }
  const payments = await inTransaction(deps.db, (tx) =>
    claimUncheckedPayments(tx, now, next, BATCH),
  )
  for (const payment of payments) {
    const provider = providerNamed(deps, payment.provider)
    // Without an ID at the provider there is nothing to query, and it cannot be paid.
    if (provider && payment.providerRef)
      await skipIfAway(deps, () =>
        reconcilePayment(deps, orders, provider, payment, payment.providerRef!),
      )
  }
  return payments.length
}

async function reconcilePayment(
  deps: Deps,
  orders: OrderCallbacks,
  provider: Provider,
  { id: paymentId, dispute, disputeRef }: Payment,
  ref: string,
) {
  const reportedAt = deps.clock.now()
  const charge = await provider.fetchCharge(ref)
  const word =
    dispute === 'open' && disputeRef ? await provider.fetchDispute(disputeRef) : undefined
  await inTransaction(deps.db, async (tx) => {
    await applyCharge(deps, orders, tx, { paymentId, charge, reportedAt })
    if (word) await handleBankDispute(deps, orders, tx, paymentId, word)
  })
}

/** Handles events that were missed, for example during a downtime. Returns how many were new. */
export async function catchUpOnEvents(deps: Deps, orders: OrderCallbacks): Promise<number> {
  const provider = providerFor(deps)
  if (!provider) return 0
  const now = deps.clock.now()
  const newest = (await newestWebhookEvent(deps.db.kysely)) ?? new Date(now.getTime() - DAY)
  let fresh = 0
  await skipIfAway(deps, async () => {
    const since = new Date(Math.min(newest.getTime(), now.getTime()) - OVERLAP_MS)
    for (const event of await provider.eventsSince(since))
      if ((await handleProviderEvent(deps, orders, provider, event)) !== 'again') fresh += 1
  })
  await deleteWebhookEvents(deps.db.kysely, new Date(now.getTime() - KEPT_DAYS * DAY))
  return fresh
}

/** Checks unready accounts of sellers with waiting payouts. Returns how many. */
export async function checkPayoutAccounts(deps: Deps): Promise<number> {
  const hourAgo = new Date(deps.clock.now().getTime() - HOUR)
  const places = await unreadyPayoutAccounts(deps.db.kysely, hourAgo, BATCH)
  for (const { provider: name, ref } of places) {
    const provider = providerNamed(deps, name)
    if (provider)
      await skipIfAway(deps, async () => {
        const place = await provider.fetchPayoutAccount(ref)
        await inTransaction(deps.db, (tx) => updatePayoutAccount(deps, tx, name, place))
      })
  }
  return places.length
}

/** A provider that is away for one must not keep the others from being checked. */
async function skipIfAway(deps: Deps, work: () => Promise<void>) {
  try {
    await work()
  } catch (error) {
    if (!(error instanceof ProviderAway || error instanceof ProviderRefusal)) throw error
    deps.log.warn({ err: error }, 'the payment provider did not respond; trying again later')
  }
}

/** Background jobs: due refunds and payouts, and checks for what was missed. */
export function moneyJobs(deps: Deps, orders: OrderCallbacks): Job[] {
  return [
    {
      name: 'money',
      everyMs: 2 * SECOND,
      repeatWhileBusy: true,
      run: () => runMoneyTasks(deps, orders),
    },
    { name: 'open payments', everyMs: 15 * SECOND, run: () => reconcilePayments(deps, orders) },
    { name: 'provider events', everyMs: 5 * MINUTE, run: () => catchUpOnEvents(deps, orders) },
    { name: 'balance transactions', everyMs: MINUTE, run: () => recordBalanceTransactions(deps) },
    { name: 'payout accounts', everyMs: 5 * MINUTE, run: () => checkPayoutAccounts(deps) },
  ]
}
