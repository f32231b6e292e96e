import { type Executor, newId, type Row, type Tx } from '../../../platform/db/index.ts'

export type AppealRow = Row<'appeals'> & { name: string; email: string }
type Ban = { userId: string; bannedAt: Date }

/** Appeals that the list shows at most. */
const MAX_LISTED = 200

/** Open ones first, oldest first; then the decided ones, newest first. */
export function listAppeals(db: Executor): Promise<AppealRow[]> {
  return appeals(db)
    .orderBy((is) => is('decision', 'is', null), 'desc')
    .orderBy('decidedAt', 'desc')
    .orderBy('appeals.createdAt')
    .limit(MAX_LISTED)
    .execute()
}

export function findAppeal(db: Executor, id: string): Promise<AppealRow | undefined> {
  return appeals(db).where('appeals.id', '=', id).executeTakeFirst()
}

export function findAppealAgainst(
  db: Executor,
  { userId, bannedAt }: Ban,
): Promise<AppealRow | undefined> {
  return appeals(db)
    .where('userId', '=', userId)
    .where('appeals.bannedAt', '=', bannedAt)
    .executeTakeFirst()
}

/** False if there is one against this ban. */
export async function insertAppeal(
  tx: Tx,
  { userId, bannedAt, banReason, text }: Ban & { banReason: string; text: string },
  at: Date,
): Promise<boolean> {
  const row = await tx
    .insertInto('appeals')
    .values({
      id: newId(),
      userId,
      bannedAt,
      banReason,
      text,
      decision: null,
      decidedBy: null,
      decidedAt: null,
      createdAt: at,
    })
    .onConflict((conflict) => conflict.columns(['userId', 'bannedAt']).doNothing())
    .returning('id')
    .executeTakeFirst()
  return row !== undefined
}

/** False if it was decided before. */
export async function closeAppeal(
  tx: Tx,
  id: string,
  { decision, answer, by, at }: { decision: 'accepted' | 'rejected'; answer: string; by: string; at: Date },
): Promise<boolean> {
  const row = await tx
    .updateTable('appeals')
    .set({ decision, answer, decidedBy: by, decidedAt: at })
    .where('id', '=', id)
    .where('decision', 'is', null)
    .returning('id')
    .executeTakeFirst()
  return row !== undefined
}

function appeals(db: Executor) {
  return db
    .selectFrom('appeals')
    .innerJoin('users', 'users.id', 'appeals.userId')
    .selectAll('appeals')
    .select(['users.name', 'users.email'])
}
