import type { Deps } from '../../deps.ts'
import { inTransaction, isId } from '../../platform/db/index.ts'
import type { Viewer } from '../../platform/http/index.ts'
import { type MoveRefusal, whyNotMove } from '../../shared/order-life-cycle.ts'
import { isHandOverCode } from './hand-over-code.ts'
import { lockOrder } from './locks.store.ts'
import { type Moved, moveLocked } from './move-order.ts'
import type { Order } from './order.ts'

type Outcome = { order: Order } | { refused: MoveRefusal | 'not_found' | 'wrong_code' }

/**
 * The meet-up: the buyer has looked at the phone and gives the code, the seller types or scans it,
 * and the phone is sold. Cash is paid in the same act; money that was paid online is released.
 * Typing the code twice is harmless.
 */
export async function handOver(
  deps: Deps,
  seller: Viewer,
  id: string,
  code: string,
): Promise<Outcome> {
  if (!isId(id)) return { refused: 'not_found' }
  return inTransaction(deps.db, async (tx): Promise<Outcome> => {
    const at = deps.clock.now()
    const order = await lockOrder(tx, id)
    if (!order || order.sellerId !== seller.id) return { refused: 'not_found' }
    const inCash = order.state === 'awaiting_payment'
    const refused = whyNotMove(inCash ? 'take_cash' : 'hand_over', 'seller', order, at)
    const done = refused === 'wrong_state' && order.state === 'completed'
    if (refused && !done) return { refused }
    if (!isHandOverCode(deps.secret, order.id, code)) return { refused: 'wrong_code' }
    if (done) return { order }
    const by = { as: 'seller', viewer: seller } as const
    const more = { payment: order.payment }
    const paid = inCash
      ? made(await moveLocked(deps, tx, order, { move: 'take_cash', by, at, data: { more } }))
      : order
    return { order: made(await moveLocked(deps, tx, paid, { move: 'hand_over', by, at })) }
  })
}

function made(moved: Moved): Order {
  if ('refused' in moved) throw new Error(`a hand-over was refused half-way: ${moved.refused}`)
  return moved.order
}
