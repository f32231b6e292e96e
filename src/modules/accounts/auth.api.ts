import type { Context } from 'hono'
import type { Deps } from '../../deps.ts'
import { atSteadyPace } from '../../platform/clock.ts'
import { inTransaction, ping, publishChange } from '../../platform/db/index.ts'
import {
  type AppEnv,
  createLimiter,
  createRouter,
  limitAttempts,
  networkOf,
  refuse,
  requireViewer,
} from '../../platform/http/index.ts'
import { pages } from '../../routes.ts'
import { claimPicture } from '../media/index.ts'
import { findAccountByEmail, findSignInMethods } from './accounts.store.ts'
import { authRoutes } from './auth.routes.ts'
import type { Auth } from './auth.ts'
import { emailApi } from './email/email.api.ts'
import {
  forwardToBetterAuth,
  refuseBanned,
  requireSecondStep,
  withoutToken,
} from './forward-to-better-auth.ts'
import { googleLinkApi, recordLinked } from './methods/sign-in-methods.api.ts'
import { passkeySignInApi } from './passkeys/passkey-sign-in.api.ts'
import { passkeysApi } from './passkeys/passkeys.api.ts'
import { passwordApi } from './password/password.api.ts'
import { createHashQueue } from './password/passwords.ts'
import { phoneNumberApi } from './phone-number/phone-number.api.ts'
import { reauthenticationApi } from './reauthentication/reauthentication.api.ts'
import { secondFactorApi } from './second-factor/second-factor.api.ts'
import { readClient, recordSecurityEvent } from './security/index.ts'
import { isKnownDevice } from './sessions/sessions.store.ts'
import { readDeviceHash, recordFailedSignIn, recordNewSession } from './sign-in/record-sign-in.ts'
import { createSignInLimits, refuseTooMany } from './sign-in/sign-in-limits.ts'
import { checkImage, checkPassword, signInByAddress, UPLOAD_FIRST } from './sign-in/sign-up.ts'

/** Reset mails asked for from one network in an hour. */
const RESETS_PER_HOUR = 20
/** Sign-ins with Google begun from one network in an hour. */
const STARTS_PER_HOUR = 100
/** Reset mails for one address in an hour, whoever asks. */
const RESETS_PER_ADDRESS = 10
const HOUR_SECONDS = 3_600

