import { type Executor, newId, type Row, type Tx } from '../../../platform/db/index.ts'

export type AppealRow = Row<'appeals'> & {
  name: string
  email: string
  /** Of the account now: null, or later than that of the appeal, once the ban has ended. */
  bannedNow: Date | null
}
type Ban = { userId: string; bannedAt: Date }

/** Appeals that the list shows at most. */
const MAX_LISTED = 200

/** Those against bans that last and are undecided first, oldest first; then the others, newest first. */
export function listAppeals(db: Executor): Promise<AppealRow[]> {
  return appeals(db)
    .orderBy(
      (is) =>
        is.and([is('decision', 'is', null), is('users.bannedAt', '=', is.ref('appeals.bannedAt'))]),
      (order) => order.desc().nullsLast(),
    )
    .orderBy('decidedAt', (order) => order.desc().nullsFirst())
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

/** The id of the new appeal; undefined if there is one against this ban. */
export async function insertAppeal(
  tx: Tx,
  { userId, bannedAt, banReason, text }: Ban & { banReason: string; text: string },
  date: Date,
): Promise<string | undefined> {
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
      createdAt: date,
    })
    .onConflict((conflict) => conflict.columns(['userId', 'bannedAt']).doNothing())
    .returning('id')
    .executeTakeFirst()
  return row?.id
}

export async function closeAppeal(
  tx: Tx,
  id: string,
  {
    decision,
    reason,
    by,
    at,
  }: { decision: 'accepted' | 'rejected'; reason: string; by: string; at: Date },
): Promise<void> {
  await tx
    .updateTable('appeals')
    .set({ decision, decisionReason: reason, decidedBy: by, decidedAt: at })
    .where('id', '=', id)
    .execute()
}

function appeals(db: Executor) {
  return db
    .selectFrom('appeals')
    .innerJoin('users', 'users.id', 'appeals.userId')
    .selectAll('appeals')
    .select(['users.name', 'users.email', 'users.bannedAt as bannedNow'])
}
