import type { Deps } from '../../deps.ts'
import type { Viewer } from '../../platform/http/index.ts'
import { toMajor } from '../../shared/money.ts'
import { whyNotMove } from '../../shared/order-life-cycle.ts'
import { handOverCode } from './hand-over-code.ts'
import { movesOf, type Order } from './order.ts'
import type { Order as OrderBody } from './orders.contract.ts'

/** An order as one viewer may see it: the hand-over code is the buyer's alone. */
export function toOrder(
  deps: Pick<Deps, 'secret' | 'clock'>,
  order: Order,
  viewer: Pick<Viewer, 'id'>,
): OrderBody {
  const now = deps.clock.now()
  return {
    _id: order.id,
    phoneId: order.listingId,
    name: order.name,
    img: order.img,
    price: toMajor(order.priceMinor, order.currency),
    priceMinor: order.priceMinor,
    currency: order.currency,
    payment: order.payment,
    delivery: order.delivery,
    state: order.state,
    dueAt: order.stateDueAt?.toISOString() ?? null,
    confirming: order.state === 'awaiting_payment' && order.confirmingSince !== null,
    buyer: order.buyerName,
    seller: order.sellerName,
    handOverCode: showsCode(order, viewer, now) ? handOverCode(deps.secret, order.id) : null,
    moves: movesOf(order, viewer, now),
    createdAt: order.createdAt.toISOString(),
  }
}

/** The buyer has the code for as long as giving it would complete the order. */
export function showsCode(order: Order, viewer: Pick<Viewer, 'id'>, now: Date): boolean {
  if (order.buyerId !== viewer.id) return false
  const giving = order.state === 'awaiting_payment' ? 'take_cash' : 'hand_over'
  return whyNotMove(giving, 'seller', order, now) === undefined
}
