import type {
  PublicKeyCredentialCreationOptionsJSON,
  RegistrationResponseJSON,
} from '@simplewebauthn/server'
import type { Deps } from '../../../deps.ts'
import { inTransaction, newId, type Tx } from '../../../platform/db/index.ts'
import { type EventName, recordEvent, writeAudit } from '../../../platform/events.ts'
import type { Session, Viewer } from '../../../platform/http/index.ts'
import { MAX_PASSKEYS } from '../../../shared/accounts/account-rules.ts'
import { findLoginMethods, lockAccount } from '../accounts.store.ts'
import { queueMethodMail } from '../methods/login-methods.api.ts'
import { findApp, findSecondFactorAt } from '../second-factor/second-factor.store.ts'
import { turnOnSecondStep } from '../second-factor/second-factor.ts'
import { type ClientDetails, recordSecurityEvent } from '../security/index.ts'
import {
  CHALLENGE_MS,
  consumeChallenge,
  createChallenge,
  loadWebAuthn,
  relyingParty,
  userHandle,
} from './check-passkey.ts'
import {
  deletePasskey,
  deletePasskeys,
  insertPasskey,
  listPasskeys,
  type Passkey,
  renamePasskey,
} from './passkeys.store.ts'

/** EdDSA, ES256 and RS256 (COSE), of which every authenticator supports one. */
const ALGORITHMS = [-8, -7, -257]

type Owner = { viewer: Viewer; session: Session }

/** What the browser makes a new passkey with. */
export async function startRegistration(
  deps: Deps,
  { viewer, session }: Owner,
): Promise<
  | { options: PublicKeyCredentialCreationOptionsJSON }
  | { refused: 'unusable' | 'too_many_passkeys' }
> {
  const party = relyingParty(deps.origin())
  if ('unusable' in party) return { refused: 'unusable' }
  const passkeys = await listPasskeys(deps.db.kysely, viewer.id)
  if (passkeys.length >= MAX_PASSKEYS) return { refused: 'too_many_passkeys' }
  const challenge = await createChallenge(deps, 'registration', session.id)
  const { generateRegistrationOptions } = await loadWebAuthn()
  const options = await generateRegistrationOptions({
    rpName: deps.settings.current().name,
    rpID: party.id,
    userID: userHandle(viewer.id),
    userName: viewer.email,
    userDisplayName: viewer.name,
    challenge: Uint8Array.from(Buffer.from(challenge, 'base64url')),
    timeout: CHALLENGE_MS,
    attestationType: 'none',
    supportedAlgorithmIDs: ALGORITHMS,
    // Of those the authenticator makes no second passkey for the account.
    excludeCredentials: passkeys.map(({ credentialId, transports }) => ({
      id: credentialId,
      transports,
    })),
    authenticatorSelection: { residentKey: 'required', userVerification: 'required' },
  })
  return { options }
}

type NewPasskey = { name: string; response: RegistrationResponseJSON; client: ClientDetails }
type AddOutcome =
  | { passkey: Passkey; recoveryCodes: string[] | null }
  | {
      refused:
        | 'unusable'
        | 'challenge_expired'
        | 'passkey_refused'
        | 'passkey_exists'
        | 'too_many_passkeys'
    }

/**
 * Adds a passkey to the account. For an admin it also turns two-step login on, because without it the
 * password alone would still log in; the recovery codes are returned once.
 */
