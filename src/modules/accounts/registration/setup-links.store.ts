import type { Executor, Tx } from '../../../platform/db/index.ts'

/** Replaces the link that there was. */
export async function replaceSetupLink(
  tx: Tx,
  link: { tokenHash: string; createdAt: Date; expiresAt: Date },
) {
  await deleteSetupLinks(tx)
  await tx.insertInto('setupLinks').values(link).execute()
}

/** When the link with this token expires; undefined if it has, was replaced, or never existed. */
export function findSetupLink(db: Executor, tokenHash: string, now: Date) {
  return db
    .selectFrom('setupLinks')
    .select('expiresAt')
    .where('tokenHash', '=', tokenHash)
    .where('expiresAt', '>', now)
    .executeTakeFirst()
}

/** The same, so that nobody else uses it until the transaction ends. */
export function lockSetupLink(tx: Tx, tokenHash: string, now: Date) {
  return tx
    .selectFrom('setupLinks')
    .select('expiresAt')
    .where('tokenHash', '=', tokenHash)
    .where('expiresAt', '>', now)
    .forUpdate()
    .executeTakeFirst()
}

export async function deleteSetupLinks(tx: Tx) {
  await tx.deleteFrom('setupLinks').execute()
}

/** Whether any account is an admin. */
export async function findAdmin(db: Executor) {
  const row = await db
    .selectFrom('users')
    .select('id')
    .where('role', '=', 'admin')
    .limit(1)
    .executeTakeFirst()
  return row !== undefined
}
