import { foldText, maskContacts } from '@redial/contact-mask'
import { singleLine } from '../../platform/http/index.ts'

/** Words that a name may contain, but not consist of: 'Ada Admin' is a person, 'Shop Admin' is not. */
const OFFICIAL_WORDS = new Set(
  `admin admins administrator administrators moderator moderators mod mods staff support helpdesk help
  desk service services customer care team official system security trust safety payment payments billing
  root shop store the of and redial`.split(/\s+/),
)

/**
 * What is wrong with a display name. Names appear on pages and in mails that Redial sends: one must not
 * look like Redial's own, and must not carry addresses, links or phone numbers. Undefined if it is fine.
 */
export function nameProblem(name: string): string | undefined {
  if (maskContacts(name).masked) return 'A name can’t contain a link, an address or a phone number'
  const words = fold(name)
    .split(/[^\p{L}\p{N}]+/u)
    .filter(Boolean)
  const isOfficial = words.length > 0 && words.every((word) => OFFICIAL_WORDS.has(word))
  if (isOfficial || words.some((word) => word.includes('redial')))
    return 'This name looks like the shop’s own. Choose another one'
}

const fold = (name: string) => foldText(name).text

/** A display name: one line, 1 to 80 characters, and nobody else's authority. */
export function displayName() {
  return singleLine('Name is required')
    .min(1, 'Name is required')
    .max(80, 'At most 80 characters')
    .superRefine((name, context) => {
      const message = nameProblem(name)
      if (message) context.addIssue({ code: 'custom', message })
    })
}
