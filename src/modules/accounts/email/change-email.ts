import { verifyPassword } from 'better-auth/crypto'
import type { Deps } from '../../../deps.ts'
import { inTransaction, violatedConstraint } from '../../../platform/db/index.ts'
import type { Viewer } from '../../../platform/http/index.ts'
import { confirmsEmail } from '../../../platform/mail/index.ts'
import { findPasswordHash } from '../accounts.store.ts'
import type { ClientDetails } from '../security/index.ts'
import { applyChange } from './confirm-email.ts'
import { lockAddress, lockHolder, setAddress } from './confirmations.store.ts'
import { sendConfirmation } from './send-confirmation.ts'

type EmailChange = { email: string; client: ClientDetails }
type ChangeOutcome =
  | { pending: { email: string; expiresAt: Date } | null }
  | { refused: 'not_found' | 'exists' }

/** Why this person may not change their address with this password; undefined if they may. */
export async function whyNotOwner(deps: Deps, viewer: Viewer, password: string) {
  const hash = await findPasswordHash(deps.db.kysely, viewer.id)
  if (!hash) return 'no_password'
  return (await verifyPassword({ hash, password })) ? undefined : 'wrong_password'
}

/**
 * Starts to change the viewer's address: it takes effect once the new one is confirmed. A second change
 * replaces the first. Where no mail is sent the address changes at once.
 */
export function changeEmail(
  deps: Deps,
  viewer: Viewer,
  { email, client }: EmailChange,
): Promise<ChangeOutcome> {
  return inTransaction(deps.db, async (tx): Promise<ChangeOutcome> => {
    const person = await lockAddress(tx, viewer.id)
    if (!person) return { refused: 'not_found' }
    if (confirmsEmail(deps)) return { pending: await sendConfirmation(deps, tx, person, { email }) }
    const holder = await lockHolder(tx, email)
    if (holder && holder.id !== person.id) return { refused: 'exists' }
    const at = deps.clock.now()
    await setAddress(tx, person.id, { email, emailVerified: false, at })
    await applyChange(deps, tx, { ...person, newEmail: email }, { client, at })
    return { pending: null }
  }).catch((error: unknown) => {
    if (violatedConstraint(error) === 'users_email_holds_email_key') return { refused: 'exists' }
    throw error
  })
}
