import { useQuery } from '@tanstack/react-query'
import { createFileRoute } from '@tanstack/react-router'
import { Forbidden, RoleError } from '../dashboard/forbidden.tsx'
import { checkRole } from '../dashboard/guard.ts'
import { Loaded } from '../dashboard/loaded.tsx'
import { ready } from '../dashboard/ready.ts'

import { useDashboard } from '../dashboard/use-dashboard.ts'
import { pageHead } from '../document-head.ts'
import { AlarmsTable } from '../moderation/alarms-table.tsx'
import { ModerationFrame } from '../moderation/moderation-frame.tsx'
import { moderationQueries } from '../moderation/queries.ts'

export const Route = createFileRoute('/dashboard/imei-alarms')({
  beforeLoad: ({ context }) => checkRole(context, 'admin'),
  loader: async ({ context: { api, queryClient, allowed } }) => {
    const { reviews, alarms, reports } = moderationQueries
    if (allowed) await ready(queryClient, alarms(api), reviews(api), reports(api))
  },
  head: () => pageHead('IMEI alarms', undefined, { robots: 'noindex' }),
  errorComponent: (props) => <RoleError owner="admin" {...props} />,
  component: ImeiAlarms,
})

function ImeiAlarms() {
  return Route.useRouteContext().allowed ? <Queue /> : <Forbidden owner="admin" />
}

function Queue() {
  const { api, refresh } = useDashboard()
  return (
    <ModerationFrame
      title="IMEI alarms"
      lead="Phones that a second seller offered, and phones that are reported lost or stolen."
    >
      <Loaded query={useQuery(moderationQueries.alarms(api))} caption="IMEI alarms">
        {(alarms) => <AlarmsTable {...{ api, alarms, refresh }} />}
      </Loaded>
    </ModerationFrame>
  )
}
