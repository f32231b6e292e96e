import { DAY } from '../../platform/clock.ts'
import type { Viewer } from '../../platform/http/index.ts'
import type { Cover } from '../media/index.ts'
import { listingStates } from './listings.contract.ts'

export type ListingState = (typeof listingStates)[number]
export type Grade = 'A' | 'B' | 'C' | 'D'

/** A phone that a seller offers, as it is kept. Its state says whether anybody sees it. */
export type Listing = {
  id: string
  sellerId: string | null
  sellerName: string
  sellerEmail: string
  categoryId: string
  brand: string
  name: string
  description: string
  storageGb: number | null
  colour: string | null
  grade: Grade | null
  priceMinor: number
  originalPriceMinor: number | null
  currency: string
  location: string
  used: string
  usedMonths: number | null
  img: string
  mediaId: string | null
  advertised: boolean
  state: ListingState
  createdAt: Date
  updatedAt: Date
  expiresAt: Date
  modelId: number
  /** The model as people know it; null for a brand's catch-all. */
  model: { slug: string; name: string } | null
  /** Index in colourFamilies, from 1; 0 when not known. */
  colourFamily: number
  placeId: number | null
  /** Of the place, in degrees; never of an address. */
  lat: number | null
  lon: number | null
  /** Index in standings. */
  standing: number
  /** What is known of the picture of its cover. */
  cover: Cover
}

/** What is decided when a phone is listed; the rest follows from its model. */
export type NewListing = Omit<Listing, 'model' | 'cover'>

/** Days for which a listing is live; then the seller is asked whether the phone is still there. */
const LISTING_DAYS = 30

export function expiryFrom(at: Date): Date {
  return new Date(at.getTime() + LISTING_DAYS * DAY)
}

/** Days before its end in which a live listing may be renewed; a vacation's return renews then too. */
const RENEWABLE_DAYS = 5

/** True when so little is left of a listing's time that its seller may ask for more. */
export function endsSoon({ expiresAt }: Pick<Listing, 'expiresAt'>, now: Date): boolean {
  return expiresAt.getTime() - now.getTime() <= RENEWABLE_DAYS * DAY
}

/** Who makes a move: its seller, a moderator (an admin today), an order that holds it, or the clock. */
export type Party = 'seller' | 'moderator' | 'admin' | 'order' | 'clock'

/** States in which a listing comes into the world; a draft of a form is no listing yet. */
export const beginnings = ['live', 'pending_review'] as const satisfies ListingState[]

/** The life of a listing: which move leads from which states to which, and who may make it. */
export const moves = {
  hold: { from: ['live'], to: 'reserved', by: ['order'] },
  release: { from: ['reserved'], to: 'live', by: ['order'] },
  // Sold, and not any more; where the phone is, only its seller knows.
  shelve: { from: ['reserved'], to: 'paused', by: ['order'] },
  sell: { from: ['reserved'], to: 'sold', by: ['order'] },
  expire: { from: ['live'], to: 'expired', by: ['clock'] },
  // Also by the clock: when a vacation begins and when it is over.
  pause: { from: ['live'], to: 'paused', by: ['seller', 'clock'] },
  resume: { from: ['paused'], to: 'live', by: ['seller', 'clock'] },
  // A live one is prolonged near its end.
  renew: { from: ['live', 'expired'], to: 'live', by: ['seller'] },
  withdraw: {
    from: ['live', 'paused', 'expired', 'pending_review', 'changes_requested'],
    to: 'withdrawn',
    by: ['seller'],
  },
  approve: { from: ['pending_review'], to: 'live', by: ['moderator'] },
  ask: { from: ['pending_review'], to: 'changes_requested', by: ['moderator'] },
  reject: { from: ['pending_review'], to: 'rejected', by: ['moderator'] },
  submit: { from: ['changes_requested'], to: 'pending_review', by: ['seller'] },
  // The seller leaves, or is sent away: whatever is not held or done goes.
  leave: {
    from: ['draft', 'pending_review', 'changes_requested', 'live', 'paused', 'expired'],
    to: 'withdrawn',
    by: ['seller', 'admin'],
  },
  remove: {
    from: listingStates.filter((state) => state !== 'removed'),
    to: 'removed',
    by: ['moderator'],
  },
} as const satisfies Record<
  string,
  { from: readonly ListingState[]; to: ListingState; by: readonly Party[] }
>

export type Move = keyof typeof moves

/** A move as events and the audit log tell of it: `listing_paused`. */
export const pastTense = {
  hold: 'held',
  release: 'released',
  shelve: 'shelved',
  sell: 'sold',
  expire: 'expired',
  pause: 'paused',
  resume: 'resumed',
  renew: 'renewed',
  withdraw: 'withdrawn',
  approve: 'approved',
  ask: 'sent_back',
  reject: 'rejected',
  submit: 'submitted',
  leave: 'withdrawn',
  remove: 'removed',
} as const satisfies Record<Move, string>

/** States in which everybody may look at a phone; the state says whether it is still to be had. */
const SHOWN: readonly ListingState[] = ['live', 'reserved', 'sold', 'paused', 'expired']

/**
 * What keeps a viewer from seeing a listing. A removed one is gone for everybody, a withdrawn one for
 * all but its seller and admins: nothing of it is shown any more.
 */
export function whyNotVisible(
  listing: Listing,
  viewer: Viewer | null,
): 'gone' | 'not_found' | undefined {
  if (listing.state === 'removed') return 'gone'
  if (SHOWN.includes(listing.state) || viewer?.role === 'admin') return undefined
  if (viewer && listing.sellerId === viewer.id) return undefined
  return listing.state === 'withdrawn' ? 'gone' : 'not_found'
}

/** True where a change may wait for a moderator beside the version that was approved. */
export function waitsBeside(state: ListingState): boolean {
  return state === 'live' || state === 'paused' || state === 'expired'
}

/** True when a listing is where a move leads already: making it again changes nothing. */
export function isDone(move: Move, listing: Pick<Listing, 'state' | 'expiresAt'>, now: Date) {
  if (listing.state !== moves[move].to) return false
  return move !== 'renew' || !endsSoon(listing, now)
}

export type StateRefusal = 'reserved' | 'sold' | 'expired' | 'in_review' | 'not_on_sale'

/** What keeps a listing from a move in the state that it is in. */
export function whyNotMovable(
  move: Move,
  { state }: Pick<Listing, 'state'>,
): StateRefusal | undefined {
  if ((moves[move].from as readonly ListingState[]).includes(state)) return undefined
  return whyNotOnSale(state)
}

/** Why nothing can be done with a listing now, by its state. */
export function whyNotOnSale(state: ListingState): StateRefusal {
  if (state === 'reserved' || state === 'sold' || state === 'expired') return state
  return state === 'pending_review' ? 'in_review' : 'not_on_sale'
}
