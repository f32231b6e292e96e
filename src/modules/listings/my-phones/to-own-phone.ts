import type { Viewer } from '../../../platform/http/index.ts'
import { EDITABLE, possibleMoves, toPhone } from '../index.ts'
import type { OwnAct, OwnPhone } from './my-phones.contract.ts'
import type { OwnListing } from './my-phones.store.ts'

type Now = { at: Date; away: boolean }

/** A listing as its seller sees it, with what can be done about it. */
export function toOwnPhone(listing: OwnListing, seller: Viewer, now: Now): OwnPhone {
  const { views, favourites, bookings, review, pausedByVacation } = listing
  return {
    ...toPhone(listing, seller),
    views,
    favourites,
    bookings,
    expiresAt: listing.expiresAt.toISOString(),
    acts: actsOn(listing, now),
    review,
    pausedByVacation,
  }
}

function actsOn(listing: OwnListing, { at, away }: Now): OwnAct[] {
  return [
    ...(EDITABLE.includes(listing.state) ? (['edit'] as const) : []),
    ...possibleMoves(listing, at, { away }),
    ...(listing.state === 'live' && !listing.advertised ? (['advertise'] as const) : []),
    ...(listing.advertised ? (['stop_advertising'] as const) : []),
  ]
}
