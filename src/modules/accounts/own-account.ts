import { foldText, maskContacts } from '@redial/contact-mask'
import type { Deps } from '../../deps.ts'
import { type Executor, inTransaction, type Tx } from '../../platform/db/index.ts'
import { recordEvent, writeAudit } from '../../platform/events.ts'
import { singleLine, type Viewer } from '../../platform/http/index.ts'
import {
  MAX_DISPLAY_NAME_LENGTH,
  SELLER_TERMS_VERSION,
} from '../../shared/accounts/account-rules.ts'
import type { Language } from '../../shared/languages.ts'
import type { Reader } from '../../shared/reader-format.ts'
import { pagesToAccept } from '../content/index.ts'
import { type Account, lockAccount, updateAccount } from './accounts.store.ts'

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
  if (maskContacts(name).masked)
    return 'A name can’t contain a link, an email address or a phone number'
  const words = fold(name)
    .split(/[^\p{L}\p{N}]+/u)
    .filter(Boolean)
  const isOfficial = words.length > 0 && words.every((word) => OFFICIAL_WORDS.has(word))
  if (isOfficial || words.some((word) => word.includes('redial')))
    return 'This name looks like the shop’s own. Choose another one'
}

const fold = (name: string) => foldText(name).text

/** A display name: one line, 1 to 80 characters, and no official title such as 'Admin'. */
export function displayName() {
  return singleLine('Name is required')
    .min(1, 'Name is required')
    .max(MAX_DISPLAY_NAME_LENGTH, `At most ${MAX_DISPLAY_NAME_LENGTH} characters`)
    .superRefine((name, context) => {
      const message = nameProblem(name)
      if (message) context.addIssue({ code: 'custom', message })
    })
}

type Outcome = { account: Account } | { refused: 'not_found' | 'admins_do_not' | 'other_terms' }

/**
 * Makes a Buyer a Seller who accepted this version of the seller terms. Orders, favorites and
 * everything else of the account stay as they are. Does nothing if both are so already.
 */
export function startSelling(deps: Deps, viewer: Viewer, version: number): Promise<Outcome> {
  return inTransaction(deps.db, async (tx): Promise<Outcome> => {
    const account = await lockAccount(tx, viewer.id)
    if (!account) return { refused: 'not_found' }
    // The role may have changed since the request was authorized.
    if (account.role === 'admin') return { refused: 'admins_do_not' }
    if (version !== (await findSellerTermsVersion(tx))) return { refused: 'other_terms' }
    if (account.role === 'Seller' && account.sellerTermsVersion === version) return { account }
    const now = deps.clock.now()
    await acceptSellerTerms(tx, viewer, version, now)
    return { account: { ...account, role: 'Seller' } }
  })
}

const reasons = {
  not_found: [404, 'Account not found.'],
  admins_do_not: [403, 'Admins neither buy nor sell.'],
  other_terms: [409, 'The seller terms have changed. Reload the page and read them again.'],
} as const

/** Status, code and message when somebody may not start to sell. */
export function sellingRefusal(reason: keyof typeof reasons) {
  const [status, message] = reasons[reason]
  return [status, reason, message] as const
}

/** The version of the seller terms that people accept now. */
export async function findSellerTermsVersion(db: Executor): Promise<number> {
  const current = await pagesToAccept(db)
  return current.find(({ page }) => page === 'seller-terms')?.version ?? SELLER_TERMS_VERSION
}

/** Gives an account the role Seller and records that it accepted this version of the terms, and when. */
export async function acceptSellerTerms(tx: Tx, viewer: Viewer, version: number, date: Date) {
  const accepted = { sellerTermsVersion: version, sellerTermsAcceptedAt: date }
  await updateAccount(tx, viewer.id, { role: 'Seller', ...accepted }, date)
  await recordEvent(tx, 'seller_terms_accepted', date, { userId: viewer.id, version })
  await writeAudit(tx, {
    actor: viewer,
    action: 'seller_terms_accepted',
    subject: ['user', viewer.id],
    at: date,
    data: { version },
  })
}

/** Sets how the viewer reads dates, and in which language; does nothing if that is set. Undefined without an account. */
export function chooseDateSettings(
  deps: Deps,
  viewer: Viewer,
  { locale, timeZone, language: chosen }: Reader & { language?: Language | undefined },
): Promise<Account | undefined> {
  return inTransaction(deps.db, async (tx) => {
    const account = await lockAccount(tx, viewer.id)
    if (!account) return
    const language = chosen ?? account.language
    if (account.locale === locale && account.timeZone === timeZone && account.language === language)
      return account
    const now = deps.clock.now()
    await updateAccount(tx, viewer.id, { locale, timeZone, language }, now)
    await recordEvent(tx, 'date_settings_changed', now, { userId: viewer.id })
    await writeAudit(tx, {
      actor: viewer,
      action: 'date_settings_changed',
      subject: ['user', viewer.id],
      at: now,
    })
    return { ...account, locale, timeZone, language }
  })
}
