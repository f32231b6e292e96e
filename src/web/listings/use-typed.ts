import { useEffect, useRef, useState } from 'react'

/** Long enough to finish a word, short enough to feel like an answer. */
export const TYPING_PAUSE_MS = 400

/**
 * Text that is typed here and lives in the address: handed on after a pause or at once with `commit`,
 * and following the address when that changes by other means.
 */
export function useTyped(
  inAddress: string | undefined,
  onTyped: (text: string | undefined) => void,
) {
  const [text, setText] = useState(inAddress ?? '')
  const settled = useRef(inAddress ?? '')
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)

  useEffect(() => {
    if ((inAddress ?? '') === settled.current) return
    settled.current = inAddress ?? ''
    setText(settled.current)
  }, [inAddress])

  useEffect(() => () => clearTimeout(timer.current), [])

  function commit(typed = text) {
    clearTimeout(timer.current)
    const next = typed.trim()
    if (next === settled.current) return
    settled.current = next
    onTyped(next || undefined)
  }

  function type(typed: string) {
    setText(typed)
    clearTimeout(timer.current)
    timer.current = setTimeout(() => commit(typed), TYPING_PAUSE_MS)
  }

  /** The address is about to say this by other means: what was typed is not handed on any more. */
  function settle(next = '') {
    clearTimeout(timer.current)
    settled.current = next
    setText(next)
  }

  return { text, type, commit, settle }
}
