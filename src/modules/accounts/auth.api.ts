import type { Context } from 'hono'
import { getCookie } from 'hono/cookie'
import { serialize } from 'hono/utils/cookie'
import { AUTH_ROOT, pages } from '../../contract/urls.ts'
import type { Deps } from '../../deps.ts'
import { atSteadyPace } from '../../platform/clock.ts'
import { inTransaction, publishChange } from '../../platform/db/index.ts'
import {
  type AppEnv,
  createLimiter,
  createRouter,
  json,
  jsonBody,
  limitAttempts,
  refusals,
  refuse,
  refuseAttempts,
  requireViewer,
  route,
  toNetwork,
  z,
} from '../../platform/http/index.ts'
import {
  MAX_PASSWORD_LENGTH,
  MIN_PASSWORD_LENGTH,
  PASSWORD_TOO_SHORT,
} from '../../shared/accounts/account-rules.ts'
import { claimPicture } from '../media/index.ts'
import { endOwnView } from './account-views/account-views.ts'
import { proofOfWork, signUpBody } from './accounts.contract.ts'
import { findAccountByEmail, findLoginMethods, hasResetLink } from './accounts.store.ts'
import { type Auth, GoogleUnreachable } from './auth.ts'
import { isSecure } from './auth-settings.ts'
import { withTerms } from './consents/consents.ts'
import type { IsInUse } from './email/confirm-email.ts'
import { emailApi } from './email/email.api.ts'
import {
  forwardToBetterAuth,
  refuseBanned,
  requireSecondStep,
  withoutToken,
} from './forward-to-better-auth.ts'
import { createLoginLimits } from './login/login-limits.ts'
import { readDeviceHash, recordFailedLogin, recordNewSession } from './login/record-login.ts'
import { checkImage, checkPassword, createPasswordLogin, UPLOAD_FIRST } from './login/sign-up.ts'
import { leadToDemoGoogle } from './methods/demo-google.ts'
import { googleLinkApi, recordLinked } from './methods/login-methods.api.ts'
import { displayName } from './own-account.ts'
import { passkeyLoginApi } from './passkeys/passkey-login.api.ts'
import { passkeysApi } from './passkeys/passkeys.api.ts'
import { passwordApi } from './password/password.api.ts'
import { createHashQueue } from './password/passwords.ts'
import { resetLinkIdentifier } from './password/reset-links.ts'
import { phoneNumberApi } from './phone-number/phone-number.api.ts'
import { reauthenticationApi } from './reauthentication.api.ts'
import { admitSignUp, attemptRefusal, registrationMessages } from './registration/admit-sign-up.ts'
import { invitationsApi } from './registration/invitations.api.ts'
import { secondFactorApi } from './second-factor/second-factor.api.ts'
import { readClient, recordSecurityEvent } from './security/index.ts'
import { isKnownDevice } from './sessions/sessions.store.ts'

const tags = ['identity']
const authUser = z
  .looseObject({ id: z.string(), name: z.string(), email: z.string(), role: z.string().optional() })
  .openapi('AuthUser')
const loggedIn = json(
  z.looseObject({
    user: authUser.optional(),
    secondStep: z
      .literal(true)
      .optional()
      .openapi({ description: 'Logging in still needs its second step; there is no user yet.' }),
  }),
  'Logged in; the session is in a cookie',
)
const done = json(z.looseObject({ status: z.boolean() }))
const required = (what: string) => z.string(`${what} is required`).min(1, `${what} is required`)
const ownPath = z.string().max(500).optional()

