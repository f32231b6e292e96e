import { type Executor, isId, type Tx } from '../../../platform/db/index.ts'
import type { Viewer } from '../../../platform/http/index.ts'
import {
  isProvable,
  type ListingState,
  visibilityRefusal,
} from '../../../shared/listings/listing-life-cycle.ts'

/** What is verified: a phone as its listing describes it. */
export type ListedPhone = {
  id: string
  sellerId: string | null
  state: ListingState
  brand: string
  name: string
  modelId: number
  storageGb: number | null
}

/** Reads and locks listings. Passed in, because listings depend on what is verified. */
export type ListingReader = {
  find: (db: Executor, id: string) => Promise<ListedPhone | undefined>
  lock: (tx: Tx, id: string) => Promise<ListedPhone | undefined>
}

/**
 * Called before the IMEI of a listing is replaced by another one, in the same transaction. Returns why it
 * cannot be; listings decide that.
 */
export type ChangeImei = (tx: Tx, listingId: string, date: Date) => Promise<string | undefined>

/** What a proof is about: a draft that only its seller knows, or a listing. */
export type ProofSubject = { draftId: string | null; listingId: string | null }

type NamedSubject = { draftId?: string | undefined; phoneId?: string | undefined }

/** The draft or the own listing that a request names; undefined when it is not the seller's to prove. */
export async function findOwnSubject(
  db: Executor,
  listings: ListingReader,
  seller: Pick<Viewer, 'id'>,
  { draftId, phoneId }: NamedSubject,
): Promise<ProofSubject | undefined> {
  if (draftId !== undefined) return { draftId: draftId.toLowerCase(), listingId: null }
  if (phoneId === undefined || !isId(phoneId)) return undefined
  const listing = await listings.find(db, phoneId)
  if (listing?.sellerId !== seller.id || !isProvable(listing.state)) return undefined
  return { draftId: null, listingId: listing.id }
}

/** Whether a viewer may see the proofs of a listing: exactly when they may see its page. */
export async function canSeeListing(
  db: Executor,
  listings: ListingReader,
  viewer: Viewer | null,
  listingId: string,
) {
  if (!isId(listingId)) return false
  const listing = await listings.find(db, listingId)
  return listing !== undefined && visibilityRefusal(listing, viewer) === undefined
}
