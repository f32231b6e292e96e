import type { Deps } from '../../deps.ts'
import { inTransaction, type Tx } from '../../platform/db/index.ts'
import { recordEvent, writeAudit } from '../../platform/events.ts'
import type { Viewer } from '../../platform/http/index.ts'
import { SELLER_TERMS_VERSION } from '../../shared/accounts/account-rules.ts'
import type { Reader } from '../../shared/reader-format.ts'
import { type Account, lockAccount, updateAccount } from './accounts.store.ts'

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
    if (version !== SELLER_TERMS_VERSION) return { refused: 'other_terms' }
    if (account.role === 'Seller' && account.sellerTermsVersion === version) return { account }
    const at = deps.clock.now()
    await acceptSellerTerms(tx, viewer, at)
    return { account: { ...account, role: 'Seller' } }
  })
}

/** Gives an account the role Seller and records that it accepted the current terms, and when. */
export async function acceptSellerTerms(tx: Tx, viewer: Viewer, at: Date) {
  const version = SELLER_TERMS_VERSION
  const accepted = { sellerTermsVersion: version, sellerTermsAcceptedAt: at }
  await updateAccount(tx, viewer.id, { role: 'Seller', ...accepted }, at)
  await recordEvent(tx, 'seller_terms_accepted', at, { userId: viewer.id, version })
  await writeAudit(tx, {
    actor: viewer,
    action: 'seller_terms_accepted',
    subject: ['user', viewer.id],
    at,
    data: { version },
  })
}

/** Sets how the viewer reads dates; does nothing if that is set. Undefined without an account. */
export function chooseDateSettings(
  deps: Deps,
  viewer: Viewer,
  { locale, timeZone }: Reader,
): Promise<Account | undefined> {
  return inTransaction(deps.db, async (tx) => {
    const account = await lockAccount(tx, viewer.id)
    if (!account || (account.locale === locale && account.timeZone === timeZone)) return account
    const at = deps.clock.now()
    await updateAccount(tx, viewer.id, { locale, timeZone }, at)
    await recordEvent(tx, 'date_settings_changed', at, { userId: viewer.id })
    await writeAudit(tx, {
      actor: viewer,
      action: 'date_settings_changed',
      subject: ['user', viewer.id],
      at,
    })
    return { ...account, locale, timeZone }
  })
}
