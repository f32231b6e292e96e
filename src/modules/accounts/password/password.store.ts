import type { Tx } from '../../../platform/db/index.ts'

/** The provider under which an identity with a password is stored. */
const PASSWORD = 'credential'

/** Replaces the hash; false when it is not `before` any more. */
export async function replacePasswordHash(
  tx: Tx,
  userId: string,
  { before, after, at }: { before: string; after: string; at: Date },
): Promise<boolean> {
  const { numUpdatedRows } = await tx
    .updateTable('identities')
    .set({ password: after, updatedAt: at })
    .where('userId', '=', userId)
    .where('providerId', '=', PASSWORD)
    .where('password', '=', before)
    .executeTakeFirst()
  return numUpdatedRows > 0n
}

/** Ends the sessions of an account, all but one. */
export async function deleteOtherSessions(tx: Tx, userId: string, sessionId: string) {
  await tx
    .deleteFrom('sessions')
    .where('userId', '=', userId)
    .where('id', '!=', sessionId)
    .execute()
}
