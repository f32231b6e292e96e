import type { Deps } from '../../../deps.ts'
import { inTransaction, isId } from '../../../platform/db/index.ts'
import type { Viewer } from '../../../platform/http/index.ts'
import { type MoveRefusal, whyNotMove } from '../../../shared/orders/order-life-cycle.ts'
import { lockPaymentsOfOrder } from '../../payments/index.ts'
import { type Transitioned, transitionLockedOrder } from '../life-cycle/transition-order.ts'
import type { Order } from '../order.ts'
import { lockOrder } from '../orders.store.ts'
import { isHandOverCode } from './hand-over-code.ts'
import { isHandOverLocked, recordWrongCode } from './wrong-codes.ts'

type HandedOver =
  | { order: Order }
  | { refused: MoveRefusal | 'not_found' | 'wrong_code' | 'hand_over_locked' }

/**
 * The meet-up: the buyer has checked the phone and gives the code, the seller types or scans it,
 * and the phone is sold. Cash counts as paid; money paid online is released. Repeating it is safe.
 */
export async function handOver(
  deps: Deps,
  seller: Viewer,
  id: string,
  code: string,
): Promise<HandedOver> {
  if (!isId(id)) return { refused: 'not_found' }
  return inTransaction(deps.db, async (tx): Promise<HandedOver> => {
    const at = deps.clock.now()
    const [order, payments, isLocked] = await Promise.all([
      lockOrder(tx, id),
      lockPaymentsOfOrder(tx, id),
      isHandOverLocked(tx, id),
    ])
    if (!order || order.sellerId !== seller.id) return { refused: 'not_found' }
    const inCash = order.state === 'awaiting_payment'
    const refused = whyNotMove(inCash ? 'take_cash' : 'hand_over', 'seller', order, at)
    const done = refused === 'wrong_state' && order.state === 'completed'
    if (refused && !done) return { refused }
    if (!done && isLocked) return { refused: 'hand_over_locked' }
    if (!isHandOverCode(deps.secret, order.id, code)) {
      if (!done) await recordWrongCode(tx, order, seller, at)
      return { refused: 'wrong_code' }
    }
    if (done) return { order }
    const by = { as: 'seller', viewer: seller } as const
    const more = { payment: order.payment }
    const paid = inCash
      ? orderAfter(
          await transitionLockedOrder(deps, tx, order, {
            move: 'take_cash',
            by,
            at,
            data: { more },
            known: { payments, isPassing: true },
          }),
        )
      : order
    return {
      order: orderAfter(
        await transitionLockedOrder(deps, tx, paid, {
          move: 'hand_over',
          by,
          at,
          known: { payments },
        }),
      ),
    }
  })
}

function orderAfter(moved: Transitioned): Order {
  if ('refused' in moved) throw new Error(`a hand-over was refused half-way: ${moved.refused}`)
  return moved.order
}
