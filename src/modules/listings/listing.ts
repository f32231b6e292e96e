import { DAY } from '../../platform/clock.ts'
import type { Viewer } from '../../platform/http/index.ts'
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
}

/** What is decided when a phone is listed; the rest follows from its model. */
export type NewListing = Omit<Listing, 'model'>

/** Days for which a listing is live; then the seller is asked whether the phone is still there. */
const LISTING_DAYS = 30

export function expiryFrom(at: Date): Date {
  return new Date(at.getTime() + LISTING_DAYS * DAY)
}

/** The life of a listing: which move leads from which states to which. */
export const moves = {
  hold: { from: ['live'], to: 'reserved' },
  release: { from: ['reserved'], to: 'live' },
  sell: { from: ['reserved'], to: 'sold' },
  expire: { from: ['live'], to: 'expired' },
  withdraw: { from: ['live', 'paused', 'expired'], to: 'withdrawn' },
  // The seller leaves: whatever is not held or done goes.
  leave: {
    from: ['draft', 'pending_review', 'changes_requested', 'live', 'paused', 'expired'],
    to: 'withdrawn',
  },
  remove: { from: listingStates.filter((state) => state !== 'removed'), to: 'removed' },
} as const satisfies Record<string, { from: readonly ListingState[]; to: ListingState }>

export type Move = keyof typeof moves

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

/** What keeps its seller from taking a listing back. */
export function whyNotWithdrawable({
  state,
}: Listing): 'reserved' | 'sold' | 'not_on_sale' | undefined {
  if (state === 'reserved' || state === 'sold') return state
  if (!(moves.withdraw.from as readonly ListingState[]).includes(state)) return 'not_on_sale'
}
