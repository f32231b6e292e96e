import { sql } from 'kysely'
import { type Executor, newId, type Tx } from '../../../platform/db/index.ts'
import { ACCOUNT_VIEW_MINUTES } from '../../../shared/accounts/account-view-rules.ts'
import { staffRolesThatMay } from '../../../shared/accounts/staff-roles.ts'

/** Views of accounts by staff. Their times are compared with the clock of the database, like those of sessions. */

type NewView = { sessionId: string; staffId: string; userId: string; reason: string }

/** Undefined when the session has one that has not ended. */
export async function insertView(tx: Tx, view: NewView) {
  return tx
    .insertInto('accountViews')
    .values({
      id: newId(),
      ...view,
      startedAt: sql<Date>`now()`,
      expiresAt: sql<Date>`now() + make_interval(mins => ${ACCOUNT_VIEW_MINUTES})`,
    })
    .onConflict((conflict) => conflict.doNothing())
    .returning(['id', 'expiresAt'])
    .executeTakeFirst()
}

export type OpenView = {
  id: string
  staffId: string
  userId: string
  reason: string
  startedAt: Date
  expiresAt: Date
}
const openView = ['id', 'staffId', 'userId', 'reason', 'startedAt', 'expiresAt'] as const

/** Ends views that have not ended, by their ID, of a session if expired, or of and by an account; none is ended twice. */
export async function endViews(
  tx: Tx,
  which: { id: string } | { expiredOf: string } | { userId: string },
): Promise<(OpenView & { endedAt: Date })[]> {
  const ending = tx
    .updateTable('accountViews')
    .set({ endedAt: sql<Date>`least(now(), expires_at)` })
    .where('endedAt', 'is', null)
    .returning([...openView, sql<Date>`ended_at`.as('endedAt')])
  if ('id' in which) return ending.where('id', '=', which.id).execute()
  if ('expiredOf' in which)
    return ending
      .where('sessionId', '=', which.expiredOf)
      .where('expiresAt', '<=', sql<Date>`now()`)
      .execute()
  return ending
    .where(({ or, eb }) => or([eb('userId', '=', which.userId), eb('staffId', '=', which.userId)]))
    .execute()
}

export type DueView = { id: string; isExpired: boolean }

/**
 * Views that are over without anybody having ended them: expired, of a session that has ended, of staff who may no
 * longer look, or of a person who has joined the staff.
 */
export async function listOverViews(db: Executor, limit: number): Promise<DueView[]> {
  const { rows } = await sql<DueView>`
    select view.id, view.expires_at <= now() as is_expired
    from account_views view
      join users staff on staff.id = view.staff_id
      join users person on person.id = view.user_id
      left join sessions on sessions.id = view.session_id and sessions.expires_at > now()
    where view.ended_at is null and (
      view.expires_at <= now() or sessions.id is null or staff.banned_at is not null
      or staff.role <> 'admin' or person.role = 'admin'
      or coalesce(staff.staff_role, '') <> all(${staffRolesThatMay('viewAsPerson')}::text[]))
    order by view.id limit ${limit}`.execute(db)
  return rows
}

export type PastView = {
  id: string
  staffName: string
  reason: string
  startedAt: Date
  endedAt: Date | null
}

/** The views of an account, newest first. */
export async function listViews(db: Executor, userId: string, limit: number): Promise<PastView[]> {
  return db
    .selectFrom('accountViews')
    .innerJoin('users', 'users.id', 'accountViews.staffId')
    .select([
      'accountViews.id',
      'users.name as staffName',
      'accountViews.reason',
      'accountViews.startedAt',
      'accountViews.endedAt',
    ])
    .where('accountViews.userId', '=', userId)
    .orderBy('accountViews.startedAt', 'desc')
    .orderBy('accountViews.id')
    .limit(limit)
    .execute()
}

/** Deletes views that ended before a time, in batches; returns the number. */
export async function deleteViewsBefore(db: Executor, before: Date, limit: number) {
  const { numDeletedRows } = await db
    .deleteFrom('accountViews')
    .where('id', 'in', (old) =>
      old
        .selectFrom('accountViews')
        .select('id')
        .where('endedAt', '<', before)
        .orderBy('endedAt')
        .limit(limit),
    )
    .executeTakeFirstOrThrow()
  return Number(numDeletedRows)
}
