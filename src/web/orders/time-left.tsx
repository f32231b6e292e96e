import { Clock } from 'lucide-react'
import { useEffect, useState } from 'react'
import { Moment } from '../ui/moment.tsx'
import { leftWords, nextChange } from './left-words.ts'
import { serverNow, useServerAhead } from './server-clock.ts'

type TimeLeftProps = {
  at: string
  /** What ends then: 'Held for you until'. */
  label: string
}

/** When something ends, and once the server has said what time it is there, how long that still is. */
export function TimeLeft({ at, label }: TimeLeftProps) {
  const left = useLeft(at)
  const words = left === undefined ? '' : leftWords(left)
  return (
    <p className="flex items-start gap-2 text-sm">
      <Clock aria-hidden="true" className="mt-0.5 size-4 shrink-0 text-amber" />
      <span className="flex flex-wrap items-center gap-x-3 gap-y-1">
        <span>
          {label} <Moment at={at} exact />
        </span>
        {words && (
          <span
            role="timer"
            className="rounded-full bg-amber-wash px-2.5 font-semibold whitespace-nowrap text-amber tabular-nums"
          >
            {words} left
          </span>
        )}
      </span>
    </p>
  )
}

/** Milliseconds that are left by the server's clock; undefined while it is not known. */
function useLeft(at: string): number | undefined {
  const ahead = useServerAhead()
  const [left, setLeft] = useState<number>()
  useEffect(() => {
    if (ahead === undefined) return
    const since = ahead
    const end = new Date(at).getTime()
    let timer: ReturnType<typeof setTimeout>
    function tick() {
      const ms = end - serverNow(since)
      setLeft(ms)
      if (ms > 0) timer = setTimeout(tick, nextChange(ms))
    }
    tick()
    return () => clearTimeout(timer)
  }, [at, ahead])
  return left
}
