import type { Deps } from '../../deps.ts'
import { queueMail, renderMail } from '../../platform/mail/index.ts'
import { pages } from '../../routes.ts'

/** The link leads to our own page, whatever address the request came from. */
export async function queueResetMail(
  deps: Deps,
  user: { name: string; email: string },
  token: string,
) {
  const url = `${deps.origin()}${pages.resetPassword()}?token=${encodeURIComponent(token)}`
  const mail = renderMail({
    subject: 'Reset your password',
    name: user.name,
    paragraphs: [
      'We received a request to reset your Redial password. This link works for 1 hour.',
    ],
    button: { label: 'Choose a new password', url },
    note: "Didn't ask for this? Ignore this email. Your password hasn't changed.",
  })
  const at = deps.clock.now()
  await queueMail(deps.db.kysely, { to: user.email, ...mail, isUrgent: true }, at)
}
