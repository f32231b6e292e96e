import { isLanguage } from '../../shared/languages.ts'
import type { User } from './accounts.contract.ts'
import type { Account } from './accounts.store.ts'

type ShownAccount = Omit<Account, 'banReason' | 'sellerTermsVersion' | 'staffRole'> & {
  staffRole?: Account['staffRole']
}

/** An account as the API answers it. */
export function toUser(account: ShownAccount): User {
  return {
    _id: account.id,
    name: account.name,
    email: account.email,
    emailVerified: account.emailVerified,
    role: account.role,
    staffRole: account.staffRole ?? null,
    photoURL: account.image,
    banned: account.bannedAt !== null,
    locale: account.locale,
    timeZone: account.timeZone,
    language: isLanguage(account.language) ? account.language : null,
    createdAt: account.createdAt.toISOString(),
  }
}
