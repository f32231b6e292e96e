import { publishChange, type Tx } from '../../../platform/db/index.ts'
import { deleteAdverts, putAdvert } from './adverts.store.ts'

/** Puts a phone that was just booked on the advertise list, for as long as the hold lasts. */
export async function postBookingAdvert(tx: Tx, listingId: string, now: Date): Promise<void> {
  await putAdvert(tx, listingId, 'booking', now)
  publishChange(tx, 'adverts')
}

/** Takes the booking off the list; the seller's own advert, if any, shows again. */
export async function endBookingAdvert(tx: Tx, listingId: string): Promise<void> {
  await deleteAdverts(tx, listingId, ['booking'])
  publishChange(tx, 'adverts')
}

/** Takes everything about a phone off the list: it is sold, or it was taken down. */
export async function endAdverts(tx: Tx, listingId: string): Promise<void> {
  await deleteAdverts(tx, listingId, ['booking', 'seller'])
  publishChange(tx, 'adverts')
}
