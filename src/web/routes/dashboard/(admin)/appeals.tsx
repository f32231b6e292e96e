import { useQuery } from '@tanstack/react-query'
import { createFileRoute } from '@tanstack/react-router'
import { dashboardPage, loadQueries } from '../../../dashboard/dashboard-page.ts'
import { Loaded } from '../../../dashboard/loaded.tsx'
import { useDashboard } from '../../../dashboard/use-dashboard.ts'
import { AppealsList } from '../../../moderation/appeals-list.tsx'
import { ModerationFrame } from '../../../moderation/moderation-frame.tsx'
import { moderationQueries } from '../../../moderation/queries.ts'

export const Route = createFileRoute('/dashboard/(admin)/appeals')({
  ...dashboardPage({ title: 'Appeals', access: 'admin' }),
  loader: ({ context }) => loadQueries(context, moderationQueries.appeals(context.api)),
  component: Queue,
})

function Queue() {
  const { api, refresh } = useDashboard()
  return (
    <ModerationFrame
      title="Appeals"
      lead="What banned people write. Accepting an appeal ends the ban."
    >
      <Loaded query={useQuery(moderationQueries.appeals(api))} caption="appeals">
        {(appeals) => <AppealsList {...{ api, appeals, refresh }} />}
      </Loaded>
    </ModerationFrame>
  )
}
