import type { Tx } from '../../../platform/db/index.ts'
import {
  type Assessment,
  assessListing,
  isClearedAccount,
  saveAssessment,
} from '../../risk/index.ts'
import { findImeiOf } from '../../verification/imei/index.ts'
import { findVerified, findVerifiedDraft } from '../../verification/possession/index.ts'
import type { Listing } from '../listing.ts'
import type { PhotoReuse } from '../photos.ts'

/** What a seller can be asked to prove before a listing goes on sale. */
export const proofs = ['possession', 'verification'] as const
export type Proof = (typeof proofs)[number]

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
  at: Date,
): Promise<Demands> {
  const subject = listingId ? { listingId } : draftId ? { sellerId, draftId } : undefined
  const imei = subject && (await findImeiOf(tx, subject, phone))
  const { modelId, storageGb, grade, priceMinor, currency } = phone
  const offered = {
    ...{ listingId, sellerId, modelId, storageGb, grade, priceMinor, currency },
    photoOwnerIds: reuse.flatMap(({ other }) => other.sellerId ?? []),
    imeiHash: imei?.imeiHash ?? null,
    otherModel: imei?.otherModel ?? false,
  }
  const assessed = await assessListing(tx, offered, at)
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

export function saveDemands(tx: Tx, listingId: string, { assessed }: Demands, at: Date) {
  return saveAssessment(tx, listingId, assessed, at)
}

/** Whether the listing may not go on sale yet. */
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
