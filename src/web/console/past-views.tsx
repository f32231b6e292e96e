import { useQuery } from '@tanstack/react-query'
import { Loaded } from '../dashboard/loaded.tsx'
import { useDashboard } from '../dashboard/use-dashboard.ts'
import { Moment } from '../ui/reader.tsx'
import { viewsQuery } from './person-queries.ts'

/** Who of the staff saw the shop as this person, and why. */
export function PastViews({ id }: { id: string }) {
  const { api } = useDashboard()
  return (
    <Loaded query={useQuery(viewsQuery(api, id))} caption="views by the staff">
      {(views) =>
        views.length === 0 ? (
          <p className="text-muted">Nobody has seen the shop as this person.</p>
        ) : (
          <ul className="divide-y divide-hairline border-y border-hairline">
            {views.map(({ _id, staff, reason, startedAt, endedAt }) => (
              <li key={_id} className="py-3">
                <p className="flex flex-wrap justify-between gap-x-6">
                  <span className="font-medium wrap-anywhere">{staff}</span>
                  <span className="text-sm text-muted">
                    <Moment at={startedAt} exact />
                    <span>{endedAt === null && ', not ended yet'}</span>
                  </span>
                </p>
                <p className="text-sm whitespace-pre-line text-muted wrap-anywhere">{reason}</p>
              </li>
            ))}
          </ul>
        )
      }
    </Loaded>
  )
}
