import { isDeepStrictEqual } from 'node:util'
import type { Deps } from '../../deps.ts'
import { isId, publishChange, rollbackOnRefusal, type Tx } from '../../platform/db/index.ts'
import { recordEvent, writeAudit } from '../../platform/events.ts'
import type { Viewer } from '../../platform/http/index.ts'
import { materialKeys } from '../../shared/listings/field-values.ts'
import type { FieldValues, MaterialValues } from '../../shared/listings/listing.fields.ts'
import {
  editableStates,
  keepsApprovedVersion,
  type StateRefusal,
  saleRefusal,
} from '../../shared/listings/listing-life-cycle.ts'
import { topicsOfListings } from '../../shared/listings/listing-topics.ts'
import { lockSeller } from '../accounts/index.ts'
import { setPhotos } from '../media/index.ts'
import { reviewBlockedSeller } from '../risk/index.ts'
import {
  type ComputedGrade,
  compareImeiAgain,
  gradeListing,
  isGradedBy,
} from '../verification/index.ts'
import { isOwnEmail } from './add-listing.ts'
import {
  approveAfterProof,
  assessPhone,
  BlockedByRule,
  type Demands,
  flagListing,
  isHeld,
  riskShown,
  saveDemands,
} from './assessment/assess.ts'
import type { PhoneForm } from './listings.contract.ts'
import { type Listing, lockListing, rewriteListing } from './listings.store.ts'
import {
  findReused,
  holdForReuse,
  keepPhotos,
  type ListingPhoto,
  type PhotoReuse,
  photosSentAgain,
  photosToKeep,
  toCover,
} from './photos.ts'
import { type FieldErrors, gradeForm, type PhoneValues, readForm } from './read-form.ts'
import { reviewNotice } from './reviews/reviews.api.ts'
import {
  changeReview,
  closeReview,
  findOpenReview,
  openReview,
  type Proposed,
  type Review,
} from './reviews/reviews.store.ts'
import { transitionListing } from './transition-listing.ts'
import {
  changedFields,
  identityFields,
  isRenamed,
  type PhoneVersion,
  samePhotos,
} from './versions/changed-fields.ts'
import { describeChanges, type ListingChanges, noteChanges } from './versions/changes.ts'
import { refuseNewPhone } from './versions/interest.ts'
import { incrementVersion } from './versions/versions.store.ts'
import { changesSince, type EditCallbacks, recordVersion } from './versions/versions.ts'

type Outcome =
  | Edited
  | { refused: 'invalid' | EditConflict; fields: FieldErrors }
  | { refused: 'another_seller' | 'not_a_seller' | 'not_found' | 'blocked' | StateRefusal }

/** The listing is no longer what the form was filled from, or it would become another phone. */
type EditConflict = 'phone_changed' | 'new_phone'

/**
 * Replaces all values of a listing; sending the same again changes nothing. With MODERATION=pre, a change of a
 * material field or of the photos waits for a moderator while the approved version stays. Photos that match
 * another seller's always wait. Other changes, such as the price, apply at once. A reserved phone must stay the
 * same phone, and so must one that people are interested in. Answers to the grading questions grade it again;
 * the earlier gradings are kept.
 */
export async function editListing(
  deps: Deps,
  seller: Viewer,
  id: string,
  input: PhoneForm,
  callbacks: EditCallbacks,
): Promise<Outcome> {
  if (!isId(id)) return { refused: 'not_found' }
  if (!isOwnEmail(seller, input)) return { refused: 'another_seller' }
  return rollbackOnRefusal(deps.db, async (tx): Promise<Outcome> => {
    if (!(await lockSeller(tx, seller.id))) return { refused: 'not_a_seller' }
    const listing = await lockListing(tx, id)
    if (!listing || listing.sellerId !== seller.id) return { refused: 'not_found' }
    if (!editableStates.includes(listing.state)) return { refused: saleRefusal(listing.state) }
    const read = await readForm(deps, tx, input, {
      sellerId: seller.id,
      terms: listing,
      isListed: true,
    })
    if ('fields' in read) return { refused: 'invalid', fields: read.fields }
    const { modelId } = read.values
    const graded = await gradeForm(tx, input, { modelId, source: { listingId: id } })
    if ('fields' in graded) return { refused: 'invalid', fields: graded.fields }
    const { grade, computed } = graded
    const regraded = computed && !(await isGradedBy(tx, id, computed)) ? computed : null
    const values = { ...read.values, grade }
    const before = { ...listing, photos: await photosToKeep(tx, listing) }
    const sent = photosSentAgain(input, before.photos)
    const asSent = sent.map(({ url }) => ({ url, alt: '', mediaId: null }))
    const isOther = regraded !== null || isMaterial(before, { ...values, photos: asSent })
    if (listing.state === 'reserved' && isOther) return { refused: 'reserved' }
    const field = input.photos ? 'photos' : 'img'
    const from = { sellerId: seller.id, before: before.photos, field } as const
    const claimed = await keepPhotos(deps, tx, sent, from)
    if ('fields' in claimed) return { refused: 'invalid', fields: claimed.fields }
    const submitted = { ...values, photos: claimed.photos, regraded }
    return writeEdit(deps, tx, seller, before, { ...submitted, version: input.version }, callbacks)
  }).catch(async (error: unknown) => {
    if (!(error instanceof BlockedByRule)) throw error
    await reviewBlockedSeller(deps, { userId: error.sellerId, reasons: error.reasons })
    return { refused: 'blocked' }
  })
}

