import { useQuery } from '@tanstack/react-query'
import { createFileRoute } from '@tanstack/react-router'
import { dashboardPage, loadQueries } from '../../../dashboard/dashboard-page.ts'
import { Loaded } from '../../../dashboard/loaded.tsx'
import { useDashboard } from '../../../dashboard/use-dashboard.ts'
import { ModerationFrame } from '../../../moderation/moderation-frame.tsx'
import { moderationQueries } from '../../../moderation/queries.ts'
import { ReportsTable } from '../../../moderation/reports-table.tsx'

export const Route = createFileRoute('/dashboard/(admin)/reports')({
  ...dashboardPage({
    title: 'Reported items',
    access: 'admin',
    nav: { icon: 'Flag', order: 13 },
  }),
  loader: ({ context }) => {
    const { reviews, alarms, reports, riskCases } = moderationQueries
    const { api } = context
    return loadQueries(context, reports(api), reviews(api), alarms(api), riskCases(api))
  },
  component: Queue,
})

function Queue() {
  const { api, refresh } = useDashboard()
  return (
    <ModerationFrame
      title="Reported items"
      lead="What people reported: phones, messages, sellers and reviews. Dismiss a report, or act on it."
    >
      <Loaded query={useQuery(moderationQueries.reports(api))} caption="reported items">
        {(reports) => <ReportsTable {...{ api, reports, refresh }} />}
      </Loaded>
    </ModerationFrame>
  )
}
