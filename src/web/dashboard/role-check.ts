import { queryOptions } from '@tanstack/react-query'
import type { Api, User } from '../api/index.ts'

/** Whether the account behind an e-mail has a role, asked once an e-mail and then remembered. */
export function roleCheck(api: Api, role: User['role'], email: string) {
  const checks = {
    admin: async () => (await api.get('/api/users/{user}', { path: { user: email } })).isAdmin,
    Buyer: async () => (await api.get('/api/users/buyer/{email}', { path: { email } })).isBuyer,
    Seller: async () => (await api.get('/api/users/seller/{email}', { path: { email } })).isSeller,
  }
  return queryOptions({
    queryKey: ['role-check', email, role],
    queryFn: checks[role],
  })
}
