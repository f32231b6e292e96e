import { useEffect, useState } from 'react'

/** Between two letters of somebody who types on. */
export const TYPING_ON_MS = 150

/** The text once it has stood still for a moment, for what asks the server at every change. */
export function useSettled(text: string): string {
  const [settled, setSettled] = useState(text)
  useEffect(() => {
    const timer = setTimeout(() => setSettled(text), TYPING_ON_MS)
    return () => clearTimeout(timer)
  }, [text])
  return settled
}
