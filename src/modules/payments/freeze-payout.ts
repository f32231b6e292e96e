import type { Deps } from '../../deps.ts'
import { type Executor, inTransaction, type Tx } from '../../platform/db/index.ts'
import { dueToEach } from './ledger/index.ts'
import type { MoneyTask } from './payment.ts'
import { changeTask, lockSeller, lockTask, onTheWayToEach } from './tasks.store.ts'

/**
 * Settles what a seller is really paid, in minor units: a seller who owes something from before, for
 * a payment that a bank took back, gets that much less. It does not change after, because
 * the provider takes a key for one amount only.
 */
export async function freezePayout(deps: Deps, { id }: MoneyTask): Promise<number> {
  return inTransaction(deps.db, async (tx) => {
    const seen = await lockTask(tx, id)
    return seen?.userId ? frozenAmount(tx, seen, deps.clock.now()) : 0
  })
}

/** The same for a locked payout, in the caller's transaction. */
export async function frozenAmount(tx: Tx, task: MoneyTask, at: Date): Promise<number> {
  const { id, userId } = task
  if (!userId || task.frozenAt) return task.amountMinor
  await lockSeller(tx, userId)
  const [{ amountMinor } = task] = await asPayable(tx, [task])
  await changeTask(tx, id, { amountMinor, frozenAt: at })
  return amountMinor
}

/**
 * Tasks with what each would be paid if it alone was settled now: what is due to its seller, less what
 * is on its way already, and never more than the task says.
 */
export async function asPayable(db: Executor, tasks: readonly MoneyTask[]): Promise<MoneyTask[]> {
  const isOpen = ({ kind, state, frozenAt }: MoneyTask) =>
    kind === 'payout' && state !== 'done' && !frozenAt
  const sellers = [...new Set(tasks.flatMap((task) => (isOpen(task) && task.userId) || []))]
  const [dues, onTheWay] = await Promise.all([dueToEach(db, sellers), onTheWayToEach(db, sellers)])
  return tasks.map((task) => {
    const { userId, currency } = task
    if (!isOpen(task) || !userId) return task
    const sumOf = (sums: typeof dues) =>
      sums.find((sum) => sum.userId === userId && sum.currency === currency)?.amountMinor ?? 0
    const free = sumOf(dues) - sumOf(onTheWay)
    return { ...task, amountMinor: Math.max(0, Math.min(task.amountMinor, free)) }
  })
}
