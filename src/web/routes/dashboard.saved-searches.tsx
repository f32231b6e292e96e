import { createFileRoute } from '@tanstack/react-router'
import { ready } from '../dashboard/ready.ts'
import { useDashboard } from '../dashboard/use-dashboard.ts'
import { pageHead } from '../document-head.ts'
import { savedQueries } from '../search/saved/queries.ts'
import { SavedSearchesPage } from '../search/saved/saved-searches-page.tsx'

export const Route = createFileRoute('/dashboard/saved-searches')({
  loader: async ({ context: { api, queryClient } }) => {
    await ready(queryClient, savedQueries.searches(api))
    await queryClient.prefetchInfiniteQuery(savedQueries.alerts(api))
  },
  head: () => pageHead('Saved searches', undefined, { robots: 'noindex' }),
  component: SavedSearches,
})

function SavedSearches() {
  return <SavedSearchesPage api={useDashboard().api} />
}
