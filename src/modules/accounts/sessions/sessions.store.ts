import { sql } from 'kysely'
import { type Executor, newId, type Row, type Tx } from '../../../platform/db/index.ts'

export function findSession(db: Executor, token: string) {
  return db
    .selectFrom('sessions')
    .select(['id', 'userId', 'secondFactorPending'])
    .where('token', '=', token)
    .executeTakeFirst()
}

/** Ends one session by its token; whose it was, or undefined without one. */
export function deleteSessionByToken(db: Executor, token: string) {
  return db
    .deleteFrom('sessions')
    .where('token', '=', token)
    .returning(['id', 'userId'])
    .executeTakeFirst()
}

export type OpenSession = Pick<
  Row<'sessions'>,
  'id' | 'ipAddress' | 'userAgent' | 'createdAt' | 'lastSeenAt'
>

const details = ['id', 'ipAddress', 'userAgent', 'createdAt', 'lastSeenAt'] as const

/** Open sessions that a list shows at most. */
const LISTED = 100

/** The open sessions of an account, the last used first. */
export function listSessions(db: Executor, userId: string): Promise<OpenSession[]> {
  return db
    .selectFrom('sessions')
    .select(details)
    .where('userId', '=', userId)
    .where('secondFactorPending', '=', false)
    .where('expiresAt', '>', sql<Date>`now()`)
    .orderBy('lastSeenAt', 'desc')
    .orderBy('id')
    .limit(LISTED)
    .execute()
}

/** Ends one session of an account, or all but the one to keep; returns those that ended. */
export function deleteUserSessions(
  tx: Tx,
  userId: string,
  which: { id: string } | { except: string },
): Promise<OpenSession[]> {
  const deletion = tx.deleteFrom('sessions').where('userId', '=', userId).returning(details)
  return (
    'id' in which ? deletion.where('id', '=', which.id) : deletion.where('id', '!=', which.except)
  ).execute()
}

export async function deleteSession(db: Executor, id: string) {
  await db.deleteFrom('sessions').where('id', '=', id).execute()
}

/**
 * Notes that a browser logged in to an account. Returns whether it was known, and whether any
 * browser was known before it.
 */
export async function saveDevice(tx: Tx, userId: string, deviceHash: string, date: Date) {
  const others = await tx
    .selectFrom('knownDevices')
    .select('id')
    .where('userId', '=', userId)
    .limit(1)
    .executeTakeFirst()
  const { isNew } = await tx
    .insertInto('knownDevices')
    .values({ id: newId(), userId, deviceHash, firstSeen: date, lastSeen: date })
    .onConflict((conflict) =>
      conflict.columns(['userId', 'deviceHash']).doUpdateSet({ lastSeen: date }),
    )
    .returning(sql<boolean>`xmax = 0`.as('isNew'))
    .executeTakeFirstOrThrow()
  return { isNew, isFirst: others === undefined }
}

export async function isKnownDevice(
  db: Executor,
  userId: string,
  deviceHash: string,
): Promise<boolean> {
  const device = await db
    .selectFrom('knownDevices')
    .select('id')
    .where('userId', '=', userId)
    .where('deviceHash', '=', deviceHash)
    .executeTakeFirst()
  return device !== undefined
}

/** Deletes devices that were last used before a time, in batches; returns the number. */
export async function deleteDevicesBefore(
  db: Executor,
  before: Date,
  limit: number,
): Promise<number> {
  const { numDeletedRows } = await db
    .deleteFrom('knownDevices')
    .where('id', 'in', (old) =>
      old
        .selectFrom('knownDevices')
        .select('id')
        .where('lastSeen', '<', before)
        .orderBy('lastSeen')
        .limit(limit),
    )
    .executeTakeFirstOrThrow()
  return Number(numDeletedRows)
}
