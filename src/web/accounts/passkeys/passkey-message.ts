import { useReadRefusal } from '../../forms/use-action.ts'
import { isAborted, type PasskeyError, passkeyError } from './browser-passkeys.ts'

/** What to tell the person about an error; undefined when the page itself ended the question. */
export function usePasskeyMessage(errors: (reason: PasskeyError) => string) {
  const readRefusal = useReadRefusal()
  return function messageFor(error: unknown): string | undefined {
    if (isAborted(error)) return undefined
    const reason = passkeyError(error)
    return reason ? errors(reason) : readRefusal(error).message
  }
}
