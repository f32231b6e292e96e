import { createAuthEndpoint } from 'better-auth/api'
import { setSessionCookie } from 'better-auth/cookies'
import { z } from '../../../platform/http/index.ts'

export const PASSKEY_LOGIN_PATH = '/sign-in/passkey'

/**
 * Lets Better Auth open a session after a passkey was checked, as it does after a password:
 * the same rules for who may log in, the same cookies. No request reaches this endpoint by its path.
 */
export function passkeyLogin() {
  return {
    id: 'passkey-login',
    endpoints: {
      logInWithPasskey: createAuthEndpoint(
        PASSKEY_LOGIN_PATH,
        {
          method: 'POST',
          body: z.object({ userId: z.string() }),
          metadata: { SERVER_ONLY: true },
        },
        async (call) => {
          const { internalAdapter } = call.context
          const user = await internalAdapter.findUserById(call.body.userId)
          if (!user) throw call.error('UNAUTHORIZED')
          const session = await internalAdapter.createSession(user.id)
          await setSessionCookie(call, { session, user })
          return call.json({ user })
        },
      ),
    },
  }
}
