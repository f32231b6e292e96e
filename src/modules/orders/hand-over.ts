import type { Deps } from '../../deps.ts'
import { inTransaction, isId, type Tx } from '../../platform/db/index.ts'
import { recordEvent, writeAudit } from '../../platform/history/index.ts'
import type { Viewer } from '../../platform/http/index.ts'
import { endAdverts } from '../advertising/index.ts'
import { sellListing } from '../listings/index.ts'
import { isHandOverCode } from './hand-over-code.ts'
import { type MoveName, stateAfter } from './life-cycle.ts'
import { lockOrder } from './locks.store.ts'
import { hasRunOut, type Order } from './order.ts'
import { updateState } from './orders.store.ts'

type Outcome =
  | { order: Order }
  | { refused: 'not_found' | 'not_awaiting' | 'run_out' | 'wrong_code' }

/**
 * The meet-up: the buyer has given the money and the code, the seller types it, and the phone is
 * sold. Paid and completed are one act here; typing the code twice is harmless.
 */
export async function handOver(
  deps: Deps,
  seller: Viewer,
  id: string,
  code: string,
): Promise<Outcome> {
  if (!isId(id)) return { refused: 'not_found' }
  return inTransaction(deps.db, async (tx): Promise<Outcome> => {
    const now = deps.clock.now()
    const order = await lockOrder(tx, id)
    if (!order || order.sellerId !== seller.id) return { refused: 'not_found' }
    const done = order.state === 'completed'
    if (!done && !stateAfter(order.state, 'pay')) return { refused: 'not_awaiting' }
    // Not the sweep's punctuality but the clock decides.
    if (hasRunOut(order, now)) return { refused: 'run_out' }
    if (!isHandOverCode(deps.secret, order.id, code)) return { refused: 'wrong_code' }
    return { order: done ? order : await complete(tx, order, seller, now) }
  })
}

async function complete(tx: Tx, order: Order, seller: Viewer, now: Date): Promise<Order> {
  const state = follow(follow(order.state, 'pay'), 'hand_over')
  await updateState(tx, order.id, state, now)
  if (!(await sellListing(tx, order.listingId, now))) throw new Error('an order held no phone')
  await endAdverts(tx, order.listingId)
  const about = { orderId: order.id, listingId: order.listingId }
  await recordEvent(tx, 'order_paid', now, { ...about, payment: order.payment })
  await recordEvent(tx, 'order_completed', now, about)
  await writeAudit(tx, {
    actor: seller,
    action: 'order_completed',
    subject: ['order', order.id],
    at: now,
    data: { move: 'hand_over', buyerId: order.buyerId },
  })
  return { ...order, state, stateDueAt: null }
}

function follow(state: Order['state'], move: MoveName) {
  const next = stateAfter(state, move)
  if (!next) throw new Error(`an order that is ${state} cannot ${move}`)
  return next
}
