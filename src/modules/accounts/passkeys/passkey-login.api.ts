import type { Context } from 'hono'
import type { Deps } from '../../../deps.ts'
import {
  type AppEnv,
  createLimiter,
  createRouter,
  json,
  jsonBody,
  limitAttempts,
  refusals,
  requireSession,
  requireViewer,
  route,
  toNetwork,
  z,
} from '../../../platform/http/index.ts'
import {
  RECENT_LOGIN_MINUTES,
  SECOND_STEP_MINUTES,
  TRUSTED_DEVICE_DAYS,
} from '../../../shared/accounts/account-rules.ts'
import { formatQuantity, spellQuantity } from '../../../shared/quantities.ts'
import type { Auth } from '../auth.ts'
import { logInWithPasskey, refuseBanned, withoutToken } from '../forward-to-better-auth.ts'
import { completeLogin, pendingLogin, recordNewSession } from '../login/record-login.ts'
import { loggedOut, recordProof } from '../reauthentication.api.ts'
import { readClient } from '../security/index.ts'
import {
  CHALLENGE_MS,
  checkPasskey,
  createChallenge,
  loadWebAuthn,
  readBrowser,
  relyingParty,
  renewBrowser,
} from './check-passkey.ts'
import { assertion, ceremonyOptions, passkeyRefusal } from './passkeys.api.ts'
import { type ChallengePurpose, listPasskeys } from './passkeys.store.ts'

const tags = ['identity']
/** Challenges for one network in five minutes: every login page requests one. */
const CHALLENGES_PER_NETWORK = 300

const options = { 200: json(ceremonyOptions), ...refusals(401, 409, 413, 429) }
const body = jsonBody(z.strictObject({ response: assertion }))
const done = json(z.object({ status: z.literal(true) }))

