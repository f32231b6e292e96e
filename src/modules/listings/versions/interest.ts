import type { Tx } from '../../../platform/db/index.ts'

/**
 * How someone is interested in a phone, so that its listing must stay about this phone. A favorite is not
 * enough: it is private and made with one press, nobody has agreed on anything by it, and anyone could hold a
 * listing with it.
 */
export type Interest = 'booking' | 'offer' | 'conversation'

/** Returns the interest in a listing, of which the listing module knows nothing. */
export type FindInterest = (tx: Tx, listingId: string) => Promise<Interest | undefined>

const reasons: Record<Interest, string> = {
  booking: 'A buyer has booked this phone',
  offer: 'A buyer has made an offer for this phone',
  conversation: 'Buyers have asked you about this phone',
}

const things: Record<string, string> = {
  brand: 'brand',
  name: 'model',
  storageGb: 'storage',
  photos: 'photos',
  imei: 'IMEI',
}

/** What is wrong with each field by which a listing would become another phone. */
export function refuseNewPhone(fields: readonly string[], interest: Interest) {
  const text = (field: string) =>
    field === 'photos'
      ? `${reasons[interest]}, so you can add photos but not remove any. If it’s another phone, list it as a new one`
      : `${reasons[interest]}, so its ${things[field]} can’t change. If it’s another phone, list it as a new one`
  return Object.fromEntries(fields.map((field) => [field, text(field)]))
}
