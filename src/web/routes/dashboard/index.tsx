import { createFileRoute } from '@tanstack/react-router'
import { dashboardPage, loadQueries } from '../../dashboard/dashboard-page.ts'
import { useDashboard } from '../../dashboard/use-dashboard.ts'
import { NextStepsFor, nextStepQueries, Welcome } from '../../home/dashboard-home.tsx'

export const Route = createFileRoute('/dashboard/')({
  ...dashboardPage({
    title: 'Dashboard',
    nav: { icon: 'House', order: 0 },
  }),
  loader: ({ context }) => loadQueries(context, ...nextStepQueries(context.api, context.viewer)),
  component: Home,
})

const leads = {
  admin: 'Moderate this marketplace.',
  Seller: 'Your phones, sales and bookings.',
  Buyer: 'Your bookings and your next phone.',
}

function Home() {
  const { api, viewer } = useDashboard()
  return (
    <>
      <Welcome viewer={viewer} lead={leads[viewer.role]} />
      <NextStepsFor api={api} viewer={viewer} />
    </>
  )
}
