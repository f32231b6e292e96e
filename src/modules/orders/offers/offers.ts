import type { Deps } from '../../../deps.ts'
import {
  inTransaction,
  isId,
  newId,
  rollbackOnRefusal,
  type Tx,
  violatedConstraint,
} from '../../../platform/db/index.ts'
import { type Actor, type EventName, recordEvent, writeAudit } from '../../../platform/events.ts'
import type { Viewer } from '../../../platform/http/index.ts'
import { mayTrade } from '../../../shared/accounts/account-rules.ts'
import type { DeliveryTerms } from '../../../shared/listings/delivery-terms.ts'
import {
  isDeliverable,
  offeredTerms,
  shopDeliveries,
} from '../../../shared/orders/delivery-methods.ts'
import { MAX_OFFERS, OFFER_HOURS } from '../../../shared/orders/order-limits.ts'
import { parsePrice } from '../../../shared/parse-price.ts'
import { HOUR } from '../../../shared/time.ts'
import { findTrader, isBlockedBetween } from '../../accounts/index.ts'
import {
  changesOfOffer,
  describeChanges,
  findListing,
  type OnChanged,
} from '../../listings/index.ts'
import { type BookingLimit, bookInTransaction } from '../book-phone.ts'
import { type PhoneChanged, refuseChanged } from '../phone-changed.ts'
import {
  type Offer,
  offerPriceProblem,
  offerTransitions,
  type Side,
  transitionRefusal,
} from './offer.ts'
import {
  closeOffer,
  findOffer,
  insertOffer,
  lockExpiredOffers,
  lockOffersBetween,
  offersBetween,
  supersedeOpen,
  supersedeOvertaken,
} from './offers.store.ts'

export type OfferRefusal =
  | 'not_found'
  | 'own_phone'
  | 'buyers_only'
  | 'already_booked'
  | 'not_for_sale'
  | 'too_many'
  | 'own_offer'
  | 'not_yours'
  | 'answered'
  | 'run_out'
  | 'account_gone'
  | 'blocked'
  | 'not_deliverable'
export type Offered =
  | { offer: Offer }
  | { refused: OfferRefusal }
  | PhoneChanged
  | { wrong: string }

/**
 * A buyer offers a price for a phone as they have seen it, in this version of its listing. It replaces an open
 * offer between buyer and seller, also a counter-offer. The same price again returns the same offer.
 */
export async function makeOffer(
  deps: Deps,
  buyer: Viewer,
  { listingId, typed, version }: { listingId: string; typed: string | number; version?: number },
): Promise<Offered> {
  if (!isId(listingId)) return { refused: 'not_found' }
  if (!mayTrade(buyer.role, 'buy')) return { refused: 'buyers_only' }
  return inOfferTransaction(deps, async (tx) => {
    await lockOffersBetween(tx, listingId, buyer.id)
    const now = deps.clock.now()
    const listing = await findListing(tx, listingId)
    if (!listing || listing.state === 'removed') return { refused: 'not_found' }
    if (listing.sellerId === buyer.id) return { refused: 'own_phone' }
    if (listing.state === 'reserved') return { refused: 'already_booked' }
    if (listing.state !== 'live' || !listing.sellerId) return { refused: 'not_for_sale' }
    if (!isOfferedDelivery(deps, listing)) return { refused: 'not_deliverable' }
    if (await isBlockedBetween(tx, buyer.id, listing.sellerId)) return { refused: 'blocked' }
    const readVersion = { version: version ?? listing.version, concerns: 'booking' } as const
    const changed = await refuseChanged(tx, listing, readVersion)
    if (changed) return changed
    const price = parsePrice(typed, listing.currency)
    if ('wrong' in price) return price
    const wrong = offerPriceProblem(price.minor, listing.priceMinor)
    if (wrong) return { wrong }
    const talk = await offersBetween(tx, listingId, buyer.id)
    const open = talk.find(({ state }) => state === 'open')
    const stands = open && open.expiresAt > now ? open : undefined
    if (stands?.madeBy === 'buyer' && stands.priceMinor === price.minor) return { offer: stands }
    if (talk.filter(({ madeBy }) => madeBy === 'buyer').length >= MAX_OFFERS)
      return { refused: 'too_many' }
    if (open)
      await closeOffer(tx, open.id, open.madeBy === 'buyer' ? 'superseded' : 'countered', {
        at: now,
      })
    const offer = newOffer({
      listingId,
      buyerId: buyer.id,
      sellerId: listing.sellerId,
      madeBy: 'buyer',
      priceMinor: price.minor,
      askingMinor: listing.priceMinor,
      currency: listing.currency,
      listingVersion: listing.version,
      at: now,
    })
    const late = await saveOffer(tx, offer)
    if (late) return late
    const isAnswer = stands?.madeBy === 'seller'
    await recordOfferEvent(tx, isAnswer ? 'offer_countered' : 'offer_made', offer, {
      actor: buyer,
      at: now,
    })
    return { offer }
  })
}

