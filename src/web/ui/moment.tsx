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
  /** Says the hour too. */
  exact?: boolean
}

/** A time in the reader's own time zone; the server, which does not know it, writes UTC. */
export function Moment({ at, exact = false }: MomentProps) {
  const ready = useHydrated()
  const zone = ready ? {} : { timeZone: 'UTC' }
  const words = new Intl.DateTimeFormat('en-GB', { ...(exact ? minute : day), ...zone })
  return (
    <time dateTime={at} className="whitespace-nowrap">
      {words.format(new Date(at))}
    </time>
  )
}
