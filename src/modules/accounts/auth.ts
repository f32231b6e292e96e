import { betterAuth } from 'better-auth'
import { APIError } from 'better-auth/api'
import { genericOAuth } from 'better-auth/plugins'
import type { Deps } from '../../deps.ts'
import { newId } from '../../platform/db/index.ts'
import { AUTH_ROOT, pages } from '../../routes.ts'
import { endResets } from './accounts.store.ts'
import { googleProvider } from './google.ts'
import { queueResetMail } from './reset-mail.ts'

/** The session cookie is believed for this long; whatever is privileged reads the database. */
export const SESSION_CACHE_SECONDS = 300
const SESSION_DAYS = 30
const RESET_MINUTES = 60

/** Better Auth over our tables: passwords, Google, sessions, reset by mail. */
export function createAuth(deps: Deps) {
  const google = googleProvider(deps)
  return betterAuth({
    appName: 'Redial',
    baseURL: deps.origin(),
    basePath: AUTH_ROOT,
    secret: deps.secret,
    database: { db: deps.db.kysely, type: 'postgres', transaction: true },
    telemetry: { enabled: false },
    logger: { level: 'error', log: (_, message) => logFrom(deps, message) },
    onAPIError: { errorURL: `${deps.origin()}${pages.login()}` },
    // The door before it counts attempts and checks where a request comes from.
    rateLimit: { enabled: false },
    advanced: {
      disableCSRFCheck: true,
      cookiePrefix: 'redial',
      useSecureCookies: deps.origin().startsWith('https:'),
      database: { generateId: () => newId() },
      defaultCookieAttributes: { sameSite: 'lax', httpOnly: true },
    },
    emailAndPassword: {
      enabled: true,
      minPasswordLength: 6,
      maxPasswordLength: 128,
      autoSignIn: true,
      revokeSessionsOnPasswordReset: true,
      resetPasswordTokenExpiresIn: RESET_MINUTES * 60,
      onPasswordReset: ({ user }) => endResets(deps.db.kysely, user.id),
      sendResetPassword: ({ user, token }) => queueResetMail(deps, user, token),
    },
    user: {
      modelName: 'users',
      additionalFields: {
        role: { type: 'string', required: false, input: true, defaultValue: 'Buyer' },
        bannedAt: { type: 'date', required: false, input: false, returned: false },
      },
    },
    session: {
      modelName: 'sessions',
      expiresIn: SESSION_DAYS * 24 * 60 * 60,
      cookieCache: { enabled: true, maxAge: SESSION_CACHE_SECONDS },
    },
    account: {
      modelName: 'identities',
      // Nobody gets into an account by owning an address elsewhere.
      accountLinking: { enabled: false },
      encryptOAuthTokens: true,
    },
    verification: { modelName: 'verifications' },
    databaseHooks: {
      user: { create: { before: async (user) => ({ data: tamed(user) }) } },
      session: {
        create: {
          before: (session, call) => refuseBanned(call?.context.internalAdapter, session.userId),
        },
      },
    },
    plugins: google ? [genericOAuth({ config: [google] })] : [],
  })
}

// The provider may start after us; its document is asked for again when somebody signs in with it.
function logFrom(deps: Deps, message: string) {
  deps.log[/discovery/i.test(message) ? 'debug' : 'error']({ from: 'identity' }, message)
}

export type Auth = ReturnType<typeof createAuth>

// Whatever the door let through, nobody becomes an admin by signing up.
function tamed<U extends { name: string; role?: unknown }>(user: U) {
  const role = user.role === 'Seller' ? 'Seller' : 'Buyer'
  return { ...user, name: user.name.trim().slice(0, 80) || 'Someone', role }
}

type Identity = { findUserById(id: string): Promise<unknown> }

// Asks within the sign-in's own transaction: a second connection of everybody who signs in at once
// would wait for the first ones, which all of them hold.
async function refuseBanned(identity: Identity | undefined, userId: string) {
  const user = (await identity?.findUserById(userId)) as { bannedAt?: Date | null } | null
  if (user?.bannedAt)
    throw new APIError('FORBIDDEN', {
      code: 'BANNED',
      message: 'This account has been closed by the admins.',
    })
}
