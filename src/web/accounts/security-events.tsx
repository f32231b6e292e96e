import type { InfiniteData, UseInfiniteQueryResult } from '@tanstack/react-query'
import { securityEventLabels } from '../../shared/accounts/security-events.ts'
import type { SecurityEvent } from '../api/index.ts'
import { Loaded, ShowMore } from '../dashboard/loaded.tsx'
import { Moment } from '../ui/reader.tsx'

type SecurityEventsProps = {
  query: UseInfiniteQueryResult<InfiniteData<{ body: SecurityEvent[] }>>
  empty: string
  texts?: SecurityLogTexts
}

export type SecurityLogTexts = {
  caption: string
  label: string
  things: string
  event: (kind: SecurityEvent['kind']) => string
  /** What happened several times. */
  times: (event: string, count: number) => string
  network: (network: string) => string
}

/** For pages in English. */
const englishTexts: SecurityLogTexts = {
  caption: 'security log',
  label: 'Security log',
  things: 'entries',
  event: (kind) => securityEventLabels[kind],
  times: (event, count) => `${event} (${count} times)`,
  network: (network) => `Network ${network}`,
}

export function SecurityEvents({ query, empty, texts = englishTexts }: SecurityEventsProps) {
  return (
    <Loaded query={query} caption={texts.caption}>
      {({ pages }) => {
        const events = pages.flatMap(({ body }) => body)
        if (events.length === 0) return <p>{empty}</p>
        return (
          <>
            <ol aria-label={texts.label} className="divide-y divide-hairline">
              {events.map((event) => (
                <li key={event.id} className="py-3">
                  <Entry event={event} texts={texts} />
                </li>
              ))}
            </ol>
            <ShowMore
              query={query}
              shown={events.length}
              isLong={pages.length > 1}
              things={texts.things}
            />
          </>
        )
      }}
    </Loaded>
  )
}

function Entry({ event, texts }: { event: SecurityEvent; texts: SecurityLogTexts }) {
  const { kind, at, lastAt, times, network, browser, detail } = event
  const facts = [detail, browser, network && texts.network(network)].filter(Boolean)
  return (
    <>
      <p className="flex flex-wrap justify-between gap-x-4">
        <span className="font-medium">
          {times > 1 ? texts.times(texts.event(kind), times) : texts.event(kind)}
        </span>
        <span className="text-sm text-muted">
          <Moment at={times > 1 ? lastAt : at} exact />
        </span>
      </p>
      {facts.length > 0 && <p className="text-sm wrap-anywhere text-muted">{facts.join(' · ')}</p>}
    </>
  )
}
