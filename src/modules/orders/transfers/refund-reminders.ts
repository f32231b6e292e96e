import type { Tx } from '../../../platform/db/index.ts'
import { recordEvent, writeAudit } from '../../../platform/events.ts'
import { DAY } from '../../../shared/time.ts'
import { insertDeadlines } from '../deadlines/deadlines.store.ts'
import type { Reminder } from '../deadlines/deadlines.ts'
import type { Order } from '../order.ts'
import { listEvents, type OrderEvent } from '../orders.store.ts'
import { owedRefund } from './owed-refund.ts'

/** Banks move money within a day or two: the seller is reminded of a refund not confirmed by then. */
const FIRST_DAYS = 3
/** Then the seller is reminded again, and the buyer told whom to ask. */
const LAST_DAYS = 7

/**
 * Sets the reminders of an order that just ended, if its seller has to pay the buyer back. `last` is the
 * event of its end.
 */
export async function setRefundReminders(
  tx: Tx,
  order: Order,
  last: Omit<OrderEvent, 'at'>,
  at: Date,
): Promise<void> {
  const isPaidHere = order.payment === 'online' && last.data.outside !== true
  if (isPaidHere || !order.endedAt) return
  // Only the return of a completed sale ends in that state by another event.
  const isEarlier = order.state === 'completed' && last.name !== 'order_completed'
  const isDecided = 'decidedBy' in last.data
  const before = isEarlier || isDecided ? await listEvents(tx, order.id) : []
  const events = isEarlier ? before : [...before.filter((event) => event.at < at), { ...last, at }]
  if (owedRefund(order, events) === 0) return
  const after = (days: number) => new Date(at.getTime() + days * DAY)
  await insertDeadlines(tx, order, [
    { at: after(FIRST_DAYS), action: 'remind_seller' },
    { at: after(LAST_DAYS), action: 'remind_seller' },
    { at: after(LAST_DAYS), action: 'remind_buyer' },
  ])
}

/** Reminds one side of an ended order of a refund that the buyer has not confirmed. */
export async function remindOfRefund(
  tx: Tx,
  order: Order,
  action: Reminder,
  at: Date,
): Promise<void> {
  const reminded = action === 'remind_seller' ? 'seller' : 'buyer'
  const isGone = (reminded === 'seller' ? order.sellerId : order.buyerId) === null
  const refundMinor = owedRefund(order, await listEvents(tx, order.id))
  if (isGone || refundMinor === 0 || order.refundConfirmedAt) return
  const facts = { by: 'clock', reminded, refundMinor }
  const about = { orderId: order.id, listingId: order.listingId }
  await recordEvent(tx, 'refund_reminded', at, { ...about, ...facts })
  await writeAudit(tx, {
    actor: 'system',
    action: 'refund_reminded',
    subject: ['order', order.id],
    at,
    data: facts,
  })
}
