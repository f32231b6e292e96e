import type { InfiniteData, UseInfiniteQueryResult } from '@tanstack/react-query'
import { securityEventLabels } from '../../shared/accounts/security-events.ts'
import type { SecurityEvent } from '../api/index.ts'
import { Loaded, ShowMore } from '../dashboard/loaded.tsx'
import { Moment } from '../ui/reader.tsx'

type SecurityEventsProps = {
  query: UseInfiniteQueryResult<InfiniteData<{ body: SecurityEvent[] }>>
  empty: string
}

export function SecurityEvents({ query, empty }: SecurityEventsProps) {
  return (
    <Loaded query={query} caption="security log">
      {({ pages }) => {
        const events = pages.flatMap(({ body }) => body)
        if (events.length === 0) return <p>{empty}</p>
        return (
          <>
            <ol aria-label="Security log" className="divide-y divide-hairline">
              {events.map((event) => (
                <li key={event.id} className="py-3">
                  <Entry event={event} />
                </li>
              ))}
            </ol>
            <ShowMore
              query={query}
              shown={events.length}
              isLong={pages.length > 1}
              things="entries"
            />
          </>
        )
      }}
    </Loaded>
  )
}

function Entry({ event }: { event: SecurityEvent }) {
  const { kind, at, lastAt, times, network, browser, detail } = event
  const facts = [detail, browser, network && `Network ${network}`].filter(Boolean)
  return (
    <>
      <p className="flex flex-wrap justify-between gap-x-4">
        <span className="font-medium">
          {securityEventLabels[kind]}
          <span>{times > 1 && ` (${times} times)`}</span>
        </span>
        <span className="text-sm text-muted">
          <Moment at={times > 1 ? lastAt : at} exact />
        </span>
      </p>
      {facts.length > 0 && <p className="text-sm wrap-anywhere text-muted">{facts.join(' · ')}</p>}
    </>
  )
}
