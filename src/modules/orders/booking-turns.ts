import type { Order } from './order.ts'

const underway = new Map<string, Promise<{ order: Order } | object>>()

/**
 * One booking of a phone at a time in this process. Whoever waited while somebody else got it is
 * told whose it is now, without a transaction that would find the same. Nothing rests on this: the
 * database decides, also between processes; it only is not asked in vain by a crowd.
 */
export async function inTurn<T extends { order: Order } | object>(
  listingId: string,
  book: () => Promise<T>,
): Promise<T | { lostTo: string | null }> {
  for (let before = underway.get(listingId); before; before = underway.get(listingId)) {
    const outcome = await before
    if ('order' in outcome) return { lostTo: outcome.order.buyerId }
  }
  const booking = book()
  // Its failure is for its own buyer; the next one tries.
  const told = booking.catch(() => ({}))
  underway.set(listingId, told)
  try {
    return await booking
  } finally {
    underway.delete(listingId)
  }
}
