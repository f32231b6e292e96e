import type { Deps } from '../../../deps.ts'
import type { Tx } from '../../../platform/db/index.ts'
import type { Viewer } from '../../../platform/http/index.ts'
import { queueMail, renderMail } from '../../../platform/mail/index.ts'
import { pages } from '../../../routes.ts'

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
