import type { GenericOAuthConfig } from 'better-auth/plugins'
import type { Deps } from '../../deps.ts'

/** Client of the demo provider; it proves nothing, and exists in demo mode only. */
export const DEMO_GOOGLE_CLIENT = { id: 'redial-demo', secret: 'redial-demo-secret' }
export const DEMO_GOOGLE_PATH = '/demo-google'

/**
 * Google as any OpenID provider, found by its discovery document. In demo mode without Google's
 * keys the same code talks to the demo provider of this very server; without either there is none.
 */
export function googleProvider(deps: Deps): GenericOAuthConfig | undefined {
  const { GOOGLE_CLIENT_ID, GOOGLE_CLIENT_SECRET, GOOGLE_ISSUER } = deps.env
  if (!GOOGLE_CLIENT_ID && !deps.demo) return
  const issuer = GOOGLE_CLIENT_ID ? GOOGLE_ISSUER : `${deps.origin()}${DEMO_GOOGLE_PATH}`
  return {
    providerId: 'google',
    discoveryUrl: `${issuer.replace(/\/$/, '')}/.well-known/openid-configuration`,
    clientId: GOOGLE_CLIENT_ID ?? DEMO_GOOGLE_CLIENT.id,
    clientSecret: GOOGLE_CLIENT_SECRET ?? DEMO_GOOGLE_CLIENT.secret,
    scopes: ['openid', 'email', 'profile'],
    pkce: true,
    prompt: 'select_account',
    // Google signs everyone up as a Buyer; a seller changes that in the profile.
    mapProfileToUser: (profile) => ({
      name: String(profile.name ?? profile.email ?? 'Someone'),
      image: undefined,
    }),
  }
}
