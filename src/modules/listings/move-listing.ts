import type { Deps } from '../../deps.ts'
import { inTransaction, isId, publishChange, type Tx } from '../../platform/db/index.ts'
import { recordEvent, writeAudit } from '../../platform/events.ts'
import type { Viewer } from '../../platform/http/index.ts'
import { DELETED_ACCOUNT } from '../../shared/accounts/account-rules.ts'
import {
  endsSoon,
  expiryFrom,
  isDone,
  type Move,
  moves,
  pastTense,
  type StateRefusal,
  whyNotMovable,
} from '../../shared/listings/listing-life-cycle.ts'
import { ALL_PRICES, topicsOfListings } from '../../shared/listings/listing-topics.ts'
import { type ClaimRefusal, claimImei } from '../verification/index.ts'
import type { Listing } from './listing.ts'
import {
  eraseSellerColumns,
  findListing,
  lockListing,
  markAdvertised,
  moveListing,
  moveListingsOf,
  nameSeller,
  storeSellerEmail,
} from './listings.store.ts'
import { lockSeller, queueSellerLevelOf, vacationOf } from './sellers.store.ts'

/** Who changes the state of a listing. A renewal link acts as the seller, without a session. */
export type Mover =
  | { as: 'seller'; id: string; role: string }
  | { as: 'moderator'; id: string; role: string }
  | { as: 'system' }

export type MoveRefusal =
  | StateRefusal
  | ClaimRefusal
  | 'not_found'
  | 'not_allowed'
  | 'seller_gone'
  | 'on_vacation'
export type Moved = { listing: Listing; again: boolean } | { refused: MoveRefusal }

/** Transitions that sellers make themselves. */
const ownMoves = ['pause', 'resume', 'renew', 'withdraw'] as const
export type OwnMove = (typeof ownMoves)[number]

/** Makes a transition for the seller of a listing. Repeating it is harmless. */
export function moveOwn(deps: Deps, viewer: Viewer, id: string, move: OwnMove): Promise<Moved> {
  const { id: sellerId, role } = viewer
  const mover = { as: 'seller', id: sellerId, role } as const
  return inTransaction(deps.db, (tx) => moveAs(tx, mover, id, move, deps.clock.now()))
}

/**
 * Makes a transition with its event and audit row, in the caller's transaction. A refusal changes
 * nothing, and a transition that was made already is not repeated. `data` is stored with the event.
 */
export async function moveAs(
  tx: Tx,
  mover: Mover,
  id: string,
  move: Move,
  at: Date,
  data: Record<string, unknown> = {},
): Promise<Moved> {
  const seen = isId(id) ? await findListing(tx, id) : undefined
  if (!seen || !mayKnow(mover, seen)) return { refused: 'not_found' }
  if (!mayMake(mover, move)) return { refused: 'not_allowed' }
  // Users are locked before listings: a ban waits, or has already withdrawn the phone.
  const sells =
    moves[move].to !== 'live' || (seen.sellerId && (await lockSeller(tx, seen.sellerId)))
  const before = await lockListing(tx, id)
  if (!before) return { refused: 'not_found' }
  if (isDone(move, before, at)) return { listing: before, again: true }
  const why = whyNotMovable(move, before)
  if (why) return { refused: why }
  if (!sells) return { refused: 'seller_gone' }
  if (mover.as === 'seller' && (await isAway(tx, before, move))) return { refused: 'on_vacation' }
  const claim = await claimAgain(tx, before, move, at)
  if (claim) return claim
  const listing = await moveListing(tx, id, move, at, { expiresAt: expiryAfter(before, move, at) })
  if (!listing) throw new Error('a locked listing moved')
  await noteMove(tx, mover, listing, move, at, data)
  return { listing, again: false }
}

function mayKnow(mover: Mover, listing: Listing): boolean {
  return mover.as !== 'seller' || listing.sellerId === mover.id
}

function mayMake(mover: Mover, move: Move): boolean {
  if (mover.as === 'moderator' && mover.role !== 'admin') return false
  return (moves[move].by as readonly string[]).includes(mover.as)
}

