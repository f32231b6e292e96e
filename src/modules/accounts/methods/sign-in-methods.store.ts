import type { Executor } from '../../../platform/db/index.ts'

/** How an account can sign in: with its password, and with accounts at providers. */
export async function findSignInMethods(db: Executor, userId: string) {
  const identities = await db
    .selectFrom('identities')
    .select(['providerId', 'password'])
    .where('userId', '=', userId)
    .execute()
  return {
    password: identities.some(({ password }) => password !== null),
    google: identities.some(({ providerId }) => providerId === 'google'),
  }
}

/** Whether an account at a provider is linked to any account here. */
export async function hasIdentity(
  db: Executor,
  providerId: string,
  accountId: string,
): Promise<boolean> {
  const identity = await db
    .selectFrom('identities')
    .select('id')
    .where('providerId', '=', providerId)
    .where('accountId', '=', accountId)
    .executeTakeFirst()
  return identity !== undefined
}
