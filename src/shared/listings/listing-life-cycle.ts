import { type StaffRole, staffMay } from '../accounts/staff-roles.ts'
import { DAY } from '../time.ts'
import { LISTING_DAYS, RENEWABLE_DAYS } from './listing-limits.ts'

export const listingStates = [
  'pending_review',
  'changes_requested',
  'rejected',
  'live',
  'paused',
  'reserved',
  'sold',
  'expired',
  'withdrawn',
  'removed',
] as const
export type ListingState = (typeof listingStates)[number]

export function expiryFrom(date: Date): Date {
  return new Date(date.getTime() + LISTING_DAYS * DAY)
}

/** Whether a live listing is close enough to its expiry to be renewed. */
export function endsSoon({ expiresAt }: { expiresAt: Date }, now: Date): boolean {
  return expiresAt.getTime() - now.getTime() <= RENEWABLE_DAYS * DAY
}

/** Who makes a transition: the seller, a moderator (today an admin), an order, or the system at a deadline. */
export type ListingActor = 'seller' | 'moderator' | 'admin' | 'order' | 'system'

/** States in which a listing is created. */
export const initialStates = ['live', 'pending_review'] as const satisfies ListingState[]

/** The life cycle of a listing: the transitions with their states, and who may make them. */
export const listingTransitions = {
  hold: { from: ['live'], to: 'reserved', by: ['order'] },
  release: { from: ['reserved'], to: 'live', by: ['order'] },
  // The sale was undone after the phone left; only its seller knows where it is.
  shelve: { from: ['reserved', 'sold'], to: 'paused', by: ['order'] },
  sell: { from: ['reserved'], to: 'sold', by: ['order'] },
  expire: { from: ['live'], to: 'expired', by: ['system'] },
  // Also automatically: at the start and the end of a vacation.
  pause: { from: ['live'], to: 'paused', by: ['seller', 'system'] },
  resume: { from: ['paused'], to: 'live', by: ['seller', 'system'] },
  // A live listing can be extended near its expiry.
  renew: { from: ['live', 'expired'], to: 'live', by: ['seller'] },
  withdraw: {
    from: ['live', 'paused', 'expired', 'pending_review', 'changes_requested'],
    to: 'withdrawn',
    by: ['seller'],
  },
  // An edit, or an IMEI, that has to be checked before the phone is for sale again.
  flag: { from: ['live', 'paused', 'expired'], to: 'pending_review', by: ['system'] },
  // Automatically once the seller has proved what was asked for.
  approve: { from: ['pending_review'], to: 'live', by: ['moderator', 'system'] },
  request_changes: { from: ['pending_review'], to: 'changes_requested', by: ['moderator'] },
  reject: { from: ['pending_review'], to: 'rejected', by: ['moderator'] },
  submit: { from: ['changes_requested'], to: 'pending_review', by: ['seller'] },
  // The seller leaves or is banned.
  leave: {
    from: ['pending_review', 'changes_requested', 'live', 'paused', 'expired'],
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
  { from: readonly ListingState[]; to: ListingState; by: readonly ListingActor[] }
>

export type ListingTransition = keyof typeof listingTransitions

/** The name of a transition in events and the audit log: `listing_paused`. */
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
  flag: 'flagged',
  approve: 'approved',
  request_changes: 'sent_back',
  reject: 'rejected',
  submit: 'submitted',
  leave: 'withdrawn',
  remove: 'removed',
} as const satisfies Record<ListingTransition, string>

/** For sale, or booked and perhaps for sale again: anyone may ask about the phone. */
export const onMarketStates = ['live', 'reserved'] as const satisfies ListingState[]

export function isOnMarket(state: ListingState): boolean {
  return (onMarketStates as readonly ListingState[]).includes(state)
}

/** On the market or sold: what the public page of a seller is based on. */
export const tradedStates = [...onMarketStates, 'sold'] as const satisfies ListingState[]

/** For sale, or back up for sale as soon as its seller or an order says so: has the seller's level. */
export const activeStates = ['live', 'paused', 'reserved'] as const satisfies ListingState[]

/** Offered, or about to be: no other listing may offer the phone, and its seller stays a seller. */
export const offeredStates = ['pending_review', ...activeStates] as const satisfies ListingState[]

export function isOffered(state: ListingState): boolean {
  return (offeredStates as readonly ListingState[]).includes(state)
}

/** Offered, or expired and renewable: what a person gives up with the account. */
export const openStates = [...offeredStates, 'expired'] as const satisfies ListingState[]

/** Approved and not sold: an edit can be under review while the approved version stays. */
export const approvedStates = [...activeStates, 'expired'] as const satisfies ListingState[]

/** States in which a seller may edit a listing. */
export const editableStates: readonly ListingState[] = [
  ...approvedStates,
  'pending_review',
  'changes_requested',
]

/** The listing has ended permanently. */
export const closedStates = [
  'sold',
  'withdrawn',
  'removed',
  'rejected',
] as const satisfies ListingState[]

/** Over for good or expired: evidence about the phone is kept for a while and then deleted. */
export const endedStates = [...closedStates, 'expired'] as const satisfies ListingState[]

/** Whether the seller may still prove something: later it would be about somebody else's phone. */
export function isProvable(state: ListingState): boolean {
  return !(['reserved', 'sold', 'withdrawn', 'removed'] as ListingState[]).includes(state)
}

/** States in which anyone may see the page of a listing. */
export const publicStates = [
  'live',
  'reserved',
  'sold',
  'paused',
  'expired',
] as const satisfies ListingState[]

/** Whether anyone may see the page of a listing, and with it its photos and proofs. */
export function isPublic(state: ListingState): boolean {
  return (publicStates as readonly ListingState[]).includes(state)
}

/**
 * Why a viewer may not see a listing. A removed one is gone for everybody, a withdrawn one for all
 * but its seller and admins.
 */
export function visibilityRefusal(
  { state, sellerId }: { state: ListingState; sellerId: string | null },
  viewer: { id: string; role: string; staffRole?: StaffRole | null } | null,
): 'gone' | 'not_found' | undefined {
  if (state === 'removed') return 'gone'
  if (isPublic(state) || (viewer && staffMay(viewer, 'seeListings'))) return undefined
  if (viewer && sellerId === viewer.id) return undefined
  return state === 'withdrawn' ? 'gone' : 'not_found'
}

/** States in which an edit may wait for a moderator while the approved version stays. */
export function keepsApprovedVersion(state: ListingState): boolean {
  return state === 'live' || state === 'paused' || state === 'expired'
}

/** Whether a transition was made already, so that repeating it changes nothing. */
export function isDone(
  transition: ListingTransition,
  listing: { state: ListingState; expiresAt: Date },
  now: Date,
) {
  if (listing.state !== listingTransitions[transition].to) return false
  return transition !== 'renew' || !endsSoon(listing, now)
}

export type StateRefusal = 'reserved' | 'sold' | 'expired' | 'in_review' | 'not_on_sale'

/** Why a transition is not possible from the state of a listing. */
export function transitionRefusal(
  transition: ListingTransition,
  { state }: { state: ListingState },
): StateRefusal | undefined {
  if ((listingTransitions[transition].from as readonly ListingState[]).includes(state))
    return undefined
  return saleRefusal(state)
}

/** Why a listing cannot be changed, by its state. */
export function saleRefusal(state: ListingState): StateRefusal {
  if (state === 'reserved' || state === 'sold' || state === 'expired') return state
  return state === 'pending_review' ? 'in_review' : 'not_on_sale'
}
