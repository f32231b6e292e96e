import { publishChange, type Tx } from '../../platform/db/index.ts'
import { recordEvent } from '../../platform/events.ts'
import { type Move, pastTense } from '../../shared/listing-life-cycle.ts'
import { markAdvertised, moveListing, moveListingsOf, nameSeller } from './listings.store.ts'
import { noteDue } from './standings.store.ts'

// Steps of a larger change: the caller has checked who acts, and writes the audit row that says why.

/** Takes a live phone off the market for an order; false when somebody was quicker. */
export const holdListing = (tx: Tx, id: string, now: Date) => step(tx, id, 'hold', now)

/** Puts a held phone back on the market when its order dies. */
export const releaseListing = (tx: Tx, id: string, now: Date) => step(tx, id, 'release', now)

/** Keeps a held phone off the market until its seller puts it back. */
export const shelveListing = (tx: Tx, id: string, now: Date) => step(tx, id, 'shelve', now)

/** Ends the life of a held phone's listing: it changed hands. */
export const sellListing = (tx: Tx, id: string, now: Date) => step(tx, id, 'sell', now)

/** Takes a listing away for good, whatever its state; false when it is gone already. */
export const removeListing = (tx: Tx, id: string, now: Date) => step(tx, id, 'remove', now)

async function step(tx: Tx, id: string, move: Move, now: Date): Promise<boolean> {
  const moved = await moveListing(tx, id, move, now)
  if (!moved) return false
  await recordEvent(tx, `listing_${pastTense[move]}`, now, { listingId: id })
  if (move === 'sell' || move === 'remove') await noteDue(tx, id, now)
  changed(tx)
  return true
}

/** Takes back all that a leaving seller offers and nobody holds. */
export async function withdrawListingsOf(tx: Tx, sellerId: string, now: Date) {
  const listingIds = await moveListingsOf(tx, sellerId, 'leave', now)
  if (listingIds.length === 0) return
  await recordEvent(tx, 'listings_withdrawn', now, { sellerId, listingIds })
  changed(tx)
}

/** Marks a listing as one that its seller advertises. */
export async function setAdvertised(tx: Tx, id: string, on: boolean) {
  await markAdvertised(tx, id, on)
  changed(tx)
}

/** Carries a seller's new name to the listings, which keep it for speed. */
export async function renameSeller(tx: Tx, sellerId: string, name: string) {
  await nameSeller(tx, sellerId, name)
  changed(tx)
}

function changed(tx: Tx) {
  publishChange(tx, 'listings')
  publishChange(tx, 'adverts')
  publishChange(tx, 'catalog')
}
