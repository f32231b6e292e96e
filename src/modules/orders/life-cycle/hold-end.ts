import type { Executor } from '../../../platform/db/index.ts'
import { stateEnd } from '../deadlines/deadlines.ts'
import { agreedMeeting } from '../delivery/delivery.store.ts'
import type { Order } from '../order.ts'

/**
 * Until when an unpaid phone is reserved apart from an online payment: that payment has less time,
 * and when its buyer leaves it, the phone is reserved as long as before.
 */
export async function holdEnd(db: Executor, order: Order): Promise<Date | null> {
  const end = stateEnd({ ...order, payment: 'meet_up' }, await agreedMeeting(db, order))
  // A meeting that was agreed and canceled may have left more time than the booking had.
  const isLater = order.stateDueAt && (!end || order.stateDueAt > end)
  return isLater ? order.stateDueAt : end
}

/**
 * Until when the phone is reserved if only the time for the online payment is over; undefined if
 * the booking is over too, or a bank still confirms the payment.
 */
export async function endAfterCheckout(
  db: Executor,
  order: Order,
  now: Date,
): Promise<Date | undefined> {
  if (order.payment !== 'online' || order.confirmingSince) return
  const end = await holdEnd(db, order)
  return end && end > now ? end : undefined
}
