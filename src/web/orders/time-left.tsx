import { Clock } from 'lucide-react'
import { useEffect, useState } from 'react'
import { DAY, HOUR, MINUTE, SECOND } from '../../shared/time.ts'
import { serverNow, useServerOffset } from '../api/server-time.ts'
import { classNames } from '../ui/class-names.ts'
import { Moment } from '../ui/reader.tsx'
import { useTranslations } from '../ui/text.ts'
import { useOrderTexts } from './order-texts.ts'

type TimeLeftProps = {
  at: string
  /** What the deadline means: 'Reserved for you until'. */
  label: string
  /** Whether the reader has to act before it. */
  isUrgent?: boolean
}

/** A deadline and, once the server's time is known, how long is left. */
export function TimeLeft({ at, label, isUrgent = true }: TimeLeftProps) {
  const left = useLeft(at)
  // Until it is known, the room of an average duration is left free, so that nothing below moves.
  const t = useTranslations('order.timeLeft')
  const duration = useOrderTexts().duration(left ?? 2 * DAY - HOUR)
  return (
    <p className="flex items-start gap-2 text-sm">
      <Clock
        aria-hidden="true"
        className={classNames('mt-0.5 size-4 shrink-0', isUrgent ? 'text-amber' : 'text-muted')}
      />
      <span className="flex flex-wrap items-center gap-x-3 gap-y-1">
        <span>
          {label} <Moment at={at} deadline />
        </span>
        {duration && (
          <span
            role="timer"
            className={classNames(
              'rounded-full px-2.5 whitespace-nowrap tabular-nums',
              isUrgent ? 'bg-amber-wash font-semibold text-amber' : 'bg-sand text-ink',
              left === undefined && 'invisible',
            )}
          >
            {t('left', { time: duration })}
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

/** How often the text can change, in milliseconds. */
export function tickInterval(ms: number): number {
  return ms < HOUR ? SECOND : MINUTE
}
