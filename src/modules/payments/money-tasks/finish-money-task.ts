import type { Deps } from '../../../deps.ts'
import type { Tx } from '../../../platform/db/index.ts'
import { type EventName, recordEvent, writeAudit } from '../../../platform/events.ts'
import { type Account, addMovement, type MovementKind } from '../ledger/ledger.ts'
import { type MoneyTask, paymentEventData } from '../payment.ts'
import { findPayment } from '../payments.store.ts'
import { changeTask } from './money-tasks.store.ts'

/** Retrying a failed refund is another transfer. */
const refOf = (task: MoneyTask) => (task.round === 0 ? task.id : `${task.id}:${task.round}`)

/** The provider has moved the money of a locked task: it leaves the ledger too. */
export async function finishTask(deps: Deps, tx: Tx, task: MoneyTask, providerRef: string) {
  const at = deps.clock.now()
  const kind = task.kind === 'refund' ? 'refund_paid' : 'payout'
  await finish(tx, task, { kind, from: 'provider', providerRef, at })
}

/** A locked task's money was paid by the operator, whose the money at the provider is instead. */
export async function finishOutside(
  tx: Tx,
  task: MoneyTask,
  { at, reason }: { at: Date; reason: string },
) {
  const kind = task.kind === 'refund' ? 'refund_outside' : 'payout_outside'
  // Later events of an earlier attempt are ignored.
  await finish(
    tx,
    task,
    { kind, from: 'withdrawn', providerRef: null, at },
    { outside: true, reason },
  )
}

type Finish = { kind: MovementKind; from: Account; providerRef: string | null; at: Date }

async function finish(
  tx: Tx,
  task: MoneyTask,
  { kind, from, providerRef, at }: Finish,
  more: object = {},
) {
  const { orderId, currency, amountMinor } = task
  const isRefund = task.kind === 'refund'
  await addMovement(tx, {
    kind,
    ref: refOf(task),
    orderId,
    at,
    currency,
    entries: [
      isRefund
        ? { account: 'buyer', amountMinor }
        : { account: 'seller', amountMinor, userId: task.userId },
      { account: from, amountMinor: 0 - amountMinor },
    ],
  })
  const done = { state: 'done', problem: null, dueAt: null, doneAt: at } as const
  await changeTask(tx, task.id, { ...done, providerRef })
  await recordTaskEvent(tx, task, isRefund ? 'refund_sent' : 'payout_sent', at, more)
}

/** A refund that was done has come back: the buyer's card is closed, say. An admin has to look. */
export async function reverseRefund(deps: Deps, tx: Tx, task: MoneyTask, problem: string) {
  const at = deps.clock.now()
  const { orderId, currency, amountMinor } = task
  await addMovement(tx, {
    kind: 'refund_failed',
    ref: refOf(task),
    orderId,
    at,
    currency,
    entries: [
      { account: 'provider', amountMinor },
      { account: 'buyer', amountMinor: -amountMinor },
    ],
  })
  await failTask(deps, tx, task, problem)
}

/** Gives up until an admin tries again; the next try is a new one for the provider. */
export async function failTask(deps: Deps, tx: Tx, task: MoneyTask, problem: string) {
  const at = deps.clock.now()
  const change = { state: 'failed', problem, dueAt: null, doneAt: null } as const
  await changeTask(tx, task.id, { ...change, round: task.round + 1 })
  deps.log.error({ task: task.id, kind: task.kind, problem }, 'money could not be moved')
  await recordTaskEvent(tx, task, task.kind === 'refund' ? 'refund_failed' : 'money_stuck', at)
}

/** The money of a held payout waits until its seller has a payout account. */
export async function recordPayoutWaiting(tx: Tx, task: MoneyTask, at: Date) {
  await recordTaskEvent(tx, task, 'payout_waiting', at)
}

async function recordTaskEvent(
  tx: Tx,
  task: MoneyTask,
  name: EventName,
  at: Date,
  more: object = {},
) {
  const payment = await findPayment(tx, task.paymentId)
  if (!payment) throw new Error(`payment ${task.paymentId} is gone`)
  const { amountMinor, currency, userId, kind } = task
  const facts = { amountMinor, currency, kind, ...(userId && { userId }), ...more }
  await recordEvent(tx, name, at, { ...paymentEventData(payment), ...facts })
  await writeAudit(tx, {
    actor: 'system',
    action: name,
    subject: ['order', task.orderId],
    at,
    data: facts,
  })
}
