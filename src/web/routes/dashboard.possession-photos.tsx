import { useQuery } from '@tanstack/react-query'
import { createFileRoute } from '@tanstack/react-router'
import { Forbidden, RoleError } from '../dashboard/forbidden.tsx'
import { checkRole } from '../dashboard/guard.ts'
import { Loaded } from '../dashboard/loaded.tsx'
import { ready } from '../dashboard/ready.ts'

import { useDashboard } from '../dashboard/use-dashboard.ts'
import { pageHead } from '../document-head.ts'
import { ModerationFrame } from '../moderation/moderation-frame.tsx'
import { PossessionList } from '../moderation/possession-list.tsx'
import { moderationQueries } from '../moderation/queries.ts'

export const Route = createFileRoute('/dashboard/possession-photos')({
  beforeLoad: ({ context }) => checkRole(context, 'admin'),
  loader: async ({ context: { api, queryClient, allowed } }) => {
    const { reviews, alarms, proven, reports } = moderationQueries
    if (allowed) await ready(queryClient, proven(api), alarms(api), reviews(api), reports(api))
  },
  head: () => pageHead('Possession photos', undefined, { robots: 'noindex' }),
  errorComponent: (props) => <RoleError owner="admin" {...props} />,
  component: PossessionPhotos,
})

function PossessionPhotos() {
  return Route.useRouteContext().allowed ? <Queue /> : <Forbidden owner="admin" />
}

function Queue() {
  const { api } = useDashboard()
  return (
    <ModerationFrame
      title="Possession photos"
      lead="How sellers proved to have their phones. Only moderators see these photos."
    >
      <Loaded query={useQuery(moderationQueries.proven(api))} caption="possession photos">
        {(proven) => <PossessionList proven={proven} />}
      </Loaded>
    </ModerationFrame>
  )
}
