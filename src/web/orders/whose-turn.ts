import type { Order } from '../api/index.ts'

type Next = NonNullable<Order['next']>
type Party = Next['actor']

/** Whether an order waits for this party, in lists and on its page. */
export function isTurnOf(party: Party, { actor, action }: Next, { transitions }: Order): boolean {
  if (action === 'wait_for_bank') return false
  if (actor === party) return true
  // Buyer and seller both go to a meet-up.
  if (action === 'meet') return party !== 'admin'
  if (party !== 'buyer') return false
  // While an admin traces a parcel, or a bank reviews the payment, the buyer can still say that all is well.
  return action === 'find_parcel' || (action === 'answer_bank' && transitions.includes('confirm'))
}

/**
 * A booking past its deadline is over even before the job that closes it has run. Derived from what the
 * server still allows the buyer, so the browser's clock plays no part.
 */
export function isBookingExpired(
  { state, confirming, transitions }: Order,
  side: 'buyer' | 'seller' | 'admin',
): boolean {
  return state === 'awaiting_payment' && side === 'buyer' && !confirming && transitions.length === 0
}