/** The listing after an edit, the part that waits for a moderator, and why, for its seller. */
type Edited = { listing: Listing; proposed: Proposed | null; notice: string[] }
type ListingBefore = Listing & { photos: ListingPhoto[] }

/**
 * Applies an allowed edit: a part may wait in a review, the rest overwrites the listing. Rules about
 * risk may take the whole listing down first.
 */
async function writeEdit(
  deps: Deps,
  tx: Tx,
  seller: Viewer,
  before: ListingBefore,
  { version, ...submitted }: SubmittedPhone & { version: number | undefined },
  { onChanged, findInterest }: EditCallbacks,
): Promise<Edited | { refused: 'reserved' } | { refused: EditConflict; fields: FieldErrors }> {
  const now = deps.clock.now()
  const open = await findOpenReview(tx, before.id)
  const reuse = await findNewReuse(tx, before, submitted)
  const demands = isAssessed(before, submitted)
    ? await assessPhone(
        tx,
        { sellerId: seller.id, listingId: before.id },
        { phone: { ...submitted, currency: before.currency }, reuse },
        now,
      )
    : undefined
  if (demands?.isBlocked) throw new BlockedByRule(seller.id, demands)
  const isRisky = demands !== undefined && isHeld(demands)
  // A booked phone comes back up for sale unseen when its order ends.
  if (isRisky && before.state === 'reserved') return { refused: 'reserved' }
  const isFlagged = isRisky && keepsApprovedVersion(before.state)
  const { proposed, written } = isFlagged
    ? { proposed: null, written: submitted }
    : divide(deps, before, submitted, reuse)
  // A grade that waits for a moderator is stored when it is approved.
  const regraded = proposed?.regraded ? null : submitted.regraded
  const changes = [...changedFields(before, written), ...(regraded ? ['answers'] : [])]
  const isNew = !sameProposal(open?.proposed ?? null, proposed)
  const sentAgain = before.state === 'changes_requested'
  if (changes.length === 0 && !isNew && !sentAgain)
    return { listing: before, proposed, notice: open ? reviewNotice(open) : [] }
  const since = await changesSince(tx, before, {
    version: version ?? before.version,
    concerns: 'edit',
  })
  if (since) return { refused: 'phone_changed', fields: describeChanges(since, before.currency) }
  const another = identityFields(before, submitted)
  const interest = another.length > 0 ? await findInterest(tx, before.id) : undefined
  if (interest) return { refused: 'new_phone', fields: refuseNewPhone(another, interest) }
  let listing: Listing = before
  // Another form that does not show the change that waits must not replace it.
  const waiting: ListingChanges = isNew ? { proposed: null } : {}
  if (changes.length > 0) {
    await setPhotos(deps, tx, { listingId: before.id }, written.photos)
    const all = { ...written, ...toCover(written.photos) }
    listing = await rewriteListing(tx, before.id, all, now)
    if (isRenamed(changes)) await compareImeiAgain(tx, listing)
    const noted = { ...noteChanges(before, written, changes), ...waiting }
    await recordVersion(tx, listing, { changes: noted, onChanged, at: now })
    const to = { sellerId: seller.id, listingId: before.id }
    if (regraded) await gradeListing(tx, to, regraded, now)
  } else if (isNew) {
    listing = { ...before, version: await incrementVersion(tx, before.id) }
    await recordVersion(tx, listing, { changes: waiting, onChanged, at: now })
  }
  await recordEdit(tx, seller, before, listing, { changes, proposed, at: now })
  if (demands) await saveDemands(tx, before.id, demands, now)
  let notice: string[] = []
  if (isFlagged) {
    const byModerator = reuse.length > 0 || deps.settings.current().moderation === 'pre'
    const flagged = await flagListing(tx, before, demands, { reuse, byModerator, at: now })
    listing = flagged.listing
    notice = reviewNotice(flagged.review)
  } else {
    if (open) await closeReview(tx, open.id, { decision: 'superseded', by: seller.id, at: now })
    if (sentAgain) {
      const by = { as: 'seller', id: seller.id, role: seller.role } as const
      const outcome = await transitionListing(tx, by, before.id, 'submit', now)
      if ('listing' in outcome) listing = outcome.listing
    }
    if (sentAgain || before.state === 'pending_review') {
      const review = reviewAgain(before.id, { open, demands, reuse, sentAgain, at: now })
      const reviewId = await openReview(tx, review)
      notice = reviewNotice(review)
      const goesOn = !review.byModerator && review.waitsFor.length === 0
      if (goesOn && (await approveAfterProof(tx, before.id, reviewId, now))) {
        listing = (await lockListing(tx, before.id)) ?? listing
        notice = []
      } else if (goesOn) await changeReview(tx, reviewId, { byModerator: true })
    }
    if (proposed) {
      const review = {
        listingId: before.id,
        reuse,
        risk: null,
        waitsFor: [],
        byModerator: true,
        at: now,
      }
      const reviewId = await openReview(tx, { ...review, proposed })
      notice = reviewNotice(review)
      await setPhotos(deps, tx, { sellerId: seller.id, draftId: reviewId }, proposed.photos)
    }
  }
  // Last, so that a picture that the new edit also shows is not released in between.
  if (open?.proposed) await setPhotos(deps, tx, { sellerId: seller.id, draftId: open.id }, [])
  if (reuse.length > 0) await holdForReuse(tx, listing, reuse, now)
  return { listing, proposed, notice }
}

