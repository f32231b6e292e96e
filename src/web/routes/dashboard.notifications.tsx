import { createFileRoute } from '@tanstack/react-router'
import { pageHead } from '../document-head.ts'
import { NotificationsPage } from '../notifications/notifications-page.tsx'

export const Route = createFileRoute('/dashboard/notifications')({
  validateSearch: ({ settings }: Record<string, unknown>): { settings?: string } =>
    settings ? { settings: '1' } : {},
  head: () => pageHead('Notifications', undefined, { robots: 'noindex' }),
  component: Notifications,
})

function Notifications() {
  return <NotificationsPage settings={Route.useSearch().settings !== undefined} />
}
