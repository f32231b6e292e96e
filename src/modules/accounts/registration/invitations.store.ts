import type { Executor, Row, Tx } from '../../../platform/db/index.ts'

export type Invitation = Omit<Row<'invitations'>, 'tokenHash'> & { createdByName: string | null }

export async function insertInvitation(
  tx: Tx,
  invitation: Omit<Row<'invitations'>, 'uses' | 'revokedAt'>,
) {
  await tx.insertInto('invitations').values(invitation).execute()
}

/** Invitations that a list shows at most. */
const LISTED = 200

/** Newest first. */
export function listInvitations(db: Executor): Promise<Invitation[]> {
  return db
    .selectFrom('invitations')
    .leftJoin('users', 'users.id', 'invitations.createdBy')
    .select([
      'invitations.id',
      'invitations.note',
      'invitations.createdBy',
      'invitations.createdAt',
      'invitations.expiresAt',
      'invitations.maxUses',
      'invitations.uses',
      'invitations.revokedAt',
      'users.name as createdByName',
    ])
    .orderBy('invitations.createdAt', 'desc')
    .orderBy('invitations.id', 'desc')
    .limit(LISTED)
    .execute()
}

/** An invitation with which people can still sign up. */
export function findOpen(db: Executor, tokenHash: string, now: Date) {
  return db
    .selectFrom('invitations')
    .select('expiresAt')
    .where('tokenHash', '=', tokenHash)
    .where('revokedAt', 'is', null)
    .where('expiresAt', '>', now)
    .whereRef('uses', '<', 'maxUses')
    .executeTakeFirst()
}

/** Counts a use; the ID, or undefined if the invitation does not exist, has expired, was revoked or used up. */
export async function countUse(db: Executor, tokenHash: string, now: Date) {
  const row = await db
    .updateTable('invitations')
    .set((is) => ({ uses: is('uses', '+', 1) }))
    .where('tokenHash', '=', tokenHash)
    .where('revokedAt', 'is', null)
    .where('expiresAt', '>', now)
    .whereRef('uses', '<', 'maxUses')
    .returning('id')
    .executeTakeFirst()
  return row?.id
}

/** Takes a use back that made no account. */
export async function returnUse(db: Executor, id: string) {
  await db
    .updateTable('invitations')
    .set((is) => ({ uses: is('uses', '-', 1) }))
    .where('id', '=', id)
    .where('uses', '>', 0)
    .execute()
}

/** False when there is none, or it was revoked before. */
export async function revoke(tx: Tx, id: string, now: Date) {
  const { numUpdatedRows } = await tx
    .updateTable('invitations')
    .set({ revokedAt: now })
    .where('id', '=', id)
    .where('revokedAt', 'is', null)
    .executeTakeFirstOrThrow()
  return numUpdatedRows === 1n
}

export async function deleteExpiredInvitations(db: Executor, before: Date): Promise<number> {
  const { numDeletedRows } = await db
    .deleteFrom('invitations')
    .where('expiresAt', '<', before)
    .executeTakeFirstOrThrow()
  return Number(numDeletedRows)
}
