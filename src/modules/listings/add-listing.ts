import type { Deps } from '../../deps.ts'
import { inTransaction, newId, publishChange, type Tx } from '../../platform/db/index.ts'
import { recordEvent, writeAudit } from '../../platform/events.ts'
import type { Viewer } from '../../platform/http/index.ts'
import { pickUpOnly } from '../../shared/listings/delivery-terms.ts'
import { expiryFrom } from '../../shared/listings/listing-life-cycle.ts'
import { topicsOfListings } from '../../shared/listings/listing-topics.ts'
import { lockSeller } from '../accounts/index.ts'
import { addPhotos, listPhotos, type Photo, setPhotos } from '../media/index.ts'
import { reviewBlockedSeller } from '../risk/index.ts'
import {
  bindCheckupsToListing,
  bindGradingToListing,
  bindImeiToListing,
  bindPossessionToListing,
  type ClaimRefusal,
  claimImei,
  gradeListing,
} from '../verification/index.ts'
import { assessPhone, BlockedByRule, isHeld, riskShown, saveDemands } from './assessment/assess.ts'
import { hasDraft, lockDrafts, removeDraft } from './drafts/drafts.store.ts'
import { type NewPhone, newPhoneBody } from './listings.contract.ts'
import { findListing, insertListing, type Listing, type NewListing } from './listings.store.ts'
import { listingReader } from './lookups.store.ts'
import {
  findReused,
  holdForReuse,
  keepPhotos,
  type ListingPhoto,
  photosSent,
  toCover,
} from './photos.ts'
import { type FieldErrors, gradeForm, type PhoneValues, readForm } from './read-form.ts'
import { reviewNotice } from './reviews/reviews.api.ts'
import { openReview } from './reviews/reviews.store.ts'
import { computeSellerLevel } from './seller-level.ts'
import { readSalesRecord } from './sellers.store.ts'
import { findDefaultAfterSale, findDefaultPlace, findDefaultTerms } from './terms/terms.store.ts'

type Outcome =
  | { listing: Listing; photos: Photo[]; notice: string[] }
  | { refused: 'invalid'; fields: FieldErrors }
  | { refused: 'another_seller' | 'not_a_seller' | 'draft_gone' | 'blocked' | ClaimRefusal }

/**
 * Lists a phone. A moderator reviews it first with MODERATION=pre, and always when a photo matches
 * another seller's or the rules about risk ask for it; these may also ask its seller for proofs, or
 * refuse it. `at` is for demo data, which lies in the past, shares its pictures and needs no
 * review. `along` runs in the same transaction; when it throws, nothing is listed.
 */
export async function addListing(
  deps: Deps,
  seller: Viewer,
  input: NewPhone,
  options: { at?: Date; along?: (tx: Tx, listingId: string) => Promise<void> } = {},
): Promise<Outcome> {
  if (!isOwnEmail(seller, input)) return { refused: 'another_seller' }
  const now = options.at ?? deps.clock.now()
  const isDemo = options.at !== undefined
  const listed = inTransaction(deps.db, async (tx): Promise<Outcome> => {
    const draftId = input.draftId?.toLowerCase()
    if (!(await lockSeller(tx, seller.id))) return { refused: 'not_a_seller' }
    if (draftId) {
      // Of two tabs that publish one draft, the second waits here and is refused. A save that is under way
      // ends before, or finds no draft.
      await lockDrafts(tx, seller.id)
      if (!(await hasDraft(tx, seller.id, draftId))) return { refused: 'draft_gone' }
    }
    const from = await startingValues(deps, tx, seller.id)
    const history = await readSalesRecord(tx, seller.id)
    const read = await readForm(deps, tx, input, from)
    if ('fields' in read) return { refused: 'invalid', fields: read.fields }
    const { modelId } = read.values
    const draft = draftId ? { sellerId: seller.id, draftId } : undefined
    const graded = await gradeForm(tx, input, { modelId, source: draft })
    if ('fields' in graded) return { refused: 'invalid', fields: graded.fields }
    const sent = await photosSent(tx, input, seller.id)
    const source = {
      sellerId: seller.id,
      before: [],
      field: input.photos ? 'photos' : 'img',
    } as const
    const claimed = await keepPhotos(deps, tx, sent, source)
    if ('fields' in claimed) return { refused: 'invalid', fields: claimed.fields }
    const { photos } = claimed
    const reuse = isDemo ? [] : await findReused(tx, photos, seller.id)
    const phone = {
      ...read.values,
      grade: graded.grade,
      currency: deps.settings.current().currency,
    }
    const subject = { sellerId: seller.id, draftId }
    const demands = isDemo ? undefined : await assessPhone(tx, subject, { phone, reuse }, now)
    if (demands?.isBlocked) throw new BlockedByRule(seller.id, demands)
    const pre = deps.settings.current().moderation === 'pre' && !isDemo
    const byModerator = pre || reuse.length > 0 || (demands?.byModerator ?? false)
    const waits = byModerator || (demands !== undefined && isHeld(demands))
    const state = waits ? 'pending_review' : 'live'
    const sellerLevel = history ? computeSellerLevel(history, deps.clock.now()) : 0
    const values = { ...read.values, grade: graded.grade }
    const listing = draw(deps, { seller, values, photos, sellerLevel, state, at: now })
    await insertListing(tx, listing)
    await addPhotos(tx, listing.id, photos)
    const risk = demands ? riskShown(demands) : null
    const waitsFor = demands?.waitsFor ?? []
    const review = { listingId: listing.id, reuse, risk, waitsFor, byModerator, at: now }
    if (waits) await openReview(tx, review)
    if (demands) await saveDemands(tx, listing.id, demands, now)
    if (draftId) {
      await setPhotos(deps, tx, { sellerId: seller.id, draftId }, [])
      const proofs = { sellerId: seller.id, draftId, listingId: listing.id }
      await bindProofs(tx, proofs, { claims: state === 'live', at: now })
      await removeDraft(tx, seller.id, draftId)
    }
    if (graded.computed)
      await gradeListing(tx, { sellerId: seller.id, listingId: listing.id }, graded.computed, now)
    await options.along?.(tx, listing.id)
    await note(tx, seller, listing)
    if (reuse.length > 0) await holdForReuse(tx, listing, reuse, now)
    const stored = await findListing(tx, listing.id)
    const shown = await listPhotos(tx, { listingId: listing.id })
    return { listing: stored!, photos: shown, notice: waits ? reviewNotice(review) : [] }
  })
  return listed.catch(async (error: unknown) => {
    if (error instanceof NotToBeListed) return { refused: error.refused }
    if (!(error instanceof BlockedByRule)) throw error
    await reviewBlockedSeller(deps, { userId: error.sellerId, reasons: error.reasons })
    return { refused: 'blocked' as const }
  })
}

