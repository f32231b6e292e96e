import type { Deps } from '../../deps.ts'
import { inTransaction, isId, type Tx } from '../../platform/db/index.ts'
import { type EventName, recordEvent, writeAudit } from '../../platform/events.ts'
import type { Viewer } from '../../platform/http/index.ts'
import { hasRunOut, type OrderState, whyLate } from '../../shared/order-life-cycle.ts'
import { lockOrder } from './locks.store.ts'
import { type Order, sideOf } from './order.ts'

/** States in which buyer and seller still settle how the phone changes hands. */
export const settling = ['awaiting_payment', 'paid'] as const satisfies OrderState[]

export function isSettling({ state }: Pick<Order, 'state'>): boolean {
  return (settling as readonly OrderState[]).includes(state)
}

type Side = 'buyer' | 'seller'
export type StepRefusal = 'not_found' | 'wrong_state' | ReturnType<typeof whyLate>

/**
 * Something that a party does to an order while it is still settled how the phone changes hands; its
 * state stays. In one transaction, with the order locked.
 */
export async function step<T extends object>(
  deps: Deps,
  viewer: Viewer,
  orderId: string,
  act: (tx: Tx, order: Order, side: Side, at: Date) => Promise<T>,
): Promise<T | { refused: StepRefusal }> {
  if (!isId(orderId)) return { refused: 'not_found' }
  return inTransaction(deps.db, async (tx): Promise<T | { refused: StepRefusal }> => {
    const at = deps.clock.now()
    const order = await lockOrder(tx, orderId)
    const side = order && sideOf(order, viewer.id)
    if (!order || !side) return { refused: 'not_found' }
    if (!isSettling(order)) return { refused: 'wrong_state' }
    if (hasRunOut(order, at)) return { refused: whyLate(order) }
    return act(tx, order, side, at)
  })
}

/** The event and the audit row of a step; `facts` are for both sides to know. */
export async function tellStep(
  tx: Tx,
  name: EventName,
  {
    order,
    viewer,
    side,
    at,
    facts = {},
  }: { order: Order; viewer: Viewer; side: Side; at: Date; facts?: Record<string, unknown> },
) {
  const about = { orderId: order.id, listingId: order.listingId, by: side }
  await recordEvent(tx, name, at, { ...about, ...facts })
  await writeAudit(tx, {
    actor: viewer,
    action: name,
    subject: ['order', order.id],
    at,
    data: facts,
  })
}
