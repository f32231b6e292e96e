import { createFileRoute } from '@tanstack/react-router'
import type { Api } from '../../api/index.ts'
import { dashboardPage, loadQueries } from '../../dashboard/dashboard-page.ts'
import { useDashboard } from '../../dashboard/use-dashboard.ts'
import { savedQueries } from '../../search/saved/queries.ts'
import { SavedSearchesPage } from '../../search/saved/saved-searches-page.tsx'

function pageQueries(api: Api) {
  return { searches: savedQueries.searches(api), alerts: savedQueries.alerts(api) }
}

export const Route = createFileRoute('/dashboard/saved-searches')({
  ...dashboardPage({
    title: 'savedSearches',
    shape: 'list',
    text: ['savedSearches', 'card'],
    translated: true,
    nav: { icon: 'BellRing', group: 'account', order: 1 },
  }),
  loader: ({ context }) => loadQueries(context, pageQueries(context.api)),
  component: SavedSearches,
})

function SavedSearches() {
  const { api } = useDashboard()
  return <SavedSearchesPage api={api} queries={pageQueries(api)} />
}
