import { useQuery } from '@tanstack/react-query'
import { createFileRoute } from '@tanstack/react-router'
import { dashboardPage, loadQueries } from '../../../dashboard/dashboard-page.ts'
import { Loaded } from '../../../dashboard/loaded.tsx'
import { useDashboard } from '../../../dashboard/use-dashboard.ts'
import { ModerationFrame } from '../../../moderation/moderation-frame.tsx'
import { moderationQueries } from '../../../moderation/queries.ts'
import { RiskCasesList } from '../../../moderation/risk-cases.tsx'

export const Route = createFileRoute('/dashboard/(admin)/risk')({
  ...dashboardPage({
    title: 'Risk',
    access: 'admin',
  }),
  loader: ({ context }) => {
    const { reviews, alarms, reports, riskCases } = moderationQueries
    const { api } = context
    return loadQueries(context, riskCases(api), reviews(api), alarms(api), reports(api))
  },
  component: Queue,
})

function Queue() {
  const { api, refresh } = useDashboard()
  return (
    <ModerationFrame
      title="Risk"
      lead="Accounts that may belong to banned people, and sales that are not paid out until you release them. Listings that wait are under Listings."
    >
      <Loaded query={useQuery(moderationQueries.riskCases(api))} caption="risk cases">
        {(cases) => <RiskCasesList {...{ api, cases, refresh }} />}
      </Loaded>
    </ModerationFrame>
  )
}
