import { useEffect, useRef, useState } from 'react'

/** Runs one try at a time, which ends when the screen goes; `running` tells that one is under way. */
export function useTry() {
  const [running, setRunning] = useState(false)
  const current = useRef<AbortController>(undefined)

  useEffect(() => () => current.current?.abort(), [])

  async function run(work: (signal: AbortSignal) => Promise<void>) {
    if (current.current) return
    const own = new AbortController()
    current.current = own
    setRunning(true)
    try {
      await work(own.signal)
    } catch (error) {
      if (!own.signal.aborted) throw error
    } finally {
      current.current = undefined
      if (!own.signal.aborted) setRunning(false)
    }
  }

  return { running, run }
}
