import type { Tx } from '../../../platform/db/index.ts'
import { type RecordedEvent, writeAudit } from '../../../platform/events.ts'
import { keepsApprovedVersion } from '../../../shared/listings/listing-life-cycle.ts'
import { lockSeller } from '../../accounts/index.ts'
import {
  type Assessment,
  assessListing,
  isClearedAccount,
  saveAssessment,
} from '../../risk/index.ts'
import { findCheckedImei, findVerified, findVerifiedDraft } from '../../verification/index.ts'
import { findListing, type Listing, lockListing } from '../listings.store.ts'
import type { PhotoReuse } from '../photos.ts'
import {
  changeReview,
  closeReview,
  findOpenReview,
  openReview,
  type Proof,
  proofs,
} from '../reviews/reviews.store.ts'
import { transitionListing } from '../transition-listing.ts'

/** What the rules about risk want of a listing. */
export type Demands = {
  assessed: Assessment
  isBlocked: boolean
  byModerator: boolean
  /** What the seller has not proved yet. */
  waitsFor: Proof[]
}

type Phone = Pick<
  Listing,
  'brand' | 'name' | 'modelId' | 'storageGb' | 'grade' | 'priceMinor' | 'currency'
>
type Subject = { sellerId: string; draftId?: string | undefined; listingId?: string | undefined }

/**
 * Assesses a phone as it would be listed now, with what its draft or listing has proved. Nothing is
 * stored: see `saveDemands`.
 */
export async function assessPhone(
  tx: Tx,
  { sellerId, draftId, listingId }: Subject,
  { phone, reuse }: { phone: Phone; reuse: readonly PhotoReuse[] },
  date: Date,
): Promise<Demands> {
  const subject = listingId ? { listingId } : draftId ? { sellerId, draftId } : undefined
  const imei = subject && (await findCheckedImei(tx, subject, phone))
  const { modelId, storageGb, grade, priceMinor, currency } = phone
  const offered = {
    ...{ listingId, sellerId, modelId, storageGb, grade, priceMinor, currency },
    photoOwnerIds: reuse.flatMap(({ other }) => other.sellerId ?? []),
    imeiHash: imei?.imeiHash ?? null,
    otherModel: imei?.otherModel ?? false,
  }
  const assessed = await assessListing(tx, offered, date)
  const { actions } = assessed.risk
  const isProven = {
    possession: async () =>
      listingId
        ? (await findVerified(tx, listingId)) !== undefined
        : draftId !== undefined && (await findVerifiedDraft(tx, sellerId, draftId)) !== undefined,
    verification: async () => imei !== undefined && !imei.otherModel,
  }
  const waitsFor: Proof[] = []
  for (const proof of proofs)
    if (actions.includes(`require_${proof}`) && !(await isProven[proof]())) waitsFor.push(proof)
  const wantsBlock = actions.includes('block')
  // Whom a moderator has cleared is not refused outright again.
  const isBlocked = wantsBlock && !(await isClearedAccount(tx, sellerId))
  const byModerator = actions.includes('review') || (wantsBlock && !isBlocked)
  return { assessed, isBlocked, byModerator, waitsFor }
}

export function saveDemands(tx: Tx, listingId: string, { assessed }: Demands, date: Date) {
  return saveAssessment(tx, listingId, assessed, date)
}

/** Whether the listing may not go up for sale yet. */
export function isHeld({ byModerator, waitsFor }: Demands): boolean {
  return byModerator || waitsFor.length > 0
}

/** The risk as a review keeps it; null when no rule asks for anything. */
export function riskShown({ assessed, ...demands }: Demands) {
  if (!isHeld({ assessed, ...demands })) return null
  const { score, rules, actions } = assessed.risk
  return { score, rules, actions, reasons: assessed.reasons }
}

