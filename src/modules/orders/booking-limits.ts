import type { Tx } from '../../platform/db/index.ts'
import { formatWait } from '../../platform/http/index.ts'
import { DAY, HOUR, MINUTE, SECOND } from '../../shared/time.ts'
import { readBookingRecord } from './orders.store.ts'

/** Unpaid bookings of a buyer: enough for anyone, too few to take the market off sale. */
const MAX_HOLDS = 10
/** The same before the first completed order. */
const MAX_HOLDS_OF_NEW_BUYERS = 2

/** Bookings that a buyer gives back, or lets expire, within a week and without having to wait. */
const FREE_RETURNS = { known: 3, new: 1 }
const COUNTED_DAYS = 7
/** How long to wait after each further one, counted from its end; the last wait repeats. */
const WAITS_MS = [15 * MINUTE, HOUR, 6 * HOUR, DAY]

export type BookingLimit =
  | { refused: 'too_many_holds' | 'too_many_holds_of_new_buyer' }
  | { refused: 'cooling_down'; until: Date }

/**
 * Whether a buyer may hold one more phone. Their other bookings wait until commit, so that the count
 * stays true. A seller who accepts an offer does not have to wait for the buyer's cool-down.
 */
export async function whyNotHold(
  tx: Tx,
  { buyerId, byBuyer, at }: { buyerId: string; byBuyer: boolean; at: Date },
): Promise<BookingLimit | undefined> {
  const since = new Date(at.getTime() - COUNTED_DAYS * DAY)
  const { holds, isKnown, returned, lastReturnedAt } = await readBookingRecord(tx, buyerId, since)
  if (isKnown && holds >= MAX_HOLDS) return { refused: 'too_many_holds' }
  if (!isKnown && holds >= MAX_HOLDS_OF_NEW_BUYERS)
    return { refused: 'too_many_holds_of_new_buyer' }
  const excess = returned - FREE_RETURNS[isKnown ? 'known' : 'new']
  if (!byBuyer || excess <= 0 || !lastReturnedAt) return undefined
  const wait = WAITS_MS[Math.min(excess, WAITS_MS.length) - 1] ?? 0
  const until = new Date(lastReturnedAt.getTime() + wait)
  return until > at ? { refused: 'cooling_down', until } : undefined
}

/** What a buyer reads who has to wait, and for how many seconds. */
export function coolDown(until: Date, now: Date): { seconds: number; message: string } {
  const seconds = Math.max(1, Math.ceil((until.getTime() - now.getTime()) / SECOND))
  const message = `You’ve given back or not paid several bookings. You can book again in ${formatWait(seconds)}.`
  return { seconds, message }
}
