import type { Context, MiddlewareHandler } from 'hono'
import { createMiddleware } from 'hono/factory'
import { matchedRoutes } from 'hono/route'
import type { Role } from '../../shared/accounts/account-rules.ts'
import { hasPermission, type Permission } from '../../shared/accounts/permissions.ts'
import { staffPermissionLabels } from '../../shared/accounts/staff-labels.ts'
import {
  isStaffPermission,
  type StaffRole,
  staffRoleLabels,
} from '../../shared/accounts/staff-roles.ts'
import type { ApiScope } from '../../shared/integrations/api-scopes.ts'
import { concealFields, refuseHiddenRead } from './account-view.ts'
import { refuseKey } from './api-key.ts'
import { refuseOtherReader } from './page-account.ts'
import { shortenAddress } from './request-limits.ts'
import { type AppEnv, refuse } from './responses.ts'

/** The user who makes the request, as currently stored. */
export type Viewer = {
  id: string
  name: string
  email: string
  image: string | null
  role: Role
  /** What an account of the role admin works on; null for everyone else. */
  staffRole?: StaffRole | null
  /** Whether the person has to confirm their email address before they sell, book or send messages. */
  isUnconfirmed?: boolean
}

/** Who may call a route. Which rows are theirs is decided by loading them through the viewer. */
export type Access = 'anyone' | 'loggedIn' | Permission

/** The browser that the viewer is logged in with. */
export type Session = {
  id: string
  /** Whether the person proved who they are within `RECENT_LOGIN_MINUTES`. */
  isRecent: boolean
  /** Someone on the staff who has not set up the second factor in time. */
  lacksSecondFactor?: boolean
  /** What else the viewer's own pages show of the account. */
  account: {
    emailVerified: boolean
    locale: string | null
    timeZone: string | null
    language: string | null
    createdAt: Date
  }
  /** While staff see the shop as somebody else, who is the viewer then. */
  view?: AccountView
}

/** Reads of a session are answered as for the viewer, and nothing can be changed. */
export type AccountView = {
  id: string
  /** Who looks, and whose session it is. */
  staff: Viewer
  expiresAt: Date
}

/**
 * Finds the viewer of a request and their session; null for a visitor, and for a banned or deleted
 * account.
 */
export type ViewerSource = (
  headers: Headers,
) => Promise<{ viewer: Viewer; session: Session } | null>

/** For calls within this process in the name of one person, such as those of a page: looked up once. */
export type KnownViewer = { lookup?: ReturnType<ViewerSource> }

function knownViewerOf(c: Context): KnownViewer | undefined {
  return (c.env as { knownViewer?: KnownViewer } | undefined)?.knownViewer
}

/** Whether a page of this process makes the call. */
export function isPageCall(c: Context): boolean {
  return knownViewerOf(c) !== undefined
}

/** For personal answers: no cache stores them, not even the browser's own. */
const PERSONAL = 'private, no-store'

/**
 * Puts the viewer on the request before a guarded route runs. Answers to a viewer are not cached,
 * unless the route sets its own Cache-Control. Calls within this process may share a `knownViewer` in their
 * environment; all of them have the cookies of that person.
 */
export function withViewer(source: ViewerSource): MiddlewareHandler<AppEnv> {
  return createMiddleware<AppEnv>(async (c, next) => {
    if (c.var.apiKey) {
      await next()
      return logRefusal(c)
    }
    // No cookie means no session: public calls need no query.
    const cookie = c.req.header('cookie')
    const find = () => source(c.req.raw.headers)
    const knownViewer = knownViewerOf(c)
    if (cookie && knownViewer) knownViewer.lookup ??= find()
    const account = cookie ? await (knownViewer?.lookup ?? find()) : null
    c.set('viewer', account?.viewer ?? null)
    c.set('session', account?.session ?? null)
    await next()
    logRefusal(c)
    const isPersonal = cookie !== undefined || c.res.status === 401
    const { headers } = c.res
    if (isPersonal && !headers.has('cache-control')) headers.set('cache-control', PERSONAL)
  })
}

/**
 * Logs that somebody was refused: without a session, without the permission, or, because the rows of
 * others answer like missing ones, 404 for someone who is logged in. The route replaces the URL, which
 * can name people.
 */
function logRefusal(c: Context<AppEnv>) {
  const { status } = c.res
  const { viewer, log, address, requestId } = c.var
  if (status !== 401 && status !== 403 && !(status === 404 && viewer)) return
  log[status === 403 ? 'warn' : 'info'](
    {
      security: 'access_refused',
      status,
      method: c.req.method,
      route: matchedRoutes(c).at(-1)?.path,
      userId: viewer?.id,
      network: shortenAddress(address),
      requestId,
    },
    'security event',
  )
}

