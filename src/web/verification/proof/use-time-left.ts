import { useEffect, useState } from 'react'

/**
 * Seconds that are left of what was made with `secondsLeft`; undefined without anything. Counted from
 * when it arrived: this browser's clock may be set to any time.
 */
export function useTimeLeft(made: { _id: string; secondsLeft: number } | undefined) {
  const [left, setLeft] = useState<{ of: string; seconds: number }>()
  const { _id, secondsLeft } = made ?? {}

  useEffect(() => {
    if (_id === undefined || secondsLeft === undefined) return
    const end = Date.now() + secondsLeft * 1_000
    const tick = () =>
      setLeft({ of: _id, seconds: Math.max(0, Math.ceil((end - Date.now()) / 1_000)) })
    tick()
    const timer = setInterval(tick, 1_000)
    return () => clearInterval(timer)
  }, [_id, secondsLeft])

  if (!made) return undefined
  // What was counted for the one before says nothing of this one.
  return left?.of === made._id ? left.seconds : made.secondsLeft
}

/** '29 minutes', '40 seconds'. */
export function timeWords(seconds: number): string {
  if (seconds < 60) return seconds === 1 ? '1 second' : `${seconds} seconds`
  const minutes = Math.ceil(seconds / 60)
  return minutes === 1 ? '1 minute' : `${minutes} minutes`
}
