import type { Deps } from '../../deps.ts'
import { inTransaction, isId, publishChange, type Tx } from '../../platform/db/index.ts'
import { type RecordedEvent, recordEvent, writeAudit } from '../../platform/events.ts'
import type { Viewer } from '../../platform/http/index.ts'
import { DELETED_ACCOUNT } from '../../shared/accounts/account-rules.ts'
import type { StaffRole } from '../../shared/accounts/staff-roles.ts'
import {
  endsSoon,
  expiryFrom,
  isDone,
  type ListingTransition,
  listingTransitions,
  pastTense,
  type StateRefusal,
  transitionRefusal,
} from '../../shared/listings/listing-life-cycle.ts'
import { ALL_PRICES, topicsOfListings } from '../../shared/listings/listing-topics.ts'
import { findAccount, lockSeller } from '../accounts/index.ts'
import { type ClaimRefusal, claimImei } from '../verification/index.ts'
import {
  eraseSellerColumns,
  findListing,
  type Listing,
  lockListing,
  markAdvertised,
  nameSeller,
  storeSellerEmail,
  updateListingState,
  updateSellerListingStates,
} from './listings.store.ts'
import { findVacation, queueListingSellerLevel } from './sellers.store.ts'

/** Who changes the state of a listing. A renewal link acts as the seller, without a session. */
export type TransitionActor =
  | { as: 'seller'; id: string; role: string }
  | { as: 'moderator'; id: string; role: string; staffRole?: StaffRole | null }
  | { as: 'system' }

export type TransitionRefusal =
  | StateRefusal
  | ClaimRefusal
  | 'not_found'
  | 'not_allowed'
  | 'seller_gone'
  | 'on_vacation'
export type Transitioned = { listing: Listing; again: boolean } | { refused: TransitionRefusal }

/** Transitions that sellers make themselves. */
const ownTransitions = ['pause', 'resume', 'renew', 'withdraw'] as const
export type OwnTransition = (typeof ownTransitions)[number]

/** Makes a transition for the seller of a listing. Repeating it is harmless. */
export function transitionOwnListing(
  deps: Deps,
  viewer: Viewer,
  id: string,
  transition: OwnTransition,
): Promise<Transitioned> {
  const { id: sellerId, role } = viewer
  const by = { as: 'seller', id: sellerId, role } as const
  return inTransaction(deps.db, (tx) => transitionListing(tx, by, id, transition, deps.clock.now()))
}

/**
 * Makes a transition with its event and audit row, in the caller's transaction. A refusal changes
 * nothing, and a transition that was made already is not repeated. `data` is stored with the event.
 */
export async function transitionListing(
  tx: Tx,
  by: TransitionActor,
  id: string,
  transition: ListingTransition,
  date: Date,
  data: Record<string, unknown> = {},
): Promise<Transitioned> {
  const unlocked = isId(id) ? await findListing(tx, id) : undefined
  if (!unlocked || !canSeeListing(by, unlocked)) return { refused: 'not_found' }
  if (!canMakeTransition(by, transition)) return { refused: 'not_allowed' }
  // Users are locked before listings: a ban waits, or has already withdrawn the phone.
  const sells =
    listingTransitions[transition].to !== 'live' ||
    (unlocked.sellerId && (await lockSeller(tx, unlocked.sellerId)))
  const before = await lockListing(tx, id)
  if (!before) return { refused: 'not_found' }
  if (isDone(transition, before, date)) return { listing: before, again: true }
  const why = transitionRefusal(transition, before)
  if (why) return { refused: why }
  if (!sells) return { refused: 'seller_gone' }
  if (by.as === 'seller' && (await isAway(tx, before, transition)))
    return { refused: 'on_vacation' }
  const claim = await claimAgain(tx, before, transition, date)
  if (claim) return claim
  const listing = await updateListingState(tx, id, transition, date, {
    expiresAt: expiryAfter(before, transition, date),
  })
  if (!listing) throw new Error('a locked listing moved')
  await recordTransition(tx, by, listing, transition, date, data)
  return { listing, again: false }
}

function canSeeListing(by: TransitionActor, listing: Listing): boolean {
  return by.as !== 'seller' || listing.sellerId === by.id
}

function canMakeTransition(by: TransitionActor, transition: ListingTransition): boolean {
  if (by.as === 'moderator' && by.role !== 'admin') return false
  return (listingTransitions[transition].by as readonly string[]).includes(by.as)
}

/** Nothing goes up for sale while its seller is away. */
async function isAway(
  tx: Tx,
  { sellerId }: Listing,
  transition: ListingTransition,
): Promise<boolean> {
  if (listingTransitions[transition].to !== 'live' || !sellerId) return false
  return (await findVacation(tx, sellerId)) !== undefined
}

/** A sold or ended listing released its IMEI; another listing may have claimed it since. */
async function claimAgain(tx: Tx, listing: Listing, transition: ListingTransition, date: Date) {
  const comesBack = listingTransitions[transition].to === 'live' && listing.state !== 'live'
  if (!comesBack || !listing.sellerId) return undefined
  return claimImei(tx, { listingId: listing.id, sellerId: listing.sellerId }, date)
}

