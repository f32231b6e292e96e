import type { Deps } from '../../deps.ts'
import { inTransaction, isId, rollbackOnRefusal, type Tx } from '../../platform/db/index.ts'
import { writeAudit } from '../../platform/events.ts'
import type { Viewer } from '../../platform/http/index.ts'
import { finishOutside } from './finish-task.ts'
import { frozenAmount } from './freeze-payout.ts'
import type { MoneyTask, Payment } from './payment.ts'
import { findPayment } from './payments.store.ts'
import { type Provider, ProviderAway, ProviderRefusal } from './provider.ts'
import { providerNamed } from './providers.ts'
import { askOf, LEASE_MS } from './run-tasks.ts'
import type { OrderDoor } from './settle.ts'
import { changeTask, findTask, lockTask } from './tasks.store.ts'

export type NotSettled =
  | 'not_found'
  | 'not_stuck'
  | 'not_money'
  | 'own_order'
  | 'under_way'
  | 'bank_dispute'
  | 'other_amount'
  | 'moved_already'
  | 'provider_away'
/** What was paid, in minor units, and how. */
type Paid = { amountMinor: number; reason: string }
type Outcome = { task: MoneyTask } | { refused: NotSettled }

/**
 * An admin has paid a refund or payout outside the provider, by bank transfer say, because it cannot be
 * made there: the buyer's card is closed, the seller is shut out. It counts as done, the money for it
 * stays at the provider and is the operator's. Not while the provider may be making it, nor when it
 * has, nor while a bank disputes the payment: nobody is paid twice.
 */
export async function settleOutside(
  deps: Deps,
  orders: OrderDoor,
  admin: Viewer,
  id: string,
  paid: Paid,
): Promise<Outcome> {
  const seen = isId(id) ? await findTask(deps.db.kysely, id) : undefined
  const payment = seen && (await findPayment(deps.db.kysely, seen.paymentId))
  if (!seen || !payment) return { refused: 'not_found' }
  const provider = providerNamed(deps, payment.provider)
  if (await orders.isParty(deps.db.kysely, seen.orderId, admin.id)) return { refused: 'own_order' }
  const early = whyNot(deps, seen, payment, provider)
  if (early) return { refused: early }
  const moved = provider && (await lookFor(deps, provider, payment, seen))
  if (moved) return { refused: moved }
  return rollbackOnRefusal(deps.db, async (tx): Promise<Outcome> => {
    const task = await lockTask(tx, id)
    const still = await findPayment(tx, seen.paymentId)
    if (!task || !still) return { refused: 'not_found' }
    const late = whyNot(deps, task, still, provider)
    if (late) return { refused: late }
    if (!isAsSeen(task, seen)) return { refused: 'under_way' }
    if (!(await settle(deps, tx, admin, task, paid))) return { refused: 'other_amount' }
    return { task: (await findTask(tx, id)) ?? task }
  })
}

function whyNot(
  deps: Deps,
  { kind, state, dueAt }: MoneyTask,
  { dispute }: Payment,
  provider: Provider | undefined,
): NotSettled | undefined {
  if (state === 'done') return 'not_stuck'
  if (kind === 'cancel') return 'not_money'
  if (dispute === 'open') return 'bank_dispute'
  // What was sent may still arrive, whether or not the provider can be asked.
  if (state === 'sent') return 'under_way'
  if (!provider) return
  // Whoever tries it holds it for that long.
  const isTried = dueAt && dueAt.getTime() <= deps.clock.now().getTime() + LEASE_MS
  if (isTried) return 'under_way'
}

/** False when it was tried since: what the provider said before that is not its last word. */
function isAsSeen(task: MoneyTask, seen: MoneyTask): boolean {
  const { attempts, round, state } = seen
  const isSame = task.attempts === attempts && task.round === round && task.state === state
  return isSame && task.dueAt?.getTime() === seen.dueAt?.getTime()
}

/** A try whose answer was lost may have moved the money after all: the next one finds it. */
async function lookFor(
  deps: Deps,
  provider: Provider,
  payment: Payment,
  { id, kind, amountMinor, ...task }: MoneyTask,
): Promise<NotSettled | undefined> {
  const ask = askOf({ id, ...task }, payment)
  if (kind === 'cancel' || !ask) return
  try {
    if (!(await provider.find(kind, { ...ask, amountMinor }))) return
  } catch (error) {
    if (!(error instanceof ProviderAway || error instanceof ProviderRefusal)) throw error
    deps.log.warn({ task: id, err: error }, 'whether money was moved is not known')
    return 'provider_away'
  }
  await inTransaction(deps.db, async (tx) => {
    const now = { state: 'due', attempts: 1, dueAt: deps.clock.now() } as const
    if ((await lockTask(tx, id))?.state !== 'done') await changeTask(tx, id, now)
  })
  return 'moved_already'
}

/** False when what was paid is not what is to be paid. */
async function settle(deps: Deps, tx: Tx, admin: Viewer, task: MoneyTask, paid: Paid) {
  const at = deps.clock.now()
  const { id, kind, orderId, currency, userId } = task
  const isPayout = kind === 'payout' && userId
  const amountMinor = isPayout ? await frozenAmount(tx, task, at) : task.amountMinor
  if (amountMinor !== paid.amountMinor) return false
  const { reason } = paid
  await finishOutside(tx, { ...task, amountMinor }, { at, reason })
  await writeAudit(tx, {
    actor: admin,
    action: 'money_settled_outside',
    subject: ['order', orderId],
    at,
    data: { task: id, kind, amountMinor, currency, reason },
  })
  return true
}
