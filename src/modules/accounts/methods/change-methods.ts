import type { Deps } from '../../../deps.ts'
import { inTransaction, type Tx } from '../../../platform/db/index.ts'
import { recordEvent, writeAudit } from '../../../platform/events.ts'
import type { Viewer } from '../../../platform/http/index.ts'
import { queueMail, renderMail } from '../../../platform/mail/index.ts'
import { pages } from '../../../routes.ts'
import { deleteGoogle, findSignInMethods, lockAccount } from '../accounts.store.ts'
import { type ClientDetails, recordSecurityEvent } from '../security/index.ts'

/** Follows up a Google account that was linked: log, audit, email. */
export function recordLinked(deps: Deps, viewer: Viewer, client: ClientDetails) {
  return inTransaction(deps.db, async (tx) => {
    const { googleEmail } = await findSignInMethods(tx, viewer.id)
    await recordChange(deps, tx, viewer, 'google_linked', { client, googleEmail })
    await queueMethodMail(deps, tx, viewer, {
      subject: 'A Google account was linked to your account',
      change: `The Google account ${googleEmail ?? ''} now signs in to your Redial account.`,
    })
  })
}

type UnlinkOutcome = { unlinked: boolean } | { refused: 'last_sign_in_method' }

/** Unlinks the Google account, unless it is the only way to sign in. Safe to repeat. */
export function unlinkGoogle(
  deps: Deps,
  viewer: Viewer,
  client: ClientDetails,
): Promise<UnlinkOutcome> {
  return inTransaction(deps.db, async (tx): Promise<UnlinkOutcome> => {
    await lockAccount(tx, viewer.id)
    const { google, password, passkey, googleEmail } = await findSignInMethods(tx, viewer.id)
    if (!google) return { unlinked: false }
    if (!password && !passkey) return { refused: 'last_sign_in_method' }
    await deleteGoogle(tx, viewer.id)
    await recordChange(deps, tx, viewer, 'google_unlinked', { client, googleEmail })
    await queueMethodMail(deps, tx, viewer, {
      subject: 'Your Google account was unlinked',
      change: `The Google account ${googleEmail ?? ''} no longer signs in to your Redial account.`,
    })
    return { unlinked: true }
  })
}

async function recordChange(
  deps: Deps,
  tx: Tx,
  viewer: Viewer,
  kind: 'google_linked' | 'google_unlinked',
  { client, googleEmail }: { client: ClientDetails; googleEmail: string | null },
) {
  const [userId, at] = [viewer.id, deps.clock.now()]
  await recordSecurityEvent(deps, tx, { userId, kind, client, detail: googleEmail ?? '' })
  await recordEvent(tx, kind, at, { userId })
  await writeAudit(tx, { actor: viewer, action: kind, subject: ['user', userId], at })
}

/** Emails the person that there is one way more or less to sign in to their account. */
export async function queueMethodMail(
  deps: Deps,
  tx: Tx,
  { name, email }: Pick<Viewer, 'name' | 'email'>,
  { subject, change }: { subject: string; change: string },
) {
  const mail = renderMail({
    subject,
    name,
    paragraphs: [change, 'If this was you, there is nothing to do.'],
    button: {
      label: 'Check your sign-in settings',
      url: `${deps.origin()}${pages.settings('passkeys')}`,
    },
    note: 'Not you? Reset your password, which signs out everyone, then remove what you don’t know in the settings.',
  })
  await queueMail(tx, { to: email, ...mail, isUrgent: true }, deps.clock.now())
}
