import { useQuery } from '@tanstack/react-query'
import { createFileRoute } from '@tanstack/react-router'
import { dashboardPage, loadQueries } from '../../../dashboard/dashboard-page.ts'
import { Loaded } from '../../../dashboard/loaded.tsx'

import { useDashboard } from '../../../dashboard/use-dashboard.ts'
import { ModerationFrame } from '../../../moderation/moderation-frame.tsx'
import { PassportClaims } from '../../../moderation/passport-claims.tsx'
import { PossessionList } from '../../../moderation/possession-list.tsx'
import { moderationQueries } from '../../../moderation/queries.ts'
import { passportQueries } from '../../../passports/queries.ts'

export const Route = createFileRoute('/dashboard/(admin)/possession-photos')({
  ...dashboardPage({
    title: 'Possession photos',
    access: 'admin',
  }),
  loader: ({ context }) => {
    const { reviews, alarms, proven, reports, riskCases } = moderationQueries
    const { api } = context
    const claims = passportQueries.claims(api)
    const tabs = [reviews(api), alarms(api), reports(api), riskCases(api)] as const
    return loadQueries(context, proven(api), claims, ...tabs)
  },
  component: Queue,
})

function Queue() {
  const { api, refresh } = useDashboard()
  return (
    <ModerationFrame
      title="Possession photos"
      lead="How sellers proved to have their phones. Only moderators see these photos."
    >
      <Loaded query={useQuery(passportQueries.claims(api))} caption="claims to device passports">
        {(claims) => <PassportClaims api={api} claims={claims} onDone={refresh} />}
      </Loaded>
      <Loaded query={useQuery(moderationQueries.proven(api))} caption="possession photos">
        {(proven) => <PossessionList proven={proven} />}
      </Loaded>
    </ModerationFrame>
  )
}
