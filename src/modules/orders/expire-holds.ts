import type { Deps } from '../../deps.ts'
import { inTransaction } from '../../platform/db/index.ts'
import { endHold } from './end-hold.ts'
import { lockRunOut } from './locks.store.ts'

/** Few enough that buyers waiting for one of these phones wait no longer than a blink. */
const BATCH = 50

/** Ends one batch of holds whose time is up: their phones are live again. Returns how many. */
export async function expireHolds(deps: Deps): Promise<number> {
  return inTransaction(deps.db, async (tx) => {
    const now = deps.clock.now()
    const orders = await lockRunOut(tx, now, BATCH)
    for (const order of orders) await endHold(tx, order, 'expire', 'system', now)
    return orders.length
  })
}