/** Better Auth behind these routes: only the calls named here exist, counted and checked. */
export function authApi(deps: Deps, auth: Auth) {
  const limits = createSignInLimits(deps)
  const resetsOfAddress = createLimiter(
    deps.db.pool,
    'reset-of-address',
    RESETS_PER_ADDRESS,
    HOUR_SECONDS,
  )
  const resets = createLimiter(deps.db.pool, 'reset', RESETS_PER_HOUR, HOUR_SECONDS)
  const starts = createLimiter(deps.db.pool, 'sign-in-social', STARTS_PER_HOUR, HOUR_SECONDS)
  const hash = createHashQueue(deps.env.WORKERS)

  async function pass(c: Context<AppEnv>, body?: unknown) {
    const answer = await forwardToBetterAuth(auth, c, body)
    if (answer.status < 500) {
      const outcome = await recordNewSession(deps, auth, c, answer)
      return outcome === 'pending' ? requireSecondStep(c, answer) : withoutToken(answer)
    }
    // The library turns every failure into one: when the database is away, say that instead.
    await ping(deps.db)
    throw new Error(`identity answered ${answer.status}`)
  }

  /** The key of this browser if the account was used in it before. */
  async function findKnownDevice(c: Context<AppEnv>, email: string) {
    const device = readDeviceHash(c, deps)
    const account = device && (await findAccountByEmail(deps.db.kysely, email))
    return account && (await isKnownDevice(deps.db.kysely, account.id, device)) ? device : undefined
  }

  const { signUp, signIn } = signInByAddress(deps, pass)

  const router = createRouter()
    .openapi(authRoutes.signUp, async (c) => {
      const { image, role, proof, ...account } = c.req.valid('json')
      const fields = {
        ...checkPassword(account.password, account),
        ...checkImage(image, deps.env.IMAGE_HOSTS),
      }
      if (Object.keys(fields).length > 0)
        return refuse(c, 422, 'invalid', Object.values(fields)[0] ?? '', fields) as never
      const admission = await limits.admitSignUp(c, proof)
      if ('refused' in admission) return admission.refused as never
      const body = { ...account, role, ...(image && { image }) }
      const done = await hash(c, () => signUp(c, body))
      if ('result' in done) return done.result as never
      await admission.withdraw()
      return done.refused as never
    })
    .openapi(authRoutes.signIn, async (c) => {
      const { proof, ...credentials } = c.req.valid('json')
      const device = await findKnownDevice(c, credentials.email)
      const admission = await limits.admitSignIn(c, credentials.email, proof, device)
      if ('refused' in admission) {
        if (admission.why === 'too_many')
          await recordFailedSignIn(deps, c, credentials.email, 'too_many')
        return admission.refused as never
      }
      const done = await hash(c, () => signIn(c, credentials), { first: device !== undefined })
      if ('refused' in done) {
        await admission.withdraw()
        return done.refused as never
      }
      const answer = done.result
      if (answer.status === 401)
        await recordFailedSignIn(deps, c, credentials.email, 'wrong_password')
      const banned = answer.status === 403 ? await refuseBanned(deps, c, answer) : undefined
      if (banned) return banned as never
      if (answer.ok) await admission.succeeded()
      return answer as never
    })
    .openapi(authRoutes.challenge, async (c) =>
      c.json(await limits.challenge(c, c.req.valid('json')), 200),
    )
    .openapi(authRoutes.signInWith, async (c) => {
      // Each call stores what the way back from Google is compared with.
      const limited = await limitAttempts(c, starts, networkOf(c.var.address))
      return (limited ?? (await pass(c, c.req.valid('json')))) as never
    })
    .openapi(authRoutes.callback, async (c) => {
      const { viewer } = c.var
      const isLinked = async () =>
        viewer !== null && (await findSignInMethods(deps.db.kysely, viewer.id)).google
      const wasLinked = await isLinked()
      const answer = await pass(c)
      if (viewer && !wasLinked && (await isLinked()))
        await recordLinked(deps, viewer, readClient(c))
      return toAppeal(answer) as never
    })
    .openapi(authRoutes.signOut, async (c) => {
      const { viewer } = c.var
      const answer = await pass(c, {})
      if (viewer)
        await recordSecurityEvent(deps, deps.db.kysely, {
          userId: viewer.id,
          kind: 'signed_out',
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
      const wait = await resets.consume(networkOf(c.var.address))
      if (wait) return refuseTooMany(c, wait) as never
      const body = c.req.valid('json')
      const perAddress = await resetsOfAddress.consume(body.email.toLowerCase())
      if (perAddress) return refuseTooMany(c, perAddress) as never
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
    .openapi(authRoutes.resetPassword, async (c) => {
      const body = c.req.valid('json')
      const { password } = checkPassword(body.newPassword)
      if (password) return refuse(c, 422, 'invalid', password, { newPassword: password }) as never
      const done = await hash(c, () => pass(c, body))
      return ('refused' in done ? done.refused : done.result) as never
    })
  return router
    .route('/', reauthenticationApi(deps, auth, { hash }))
    .route('/', passwordApi(deps, { hash }))
    .route('/', secondFactorApi(deps, auth))
    .route('/', googleLinkApi(deps, { pass }))
    .route('/', passkeysApi(deps))
    .route('/', passkeySignInApi(deps, auth))
    .route('/', emailApi(deps, { hash }))
    .route('/', phoneNumberApi(deps))
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
