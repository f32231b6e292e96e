import { useQuery } from '@tanstack/react-query'
import { Loaded } from '../dashboard/loaded.tsx'
import { useDashboard } from '../dashboard/use-dashboard.ts'
import { Moment } from '../ui/reader.tsx'
import { useTranslations } from '../ui/text.ts'
import { viewsQuery } from './person-queries.ts'

/** Who of the staff saw the shop as this person, and why. */
export function PastViews({ id }: { id: string }) {
  const { api } = useDashboard()
  const t = useTranslations('person.views')
  return (
    <Loaded query={useQuery(viewsQuery(api, id))} caption={t('loading')}>
      {(views) =>
        views.length === 0 ? (
          <p className="text-muted">{t('none')}</p>
        ) : (
          <ul className="divide-y divide-hairline border-y border-hairline">
            {views.map(({ _id, staff, reason, startedAt, endedAt }) => (
              <li key={_id} className="py-3">
                <p className="flex flex-wrap justify-between gap-x-6">
                  <bdi className="font-medium wrap-anywhere">{staff}</bdi>
                  <span className="text-sm text-muted">
                    <Moment at={startedAt} exact />
                    <span>{endedAt === null && t('open')}</span>
                  </span>
                </p>
                <p dir="auto" className="text-sm whitespace-pre-line text-muted wrap-anywhere">
                  {reason}
                </p>
              </li>
            ))}
          </ul>
        )
      }
    </Loaded>
  )
}
