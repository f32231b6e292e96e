import { useHydrated } from './hooks.ts'

const day = { day: 'numeric', month: 'short', year: 'numeric' } as const
const minute = {
  weekday: 'short',
  day: 'numeric',
  month: 'short',
  hour: '2-digit',
  minute: '2-digit',
  hour12: false,
} as const

type MomentProps = {
  at: string
  /** Shows the time of day too. */
  exact?: boolean
}

/** A time in the reader's time zone; the server, which does not know it, renders UTC. */
export function Moment({ at, exact = false }: MomentProps) {
  const ready = useHydrated()
  const zone = ready ? {} : { timeZone: 'UTC' }
  const format = new Intl.DateTimeFormat('en-GB', { ...(exact ? minute : day), ...zone })
  return (
    <time dateTime={at} className="whitespace-nowrap">
      {format.format(new Date(at))}
    </time>
  )
}

const days = new Intl.DateTimeFormat('en-GB', {
  day: 'numeric',
  month: 'short',
  year: 'numeric',
  timeZone: 'UTC',
})

/** '21 Nov 2026', in UTC, so that server and browser render the same. */
export function formatDay(iso: string): string {
  return days.format(new Date(iso))
}

/** 'Fri 23 Nov, 14:00' in local time; only for content that the server does not render. */
export function formatLocalTime(iso: string, timeZone?: string): string {
  const parts = new Intl.DateTimeFormat('en-GB', {
    weekday: 'short',
    day: 'numeric',
    month: 'short',
    hour: '2-digit',
    minute: '2-digit',
    hourCycle: 'h23',
    ...(timeZone && { timeZone }),
  }).formatToParts(new Date(iso))
  const part = (type: Intl.DateTimeFormatPartTypes) =>
    parts.find((one) => one.type === type)?.value ?? ''
  return `${part('weekday')} ${part('day')} ${part('month')}, ${part('hour')}:${part('minute')}`
}
