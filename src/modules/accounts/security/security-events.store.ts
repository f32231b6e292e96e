import { sql } from 'kysely'
import { type Executor, newId, type Row } from '../../../platform/db/index.ts'
import type { TimeCursor } from '../../../platform/http/index.ts'
import type { Role } from '../../../shared/accounts/account-rules.ts'
import type { SecurityEventKind } from '../../../shared/accounts/security-events.ts'
import { DAY, HOUR } from '../../../shared/time.ts'

export type StoredSecurityEvent = Omit<Row<'securityEvents'>, 'kind'> & { kind: SecurityEventKind }
export type NewSecurityEvent = Pick<
  StoredSecurityEvent,
  'userId' | 'kind' | 'network' | 'browser' | 'detail'
>

/** Rows of one kind that outsiders can add to an account in a day; further ones are only counted. */
const REPEATED_A_DAY = 20

export async function insertEvent(
  db: Executor,
  event: NewSecurityEvent,
  date: Date,
): Promise<string> {
  const id = newId()
  await db
    .insertInto('securityEvents')
    .values({ id, ...event, times: 1, createdAt: date, lastAt: date })
    .execute()
  return id
}

/** An event that has not been deleted yet. */
export function findEvent(db: Executor, id: string) {
  return db
    .selectFrom('securityEvents')
    .select(['network', 'browser'])
    .where('id', '=', id)
    .executeTakeFirst()
}

/**
 * Counts an event that can be caused without the account's password: with the row of the same
 * network and hour, or with the latest row once there are 20 in a day. False when it needs a new row.
 */
export async function countRepeated(
  db: Executor,
  { userId, kind, network }: NewSecurityEvent,
  date: Date,
): Promise<boolean> {
  const { rowCount } = await sql`
    with recent as (
      select id, network, created_at, count(*) over () as rows
      from security_events
      where user_id = ${userId} and kind = ${kind}
        and created_at > ${new Date(date.getTime() - DAY)}
    ), counted as (
      select id from recent
      where rows >= ${REPEATED_A_DAY}
        or (network = ${network} and created_at > ${new Date(date.getTime() - HOUR)})
      order by network = ${network} desc, created_at desc, id desc
      limit 1
    )
    update security_events set times = times + 1, last_at = ${date}
    where id in (select id from counted)`
    .execute(db)
    .then(({ numAffectedRows }) => ({ rowCount: Number(numAffectedRows ?? 0) }))
  return rowCount > 0
}

/** The events of an account, newest first. */
export function listEvents(
  db: Executor,
  userId: string,
  { after, limit }: { after: TimeCursor | undefined; limit: number },
) {
  return db
    .selectFrom('securityEvents')
    .selectAll()
    .$narrowType<{ kind: SecurityEventKind }>()
    .where('userId', '=', userId)
    .$if(after !== undefined, (query) =>
      query.where((is) =>
        is(is.refTuple('createdAt', 'id'), '<', is.tuple(after?.at as Date, after?.id as string)),
      ),
    )
    .orderBy('createdAt', 'desc')
    .orderBy('id', 'desc')
    .limit(limit)
    .execute()
}

export function findRole(db: Executor, id: string): Promise<{ role: Role } | undefined> {
  return db.selectFrom('users').select('role').where('id', '=', id).executeTakeFirst()
}

/** Deletes events from before a time, in batches; returns the number. */
export async function deleteEventsBefore(
  db: Executor,
  before: Date,
  limit: number,
): Promise<number> {
  const { numDeletedRows } = await db
    .deleteFrom('securityEvents')
    .where('id', 'in', (old) =>
      old
        .selectFrom('securityEvents')
        .select('id')
        .where('createdAt', '<', before)
        .orderBy('createdAt')
        .limit(limit),
    )
    .executeTakeFirstOrThrow()
  return Number(numDeletedRows)
}
