import type { Deps } from '../../../deps.ts'
import { isId, rollbackOnRefusal, type Tx } from '../../../platform/db/index.ts'
import { type EventName, recordEvent, writeAudit } from '../../../platform/events.ts'
import type { Viewer } from '../../../platform/http/index.ts'
import { isDisputed } from '../../../shared/orders/order-life-cycle.ts'
import { hasRunOut, lockOrder, type Order, sideOf } from '../index.ts'
import { type Dispute, isAboutWarranty, type Side } from './dispute.ts'
import { findDispute } from './disputes.store.ts'

export type InDispute = { order: Order; dispute: Dispute; at: Date }
export type Seen = InDispute & { side: Side | 'admin' }
export type DisputeRefusal = 'not_found' | 'wrong_state' | 'run_out'

/**
 * Runs an action of a party or an uninvolved admin in a dispute with the order locked: what is read
 * stays true until commit. Strangers find no dispute; a closed one cannot change, and a refusal
 * leaves no trace. `again` gives the result when the action that closed it is repeated.
 */
export function withDispute<T extends object>(
  deps: Deps,
  viewer: Viewer,
  orderId: string,
  act: (tx: Tx, seen: Seen) => Promise<T>,
  again?: (seen: Seen, tx: Tx) => Promise<T | undefined> | T | undefined,
): Promise<T | { refused: DisputeRefusal }> {
  return rollbackOnRefusal(deps.db, async (tx): Promise<T | { refused: DisputeRefusal }> => {
    const order = isId(orderId) ? await lockOrder(tx, orderId) : undefined
    const side = order && (sideOf(order, viewer.id) ?? (viewer.role === 'admin' ? 'admin' : null))
    const dispute = side ? await findDispute(tx, order.id) : undefined
    if (!order || !side || !dispute) return { refused: 'not_found' }
    const at = deps.clock.now()
    const seen: Seen = { order, dispute, side, at }
    if (!isDisputed(order.state)) return (await again?.(seen, tx)) ?? { refused: 'wrong_state' }
    // The deadline has passed, even if the job has not run; an admin can still act.
    if (side !== 'admin' && hasRunOut(order, at)) return { refused: 'run_out' }
    return act(tx, seen)
  })
}

/** The event and the audit row; `facts` are visible to both sides. */
export async function recordDisputeEvent(
  tx: Tx,
  name: EventName,
  { order, at, dispute }: Pick<InDispute, 'order' | 'at'> & { dispute?: Dispute },
  {
    viewer,
    by,
    facts = {},
  }: {
    viewer?: Viewer
    by: Side | 'admin' | 'clock'
    facts?: Record<string, unknown>
  },
) {
  const about = { orderId: order.id, listingId: order.listingId }
  const isWarranty = dispute !== undefined && isAboutWarranty(dispute)
  const more = { ...(isWarranty && { isAboutWarranty: true }), ...facts }
  await recordEvent(tx, name, at, { ...about, by, ...more })
  const actor = viewer ? { id: viewer.id, role: viewer.role } : 'system'
  await writeAudit(tx, { actor, action: name, subject: ['order', order.id], at, data: facts })
}
