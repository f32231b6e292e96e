import { useEffect, useRef, useState } from 'react'
import type { Letter, Sent } from '../api/index.ts'
import { refusalOf } from '../forms/use-form.ts'

/** A message that is being sent or has failed. */
export type Pending = Letter & { state: 'sending' | 'failed'; problem?: string; at: string }

/** Messages that haven't been delivered, kept for this tab across reloads. */
export function readOutbox(place: string): Pending[] {
  try {
    const kept: unknown = JSON.parse(sessionStorage.getItem(storageKey(place)) ?? '[]')
    if (!Array.isArray(kept)) return []
    // Their requests ended with the page, so it is unknown whether they arrived.
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
    // Storage may be blocked or full; then they last as long as the page.
  }
}

function storageKey(place: string) {
  return `redial-outbox-${place}`
}

type OutboxOptions = {
  /** Storage key: a thread, or the phone of a new conversation. */
  place: string
  send: (letter: Letter) => Promise<Sent>
  onSent: (sent: Sent) => void
}

/**
 * Sends messages one at a time, in the order they were written. Failed ones stay visible with a
 * retry, which sends the same id, so that the message is stored once.
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
