import {
  browserSupportsWebAuthn,
  browserSupportsWebAuthnAutofill,
  type PublicKeyCredentialCreationOptionsJSON,
  type PublicKeyCredentialRequestOptionsJSON,
  sendSignal,
  startAuthentication,
  startRegistration,
  WebAuthnAbortService,
} from '@simplewebauthn/browser'
import type { PageMessages } from '../../../text/pages.ts'
import { type Api, ApiError } from '../../api/index.ts'

type Options = { challenge: string }

const UNSUPPORTED = 'unsupported'
const INSECURE = 'insecure'

/** Browsers have no passkeys over plain http. */
function requireWebAuthn() {
  if (!isSecureContext) throw new Error(INSECURE)
  if (!browserSupportsWebAuthn()) throw new Error(UNSUPPORTED)
}

export const canAutofill = browserSupportsWebAuthnAutofill

/** Ends the autofill that waits for a choice, for example when the login page is left. */
export const stopAutofill = () => WebAuthnAbortService.cancelCeremony()

/** Asks the person for a passkey; with `autofill` when they press the email field. */
export async function requestPasskey(options: Options, { autofill = false } = {}) {
  requireWebAuthn()
  const { id, rawId, response, clientExtensionResults } = await startAuthentication({
    optionsJSON: options as unknown as PublicKeyCredentialRequestOptionsJSON,
    useBrowserAutofill: autofill,
  })
  const { clientDataJSON, authenticatorData, signature, userHandle } = response
  return {
    id,
    rawId,
    type: 'public-key' as const,
    clientExtensionResults: { ...clientExtensionResults },
    response: { clientDataJSON, authenticatorData, signature, ...(userHandle && { userHandle }) },
  }
}

/** Makes a new passkey on the device that the person chooses. */
export async function makePasskey(options: Options) {
  requireWebAuthn()
  const { id, rawId, response, clientExtensionResults } = await startRegistration({
    optionsJSON: options as unknown as PublicKeyCredentialCreationOptionsJSON,
  })
  const { clientDataJSON, attestationObject, transports } = response
  return {
    id,
    rawId,
    type: 'public-key' as const,
    clientExtensionResults: { ...clientExtensionResults },
    response: { clientDataJSON, attestationObject, ...(transports && { transports }) },
  }
}

/** Lets the person pick a passkey to log in with. */
export async function pickPasskey(api: Pick<Api, 'post'>, how: { autofill: boolean }) {
  requireWebAuthn()
  const { options } = await api.post('/api/auth/sign-in/passkey/options')
  return { response: await requestPasskey(options, how), rpId: options.rpId ?? '' }
}

/** Logs in with the passkey that was picked. */
export async function logInWithPasskey(
  api: Pick<Api, 'post'>,
  { response, rpId }: Awaited<ReturnType<typeof pickPasskey>>,
) {
  try {
    await api.post('/api/auth/sign-in/passkey', { body: { response } })
  } catch (error) {
    // The password manager need not offer a passkey again that was removed here.
    if (error instanceof ApiError && error.code === 'unknown_passkey')
      await sendSignal({
        signalName: 'unknownCredential',
        rpID: rpId,
        credentialID: response.id,
      }).catch(() => {})
    throw error
  }
}

/** Why a device gave no passkey: a key of the texts `passkeyErrors`. */
export type PasskeyError = keyof PageMessages['login']['passkeyErrors']

const byName: Record<string, PasskeyError> = {
  NotAllowedError: 'canceled',
  InvalidStateError: 'exists',
  SecurityError: 'address',
  NotSupportedError: 'unable',
  ConstraintError: 'noLock',
}

/** Whether the page itself ended the question, which is no error. */
export function isAborted(error: unknown): boolean {
  return error instanceof Error && error.name === 'AbortError'
}

/** Undefined for an error of the API, and for any other that is not known. */
export function passkeyError(error: unknown): PasskeyError | undefined {
  if (!(error instanceof Error) || error instanceof ApiError) return undefined
  if (error.message === INSECURE) return 'insecure'
  if (error.message === UNSUPPORTED) return 'unsupported'
  return byName[error.name]
}
