import { type Executor, newId, type Tx } from '../../platform/db/index.ts'
import type { MaterialValues } from '../../shared/listing.fields.ts'
import type { PhotoReuse } from './photo-reuse.ts'
import type { KeptPhoto } from './read-photos.ts'

/** What a seller wants to change of a listing that was approved: all that a look is needed for. */
export type Proposed = MaterialValues & {
  categoryId: string
  img: string
  mediaId: string | null
  photos: KeptPhoto[]
}
export type Decision = 'approved' | 'changes_requested' | 'refused'

/** One thing that waits for a moderator, or was decided. */
export type Review = {
  id: string
  listingId: string
  /** Null for a listing that waits as it stands. */
  proposed: Proposed | null
  /** Photos that look like other sellers'. */
  reuse: PhotoReuse[]
  decision: Decision | 'superseded' | null
  reason: string
  decidedAt: Date | null
  createdAt: Date
}

/** Reviews in one answer; a moderator decides them and sees the next. */
const LISTED = 100

const columns = [
  'listingReviews.id',
  'listingId',
  'proposed',
  'reuse',
  'decision',
  'reason',
  'decidedAt',
  'listingReviews.createdAt',
] as const

type Opened = { listingId: string; proposed?: Proposed; reuse: PhotoReuse[]; at: Date }

/**
 * Puts a listing, or a change of it, before the moderators; says which review it is. It must have no
 * open one.
 */
export async function openReview(
  tx: Tx,
  { listingId, proposed, reuse, at }: Opened,
): Promise<string> {
  const id = newId()
  await tx
    .insertInto('listingReviews')
    .values({
      id,
      listingId,
      proposed: proposed ? JSON.stringify(proposed) : null,
      reuse: JSON.stringify(reuse),
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

export function findReview(db: Executor, id: string): Promise<Review | undefined> {
  return reviews(db).where('listingReviews.id', '=', id).executeTakeFirst()
}

/** The review of a listing that nobody has decided. */
export function findOpenReview(db: Executor, listingId: string): Promise<Review | undefined> {
  return reviews(db)
    .where('listingId', '=', listingId)
    .where('decision', 'is', null)
    .executeTakeFirst()
}

/** What a seller should know: the newest review that no later edit replaced. */
export function findLastReview(db: Executor, listingId: string): Promise<Review | undefined> {
  return reviews(db)
    .where('listingId', '=', listingId)
    .where((is) => is.or([is('decision', 'is', null), is('decision', '<>', 'superseded')]))
    .orderBy('listingReviews.createdAt', 'desc')
    .orderBy('listingReviews.id', 'desc')
    .limit(1)
    .executeTakeFirst()
}

/** What waits, longest first; not what became of no matter because its listing is gone. */
export function listOpenReviews(db: Executor): Promise<Review[]> {
  return reviews(db)
    .where('decision', 'is', null)
    .where((is) =>
      is.or([
        is.and([is('proposed', 'is', null), is('state', '=', 'pending_review')]),
        is.and([
          is('proposed', 'is not', null),
          is('state', 'in', ['live', 'paused', 'expired', 'reserved']),
        ]),
      ]),
    )
    .orderBy('listingReviews.createdAt')
    .orderBy('listingReviews.id')
    .limit(LISTED)
    .execute()
}

function reviews(db: Executor) {
  return db
    .selectFrom('listingReviews')
    .innerJoin('listings', 'listings.id', 'listingId')
    .select(columns)
    .$narrowType<{ proposed: Proposed | null; reuse: PhotoReuse[] }>()
}
