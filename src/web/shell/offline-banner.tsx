import { CircleAlert } from 'lucide-react'
import { useSyncExternalStore } from 'react'

/** Shown while the browser is offline; overlays the page, so that nothing shifts. */
export function OfflineBanner() {
  const online = useSyncExternalStore(
    subscribe,
    () => navigator.onLine,
    () => true,
  )
  return (
    <div
      role="status"
      className="pointer-events-none fixed inset-x-0 top-20 z-40 flex justify-center px-4"
    >
      {!online && (
        <p className="flex items-center gap-2 rounded-full bg-ink px-4 py-2 text-sm font-medium text-paper shadow-overlay">
          <CircleAlert className="size-4" />
          You’re offline. This page may be out of date.
        </p>
      )}
    </div>
  )
}

function subscribe(changed: () => void) {
  addEventListener('online', changed)
  addEventListener('offline', changed)
  return () => {
    removeEventListener('online', changed)
    removeEventListener('offline', changed)
  }
}
