import type { Deps } from '../../deps.ts'
import { inTransaction, type Tx } from '../../platform/db/index.ts'
import { recordEvent, writeAudit } from '../../platform/events.ts'
import { HOUR } from '../../shared/time.ts'
import { type Applied, applyCharge, type OrderCallbacks } from './apply-charge.ts'
import { addMovement, balanceOfOrder } from './ledger.store.ts'
import { failTask, finishTask, reverseRefund } from './money-tasks/finish-money-task.ts'
import {
  changeTask,
  findTaskByRef,
  lockPaymentTasks,
  lockTask,
} from './money-tasks/money-tasks.store.ts'
import { type MoneyTask, type Payment, paymentEventData } from './payment.ts'
import {
  changePayment,
  findByRef,
  findPayment,
  insertEvent,
  lockPayment,
  setWebhookOutcome,
} from './payments.store.ts'
import { updatePayoutAccount } from './payouts/payout-account.ts'
import { findPayoutAccountByRef } from './payouts/payout-accounts.store.ts'
import type { Dispute, Provider, ProviderEvent, Transfer } from './provider.ts'

type EventOutcome = 'applied' | 'stale' | 'unknown' | 'ignored' | 'again'

/**
 * Handles one event of a provider once, however often it is delivered: its id and its effect are
 * written in one transaction. Events about unknown objects are recorded and ignored.
 */
export async function handleProviderEvent(
  deps: Deps,
  orders: OrderCallbacks,
  provider: Provider,
  event: ProviderEvent,
): Promise<EventOutcome> {
  const confirmed = await confirmWithProvider(deps, provider, event)
  return inTransaction(deps.db, async (tx) => {
    const isNew = await insertEvent(tx, event, deps.clock.now())
    if (!isNew) return 'again'
    const ref = refOf(confirmed)
    const payment = ref && (await findByRef(tx, provider.name, ref.ref, ref.id))
    const outcome = await applyEvent(deps, orders, tx, provider, confirmed, payment)
    if (outcome === 'unknown')
      deps.log.warn({ event: event.id, type: event.type }, 'unknown payment')
    if (outcome !== 'ignored') await setWebhookOutcome(tx, event.id, outcome)
    return outcome
  })
}

/** The provider's name for the payment that an event is about, and ours if it says so. */
function refOf({ about }: ProviderEvent): { ref: string; id: string | null } | undefined {
  if (about.kind === 'charge') return { ref: about.charge.ref, id: about.charge.paymentId }
  return about.kind === 'dispute' ? { ref: about.ref, id: null } : undefined
}

/** Queries the provider first about events that contradict our state or have no data. */
async function confirmWithProvider(
  deps: Deps,
  provider: Provider,
  event: ProviderEvent,
): Promise<ProviderEvent> {
  const { about } = event
  if (about.kind === 'account') {
    const payoutAccount = await findPayoutAccountByRef(deps.db.kysely, provider.name, about.ref)
    return payoutAccount
      ? {
          ...event,
          about: { ...about, payoutAccount: await provider.fetchPayoutAccount(about.ref) },
        }
      : event
  }
  if (about.kind !== 'charge' && about.kind !== 'dispute') return event
  const { ref, id } = refOf(event)!
  const payment = await findByRef(deps.db.kysely, provider.name, ref, id)
  if (!payment) return event
  const isPaid = payment.state === 'paid' || payment.state === 'returned'
  const doubtful =
    about.kind === 'dispute'
      ? !isPaid
      : (about.charge.state === 'cancelled' && isPaid) ||
        (about.charge.state === 'paid' && payment.state === 'cancelled')
  return doubtful
    ? { ...event, about: { ...about, charge: await provider.fetchCharge(ref) } }
    : event
}

async function applyEvent(
  deps: Deps,
  orders: OrderCallbacks,
  tx: Tx,
  provider: Provider,
  { about, at }: ProviderEvent,
  payment: Payment | undefined,
): Promise<Exclude<EventOutcome, 'again'>> {
  switch (about.kind) {
    case 'charge': {
      const { charge } = about
      if (!payment) return 'unknown'
      const { id: paymentId, orderId } = payment
      return applyCharge(deps, orders, tx, { paymentId, orderId, charge, reportedAt: at })
    }
    case 'dispute': {
      const { charge, dispute } = about
      if (!payment) return 'unknown'
      // The dispute arrived before the event of the payment itself.
      if (charge)
        await applyCharge(deps, orders, tx, { paymentId: payment.id, charge, reportedAt: at })
      return handleBankDispute(deps, orders, tx, payment.id, dispute)
    }
    case 'refund':
      return handleRefundUpdate(deps, tx, about.refund)
    case 'account':
      return about.payoutAccount
        ? updatePayoutAccount(deps, tx, provider.name, about.payoutAccount)
        : 'unknown'
    case 'other':
      return 'ignored'
  }
}

/** Applies the status of a refund; refunds that the operator made at the provider are unknown. */
async function handleRefundUpdate(
  deps: Deps,
  tx: Tx,
  { ref, state, problem = 'failed' }: Transfer,
): Promise<Applied | 'unknown'> {
  const match = await findTaskByRef(tx, ref)
  const task = match && (await lockTask(tx, match.id))
  if (!task || task.providerRef !== ref) return 'unknown'
  const isStale = task.state === 'failed' || state === 'pending'
  if (isStale || (state === 'done' && task.state === 'done')) return 'stale'
  if (state === 'done') await finishTask(deps, tx, task, ref)
  else if (task.state === 'done') await reverseRefund(deps, tx, task, problem)
  else await failTask(deps, tx, task, problem)
  return 'applied'
}

