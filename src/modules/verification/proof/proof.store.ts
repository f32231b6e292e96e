import { type Executor, isId } from '../../../platform/db/index.ts'
import type { Viewer } from '../../../platform/http/index.ts'
import { isProvable, visibilityRefusal } from '../../../shared/listings/listing-life-cycle.ts'
import { findListingState } from '../../listings/lookups.store.ts'

/** What a proof is about: a draft that only its seller knows, or a listing. */
export type ProofSubject = { draftId: string | null; listingId: string | null }

type NamedSubject = { draftId?: string | undefined; phoneId?: string | undefined }

/** The draft or the own listing that a request names; undefined when it is not the seller's to prove. */
export async function findOwnSubject(
  db: Executor,
  seller: Pick<Viewer, 'id'>,
  { draftId, phoneId }: NamedSubject,
): Promise<ProofSubject | undefined> {
  if (draftId !== undefined) return { draftId: draftId.toLowerCase(), listingId: null }
  if (phoneId === undefined || !isId(phoneId)) return undefined
  const listing = await findListingState(db, phoneId)
  if (listing?.sellerId !== seller.id || !isProvable(listing.state)) return undefined
  return { draftId: null, listingId: listing.id }
}

/** Whether a viewer may see the proofs of a listing: exactly when they may see its page. */
export async function canSeeListing(db: Executor, viewer: Viewer | null, listingId: string) {
  if (!isId(listingId)) return false
  const listing = await findListingState(db, listingId)
  return listing !== undefined && visibilityRefusal(listing, viewer) === undefined
}
