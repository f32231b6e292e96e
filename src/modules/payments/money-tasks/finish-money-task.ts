import type { Deps } from '../../../deps.ts'
import { inTransaction, isId, rollbackOnRefusal, type Tx } from '../../../platform/db/index.ts'
import { type EventName, recordEvent, writeAudit } from '../../../platform/events.ts'
import type { Viewer } from '../../../platform/http/index.ts'
import type { OrderCallbacks } from '../apply-charge.ts'
import { providerNamed } from '../choose-provider.ts'
import { type Account, addMovement, type MovementKind } from '../ledger.store.ts'
import { type MoneyTask, type Payment, paymentEventData } from '../payment.ts'
import { findPayment } from '../payments.store.ts'
import { type Provider, ProviderAway, ProviderRefusal } from '../provider.ts'
import { changeTask, findTask, lockTask } from './money-tasks.store.ts'
import { freezeAmount } from './payable-amounts.ts'
import { LEASE_MS, transferRequest } from './transfer-request.ts'

/** Retrying a failed refund is another transfer. */
const refOf = (task: MoneyTask) => (task.round === 0 ? task.id : `${task.id}:${task.round}`)

/** The provider has moved the money of a locked task: it leaves the ledger too. */
export async function finishTask(deps: Deps, tx: Tx, task: MoneyTask, providerRef: string) {
  const now = deps.clock.now()
  const kind = task.kind === 'refund' ? 'refund_paid' : 'payout'
  await finish(tx, task, { kind, from: 'provider', providerRef, at: now })
}

