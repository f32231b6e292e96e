import type { Deps } from '../../deps.ts'
import { inTransaction, publishChange } from '../../platform/db/index.ts'
import { recordEvent, writeAudit } from '../../platform/events.ts'
import type { Viewer } from '../../platform/http/index.ts'
import { hasOpenListings, renameSeller } from '../listings/index.ts'
import { hasOpenOrders } from '../orders/index.ts'
import { listOpenPayouts } from '../payments/index.ts'
import { roleAfterProfile } from './account.ts'
import { type Account, lockAccount, updateAccount } from './accounts.store.ts'

type Profile = { name: string; email: string; role: 'Buyer' | 'Seller' }
type Outcome =
  | { account: Account }
  | { refused: 'not_found' | 'not_yours' | 'has_listings' | 'has_orders' | 'own_payout_due' }

/** Completes one's own profile; safe to repeat, and never a way to become an admin. */
export async function completeProfile(
  deps: Deps,
  viewer: Viewer,
  profile: Profile,
): Promise<Outcome> {
  if (profile.email.toLowerCase() !== viewer.email) return { refused: 'not_yours' }
  return inTransaction(deps.db, async (tx): Promise<Outcome> => {
    const account = await lockAccount(tx, viewer.id)
    if (!account) return { refused: 'not_found' }
    const role = roleAfterProfile(account.role, profile.role)
    // Nobody walks away from what they are in the middle of.
    if (account.role === 'Seller' && role === 'Buyer' && (await hasOpenListings(tx, viewer.id)))
      return { refused: 'has_listings' }
    if (account.role !== role && (await hasOpenOrders(tx, viewer.id)))
      return { refused: 'has_orders' }
    // Only a Seller sees what is due and can say where it goes. Asked after the orders: each that
    // ends leaves its payout behind in the same moment.
    if (account.role !== role && (await listOpenPayouts(tx, viewer.id)).length > 0)
      return { refused: 'own_payout_due' }
    if (account.name === profile.name && account.role === role) return { account }
    const now = deps.clock.now()
    await updateAccount(tx, viewer.id, { name: profile.name, role }, now)
    if (account.name !== profile.name) {
      await renameSeller(tx, viewer.id, profile.name)
      publishChange(tx, 'listings')
      publishChange(tx, 'adverts')
    }
    await recordEvent(tx, 'profile_completed', now, { userId: viewer.id, role })
    await writeAudit(tx, {
      actor: viewer,
      action: 'profile_completed',
      subject: ['user', viewer.id],
      at: now,
    })
    return { account: { ...account, name: profile.name, role } }
  })
}
