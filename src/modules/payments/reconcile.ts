import type { Deps } from '../../deps.ts'
import { inTransaction, type Tx } from '../../platform/db/index.ts'
import type { Job } from '../../platform/jobs.ts'
import { DAY, HOUR, MINUTE, SECOND } from '../../shared/time.ts'
import { applyCharge, type OrderCallbacks } from './apply-charge.ts'
import { providerFor, providerNamed } from './choose-provider.ts'
import { handleBankDispute, handleProviderEvent } from './handle-provider-event.ts'
import {
  lockRemainder,
  postMovement,
  recordReadUntil,
  recordRemainder,
  unreadFrom,
} from './ledger.store.ts'
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
  type BalanceTransaction,
  type Provider,
  ProviderAway,
  ProviderRefusal,
} from './provider.ts'

const BATCH = 20
const LONGEST_WAIT_MINUTES = 60
/** Events arrive in any order: some that are older than the newest may still be missing. */
const OVERLAP_MS = HOUR
/** Longer than a provider repeats its events. */
const RETENTION_DAYS = 40

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
  const latestDispute =
    dispute === 'open' && disputeRef ? await provider.fetchDispute(disputeRef) : undefined
  await inTransaction(deps.db, async (tx) => {
    await applyCharge(deps, orders, tx, { paymentId, charge, reportedAt })
    if (latestDispute) await handleBankDispute(deps, orders, tx, paymentId, latestDispute)
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
  await deleteWebhookEvents(deps.db.kysely, new Date(now.getTime() - RETENTION_DAYS * DAY))
  return fresh
}

/** Checks unready accounts of sellers with waiting payouts. Returns how many. */
export async function checkPayoutAccounts(deps: Deps): Promise<number> {
  const hourAgo = new Date(deps.clock.now().getTime() - HOUR)
  const accounts = await unreadyPayoutAccounts(deps.db.kysely, hourAgo, BATCH)
  for (const { provider: name, ref } of accounts) {
    const provider = providerNamed(deps, name)
    if (provider)
      await skipIfAway(deps, async () => {
        const account = await provider.fetchPayoutAccount(ref)
        await inTransaction(deps.db, (tx) => updatePayoutAccount(deps, tx, name, account))
      })
  }
  return accounts.length
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

/** Transactions may appear a little later than they are dated, and clocks differ. */
const REREAD_MS = 10 * MINUTE
/** After a longer downtime the clock may have been different before. */
const AWAY_MS = HOUR

const reading = new WeakMap<Deps['env'], Promise<boolean>>()

/**
 * Imports the provider's balance transactions since the last run and books what only those
 * contain: the provider's fees and the operator's withdrawals. Each is booked once. Returns how many were new;
 * if the provider is unavailable, the next run continues.
 */
export async function recordBalanceTransactions(deps: Deps): Promise<number> {
  const provider = providerFor(deps)
  const since = provider && (await unreadFrom(deps.db.kysely, provider.name, deps.clock.now()))
  if (!since) return 0
  try {
    return await recordSince(deps, provider, since)
  } catch (error) {
    if (!(error instanceof ProviderAway || error instanceof ProviderRefusal)) throw error
    deps.log.warn({ err: error }, "the provider's statement was not read; it is read again")
    return 0
  }
}

/**
 * The same before a page is shown. Pages that ask at the same time share one reading of this process. More
 * than a day of transactions is left to the job. True if the ledger is up to date; failures are logged.
 */
export function refreshBalanceTransactions(deps: Deps): Promise<boolean> {
  const running = reading.get(deps.env)
  if (running) return running
  const started = readLatest(deps)
    .catch((error: unknown) => {
      deps.log.warn({ err: error }, "the provider's statement was not read for a page")
      return false
    })
    .finally(() => reading.delete(deps.env))
  reading.set(deps.env, started)
  return started
}

async function readLatest(deps: Deps): Promise<boolean> {
  const now = deps.clock.now()
  const provider = providerFor(deps)
  const since = provider && (await unreadFrom(deps.db.kysely, provider.name, now))
  if (!since) return true
  if (now.getTime() - since.getTime() >= DAY) return false
  await recordSince(deps, provider, since)
  return true
}

// By the day: after a long absence no answer is longer than a day's.
async function recordSince(deps: Deps, provider: Provider, since: Date): Promise<number> {
  const now = deps.clock.now()
  const end = now.getTime()
  const overlap = end - since.getTime() < AWAY_MS ? REREAD_MS : DAY
  let fresh = 0
  for (let from = since.getTime() - overlap; from < end; from += DAY) {
    const isLast = from + DAY >= end
    const lines = await provider.balanceTransactions(
      new Date(from),
      isLast ? null : new Date(from + DAY),
    )
    const until = isLast ? now : new Date(from + DAY)
    fresh += await inTransaction(deps.db, async (tx) => {
      let booked = 0
      for (const line of lines) booked += await recordBalanceTransaction(tx, line)
      await recordReadUntil(tx, provider.name, { until, now })
      return booked
    })
  }
  return fresh
}

type Part = Pick<BalanceTransaction, 'ref' | 'at' | 'currency'> & {
  kind: 'provider_fee' | 'withdrawal'
  minor: number
}

/** Books a line of a provider's statement, if it was not before. Returns how many bookings were new. */
async function recordBalanceTransaction(tx: Tx, line: BalanceTransaction): Promise<number> {
  const { feeMinor, withdrawnMinor, ...source } = line
  const fee = await recordPart(tx, { ...source, kind: 'provider_fee', minor: feeMinor })
  const withdrawal = await recordPart(tx, { ...source, kind: 'withdrawal', minor: withdrawnMinor })
  return Number(fee) + Number(withdrawal)
}

/** The ledger has whole minor units only: thousandths that remain are booked with the next transaction. */
async function recordPart(tx: Tx, part: Part): Promise<boolean> {
  if (Number.isInteger(part.minor)) return postPart(tx, part)
  const rest = await lockRemainder(tx, part)
  if (rest === undefined) return false
  const thousandths = Math.round(part.minor * 1_000) + rest
  const minor = roundHalfDown(thousandths / 1_000)
  const isNew = await postPart(tx, { ...part, minor })
  if (isNew || minor === 0) await recordRemainder(tx, part, thousandths - minor * 1_000)
  return isNew
}

/** A half is rounded down here because it is rounded up in the provider's balance, where it stays. */
function roundHalfDown(value: number): number {
  // Not -0, which the ledger would compare as another number.
  return 0 - Math.round(-value)
}

function postPart(tx: Tx, { kind, minor, ...source }: Part): Promise<boolean> {
  const account = kind === 'provider_fee' ? 'provider_fees' : 'withdrawn'
  return postMovement(tx, {
    ...source,
    orderId: null,
    kind,
    entries: [
      { account, amountMinor: minor },
      { account: 'provider', amountMinor: 0 - minor },
    ],
  })
}
