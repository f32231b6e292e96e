import { useQuery } from '@tanstack/react-query'
import { createFileRoute } from '@tanstack/react-router'
import { dashboardPage, loadQueries } from '../../../dashboard/dashboard-page.ts'
import { Loaded } from '../../../dashboard/loaded.tsx'
import { useDashboard } from '../../../dashboard/use-dashboard.ts'
import { ModerationFrame } from '../../../moderation/moderation-frame.tsx'
import { moderationQueries } from '../../../moderation/queries.ts'
import { RiskRulesList } from '../../../moderation/risk-rules.tsx'

export const Route = createFileRoute('/dashboard/(admin)/risk-rules')({
  ...dashboardPage({
    title: 'Risk rules',
    access: 'admin',
  }),
  loader: ({ context }) => {
    const { reviews, alarms, reports, riskCases, riskRules } = moderationQueries
    const { api } = context
    const tabs = [reviews(api), alarms(api), reports(api), riskCases(api)] as const
    return loadQueries(context, riskRules(api), ...tabs)
  },
  component: Rules,
})

function Rules() {
  const { api, refresh } = useDashboard()
  return (
    <ModerationFrame
      title="Risk rules"
      lead="Which listings are held, and why. A change is tried over the last 90 days before it applies."
    >
      <Loaded query={useQuery(moderationQueries.riskRules(api))} caption="risk rules">
        {(data) => <RiskRulesList {...{ api, data, refresh }} />}
      </Loaded>
    </ModerationFrame>
  )
}
