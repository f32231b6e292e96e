import { createFileRoute } from '@tanstack/react-router'
import { dashboardPage } from '../../dashboard/dashboard-page.ts'
import { NotificationsPage } from '../../notifications/notifications-page.tsx'

export const Route = createFileRoute('/dashboard/notifications')({
  ...dashboardPage({
    title: 'Notifications',
    nav: { icon: 'Bell', order: 1 },
  }),
  validateSearch: ({ settings }: Record<string, unknown>): { settings?: string } =>
    settings ? { settings: '1' } : {},
  component: Notifications,
})

function Notifications() {
  return <NotificationsPage settings={Route.useSearch().settings !== undefined} />
}
