import type { Deps } from '../../deps.ts'
import type { Viewer } from '../../platform/http/index.ts'
import { toMajor } from '../listings/index.ts'
import { handOverCode } from './hand-over-code.ts'
import { hasRunOut, movesOf, type Order } from './order.ts'
import type { Order as OrderBody } from './orders.contract.ts'

/** An order as one viewer may see it: the hand-over code is the buyer's alone. */
export function toOrder(
  deps: Pick<Deps, 'secret' | 'clock'>,
  order: Order,
  viewer: Pick<Viewer, 'id'>,
): OrderBody {
  const now = deps.clock.now()
  const showsCode =
    order.buyerId === viewer.id && order.state === 'awaiting_payment' && !hasRunOut(order, now)
  return {
    _id: order.id,
    phoneId: order.listingId,
    name: order.name,
    img: order.img,
    price: toMajor(order.priceMinor, order.currency),
    priceMinor: order.priceMinor,
    currency: order.currency,
    payment: order.payment,
    state: order.state,
    dueAt: order.stateDueAt?.toISOString() ?? null,
    buyer: order.buyerName,
    seller: order.sellerName,
    handOverCode: showsCode ? handOverCode(deps.secret, order.id) : null,
    moves: movesOf(order, viewer, now),
    createdAt: order.createdAt.toISOString(),
  }
}
