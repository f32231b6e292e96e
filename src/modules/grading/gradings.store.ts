import type { Executor, Tx } from '../../platform/db/index.ts'
import type { Answers, Grade } from './grading.contract.ts'

type Row = {
  id: string
  seller_id: string | null
  draft_id: string | null
  listing_id: string | null
  rubric: number
  os: string | null
  announced: string | null
  answers: Answers
  grade: Grade
  reasons: string[]
  graded_at: Date
}
type Tables = { gradings: Row }

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
export async function writeGrading(tx: Tx, to: { sellerId: string; draftId: string }, of: Grading) {
  const { gradedAt, answers, ...rest } = of
  const row = { ...rest, answers: JSON.stringify(answers) as never, graded_at: gradedAt }
  await tx
    .withTables<Tables>()
    .insertInto('gradings')
    .values({ ...row, seller_id: to.sellerId, draft_id: to.draftId, listing_id: null })
    .onConflict((conflict) =>
      conflict
        .columns(['seller_id', 'draft_id'])
        .where('draft_id', 'is not', null)
        .doUpdateSet(row),
    )
    .execute()
}

export function findOfListing(db: Executor, listingId: string): Promise<Grading | undefined> {
  return gradings(db)
    .where('listing_id', '=', listingId)
    .orderBy('graded_at', 'desc')
    .limit(1)
    .executeTakeFirst()
}

export function findOfDraft(
  db: Executor,
  sellerId: string,
  draftId: string,
): Promise<Grading | undefined> {
  return gradings(db)
    .where('seller_id', '=', sellerId)
    .where('draft_id', '=', draftId)
    .executeTakeFirst()
}

export async function moveToListing(tx: Tx, sellerId: string, draftId: string, listingId: string) {
  await tx
    .withTables<Tables>()
    .updateTable('gradings')
    .set({ listing_id: listingId, draft_id: null })
    .where('seller_id', '=', sellerId)
    .where('draft_id', '=', draftId)
    .execute()
}

function gradings(db: Executor) {
  return db
    .withTables<Tables>()
    .selectFrom('gradings')
    .select([
      'id',
      'rubric',
      'os',
      'announced',
      'answers',
      'grade',
      'reasons',
      'graded_at as gradedAt',
    ])
}
