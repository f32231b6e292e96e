import { createFileRoute } from '@tanstack/react-router'
import { dashboardPage, loadQueries } from '../../../dashboard/dashboard-page.ts'
import { useDashboard } from '../../../dashboard/use-dashboard.ts'
import { TrustedShopsPage } from '../../../moderation/trusted-shops.tsx'
import { trustedShopsQuery } from '../../../sellers/queries.ts'

export const Route = createFileRoute('/dashboard/(admin)/trusted-shops')({
  ...dashboardPage({
    title: 'Trusted shops',
    access: 'admin',
    nav: { icon: 'Handshake', order: 17.5 },
  }),
  loader: ({ context }) => loadQueries(context, trustedShopsQuery(context.api)),
  component: Shops,
})

function Shops() {
  const { api, refresh } = useDashboard()
  return <TrustedShopsPage api={api} refresh={refresh} />
}
