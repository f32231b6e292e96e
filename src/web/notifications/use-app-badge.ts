import { useQuery } from '@tanstack/react-query'
import { useEffect } from 'react'
import { useApi } from '../api/index.ts'
import { messageQueries } from '../messaging/queries.ts'
import { useViewer } from '../shell/viewer.ts'
import { notificationQueries } from './queries.ts'

/**
 * Shows how much is unread on the icon of the installed app, on the pages where people read it: push
 * notifications set it while the app is closed. Only in browsers where the person switched these on, and logging
 * out removes both.
 */
export function useAppBadge(): void {
  const { data: notifications } = useQuery(notificationQueries.unread(useApi()))
  const { data: messages } = useQuery(messageQueries.unread())
  const { user } = useViewer()
  // Staff who see the shop as somebody have the icon of their own account.
  const isKnown = notifications && messages && user && !user.view
  const unread = isKnown ? notifications.unread + messages.unread : undefined
  useEffect(() => {
    // Zero removes it.
    if (unread !== undefined) showBadge(unread).catch(() => undefined)
  }, [unread])
}

async function showBadge(unread: number): Promise<void> {
  const workers = navigator.serviceWorker as ServiceWorkerContainer | undefined
  const registration = await workers?.getRegistration()
  if (await registration?.pushManager?.getSubscription()) await navigator.setAppBadge?.(unread)
}
