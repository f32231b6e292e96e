import type { Executor } from '../../../platform/db/index.ts'
import { stateEnd } from '../deadlines/deadlines.ts'
import { agreedMeeting } from '../delivery/delivery.store.ts'
import type { Order } from '../order.ts'

/**
 * Until when an unpaid phone is reserved apart from an online payment: that payment has less time,
 * and when its buyer leaves it, the phone is reserved as long as before.
 */
export async function holdEnd(db: Executor, order: Order): Promise<Date | null> {
  return holdEndWith(await agreedMeeting(db, order), order)
}

function holdEndWith(meeting: Date | undefined, order: Order): Date | null {
  const end = stateEnd({ ...order, payment: 'meet_up' }, meeting)
  // A meeting that was agreed and canceled may have left more time than the booking had.
  const isLater = order.stateDueAt && (!end || order.stateDueAt > end)
  return isLater ? order.stateDueAt : end
}

/**
 * Until when the phone is reserved if only the time for the online payment is over; undefined if
 * the booking is over too, or a bank still confirms the payment. `meeting` is the agreed one.
 */
export function endAfterCheckout(
  order: Order,
  meeting: Date | undefined,
  now: Date,
): Date | undefined {
  if (order.payment !== 'online' || order.confirmingSince) return
  const end = holdEndWith(meeting, order)
  return end && end > now ? end : undefined
}
