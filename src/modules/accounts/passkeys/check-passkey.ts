import type { AuthenticationResponseJSON } from '@simplewebauthn/server'
import type { Deps } from '../../../deps.ts'
import type { ClientDetails } from '../security/index.ts'
import { recordSecurityEvent } from '../security/index.ts'
import { consumeChallenge } from './challenges.ts'
import { type ChallengePurpose, findPasskey, notePasskeyUse } from './passkeys.store.ts'
import { relyingParty } from './relying-party.ts'

type Ceremony = {
  purpose: Exclude<ChallengePurpose, 'registration'>
  /** Which browser the challenge was given to. */
  browser: string
  /** The account that it must be; any account when somebody signs in. */
  userId?: string
  client: ClientDetails
}
export type PasskeyProof =
  | { userId: string; name: string }
  | { refused: 'unusable' | 'challenge_expired' | 'unknown_passkey' | 'passkey_refused' }

/** Loaded with the first passkey: it brings parsers of certificates along. */
export const loadWebAuthn = () => import('@simplewebauthn/server')

/** The bytes under which authenticators file an account's passkeys. */
export function userHandle(userId: string) {
  return Uint8Array.from(Buffer.from(userId.replaceAll('-', ''), 'hex'))
}

/**
 * Whose passkey signed this challenge: for our address, with the person verified by the device, and
 * with a counter that has grown. A failure of a known passkey is in the security log of its account.
 */
export async function checkPasskey(
  deps: Deps,
  { purpose, browser, userId, client }: Ceremony,
  response: AuthenticationResponseJSON,
): Promise<PasskeyProof> {
  const party = relyingParty(deps.origin())
  if ('unusable' in party) return { refused: 'unusable' }
  const { clientDataJSON } = response.response
  const challenge = await consumeChallenge(deps, purpose, browser, clientDataJSON)
  if (!challenge) return { refused: 'challenge_expired' }
  const passkey = await findPasskey(deps.db.kysely, response.id)
  const handle = response.response.userHandle
  if (!passkey || (userId && passkey.userId !== userId)) return { refused: 'unknown_passkey' }
  const refuse = async (detail: string) => {
    await recordSecurityEvent(deps, deps.db.kysely, {
      userId: passkey.userId,
      kind: 'sign_in_refused',
      client,
      detail,
    })
    return { refused: 'passkey_refused' as const }
  }
  if (handle && handle !== Buffer.from(userHandle(passkey.userId)).toString('base64url'))
    return refuse('Passkey not accepted')
  const { verifyAuthenticationResponse } = await loadWebAuthn()
  const verified = await verifyAuthenticationResponse({
    response,
    expectedChallenge: challenge,
    expectedOrigin: party.origin,
    expectedRPID: party.id,
    requireUserVerification: true,
    credential: {
      id: passkey.credentialId,
      publicKey: Uint8Array.from(passkey.publicKey),
      // Below every counter: the library would look at it before the signature. It is compared below.
      counter: -1,
    },
  }).catch(() => undefined)
  if (!verified?.verified) return refuse('Passkey not accepted')
  const { newCounter, credentialBackedUp } = verified.authenticationInfo
  const use = { counter: newCounter, isSynced: credentialBackedUp, at: deps.clock.now() }
  if (!(await notePasskeyUse(deps.db.kysely, passkey.id, use)))
    return refuse('Passkey not accepted: it may have been copied')
  return { userId: passkey.userId, name: passkey.name }
}