/** The seller counters an offer with another price, below the listed one. */
export async function counterOffer(
  deps: Deps,
  seller: Viewer,
  id: string,
  typed: string | number,
): Promise<Offered> {
  if (!isId(id)) return { refused: 'not_found' }
  return inOfferTransaction(deps, async (tx) => {
    const unlocked = await findOffer(tx, id)
    if (!unlocked) return { refused: 'not_found' }
    await lockOffersBetween(tx, unlocked.listingId, unlocked.buyerId)
    const now = deps.clock.now()
    const offer = await findOffer(tx, id)
    const refused = offer ? transitionRefusal(offer, 'counter', seller, now) : 'not_found'
    if (!offer || refused) return { refused: refused ?? 'not_found' }
    if (offer.madeBy !== 'buyer') return { refused: 'not_yours' }
    if (offer.sellerId && (await isBlockedBetween(tx, offer.buyerId, offer.sellerId)))
      return { refused: 'blocked' }
    const listing = await findListing(tx, offer.listingId)
    if (listing?.state === 'reserved') return { refused: 'already_booked' }
    if (listing?.state !== 'live') return { refused: 'not_for_sale' }
    if (!isOfferedDelivery(deps, listing)) return { refused: 'not_deliverable' }
    const price = parsePrice(typed, offer.currency)
    if ('wrong' in price) return price
    const wrong = counterPriceProblem(price.minor, offer.priceMinor, listing.priceMinor)
    if (wrong) return { wrong }
    if (!(await closeOffer(tx, id, 'countered', { at: now }))) return { refused: 'answered' }
    const counter = newOffer({
      ...offer,
      madeBy: 'seller',
      priceMinor: price.minor,
      listingVersion: listing.version,
      at: now,
    })
    const late = await saveOffer(tx, counter)
    if (late) return late
    await recordOfferEvent(tx, 'offer_countered', counter, { actor: seller, at: now })
    return { offer: counter }
  })
}

/** Whether buyers could have the phone by a delivery method that the shop offers. */
function isOfferedDelivery({ settings }: Deps, listing: DeliveryTerms): boolean {
  return isDeliverable(offeredTerms(listing, shopDeliveries(settings.current())))
}

/** Everything or nothing, between two people whose accounts may close at this very moment. */
async function inOfferTransaction(
  deps: Deps,
  work: (tx: Tx) => Promise<Offered>,
): Promise<Offered> {
  try {
    return await rollbackOnRefusal(deps.db, work)
  } catch (error) {
    const constraint = violatedConstraint(error)
    if (constraint === 'offers_buyer_id_fkey') return { refused: 'account_gone' }
    if (constraint === 'offers_seller_id_fkey') return { refused: 'not_for_sale' }
    throw error
  }
}

/**
 * Inserting waits for a concurrent change of the phone, and later changes wait for it, so the version
 * and the price read afterwards are those that close offers.
 */
async function saveOffer(
  tx: Tx,
  offer: Offer,
): Promise<{ wrong: string } | PhoneChanged | undefined> {
  await insertOffer(tx, offer)
  const listing = await findListing(tx, offer.listingId)
  const readVersion = { version: offer.listingVersion, concerns: 'offer' } as const
  const changed = listing && (await refuseChanged(tx, listing, readVersion))
  if (changed) return changed
  if (listing && offer.priceMinor >= listing.priceMinor)
    return { wrong: 'The phone now costs no more than that. Check its price' }
}

function counterPriceProblem(
  minor: number,
  offered: number,
  askingMinor: number,
): string | undefined {
  if (minor <= offered) return 'The buyer offers that much. Accept the offer instead'
  if (minor >= askingMinor) return 'That is the listed price. Decline the offer instead'
}

type Parts = Pick<
  Offer,
  | 'listingId'
  | 'buyerId'
  | 'sellerId'
  | 'priceMinor'
  | 'askingMinor'
  | 'currency'
  | 'listingVersion'
> & { madeBy: Side; at: Date }

function newOffer({ at, ...parts }: Parts): Offer {
  const { listingId, buyerId, sellerId, madeBy, priceMinor, askingMinor, currency } = parts
  const { listingVersion } = parts
  return {
    id: newId(),
    listingId,
    buyerId,
    sellerId,
    madeBy,
    priceMinor,
    askingMinor,
    currency,
    listingVersion,
    state: 'open',
    createdAt: at,
    expiresAt: new Date(at.getTime() + OFFER_HOURS * HOUR),
    orderId: null,
  }
}

