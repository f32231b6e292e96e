import type { Deps } from '../../../deps.ts'
import { inTransaction } from '../../../platform/db/index.ts'
import { HOUR, MINUTE } from '../../../shared/time.ts'
import { holdsPayout } from '../../risk/index.ts'
import { applyCharge, type OrderCallbacks } from '../apply-charge.ts'
import { providerNamed } from '../choose-provider.ts'
import type { MoneyTask, Payment } from '../payment.ts'
import { findPayment } from '../payments.store.ts'
import { changeEnds, updatePayoutAccount } from '../payouts/payout-account.ts'
import { findPayoutAccount } from '../payouts/payout-accounts.store.ts'
import {
  HELD_FOR_CHANGE,
  HELD_FOR_DISPUTES,
  HELD_FOR_RISK,
  isHeldForDisputes,
} from '../payouts/payouts.ts'
import { type Provider, ProviderAway, ProviderRefusal, type Transfer } from '../provider.ts'
import { failTask, finishTask, recordPayoutWaiting } from './finish-money-task.ts'
import { changeTask, claimDueTasks, lockTask } from './money-tasks.store.ts'
import { freezeAmount } from './payable-amounts.ts'
import { LEASE_MS, transferRequest } from './transfer-request.ts'

const BATCH = 10
/** A task refused this often, for half an hour, is left to an admin. Timeouts are retried for ever. */
const MAX_REFUSALS = 6
const LONGEST_WAIT_MINUTES = 60
/** Some refunds take the bank days. */
const PENDING_MINUTES = 30
/** Waiting tasks are resumed by what they wait for; this catches a missed resume. */
const WAITING_HOURS = 3
/** Sellers are reminded once a week. */
const REMIND_EVERY_ATTEMPTS = (7 * 24) / WAITING_HOURS
/** Of several payouts at once, only the first fetches the account from the provider. */
const FRESH_MS = 10 * MINUTE
/** How soon a payout follows when staff overruled the risk of its listing. */
const RISK_MINUTES = 10
const NO_PAYOUT_ACCOUNT = 'The seller has not set up payouts.'

/** The result of an attempt: money moved, nothing to do, or what the task waits for. */
type Result =
  | Transfer
  | 'nothing'
  | { waitsFor: string; by?: 'seller'; round?: number; until?: Date }

/** Runs due refunds, payouts and cancellations at the provider. Returns how many were tried. */
export async function runMoneyTasks(deps: Deps, orders: OrderCallbacks): Promise<number> {
  const now = deps.clock.now()
  const leaseEnds = new Date(now.getTime() + LEASE_MS)
  const tasks = await inTransaction(deps.db, (tx) => claimDueTasks(tx, now, leaseEnds, BATCH))
  await Promise.all(tasks.map((task) => runTask(deps, orders, task)))
  return tasks.length
}

async function runTask(deps: Deps, orders: OrderCallbacks, task: MoneyTask) {
  const payment = await findPayment(deps.db.kysely, task.paymentId)
  const provider = payment && providerNamed(deps, payment.provider)
  if (!provider) return retryLater(deps, task, { problem: 'The provider is not set up.' })
  try {
    await recordResult(deps, task, await perform(deps, orders, provider, payment, task))
  } catch (error) {
    if (error instanceof ProviderRefusal) return handleRefusal(deps, provider, task, error)
    if (!(error instanceof ProviderAway)) throw error
    const round = error.failed ? task.round + 1 : task.round
    await retryLater(deps, task, { problem: error.message, round })
  }
}

async function perform(
  deps: Deps,
  orders: OrderCallbacks,
  provider: Provider,
  payment: Payment,
  task: MoneyTask,
): Promise<Result> {
  const { providerRef } = payment
  if (!providerRef) return 'nothing'
  if (task.kind === 'cancel') return cancelCharge(deps, orders, provider, payment.id, providerRef)
  if (payment.dispute === 'open') return { waitsFor: 'The bank disputes the payment.' }
  const request = transferRequest(task, payment)
  if (!request) return 'nothing'
  if (task.kind === 'refund') {
    if (task.state === 'sent' && task.providerRef) return provider.fetchRefund(task.providerRef)
    const whole = { ...request, amountMinor: task.amountMinor }
    const earlier = task.attempts > 1 ? await provider.findTransfer('refund', whole) : undefined
    return earlier ?? provider.refund(whole)
  }
  // The response to an earlier attempt may have been lost, and the account closed since.
  const earlier =
    task.attempts > 1 && task.frozenAt
      ? await provider.findTransfer('payout', { ...request, amountMinor: task.amountMinor })
      : undefined
  if (earlier) return earlier
  const { userId } = task
  const now = deps.clock.now()
  if (task.heldUntil && task.heldUntil > now)
    return { waitsFor: task.problem ?? 'It is paid out later.', until: task.heldUntil }
  if (userId && (await isHeldForDisputes(deps.db.kysely, userId, now)))
    return { waitsFor: HELD_FOR_DISPUTES }
  if (await holdsPayout(deps.db.kysely, task.orderId))
    return { waitsFor: HELD_FOR_RISK, until: new Date(now.getTime() + RISK_MINUTES * MINUTE) }
  const account = userId ? await freshAccount(deps, provider, userId) : undefined
  if (!account?.ready) return { waitsFor: NO_PAYOUT_ACCOUNT, by: 'seller' }
  const ends = changeEnds(deps, account)
  if (ends && ends > now) return { waitsFor: HELD_FOR_CHANGE, until: ends }
  const amountMinor = await freezePayout(deps, task)
  if (amountMinor === 0) return 'nothing'
  return provider.payOut({ ...request, amountMinor, payoutAccount: account.ref })
}

