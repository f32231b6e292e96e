import { type SqlBool, sql } from 'kysely'
import { type Executor, newId, type Row, type Tx } from '../../../platform/db/index.ts'
import type { QueueCursor } from '../../../platform/http/index.ts'

export type AppealRow = Row<'appeals'> & {
  name: string
  email: string
  /** Of the account now: null, or later than that of the appeal, once the ban has ended. */
  bannedNow: Date | null
}
type Ban = { userId: string; bannedAt: Date }

/** 0: to be decided; 1: the ban ended without a decision; 2: decided. */
const rank = sql<number>`case when decision is not null then 2
  when users.banned_at = appeals.banned_at then 0 else 1 end`
/** The place of an appeal in the list. */
export function placeInList(row: AppealRow): QueueCursor {
  if (row.decision) return { rank: 2, at: row.decidedAt, id: row.id }
  const isOpen = row.bannedNow?.getTime() === row.bannedAt.getTime()
  return { rank: isOpen ? 0 : 1, at: row.createdAt, id: row.id }
}

/** Those against bans that last and are undecided first, oldest first; then the others, newest first. */
export function listAppeals(
  db: Executor,
  { after, limit }: { after: QueueCursor | undefined; limit: number },
): Promise<AppealRow[]> {
  const list = appeals(db)
    .orderBy(rank)
    .orderBy('decidedAt', 'desc')
    .orderBy(sql`case when decided_at is null then appeals.created_at end`)
    .orderBy('appeals.id')
    .limit(limit)
  return (after ? list.where(isAfter(after)) : list).execute()
}

function isAfter({ rank: before, at, id }: QueueCursor) {
  return before === 2
    ? sql<SqlBool>`(decided_at < ${at}::timestamptz or (decided_at = ${at}::timestamptz
        and appeals.id > ${id}::uuid))`
    : sql<SqlBool>`(${rank} > ${before} or (${rank} = ${before}
        and (appeals.created_at, appeals.id) > (${at}::timestamptz, ${id}::uuid)))`
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
