import { sql } from 'kysely'
import type { Executor, Tx } from '../../../platform/db/index.ts'
import { SECOND_STEP_MINUTES } from '../../../shared/accounts/account-rules.ts'

export async function findApp(db: Executor, userId: string) {
  const app = await db
    .selectFrom('authenticatorApps')
    .select(['secret', 'confirmedAt', 'lastStep'])
    .where('userId', '=', userId)
    .executeTakeFirst()
  return app && { ...app, lastStep: Number(app.lastStep) }
}

/** Starts over with a new secret; a confirmed app stays. False if there is one. */
export async function saveUnconfirmedApp(db: Executor, userId: string, secret: string, date: Date) {
  const { numInsertedOrUpdatedRows } = await db
    .insertInto('authenticatorApps')
    .values({ userId, secret, createdAt: date })
    .onConflict((conflict) =>
      conflict
        .column('userId')
        .doUpdateSet({ secret, createdAt: date, lastStep: 0 })
        .where('authenticatorApps.confirmedAt', 'is', null),
    )
    .executeTakeFirstOrThrow()
  return Number(numInsertedOrUpdatedRows) > 0
}

export async function confirmApp(tx: Tx, userId: string, date: Date) {
  await tx
    .updateTable('authenticatorApps')
    .set({ confirmedAt: date })
    .where('userId', '=', userId)
    .execute()
}

/** Notes the step of an accepted code; false if this or a later one was accepted meanwhile. */
export async function acceptTimeStep(db: Executor, userId: string, step: number): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('authenticatorApps')
    .set({ lastStep: step })
    .where('userId', '=', userId)
    .where('lastStep', '<', step)
    .executeTakeFirstOrThrow()
  return Number(numUpdatedRows) > 0
}

export async function deleteApp(tx: Tx, userId: string) {
  await tx.deleteFrom('authenticatorApps').where('userId', '=', userId).execute()
}

export async function replaceRecoveryCodes(
  tx: Tx,
  userId: string,
  hashes: readonly string[],
  date: Date,
) {
  await tx.deleteFrom('recoveryCodes').where('userId', '=', userId).execute()
  if (hashes.length === 0) return
  const rows = hashes.map((codeHash) => ({ userId, codeHash, createdAt: date }))
  await tx.insertInto('recoveryCodes').values(rows).execute()
}

/** Uses up a code; false if there is no such code. */
export async function takeRecoveryCode(db: Executor, userId: string, codeHash: string) {
  const { numDeletedRows } = await db
    .deleteFrom('recoveryCodes')
    .where('userId', '=', userId)
    .where('codeHash', '=', codeHash)
    .executeTakeFirstOrThrow()
  return Number(numDeletedRows) > 0
}

export async function countRecoveryCodes(db: Executor, userId: string): Promise<number> {
  const { count } = await db
    .selectFrom('recoveryCodes')
    .select(sql<number>`count(*)::int`.as('count'))
    .where('userId', '=', userId)
    .executeTakeFirstOrThrow()
  return count
}

export async function setSecondFactorAt(tx: Tx, userId: string, date: Date | null) {
  await tx.updateTable('users').set({ secondFactorAt: date }).where('id', '=', userId).execute()
}

export async function findSecondFactorAt(db: Executor, userId: string) {
  const user = await db
    .selectFrom('users')
    .select('secondFactorAt')
    .where('id', '=', userId)
    .executeTakeFirst()
  return user?.secondFactorAt ?? null
}

/** The device no longer replaces the second step of the account, nor does any other. */
export async function deleteTrustedDevices(tx: Tx, userId: string) {
  await tx
    .updateTable('knownDevices')
    .set({ trustedUntil: null })
    .where('userId', '=', userId)
    .execute()
}

export async function trustDevice(tx: Tx, userId: string, deviceHash: string, until: Date) {
  await tx
    .updateTable('knownDevices')
    .set({ trustedUntil: until })
    .where('userId', '=', userId)
    .where('deviceHash', '=', deviceHash)
    .execute()
}

export async function isTrustedDevice(db: Executor, userId: string, hash: string, now: Date) {
  const device = await db
    .selectFrom('knownDevices')
    .select('id')
    .where('userId', '=', userId)
    .where('deviceHash', '=', hash)
    .where('trustedUntil', '>', now)
    .executeTakeFirst()
  return device !== undefined
}

/** The session whose second step is to be done, and its user. */
export function findPendingSession(db: Executor, token: string) {
  return db
    .selectFrom('sessions')
    .innerJoin('users', 'users.id', 'sessions.userId')
    .select(['sessions.id', 'sessions.userId', 'sessions.expiresAt', 'users.role', 'users.email'])
    .select(['users.name', 'users.image'])
    .where('sessions.token', '=', token)
    .where('sessions.secondFactorPending', '=', true)
    .where(
      'sessions.createdAt',
      '>',
      sql<Date>`now() - make_interval(mins => ${sql.lit(SECOND_STEP_MINUTES)})`,
    )
    .where('users.bannedAt', 'is', null)
    .executeTakeFirst()
}

/** Ends the second step: a new token, so that the one of the first step opens nothing. */
export async function completeSession(tx: Tx, sessionId: string, token: string) {
  const { numUpdatedRows } = await tx
    .updateTable('sessions')
    .set({ token, secondFactorPending: false, authenticatedAt: sql<Date>`now()` })
    .where('id', '=', sessionId)
    .where('secondFactorPending', '=', true)
    .executeTakeFirstOrThrow()
  return Number(numUpdatedRows) > 0
}

/** The second step is not needed, because the device is trusted. */
export async function skipSecondStep(tx: Tx, sessionId: string) {
  await tx
    .updateTable('sessions')
    .set({ secondFactorPending: false })
    .where('id', '=', sessionId)
    .execute()
}
