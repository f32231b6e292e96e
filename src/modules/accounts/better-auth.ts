import { APIError, createAuthMiddleware, getOAuthState } from 'better-auth/api'
import { betterAuth } from 'better-auth/minimal'
import { type GenericOAuthConfig, genericOAuth } from 'better-auth/plugins/generic-oauth'
import { AUTH_ROOT, pages } from '../../contract/urls.ts'
import type { Deps } from '../../deps.ts'
import { inTransaction, newId } from '../../platform/db/index.ts'
import { confirmsEmail, queueMail, renderMail } from '../../platform/mail/index.ts'
import {
  MAX_PASSWORD_LENGTH,
  MIN_PASSWORD_LENGTH,
  PASSWORD_RESET_HOURS,
  SELLER_TERMS_VERSION,
  SESSION_DAYS,
} from '../../shared/accounts/account-rules.ts'
import { accountLanguage, addressIn, isLanguage } from '../../shared/languages.ts'
import { type Reader, readReaderCookie } from '../../shared/reader-format.ts'
import { translatorFor } from '../../text/server.ts'
import { deleteResetLinks, markEmailVerified } from './accounts.store.ts'
import { appealToken } from './appeal-token.ts'
import {
  ADDRESS_HEADER,
  cookiePrefix,
  DEMO_GOOGLE_CLIENT,
  DEMO_GOOGLE_PATH,
  isSecure,
} from './auth-settings.ts'
import { acceptedAtSignUp } from './consents/consents.ts'
import type { IsInUse } from './email/confirm-email.ts'
import { identityAdapter } from './login/identity-adapter.ts'
import { deleteUnconfirmedAccount, isClaiming } from './login/sign-up.ts'
import { displayName } from './own-account.ts'
import { PASSKEY_LOGIN_PATH, passkeyLogin } from './passkeys/passkey-login-endpoint.ts'
import { hashResetLink, RESET_PREFIX } from './password/reset-links.ts'
import {
  attemptRefusal,
  recordCreation,
  registrationMessages,
} from './registration/admit-sign-up.ts'
import { clientDetails, recordSecurityEvent } from './security/index.ts'

/** How long the session cookie is trusted; privileged operations read the database. */
export const SESSION_CACHE_SECONDS = 300

/**
 * Better Auth over our tables: passwords, sessions, reset by mail, and with `hasGoogle` logging in with Google.
 * Each call waits until it is ready, which with Google takes an answer of Google.
 */