/** Logging in with a passkey, doing the second step with it, and confirming one's identity with it. */
export function passkeyLoginApi(deps: Deps, auth: Auth) {
  const isSecure = deps.origin().startsWith('https:')
  const challenges = createLimiter(
    deps.db.pool,
    'passkey-challenge',
    CHALLENGES_PER_NETWORK,
    CHALLENGE_MS / 1000,
  )

  /** The passkey request of the browser, for one account or for any that the person chooses. */
  async function start(
    c: Context<AppEnv>,
    purpose: Exclude<ChallengePurpose, 'registration'>,
    browser: string,
    userId?: string,
  ) {
    const party = relyingParty(deps.origin())
    if ('unusable' in party) return passkeyRefusal(c, 'unusable')
    const passkeys = userId ? await listPasskeys(deps.db.kysely, userId) : []
    if (userId && passkeys.length === 0) return passkeyRefusal(c, 'no_passkey')
    const challenge = await createChallenge(deps, purpose, browser)
    const { generateAuthenticationOptions } = await loadWebAuthn()
    const made = await generateAuthenticationOptions({
      rpID: party.id,
      challenge: Uint8Array.from(Buffer.from(challenge, 'base64url')),
      timeout: CHALLENGE_MS,
      userVerification: 'required',
      allowCredentials: passkeys.map(({ credentialId, transports }) => ({
        id: credentialId,
        transports,
      })),
    })
    c.header('Cache-Control', 'no-store')
    return c.json({ options: { ...made } }, 200)
  }

  return createRouter()
    .openapi(
      route('anyone', {
        method: 'post',
        path: '/auth/sign-in/passkey/options',
        operationId: 'startPasskeyLogin',
        summary: 'Start logging in with a passkey',
        description:
          'Returns the options for `navigator.credentials.get`, and sets a cookie that binds them to this browser.',
        tags,
        responses: options,
      }),
      async (c) => {
        const limited = await limitAttempts(c, challenges, toNetwork(c.var.address))
        if (limited) return limited
        return start(c, 'login', renewBrowser(c, isSecure))
      },
    )
    .openapi(
      route('anyone', {
        method: 'post',
        path: '/auth/sign-in/passkey',
        operationId: 'logInWithPasskey',
        summary: 'Log in with a passkey',
        description:
          'Logs in the owner of the passkey. The device has verified the person, so there is no second step.',
        tags,
        request: { body },
        responses: {
          200: json(z.looseObject({ user: z.looseObject({ id: z.string() }) }), 'Logged in'),
          ...refusals(401, 403, 409, 413, 422),
        },
      }),
      async (c) => {
        const browser = readBrowser(c, isSecure)
        if (!browser) return passkeyRefusal(c, 'challenge_expired')
        const client = readClient(c)
        const { response } = c.req.valid('json')
        const proof = await checkPasskey(deps, { purpose: 'login', browser, client }, response)
        if ('refused' in proof) return passkeyRefusal(c, proof.refused)
        const answer = await logInWithPasskey(auth, c, proof.userId)
        if (answer.status >= 500) throw new Error(`identity answered ${answer.status}`)
        const banned = answer.status === 403 ? await refuseBanned(deps, c, answer) : undefined
        if (banned) return banned as never
        await recordNewSession(deps, c, answer, { detail: `Passkey “${proof.name}”` })
        return (await withoutToken(answer)) as never
      },
    )
    .openapi(
      route('anyone', {
        method: 'post',
        path: '/auth/sign-in/second-step/passkey/options',
        operationId: 'startPasskeySecondStep',
        summary: 'Start the second step with a passkey',
        description:
          'Returns the options for `navigator.credentials.get` with the passkeys of the account. 401 means that there is no first step, or that it has expired.',
        tags,
        responses: options,
      }),
      async (c) => {
        const pending = await pendingLogin(deps, c)
        if (!pending) return passkeyRefusal(c, 'expired')
        const limited = await limitAttempts(c, challenges, pending.id)
        return limited ?? start(c, 'second_step', pending.id, pending.userId)
      },
    )
    .openapi(
      route('anyone', {
        method: 'post',
        path: '/auth/sign-in/second-step/passkey',
        operationId: 'completeLoginWithPasskey',
        summary: 'Complete the second step with a passkey',
        description: `Logs in with a passkey instead of a code, within ${spellQuantity(SECOND_STEP_MINUTES, 'minute')} of the first step. \`trustDevice\` skips the second step on this device for ${formatQuantity(TRUSTED_DEVICE_DAYS, 'day')}.`,
        tags,
        request: {
          body: jsonBody(
            z.strictObject({ response: assertion, trustDevice: z.boolean().default(false) }),
          ),
        },
        responses: { 200: done, ...refusals(401, 409, 413, 422) },
      }),
      async (c) => {
        const pending = await pendingLogin(deps, c)
        if (!pending) return passkeyRefusal(c, 'expired')
        const { response, trustDevice } = c.req.valid('json')
        const { id: browser, userId } = pending
        const ceremony = { purpose: 'second_step', browser, userId, client: readClient(c) } as const
        const proof = await checkPasskey(deps, ceremony, response)
        if ('refused' in proof) return passkeyRefusal(c, proof.refused)
        const detail = `Second step: passkey “${proof.name}”`
        const isDone = await completeLogin(deps, c, pending, { trustDevice, detail })
        if (!isDone) return passkeyRefusal(c, 'expired')
        return c.json({ status: true as const }, 200)
      },
    )
    .openapi(
      route('loggedIn', {
        method: 'post',
        path: '/auth/reauthenticate/passkey/options',
        operationId: 'startPasskeyReauthentication',
        summary: 'Start confirming your identity with a passkey',
        description:
          'Returns the options for `navigator.credentials.get` with the passkeys of your account.',
        tags,
        responses: options,
      }),
      async (c) => {
        const { id } = requireSession(c)
        const limited = await limitAttempts(c, challenges, id)
        return limited ?? start(c, 'reauthentication', id, requireViewer(c).id)
      },
    )
    .openapi(
      route('loggedIn', {
        method: 'post',
        path: '/auth/reauthenticate/passkey',
        operationId: 'confirmIdentityWithPasskey',
        summary: 'Confirm your identity with a passkey',
        description: `Confirms your identity for the session of this browser. Afterwards, actions that returned 403 \`reauthentication_required\` are possible for ${formatQuantity(RECENT_LOGIN_MINUTES, 'minute')}.`,
        tags,
        request: { body },
        responses: { 200: done, ...refusals(401, 409, 413, 422) },
      }),
      async (c) => {
        const [viewer, session] = [requireViewer(c), requireSession(c)]
        const ceremony = {
          purpose: 'reauthentication',
          browser: session.id,
          userId: viewer.id,
          client: readClient(c),
        } as const
        const proof = await checkPasskey(deps, ceremony, c.req.valid('json').response)
        if ('refused' in proof) return passkeyRefusal(c, proof.refused)
        if (!(await recordProof(deps, c, 'passkey'))) return loggedOut(c)
        return c.json({ status: true as const }, 200)
      },
    )
}
