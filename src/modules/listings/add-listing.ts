import type { Deps } from '../../deps.ts'
import { inTransaction, newId, publishChange, type Tx } from '../../platform/db/index.ts'
import { recordEvent, writeAudit } from '../../platform/events.ts'
import type { Viewer } from '../../platform/http/index.ts'
import { expiryFrom } from '../../shared/listing-life-cycle.ts'
import { setPhotos } from '../media/index.ts'
import { findGrading } from '../verification/grading/index.ts'
import type { ClaimRefusal } from '../verification/imei/index.ts'
import { bindProofs, NotToBeListed } from './bind-proofs.ts'
import { hasDraft, removeDraft } from './drafts.store.ts'
import { holdForReuse } from './hold-for-reuse.ts'
import type { Listing, NewListing } from './listing.ts'
import type { NewPhone } from './listings.contract.ts'
import { findListing, insertListing } from './listings.store.ts'
import { findReused, type PhotoReuse } from './photo-reuse.ts'
import { type Fields, readWords, type Words } from './read-form.ts'
import { coverOf, type KeptPhoto, keepPhotos, photosSent } from './read-photos.ts'
import { openReview } from './reviews.store.ts'
import { lockSeller } from './sellers.store.ts'
import { standingOf } from './standing.ts'
import { readHistory } from './standings.store.ts'

type Outcome =
  | { listing: Listing; reuse: PhotoReuse[] }
  | { refused: 'invalid'; fields: Fields }
  | { refused: 'another_seller' | 'not_a_seller' | 'draft_gone' | ClaimRefusal }

/**
 * A Seller puts a phone on the market. A moderator looks at it first with MODERATION=pre, and always
 * when a photo of it looks like another seller's. `at` is for demo data, which has a past, whose
 * drawn phones share their pictures, and which needs no look. `along` is done in the same transaction; when it
 * throws, nothing was listed.
 */
export async function addListing(
  deps: Deps,
  seller: Viewer,
  input: NewPhone,
  options: { at?: Date; along?: (tx: Tx, listingId: string) => Promise<void> } = {},
): Promise<Outcome> {
  if (!isOwnEmail(seller, input)) return { refused: 'another_seller' }
  const at = options.at ?? deps.clock.now()
  const isDemo = options.at !== undefined
  const listed = inTransaction(deps.db, async (tx): Promise<Outcome> => {
    if (!(await lockSeller(tx, seller.id))) return { refused: 'not_a_seller' }
    // First of all: of two tabs that publish one draft, the second waits here and finds it gone.
    const draftId = input.draftId?.toLowerCase()
    if (draftId && !(await hasDraft(tx, seller.id, draftId))) return { refused: 'draft_gone' }
    const read = await readWords(deps, tx, input)
    if ('fields' in read) return { refused: 'invalid', fields: read.fields }
    const sent = await photosSent(tx, input, seller.id)
    const from = {
      sellerId: seller.id,
      before: [],
      field: input.photos ? 'photos' : 'img',
    } as const
    const kept = await keepPhotos(deps, tx, sent, from)
    if ('fields' in kept) return { refused: 'invalid', fields: kept.fields }
    const { photos } = kept
    const reuse = isDemo ? [] : await findReused(tx, photos, seller.id)
    const waits = reuse.length > 0 || (deps.env.MODERATION === 'pre' && !isDemo)
    const state = waits ? 'pending_review' : 'live'
    const history = await readHistory(tx, seller.id)
    const standing = history ? standingOf(history, deps.clock.now()) : 0
    const graded = draftId && (await findGrading(tx, { sellerId: seller.id, draftId }))
    // A grade that was computed is not typed by hand.
    const words = graded ? { ...read.words, grade: graded.grade } : read.words
    const listing = draw(deps, { seller, words, photos, standing, state, at })
    await insertListing(tx, listing)
    await setPhotos(deps, tx, { listingId: listing.id }, photos)
    if (waits) await openReview(tx, { listingId: listing.id, reuse, at })
    if (draftId) {
      await setPhotos(deps, tx, { sellerId: seller.id, draftId }, [])
      const of = { sellerId: seller.id, draftId, listingId: listing.id }
      await bindProofs(tx, of, { claims: state === 'live', at })
      await removeDraft(tx, seller.id, draftId)
    }
    await note(tx, seller, listing)
    if (reuse.length > 0) await holdForReuse(deps, tx, listing, reuse, at)
    await options.along?.(tx, listing.id)
    return { listing: (await findListing(tx, listing.id))!, reuse }
  })
  return listed.catch((error: unknown) => {
    if (error instanceof NotToBeListed) return { refused: error.refused }
    throw error
  })
}

/** False when a form names somebody else's address. */
export function isOwnEmail(seller: Viewer, { email }: Pick<NewPhone, 'email'>): boolean {
  return !email || email.trim().toLowerCase() === seller.email.toLowerCase()
}

type Parts = {
  seller: Viewer
  words: Words
  photos: KeptPhoto[]
  standing: number
  state: 'live' | 'pending_review'
  at: Date
}

function draw(deps: Deps, { seller, words, photos, standing, state, at }: Parts): NewListing {
  return {
    id: newId(),
    sellerId: seller.id,
    sellerName: seller.name,
    sellerEmail: seller.email.toLowerCase(),
    ...words,
    currency: deps.env.CURRENCY,
    ...coverOf(photos),
    advertised: false,
    state,
    createdAt: at,
    updatedAt: at,
    expiresAt: expiryFrom(at),
    standing,
  }
}

async function note(tx: Tx, seller: Viewer, listing: NewListing) {
  const { id, createdAt: at } = listing
  await recordEvent(tx, 'listing_added', at, { listingId: id, sellerId: seller.id })
  await writeAudit(tx, { actor: seller, action: 'listing_added', subject: ['listing', id], at })
  publishChange(tx, 'listings')
  publishChange(tx, 'catalog')
}
