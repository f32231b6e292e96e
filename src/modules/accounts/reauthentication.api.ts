import type { Context } from 'hono'
import type { Deps } from '../../deps.ts'
import { inTransaction } from '../../platform/db/index.ts'
import { writeAudit } from '../../platform/events.ts'
import {
  type AppEnv,
  createRouter,
  json,
  jsonBody,
  refusals,
  refuse,
  requireSession,
  requireViewer,
  route,
  type Viewer,
  z,
} from '../../platform/http/index.ts'
import { MAX_PASSWORD_LENGTH, RECENT_LOGIN_MINUTES } from '../../shared/accounts/account-rules.ts'
import { formatQuantity } from '../../shared/quantities.ts'
import { findLoginMethods, findPasswordHash, markAuthenticated } from './accounts.store.ts'
import { verifyPassword } from './crypto.ts'
import { createSessionToken, setSessionCookie } from './login/session.ts'
import { type HashQueue, ownPasswordLimits } from './password/passwords.ts'

/** The ways in which an account can prove again who its owner is. */
type ProofMethod = 'password' | 'google' | 'passkey'

/** What the viewer can prove it with; an account always has one of them. */
async function listProofMethods(deps: Deps, viewer: Viewer): Promise<ProofMethod[]> {
  const db = deps.db.kysely
  const { password, google, passkey } = await findLoginMethods(db, viewer.id)
  const methods: ProofMethod[] = passkey ? ['passkey'] : []
  if (password) methods.push('password')
  else if (google) methods.push('google')
  return methods
}

async function isOwnPassword(deps: Deps, viewer: Viewer, password: string) {
  const hash = await findPasswordHash(deps.db.kysely, viewer.id)
  return hash !== undefined && verifyPassword({ hash, password })
}

/**
 * Notes in the session and in the audit log that the person has proved who they are. The session gets
 * a new token, so that one that somebody stole before gives no access to sensitive actions. False if
 * it ended meanwhile.
 */
export async function recordProof(
  deps: Deps,
  c: Context<AppEnv>,
  method: ProofMethod,
): Promise<boolean> {
  const [viewer, session] = [requireViewer(c), requireSession(c)]
  const token = createSessionToken()
  const renewed = await inTransaction(deps.db, async (tx) => {
    const marked = await markAuthenticated(tx, session.id, token)
    if (!marked) return
    await writeAudit(tx, {
      actor: viewer,
      action: 'reauthenticated',
      subject: ['user', viewer.id],
      at: deps.clock.now(),
      data: { method },
    })
    return marked
  })
  if (!renewed) return false
  setSessionCookie(deps, c, { token, ...renewed })
  return true
}

/** The answer when the session ended while its owner proved who they are. */
export function loggedOut(c: Context<AppEnv>) {
  return refuse(c, 401, 'not_logged_in', 'Log in first.')
}

const tags = ['identity']

const WRONG_PASSWORD = 'This isn’t your password. Check it and try again'

const stateBody = z
  .object({
    isRecent: z.boolean().openapi({
      description: 'Whether sensitive actions are possible without confirming your identity again.',
    }),
    methods: z.array(z.enum(['passkey', 'password', 'google'])).openapi({
      description: 'The ways in which you can confirm your identity.',
    }),
  })
  .openapi('Reauthentication')

/** Proving again who you are, before a sensitive action. */
export function reauthenticationApi(deps: Deps, { hash }: { hash: HashQueue }) {
  const attempts = ownPasswordLimits(deps, hash)

  return createRouter()
    .openapi(
      route('loggedIn', {
        method: 'get',
        path: '/auth/reauthentication',
        operationId: 'getReauthentication',
        summary: 'List the ways to confirm your identity',
        description:
          'Returns whether you confirmed your identity recently, and the ways in which you can confirm it again.',
        tags,
        responses: { 200: json(stateBody), ...refusals(401) },
      }),
      async (c) => {
        const { isRecent } = requireSession(c)
        return c.json({ isRecent, methods: await listProofMethods(deps, requireViewer(c)) }, 200)
      },
    )
    .openapi(
      route('loggedIn', {
        method: 'post',
        path: '/auth/reauthenticate',
        operationId: 'confirmIdentity',
        summary: 'Confirm your identity',
        description: `Confirms your identity for the session of this browser. Afterwards, actions that returned 403 \`reauthentication_required\` are possible for ${formatQuantity(RECENT_LOGIN_MINUTES, 'minute')}. The session gets a new token, and the previous one becomes invalid. An account without a password logs in with Google again instead.`,
        tags,
        request: {
          body: jsonBody(
            z.strictObject({
              password: z
                .string('Password is required')
                .min(1, 'Password is required')
                .max(MAX_PASSWORD_LENGTH, WRONG_PASSWORD),
            }),
          ),
        },
        responses: {
          200: json(z.object({ status: z.literal(true) })),
          ...refusals(401, 413, 422, 429),
        },
      }),
      async (c) => {
        const viewer = requireViewer(c)
        const { password } = c.req.valid('json')
        const checked = await attempts.check(c, () => isOwnPassword(deps, viewer, password))
        if ('refused' in checked) return checked.refused
        if (!checked.result) {
          await attempts.failed(c, 'Confirming who you are')
          return refuse(c, 422, 'wrong_password', WRONG_PASSWORD, { password: WRONG_PASSWORD })
        }
        await attempts.succeeded(c)
        if (!(await recordProof(deps, c, 'password'))) return loggedOut(c)
        return c.json({ status: true as const }, 200)
      },
    )
}
