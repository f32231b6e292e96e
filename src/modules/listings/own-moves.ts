import { isDone, type ListingState, moves, whyNotMovable } from '../../shared/listing-life-cycle.ts'
import type { Listing } from './listing.ts'
import { type OwnMove, ownMoves } from './move-listing.ts'

/** States in which its seller may say anew what was said of a phone. */
export const EDITABLE: readonly ListingState[] = [
  'live',
  'paused',
  'expired',
  'reserved',
  'pending_review',
  'changes_requested',
]

/** What its seller could do with a listing now; nothing comes on sale while they are away. */
export function possibleMoves(
  listing: Pick<Listing, 'state' | 'expiresAt'>,
  now: Date,
  { away }: { away: boolean },
): OwnMove[] {
  return ownMoves.filter((move) => {
    if (away && moves[move].to === 'live') return false
    return !isDone(move, listing, now) && !whyNotMovable(move, listing)
  })
}
