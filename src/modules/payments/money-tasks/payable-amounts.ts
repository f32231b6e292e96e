import type { Executor, Tx } from '../../../platform/db/index.ts'
import { sellerBalances } from '../ledger.store.ts'
import type { MoneyTask } from '../payment.ts'
import { changeTask, lockSeller, openPayoutSums } from './money-tasks.store.ts'

/** The same for a locked payout, in the caller's transaction. */
export async function freezeAmount(tx: Tx, task: MoneyTask, date: Date): Promise<number> {
  const { id, userId } = task
  if (!userId || task.frozenAt) return task.amountMinor
  await lockSeller(tx, userId)
  const [{ amountMinor } = task] = await withPayableAmounts(tx, [task])
  await changeTask(tx, id, { amountMinor, frozenAt: date })
  return amountMinor
}

/**
 * Tasks with the amount payable if each was settled next: its own, less what the seller owes. Money of
 * other payouts pays no debt: it may be held, and never be paid.
 */
export async function withPayableAmounts(
  db: Executor,
  tasks: readonly MoneyTask[],
): Promise<MoneyTask[]> {
  const isOpen = ({ kind, state, frozenAt }: MoneyTask) =>
    kind === 'payout' && state !== 'done' && !frozenAt
  const sellers = [...new Set(tasks.flatMap((task) => (isOpen(task) && task.userId) || []))]
  const [dues, open] = await Promise.all([sellerBalances(db, sellers), openPayoutSums(db, sellers)])
  return tasks.map((task) => {
    const { userId, currency } = task
    if (!isOpen(task) || !userId) return task
    const sumOf = (sums: typeof dues) =>
      sums.find((sum) => sum.userId === userId && sum.currency === currency)?.amountMinor ?? 0
    const owed = Math.max(0, sumOf(open) - sumOf(dues))
    return { ...task, amountMinor: Math.max(0, task.amountMinor - owed) }
  })
}
