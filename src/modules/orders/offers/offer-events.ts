import type { Tx } from '../../../platform/db/index.ts'
import { type Actor, type EventName, recordEvent, writeAudit } from '../../../platform/events.ts'
import type { Offer } from './offer.ts'

/** The event and the audit row of what became of an offer; `facts` are for both sides to know. */
export async function recordOfferEvent(
  tx: Tx,
  event: EventName,
  offer: Offer,
  { actor, at, facts = {} }: { actor: Actor; at: Date; facts?: Record<string, unknown> },
) {
  const { id: offerId, listingId, buyerId, sellerId, priceMinor, currency } = offer
  // By the one who answers; an offer's own maker when it is made.
  const by = actor === 'system' ? 'clock' : actor.id === buyerId ? 'buyer' : 'seller'
  const about = { offerId, listingId, buyerId, sellerId, priceMinor, currency, by, ...facts }
  await recordEvent(tx, event, at, about)
  await writeAudit(tx, {
    actor,
    action: event,
    subject: ['offer', offerId],
    at,
    data: { priceMinor },
  })
}
