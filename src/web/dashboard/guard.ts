import { type QueryClient, queryOptions } from '@tanstack/react-query'
import { redirect } from '@tanstack/react-router'
import { pages } from '../../routes.ts'
import { type Api, ApiError, type User } from '../api/index.ts'
import { meQuery } from '../shell/viewer.ts'

/** Whether the account behind an e-mail has a role, asked once an e-mail and then remembered. */
function roleCheck(api: Api, role: User['role'], email: string) {
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

type Wanted = { pathname: string; searchStr: string; hash: string }
type Context = { api: Api; queryClient: QueryClient }

/**
 * Whoever is signed in.
 * @throws a redirect to the login, with the way back remembered, when nobody is.
 */
export async function requireViewer(
  { api, queryClient }: Context,
  { pathname, searchStr, hash }: Wanted,
) {
  const viewer = await queryClient.fetchQuery(meQuery(api))
  if (!viewer) {
    // What stands behind the # is for the browser alone, and stays behind a #.
    const search = { from: `${pathname}${searchStr}` }
    throw redirect({ to: pages.login(), search, replace: true, ...(hash && { hash }) })
  }
  return viewer
}

/** Whether the viewer may see a page of this role. Description, the server guards by itself. */
export async function checkRole(context: Context & { viewer: User }, role: User['role']) {
  const check = roleCheck(context.api, role, context.viewer.email)
  const allowed = await context.queryClient.fetchQuery(check)
  // The server's answer carries the status; the page itself is the same on both sides.
  if (!allowed && typeof document === 'undefined')
    throw new ApiError(403, {
      error: 'not_allowed',
      message: 'You don’t have access to this page.',
    })
  return { allowed }
}
