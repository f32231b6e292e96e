import { verifyPassword } from 'better-auth/crypto'
import type { Deps } from '../../../deps.ts'
import { inTransaction } from '../../../platform/db/index.ts'
import { writeAudit } from '../../../platform/events.ts'
import type { Session, Viewer } from '../../../platform/http/index.ts'
import { findPasswordHash, markAuthenticated } from '../accounts.store.ts'
import { findSignInMethods } from '../methods/sign-in-methods.store.ts'

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

/** Notes in the session and in the audit log that the person has proved who they are. */
export function recordProof(deps: Deps, viewer: Viewer, session: Session, method: ProofMethod) {
  return inTransaction(deps.db, async (tx) => {
    await markAuthenticated(tx, session.id)
    await writeAudit(tx, {
      actor: viewer,
      action: 'reauthenticated',
      subject: ['user', viewer.id],
      at: deps.clock.now(),
      data: { method },
    })
  })
}
