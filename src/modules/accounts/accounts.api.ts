import type { Deps } from '../../deps.ts'
import {
  createRouter,
  json,
  jsonBody,
  refusals,
  refuse,
  requireViewer,
  route,
  type Viewer,
  z,
} from '../../platform/http/index.ts'
import { staffMay } from '../../shared/accounts/staff-roles.ts'
import { accountListApi } from './account-list/account-list.api.ts'
import { accountViewsApi } from './account-views/account-views.api.ts'
import {
  dateSettingsBody,
  isAdminBody,
  isBuyerBody,
  isSellerBody,
  meBody,
  startSellingBody,
  userBody,
} from './accounts.contract.ts'
import { findAccountByEmail, listAccounts } from './accounts.store.ts'
import { consentsApi } from './consents/consents.api.ts'
import { findDueConsents } from './consents/consents.ts'
import { endUserSessions, readViewerKind, viewerKindCookie } from './login/session.ts'
import { chooseDateSettings, sellingRefusal, startSelling } from './own-account.ts'
import { STAFF_ACCOUNT } from './staff-accounts.ts'
import { toUser } from './to-user.ts'

const tags = ['accounts']
const user = z.object({ user: z.string().openapi({ description: 'ID of the account.' }) })
const list = json(z.array(userBody))

export function accountsApi(deps: Deps) {
  const db = deps.db.kysely
  return createRouter()
    .openapi(
      route('anyone', {
        method: 'get',
        path: '/me',
        operationId: 'getCurrentUser',
        summary: 'Get the current user',
        description:
          'Returns the account that is logged in, or null without a session. Never returns 401, so pages can call it without knowing whether there is a session.',
        tags,
        responses: { 200: json(meBody), ...refusals() },
      }),
      async (c) => {
        const { viewer, session } = c.var
        c.header('Cache-Control', 'no-store')
        // A page that was chosen for another kind of viewer is right from the next request on.
        const kind = viewer?.role ?? 'visitor'
        if (readViewerKind(c.req.header('cookie')) !== kind)
          c.header('Set-Cookie', viewerKindCookie(c, kind))
        const consentsDue = viewer ? await findDueConsents(db, viewer) : []
        // The accounts of sessions are not banned.
        const user = viewer &&
          session && {
            ...toUser({ ...viewer, ...session.account, bannedAt: null }),
            ...(consentsDue.length > 0 && { consentsDue }),
            ...(session.lacksSecondFactor && { lacksSecondFactor: true as const }),
            ...(session.view && {
              view: {
                staff: session.view.staff.name,
                expiresAt: session.view.expiresAt.toISOString(),
              },
            }),
          }
        return c.json({ user }, 200)
      },
    )
    .openapi(listRoute('/users', 'listUsers', 'users'), async (c) =>
      c.json((await listAccounts(db)).map(toUser), 200),
    )
    .openapi(listRoute('/buyers', 'listBuyers', 'buyers'), async (c) =>
      c.json((await listAccounts(db, 'Buyer')).map(toUser), 200),
    )
    .openapi(listRoute('/seller', 'listSellers', 'sellers'), async (c) =>
      c.json((await listAccounts(db, 'Seller')).map(toUser), 200),
    )
    .openapi(
      route('loggedIn', {
        method: 'put',
        path: '/date-settings',
        operationId: 'updateDateSettings',
        summary: 'Choose time zone, date format and language',
        description:
          'Sets the time zone and the locale for dates and times in your pages, notifications and emails, and the language of your notifications and emails. The defaults come from the browser of your first login.',
        tags,
        request: { body: jsonBody(dateSettingsBody) },
        responses: { 200: json(userBody), ...refusals(401, 404, 413, 422) },
      }),
      async (c) => {
        const account = await chooseDateSettings(deps, requireViewer(c), c.req.valid('json'))
        if (!account) return refuse(c, 404, 'not_found', 'Account not found.')
        return c.json(toUser(account), 200)
      },
    )
    .openapi(
      route('buy', {
        method: 'post',
        path: '/start-selling',
        operationId: 'startSelling',
        summary: 'Start selling',
        description:
          'Accepts the seller terms and gives your account the role Seller. Your orders, favorites and messages stay. Repeating the call changes nothing; a version of the terms other than the current one is refused with 409.',
        tags,
        request: { body: jsonBody(startSellingBody) },
        responses: { 200: json(userBody), ...refusals(401, 403, 404, 409, 413, 422) },
      }),
      async (c) => {
        const { termsVersion } = c.req.valid('json')
        const outcome = await startSelling(deps, requireViewer(c), termsVersion)
        if ('refused' in outcome) return refuse(c, ...sellingRefusal(outcome.refused))
        return c.json(toUser(outcome.account), 200)
      },
    )
    .openapi(
      route('secureAccounts', {
        method: 'delete',
        path: '/user-sessions/{user}',
        recentLogin: true,
        operationId: 'endUserSessions',
        summary: 'Log a user out everywhere',
        description:
          'For admins who stop a takeover. Ends every session of an account, and requires the second step again on every device. The person can log in again. Repeating the call changes nothing.',
        tags,
        request: { params: user },
        responses: {
          200: json(z.object({ ended: z.number().int() })),
          ...refusals(401, 403, 404, 413),
        },
      }),
      async (c) => {
        const ended = await endUserSessions(deps, requireViewer(c), c.req.valid('param').user)
        if (ended === 'staff_account') return refuse(c, ...STAFF_ACCOUNT)
        if (ended === undefined) return refuse(c, 404, 'not_found', 'Account not found.')
        return c.json({ ended }, 200)
      },
    )
    .route('/', accountListApi(deps))
    .route('/', accountViewsApi(deps))
    .route('/', consentsApi(deps))
}

