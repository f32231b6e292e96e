import type { Deps } from '../../deps.ts'
import { inTransaction, isId, noteChange, type Tx } from '../../platform/db/index.ts'
import { recordEvent, writeAudit } from '../../platform/history/index.ts'
import type { Viewer } from '../../platform/http/index.ts'
import { gradingOf } from '../grading/index.ts'
import { isOwnEmail } from './add-listing.ts'
import { changedFields, isMaterial, proposedOf, sameProposal } from './changes.ts'
import { rewriteListing } from './edit.store.ts'
import { type Listing, type StateRefusal, whyNotOnSale } from './listing.ts'
import type { NewPhone } from './listings.contract.ts'
import { lockListing } from './listings.store.ts'
import { moveAs } from './move-listing.ts'
import { EDITABLE } from './own-moves.ts'
import { type Fields, type Photo, readPhoto, readWords, type Words } from './read-form.ts'
import { closeReview, findOpenReview, openReview, type Proposed } from './reviews.store.ts'
import { lockSeller } from './sellers.store.ts'

type Edited = { listing: Listing; proposed: Proposed | null }
type Outcome =
  | Edited
  | { refused: 'invalid'; fields: Fields }
  | { refused: 'another_seller' | 'not_a_seller' | 'not_found' | StateRefusal }

/**
 * Its seller says anew all that the form says; the same again changes nothing. With MODERATION=pre,
 * another model, storage, grade or photo waits for a moderator while the approved version stays; the
 * rest, above all the price, is true at once. What a buyer has booked stays what it is.
 */
export async function editListing(
  deps: Deps,
  seller: Viewer,
  id: string,
  input: NewPhone,
): Promise<Outcome> {
  if (!isId(id)) return { refused: 'not_found' }
  if (!isOwnEmail(seller, input)) return { refused: 'another_seller' }
  return inTransaction(deps.db, async (tx): Promise<Outcome> => {
    if (!(await lockSeller(tx, seller.id))) return { refused: 'not_a_seller' }
    const before = await lockListing(tx, id)
    if (!before || before.sellerId !== seller.id) return { refused: 'not_found' }
    if (!EDITABLE.includes(before.state)) return { refused: whyNotOnSale(before.state) }
    const read = await readWords(deps, tx, input)
    if ('fields' in read) return { refused: 'invalid', fields: read.fields }
    const graded = await gradingOf(tx, { listingId: id })
    // A grade that was computed is not typed by hand.
    const words = graded ? { ...read.words, grade: graded.grade } : read.words
    const img = input.img?.trim() ?? ''
    const asTyped = { ...words, img, mediaId: null }
    if (before.state === 'reserved' && isMaterial(before, asTyped)) return { refused: 'reserved' }
    const taken = img === before.img ? { photo: before } : await readPhoto(deps, tx, img, seller.id)
    if ('fields' in taken) return { refused: 'invalid', fields: taken.fields }
    const { img: url, mediaId } = taken.photo
    return write(deps, tx, seller, before, { ...words, img: url, mediaId })
  })
}

async function write(
  deps: Deps,
  tx: Tx,
  seller: Viewer,
  before: Listing,
  said: Words & Photo,
): Promise<Edited> {
  const at = deps.clock.now()
  const open = await findOpenReview(tx, before.id)
  const waits = needsLook(deps, before, said)
  const proposed = waits ? proposedOf(said) : null
  // What waits stands beside the listing; only the rest is written over it.
  const written = waits ? { ...said, ...proposedOf(before), modelId: before.modelId } : said
  const changes = changedFields(before, written)
  const isNew = !sameProposal(open?.proposed ?? null, proposed)
  const sentAgain = before.state === 'changes_requested'
  if (changes.length === 0 && !isNew && !sentAgain) return { listing: before, proposed }
  const listing = changes.length > 0 ? await rewriteListing(tx, before.id, written, at) : before
  await noteEdit(tx, seller, before, listing, { changes, proposed, at })
  const isFirst = before.state === 'pending_review'
  if (open) await closeReview(tx, open.id, { decision: 'superseded', by: seller.id, at })
  if (sentAgain) {
    const mover = { as: 'seller', id: seller.id, role: seller.role } as const
    const moved = await moveAs(tx, mover, before.id, 'submit', at)
    await openReview(tx, { listingId: before.id, at })
    return { listing: 'listing' in moved ? moved.listing : listing, proposed: null }
  }
  if (isFirst) await openReview(tx, { listingId: before.id, at })
  if (proposed) await openReview(tx, { listingId: before.id, proposed, at })
  return { listing, proposed }
}

/** True when a moderator looks at the change first, while the version that was approved stays. */
function needsLook(deps: Deps, before: Listing, said: Words & Photo): boolean {
  if (deps.env.MODERATION !== 'pre') return false
  return ['live', 'paused', 'expired'].includes(before.state) && isMaterial(before, said)
}

async function noteEdit(
  tx: Tx,
  seller: Viewer,
  before: Listing,
  after: Listing,
  { changes, proposed, at }: { changes: string[]; proposed: Proposed | null; at: Date },
) {
  const listingId = before.id
  const data = { changes, ...(proposed && { proposed }) }
  await recordEvent(tx, 'listing_edited', at, { listingId, ...data })
  await writeAudit(tx, {
    actor: seller,
    action: 'listing_edited',
    subject: ['listing', listingId],
    at,
    data,
  })
  const [fromMinor, toMinor] = [before.priceMinor, after.priceMinor]
  if (before.state === 'live' && toMinor < fromMinor)
    await recordEvent(tx, 'price_dropped', at, { listingId, fromMinor, toMinor })
  for (const topic of ['listings', 'adverts', 'catalog']) noteChange(tx, topic)
}
