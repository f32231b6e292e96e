import { sql } from 'kysely'
import type { Executor, Tx } from '../../../platform/db/index.ts'
import type { Grade } from '../../../shared/listings/grades.ts'
import type { Answers } from './grading.contract.ts'

/** A grade with the answers that it came from. */
export type Grading = {
  id: string
  rubric: number
  os: string | null
  announced: string | null
  answers: Answers
  grade: Grade
  reasons: string[]
  gradedAt: Date
}

/** Writes the grading of a draft over the one that it had. */
export async function writeGrading(
  tx: Tx,
  to: { sellerId: string; draftId: string },
  grading: Grading,
) {
  const { gradedAt, answers, ...rest } = grading
  const row = { ...rest, answers: JSON.stringify(answers), gradedAt }
  await tx
    .insertInto('gradings')
    .values({ ...row, sellerId: to.sellerId, draftId: to.draftId, listingId: null })
    .onConflict((conflict) =>
      conflict.columns(['sellerId', 'draftId']).where('draftId', 'is not', null).doUpdateSet(row),
    )
    .execute()
}

/** Adds a grading to those of a listing. */
export async function insertGrading(
  tx: Tx,
  to: { sellerId: string; listingId: string },
  grading: Grading,
) {
  const { answers, ...rest } = grading
  await tx
    .insertInto('gradings')
    .values({ ...rest, ...to, answers: JSON.stringify(answers), draftId: null })
    .execute()
}

export function findOfListing(db: Executor, listingId: string): Promise<Grading | undefined> {
  return gradings(db)
    .where('listingId', '=', listingId)
    .orderBy('gradedAt', 'desc')
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirst()
}

/** A grading as `LISTING_GRADINGS` has it. */
export type GradingJson = Pick<Grading, 'grade' | 'reasons'> & { gradedAt: string }

/** The most gradings read for one listing; buyers see how its grade changed. */
const MAX_HISTORY = 10

/** A column with the gradings of a row of `listings`, newest first, for statements that read all of a phone. */
export const LISTING_GRADINGS = `(select json_agg(json_build_object(
    'grade', grade, 'reasons', reasons, 'gradedAt', graded_at) order by graded_at desc, id desc)
  from (select id, grade, reasons, graded_at from gradings
    where gradings.listing_id = listings.id
    order by graded_at desc, id desc limit ${MAX_HISTORY}) as last_gradings)`

export function findOfDraft(
  db: Executor,
  sellerId: string,
  draftId: string,
): Promise<Grading | undefined> {
  return gradings(db)
    .where('sellerId', '=', sellerId)
    .where('draftId', '=', draftId)
    .executeTakeFirst()
}

export async function moveToListing(tx: Tx, sellerId: string, draftId: string, listingId: string) {
  await tx
    .updateTable('gradings')
    .set({ listingId, draftId: null })
    .where('sellerId', '=', sellerId)
    .where('draftId', '=', draftId)
    .execute()
}

function gradings(db: Executor) {
  return db
    .selectFrom('gradings')
    .select(['id', 'rubric', 'os', 'announced', 'answers', 'grade', 'reasons', 'gradedAt'])
    .$narrowType<{ answers: Answers }>()
}

/** Locks the gradings of this seller's drafts until commit. */
export async function lockSellerDrafts(tx: Tx, sellerId: string): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtextextended(${sellerId}, 27))`.execute(tx)
}

/** Keeps the grading of this draft and the newest of the seller's other drafts, `most` together. */
export async function keepNewest(
  tx: Tx,
  { sellerId, draftId }: { sellerId: string; draftId: string },
  most: number,
): Promise<void> {
  await sql`
    delete from gradings where draft_id is not null and id = any(array(
      select id from gradings where seller_id = ${sellerId} and draft_id <> ${draftId}
      order by graded_at desc, id desc offset ${most - 1}))`.execute(tx)
}

/** Deletes gradings of old drafts that were never listed; returns how many. */
export async function deleteUnlisted(tx: Tx, before: Date, most: number): Promise<number> {
  const { numAffectedRows } = await sql`
    delete from gradings where draft_id is not null and id = any(array(
      select id from gradings where draft_id is not null and graded_at < ${before}
      order by id limit ${most} for update skip locked))`.execute(tx)
  return Number(numAffectedRows ?? 0)
}
