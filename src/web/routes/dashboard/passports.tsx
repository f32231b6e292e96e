import { createFileRoute } from '@tanstack/react-router'
import { dashboardPage, loadQueries } from '../../dashboard/dashboard-page.ts'
import { useDashboard } from '../../dashboard/use-dashboard.ts'
import { MyPassportsPage } from '../../passports/my-passports-page.tsx'
import { passportQueries } from '../../passports/queries.ts'

export const Route = createFileRoute('/dashboard/passports')({
  ...dashboardPage({
    title: 'Device passports',
    access: 'buy',
    nav: { icon: 'IdCard', order: 93 },
  }),
  loader: ({ context }) => loadQueries(context, passportQueries.mine(context.api)),
  component: Passports,
})

function Passports() {
  return <MyPassportsPage api={useDashboard().api} />
}
