import { useEffect, useRef, useState } from 'react'
import type { Letter, Sent } from '../api/index.ts'
import { refusalOf } from '../forms/use-form.ts'

/** A message on its way, or one that did not arrive. */
export type Pending = Letter & { state: 'sending' | 'failed'; problem?: string; at: string }

/** Messages that did not arrive yet, kept for this tab through reloads. */
export function readOutbox(place: string): Pending[] {
  try {
    const kept: unknown = JSON.parse(sessionStorage.getItem(storageKey(place)) ?? '[]')
    if (!Array.isArray(kept)) return []
    // Whoever sent them is gone with the page: nobody knows whether they arrived.
    return (kept as Pending[]).map((one) => ({
      ...one,
      state: 'failed',
      problem: one.problem ?? 'We don’t know whether this was sent.',
    }))
  } catch {
    return []
  }
}

export function storeOutbox(place: string, pending: readonly Pending[]) {
  try {
    if (pending.length === 0) sessionStorage.removeItem(storageKey(place))
    else sessionStorage.setItem(storageKey(place), JSON.stringify(pending))
  } catch {
    // Storage may be forbidden or full; then they last as long as the page.
  }
}

function storageKey(place: string) {
  return `redial-outbox-${place}`
}

type OutboxOptions = {
  /** Where they are written: a thread, or a phone that is asked about. */
  place: string
  send: (letter: Letter) => Promise<Sent>
  onSent: (sent: Sent) => void
}

/**
 * Sends messages one after the other, in the order in which they were written. What does not arrive
 * stays on the screen with a way to try again; the same message is sent under the same id, so it
 * arrives once.
 */
export function useOutbox({ place, send, onSent }: OutboxOptions) {
  const [pending, setPending] = useState<Pending[]>([])
  const line = useRef(Promise.resolve())
  const all = useRef<Pending[]>([])

  function change(next: Pending[]) {
    all.current = next
    setPending(next)
    storeOutbox(place, next)
  }

  useEffect(() => {
    all.current = readOutbox(place)
    setPending(all.current)
  }, [place])

  const put = (clientId: string, changes: Partial<Pending>) =>
    change(all.current.map((one) => (one.clientId === clientId ? { ...one, ...changes } : one)))
  const drop = (clientId: string) => change(all.current.filter((one) => one.clientId !== clientId))

  function queue({ clientId, text, photo }: Letter) {
    line.current = line.current.then(async () => {
      try {
        const sent = await send({ clientId, text, ...(photo && { photo }) })
        onSent(sent)
        drop(clientId)
      } catch (error) {
        put(clientId, { state: 'failed', problem: refusalOf(error).message })
      }
    })
  }

  return {
    pending,
    write(text: string, photo: string | undefined) {
      const letter = { clientId: crypto.randomUUID(), text, ...(photo && { photo }) }
      change([...all.current, { ...letter, state: 'sending', at: new Date().toISOString() }])
      queue(letter)
    },
    retry(one: Pending) {
      put(one.clientId, { state: 'sending' })
      queue(one)
    },
    drop,
  }
}