/** The terms and the location of a new listing that names none. */
async function startingValues({ settings }: Deps, tx: Tx, sellerId: string) {
  const delivery = await findDefaultTerms(tx, sellerId, settings.current().currency)
  const afterSale = await findDefaultAfterSale(tx, sellerId)
  const location = await findDefaultPlace(tx, sellerId)
  return {
    sellerId,
    terms: { ...(delivery ?? pickUpOnly), ...afterSale },
    location,
    isListed: false,
  }
}

/** False when a form names the email address of someone else. */
export function isOwnEmail(seller: Viewer, { email }: Pick<NewPhone, 'email'>): boolean {
  return !email || email.trim().toLowerCase() === seller.email.toLowerCase()
}

type Parts = {
  seller: Viewer
  values: PhoneValues
  photos: ListingPhoto[]
  sellerLevel: number
  state: 'live' | 'pending_review'
  at: Date
}

function draw(deps: Deps, { seller, values, photos, sellerLevel, state, at }: Parts): NewListing {
  return {
    id: newId(),
    sellerId: seller.id,
    sellerName: seller.name,
    sellerEmail: seller.email.toLowerCase(),
    ...values,
    currency: deps.settings.current().currency,
    ...toCover(photos),
    advertised: false,
    state,
    createdAt: at,
    updatedAt: at,
    expiresAt: expiryFrom(at),
    sellerLevel,
  }
}

async function note(tx: Tx, seller: Viewer, listing: NewListing) {
  const { id, createdAt: at } = listing
  await recordEvent(tx, 'listing_added', at, { listingId: id, sellerId: seller.id })
  await writeAudit(tx, { actor: seller, action: 'listing_added', subject: ['listing', id], at })
  for (const topic of [...topicsOfListings([listing.modelId]), 'catalog']) publishChange(tx, topic)
}

/** Rolls back a new listing whose phone is listed elsewhere or blacklisted. */
class NotToBeListed extends Error {
  readonly refused: ClaimRefusal
  constructor(refused: ClaimRefusal) {
    super(refused)
    this.refused = refused
  }
}

/**
 * Moves the verification results of a draft to its listing. A live listing also claims its IMEI; one
 * that waits for a moderator claims it on approval.
 * @throws NotToBeListed when another listing has the phone; the transaction must be rolled back.
 */
async function bindProofs(
  tx: Tx,
  ids: { sellerId: string; draftId: string; listingId: string },
  { claims, at }: { claims: boolean; at: Date },
) {
  await bindGradingToListing(tx, ids)
  await bindImeiToListing(tx, listingReader, ids)
  await bindCheckupsToListing(tx, ids)
  await bindPossessionToListing(tx, ids)
  const claim = claims ? await claimImei(tx, ids, at) : undefined
  if (claim) throw new NotToBeListed(claim.refused)
}

/**
 * Returns a function for what is wrong with a form of this seller, by field and without its photos;
 * its result is undefined when the form could be listed. Changes nothing. The seller's own values
 * are read once for all forms.
 */
export async function createFormCheck(
  deps: Deps,
  tx: Tx,
  seller: Viewer,
): Promise<(form: Partial<NewPhone>) => Promise<FieldErrors | undefined>> {
  const from = await startingValues(deps, tx, seller.id)
  return async (form) => {
    const parsed = newPhoneBody.safeParse(form)
    if (!parsed.success)
      return Object.fromEntries(
        // The first error of a field wins.
        parsed.error.issues.toReversed().map(({ path, message }) => [path.join('.'), message]),
      )
    const read = await readForm(deps, tx, parsed.data, from)
    return 'fields' in read ? read.fields : undefined
  }
}
