import type { Deps } from '../../deps.ts'
import { inTransaction, isId } from '../../platform/db/index.ts'
import type { Viewer } from '../../platform/http/index.ts'
import { endHold } from './end-hold.ts'
import { stateAfter } from './life-cycle.ts'
import { lockOrder } from './locks.store.ts'
import type { Order } from './order.ts'

type Outcome = { order: Order } | { refused: 'not_found' | 'not_cancellable' }

/** The buyer gives the phone back while nothing is paid; cancelling twice is harmless. */
export async function cancelOrder(deps: Deps, buyer: Viewer, id: string): Promise<Outcome> {
  if (!isId(id)) return { refused: 'not_found' }
  return inTransaction(deps.db, async (tx): Promise<Outcome> => {
    const order = await lockOrder(tx, id)
    if (!order || order.buyerId !== buyer.id) return { refused: 'not_found' }
    if (order.state === 'cancelled') return { order }
    if (!stateAfter(order.state, 'cancel')) return { refused: 'not_cancellable' }
    return { order: await endHold(tx, order, 'cancel', buyer, deps.clock.now()) }
  })
}