export function createBetterAuth(
  deps: Deps,
  isInUse: IsInUse,
  { hasGoogle }: { hasGoogle: boolean },
) {
  const google = hasGoogle ? googleProvider(deps, isInUse) : undefined
  return betterAuth({
    baseURL: deps.origin(),
    basePath: AUTH_ROOT,
    secret: deps.secret,
    database: identityAdapter(deps.db),
    telemetry: { enabled: false },
    logger: { level: 'error', log: (_, message) => logMessage(deps, message) },
    // What is no refusal goes on to the application, which knows a database that is away and logs the cause.
    onAPIError: { errorURL: `${deps.origin()}${pages.login()}`, throw: true },
    // The route before it counts attempts and checks where a request comes from.
    rateLimit: { enabled: false },
    advanced: {
      disableCSRFCheck: true,
      cookiePrefix: cookiePrefix(deps),
      useSecureCookies: false,
      // Set by the route before it; a client's own X-Forwarded-For proves nothing.
      ipAddress: { ipAddressHeaders: [ADDRESS_HEADER] },
      database: { generateId: () => newId() },
      defaultCookieAttributes: {
        sameSite: 'lax',
        httpOnly: true,
        secure: isSecure(deps),
        path: '/',
      },
    },
    emailAndPassword: {
      enabled: true,
      minPasswordLength: MIN_PASSWORD_LENGTH,
      maxPasswordLength: MAX_PASSWORD_LENGTH,
      autoSignIn: true,
      revokeSessionsOnPasswordReset: true,
      resetPasswordTokenExpiresIn: PASSWORD_RESET_HOURS * 3_600,
      onPasswordReset: ({ user }, request) => recordReset(deps, user.id, request?.headers),
      sendResetPassword: ({ user, token }) => queueResetMail(deps, user, token),
    },
    user: {
      modelName: 'users',
      additionalFields: {
        role: { type: 'string', required: false, input: true, defaultValue: 'Buyer' },
        secondFactorAt: { type: 'date', required: false, input: false, returned: false },
        holdsEmail: { type: 'boolean', required: false, input: false, returned: false },
        bannedAt: { type: 'date', required: false, input: false, returned: false },
        locale: { type: 'string', required: false, input: false, returned: false },
        timeZone: { type: 'string', required: false, input: false, returned: false },
        language: { type: 'string', required: false, input: false, returned: false },
        sellerTermsVersion: { type: 'number', required: false, input: false, returned: false },
        sellerTermsAcceptedAt: { type: 'date', required: false, input: false, returned: false },
        signUpTermsVersion: { type: 'number', required: false, input: false, returned: false },
        signUpPrivacyVersion: { type: 'number', required: false, input: false, returned: false },
      },
    },
    session: {
      modelName: 'sessions',
      expiresIn: SESSION_DAYS * 24 * 60 * 60,
      additionalFields: {
        secondFactorPending: { type: 'boolean', required: false, input: false, returned: false },
      },
      cookieCache: { enabled: true, maxAge: SESSION_CACHE_SECONDS },
    },
    account: {
      modelName: 'identities',
      // Owning the same address elsewhere does not open an account; the owner links it in the settings.
      accountLinking: { enabled: true, disableImplicitLinking: true, allowDifferentEmails: true },
      encryptOAuthTokens: true,
    },
    verification: {
      modelName: 'verifications',
      storeIdentifier: {
        default: 'plain',
        overrides: { [RESET_PREFIX]: { hash: async (identifier) => hashResetLink(identifier) } },
      },
    },
    databaseHooks: {
      user: {
        create: {
          before: async (user, call) => {
            const refusal = attemptRefusal()
            if (refusal)
              throw new APIError('FORBIDDEN', {
                code: refusal.toUpperCase(),
                message: registrationMessages[refusal],
              })
            const now = deps.clock.now()
            const reader = readReaderCookie(call?.headers?.get('cookie'))
            const language = call?.headers?.get('accept-language')
            const account = {
              ...withAllowedRole(user, now),
              ...reader,
              // Pages send their own language, and no list.
              ...(isLanguage(language) &&
                deps.settings.current().languages.includes(language) && { language }),
            }
            const holdsEmail = !isClaiming()
            return { data: { ...account, holdsEmail, createdAt: now, updatedAt: now } }
          },
          after: async () => recordCreation(),
        },
      },
      account: {
        create: {
          before: async ({ userId, providerId }, call) => {
            const accounts = await call?.context.internalAdapter.findAccounts(userId)
            // Of two concurrent requests in two tabs, the second is refused.
            if (accounts?.some((each) => each.providerId === providerId)) return false
          },
        },
      },
      session: {
        create: {
          before: (session, call) =>
            admit(
              deps,
              call?.context.internalAdapter,
              session.userId,
              readReaderCookie(call?.headers?.get('cookie')),
              { isWhole: call?.path === PASSKEY_LOGIN_PATH },
            ),
        },
      },
    },
    hooks: { before: refuseOtherIssuer(deps) },
    plugins: [passkeyLogin(), genericOAuth({ config: google ? [google] : [] })],
  })
}

async function recordReset(deps: Deps, userId: string, headers: Headers | undefined) {
  const client = clientDetails(
    headers?.get(ADDRESS_HEADER) ?? '',
    headers?.get('user-agent') ?? undefined,
  )
  await inTransaction(deps.db, async (tx) => {
    await deleteResetLinks(tx, userId)
    // Only a person with access to the mailbox can open the link.
    if (confirmsEmail(deps)) await markEmailVerified(tx, userId, deps.clock.now())
    await recordSecurityEvent(deps, tx, { userId, kind: 'password_reset', client })
  })
}

/** Characters of a Better Auth message that are logged. */
const MOST_LOGGED = 200

// The provider may start after us; its document is fetched again at the next login.
function logMessage(deps: Deps, message: string) {
  // Part of it can be the text of a stranger's request.
  const line = message.slice(0, MOST_LOGGED)
  deps.log[/discovery/i.test(message) ? 'debug' : 'warn']({ from: 'identity' }, line)
}

export type BetterAuth = ReturnType<typeof createBetterAuth>

/** The name as Google knows it, unless it could not be chosen here; never the address. */
function publicName(name: unknown): string {
  const { success, data } = displayName().safeParse(name)
  return success ? data : 'Someone'
}

// Signing up never creates an admin, regardless of the form's fields.
function withAllowedRole<U extends { name: string; role?: unknown }>(user: U, date: Date) {
  const role = user.role === 'Seller' ? 'Seller' : 'Buyer'
  const name = user.name.trim().slice(0, 80) || 'Someone'
  const accepted = acceptedAtSignUp()
  const terms = {
    signUpTermsVersion: accepted?.signUpTermsVersion ?? null,
    signUpPrivacyVersion: accepted?.signUpPrivacyVersion ?? null,
  }
  if (role === 'Buyer') return { ...user, name, role, ...terms }
  // The form says that signing up as a Seller accepts the terms.
  const { sellerTermsVersion } = accepted ?? { sellerTermsVersion: SELLER_TERMS_VERSION }
  return { ...user, name, role, ...terms, sellerTermsVersion, sellerTermsAcceptedAt: date }
}

/** The code of a refused session; its message is the token of the appeal. */
const BANNED = 'BANNED'

