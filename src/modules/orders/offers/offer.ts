import type { Viewer } from '../../../platform/http/index.ts'

export const offerStates = [
  'open',
  'countered',
  'accepted',
  'declined',
  'withdrawn',
  'expired',
  'superseded',
] as const
export type OfferState = (typeof offerStates)[number]
export type Side = 'buyer' | 'seller'

/** An offer below this share of the price is a waste of both people's time. */
export const MIN_SHARE = 0.3

export type Offer = {
  id: string
  listingId: string
  buyerId: string
  sellerId: string
  madeBy: Side
  priceMinor: number
  askingMinor: number
  currency: string
  /** The version of the listing that it was made for. */
  listingVersion: number
  state: OfferState
  createdAt: Date
  expiresAt: Date
  orderId: string | null
}

type OfferTransition = { to: OfferState; by: 'maker' | 'other' | 'system'; event: string }

/** What can become of an open offer; nothing leads out of any other state. */
export const offerTransitions = {
  counter: { to: 'countered', by: 'other', event: 'offer_countered' },
  accept: { to: 'accepted', by: 'other', event: 'offer_accepted' },
  decline: { to: 'declined', by: 'other', event: 'offer_declined' },
  withdraw: { to: 'withdrawn', by: 'maker', event: 'offer_withdrawn' },
  expire: { to: 'expired', by: 'system', event: 'offer_expired' },
} as const satisfies Record<string, OfferTransition>
export type OfferTransitionName = keyof typeof offerTransitions

/** Which side of an offer a person is on. */
export function offerSide(
  offer: Pick<Offer, 'buyerId' | 'sellerId'>,
  { id }: Pick<Viewer, 'id'>,
): Side | undefined {
  if (offer.buyerId === id) return 'buyer'
  return offer.sellerId === id ? 'seller' : undefined
}

/** Why a person cannot make a transition; strangers find no offer. */
export function transitionRefusal(
  offer: Offer,
  transition: OfferTransitionName,
  viewer: Pick<Viewer, 'id'>,
  now: Date,
) {
  const side = offerSide(offer, viewer)
  if (!side) return 'not_found'
  const isMaker = offer.madeBy === side
  if (isMaker !== (offerTransitions[transition].by === 'maker'))
    return isMaker ? 'own_offer' : 'not_yours'
  if (offer.state !== 'open') return 'answered'
  if (offer.expiresAt <= now) return 'run_out'
}

/** What is wrong with a price as an offer; undefined if it is valid. */
export function offerPriceProblem(priceMinor: number, askingMinor: number): string | undefined {
  if (priceMinor >= askingMinor) return 'The phone costs no more than that. Book it instead'
  if (priceMinor < askingMinor * MIN_SHARE) return `At least ${MIN_SHARE * 100} % of the price`
}
