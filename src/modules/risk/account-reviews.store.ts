import { sql } from 'kysely'
import { type Executor, newId, type Tx } from '../../platform/db/index.ts'

export type ReviewCause = 'sign_up' | 'blocked_listing'
export type AccountDecision = 'cleared' | 'banned'

export type AccountReview = {
  id: string
  userId: string
  name: string
  email: string
  cause: ReviewCause
  reasons: string[]
  openedAt: Date
  lastAt: Date
  decision: AccountDecision | null
  decidedAt: Date | null
  note: string
}

/** Opens a review of an account, or adds to the open one; true when it is new. */
export async function openAccountReview(
  tx: Tx,
  review: Pick<AccountReview, 'userId' | 'cause' | 'reasons'>,
  at: Date,
): Promise<boolean> {
  const { userId, cause, reasons } = review
  const { rows } = await sql<{ isNew: boolean }>`
    insert into risk_account_reviews (id, user_id, cause, reasons, opened_at, last_at)
    values (${newId()}, ${userId}, ${cause}, ${reasons}, ${at}, ${at})
    on conflict (user_id) where decision is null do update set last_at = excluded.last_at,
      cause = excluded.cause,
      reasons = array(select distinct unnest(risk_account_reviews.reasons || excluded.reasons))
    returning xmax = 0 as is_new`.execute(tx)
  return rows[0]?.isNew ?? false
}

/** Whether a moderator has cleared the account after anything that could have been held against it. */
export async function isCleared(db: Executor, userId: string): Promise<boolean> {
  const row = await db
    .selectFrom('riskAccountReviews')
    .select('decision')
    .where('userId', '=', userId)
    .where('decision', 'is not', null)
    .orderBy('decidedAt', 'desc')
    .limit(1)
    .executeTakeFirst()
  return row?.decision === 'cleared'
}

/** Reviews in one response. */
const LISTED = 100

/** Open reviews, longest waiting first. */
export function listAccountReviews(db: Executor): Promise<AccountReview[]> {
  return reviews(db)
    .where('decision', 'is', null)
    .orderBy('openedAt')
    .orderBy('riskAccountReviews.id')
    .limit(LISTED)
    .execute()
}

export function findAccountReview(db: Executor, id: string): Promise<AccountReview | undefined> {
  return reviews(db).where('riskAccountReviews.id', '=', id).executeTakeFirst()
}

/** Locks a review until commit. */
export async function lockAccountReview(tx: Tx, id: string) {
  await tx.selectFrom('riskAccountReviews').select('id').where('id', '=', id).forUpdate().execute()
}

export async function closeAccountReview(
  tx: Tx,
  id: string,
  decided: { decision: AccountDecision; by: string; note: string; at: Date },
) {
  const { decision, by: decidedBy, note, at: decidedAt } = decided
  await tx
    .updateTable('riskAccountReviews')
    .set({ decision, decidedBy, note, decidedAt })
    .where('id', '=', id)
    .execute()
}

/** Closes the open review of an account that was banned elsewhere. */
export async function closeReviewOfBanned(tx: Tx, userId: string, by: string | null, at: Date) {
  await tx
    .updateTable('riskAccountReviews')
    .set({ decision: 'banned', decidedBy: by, decidedAt: at })
    .where('userId', '=', userId)
    .where('decision', 'is', null)
    .execute()
}

function reviews(db: Executor) {
  return db
    .selectFrom('riskAccountReviews')
    .innerJoin('users', 'users.id', 'userId')
    .select([
      'riskAccountReviews.id',
      'userId',
      'users.name',
      'users.email',
      'cause',
      'reasons',
      'openedAt',
      'lastAt',
      'decision',
      'decidedAt',
      'note',
    ])
    .$narrowType<Pick<AccountReview, 'cause' | 'decision'>>()
}