type Users = {
  findUserById(id: string): Promise<unknown>
  updateUser(id: string, changes: Reader): Promise<unknown>
}

// Queries within the login's own transaction: with a second connection each, simultaneous
// logins would wait for connections that they hold themselves.
async function admit(
  deps: Deps,
  users: Users | undefined,
  userId: string,
  reader: Reader | undefined,
  { isWhole }: { isWhole: boolean },
) {
  const user = (await users?.findUserById(userId)) as {
    bannedAt?: Date | null
    secondFactorAt?: Date | null
    timeZone?: string | null
  } | null
  if (user?.bannedAt)
    throw new APIError('FORBIDDEN', {
      code: BANNED,
      // The only part that the library also passes on when the person comes from Google.
      message: appealToken(deps, { userId, bannedAt: user.bannedAt }),
    })
  // Afterwards it changes only when the person chooses: a trip must not move their deadlines.
  if (user && reader && !user.timeZone) await users?.updateUser(userId, reader)
  // However the person logged in: until the second step is done the session gives access to nothing.
  // A passkey is both: something the person has, and their finger or PIN.
  return { data: { secondFactorPending: Boolean(user?.secondFactorAt) && !isWhole } }
}

/**
 * Google as any OpenID provider, by its discovery document. In demo mode without Google's keys the
 * same code uses the demo provider of this server; without either there is none.
 */
function googleProvider(deps: Deps, isInUse: IsInUse): GenericOAuthConfig | undefined {
  const { GOOGLE_CLIENT_ID, GOOGLE_CLIENT_SECRET } = deps.env
  if (!GOOGLE_CLIENT_ID && !deps.demo) return
  return {
    providerId: 'google',
    discoveryUrl: `${issuerOf(deps)}/.well-known/openid-configuration`,
    clientId: GOOGLE_CLIENT_ID ?? DEMO_GOOGLE_CLIENT.id,
    clientSecret: GOOGLE_CLIENT_SECRET ?? DEMO_GOOGLE_CLIENT.secret,
    scopes: ['openid', 'email', 'profile'],
    pkce: true,
    prompt: 'select_account',
    // Google signs everyone up as a Buyer; "Start selling" makes them a Seller.
    async mapProfileToUser(profile) {
      // A linked Google account does not change the address of the account here.
      const isLinking = (await getOAuthState())?.link !== undefined
      if (profile.email_verified === true && !isLinking && !attemptRefusal())
        await deleteUnconfirmedAccount(deps, profile, isInUse)
      return { name: publicName(profile.name), image: undefined }
    },
  }
}

/** The provider that people log in with, without a slash at its end. */
function issuerOf({ env, origin }: Deps): string {
  const issuer = env.GOOGLE_CLIENT_ID ? env.GOOGLE_ISSUER : `${origin()}${DEMO_GOOGLE_PATH}`
  return issuer.replace(/\/$/, '')
}

const WITH_PROVIDER = /^\/(sign-in\/social|link-social|callback\/|oauth2\/callback\/)/

/**
 * Refuses to log in with a provider whose document names another issuer than the setting (OpenID
 * Connect Discovery, 4.3): its tokens would be checked against the keys of somebody else.
 */
function refuseOtherIssuer(deps: Deps) {
  return createAuthMiddleware(async ({ path, context }) => {
    if (!WITH_PROVIDER.test(path)) return
    const provider = context.socialProviders.find(({ id }) => id === 'google')
    // Without an issuer its document has not been read yet.
    const issuer = provider?.issuer?.replace(/\/$/, '')
    if (issuer === undefined || issuer === issuerOf(deps)) return
    deps.log.error({ issuer, expected: issuerOf(deps) }, 'login provider names another issuer')
    throw new APIError('FORBIDDEN', {
      code: 'WRONG_ISSUER',
      message: 'Google login is not set up correctly here. Use another way to log in.',
    })
  })
}

/** The link always leads to the shop's own page, regardless of the request's Host header. */
async function queueResetMail(
  deps: Deps,
  user: { name: string; email: string; language?: string | null },
  token: string,
) {
  const { name: shop, languages } = deps.settings.current()
  const language = accountLanguage({ language: user.language ?? null }, languages)
  const page = addressIn(language, pages.resetPassword())
  const url = `${deps.origin()}${page}?token=${encodeURIComponent(token)}`
  const t = translatorFor(language, 'mail')
  const hours = { hours: PASSWORD_RESET_HOURS, count: String(PASSWORD_RESET_HOURS) }
  const mail = renderMail(deps, {
    topic: 'account',
    language,
    subject: t('reset.subject'),
    name: user.name,
    paragraphs: [t('reset.request', { shop, ...hours })],
    button: { label: t('reset.button'), url },
    note: t('reset.ignore'),
  })
  const now = deps.clock.now()
  await queueMail(deps.db.kysely, { to: user.email, ...mail, isUrgent: true }, now)
}
