import type { Viewer } from '../../../platform/http/index.ts'
import { type Listing, toPhone } from '../index.ts'
import type { Advert } from './advertising.contract.ts'

/** An advert is the phone as its viewer may see it, and whether it is taken. */
export function toAdvert(listing: Listing, viewer: Viewer | null): Advert {
  const booked = listing.state === 'reserved'
  return { ...toPhone(listing, viewer), phoneId: listing.id, booked }
}
