import type { Deps } from '../../deps.ts'
import { inTransaction } from '../../platform/db/index.ts'
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
    if (!seen?.userId) return 0
    if (seen.frozenAt) return seen.amountMinor
    await lockSeller(tx, seen.userId)
    const due = (await dueTo(tx, seen.userId)).find(({ currency }) => currency === seen.currency)
    const free = (due?.amountMinor ?? 0) - (await onTheWay(tx, seen.userId, seen.currency, id))
    const amount = Math.max(0, Math.min(seen.amountMinor, free))
    await changeTask(tx, id, { amount_minor: amount, frozen_at: deps.clock.now() })
    return amount
  })
}
