import { Clock } from 'lucide-react'
import { useEffect, useState } from 'react'
import { pluralize } from '../../shared/quantities.ts'
import { DAY, HOUR, MINUTE, SECOND } from '../../shared/time.ts'
import { serverNow, useServerOffset } from '../api/server-time.ts'
import { classNames } from '../ui/class-names.ts'
import { Moment } from '../ui/reader.tsx'

type TimeLeftProps = {
  at: string
  /** What the deadline means: 'Reserved for you until'. */
  label: string
}

/** A deadline and, once the server's time is known, how long is left. */
export function TimeLeft({ at, label }: TimeLeftProps) {
  const left = useLeft(at)
  // Until it is known, the room of an average duration is left free, so that nothing below moves.
  const duration = formatDuration(left ?? 2 * DAY - HOUR)
  return (
    <p className="flex items-start gap-2 text-sm">
      <Clock aria-hidden="true" className="mt-0.5 size-4 shrink-0 text-amber" />
      <span className="flex flex-wrap items-center gap-x-3 gap-y-1">
        <span>
          {label} <Moment at={at} deadline />
        </span>
        {duration && (
          <span
            role="timer"
            className={classNames(
              'rounded-full bg-amber-wash px-2.5 font-semibold whitespace-nowrap text-amber tabular-nums',
              left === undefined && 'invisible',
            )}
          >
            {duration} left
          </span>
        )}
      </span>
    </p>
  )
}

/** Milliseconds left by the server's clock; undefined until it is known. */
function useLeft(at: string): number | undefined {
  const ahead = useServerOffset()
  const [left, setLeft] = useState<number>()
  useEffect(() => {
    if (ahead === undefined) return
    const since = ahead
    const end = new Date(at).getTime()
    let timer: ReturnType<typeof setTimeout>
    function tick() {
      const ms = end - serverNow(since)
      setLeft(ms)
      if (ms > 0) timer = setTimeout(tick, tickInterval(ms))
    }
    tick()
    return () => clearTimeout(timer)
  }, [at, ahead])
  return left
}

/** '2 days 3 h', '3 h 20 min', '20 min', '9:05' in the last ten minutes; empty when no time is left. */
export function formatDuration(ms: number): string {
  if (ms <= 0) return ''
  if (ms < 10 * MINUTE) return minutesAndSeconds(Math.ceil(ms / SECOND))
  if (ms < HOUR) return `${Math.ceil(ms / MINUTE)} min`
  if (ms < DAY) return twoUnits(Math.floor(ms / HOUR), 'h', Math.floor((ms % HOUR) / MINUTE), 'min')
  const days = Math.floor(ms / DAY)
  return twoUnits(days, pluralize(days, 'day'), Math.floor((ms % DAY) / HOUR), 'h')
}

/** How often the text can change, in milliseconds. */
export function tickInterval(ms: number): number {
  return ms < HOUR ? SECOND : MINUTE
}

function minutesAndSeconds(seconds: number) {
  return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`
}

function twoUnits(large: number, unit: string, small: number, smallUnit: string) {
  return `${large} ${unit}${small > 0 ? ` ${small} ${smallUnit}` : ''}`
}
