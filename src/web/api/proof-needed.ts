import type { Fetch } from './client.ts'

/** Error codes of calls that a person can make possible right away, with a dialog. */
const codes = ['reauthentication_required', 'email_not_verified'] as const
type Code = (typeof codes)[number]

/** Asks the person for what the call needs; false if they do not want to. */
type AskForProof = () => Promise<boolean>

const askers = new Map<Code, AskForProof>()
const asking = new Map<Code, Promise<boolean>>()

/** Sets how the page asks for a proof; returns how to take that back. */
export function onProofNeeded(code: Code, ask: AskForProof) {
  askers.set(code, ask)
  return () => {
    if (askers.get(code) === ask) askers.delete(code)
  }
}

/** A fetch that asks for proof when a call needs it and then repeats the call, so that nothing is lost. */
export function withProof(fetch: Fetch): Fetch {
  return async (path, init) => {
    const response = await fetch(path, init)
    if (response.status !== 403 || askers.size === 0) return response
    const body: { error?: string } = await response
      .clone()
      .json()
      .catch(() => ({}))
    const code = codes.find((one) => one === body.error)
    const ask = code && askers.get(code)
    if (!code || !ask) return response
    // One dialog, however many calls wait for it.
    const answer = asking.get(code) ?? ask().finally(() => asking.delete(code))
    asking.set(code, answer)
    return (await answer) ? fetch(path, init) : response
  }
}
