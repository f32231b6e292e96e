import type { Deps } from '../../deps.ts'
import type { NewMail } from '../../platform/mail/index.ts'
import { pages } from '../../routes.ts'
import type { Listing } from './listing.ts'
import type { Decision } from './reviews.store.ts'

const said = {
  approved: 'A moderator has approved',
  changes_requested: 'A moderator asks for changes of',
  refused: 'A moderator has refused',
} as const satisfies Record<Decision, string>

/** Tells the seller what a moderator decided, and why. */
export function reviewMail(
  deps: Pick<Deps, 'origin'>,
  listing: Listing,
  { decision, reason }: { decision: Decision; reason: string },
): NewMail {
  const name = oneLine(listing.name)
  const text = [
    `Hello ${oneLine(listing.sellerName)},`,
    '',
    `${said[decision]} what you wrote of your ${name}.`,
    ...(reason ? ['', `Why: ${oneLine(reason)}`] : []),
    '',
    `Your phones: ${deps.origin()}${pages.myProducts()}`,
  ].join('\n')
  return { to: listing.sellerEmail, subject: `${name}: ${subjects[decision]}`, text }
}

const subjects = {
  approved: 'approved',
  changes_requested: 'changes needed',
  refused: 'refused',
} as const satisfies Record<Decision, string>

/** What people typed must not begin lines of its own in somebody's mail. */
export function oneLine(text: string): string {
  return text.replace(/\s+/g, ' ').trim()
}
