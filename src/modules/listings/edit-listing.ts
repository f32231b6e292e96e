import type { Deps } from '../../deps.ts'
import { inTransaction, isId, type Tx } from '../../platform/db/index.ts'
import type { Viewer } from '../../platform/http/index.ts'
import { type StateRefusal, whyNotOnSale } from '../../shared/listing-life-cycle.ts'
import { findGrading } from '../verification/grading/index.ts'
import { isOwnEmail } from './add-listing.ts'
import { isMaterial } from './changes.ts'
import type { Listing } from './listing.ts'
import type { NewPhone } from './listings.contract.ts'
import { lockListing } from './listings.store.ts'
import { EDITABLE } from './own-moves.ts'
import { type Fields, readWords } from './read-form.ts'
import { keepPhotos, keptPhotosOf, photosSentAgain, withoutProposals } from './read-photos.ts'
import { lockSeller } from './sellers.store.ts'
import { type Edited, writeEdit } from './write-edit.ts'

type Outcome =
  | Edited
  | { refused: 'invalid'; fields: Fields }
  | { refused: 'another_seller' | 'not_a_seller' | 'not_found' | StateRefusal }

/** What else follows, in the same transaction, when a phone is listed for less than before. */
export type OnLowered = (
  tx: Tx,
  listing: Pick<Listing, 'id' | 'priceMinor'>,
  at: Date,
) => Promise<void>

/**
 * Its seller says anew all that the form says; the same again changes nothing. With MODERATION=pre,
 * another model, storage, grade or set of photos waits for a moderator while the approved version
 * stays; photos that look like another seller's always do. The rest, above all the price, is true at
 * once. What a buyer has booked stays what it is.
 */
export async function editListing(
  deps: Deps,
  seller: Viewer,
  id: string,
  input: NewPhone,
  onLowered: OnLowered,
): Promise<Outcome> {
  if (!isId(id)) return { refused: 'not_found' }
  if (!isOwnEmail(seller, input)) return { refused: 'another_seller' }
  return inTransaction(deps.db, async (tx): Promise<Outcome> => {
    if (!(await lockSeller(tx, seller.id))) return { refused: 'not_a_seller' }
    const listing = await lockListing(tx, id)
    if (!listing || listing.sellerId !== seller.id) return { refused: 'not_found' }
    if (!EDITABLE.includes(listing.state)) return { refused: whyNotOnSale(listing.state) }
    const read = await readWords(deps, tx, input)
    if ('fields' in read) return { refused: 'invalid', fields: read.fields }
    const graded = await findGrading(tx, { listingId: id })
    // A grade that was computed is not typed by hand.
    const words = graded ? { ...read.words, grade: graded.grade } : read.words
    const before = { ...listing, photos: await keptPhotosOf(tx, listing) }
    const sent = withoutProposals(photosSentAgain(input, before.photos), listing, before.photos)
    const asSent = sent.map(({ url }) => ({ url, alt: '', mediaId: null }))
    if (listing.state === 'reserved' && isMaterial(before, { ...words, photos: asSent }))
      return { refused: 'reserved' }
    const field = input.photos ? 'photos' : 'img'
    const from = { sellerId: seller.id, before: before.photos, field } as const
    const kept = await keepPhotos(deps, tx, sent, from)
    if ('fields' in kept) return { refused: 'invalid', fields: kept.fields }
    const edited = await writeEdit(deps, tx, seller, before, { ...words, photos: kept.photos })
    if (edited.listing.priceMinor < before.priceMinor)
      await onLowered(tx, edited.listing, deps.clock.now())
    return edited
  })
}
