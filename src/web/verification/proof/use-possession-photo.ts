import { useEffect, useRef, useState } from 'react'
import { refusalOf } from '../../forms/refusal.ts'

type Send = (
  file: File,
  onProgress: (done: number) => void,
  signal: AbortSignal,
) => Promise<unknown>

/** Sends the photo as soon as it is picked; the last one that was picked counts. */
export function usePossessionPhoto(send: Send, onProven: () => Promise<void>) {
  const [progress, setProgress] = useState<number>()
  const [error, setError] = useState<string>()
  const current = useRef<{ file: File; stop: AbortController }>(undefined)

  useEffect(() => () => current.current?.stop.abort(), [])

  async function pick(file: File) {
    current.current?.stop.abort()
    const stop = new AbortController()
    const { signal } = stop
    current.current = { file, stop }
    setError(undefined)
    setProgress(0)
    try {
      await send(file, (part) => !signal.aborted && setProgress(part), signal)
      await onProven()
    } catch (problem) {
      if (!signal.aborted) setError(refusalOf(problem).message)
    } finally {
      if (!signal.aborted) setProgress(undefined)
    }
  }

  function clear() {
    current.current?.stop.abort()
    current.current = undefined
    setProgress(undefined)
    setError(undefined)
  }

  return {
    progress,
    error,
    pick,
    clear,
    retry: () => current.current && pick(current.current.file),
  }
}
