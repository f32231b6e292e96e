import type { Letter } from '../api/index.ts'

/** A message on its way, or one that did not arrive. */
export type Pending = Letter & { state: 'sending' | 'failed'; problem?: string; at: string }

/** Messages that did not arrive yet, kept for this tab through reloads. */
export function readOutbox(place: string): Pending[] {
  try {
    const kept: unknown = JSON.parse(sessionStorage.getItem(keyOf(place)) ?? '[]')
    if (!Array.isArray(kept)) return []
    // Whoever sent them is gone with the page: nobody knows whether they arrived.
    return (kept as Pending[]).map((one) => ({
      ...one,
      state: 'failed',
      problem: one.problem ?? 'It is not certain that this was sent.',
    }))
  } catch {
    return []
  }
}

export function keepOutbox(place: string, pending: readonly Pending[]) {
  try {
    if (pending.length === 0) sessionStorage.removeItem(keyOf(place))
    else sessionStorage.setItem(keyOf(place), JSON.stringify(pending))
  } catch {
    // Storage may be forbidden or full; then they last as long as the page.
  }
}

function keyOf(place: string) {
  return `redial-outbox-${place}`
}