/** The routes of Better Auth that are allowed here, as the contract declares them. */
const authRoutes = {
  signUp: route('anyone', {
    method: 'post',
    path: '/auth/sign-up/email',
    operationId: 'signUpWithEmail',
    summary: 'Sign up',
    description:
      'Creates a Buyer or Seller account with an email address and a password, logs in, and sets the session cookie. The role Seller accepts the current seller terms. Returns 422 if the email address already has an account, and 403 `registration_closed` or `invitation_required` where the shop takes no new accounts or wants an invitation. After 100 accounts in an hour from one network, each further one needs a proof of work and otherwise returns 429 `proof_of_work_required`.',
    tags,
    request: { body: jsonBody(signUpBody) },
    responses: { 200: loggedIn, ...refusals(403, 413, 422, 429) },
  }),
  logIn: route('anyone', {
    method: 'post',
    path: '/auth/sign-in/email',
    operationId: 'logInWithEmail',
    summary: 'Log in',
    description:
      'Logs in with email and password and sets the session cookie. After 50 wrong passwords for an account in a day, from anywhere, each attempt in a new browser needs a proof of work and otherwise returns 429 `proof_of_work_required`.',
    tags,
    request: {
      body: jsonBody(
        z.strictObject({
          email: required('Email').max(254),
          password: required('Password').max(MAX_PASSWORD_LENGTH),
          rememberMe: z.boolean().optional(),
          proof: proofOfWork.optional(),
        }),
      ),
    },
    responses: { 200: loggedIn, ...refusals(401, 403, 413, 422, 429) },
  }),
  challenge: route('anyone', {
    method: 'post',
    path: '/auth/challenges',
    operationId: 'createChallenge',
    summary: 'Get a challenge',
    description:
      'Returns a challenge for a login or sign-up that was refused with `proof_of_work_required`. Find a whole number for which SHA-256 of `nonce:number` begins with `bits` zero bits, and repeat the call with it as `proof`. A challenge is valid for ten minutes and for one call.',
    tags,
    request: {
      body: jsonBody(
        z.discriminatedUnion('for', [
          z.strictObject({ for: z.literal('login'), email: required('Email').max(254) }),
          z.strictObject({ for: z.literal('sign-up') }),
        ]),
      ),
    },
    responses: {
      200: json(
        z
          .object({ token: z.string(), nonce: z.string(), bits: z.number().int() })
          .openapi('Challenge'),
      ),
      ...refusals(413, 422),
    },
  }),
  logInWith: route('anyone', {
    method: 'post',
    path: '/auth/sign-in/social',
    operationId: 'startGoogleLogin',
    summary: 'Start logging in with Google',
    description:
      'Returns the URL at Google to send the browser to. Available only if this instance has Google login configured; see `google` in the public settings.',
    tags,
    request: {
      body: jsonBody(
        z.strictObject({
          provider: z.literal('google', 'Only `google` is supported'),
          callbackURL: ownPath,
          errorCallbackURL: ownPath,
          newUserCallbackURL: ownPath,
          invitation: z.string().max(100).optional().openapi({
            description: 'The token of an invitation, for people who have no account yet.',
          }),
        }),
      ),
    },
    responses: {
      200: json(z.looseObject({ url: z.string(), redirect: z.boolean() })),
      ...refusals(403, 404, 413, 422, 429),
    },
  }),
  callback: route('anyone', {
    method: 'get',
    path: '/auth/callback/google',
    operationId: 'finishGoogleLogin',
    summary: 'Finish logging in with Google',
    description:
      'Google redirects the browser here with a code. Logs in and redirects to the page that was given when the login started.',
    tags,
    responses: {
      302: { description: 'Redirects to the remembered page, or to the login page with an error' },
      ...refusals(403),
    },
  }),
  logOut: route('anyone', {
    method: 'post',
    path: '/auth/sign-out',
    operationId: 'logOut',
    summary: 'Log out',
    description: 'Ends the session of this browser. Does nothing without a session.',
    tags,
    responses: { 200: json(z.looseObject({ success: z.boolean() })), ...refusals(413) },
  }),
  session: route('anyone', {
    method: 'get',
    path: '/auth/get-session',
    operationId: 'getSession',
    summary: 'Get the session',
    description: 'Returns the current session and its user, or null when logged out.',
    tags,
    responses: { 200: json(z.looseObject({ user: authUser }).nullable()), ...refusals() },
  }),
  updateUser: route('loggedIn', {
    method: 'post',
    path: '/auth/update-user',
    operationId: 'updateAccount',
    summary: 'Update your account',
    description: 'Changes your display name or photo.',
    tags,
    request: {
      body: jsonBody(
        z.strictObject({
          name: displayName().optional(),
          image: z.string().max(500).nullable().optional(),
        }),
      ),
    },
    responses: { 200: done, ...refusals(401, 413, 422) },
  }),
  requestPasswordReset: route('anyone', {
    method: 'post',
    path: '/auth/request-password-reset',
    operationId: 'requestPasswordReset',
    summary: 'Request a password reset',
    description:
      'Emails a link to choose a new password. The response is the same whether or not the account exists.',
    tags,
    request: {
      body: jsonBody(
        z.strictObject({
          email: required('Email').max(254).pipe(z.email('Enter a valid email address')),
          redirectTo: ownPath,
        }),
      ),
    },
    responses: { 200: done, ...refusals(413, 422, 429) },
  }),
  resetPassword: route('anyone', {
    method: 'post',
    path: '/auth/reset-password',
    operationId: 'resetPassword',
    summary: 'Reset a password',
    description:
      'Sets a new password with the token from the email, and ends every session of the account.',
    tags,
    request: {
      body: jsonBody(
        z.strictObject({
          token: required('Token').max(200),
          newPassword: required('Password')
            .min(MIN_PASSWORD_LENGTH, PASSWORD_TOO_SHORT)
            .max(MAX_PASSWORD_LENGTH, `At most ${MAX_PASSWORD_LENGTH} characters`),
        }),
      ),
    },
    responses: { 200: done, ...refusals(413, 422) },
  }),
  checkPasswordReset: route('anyone', {
    method: 'get',
    path: '/auth/reset-password/{token}',
    operationId: 'checkPasswordReset',
    summary: 'Check a password reset link',
    description:
      'Says whether the token from the email can still set a new password. Uses nothing up: `status` is false for a used, replaced, expired or unknown token.',
    tags,
    request: { params: z.object({ token: z.string().max(200) }) },
    responses: { 200: done, ...refusals(404) },
  }),
}

