import type { Context } from 'hono'
import { renderSVG } from 'uqr'
import type { Deps } from '../../../deps.ts'
import {
  type AppEnv,
  createLimiter,
  createRouter,
  json,
  jsonBody,
  limitAttempts,
  refusalResponses,
  refusals,
  refuse,
  requireViewer,
  route,
  toNetwork,
  z,
} from '../../../platform/http/index.ts'
import { SECOND_STEP_MINUTES, TRUSTED_DEVICE_DAYS } from '../../../shared/accounts/account-rules.ts'
import { plainCode } from '../../../shared/plain-line.ts'
import { formatQuantity, spellQuantity } from '../../../shared/quantities.ts'
import { DAY, HOUR } from '../../../shared/time.ts'
import {
  completeLogin,
  type PendingLogin,
  pendingLogin,
  readDeviceHash,
} from '../login/record-login.ts'
import { readClient, recordSecurityEvent } from '../security/index.ts'
import { deleteSession, isKnownDevice } from '../sessions/sessions.store.ts'
import {
  consumeRecoveryCode,
  listSecondSteps,
  renewRecoveryCodes,
  showSecondFactor,
  startApp,
  takeCode,
  totpUri,
  turnOff,
  turnOnApp,
  turnOnWithPasskey,
} from './second-factor.ts'

const tags = ['identity']

/** Wrong codes in one login; then it starts again with the first step. */
const FAILURES_PER_LOGIN = 5
/** Wrong codes for one account from one network in an hour. */
const FAILURES_PER_NETWORK = 20
/** Wrong codes for one account on devices it has not been used on, in a day. */
const FAILURES_PER_DAY = 100

const codeField = z
  .string('Enter the code')
  .trim()
  .min(1, 'Enter the code')
  .max(20, 'This code is too long')
const codes = json(
  z.object({ recoveryCodes: z.array(z.string()) }).openapi('RecoveryCodes'),
  'The recovery codes, which are returned only once',
)
const stateBody = z
  .object({
    isOn: z.boolean().openapi({ description: 'Whether logging in needs a second step.' }),
    hasApp: z.boolean().openapi({ description: 'Whether an authenticator app is set up.' }),
    hasPasskey: z.boolean().openapi({
      description: 'Whether the account has a passkey, which can be the second step as well.',
    }),
    since: z.iso.datetime().nullable(),
    recoveryCodesLeft: z.number().int(),
  })
  .openapi('SecondFactor')

const pendingBody = z
  .object({
    isPending: z.boolean(),
    app: z
      .boolean()
      .openapi({ description: 'Whether a code from an authenticator app can be used.' }),
    passkey: z.boolean().openapi({ description: 'Whether a passkey can be used instead.' }),
  })
  .openapi('PendingLogin')

const WRONG_CODE = 'This code isn’t right, or it was used before. Enter the current one'
const refusalOf = refusalResponses({
  already_on: [409, 'An authenticator app is already set up. Turn two-step login off first.'],
  is_on: [409, 'Two-step login is already on.'],
  no_passkey: [409, 'Add a passkey first.'],
  not_started: [409, 'Start again: this setup has expired.'],
  is_off: [409, 'Two-step login is off.'],
  wrong_code: [422, WRONG_CODE, 'code'],
  expired: [401, 'Your login has expired. Log in again.'],
})

