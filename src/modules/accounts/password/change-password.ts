import { hashPassword, verifyPassword } from 'better-auth/crypto'
import type { Deps } from '../../../deps.ts'
import { inTransaction } from '../../../platform/db/index.ts'
import { recordEvent, writeAudit } from '../../../platform/events.ts'
import type { Session, Viewer } from '../../../platform/http/index.ts'
import { queueMail, renderMail } from '../../../platform/mail/index.ts'
import { pages } from '../../../routes.ts'
import {
  deleteOtherSessions,
  deleteResetLinks,
  findPasswordHash,
  replacePasswordHash,
} from '../accounts.store.ts'
import { type ClientDetails, recordSecurityEvent } from '../security/index.ts'

type PasswordChange = { currentPassword: string; newPassword: string; client: ClientDetails }
type PasswordOutcome = { changed: true } | { refused: 'no_password' | 'wrong_password' }

/**
 * Replaces the password of someone who knows the current one. Ends all other sessions, makes mailed
 * reset links worthless and emails the person. Hashes twice, so it belongs into the hash queue.
 */
export async function changePassword(
  deps: Deps,
  { viewer, session }: { viewer: Viewer; session: Session },
  { currentPassword, newPassword, client }: PasswordChange,
): Promise<PasswordOutcome> {
  const before = await findPasswordHash(deps.db.kysely, viewer.id)
  if (!before) return { refused: 'no_password' }
  if (!(await verifyPassword({ hash: before, password: currentPassword })))
    return { refused: 'wrong_password' }
  const after = await hashPassword(newPassword)
  return inTransaction(deps.db, async (tx): Promise<PasswordOutcome> => {
    const at = deps.clock.now()
    // Somebody may have changed it while this request was hashing.
    if (!(await replacePasswordHash(tx, viewer.id, { before, after, at })))
      return { refused: 'wrong_password' }
    await deleteOtherSessions(tx, viewer.id, session.id)
    await deleteResetLinks(tx, viewer.id)
    await recordSecurityEvent(deps, tx, { userId: viewer.id, kind: 'password_changed', client })
    await recordEvent(tx, 'password_changed', at, { userId: viewer.id })
    const subject: [string, string] = ['user', viewer.id]
    await writeAudit(tx, { actor: viewer, action: 'password_changed', subject, at })
    await queueMail(
      tx,
      { to: viewer.email, ...passwordMail(deps, viewer.name), isUrgent: true },
      at,
    )
    return { changed: true }
  })
}

function passwordMail(deps: Deps, name: string) {
  return renderMail({
    subject: 'Your password was changed',
    name,
    paragraphs: [
      'The password of your Redial account was changed, and all other devices were signed out.',
      'If this was you, there is nothing to do.',
    ],
    button: { label: 'Reset your password', url: `${deps.origin()}${pages.forgotPassword()}` },
    note: 'Not you? Reset your password now: that signs out everyone, including whoever changed it.',
  })
}
