import type { Viewer } from '../../platform/http/index.ts'
import type { User } from './accounts.contract.ts'
import type { Account } from './accounts.store.ts'

/** An account as the API answers it. */
export function toUser(account: Account): User {
  return {
    _id: account.id,
    name: account.name,
    email: account.email,
    role: account.role,
    photoURL: account.image,
    banned: account.bannedAt !== null,
    createdAt: account.createdAt.toISOString(),
  }
}

/** Why an admin may not delete or ban this account; the lists show it on the button. */
export function whyNotRemovable(account: Account, admins: number): 'last_admin' | undefined {
  if (account.role === 'admin' && admins <= 1) return 'last_admin'
}

/** The role a profile ends up with: an admin stays one, whatever the form says. */
export function roleAfterProfile(current: Viewer['role'], wanted: 'Buyer' | 'Seller') {
  return current === 'admin' ? current : wanted
}
