import { useHydrated } from '../ui/hooks.ts'

const hour = { hour: '2-digit', minute: '2-digit', hour12: false } as const
const day = { day: 'numeric', month: 'short' } as const

/** The hour in the reader's own time zone; the server, which does not know it, writes UTC. */
export function Hour({ at }: { at: string }) {
  return <Written at={at} how={hour} />
}

/** As short as it can be told: the hour of today, the day of this year. */
export function When({ at }: { at: string }) {
  const [then, now] = [new Date(at), new Date()]
  if (then.toDateString() === now.toDateString()) return <Written at={at} how={hour} />
  const isThisYear = then.getFullYear() === now.getFullYear()
  return <Written at={at} how={isThisYear ? day : { ...day, year: 'numeric' }} />
}

function Written({ at, how }: { at: string; how: Intl.DateTimeFormatOptions }) {
  const ready = useHydrated()
  const words = new Intl.DateTimeFormat('en-GB', { ...how, ...(!ready && { timeZone: 'UTC' }) })
  return (
    <time dateTime={at} className="whitespace-nowrap">
      {words.format(new Date(at))}
    </time>
  )
}
