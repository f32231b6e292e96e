import { createFileRoute } from '@tanstack/react-router'
import { dashboardPage, loadQueries } from '../../dashboard/dashboard-page.ts'
import { useDashboard } from '../../dashboard/use-dashboard.ts'
import { FollowedSellersPage } from '../../sellers/followed-sellers-page.tsx'
import { sellerQueries } from '../../sellers/queries.ts'

export const Route = createFileRoute('/dashboard/followed-sellers')({
  ...dashboardPage({
    title: 'Followed sellers',
    access: 'buy',
    nav: { icon: 'UserRoundCheck', order: 92 },
  }),
  loader: ({ context }) => loadQueries(context, sellerQueries.followed(context.api)),
  component: FollowedSellers,
})

function FollowedSellers() {
  return <FollowedSellersPage api={useDashboard().api} />
}
