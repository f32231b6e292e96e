import { useQuery } from '@tanstack/react-query'
import { createFileRoute } from '@tanstack/react-router'
import { Forbidden, RoleError } from '../dashboard/forbidden.tsx'
import { checkRole } from '../dashboard/guard.ts'
import { Loaded } from '../dashboard/loaded.tsx'
import { ready } from '../dashboard/ready.ts'
import { useDashboard } from '../dashboard/use-dashboard.ts'
import { pageHead } from '../document-head.ts'
import { ModerationFrame } from '../moderation/moderation-frame.tsx'
import { moderationQueries } from '../moderation/queries.ts'
import { ReportsTable } from '../moderation/reports-table.tsx'

export const Route = createFileRoute('/dashboard/reports')({
  beforeLoad: ({ context }) => checkRole(context, 'admin'),
  loader: async ({ context: { api, queryClient, allowed } }) => {
    const { reviews, alarms, reports } = moderationQueries
    if (allowed) await ready(queryClient, reports(api), reviews(api), alarms(api))
  },
  head: () => pageHead('Reported items', undefined, { robots: 'noindex' }),
  errorComponent: (props) => <RoleError owner="admin" {...props} />,
  component: Reports,
})

function Reports() {
  return Route.useRouteContext().allowed ? <Queue /> : <Forbidden owner="admin" />
}

function Queue() {
  const { api, refresh } = useDashboard()
  return (
    <ModerationFrame
      title="Reported items"
      lead="Phones that somebody found wrong. Dismiss a report, or remove the listing."
    >
      <Loaded query={useQuery(moderationQueries.reports(api))} caption="reported items">
        {(reports) => <ReportsTable {...{ api, reports, refresh }} />}
      </Loaded>
    </ModerationFrame>
  )
}
