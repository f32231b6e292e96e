import type { User } from '../api/index.ts'
import { useTranslations } from '../ui/text.ts'

/** What an account is called by what it may do: of staff, by their staff role. */
export function RoleLabel({ user }: { user: Pick<User, 'role' | 'staffRole'> }) {
  const t = useTranslations('dashboard.role')
  return t(user.staffRole ?? user.role)
}