/** The account as the provider knows it now: an event about another bank account may have been lost. */
async function freshAccount(deps: Deps, provider: Provider, userId: string) {
  const find = () => findPayoutAccount(deps.db.kysely, userId, provider.name)
  const stored = await find()
  const isFresh = stored && deps.clock.now().getTime() - stored.checkedAt.getTime() < FRESH_MS
  if (!stored?.ready || isFresh) return stored
  const account = await provider.fetchPayoutAccount(stored.ref)
  await inTransaction(deps.db, (tx) => updatePayoutAccount(deps, tx, provider.name, account))
  return find()
}

async function cancelCharge(
  deps: Deps,
  orders: OrderCallbacks,
  provider: Provider,
  paymentId: string,
  ref: string,
): Promise<Result> {
  const charge = await provider.cancelCharge(ref)
  const reportedAt = deps.clock.now()
  await inTransaction(deps.db, (tx) =>
    applyCharge(deps, orders, tx, { paymentId, charge, reportedAt }),
  )
  if (charge.state === 'confirming')
    return { waitsFor: 'The buyer’s bank is still confirming the payment.' }
  if (charge.state === 'open') throw new ProviderAway('It can’t be canceled right now.')
  return 'nothing'
}

function recordResult(deps: Deps, { id }: MoneyTask, result: Result) {
  return inTransaction(deps.db, async (tx) => {
    const task = await lockTask(tx, id)
    // Another process or an event of the provider finished it first.
    if (!task || task.state === 'done' || task.state === 'failed') return
    const now = deps.clock.now()
    if (result === 'nothing')
      return changeTask(tx, id, { state: 'done', dueAt: null, doneAt: now, problem: null })
    if ('waitsFor' in result) {
      if (result.by === 'seller' && shouldRemind(task)) await recordPayoutWaiting(tx, task, now)
      return changeTask(tx, id, {
        state: 'waiting',
        dueAt: result.until ?? new Date(now.getTime() + WAITING_HOURS * HOUR),
        problem: result.waitsFor,
        round: result.round ?? task.round,
      })
    }
    if (result.state === 'done') return finishTask(deps, tx, task, result.ref)
    if (result.state === 'failed') {
      await changeTask(tx, id, { providerRef: result.ref })
      return failTask(deps, tx, task, result.problem ?? 'failed')
    }
    const dueAt = new Date(now.getTime() + PENDING_MINUTES * MINUTE)
    await changeTask(tx, id, { state: 'sent', providerRef: result.ref, dueAt, problem: null })
  })
}

/** When it starts to wait, and every week. */
function shouldRemind({ state, attempts }: MoneyTask): boolean {
  return state !== 'waiting' || attempts % REMIND_EVERY_ATTEMPTS === 0
}

async function handleRefusal(
  deps: Deps,
  provider: Provider,
  task: MoneyTask,
  error: ProviderRefusal,
) {
  // The seller's account may have been closed or blocked since the last check.
  if (task.kind === 'payout' && task.userId) {
    const stored = await findPayoutAccount(deps.db.kysely, task.userId, provider.name)
    const account = stored && (await provider.fetchPayoutAccount(stored.ref).catch(() => undefined))
    if (account)
      await inTransaction(deps.db, (tx) => updatePayoutAccount(deps, tx, provider.name, account))
    if (account && !account.ready)
      return recordResult(deps, task, {
        waitsFor: error.message,
        by: 'seller',
        round: task.round + 1,
      })
  }
  if (task.attempts < MAX_REFUSALS)
    return retryLater(deps, task, { problem: error.message, round: task.round + 1 })
  await inTransaction(deps.db, async (tx) => {
    const locked = await lockTask(tx, task.id)
    if (locked && locked.state !== 'done') await failTask(deps, tx, locked, error.message)
  })
}

/** Tries again after 1, 2, 4 … minutes, then every hour. */
async function retryLater(
  deps: Deps,
  { id, kind, attempts, round: last }: MoneyTask,
  { problem, round = last }: { problem: string; round?: number },
) {
  deps.log.warn({ task: id, kind, problem }, 'moving money failed; retrying later')
  const minutes = Math.min(2 ** (attempts - 1), LONGEST_WAIT_MINUTES)
  const dueAt = new Date(deps.clock.now().getTime() + minutes * MINUTE)
  await inTransaction(deps.db, async (tx) => {
    const task = await lockTask(tx, id)
    if (task && task.state !== 'done') await changeTask(tx, id, { dueAt, problem, round })
  })
}

/**
 * Settles what a seller is really paid, in minor units: a seller who owes something from before, for
 * a payment that a bank took back, gets that much less. It does not change after, because
 * the provider takes a key for one amount only.
 */
async function freezePayout(deps: Deps, { id }: MoneyTask): Promise<number> {
  return inTransaction(deps.db, async (tx) => {
    const locked = await lockTask(tx, id)
    return locked?.userId ? freezeAmount(tx, locked, deps.clock.now()) : 0
  })
}
