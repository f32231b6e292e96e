import { verifyPassword } from 'better-auth/crypto'
import type { Context } from 'hono'
import type { Deps } from '../../../deps.ts'
import { inTransaction } from '../../../platform/db/index.ts'
import { writeAudit } from '../../../platform/events.ts'
import {
  type AppEnv,
  refuse,
  requireSession,
  requireViewer,
  type Viewer,
} from '../../../platform/http/index.ts'
import { findPasswordHash, findSignInMethods, markAuthenticated } from '../accounts.store.ts'
import type { Auth } from '../auth.ts'
import { createSessionToken, setSessionCookie } from '../sign-in/session.ts'

/** The ways in which an account can prove again who its owner is. */
export type ProofMethod = 'password' | 'google' | 'passkey'

/** What the viewer can prove it with; an account always has one of them. */
export async function listProofMethods(deps: Deps, viewer: Viewer): Promise<ProofMethod[]> {
  const db = deps.db.kysely
  const { password, google, passkey } = await findSignInMethods(db, viewer.id)
  const methods: ProofMethod[] = passkey ? ['passkey'] : []
  if (password) methods.push('password')
  else if (google) methods.push('google')
  return methods
}

export async function isOwnPassword(deps: Deps, viewer: Viewer, password: string) {
  const hash = await findPasswordHash(deps.db.kysely, viewer.id)
  return hash !== undefined && verifyPassword({ hash, password })
}

/**
 * Notes in the session and in the audit log that the person has proved who they are. The session gets
 * a new token, so that one that somebody stole before gives no access to sensitive actions. False if
 * it ended meanwhile.
 */
export async function recordProof(
  deps: Deps,
  auth: Auth,
  c: Context<AppEnv>,
  method: ProofMethod,
): Promise<boolean> {
  const [viewer, session] = [requireViewer(c), requireSession(c)]
  const token = createSessionToken()
  const renewed = await inTransaction(deps.db, async (tx) => {
    const marked = await markAuthenticated(tx, session.id, token)
    if (!marked) return
    await writeAudit(tx, {
      actor: viewer,
      action: 'reauthenticated',
      subject: ['user', viewer.id],
      at: deps.clock.now(),
      data: { method },
    })
    return marked
  })
  if (!renewed) return false
  await setSessionCookie(deps, auth, c, { token, ...renewed })
  return true
}

/** The answer when the session ended while its owner proved who they are. */
export function signedOut(c: Context<AppEnv>) {
  return refuse(c, 401, 'signed_out', 'Sign in first.')
}