/** The second step of logging in, and its settings. */
export function secondFactorApi(deps: Deps) {
  const limiter = (name: string, points: number, ms: number) =>
    createLimiter(deps.db.pool, name, points, ms / 1000)
  const setUp = limiter('second-factor-setup', FAILURES_PER_NETWORK, HOUR)
  const perLogin = limiter('second-step', FAILURES_PER_LOGIN, HOUR)
  const perNetwork = limiter('second-step-network', FAILURES_PER_NETWORK, HOUR)
  const perDay = limiter('second-step-day', FAILURES_PER_DAY, DAY)

  /** Seconds to wait before another code can be tried. */
  async function countAttempt(c: Context<AppEnv>, { id, userId }: PendingLogin) {
    const device = readDeviceHash(c, deps)
    const isKnown = device && (await isKnownDevice(deps.db.kysely, userId, device))
    const network = `${toNetwork(c.var.address)} ${userId}`
    const counted = isKnown ? [`${device} ${userId}`] : [network, userId]
    if (await perLogin.consume(id)) return { wait: 1, isOver: true }
    const wait =
      (await perNetwork.consume(counted[0] ?? network)) ??
      (isKnown ? undefined : await perDay.consume(userId))
    return { wait, isOver: false }
  }

  return createRouter()
    .openapi(
      route('loggedIn', {
        method: 'get',
        path: '/auth/second-factor',
        operationId: 'getSecondFactor',
        summary: 'Get your two-step login',
        description:
          'Returns whether logging in needs a second step, and how many recovery codes are left.',
        tags,
        responses: { 200: json(stateBody), ...refusals(401) },
      }),
      async (c) => c.json(await showSecondFactor(deps, requireViewer(c)), 200),
    )
    .openapi(
      route('loggedIn', {
        method: 'post',
        path: '/auth/second-factor/setup',
        recentLogin: true,
        operationId: 'startSecondFactor',
        summary: 'Set up an authenticator app',
        description:
          'Returns a secret for an authenticator app, as text and as a QR code. Two-step login is on once you confirm it with a code from the app.',
        tags,
        responses: {
          200: json(
            z.object({
              secret: z.string().openapi({ description: 'In base32.' }),
              uri: z.string(),
              qrSvg: z.string().openapi({ description: 'The QR code of `uri`, as SVG.' }),
            }),
          ),
          ...refusals(401, 403, 409, 413),
        },
      }),
      async (c) => {
        const viewer = requireViewer(c)
        const outcome = await startApp(deps, viewer)
        if ('refused' in outcome) return refusalOf(c, outcome.refused)
        const uri = totpUri(deps.settings.current().name, outcome.secret, viewer.email)
        return c.json({ secret: outcome.secret, uri, qrSvg: renderSVG(uri) }, 200)
      },
    )
    .openapi(
      route('loggedIn', {
        method: 'post',
        path: '/auth/second-factor/confirm',
        recentLogin: true,
        operationId: 'confirmSecondFactor',
        summary: 'Turn on two-step login',
        description:
          'Turns two-step login on with a code from the new app, and returns ten recovery codes. Each replaces the second step once. They are returned only once.',
        tags,
        request: { body: jsonBody(z.strictObject({ code: codeField })) },
        responses: { 200: codes, ...refusals(401, 403, 409, 413, 422, 429) },
      }),
      async (c) => {
        const viewer = requireViewer(c)
        const tooMany = await limitAttempts(c, setUp, viewer.id)
        if (tooMany) return tooMany
        const { code } = c.req.valid('json')
        const outcome = await turnOnApp(deps, viewer, readClient(c), code)
        if ('refused' in outcome) return refusalOf(c, outcome.refused)
        return c.json({ recoveryCodes: outcome.codes }, 200)
      },
    )
    .openapi(
      route('loggedIn', {
        method: 'post',
        path: '/auth/second-factor/passkey',
        recentLogin: true,
        operationId: 'turnOnSecondFactorWithPasskey',
        summary: 'Turn on two-step login with a passkey',
        description:
          'From now on, logging in with a password or Google also needs a passkey of the account. Returns ten recovery codes, which are returned only once.',
        tags,
        responses: { 200: codes, ...refusals(401, 403, 409, 413) },
      }),
      async (c) => {
        const outcome = await turnOnWithPasskey(deps, requireViewer(c), readClient(c))
        if ('refused' in outcome) return refusalOf(c, outcome.refused)
        return c.json({ recoveryCodes: outcome.codes }, 200)
      },
    )
    .openapi(
      route('loggedIn', {
        method: 'post',
        path: '/auth/second-factor/recovery-codes',
        recentLogin: true,
        operationId: 'renewRecoveryCodes',
        summary: 'Get new recovery codes',
        description: 'Returns ten new recovery codes and invalidates all earlier ones.',
        tags,
        responses: { 200: codes, ...refusals(401, 403, 409, 413) },
      }),
      async (c) => {
        const outcome = await renewRecoveryCodes(deps, requireViewer(c))
        if ('refused' in outcome) return refusalOf(c, outcome.refused)
        return c.json({ recoveryCodes: outcome.codes }, 200)
      },
    )
    .openapi(
      route('loggedIn', {
        method: 'delete',
        path: '/auth/second-factor',
        recentLogin: true,
        operationId: 'turnOffSecondFactor',
        summary: 'Turn off two-step login',
        description:
          'From now on, logging in needs only one step; the app and the recovery codes stop working. Repeating the call changes nothing.',
        tags,
        responses: { 200: json(z.object({ status: z.literal(true) })), ...refusals(401, 403, 413) },
      }),
      async (c) => {
        const viewer = requireViewer(c)
        await turnOff(deps, viewer, viewer.id, readClient(c))
        return c.json({ status: true as const }, 200)
      },
    )
    .openapi(
      route('anyone', {
        method: 'get',
        path: '/auth/sign-in/second-step',
        operationId: 'getSecondStep',
        summary: 'Get the state of two-step login',
        description:
          'Returns whether this browser has completed the first step of logging in and still needs the second one.',
        tags,
        responses: { 200: json(pendingBody), ...refusals() },
      }),
      async (c) => {
        const pending = await pendingLogin(deps, c)
        c.header('Cache-Control', 'no-store')
        if (!pending) return c.json({ isPending: false, app: false, passkey: false }, 200)
        const steps = await listSecondSteps(deps, pending.userId)
        return c.json({ isPending: true, ...steps }, 200)
      },
    )
    .openapi(
      route('anyone', {
        method: 'post',
        path: '/auth/sign-in/second-step',
        operationId: 'completeLogin',
        summary: 'Complete the second step of logging in',
        description: `Logs in with a code from the authenticator app or a recovery code, within ${spellQuantity(SECOND_STEP_MINUTES, 'minute')} of the first step. 401 means that there is no first step, or that it has expired. \`trustDevice\` skips the second step on this device for ${formatQuantity(TRUSTED_DEVICE_DAYS, 'day')}.`,
        tags,
        request: {
          body: jsonBody(
            z.strictObject({
              code: codeField.openapi({
                description: 'A code from the authenticator app, or a recovery code.',
              }),
              trustDevice: z.boolean().default(false),
            }),
          ),
        },
        responses: {
          200: json(z.object({ status: z.literal(true) }), 'Logged in'),
          ...refusals(401, 413, 422, 429),
        },
      }),
      async (c) => {
        const pending = await pendingLogin(deps, c)
        if (!pending) return refusalOf(c, 'expired')
        const { wait, isOver } = await countAttempt(c, pending)
        if (isOver) {
          await deleteSession(deps.db.kysely, pending.id)
          return refusalOf(c, 'expired')
        }
        if (wait) {
          c.header('Retry-After', String(wait))
          return refuse(c, 429, 'too_many', 'Too many wrong codes. Try again later.')
        }
        const { code, trustDevice } = c.req.valid('json')
        const isApp = /^\d+$/.test(plainCode(code))
        const isRight = isApp
          ? await takeCode(deps, deps.db.kysely, pending.userId, code)
          : await consumeRecoveryCode(deps, deps.db.kysely, pending.userId, code)
        if (!isRight) {
          await recordSecurityEvent(deps, deps.db.kysely, {
            userId: pending.userId,
            kind: 'login_refused',
            client: readClient(c),
            detail: 'Wrong code',
          })
          return refusalOf(c, 'wrong_code')
        }
        const detail = isApp ? 'Authenticator code' : 'Recovery code'
        const isDone = await completeLogin(deps, c, pending, { trustDevice, detail })
        if (!isDone) return refusalOf(c, 'expired')
        return c.json({ status: true as const }, 200)
      },
    )
}