/** Records the event and the audit row of a change of an offer; both sides can see `facts`. */
export async function recordOfferEvent(
  tx: Tx,
  event: EventName,
  offer: Offer,
  { actor, at, facts = {} }: { actor: Actor; at: Date; facts?: Record<string, unknown> },
) {
  const { id: offerId, listingId, buyerId, sellerId, priceMinor, currency } = offer
  // By the one who answers; an offer's own maker when it is made.
  const by = actor === 'system' ? actor : actor.id === buyerId ? 'buyer' : 'seller'
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

type Answered = { offer: Offer } | { refused: OfferRefusal } | PhoneChanged | BookingLimit

/**
 * The other side agrees: the phone is booked for the buyer at that price, or at the listing's when
 * that is lower by now, and every other offer for it is void, in one transaction. Accepting again
 * gives the same order.
 */
export async function acceptOffer(deps: Deps, viewer: Viewer, id: string): Promise<Answered> {
  if (!isId(id)) return { refused: 'not_found' }
  try {
    return await rollbackOnRefusal(deps.db, async (tx): Promise<Answered> => {
      const now = deps.clock.now()
      const offer = await findOffer(tx, id)
      const refused = offer ? transitionRefusal(offer, 'accept', viewer, now) : 'not_found'
      if (offer?.state === 'accepted' && refused === 'answered') return { offer }
      if (!offer || refused) return { refused: refused ?? 'not_found' }
      const buyer = await findTrader(tx, offer.buyerId, 'buy')
      if (!buyer) return { refused: 'account_gone' }
      // People and the phone are locked before offers, here as everywhere.
      const { listingId, priceMinor, listingVersion } = offer
      const booked = await bookInTransaction(deps, tx, {
        buyer,
        actor: viewer,
        listingId,
        priceMinor,
        seenVersion: { version: listingVersion, concerns: 'offer' },
        at: now,
      })
      if ('refused' in booked) return booked
      const { id: orderId, priceMinor: bookedMinor } = booked.order
      // Undone, booking and all, when the offer was withdrawn a moment before.
      if (!(await closeOffer(tx, id, 'accepted', { at: now, orderId })))
        return { refused: 'answered' }
      const accepted: Offer = { ...offer, state: 'accepted', orderId }
      await recordOfferEvent(tx, offerTransitions.accept.event, accepted, {
        actor: viewer,
        at: now,
        facts: { orderId, priceMinor: bookedMinor },
      })
      for (const other of await supersedeOpen(tx, listingId, now))
        await recordOfferEvent(tx, 'offer_superseded', other, { actor: 'system', at: now })
      return { offer: accepted }
    })
  } catch (error) {
    if (violatedConstraint(error) === 'one_live_order_per_listing')
      return { refused: 'already_booked' }
    throw error
  }
}

/** The other side declines an offer, or its maker withdraws it; repeating it changes nothing. */
export async function closeOpenOffer(
  deps: Deps,
  viewer: Viewer,
  id: string,
  transition: 'decline' | 'withdraw',
): Promise<Answered> {
  if (!isId(id)) return { refused: 'not_found' }
  const { to, event } = offerTransitions[transition]
  return rollbackOnRefusal(deps.db, async (tx): Promise<Answered> => {
    const now = deps.clock.now()
    const offer = await findOffer(tx, id)
    const refused = offer ? transitionRefusal(offer, transition, viewer, now) : 'not_found'
    if (offer?.state === to && refused === 'answered') return { offer }
    if (!offer || refused) return { refused: refused ?? 'not_found' }
    if (!(await closeOffer(tx, id, to, { at: now }))) return { refused: 'answered' }
    await recordOfferEvent(tx, event, offer, { actor: viewer, at: now })
    return { offer: { ...offer, state: to } }
  })
}

/** Offers that one run of the job expires. */
const BATCH = 50

/** Expires offers that were not answered in time. Returns how many. */
export function expireOffers(deps: Deps): Promise<number> {
  const now = deps.clock.now()
  return inTransaction(deps.db, async (tx) => {
    const due = await lockExpiredOffers(tx, now, BATCH)
    for (const offer of due) {
      await closeOffer(tx, offer.id, offerTransitions.expire.to, { at: now })
      await recordOfferEvent(tx, offerTransitions.expire.event, offer, { actor: 'system', at: now })
    }
    return due.length
  })
}

/**
 * Part of changing a phone, with it locked: closes the offers that were made for what it was before, or that
 * are no longer below its price. Both sides are notified.
 */
export const closeOutdatedOffers: OnChanged = async (tx, listing, date) => {
  const { id, priceMinor, currency, changes } = listing
  const outdated = Object.values(describeChanges(changesOfOffer(changes), currency))
  if (outdated.length > 0) {
    const changed = `${outdated.join('. ')}.`
    for (const offer of await supersedeOpen(tx, id, date))
      await recordOfferEvent(tx, 'offer_outdated', offer, {
        actor: 'system',
        at: date,
        facts: { changed },
      })
    return
  }
  const [before, after] = changes.price ?? []
  if (Number(after) >= Number(before) || after === undefined) return
  for (const offer of await supersedeOvertaken(tx, id, priceMinor, date))
    await recordOfferEvent(tx, 'offer_overtaken', offer, {
      actor: 'system',
      at: date,
      facts: { listedMinor: priceMinor },
    })
}
