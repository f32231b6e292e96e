import type { Tx } from '../../platform/db/index.ts'
import { clocksOf, endOf } from './clocks.ts'
import { setEnd } from './enter-state.ts'
import { lockHoldsOf } from './locks.store.ts'

/**
 * A buyer who was shut out is let in again: for phones that came meanwhile the time to look them over
 * begins anew. The caller has locked the account's row.
 */
export async function renewInspections(tx: Tx, buyerId: string, at: Date): Promise<void> {
  for (const order of await lockHoldsOf(tx, buyerId)) {
    if (order.buyerId !== buyerId || order.state !== 'delivered' || order.bankDisputedAt) continue
    const until = endOf(clocksOf(order.state, order.payment, at))
    if (until) await setEnd(tx, order, until, at)
  }
}
