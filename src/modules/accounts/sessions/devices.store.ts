import { sql } from 'kysely'
import { type Executor, newId, type Tx } from '../../../platform/db/index.ts'

/**
 * Notes that a browser signed in to an account. Returns whether it was known, and whether any
 * browser was known before it.
 */
export async function saveDevice(tx: Tx, userId: string, deviceHash: string, at: Date) {
  const others = await tx
    .selectFrom('knownDevices')
    .select('id')
    .where('userId', '=', userId)
    .limit(1)
    .executeTakeFirst()
  const { isNew } = await tx
    .insertInto('knownDevices')
    .values({ id: newId(), userId, deviceHash, firstSeen: at, lastSeen: at })
    .onConflict((conflict) =>
      conflict.columns(['userId', 'deviceHash']).doUpdateSet({ lastSeen: at }),
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

/** Deletes devices that were last used before a time, a batch at once; returns how many. */
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
