import type { Deps } from '../../deps.ts'
import { inTransaction, type Tx } from '../../platform/db/index.ts'
import { dueTo } from '../ledger/index.ts'
import type { MoneyTask } from './payment.ts'
import { changeTask, lockSeller, lockTask, onTheWay } from './tasks.store.ts'

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
  const { id, userId, currency } = task
  if (!userId || task.frozenAt) return task.amountMinor
  await lockSeller(tx, userId)
  const due = (await dueTo(tx, userId)).find((sum) => sum.currency === currency)
  const free = (due?.amountMinor ?? 0) - (await onTheWay(tx, userId, currency, id))
  const amount = Math.max(0, Math.min(task.amountMinor, free))
  await changeTask(tx, id, { amount_minor: amount, frozen_at: at })
  return amount
}