export async function addPasskey(
  deps: Deps,
  { viewer, session }: Owner,
  { name, response, client }: NewPasskey,
): Promise<AddOutcome> {
  const party = relyingParty(deps.origin())
  if ('unusable' in party) return { refused: 'unusable' }
  const { clientDataJSON } = response.response
  const challenge = await consumeChallenge(deps, 'registration', session.id, clientDataJSON)
  if (!challenge) return { refused: 'challenge_expired' }
  const { verifyRegistrationResponse } = await loadWebAuthn()
  const verified = await verifyRegistrationResponse({
    response,
    expectedChallenge: challenge,
    expectedOrigin: party.origin,
    expectedRPID: party.id,
    requireUserVerification: true,
    supportedAlgorithmIDs: ALGORITHMS,
  }).catch(() => undefined)
  const registered = verified?.registrationInfo
  if (!verified?.verified || !registered) return { refused: 'passkey_refused' }
  const { credential, credentialBackedUp } = registered
  const now = deps.clock.now()
  const passkey: Passkey = {
    id: newId(),
    userId: viewer.id,
    credentialId: credential.id,
    publicKey: Buffer.from(credential.publicKey),
    counter: credential.counter,
    transports: credential.transports ?? [],
    name,
    isSynced: credentialBackedUp,
    createdAt: now,
    lastUsedAt: null,
  }
  return inTransaction(deps.db, async (tx): Promise<AddOutcome> => {
    // One at a time, so that simultaneous calls do not pass the limit.
    await lockAccount(tx, viewer.id)
    if ((await listPasskeys(tx, viewer.id)).length >= MAX_PASSKEYS)
      return { refused: 'too_many_passkeys' }
    if (!(await insertPasskey(tx, passkey))) return { refused: 'passkey_exists' }
    await recordChange(deps, tx, viewer, 'passkey_added', { name, id: passkey.id, client })
    await queueMethodMail(deps, tx, viewer, 'passkeyAdded', name)
    const turnsOn = viewer.role === 'admin' && !deps.demo
    if (!turnsOn || (await findSecondFactorAt(tx, viewer.id)))
      return { passkey, recoveryCodes: null }
    return { passkey, recoveryCodes: await turnOnSecondStep(deps, tx, viewer, client) }
  })
}

/** False if the person has no such passkey. Repeating the call changes nothing. */
export function rename(deps: Deps, viewer: Viewer, id: string, name: string): Promise<boolean> {
  return inTransaction(deps.db, async (tx) => {
    const before = await renamePasskey(tx, viewer.id, id, name)
    if (before !== undefined && before !== name)
      await writeAudit(tx, {
        actor: viewer,
        action: 'passkey_renamed',
        subject: ['user', viewer.id],
        at: deps.clock.now(),
        data: { passkey: id },
      })
    return before !== undefined
  })
}

type RemoveOutcome =
  | { removed: true }
  | { refused: 'not_found' | 'last_login_method' | 'last_second_step' }

/** Removes a passkey, unless it is the account's only way to log in or its only second step. */
export function removePasskey(
  deps: Deps,
  viewer: Viewer,
  id: string,
  client: ClientDetails,
): Promise<RemoveOutcome> {
  return inTransaction(deps.db, async (tx): Promise<RemoveOutcome> => {
    await lockAccount(tx, viewer.id)
    const passkeys = await listPasskeys(tx, viewer.id)
    const passkey = passkeys.find((each) => each.id === id)
    if (!passkey) return { refused: 'not_found' }
    if (passkeys.length === 1) {
      const { password, google } = await findLoginMethods(tx, viewer.id)
      if (!password && !google) return { refused: 'last_login_method' }
      const hasApp = Boolean((await findApp(tx, viewer.id))?.confirmedAt)
      if (!hasApp && (await findSecondFactorAt(tx, viewer.id)))
        return { refused: 'last_second_step' }
    }
    await deletePasskey(tx, id)
    const { name } = passkey
    await recordChange(deps, tx, viewer, 'passkey_removed', { name, id, client })
    await queueMethodMail(deps, tx, viewer, 'passkeyRemoved', name)
    return { removed: true }
  })
}

/** For an operator who helps someone that lost their devices; whether there were any. */
export async function removeAllPasskeys(deps: Deps, tx: Tx, userId: string): Promise<boolean> {
  const count = await deletePasskeys(tx, userId)
  if (count === 0) return false
  const detail = count === 1 ? '1 passkey' : `All ${count} passkeys`
  await recordSecurityEvent(deps, tx, { userId, kind: 'passkey_removed', detail })
  await writeAudit(tx, {
    actor: 'system',
    action: 'passkey_removed',
    subject: ['user', userId],
    at: deps.clock.now(),
    data: { count },
  })
  return true
}

async function recordChange(
  deps: Deps,
  tx: Tx,
  viewer: Viewer,
  kind: 'passkey_added' | 'passkey_removed',
  { name, id, client }: { name: string; id: string; client: ClientDetails },
) {
  const [userId, at] = [viewer.id, deps.clock.now()]
  await recordSecurityEvent(deps, tx, { userId, kind, client, detail: name })
  await recordEvent(tx, kind satisfies EventName, at, { userId })
  const subject: [string, string] = ['user', userId]
  await writeAudit(tx, { actor: viewer, action: kind, subject, at, data: { passkey: id } })
}
