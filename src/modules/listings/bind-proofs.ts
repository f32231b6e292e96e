import type { Tx } from '../../platform/db/index.ts'
import { bindCheckupsToListing } from '../verification/checkup/index.ts'
import { bindGradingToListing } from '../verification/grading/index.ts'
import { bindImeiToListing, type ClaimRefusal, claimImei } from '../verification/imei/index.ts'
import { bindPossessionToListing } from '../verification/possession/index.ts'

/** Undoes a listing that was begun: its phone is on offer elsewhere, or on a blacklist. */
export class NotToBeListed extends Error {
  readonly refused: ClaimRefusal
  constructor(refused: ClaimRefusal) {
    super(refused)
    this.refused = refused
  }
}

/**
 * What was proven of a phone while it was a draft is proven of the listing; on sale, it claims its
 * IMEI. One that waits for a moderator claims it when it is approved.
 * @throws NotToBeListed when another listing has the phone: nothing of this one stays.
 */
export async function bindProofs(
  tx: Tx,
  of: { sellerId: string; draftId: string; listingId: string },
  { claims, at }: { claims: boolean; at: Date },
) {
  await bindGradingToListing(tx, of)
  await bindImeiToListing(tx, of)
  await bindCheckupsToListing(tx, of)
  await bindPossessionToListing(tx, of)
  const claim = claims ? await claimImei(tx, of, at) : undefined
  if (claim) throw new NotToBeListed(claim.refused)
}