/** Nothing goes on sale while its seller is away. */
async function isAway(tx: Tx, { sellerId }: Listing, move: Move): Promise<boolean> {
  if (moves[move].to !== 'live' || !sellerId) return false
  return (await vacationOf(tx, sellerId)) !== undefined
}

/** A sold or ended listing released its IMEI; another listing may have claimed it since. */
async function claimAgain(tx: Tx, listing: Listing, move: Move, at: Date) {
  const comesBack = moves[move].to === 'live' && listing.state !== 'live'
  if (!comesBack || !listing.sellerId) return undefined
  return claimImei(tx, { listingId: listing.id, sellerId: listing.sellerId }, at)
}

function expiryAfter(listing: Listing, move: Move, at: Date): Date | undefined {
  if (move === 'renew' || move === 'approve') return expiryFrom(at)
  // A resumed listing must not expire right away.
  return move === 'resume' && endsSoon(listing, at) ? expiryFrom(at) : undefined
}

async function noteMove(
  tx: Tx,
  mover: Mover,
  { id: listingId, modelId }: Listing,
  move: Move,
  at: Date,
  data: Record<string, unknown>,
) {
  const action = `listing_${pastTense[move]}` as const
  await recordEvent(tx, action, at, { listingId, ...data })
  const actor = mover.as === 'system' ? 'system' : { id: mover.id, role: mover.role }
  await writeAudit(tx, { actor, action, subject: ['listing', listingId], at, data })
  listingChanged(tx, modelId)
}

/** The transitions that a seller can make now; nothing goes on sale while they are away. */
export function possibleMoves(
  listing: Pick<Listing, 'state' | 'expiresAt'>,
  now: Date,
  { away }: { away: boolean },
): OwnMove[] {
  return ownMoves.filter((move) => {
    if (away && moves[move].to === 'live') return false
    return !isDone(move, listing, now) && !whyNotMovable(move, listing)
  })
}

// Parts of a larger change: the caller has checked who acts, and writes the audit row.

// Each returns the listing as it is then, locked until commit; undefined when its state does not allow it.

/** Reserves a live phone for an order; undefined when it is no longer live. */
export const holdListing = (tx: Tx, id: string, now: Date) => step(tx, id, 'hold', now)

/** Puts a reserved phone back on sale when its order ends. */
export const releaseListing = (tx: Tx, id: string, now: Date) => step(tx, id, 'release', now)

/** Pauses a reserved or returned phone until its seller puts it back on sale. */
export const shelveListing = (tx: Tx, id: string, now: Date) => step(tx, id, 'shelve', now)

/** Marks a reserved phone as sold. */
export const sellListing = (tx: Tx, id: string, now: Date) => step(tx, id, 'sell', now)

/**
 * Removes a listing permanently from any state, with a reason for its seller; undefined when it was
 * removed already.
 */
export const removeListing = (tx: Tx, id: string, now: Date, removalReason: string) =>
  step(tx, id, 'remove', now, { removalReason })

async function step(
  tx: Tx,
  id: string,
  move: Move,
  now: Date,
  more: { removalReason?: string } = {},
): Promise<Listing | undefined> {
  const moved = await moveListing(tx, id, move, now, more)
  if (!moved) return undefined
  await recordEvent(tx, `listing_${pastTense[move]}`, now, { listingId: id })
  if (move === 'sell' || move === 'remove' || move === 'shelve')
    await queueSellerLevelOf(tx, id, now)
  listingChanged(tx, moved.modelId)
  return moved
}

/** Withdraws all listings of a leaving seller that are not reserved. */
export async function withdrawListingsOf(tx: Tx, sellerId: string, now: Date) {
  const listingIds = await moveListingsOf(tx, sellerId, 'leave', now)
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
 * photos off those that nobody ordered, whose ids it returns. The caller has withdrawn what was on sale.
 */
export async function eraseSeller(tx: Tx, sellerId: string): Promise<{ unsoldIds: string[] }> {
  const unsoldIds = await eraseSellerColumns(tx, sellerId, DELETED_ACCOUNT)
  changed(tx)
  return { unsoldIds }
}

/** Copies a seller's new email address to their listings, which store it for speed. */
export async function changeSellerEmail(tx: Tx, sellerId: string, email: string) {
  await storeSellerEmail(tx, sellerId, email)
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
