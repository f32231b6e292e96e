import type { Deps } from '../../../deps.ts'
import type { Executor } from '../../../platform/db/index.ts'
import { queueMail, renderMail } from '../../../platform/mail/index.ts'
import { pages } from '../../../routes.ts'
import { EMAIL_CONFIRMATION_HOURS } from '../../../shared/accounts/account-limits.ts'
import { formatQuantity } from '../../../shared/quantities.ts'

type Person = { name: string; email: string }

/** "123 456": two short groups are easier to carry to another screen. */
const spaced = (code: string) => code.replace(/(?<=^\d{3})/, ' ')

const IGNORE =
  'Didn’t ask for this? Ignore this email: nothing happens without the code or the link.'

/** The code and the link that confirm an address, for a new account or a new address. */
export function mailConfirmation(
  deps: Deps,
  db: Executor,
  person: Person,
  { code, token, isChange }: { code: string; token: string; isChange: boolean },
) {
  const url = `${deps.origin()}${pages.confirmEmail(token)}`
  return send(deps, db, person, {
    subject: `${spaced(code)} is your Redial code`,
    heading: 'Confirm your email address',
    name: person.name,
    paragraphs: [
      isChange
        ? 'This address was entered as the new email address of a Redial account.'
        : 'Confirm this address to buy, sell and write on Redial.',
      `Enter the code ${spaced(code)}, or open the link. Both work for ${formatQuantity(EMAIL_CONFIRMATION_HOURS, 'hour')}.`,
    ],
    button: { label: 'Confirm this address', url },
    note: IGNORE,
  })
}

/**
 * For an address that already has an account: somebody signed up with it, or entered it as theirs.
 * The page says the same to whoever did that as for a free address.
 */
export function mailKnownAddress(
  deps: Deps,
  db: Executor,
  holder: Person,
  { isChange }: { isChange: boolean },
) {
  return send(deps, db, holder, {
    subject: 'You already have a Redial account',
    name: holder.name,
    paragraphs: [
      isChange
        ? 'Someone entered this address as the new email address of another Redial account. An address can have one account, so nothing has changed.'
        : 'Someone signed up at Redial with this address, which already has an account. Nothing has changed.',
      'If that was you, log in to the account that you have. If you forgot the password, choose a new one.',
    ],
    button: { label: 'Choose a new password', url: `${deps.origin()}${pages.forgotPassword()}` },
    note: 'Not you? Ignore this email. Nobody else can use your account.',
  })
}

/** To the present address, while a change to another one waits for its confirmation. */
export function mailChangeNotice(
  deps: Deps,
  db: Executor,
  person: Person,
  { newEmail, stopToken }: { newEmail: string; stopToken: string },
) {
  const url = `${deps.origin()}${pages.stopEmailChange(stopToken)}`
  return send(deps, db, person, {
    subject: 'Your email address is about to change',
    name: person.name,
    paragraphs: [
      `Someone who knows your password asked to change the email address of your Redial account to ${hideMost(newEmail)}.`,
      'If this was you, confirm it with the email at the new address.',
    ],
    button: { label: 'Stop this change', url },
    note: 'Not you? Stop the change: everyone is logged out. Then choose a new password.',
  })
}

/** To the previous address, once the new one is in use. */
export function mailChanged(
  deps: Deps,
  db: Executor,
  previous: Person,
  { newEmail }: { newEmail: string },
) {
  return send(deps, db, previous, {
    subject: 'Your email address was changed',
    name: previous.name,
    paragraphs: [
      `You now log in to Redial with ${hideMost(newEmail)}. This address no longer belongs to your account.`,
      'If this was you, there is nothing to do.',
    ],
    button: { label: 'Contact us', url: `${deps.origin()}${pages.contact()}` },
    note: 'Not you? Write to us right away.',
  })
}

/** Enough for its owner to recognize it: "a…n@example.org". */
function hideMost(email: string): string {
  const at = email.lastIndexOf('@')
  const local = email.slice(0, at)
  return `${local.slice(0, 1)}…${local.length > 2 ? local.slice(-1) : ''}${email.slice(at)}`
}

function send(
  deps: Deps,
  db: Executor,
  to: Person,
  content: Parameters<typeof renderMail>[0],
): Promise<void> {
  const mail = { to: to.email, ...renderMail(content), isUrgent: true }
  return queueMail(db, mail, deps.clock.now())
}
