import { useQuery } from '@tanstack/react-query'
import { createFileRoute } from '@tanstack/react-router'
import { dashboardPage, loadQueries } from '../../../dashboard/dashboard-page.ts'
import { Loaded } from '../../../dashboard/loaded.tsx'

import { useDashboard } from '../../../dashboard/use-dashboard.ts'
import { ModerationFrame } from '../../../moderation/moderation-frame.tsx'
import { moderationQueries } from '../../../moderation/queries.ts'
import { ReviewsList } from '../../../moderation/reviews-list.tsx'

export const Route = createFileRoute('/dashboard/(admin)/moderation')({
  ...dashboardPage({
    title: 'Moderation',
    access: 'admin',
    nav: { icon: 'ShieldCheck', order: 14 },
  }),
  loader: ({ context }) => {
    const { reviews, alarms, proven, reports, riskCases } = moderationQueries
    const { api } = context
    return loadQueries(
      context,
      reviews(api),
      reports(api),
      alarms(api),
      proven(api),
      riskCases(api),
    )
  },
  component: Queue,
})

function Queue() {
  const { api, refresh } = useDashboard()
  const { data: proven = [] } = useQuery(moderationQueries.proven(api))
  const provenIds = new Set(proven.map(({ phoneId }) => phoneId))
  return (
    <ModerationFrame
      title="Moderation"
      lead="New listings, and changes of approved ones: the approved version stays until you decide."
    >
      <Loaded query={useQuery(moderationQueries.reviews(api))} caption="listings to review">
        {(reviews) => <ReviewsList {...{ api, reviews, provenIds, refresh }} />}
      </Loaded>
    </ModerationFrame>
  )
}