/** Rolls back a listing or an edit that a rule refuses, and says who it was. */
export class BlockedByRule extends Error {
  readonly sellerId: string
  readonly reasons: string[]
  constructor(sellerId: string, { assessed }: Demands) {
    super('blocked')
    this.sellerId = sellerId
    this.reasons = assessed.reasons
  }
}

/**
 * Continues with a listing when its seller proves something about it, in the same transaction: one that
 * waited for the proof goes up for sale, one whose new IMEI is suspicious is taken down.
 */
export async function followProofs(tx: Tx, { name, at, data }: RecordedEvent): Promise<void> {
  if (name !== 'possession_proven' && name !== 'imei_checked') return
  const { listingId } = data
  const unlocked = typeof listingId === 'string' ? await findListing(tx, listingId) : undefined
  if (!unlocked?.sellerId || !(await lockSeller(tx, unlocked.sellerId))) return
  const listing = await lockListing(tx, unlocked.id)
  if (!listing?.sellerId) return
  if (listing.state === 'pending_review') return continueWaiting(tx, listing, at)
  if (name === 'imei_checked' && keepsApprovedVersion(listing.state))
    await reassess(tx, listing, at)
}

async function continueWaiting(tx: Tx, listing: Listing, date: Date) {
  const open = await findOpenReview(tx, listing.id)
  if (!open) return
  const demands = await assess(tx, listing, open.reuse, date)
  await saveDemands(tx, listing.id, demands, date)
  const byModerator = open.byModerator || demands.byModerator || demands.isBlocked
  const { waitsFor } = demands
  const goesOn = !byModerator && waitsFor.length === 0
  if (goesOn && (await approveAfterProof(tx, listing.id, open.id, date))) return
  // Whatever else keeps it from going up for sale is for a moderator.
  await changeReview(tx, open.id, { waitsFor, byModerator: byModerator || goesOn })
}

/** Puts a listing up for sale that waited for nothing but its seller; false when it cannot be. */
export async function approveAfterProof(tx: Tx, listingId: string, reviewId: string, date: Date) {
  const outcome = await transitionListing(tx, { as: 'system' }, listingId, 'approve', date)
  if ('refused' in outcome) return false
  await closeReview(tx, reviewId, { decision: 'approved', by: null, at: date })
  return true
}

async function reassess(tx: Tx, listing: Listing, date: Date) {
  const demands = await assess(tx, listing, [], date)
  await saveDemands(tx, listing.id, demands, date)
  if (!isHeld(demands) && !demands.isBlocked) return
  await flagListing(tx, listing, demands, { reuse: [], at: date })
}

function assess(tx: Tx, listing: Listing, reuse: readonly PhotoReuse[], date: Date) {
  const subject = { sellerId: listing.sellerId!, listingId: listing.id }
  return assessPhone(tx, subject, { phone: listing, reuse }, date)
}

/** Takes a listing down until it is proved or reviewed. An edit that waits is replaced. */
export async function flagListing(
  tx: Tx,
  listing: Pick<Listing, 'id' | 'sellerId'>,
  demands: Demands,
  { reuse, at, byModerator = false }: { reuse: PhotoReuse[]; at: Date; byModerator?: boolean },
) {
  const { id: listingId, sellerId } = listing
  const open = await findOpenReview(tx, listingId)
  if (open) await closeReview(tx, open.id, { decision: 'superseded', by: sellerId, at })
  const outcome = await transitionListing(tx, { as: 'system' }, listingId, 'flag', at)
  if ('refused' in outcome) throw new Error(`listing ${listingId} cannot be flagged`)
  const review = {
    listingId,
    reuse,
    risk: riskShown(demands),
    waitsFor: demands.waitsFor,
    byModerator: byModerator || demands.byModerator || demands.isBlocked,
    at,
  }
  await openReview(tx, review)
  await writeAudit(tx, {
    actor: 'system',
    action: 'risk_flagged',
    subject: ['listing', listingId],
    at,
    data: { score: demands.assessed.risk.score, rules: demands.assessed.risk.rules },
  })
  return { listing: outcome.listing, review }
}
