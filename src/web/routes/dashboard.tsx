import { createFileRoute, Outlet } from '@tanstack/react-router'
import { requireViewer } from '../dashboard/guard.ts'
import { useDashboard } from '../dashboard/use-dashboard.ts'
import { pageHead } from '../document-head.ts'
import { DashboardLayout } from '../home/dashboard-layout.tsx'
import { Spinner } from '../ui/page-states.tsx'

export const Route = createFileRoute('/dashboard')({
  beforeLoad: async ({ context, location }) => ({
    viewer: await requireViewer(context, location),
  }),
  head: () => pageHead('Dashboard', undefined, { robots: 'noindex' }),
  pendingComponent: Pending,
  component: Dashboard,
})

function Dashboard() {
  const { viewer } = useDashboard()
  return (
    <DashboardLayout viewer={viewer}>
      <Outlet />
    </DashboardLayout>
  )
}

function Pending() {
  return (
    <div className="page-width flex justify-center py-28">
      <Spinner label="Loading your account" />
    </div>
  )
}
