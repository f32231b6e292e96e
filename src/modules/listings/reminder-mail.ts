import type { Deps } from '../../deps.ts'
import type { NewMail } from '../../platform/mail/index.ts'
import { pages } from '../../routes.ts'
import type { Ending } from './reminders.store.ts'
import { renewalToken } from './renewal-token.ts'
import { oneLine } from './review-mail.ts'

/** The mail about what ends soon: each phone with its own link, which renews that one alone. */
export function reminderMail(
  deps: Pick<Deps, 'secret' | 'origin'>,
  listings: [Ending, ...Ending[]],
): NewMail {
  const [first] = listings
  const one = listings.length === 1
  const origin = deps.origin()
  const text = [
    `Hello ${oneLine(first.seller)},`,
    '',
    one
      ? 'your listing ends soon. Still for sale? One click keeps it for 30 days more:'
      : 'these listings end soon. Still for sale? One click each keeps it for 30 days more:',
    '',
    ...listings.flatMap(({ id, name, expiresAt }) => [
      `${oneLine(name)}, until ${expiresAt.toISOString().slice(0, 10)}`,
      `  ${origin}${pages.renewal(renewalToken(deps, { listingId: id, expiresAt }))}`,
      '',
    ]),
    'Sold elsewhere? There is nothing to do.',
    `Your phones: ${origin}${pages.myProducts()}`,
  ].join('\n')
  const name = oneLine(first.name)
  const subject = one ? `Your ${name} ends soon` : `${listings.length} of your listings end soon`
  return { to: first.email, subject, text }
}
