import type { InfiniteData, UseInfiniteQueryResult } from '@tanstack/react-query'
import { formatCount } from '../../shared/quantities.ts'
import type { SecurityEvent } from '../api/index.ts'
import { Loaded, ShowMore } from '../dashboard/loaded.tsx'
import { Moment } from '../ui/reader.tsx'
import { useLanguage, useTranslations } from '../ui/text.ts'
import { useBrowserName } from './browser-name.ts'

type SecurityEventsProps = {
  query: UseInfiniteQueryResult<InfiniteData<{ body: SecurityEvent[] }>>
  empty: string
}

/** What happened to an account, newest first. */
export function SecurityEvents({ query, empty }: SecurityEventsProps) {
  const t = useTranslations('securityLog')
  return (
    <Loaded shape="text" query={query} caption={t('caption')}>
      {({ pages }) => {
        const events = pages.flatMap(({ body }) => body)
        if (events.length === 0) return <p>{empty}</p>
        return (
          <>
            <ol aria-label={t('label')} className="divide-y divide-hairline">
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
              things={t('things')}
            />
          </>
        )
      }}
    </Loaded>
  )
}

function Entry({ event }: { event: SecurityEvent }) {
  const t = useTranslations('securityLog')
  const language = useLanguage()
  const { kind, at, lastAt, times, network, browser, detail } = event
  const browserName = useBrowserName()
  const facts = [detail, browserName(browser), network && t('network', { network })].filter(Boolean)
  const title = t(`event.${kind}`)
  return (
    <>
      <p className="flex flex-wrap justify-between gap-x-4">
        <span className="font-medium">
          {times > 1
            ? t('times', { event: title, count: times, shown: formatCount(times, language) })
            : title}
        </span>
        <span className="text-sm text-muted">
          <Moment at={times > 1 ? lastAt : at} exact />
        </span>
      </p>
      {facts.length > 0 && (
        <p className="text-sm wrap-anywhere text-muted">{facts.join('\u00a0· ')}</p>
      )}
    </>
  )
}
