import { useEffect, useRef } from 'react'
import { forgetDraft, keepDraft, readDraft } from './draft.ts'
import { useForm } from './use-form.ts'

/**
 * A form whose input survives remounts and reloads (an order can change while its form is being filled
 * in): kept for this tab until it is sent.
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
      forgetDraft(name)
    },
  })

  // biome-ignore lint/correctness/useExhaustiveDependencies: restore the draft once
  useEffect(() => {
    const kept = readDraft(name, rules.initial)
    if (Object.keys(kept).length > 0) form.set(kept as Partial<Values>)
  }, [])

  const { ready, values } = form
  useEffect(() => {
    if (ready && !sent.current) keepDraft(name, values)
  }, [ready, values, name])

  return form
}
