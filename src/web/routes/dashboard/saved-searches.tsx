import { createFileRoute } from '@tanstack/react-router'
import { dashboardPage, loadQueries } from '../../dashboard/dashboard-page.ts'
import { useDashboard } from '../../dashboard/use-dashboard.ts'
import { savedQueries } from '../../search/saved/queries.ts'
import { SavedSearchesPage } from '../../search/saved/saved-searches-page.tsx'

export const Route = createFileRoute('/dashboard/saved-searches')({
  ...dashboardPage({
    title: 'Saved searches',
    nav: { icon: 'BellRing', order: 91 },
  }),
  loader: ({ context }) =>
    loadQueries(context, savedQueries.searches(context.api), savedQueries.alerts(context.api)),
  component: SavedSearches,
})

function SavedSearches() {
  return <SavedSearchesPage api={useDashboard().api} />
}