const SECOND_FACTOR_REQUIRED =
  'Admins need two-step login or a passkey. Set one up under Settings to continue.'

const forbidden = {
  buy: 'Admins neither buy nor sell.',
  sell: 'Only sellers can do this. Accept the seller terms to start selling.',
}

function forbiddenMessage({ staffRole }: Viewer, permission: Permission): string {
  if (!isStaffPermission(permission)) return forbidden[permission]
  if (!staffRole) return 'Only admins can do this.'
  const task = staffPermissionLabels[permission]
  return `Your role, ${staffRoleLabels[staffRole]}, doesn’t include this: ${task}.`
}

/** Answers 403: the viewer lacks the permission. */
export function refusePermission(c: Context<AppEnv>, viewer: Viewer, permission: Permission) {
  return refuse(c, 403, 'not_allowed', forbiddenMessage(viewer, permission))
}

/**
 * Rejects callers who may not use the route: 401 without a session, 403 without the permission, and keys
 * without one of `scopes`. Without scopes keys may only read what everyone may.
 */
export function guard(
  access: Access,
  call: {
    scopes: readonly ApiScope[]
    isPublicRead: boolean
    /** Reads that are not shown while staff see the shop as the viewer, and fields that are not. */
    isHiddenInView: boolean
    concealedInView: readonly string[]
  },
): MiddlewareHandler<AppEnv> {
  return createMiddleware<AppEnv>(async (c, next) => {
    const { viewer, apiKey } = c.var
    const view = c.var.session?.view
    const refusedKey = apiKey && refuseKey(apiKey, call)
    if (refusedKey) return refuse(c, 403, refusedKey.error, refusedKey.message)
    if (access === 'anyone') return view && call.isHiddenInView ? refuseHiddenRead(c) : next()
    if (!viewer) return refuse(c, 401, 'not_logged_in', 'Log in first.')
    const other = refuseOtherReader(c, viewer)
    if (other) return other
    if (access !== 'loggedIn' && !hasPermission(viewer, access))
      return refusePermission(c, viewer, access)
    if (isStaffPermission(access) && c.var.session?.lacksSecondFactor)
      return refuse(c, 403, 'second_factor_required', SECOND_FACTOR_REQUIRED)
    if (view && call.isHiddenInView) return refuseHiddenRead(c)
    await next()
    if (view && call.concealedInView.length > 0) await concealFields(c, call.concealedInView)
  })
}

export const REAUTHENTICATION_REQUIRED = 'reauthentication_required'

/**
 * For sensitive actions: refuses with 403 `reauthentication_required` when the person last proved
 * who they are too long ago. Pages then ask the person and repeat the call. Routes declare it as
 * `recentLogin: true`.
 */
export const recentLogin: MiddlewareHandler<AppEnv> = createMiddleware<AppEnv>(async (c, next) => {
  if (!c.var.session?.isRecent)
    return refuse(c, 403, REAUTHENTICATION_REQUIRED, 'Confirm that it’s you to do this.')
  await next()
})

export const EMAIL_NOT_VERIFIED = 'email_not_verified'

/**
 * For selling, booking and writing: refuses with 403 `email_not_verified` until the person has confirmed
 * their email address, where the shop requires it. Routes declare it as `confirmedEmail: true`.
 */
export const confirmedEmail: MiddlewareHandler<AppEnv> = createMiddleware<AppEnv>(
  async (c, next) => {
    if (c.var.viewer?.isUnconfirmed)
      return refuse(c, 403, EMAIL_NOT_VERIFIED, 'Confirm your email address to do this.')
    await next()
  },
)

export const CONSENT_REQUIRED = 'consent_required'

/**
 * For booking, listing and paying: refuses with 403 `consent_required` while the person has to accept new terms
 * of the shop. Pages then ask the person and repeat the call. Routes declare it as `consent: true`.
 */
export const acceptedTerms: MiddlewareHandler<AppEnv> = createMiddleware<AppEnv>(
  async (c, next) => {
    if (c.var.viewer && (await c.var.isConsentDue(c.var.viewer)))
      return refuse(c, 403, CONSENT_REQUIRED, 'The terms have changed. Accept them to do this.')
    await next()
  },
)

/** The viewer on a guarded route. */
export function requireViewer(c: Context<AppEnv>): Viewer {
  const viewer = c.var.viewer
  if (!viewer) throw new Error('this route is not guarded')
  return viewer
}

/** The session of the viewer on a guarded route. */
export function requireSession(c: Context<AppEnv>): Session {
  const session = c.var.session
  if (!session) throw new Error('this route is not guarded')
  return session
}
