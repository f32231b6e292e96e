import type { Deps } from '../../deps.ts'
import { inTransaction } from '../../platform/db/index.ts'
import { whyNotMovable } from '../../shared/listing-life-cycle.ts'
import type { Listing } from './listing.ts'
import { findListing } from './listings.store.ts'
import { type MoveRefusal, moveAs } from './move-listing.ts'
import { type Renewal, readRenewalToken } from './renewal-token.ts'
import { vacationOf } from './vacations.store.ts'

type Seen = { listing: Listing; renewed: boolean }

/** What a mail's link is about, and why it would renew nothing now; nothing is changed. */
export async function seeRenewal(
  deps: Deps,
  token: string,
): Promise<(Seen & { why: MoveRefusal | undefined }) | undefined> {
  const meant = readRenewalToken(deps, token)
  const db = deps.db.kysely
  const listing = meant && (await findListing(db, meant.listingId))
  if (!listing || listing.state === 'removed') return undefined
  if (isUsed(meant, listing)) return { listing, renewed: true, why: undefined }
  const isAway = listing.sellerId !== null && (await vacationOf(db, listing.sellerId)) !== undefined
  const why = listing.sellerId ? whyNotMovable('renew', listing) : 'seller_gone'
  return { listing, renewed: false, why: why ?? (isAway ? 'on_vacation' : undefined) }
}

/**
 * Renews a listing for whoever holds the mail that its seller got. The link works once, for the end
 * that it tells of; again is harmless.
 */
export async function renewByLink(
  deps: Deps,
  token: string,
): Promise<Seen | { refused: MoveRefusal }> {
  const meant = readRenewalToken(deps, token)
  if (!meant) return { refused: 'not_found' }
  return inTransaction(deps.db, async (tx): Promise<Seen | { refused: MoveRefusal }> => {
    const before = await findListing(tx, meant.listingId)
    if (!before?.sellerId || before.state === 'removed') return { refused: 'not_found' }
    if (isUsed(meant, before)) return { listing: before, renewed: true }
    const mover = { as: 'seller', id: before.sellerId, role: 'Seller' } as const
    const at = deps.clock.now()
    const moved = await moveAs(tx, mover, before.id, 'renew', at, { byLink: true })
    return 'refused' in moved ? moved : { listing: moved.listing, renewed: true }
  })
}

function isUsed(meant: Renewal, { expiresAt }: Listing): boolean {
  return expiresAt > meant.expiresAt
}
