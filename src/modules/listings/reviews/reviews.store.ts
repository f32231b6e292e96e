import { sql } from 'kysely'
import { type Executor, newId, type Tx } from '../../../platform/db/index.ts'
import type { MaterialValues } from '../../../shared/listings/listing.fields.ts'
import { approvedStates } from '../../../shared/listings/listing-life-cycle.ts'
import type { Risk } from '../../risk/index.ts'
import type { ComputedGrade } from '../../verification/index.ts'
import type { ListingPhoto, PhotoReuse } from '../photos.ts'

/** What a seller can be asked to prove before a listing goes up for sale. */
export const proofs = ['possession', 'verification'] as const
export type Proof = (typeof proofs)[number]

/** An edit of an approved listing that waits for a moderator. */
export type Proposed = MaterialValues & {
  categoryId: string
  img: string
  mediaId: string | null
  photos: ListingPhoto[]
  /** The new grading behind `grade`, if there is one. */
  regraded?: ComputedGrade | null
}
export type Decision = 'approved' | 'changes_requested' | 'refused'

/** A listing or an edit that waits for a moderator, or was decided. */
export type Review = {
  id: string
  listingId: string
  /** Null for the review of a new listing. */
  proposed: Proposed | null
  /** Photos that match those of other sellers. */
  reuse: PhotoReuse[]
  /** Null unless rules about risk asked for the review. */
  risk: (Risk & { reasons: string[] }) | null
  /** What the seller still has to prove. */
  waitsFor: Proof[]
  /** False when it is approved automatically once nothing is left to prove. */
  byModerator: boolean
  decision: Decision | 'superseded' | null
  reason: string
  decidedAt: Date | null
  createdAt: Date
}

/** Reviews in one response; deciding one brings up the next. */
const LISTED = 100

const columns = [
  'listingReviews.id',
  'listingId',
  'proposed',
  'reuse',
  'risk',
  'waitsFor',
  'byModerator',
  'decision',
  'reason',
  'decidedAt',
  'listingReviews.createdAt',
] as const

type Opened = Pick<Review, 'listingId' | 'reuse'> & {
  proposed?: Proposed
  risk?: Review['risk']
  waitsFor?: readonly Proof[]
  byModerator?: boolean
  at: Date
}

/**
 * Opens a review of a listing or of an edit, and returns its id. The listing must have no open
 * review.
 */
export async function openReview(
  tx: Tx,
  { listingId, proposed, reuse, risk = null, waitsFor = [], byModerator = true, at }: Opened,
): Promise<string> {
  const id = newId()
  await tx
    .insertInto('listingReviews')
    .values({
      id,
      listingId,
      proposed: proposed ? JSON.stringify(proposed) : null,
      reuse: JSON.stringify(reuse),
      risk: risk ? JSON.stringify(risk) : null,
      waitsFor: [...waitsFor],
      byModerator,
      decision: null,
      decidedBy: null,
      decidedAt: null,
      createdAt: at,
    })
    .execute()
  return id
}

export async function closeReview(
  tx: Tx,
  id: string,
  decided: { decision: Review['decision']; reason?: string; by: string | null; at: Date },
) {
  await tx
    .updateTable('listingReviews')
    .set({
      decision: decided.decision,
      reason: decided.reason ?? '',
      decidedBy: decided.by,
      decidedAt: decided.at,
    })
    .where('id', '=', id)
    .execute()
}

/** Changes what an open review waits for. */
export async function changeReview(
  tx: Tx,
  id: string,
  change: { waitsFor?: readonly Proof[]; byModerator?: boolean },
) {
  const { waitsFor, ...rest } = change
  await tx
    .updateTable('listingReviews')
    .set({ ...rest, ...(waitsFor && { waitsFor: [...waitsFor] }) })
    .where('id', '=', id)
    .execute()
}

export function findReview(db: Executor, id: string): Promise<Review | undefined> {
  return reviews(db).where('listingReviews.id', '=', id).executeTakeFirst()
}

/** The open review of a listing. */
export function findOpenReview(db: Executor, listingId: string): Promise<Review | undefined> {
  return reviews(db)
    .where('listingId', '=', listingId)
    .where('decision', 'is', null)
    .executeTakeFirst()
}

/** The newest review of a listing that was not superseded, for its seller. */
export function findLastReview(db: Executor, listingId: string): Promise<Review | undefined> {
  return reviews(db)
    .where('listingId', '=', listingId)
    .where((is) => is.or([is('decision', 'is', null), is('decision', '<>', 'superseded')]))
    .orderBy('listingReviews.createdAt', 'desc')
    .orderBy('listingReviews.id', 'desc')
    .limit(1)
    .executeTakeFirst()
}

/** Open reviews, oldest first, of listings that still matter. */
export function listOpenReviews(db: Executor): Promise<Review[]> {
  return (
    reviews(db)
      .where('decision', 'is', null)
      .where((is) =>
        is.or([
          is.and([is('proposed', 'is', null), is('state', '=', 'pending_review')]),
          is.and([is('proposed', 'is not', null), is('state', 'in', approvedStates)]),
        ]),
      )
      // What waits for its seller comes last: there is nothing to decide yet.
      .orderBy(sql`waits_for <> '{}'`)
      .orderBy('listingReviews.createdAt')
      .orderBy('listingReviews.id')
      .limit(LISTED)
      .execute()
  )
}

function reviews(db: Executor) {
  return db
    .selectFrom('listingReviews')
    .innerJoin('listings', 'listings.id', 'listingId')
    .select(columns)
    .$narrowType<Pick<Review, 'proposed' | 'reuse' | 'risk' | 'waitsFor'>>()
}
