import type { Deps } from '../../deps.ts'
import {
  createRouter,
  json,
  refusals,
  refuse,
  requireViewer,
  route,
  type Viewer,
  z,
} from '../../platform/http/index.ts'
import { isAdminBody, isBuyerBody, isSellerBody } from './accounts.contract.ts'
import { findAccountByEmail } from './accounts.store.ts'

const tags = ['accounts']
const email = z.object({ email: z.string().max(254) })

/** The role checks of the pages: about oneself, and about anyone for an admin. */
export function roleChecksApi(deps: Deps) {
  // Another's account answers as if there were none: nobody can find out who has one.
  async function roleOf(viewer: Viewer, wanted: string) {
    if (wanted.toLowerCase() === viewer.email) return viewer.role
    if (viewer.role !== 'admin') return
    return (await findAccountByEmail(deps.db.kysely, wanted))?.role
  }

  return createRouter()
    .openapi(
      route('signedIn', {
        method: 'get',
        path: '/users/{user}',
        operationId: 'isAdmin',
        summary: 'Check for admin role',
        description:
          'Tells whether the account with this email is an admin. Everyone may ask about themselves, admins about anyone; other accounts answer 404.',
        tags,
        request: { params: z.object({ user: z.string().max(254) }) },
        responses: { 200: json(isAdminBody), ...refusals(401, 404) },
      }),
      async (c) => {
        const role = await roleOf(requireViewer(c), c.req.valid('param').user)
        if (!role) return refuse(c, 404, 'not_found', 'There is no such account.')
        return c.json({ isAdmin: role === 'admin' }, 200)
      },
    )
    .openapi(
      route('signedIn', {
        method: 'get',
        path: '/users/buyer/{email}',
        operationId: 'isBuyer',
        summary: 'Check for buyer role',
        description:
          'Tells whether the account with this email is a Buyer. Everyone may ask about themselves, admins about anyone; other accounts answer 404.',
        tags,
        request: { params: email },
        responses: { 200: json(isBuyerBody), ...refusals(401, 404) },
      }),
      async (c) => {
        const role = await roleOf(requireViewer(c), c.req.valid('param').email)
        if (!role) return refuse(c, 404, 'not_found', 'There is no such account.')
        return c.json({ isBuyer: role === 'Buyer' }, 200)
      },
    )
    .openapi(
      route('signedIn', {
        method: 'get',
        path: '/users/seller/{email}',
        operationId: 'isSeller',
        summary: 'Check for seller role',
        description:
          'Tells whether the account with this email is a Seller. Everyone may ask about themselves, admins about anyone; other accounts answer 404.',
        tags,
        request: { params: email },
        responses: { 200: json(isSellerBody), ...refusals(401, 404) },
      }),
      async (c) => {
        const role = await roleOf(requireViewer(c), c.req.valid('param').email)
        if (!role) return refuse(c, 404, 'not_found', 'There is no such account.')
        return c.json({ isSeller: role === 'Seller' }, 200)
      },
    )
}
