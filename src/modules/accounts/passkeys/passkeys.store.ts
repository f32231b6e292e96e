import { sql } from 'kysely'
import type { Executor, Row, Tx } from '../../../platform/db/index.ts'

export type Passkey = Row<'passkeys'>
export type ChallengePurpose = 'registration' | 'login' | 'second_step' | 'reauthentication'

export async function saveChallenge(
  db: Executor,
  row: { challenge: string; purpose: ChallengePurpose; browser: string; expiresAt: Date },
) {
  await db.insertInto('passkeyChallenges').values(row).execute()
}

/** Uses a challenge up; false if it is not one of this browser and purpose, or has expired. */
export async function consumePasskeyChallenge(
  db: Executor,
  {
    challenge,
    purpose,
    browser,
  }: { challenge: string; purpose: ChallengePurpose; browser: string },
  now: Date,
): Promise<boolean> {
  const { numDeletedRows } = await db
    .deleteFrom('passkeyChallenges')
    .where('challenge', '=', challenge)
    .where('purpose', '=', purpose)
    .where('browser', '=', browser)
    .where('expiresAt', '>', now)
    .executeTakeFirstOrThrow()
  return numDeletedRows > 0n
}

/** The passkeys of an account, oldest first. */
export function listPasskeys(db: Executor, userId: string): Promise<Passkey[]> {
  return db
    .selectFrom('passkeys')
    .selectAll()
    .where('userId', '=', userId)
    .orderBy('createdAt')
    .orderBy('id')
    .execute()
}

export async function hasPasskey(db: Executor, userId: string): Promise<boolean> {
  const row = await db
    .selectFrom('passkeys')
    .select('id')
    .where('userId', '=', userId)
    .limit(1)
    .executeTakeFirst()
  return row !== undefined
}

export function findPasskey(db: Executor, credentialId: string) {
  return db
    .selectFrom('passkeys')
    .selectAll()
    .where('credentialId', '=', credentialId)
    .executeTakeFirst()
}

/** False if another account, or the same one, has a passkey with this credential. */
export async function insertPasskey(tx: Tx, passkey: Omit<Passkey, 'lastUsedAt'>) {
  const { numInsertedOrUpdatedRows } = await tx
    .insertInto('passkeys')
    .values({ ...passkey, lastUsedAt: null })
    .onConflict((conflict) => conflict.column('credentialId').doNothing())
    .executeTakeFirstOrThrow()
  return Number(numInsertedOrUpdatedRows) > 0
}

/** Notes a use; false if the counter did not grow, which it does at every use unless it stays 0. */
export async function recordPasskeyUse(
  db: Executor,
  id: string,
  { counter, isSynced, at }: { counter: number; isSynced: boolean; at: Date },
): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('passkeys')
    .set({ counter, isSynced, lastUsedAt: at })
    .where('id', '=', id)
    .where((is) =>
      is.or([
        is('counter', '<', counter),
        is.and([is('counter', '=', 0), sql<boolean>`${counter}::bigint = 0`]),
      ]),
    )
    .executeTakeFirstOrThrow()
  return numUpdatedRows > 0n
}

/** The name that the passkey had; undefined if the account has no such passkey. */
export async function renamePasskey(tx: Tx, userId: string, id: string, name: string) {
  const before = await tx
    .selectFrom('passkeys')
    .select('name')
    .where('id', '=', id)
    .where('userId', '=', userId)
    .forUpdate()
    .executeTakeFirst()
  if (before) await tx.updateTable('passkeys').set({ name }).where('id', '=', id).execute()
  return before?.name
}

export async function deletePasskey(tx: Tx, id: string) {
  await tx.deleteFrom('passkeys').where('id', '=', id).execute()
}

/** Deletes all passkeys of an account; how many there were. */
export async function deletePasskeys(tx: Tx, userId: string): Promise<number> {
  const { numDeletedRows } = await tx
    .deleteFrom('passkeys')
    .where('userId', '=', userId)
    .executeTakeFirstOrThrow()
  return Number(numDeletedRows)
}
