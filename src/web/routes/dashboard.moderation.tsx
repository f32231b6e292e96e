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
import { ReviewsList } from '../moderation/reviews-list.tsx'

export const Route = createFileRoute('/dashboard/moderation')({
  beforeLoad: ({ context }) => checkRole(context, 'admin'),
  loader: async ({ context: { api, queryClient, allowed } }) => {
    const { reviews, alarms, proven, reports } = moderationQueries
    if (allowed) await ready(queryClient, reviews(api), reports(api), alarms(api), proven(api))
  },
  head: () => pageHead('Moderation', undefined, { robots: 'noindex' }),
  errorComponent: (props) => <RoleError owner="admin" {...props} />,
  component: Moderation,
})

function Moderation() {
  return Route.useRouteContext().allowed ? <Queue /> : <Forbidden owner="admin" />
}

function Queue() {
  const { api, refresh } = useDashboard()
  const { data: proven = [] } = useQuery(moderationQueries.proven(api))
  const provenIds = new Set(proven.map(({ phoneId }) => phoneId))
  return (
    <ModerationFrame
      title="Moderation"
      lead="New listings, and changes of approved ones: the approved version stays until you decide."
    >
      <Loaded query={useQuery(moderationQueries.reviews(api))} caption="listings to look at">
        {(reviews) => <ReviewsList {...{ api, reviews, provenIds, refresh }} />}
      </Loaded>
    </ModerationFrame>
  )
}