function expiryAfter(
  listing: Listing,
  transition: ListingTransition,
  date: Date,
): Date | undefined {
  if (transition === 'renew' || transition === 'approve') return expiryFrom(date)
  // A resumed listing must not expire right away.
  return transition === 'resume' && endsSoon(listing, date) ? expiryFrom(date) : undefined
}

async function recordTransition(
  tx: Tx,
  by: TransitionActor,
  { id: listingId, modelId }: Listing,
  transition: ListingTransition,
  date: Date,
  data: Record<string, unknown>,
) {
  const action = `listing_${pastTense[transition]}` as const
  await recordEvent(tx, action, date, { listingId, ...data })
  const actor = by.as === 'system' ? 'system' : by
  await writeAudit(tx, { actor, action, subject: ['listing', listingId], at: date, data })
  listingChanged(tx, modelId)
}

/** The transitions that a seller can make now; nothing goes up for sale while they are away. */
export function possibleTransitions(
  listing: Pick<Listing, 'state' | 'expiresAt'>,
  now: Date,
  { away }: { away: boolean },
): OwnTransition[] {
  return ownTransitions.filter((transition) => {
    if (away && listingTransitions[transition].to === 'live') return false
    return !isDone(transition, listing, now) && !transitionRefusal(transition, listing)
  })
}

// Parts of a larger change: the caller has checked who acts, and writes the audit row.

// Each returns the listing as it is then, locked until commit; undefined when its state does not allow it.

/** Reserves a live phone for an order; undefined when it is no longer live. */
export const holdListing = (tx: Tx, id: string, now: Date) => applyTransition(tx, id, 'hold', now)

/** Puts a reserved phone back up for sale when its order ends. */
export const releaseListing = (tx: Tx, id: string, now: Date) =>
  applyTransition(tx, id, 'release', now)

/** Pauses a reserved or returned phone until its seller puts it back up for sale. */
export const pauseReservedListing = (tx: Tx, id: string, now: Date) =>
  applyTransition(tx, id, 'shelve', now)

/** Marks a reserved phone as sold. */
export const sellListing = (tx: Tx, id: string, now: Date) => applyTransition(tx, id, 'sell', now)

/**
 * Removes a listing permanently from any state, with a reason for its seller; undefined when it was
 * removed already.
 */
export const removeListing = (tx: Tx, id: string, now: Date, removalReason: string) =>
  applyTransition(tx, id, 'remove', now, { removalReason })

async function applyTransition(
  tx: Tx,
  id: string,
  transition: ListingTransition,
  now: Date,
  more: { removalReason?: string } = {},
): Promise<Listing | undefined> {
  const updated = await updateListingState(tx, id, transition, now, more)
  if (!updated) return undefined
  await recordEvent(tx, `listing_${pastTense[transition]}`, now, { listingId: id })
  if (transition === 'sell' || transition === 'remove' || transition === 'shelve')
    await queueListingSellerLevel(tx, id, now)
  listingChanged(tx, updated.modelId)
  return updated
}

/** Withdraws all listings of a leaving seller that are not reserved. */
export async function withdrawSellerListings(tx: Tx, sellerId: string, now: Date) {
  const listingIds = await updateSellerListingStates(tx, sellerId, 'leave', now)
  if (listingIds.length === 0) return
  await recordEvent(tx, 'listings_withdrawn', now, { sellerId, listingIds })
  publishChange(tx, ALL_PRICES)
  changed(tx)
}

/** Marks whether a listing is advertised by its seller. */
export async function setAdvertised(tx: Tx, id: string, on: boolean) {
  const marked = await markAdvertised(tx, id, on)
  if (marked) listingChanged(tx, marked.modelId)
}

/** Copies a seller's new name to their listings, which store it for speed. */
export async function renameSeller(tx: Tx, sellerId: string, name: string) {
  await nameSeller(tx, sellerId, name)
  changed(tx)
}

/**
 * Takes the name and the email of a seller off their listings when their account is deleted, and the
 * photos off those that nobody ordered, whose ids it returns. The caller has withdrawn what was for sale.
 */
export async function eraseSeller(tx: Tx, sellerId: string): Promise<{ unsoldIds: string[] }> {
  const unsoldIds = await eraseSellerColumns(tx, sellerId, DELETED_ACCOUNT)
  changed(tx)
  return { unsoldIds }
}

/** Copies a seller's new email address to their listings, which store it for speed. */
export async function followEmailChange(tx: Tx, { name, data }: RecordedEvent): Promise<void> {
  if (name !== 'email_changed') return
  const account = await findAccount(tx, String(data.userId))
  if (!account) return
  await storeSellerEmail(tx, account.id, account.email)
  changed(tx)
}

/** One listing changed, and with it the lists and what is shown of its model. */
function listingChanged(tx: Tx, modelId: number) {
  for (const topic of [...topicsOfListings([modelId]), 'adverts', 'catalog'])
    publishChange(tx, topic)
}

/** Any listing may have changed. */
function changed(tx: Tx) {
  publishChange(tx, 'listings')
  publishChange(tx, 'adverts')
  publishChange(tx, 'catalog')
}
