import { type Executor, newId, type Row, type Tx } from '../../../../platform/db/index.ts'

export type DataExport = Row<'dataExports'>

/** The newest copy that a person asked for. */
export function findLatest(db: Executor, userId: string): Promise<DataExport | undefined> {
  return db
    .selectFrom('dataExports')
    .selectAll()
    .where('userId', '=', userId)
    .orderBy('requestedAt', 'desc')
    .limit(1)
    .executeTakeFirst()
}

export function insertExport(tx: Tx, userId: string, at: Date): Promise<DataExport> {
  return tx
    .insertInto('dataExports')
    .values({ id: newId(), userId, requestedAt: at, nextAttemptAt: at })
    .returningAll()
    .executeTakeFirstOrThrow()
}

/** Takes a copy that is to be made, and keeps other nodes from it until `retryAt`. */
export async function takeDue(tx: Tx, now: Date, retryAt: Date): Promise<DataExport | undefined> {
  const due = await tx
    .selectFrom('dataExports')
    .select(['id', 'attempts'])
    .where('nextAttemptAt', '<=', now)
    .orderBy('nextAttemptAt')
    .limit(1)
    .forUpdate()
    .skipLocked()
    .executeTakeFirst()
  if (!due) return
  return tx
    .updateTable('dataExports')
    .set({ attempts: due.attempts + 1, nextAttemptAt: retryAt })
    .where('id', '=', due.id)
    .returningAll()
    .executeTakeFirst()
}

/** Marks a copy as made; false when its account was deleted meanwhile. */
export async function markReady(
  tx: Tx,
  id: string,
  made: { readyAt: Date; expiresAt: Date; parts: number; bytes: number },
): Promise<boolean> {
  const { numUpdatedRows } = await tx
    .updateTable('dataExports')
    .set({ ...made, nextAttemptAt: null })
    .where('id', '=', id)
    .executeTakeFirst()
  return numUpdatedRows > 0n
}

export async function markFailed(db: Executor, id: string): Promise<void> {
  await db.updateTable('dataExports').set({ nextAttemptAt: null }).where('id', '=', id).execute()
}

/** Deletes copies that have expired and attempts that failed before `failedBefore`. */
export function deleteExpiredExports(
  tx: Tx,
  now: Date,
  failedBefore: Date,
): Promise<Pick<DataExport, 'id' | 'parts'>[]> {
  return tx
    .deleteFrom('dataExports')
    .where('nextAttemptAt', 'is', null)
    .where((is) =>
      is.or([
        is('expiresAt', '<=', now),
        is.and([is('expiresAt', 'is', null), is('requestedAt', '<', failedBefore)]),
      ]),
    )
    .returning(['id', 'parts'])
    .execute()
}

export function deleteExportsOf(
  tx: Tx,
  userId: string,
): Promise<Pick<DataExport, 'id' | 'parts'>[]> {
  return tx
    .deleteFrom('dataExports')
    .where('userId', '=', userId)
    .returning(['id', 'parts'])
    .execute()
}