/** A locked task's money was paid by the operator, whose the money at the provider is instead. */
async function finishOutside(
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
  const now = deps.clock.now()
  const { orderId, currency, amountMinor } = task
  await addMovement(tx, {
    kind: 'refund_failed',
    ref: refOf(task),
    orderId,
    at: now,
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
  const now = deps.clock.now()
  const change = { state: 'failed', problem, dueAt: null, doneAt: null } as const
  await changeTask(tx, task.id, { ...change, round: task.round + 1 })
  deps.log.error({ task: task.id, kind: task.kind, problem }, 'money could not be moved')
  await recordTaskEvent(tx, task, task.kind === 'refund' ? 'refund_failed' : 'money_stuck', now)
}

/** The money of a held payout waits until its seller has a payout account. */
export async function recordPayoutWaiting(tx: Tx, task: MoneyTask, date: Date) {
  await recordTaskEvent(tx, task, 'payout_waiting', date)
}

async function recordTaskEvent(
  tx: Tx,
  task: MoneyTask,
  name: EventName,
  date: Date,
  more: object = {},
) {
  const payment = await findPayment(tx, task.paymentId)
  if (!payment) throw new Error(`payment ${task.paymentId} is gone`)
  const { amountMinor, currency, userId, kind } = task
  const facts = { amountMinor, currency, kind, ...(userId && { userId }), ...more }
  await recordEvent(tx, name, date, { ...paymentEventData(payment), ...facts })
  await writeAudit(tx, {
    actor: 'system',
    action: name,
    subject: ['order', task.orderId],
    at: date,
    data: facts,
  })
}

export type SettleRefusal =
  | 'not_found'
  | 'not_stuck'
  | 'not_money'
  | 'own_order'
  | 'under_way'
  | 'bank_dispute'
  | 'other_amount'
  | 'moved_already'
  | 'provider_unavailable'
/** Amount paid in minor units, and how. */
type Paid = { amountMinor: number; reason: string }
type Settled = { task: MoneyTask } | { refused: SettleRefusal }

/**
 * Records that an admin paid a refund or payout outside the provider, for example by bank transfer,
 * because the card is closed or the seller banned. The task is done, and the money at the provider
 * belongs to the operator. Refused while the provider may be making it or has made it, and during a
 * bank dispute, so that nobody is paid twice.
 */
export async function settleOutside(
  deps: Deps,
  orders: OrderCallbacks,
  admin: Viewer,
  id: string,
  paid: Paid,
): Promise<Settled> {
  const unlocked = isId(id) ? await findTask(deps.db.kysely, id) : undefined
  const payment = unlocked && (await findPayment(deps.db.kysely, unlocked.paymentId))
  if (!unlocked || !payment) return { refused: 'not_found' }
  const provider = providerNamed(deps, payment.provider)
  if (await orders.isParty(deps.db.kysely, unlocked.orderId, admin.id))
    return { refused: 'own_order' }
  const early = settlementRefusal(deps, unlocked, payment, provider)
  if (early) return { refused: early }
  const earlier = provider && (await findEarlierTransfer(deps, provider, payment, unlocked))
  if (earlier) return { refused: earlier }
  return rollbackOnRefusal(deps.db, async (tx): Promise<Settled> => {
    const task = await lockTask(tx, id)
    const still = await findPayment(tx, unlocked.paymentId)
    if (!task || !still) return { refused: 'not_found' }
    const late = settlementRefusal(deps, task, still, provider)
    if (late) return { refused: late }
    if (!isUnchanged(task, unlocked)) return { refused: 'under_way' }
    if (!(await finishSettled(deps, tx, admin, task, paid))) return { refused: 'other_amount' }
    return { task: (await findTask(tx, id)) ?? task }
  })
}

function settlementRefusal(
  deps: Deps,
  { kind, state, dueAt }: MoneyTask,
  { dispute }: Payment,
  provider: Provider | undefined,
): SettleRefusal | undefined {
  if (state === 'done') return 'not_stuck'
  if (kind === 'cancel') return 'not_money'
  if (dispute === 'open') return 'bank_dispute'
  // A sent payment may still arrive, whether or not the provider responds.
  if (state === 'sent') return 'under_way'
  if (!provider) return
  // How long an attempt holds the task.
  const isTried = dueAt && dueAt.getTime() <= deps.clock.now().getTime() + LEASE_MS
  if (isTried) return 'under_way'
}

/** False if it was attempted since, which makes the provider's earlier answer stale. */
function isUnchanged(task: MoneyTask, unlocked: MoneyTask): boolean {
  const { attempts, round, state } = unlocked
  const isSame = task.attempts === attempts && task.round === round && task.state === state
  return isSame && task.dueAt?.getTime() === unlocked.dueAt?.getTime()
}

/** A try whose answer was lost may have moved the money after all: the next one finds it. */
async function findEarlierTransfer(
  deps: Deps,
  provider: Provider,
  payment: Payment,
  { id, kind, amountMinor, ...task }: MoneyTask,
): Promise<SettleRefusal | undefined> {
  const request = transferRequest({ id, ...task }, payment)
  if (kind === 'cancel' || !request) return
  try {
    if (!(await provider.findTransfer(kind, { ...request, amountMinor }))) return
  } catch (error) {
    if (!(error instanceof ProviderAway || error instanceof ProviderRefusal)) throw error
    deps.log.warn({ task: id, err: error }, 'whether money was moved is not known')
    return 'provider_unavailable'
  }
  await inTransaction(deps.db, async (tx) => {
    const now = { state: 'due', attempts: 1, dueAt: deps.clock.now() } as const
    if ((await lockTask(tx, id))?.state !== 'done') await changeTask(tx, id, now)
  })
  return 'moved_already'
}

/** False if the amount is not the one due. */
async function finishSettled(deps: Deps, tx: Tx, admin: Viewer, task: MoneyTask, paid: Paid) {
  const now = deps.clock.now()
  const { id, kind, orderId, currency, userId } = task
  const isPayout = kind === 'payout' && userId
  const amountMinor = isPayout ? await freezeAmount(tx, task, now) : task.amountMinor
  if (amountMinor !== paid.amountMinor) return false
  const { reason } = paid
  await finishOutside(tx, { ...task, amountMinor }, { at: now, reason })
  await writeAudit(tx, {
    actor: admin,
    action: 'money_settled_outside',
    subject: ['order', orderId],
    at: now,
    data: { task: id, kind, amountMinor, currency, reason },
  })
  return true
}

type Retried = { task: MoneyTask } | { refused: 'not_found' | 'not_stuck' }

/** Schedules an attempt now; safe while one is running. */
export async function retryTask(deps: Deps, admin: Viewer, id: string): Promise<Retried> {
  if (!isId(id)) return { refused: 'not_found' }
  return inTransaction(deps.db, async (tx): Promise<Retried> => {
    const task = await lockTask(tx, id)
    if (!task) return { refused: 'not_found' }
    if (task.state === 'done') return { refused: 'not_stuck' }
    const now = deps.clock.now()
    // Sent payments are looked up, not sent again.
    const state = task.state === 'sent' ? 'sent' : 'due'
    // It counts as attempted, so that the last attempt is looked up first.
    await changeTask(tx, id, { state, attempts: 1, dueAt: now })
    await writeAudit(tx, {
      actor: admin,
      action: 'money_retried',
      subject: ['order', task.orderId],
      at: now,
      data: { task: id, kind: task.kind },
    })
    return { task: (await findTask(tx, id)) ?? task }
  })
}