function listRoute<P extends string>(path: P, operationId: string, whom: string) {
  return route('seeAccounts', {
    method: 'get',
    path,
    operationId,
    summary: `List ${whom}`,
    description: `For admins. Returns the newest 5,000 ${whom}, including banned ones; \`/accounts\` has all.`,
    tags,
    responses: { 200: list, ...refusals(401, 403) },
  })
}

const roleTags = ['accounts']
const emailParams = z.object({ email: z.string().max(254) })

/** The role checks of the pages: about oneself, and about anyone for an admin. */
export function roleChecksApi(deps: Deps) {
  // Another person's account answers like an unknown one, so that accounts cannot be discovered.
  async function roleOf(viewer: Viewer, wanted: string) {
    if (wanted.toLowerCase() === viewer.email) return viewer.role
    if (!staffMay(viewer, 'seeAccounts')) return
    return (await findAccountByEmail(deps.db.kysely, wanted))?.role
  }

  return createRouter()
    .openapi(
      route('loggedIn', {
        method: 'get',
        path: '/users/{user}',
        operationId: 'checkAdminRole',
        summary: 'Check for the admin role',
        description:
          'Returns whether the account with this email is an admin. You can check your own account; admins can check any account. Other accounts return 404.',
        tags: roleTags,
        request: { params: z.object({ user: z.string().max(254) }) },
        responses: { 200: json(isAdminBody), ...refusals(401, 404) },
      }),
      async (c) => {
        const role = await roleOf(requireViewer(c), c.req.valid('param').user)
        if (!role) return refuse(c, 404, 'not_found', 'Account not found.')
        return c.json({ isAdmin: role === 'admin' }, 200)
      },
    )
    .openapi(
      route('loggedIn', {
        method: 'get',
        path: '/users/buyer/{email}',
        operationId: 'checkBuyerRole',
        summary: 'Check for the Buyer role',
        description:
          'Returns whether the account with this email is a Buyer. You can check your own account; admins can check any account. Other accounts return 404.',
        tags: roleTags,
        request: { params: emailParams },
        responses: { 200: json(isBuyerBody), ...refusals(401, 404) },
      }),
      async (c) => {
        const role = await roleOf(requireViewer(c), c.req.valid('param').email)
        if (!role) return refuse(c, 404, 'not_found', 'Account not found.')
        return c.json({ isBuyer: role === 'Buyer' }, 200)
      },
    )
    .openapi(
      route('loggedIn', {
        method: 'get',
        path: '/users/seller/{email}',
        operationId: 'checkSellerRole',
        summary: 'Check for the Seller role',
        description:
          'Returns whether the account with this email is a Seller. You can check your own account; admins can check any account. Other accounts return 404.',
        tags: roleTags,
        request: { params: emailParams },
        responses: { 200: json(isSellerBody), ...refusals(401, 404) },
      }),
      async (c) => {
        const role = await roleOf(requireViewer(c), c.req.valid('param').email)
        if (!role) return refuse(c, 404, 'not_found', 'Account not found.')
        return c.json({ isSeller: role === 'Seller' }, 200)
      },
    )
}
