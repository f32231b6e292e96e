import type { Deps } from '../../deps.ts'
import { inTransaction, isId, publishChange, type Tx } from '../../platform/db/index.ts'
import { recordEvent, writeAudit } from '../../platform/events.ts'
import type { Viewer } from '../../platform/http/index.ts'
import {
  endsSoon,
  expiryFrom,
  isDone,
  type Move,
  moves,
  pastTense,
  type StateRefusal,
  whyNotMovable,
} from '../../shared/listing-life-cycle.ts'
import { type ClaimRefusal, claimImei } from '../verification/imei/index.ts'
import type { Listing } from './listing.ts'
import { findListing, lockListing, moveListing } from './listings.store.ts'
import { lockSeller } from './sellers.store.ts'
import { vacationOf } from './vacations.store.ts'

/** Who moves a listing. The holder of a mail's link acts as its seller, without a session. */
export type Mover =
  | { as: 'seller'; id: string; role: string }
  | { as: 'moderator'; id: string; role: string }
  | { as: 'clock' }

export type MoveRefusal =
  | StateRefusal
  | ClaimRefusal
  | 'not_found'
  | 'not_allowed'
  | 'seller_gone'
  | 'on_vacation'
export type Moved = { listing: Listing; again: boolean } | { refused: MoveRefusal }

/** Moves that sellers make by themselves, one at a time or on many listings. */
export const ownMoves = ['pause', 'resume', 'renew', 'withdraw'] as const
export type OwnMove = (typeof ownMoves)[number]

/** Its seller moves a listing; again is harmless. For anyone else it is not there. */
export function moveOwn(deps: Deps, viewer: Viewer, id: string, move: OwnMove): Promise<Moved> {
  const { id: sellerId, role } = viewer
  const mover = { as: 'seller', id: sellerId, role } as const
  return inTransaction(deps.db, (tx) => moveAs(tx, mover, id, move, deps.clock.now()))
}

/**
 * Makes a move as its party, with its event and audit row, in the caller's transaction. A refusal
 * changes nothing; a move that was made already is not made again. `data` goes into the history.
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
  // People are locked before phones: a ban waits, or has withdrawn the phone by now.
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
  await noteMove(tx, mover, id, move, at, data)
  return { listing, again: false }
}

function mayKnow(mover: Mover, listing: Listing): boolean {
  return mover.as !== 'seller' || listing.sellerId === mover.id
}

function mayMake(mover: Mover, move: Move): boolean {
  if (mover.as === 'moderator' && mover.role !== 'admin') return false
  return (moves[move].by as readonly string[]).includes(mover.as)
}

/** Nothing comes on sale while its seller is away. */
async function isAway(tx: Tx, { sellerId }: Listing, move: Move): Promise<boolean> {
  if (moves[move].to !== 'live' || !sellerId) return false
  return (await vacationOf(tx, sellerId)) !== undefined
}

/** An ended offer gave its claim on the phone back; another listing may have it by now. */
async function claimAgain(tx: Tx, listing: Listing, move: Move, at: Date) {
  const comesBack = moves[move].to === 'live' && !['live', 'paused'].includes(listing.state)
  if (!comesBack || !listing.sellerId) return undefined
  return claimImei(tx, { listingId: listing.id, sellerId: listing.sellerId }, at)
}

function expiryAfter(listing: Listing, move: Move, at: Date): Date | undefined {
  if (move === 'renew' || move === 'approve') return expiryFrom(at)
  // Back from a pause, a phone is not gone again at once.
  return move === 'resume' && endsSoon(listing, at) ? expiryFrom(at) : undefined
}

async function noteMove(
  tx: Tx,
  mover: Mover,
  listingId: string,
  move: Move,
  at: Date,
  data: Record<string, unknown>,
) {
  const action = `listing_${pastTense[move]}` as const
  await recordEvent(tx, action, at, { listingId, ...data })
  const actor = mover.as === 'clock' ? 'system' : { id: mover.id, role: mover.role }
  await writeAudit(tx, { actor, action, subject: ['listing', listingId], at, data })
  for (const topic of ['listings', 'adverts', 'catalog']) publishChange(tx, topic)
}
