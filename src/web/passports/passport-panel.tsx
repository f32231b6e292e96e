import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { pages } from '../../contract/urls.ts'
import { formatCount } from '../../shared/quantities.ts'
import { type PassportEntry, useApi } from '../api/index.ts'
import { useReadRefusal } from '../forms/use-action.ts'
import { buttonClass } from '../ui/button.tsx'
import { ErrorState, LoadingRegion, Skeleton } from '../ui/layout/page-states.tsx'
import { useLanguage, useTranslations } from '../ui/text.ts'
import { passportQueries } from './queries.ts'
import { Limits, PassportFigures, Timeline } from './timeline.tsx'

/** Entries in the panel; the page of the passport has all. */
const SHOWN = 5
/** What the panel leaves out: the checks stand above it on the page of the phone. */
const CHECKS: readonly PassportEntry['kind'][] = ['imei_checked', 'checked_up', 'graded']

/** The passport of a listed phone in short. */
export function PassportPanel({ phoneId }: { phoneId: string }) {
  const t = useTranslations('passport')
  const language = useLanguage()
  const query = useQuery(passportQueries.forPhone(useApi(), phoneId))
  const readRefusal = useReadRefusal()
  const { data: passport, error } = query
  if (error)
    return (
      <ErrorState busy={query.isFetching} onRetry={() => query.refetch()}>
        {readRefusal(error).message}
      </ErrorState>
    )
  if (!passport) return <PanelSkeleton />
  const shown = passport.entries.filter(({ kind }) => !CHECKS.includes(kind)).slice(-SHOWN)
  const rest = passport.entries.length - shown.length
  return (
    <div className="grid gap-x-14 gap-y-6 md:grid-cols-2">
      <div className="flex flex-col gap-5">
        <PassportFigures passport={passport} />
        <details>
          <summary className="min-h-11 cursor-pointer content-center font-medium">
            {t('unproven')}
          </summary>
          <Limits />
        </details>
        <Link
          to={pages.passport(passport._id)}
          className={`${buttonClass({ variant: 'quiet' })} self-start`}
        >
          {rest > 0
            ? t('openMore', { count: rest, shown: formatCount(rest, language) })
            : t('open')}
        </Link>
      </div>
      <Timeline entries={shown} />
    </div>
  )
}

function PanelSkeleton() {
  const t = useTranslations('passport')
  return (
    <LoadingRegion label={t('loading')}>
      <div className="grid gap-6 md:grid-cols-2">
        <Skeleton className="h-24" />
        <Skeleton className="h-72" />
      </div>
    </LoadingRegion>
  )
}