type OpenAgain = {
  open: Review | undefined
  demands: Demands | undefined
  reuse: PhotoReuse[]
  sentAgain: boolean
  at: Date
}

/** The review of a listing that was waiting when it was edited. An edit does not end a moderator's. */
function reviewAgain(listingId: string, { open, demands, reuse, sentAgain, at }: OpenAgain) {
  const byModerator =
    sentAgain || reuse.length > 0 || (open?.byModerator ?? true) || (demands?.byModerator ?? false)
  const risk = (demands && riskShown(demands)) ?? open?.risk ?? null
  const waitsFor = demands?.waitsFor ?? open?.waitsFor ?? []
  return { listingId, reuse, risk, waitsFor, byModerator, at }
}

/** Photos that match those of others. Photos of an approved listing were compared before. */
function findNewReuse(tx: Tx, before: ListingBefore, submitted: SubmittedPhone) {
  if (!before.sellerId) return []
  const isShown = ({ url }: ListingPhoto) => before.photos.some((photo) => photo.url === url)
  const toCompare = keepsApprovedVersion(before.state)
    ? submitted.photos.filter((photo) => !isShown(photo))
    : submitted.photos
  return findReused(tx, toCompare, before.sellerId)
}

/** Whether an edit changes something that the rules about risk go by. */
function isAssessed(before: ListingBefore, submitted: SubmittedPhone): boolean {
  if (before.state === 'changes_requested') return true
  return (
    before.priceMinor !== submitted.priceMinor ||
    submitted.regraded !== null ||
    isMaterial(before, submitted)
  )
}

/** Splits an edit into what applies at once and what waits for a moderator. */
function divide(
  deps: Deps,
  before: ListingBefore,
  submitted: SubmittedPhone,
  reuse: readonly PhotoReuse[],
): { proposed: Proposed | null; written: SubmittedPhone } {
  const beside = keepsApprovedVersion(before.state)
  if (beside && deps.settings.current().moderation === 'pre' && isMaterial(before, submitted)) {
    const { categoryId, modelId, photos } = before
    const approved = { categoryId, ...materialOf(before), modelId, photos }
    const proposed = { ...proposedOf(submitted), regraded: submitted.regraded }
    return { proposed, written: { ...submitted, ...approved } }
  }
  if (beside && reuse.length > 0)
    return { proposed: proposedOf(submitted), written: { ...submitted, photos: before.photos } }
  return { proposed: null, written: submitted }
}

async function recordEdit(
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
  const models = [before.modelId, after.modelId]
  for (const topic of [...topicsOfListings(models), 'adverts', 'catalog']) publishChange(tx, topic)
}

/** The values and photos of a form. */
type SubmittedPhone = PhoneValues & {
  photos: readonly ListingPhoto[]
  /** A grading that the listing has not had before. */
  regraded: ComputedGrade | null
}

/** Whether an edit changes a material field or the set of photos. */
function isMaterial(before: PhoneVersion, submitted: PhoneVersion): boolean {
  if (materialKeys.some((key) => before[key] !== submitted[key])) return true
  return !sameSet(before.photos, submitted.photos)
}

/** The material fields, which identify the phone. */
function materialOf(values: FieldValues): MaterialValues {
  const picked = materialKeys.map((key) => [key, values[key]])
  return Object.fromEntries(picked) as MaterialValues
}

function proposedOf(submitted: SubmittedPhone): Proposed {
  const { categoryId, photos } = submitted
  return { categoryId, ...materialOf(submitted), photos: [...photos], ...toCover(photos) }
}

function sameProposal(a: Proposed | null, b: Proposed | null): boolean {
  if (!a || !b) return a === b
  return (
    materialKeys.every((key) => a[key] === b[key]) &&
    samePhotos(a.photos, b.photos) &&
    isDeepStrictEqual(a.regraded?.answers, b.regraded?.answers)
  )
}

/** The same photos in any order. */
function sameSet(a: readonly ListingPhoto[], b: readonly ListingPhoto[]): boolean {
  const urls = new Set(b.map(({ url }) => url))
  return a.length === urls.size && a.every(({ url }) => urls.has(url))
}
