import { createHmac, timingSafeEqual } from 'node:crypto'
import type { Deps } from '../../../deps.ts'
import { inTransaction, isId } from '../../../platform/db/index.ts'
import type { Viewer } from '../../../platform/http/index.ts'
import { type MoveRefusal, whyNotMove } from '../../../shared/order-life-cycle.ts'
import { type Transitioned, transitionLockedOrder } from '../life-cycle/transition-order.ts'
import type { Order } from '../order.ts'
import { lockOrder } from '../orders.store.ts'

type HandedOver = { order: Order } | { refused: MoveRefusal | 'not_found' | 'wrong_code' }

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
      ? orderAfter(
          await transitionLockedOrder(deps, tx, order, {
            move: 'take_cash',
            by,
            at,
            data: { more },
          }),
        )
      : order
    return {
      order: orderAfter(await transitionLockedOrder(deps, tx, paid, { move: 'hand_over', by, at })),
    }
  })
}

function orderAfter(moved: Transitioned): Order {
  if ('refused' in moved) throw new Error(`a hand-over was refused half-way: ${moved.refused}`)
  return moved.order
}

const DIGITS = 6

/** The code that a buyer gives with the money: derived from the order, so it is stored nowhere. */
export function handOverCode(secret: string, orderId: string): string {
  const digest = createHmac('sha256', secret).update(`hand-over:${orderId}`).digest()
  // 48 bits over a million codes: no code is noticeably likelier than another.
  return String(digest.readUIntBE(0, 6) % 10 ** DIGITS).padStart(DIGITS, '0')
}

/** Compares in constant time, so that timing reveals nothing about the right code. */
export function isHandOverCode(secret: string, orderId: string, typed: string): boolean {
  const right = Buffer.from(handOverCode(secret, orderId))
  const given = Buffer.from(typed)
  return given.length === right.length && timingSafeEqual(given, right)
}
