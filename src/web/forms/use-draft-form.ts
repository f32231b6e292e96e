import { useEffect, useRef } from 'react'
import { useForm } from './use-form.ts'

/** Stores what was typed into a form for this tab until it is sent. */
export function storeDraft(name: string, values: Record<string, string>) {
  try {
    sessionStorage.setItem(keyOf(name), JSON.stringify(values))
  } catch {
    // Storage may be blocked or full; then the draft lasts as long as the page.
  }
}

/** The stored values of the fields that the form still has. */
export function readDraft(name: string, fields: Record<string, string>): Record<string, string> {
  try {
    const stored: unknown = JSON.parse(sessionStorage.getItem(keyOf(name)) ?? '{}')
    return Object.fromEntries(
      Object.entries(stored ?? {}).filter(
        ([field, value]) => field in fields && typeof value === 'string',
      ),
    )
  } catch {
    return {}
  }
}

export function deleteStoredDraft(name: string) {
  try {
    sessionStorage.removeItem(keyOf(name))
  } catch {
    // Nothing was stored.
  }
}

function keyOf(name: string) {
  return `redial-draft-${name}`
}

/**
 * A form whose input survives remounts and reloads (an order can change while its form is being
 * filled in): stored for this tab until it is sent.
 */
export function useDraftForm<Values extends Record<string, string>>(
  name: string,
  rules: Parameters<typeof useForm<Values>>[0],
) {
  const sent = useRef(false)
  const form = useForm<Values>({
    ...rules,
    async send(values) {
      await rules.send(values)
      sent.current = true
      deleteStoredDraft(name)
    },
  })

  // biome-ignore lint/correctness/useExhaustiveDependencies: restore the draft once
  useEffect(() => {
    const draft = readDraft(name, rules.initial)
    if (Object.keys(draft).length > 0) form.set(draft as Partial<Values>)
  }, [])

  const { ready, values } = form
  useEffect(() => {
    if (ready && !sent.current) storeDraft(name, values)
  }, [ready, values, name])

  return form
}
