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
import { type Api, ApiError } from '../../api/index.ts'
import { readRefusal } from '../../forms/use-action.ts'

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

const byName: Record<string, string> = {
  NotAllowedError: 'No passkey was used. You canceled, or it took too long. Try again.',
  InvalidStateError: 'This device already has a passkey for your account.',
  SecurityError: 'Passkeys don’t work at this address. Open the shop at its usual address.',
  NotSupportedError: 'This device can’t create passkeys.',
  ConstraintError: 'This device can’t create passkeys: it has no screen lock, fingerprint or PIN.',
}

/** What to tell the person; undefined when the page itself ended the question. */
export function passkeyError(error: unknown): string | undefined {
  if (!(error instanceof Error) || error instanceof ApiError) return readRefusal(error).message
  if (error.message === INSECURE)
    return 'Passkeys only work over https. Open the shop at an https address, or use another way to log in.'
  if (error.message === UNSUPPORTED)
    return 'This browser doesn’t support passkeys. Use another way to log in.'
  if (error.name === 'AbortError') return
  return byName[error.name] ?? readRefusal(error).message
}
