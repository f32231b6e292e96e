import { AsyncLocalStorage } from 'node:async_hooks'
import type { Deps } from '../../../deps.ts'
import { type Executor, inTransaction } from '../../../platform/db/index.ts'
import { recordEvent, writeAudit } from '../../../platform/events.ts'
import type { Viewer } from '../../../platform/http/index.ts'
import { mayTrade, SELLER_TERMS_VERSION } from '../../../shared/accounts/account-rules.ts'
import type { ConsentPage } from '../../../shared/content/content-pages.ts'
import { type PageToAccept, pagesToAccept } from '../../content/index.ts'
import { lockAccount } from '../accounts.store.ts'
import { acceptSellerTerms } from '../own-account.ts'
import { insertConsent, listConsents } from './consents.store.ts'

export type Version = { page: ConsentPage; version: number }

type AcceptedAtSignUp = {
  signUpTermsVersion: number | null
  signUpPrivacyVersion: number | null
  sellerTermsVersion: number
}

const signingUp = new AsyncLocalStorage<AcceptedAtSignUp>()

/**
 * Runs a sign-up of the person themselves, who reads above the button what they accept with it. The versions
 * are read before, because the account is created in a transaction of the library.
 */
export async function withTerms<T>(deps: Deps, signUp: () => Promise<T>): Promise<T> {
  const current = await pagesToAccept(deps.db.kysely)
  const versionFor = (page: ConsentPage) =>
    current.find((one) => one.page === page)?.version ?? null
  const accepted = {
    signUpTermsVersion: versionFor('terms'),
    signUpPrivacyVersion: versionFor('privacy'),
    sellerTermsVersion: versionFor('seller-terms') ?? SELLER_TERMS_VERSION,
  }
  return signingUp.run(accepted, signUp)
}

/** What the person who signs up accepts; undefined when somebody else makes the account. */
export function acceptedAtSignUp(): AcceptedAtSignUp | undefined {
  return signingUp.getStore()
}

/** The pages that this person has to accept before they buy or sell; usually without a query. */
export async function findDueConsents(
  db: Executor,
  { id, role }: Pick<Viewer, 'id' | 'role'>,
): Promise<Version[]> {
  if (!mayTrade(role, 'buy')) return []
  const required = (await pagesToAccept(db)).filter(
    ({ page, consentVersion }) =>
      consentVersion !== null && (page !== 'seller-terms' || mayTrade(role, 'sell')),
  )
  if (required.length === 0) return []
  const accepted = await listConsents(db, id)
  const isAccepted = ({ page, consentVersion }: PageToAccept) =>
    accepted.some((one) => one.page === page && one.version >= (consentVersion ?? 0))
  return required
    .filter((page) => !isAccepted(page))
    .map(({ page, version }) => ({ page, version }))
}

type Outcome = { due: Version[] } | { refused: 'not_found' | 'other_version' }

/**
 * Records that a person accepted these versions, which have to be those that are published now. Repeating it
 * changes nothing.
 */
export function acceptVersions(
  deps: Deps,
  viewer: Viewer,
  versions: readonly Version[],
): Promise<Outcome> {
  return inTransaction(deps.db, async (tx): Promise<Outcome> => {
    const account = await lockAccount(tx, viewer.id)
    if (!account) return { refused: 'not_found' }
    const current = await pagesToAccept(tx)
    const isCurrent = ({ page, version }: Version) =>
      current.some((one) => one.page === page && one.version === version)
    if (!versions.every(isCurrent)) return { refused: 'other_version' }
    const now = deps.clock.now()
    const before = await listConsents(tx, viewer.id)
    for (const { page, version } of versions) {
      if (before.some((one) => one.page === page && one.version === version)) continue
      await insertConsent(tx, viewer.id, { page, version, acceptedAt: now })
      if (page === 'seller-terms' && account.role === 'Seller') {
        await acceptSellerTerms(tx, viewer, version, now)
        continue
      }
      await recordEvent(tx, 'terms_accepted', now, { userId: viewer.id, page, version })
      const subject: [string, string] = ['user', viewer.id]
      const data = { page, version }
      await writeAudit(tx, { actor: viewer, action: 'terms_accepted', subject, at: now, data })
    }
    return { due: await findDueConsents(tx, { id: viewer.id, role: account.role }) }
  })
}
