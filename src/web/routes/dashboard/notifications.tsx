import { createFileRoute } from '@tanstack/react-router'
import { type Api, useApi } from '../../api/index.ts'
import { dashboardPage, loadQueries } from '../../dashboard/dashboard-page.ts'
import { NotificationsPage } from '../../notifications/notifications-page.tsx'
import { notificationQueries } from '../../notifications/queries.ts'
import { useAppBadge } from '../../notifications/use-app-badge.ts'
import { savedQueries } from '../../search/saved/queries.ts'

function pageQueries(api: Api) {
  return {
    list: notificationQueries.list(api),
    settings: notificationQueries.settings(api),
    searches: savedQueries.searches(api),
  }
}

export const Route = createFileRoute('/dashboard/notifications')({
  ...dashboardPage({
    title: 'notifications',
    shape: 'list',
    text: ['notifications', 'savedSearches', 'card'],
    translated: true,
    nav: { icon: 'Bell', group: 'start', order: 1 },
  }),
  validateSearch: ({ settings }: Record<string, unknown>): { settings?: string } =>
    settings ? { settings: '1' } : {},
  loaderDeps: ({ search }) => ({ showsSettings: search.settings !== undefined }),
  loader: ({ context, deps: { showsSettings } }) => {
    const { list, ...ofSettings } = pageQueries(context.api)
    return loadQueries(context, showsSettings ? ofSettings : { list })
  },
  component: Notifications,
})

function Notifications() {
  const { settings } = Route.useSearch()
  useAppBadge()
  return (
    <NotificationsPage queries={pageQueries(useApi())} showsSettings={settings !== undefined} />
  )
}
