import type { Deps } from '../../deps.ts'
import { queueMail } from '../../platform/mail/index.ts'
import { pages } from '../../routes.ts'

/** Writes the mail with the link to a new password. The link leads to our own page, never elsewhere. */
export async function queueResetMail(
  deps: Deps,
  user: { name: string; email: string },
  token: string,
) {
  const link = `${deps.origin()}${pages.resetPassword()}?token=${encodeURIComponent(token)}`
  const text = [
    `Hello ${user.name},`,
    '',
    'somebody, hopefully you, asked for a new password at Redial. Choose it here within an hour:',
    '',
    link,
    '',
    'If that was not you, there is nothing to do: your password stays as it is.',
  ].join('\n')
  await queueMail(
    deps.db.kysely,
    { to: user.email, subject: 'Choose a new password', text, isUrgent: true },
    deps.clock.now(),
  )
}