const disputeEvents = {
  open: 'payment_disputed',
  won: 'payment_dispute_won',
  lost: 'payment_dispute_lost',
} as const

/**
 * Applies an event of a bank dispute (chargeback). The bank withdraws the money at once: until the
 * dispute ends there are no payouts or refunds, and the order is frozen. If won, the money returns;
 * if lost, it is taken from held money, else the seller owes it, and an order that depends on it
 * ends. An ended dispute does not reopen.
 */
export async function handleBankDispute(
  deps: Deps,
  orders: OrderCallbacks,
  tx: Tx,
  paymentId: string,
  dispute: Dispute,
): Promise<Applied> {
  const payment = await lockedPayment(orders, tx, paymentId)
  const same = payment?.disputeRef === dispute.ref
  if (!payment || (same && (payment.dispute !== 'open' || dispute.state === 'open'))) return 'stale'
  const now = deps.clock.now()
  await changePayment(
    tx,
    paymentId,
    {
      dispute: dispute.state,
      disputeRef: dispute.ref,
      checkAt: dispute.state === 'open' ? new Date(now.getTime() + HOUR) : null,
    },
    now,
  )
  const movement = {
    ref: dispute.ref,
    orderId: payment.orderId,
    at: now,
    currency: payment.currency,
  }
  const { amountMinor } = dispute
  await addMovement(tx, {
    ...movement,
    kind: 'chargeback',
    entries: [
      { account: 'buyer', amountMinor },
      { account: 'provider', amountMinor: -amountMinor },
    ],
  })
  if (dispute.state === 'won')
    await addMovement(tx, {
      ...movement,
      kind: 'chargeback_won',
      entries: [
        { account: 'provider', amountMinor },
        { account: 'buyer', amountMinor: -amountMinor },
      ],
    })
  const tasks = await lockPaymentTasks(tx, paymentId)
  if (dispute.state !== 'open')
    for (const task of tasks)
      if (task.state === 'waiting') await changeTask(tx, task.id, { state: 'due', dueAt: now })
  if (dispute.state === 'lost') await coverLoss(tx, payment, tasks, dispute, now)
  const { orderId, currency } = payment
  const whole = (await balanceOfOrder(tx, orderId, 'held')) >= 0
  const update = { orderId, status: dispute.state, whole, at: now }
  const order = payment.state === 'paid' ? await orders.handleBankDispute(deps, tx, update) : 'over'
  const facts = { amountMinor, currency, order }
  await recordEvent(tx, disputeEvents[dispute.state], now, {
    ...paymentEventData(payment),
    ...facts,
  })
  await writeAudit(tx, {
    actor: 'system',
    action: disputeEvents[dispute.state],
    subject: ['payment', paymentId],
    at: now,
    data: { orderId, ...facts },
  })
  return 'applied'
}

async function lockedPayment(
  orders: OrderCallbacks,
  tx: Tx,
  id: string,
): Promise<Payment | undefined> {
  const unlocked = await findPayment(tx, id)
  if (!unlocked) return
  await orders.lockOrder(tx, unlocked.orderId)
  return lockPayment(tx, id)
}

/** Who covers a lost dispute: a refund that was owed anyway, then held money, then the seller. */
async function coverLoss(
  tx: Tx,
  payment: Payment,
  tasks: MoneyTask[],
  { ref, amountMinor }: Dispute,
  date: Date,
) {
  const { orderId, currency } = payment
  const refunds = tasks.filter(({ kind }) => kind === 'refund')
  const refund = refunds.find(({ state }) => state !== 'done')
  const owed = Math.min(refund?.amountMinor ?? 0, amountMinor)
  if (refund && owed > 0) {
    const left = refund.amountMinor - owed
    const done = left === 0 && ({ state: 'done', dueAt: null, doneAt: date } as const)
    await changeTask(tx, refund.id, { amountMinor: left, ...done })
  }
  const rest = amountMinor - owed
  const held = Math.min(rest, -(await balanceOfOrder(tx, orderId, 'held')))
  const payout = tasks.find(({ kind }) => kind === 'payout')
  // Refunded before and disputed all the same: it stays the buyer's debt.
  const refunded = refunds.find(({ state }) => state === 'done')?.amountMinor ?? 0
  const seller = payout ? Math.min(rest - held, payment.amountMinor - refunded) : 0
  if (payout && seller > 0) await deductFromPayout(tx, payout, seller, date)
  await addMovement(tx, {
    kind: 'chargeback_lost',
    ref,
    orderId,
    at: date,
    currency,
    entries: [
      { account: 'held', amountMinor: held },
      { account: 'seller', amountMinor: seller, userId: payout?.userId ?? null },
      { account: 'buyer', amountMinor: -held - seller },
    ],
  })
}

/**
 * The seller bears a loss of the sale itself first: a payout that was not made would otherwise be paid
 * from other sales, which may be held.
 */
async function deductFromPayout(tx: Tx, payout: MoneyTask, lossMinor: number, date: Date) {
  // With an attempt behind it, the money may have moved.
  if (payout.state === 'done' || payout.frozenAt) return
  const left = Math.max(0, payout.amountMinor - lossMinor)
  const done = left === 0 && ({ state: 'done', dueAt: null, doneAt: date, problem: null } as const)
  await changeTask(tx, payout.id, { amountMinor: left, ...done })
}
