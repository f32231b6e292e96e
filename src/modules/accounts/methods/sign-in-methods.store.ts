import type { Executor, Tx } from '../../../platform/db/index.ts'
import { hasPasskey } from '../passkeys/passkeys.store.ts'

/** How an account can sign in: with its password, a passkey, or an account at Google. */
export async function findSignInMethods(db: Executor, userId: string) {
  const identities = await db
    .selectFrom('identities')
    .select(['providerId', 'password', 'idToken'])
    .where('userId', '=', userId)
    .execute()
  const google = identities.find(({ providerId }) => providerId === 'google')
  return {
    password: identities.some(({ password }) => password !== null),
    google: google !== undefined,
    googleEmail: google?.idToken ? emailIn(google.idToken) : null,
    passkey: await hasPasskey(db, userId),
  }
}

/** The address in a token that Google signed, as it was when the person last signed in there. */
function emailIn(idToken: string): string | null {
  try {
    const claims = JSON.parse(Buffer.from(idToken.split('.')[1] ?? '', 'base64url').toString())
    return typeof claims.email === 'string' ? claims.email : null
  } catch {
    return null
  }
}

export async function deleteGoogle(tx: Tx, userId: string) {
  await tx
    .deleteFrom('identities')
    .where('userId', '=', userId)
    .where('providerId', '=', 'google')
    .execute()
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
