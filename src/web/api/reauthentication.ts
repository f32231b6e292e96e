import type { Fetch } from './client.ts'

/** The error code of a call that needs a recent proof of identity. */
const REAUTHENTICATION_REQUIRED = 'reauthentication_required'

/** Asks the person to prove who they are; false if they do not want to. */
type AskForProof = () => Promise<boolean>

let askForProof: AskForProof | undefined
let asking: Promise<boolean> | undefined

/** Sets how the page asks for proof; returns how to take that back. */
export function onReauthentication(ask: AskForProof) {
  askForProof = ask
  return () => {
    if (askForProof === ask) askForProof = undefined
  }
}

/** A fetch that asks for proof when a call needs it and then repeats the call, so that nothing is lost. */
export function withReauthentication(fetch: Fetch): Fetch {
  return async (path, init) => {
    const response = await fetch(path, init)
    if (response.status !== 403 || !askForProof) return response
    const body: { error?: string } = await response
      .clone()
      .json()
      .catch(() => ({}))
    if (body.error !== REAUTHENTICATION_REQUIRED) return response
    // One dialog, however many calls wait for it.
    asking ??= askForProof().finally(() => {
      asking = undefined
    })
    return (await asking) ? fetch(path, init) : response
  }
}
