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
        summary: 'Whether the account behind an e-mail is an admin',
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
        summary: 'Whether the account behind an e-mail is a Buyer',
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
        summary: 'Whether the account behind an e-mail is a Seller',
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
