import { useQuery } from '@tanstack/react-query'
import { createFileRoute } from '@tanstack/react-router'
import { dashboardPage, loadQueries } from '../../../dashboard/dashboard-page.ts'
import { Loaded } from '../../../dashboard/loaded.tsx'

import { useDashboard } from '../../../dashboard/use-dashboard.ts'
import { AlarmsTable } from '../../../moderation/alarms-table.tsx'
import { ModerationFrame } from '../../../moderation/moderation-frame.tsx'
import { moderationQueries } from '../../../moderation/queries.ts'

export const Route = createFileRoute('/dashboard/(admin)/imei-alarms')({
  ...dashboardPage({
    title: 'IMEI alarms',
    access: 'admin',
  }),
  loader: ({ context }) => {
    const { reviews, alarms, reports, riskCases } = moderationQueries
    const { api } = context
    return loadQueries(context, alarms(api), reviews(api), reports(api), riskCases(api))
  },
  component: Queue,
})

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