/** Reset mails asked for from one network in an hour. */
const RESETS_PER_HOUR = 20
/** Logins with Google started from one network in an hour. */
const STARTS_PER_HOUR = 100
/** Reset mails for one address in an hour, from all networks together. */
const RESETS_PER_ADDRESS = 10
const HOUR_SECONDS = 3_600
/** Holds an invitation while its person is at Google. */
const INVITATION_COOKIE = 'redial_invitation'
const INVITATION_SECONDS = 900

/** Better Auth behind these routes: only the calls named here exist, counted and checked. */
/** What people get while Google does not answer; on the way back from it, a browser shows the login page. */
function withoutGoogle(c: Context<AppEnv>): Response {
  if (c.req.method === 'GET') return c.redirect(`${pages.login()}?error=${GOOGLE_UNREACHABLE}`)
  const message = 'Google isn’t responding. Try again later, or log in another way.'
  return refuse(c, 503, GOOGLE_UNREACHABLE, message)
}

const GOOGLE_UNREACHABLE = 'google_unreachable'

export function authApi(deps: Deps, auth: Auth, isInUse: IsInUse) {
  const limits = createLoginLimits(deps)
  const resetsOfAddress = createLimiter(
    deps.db.pool,
    'reset-of-address',
    RESETS_PER_ADDRESS,
    HOUR_SECONDS,
  )
  const resets = createLimiter(deps.db.pool, 'reset', RESETS_PER_HOUR, HOUR_SECONDS)
  const starts = createLimiter(deps.db.pool, 'login-social', STARTS_PER_HOUR, HOUR_SECONDS)
  const hash = createHashQueue(deps.env.WORKERS)

  async function pass(c: Context<AppEnv>, body?: unknown) {
    const answer = await forwardToBetterAuth(auth, c, body).catch((error: unknown) => {
      if (error instanceof GoogleUnreachable) return withoutGoogle(c)
      throw error
    })
    if (answer.status === 503) return answer
    if (answer.status < 500) {
      const outcome = await recordNewSession(deps, c, answer)
      return outcome === 'pending' ? requireSecondStep(c, answer) : withoutToken(answer)
    }
    throw new Error(`identity answered ${answer.status}`)
  }

  /** The key of this browser if the account was used in it before. */
  async function findKnownDevice(c: Context<AppEnv>, email: string) {
    const device = readDeviceHash(c, deps)
    const account = device && (await findAccountByEmail(deps.db.kysely, email))
    return account && (await isKnownDevice(deps.db.kysely, account.id, device)) ? device : undefined
  }

  const { signUp, logIn } = createPasswordLogin(deps, pass, isInUse)

  /** For the way back from Google, on which nothing else comes along. */
  function keepInvitation(answer: Response, token: string | undefined): Response {
    if (!token) return answer
    const secure = isSecure(deps)
    const cookie = { path: AUTH_ROOT, httpOnly: true, sameSite: 'Lax', secure } as const
    const maxAge = INVITATION_SECONDS
    answer.headers.append('set-cookie', serialize(INVITATION_COOKIE, token, { ...cookie, maxAge }))
    return answer
  }

  const router = createRouter()
    .openapi(authRoutes.signUp, async (c) => {
      const { image, role, proof, invitation, ...account } = c.req.valid('json')
      const fields = {
        ...checkPassword(account.password, account),
        ...checkImage(image, deps.env.IMAGE_HOSTS),
      }
      if (Object.keys(fields).length > 0)
        return refuse(c, 422, 'invalid', Object.values(fields)[0] ?? '', fields) as never
      return admitSignUp(deps, invitation, async () => {
        const refusal = attemptRefusal()
        if (refusal) return refuse(c, 403, refusal, registrationMessages[refusal]) as never
        const admission = await limits.admitSignUp(c, proof)
        if ('refused' in admission) return admission.refused as never
        const body = { ...account, role, ...(image && { image }) }
        const done = await hash(c, () => withTerms(deps, () => signUp(c, body)))
        if ('result' in done) return done.result as never
        await admission.withdraw()
        return done.refused as never
      })
    })
    .openapi(authRoutes.logIn, async (c) => {
      const { proof, ...credentials } = c.req.valid('json')
      const device = await findKnownDevice(c, credentials.email)
      const admission = await limits.admitLogin(c, credentials.email, proof, device)
      if ('refused' in admission) {
        if (admission.why === 'too_many')
          await recordFailedLogin(deps, c, credentials.email, 'too_many')
        return admission.refused as never
      }
      const done = await hash(c, () => logIn(c, credentials), { first: device !== undefined })
      if ('refused' in done) {
        await admission.withdraw()
        return done.refused as never
      }
      const answer = done.result
      if (answer.status === 401)
        await recordFailedLogin(deps, c, credentials.email, 'wrong_password')
      const banned = answer.status === 403 ? await refuseBanned(deps, c, answer) : undefined
      if (banned) return banned as never
      if (answer.ok) await admission.succeeded()
      return answer as never
    })
    .openapi(authRoutes.challenge, async (c) =>
      c.json(await limits.challenge(c, c.req.valid('json')), 200),
    )
    .openapi(authRoutes.logInWith, async (c) => {
      // Each call stores what the way back from Google is compared with.
      const limited = await limitAttempts(c, starts, toNetwork(c.var.address))
      if (limited) return limited as never
      const { invitation, ...start } = c.req.valid('json')
      const answer = await leadToDemoGoogle(deps, c, await pass(c, start))
      return keepInvitation(answer, invitation) as never
    })
    .openapi(authRoutes.callback, async (c) => {
      const { viewer } = c.var
      const isLinked = async () =>
        viewer !== null && (await findLoginMethods(deps.db.kysely, viewer.id)).google
      const wasLinked = await isLinked()
      const answer = await admitSignUp(deps, getCookie(c, INVITATION_COOKIE), () =>
        withTerms(deps, () => pass(c)),
      )
      if (viewer && !wasLinked && (await isLinked()))
        await recordLinked(deps, viewer, readClient(c))
      return toAppeal(answer) as never
    })
    .openapi(authRoutes.logOut, async (c) => {
      const { viewer, session } = c.var
      const person = session?.view?.staff ?? viewer
      await endOwnView(deps, session, 'logged_out')
      const answer = await pass(c, {})
      if (person)
        await recordSecurityEvent(deps, deps.db.kysely, {
          userId: person.id,
          kind: 'logged_out',
          client: readClient(c),
        })
      return answer as never
    })
    .openapi(authRoutes.session, async (c) => {
      // As fresh as the database: a banned or deleted account has no session here.
      if (!c.var.viewer) return c.json(null, 200)
      return (await pass(c)) as never
    })
    .openapi(authRoutes.updateUser, async (c) => {
      const body = c.req.valid('json')
      if (!body.image) return (await pass(c, body)) as never
      const { image } = body
      const claim = await inTransaction(deps.db, (tx) =>
        claimPicture(deps, tx, image, requireViewer(c).id, { listed: false }),
      )
      if ('refused' in claim)
        return refuse(c, 422, 'invalid', UPLOAD_FIRST, { image: UPLOAD_FIRST }) as never
      const answer = await pass(c, { ...body, image: claim.url })
      // Cached pages show it beside the person's phones.
      if (answer.ok) await inTransaction(deps.db, async (tx) => publishChange(tx, 'listings'))
      return answer as never
    })
    .openapi(authRoutes.requestPasswordReset, async (c) => {
      const wait = await resets.consume(toNetwork(c.var.address))
      if (wait) return refuseAttempts(c, wait) as never
      const body = c.req.valid('json')
      const perAddress = await resetsOfAddress.consume(body.email.toLowerCase())
      if (perAddress) return refuseAttempts(c, perAddress) as never
      return (await atSteadyPace(async () => {
        const account = await findAccountByEmail(deps.db.kysely, body.email)
        if (account)
          await recordSecurityEvent(deps, deps.db.kysely, {
            userId: account.id,
            kind: 'password_reset_requested',
            client: readClient(c),
          })
        return pass(c, { ...body, redirectTo: pages.resetPassword() })
      })) as never
    })
    .openapi(authRoutes.checkPasswordReset, async (c) => {
      const identifier = resetLinkIdentifier(c.req.valid('param').token)
      const status = await hasResetLink(deps.db.kysely, identifier, deps.clock.now())
      return c.json({ status }, 200)
    })
    .openapi(authRoutes.resetPassword, async (c) => {
      const body = c.req.valid('json')
      const { password } = checkPassword(body.newPassword)
      if (password) return refuse(c, 422, 'invalid', password, { newPassword: password }) as never
      const done = await hash(c, () => pass(c, body))
      return ('refused' in done ? done.refused : done.result) as never
    })
  return router
    .route('/', reauthenticationApi(deps, { hash }))
    .route('/', passwordApi(deps, { hash }))
    .route('/', secondFactorApi(deps))
    .route('/', googleLinkApi(deps, { pass }))
    .route('/', passkeysApi(deps))
    .route('/', passkeyLoginApi(deps, auth))
    .route('/', emailApi(deps, { hash, isInUse }))
    .route('/', phoneNumberApi(deps))
    .route('/', invitationsApi(deps))
}

/** The way back from Google; a banned person comes to the page where they can appeal. */
function toAppeal(answer: Response): Response {
  const { searchParams } = new URL(answer.headers.get('location') ?? '', 'http://self')
  const token = searchParams.get('error_description')
  if (searchParams.get('error') !== 'BANNED' || !token) return answer
  const headers = new Headers(answer.headers)
  headers.set('location', pages.appeal(token))
  return new Response(null, { status: 302, headers })
}
