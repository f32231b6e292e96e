/** Within this time a page is reloaded for one lost script only. */
const RELOAD_AGAIN_AFTER_MS = 60_000
const STORAGE_KEY = 'reloaded-for-script'

/**
 * After a deployment an open page names scripts that are gone, and a new document those that exist:
 * a page is reloaded when it needs such a script. Only after a press, not when a link that is
 * pointed at fetches its page ahead. Offline, or if reloading did not help, the page shows that
 * something did not load. See https://vite.dev/guide/build#load-error-handling
 */
export function reloadForLostScripts(): void {
  window.addEventListener('vite:preloadError', () => {
    if (!navigator.onLine || !navigator.userActivation?.isActive) return
    const now = Date.now()
    const last = Number(sessionStorage.getItem(STORAGE_KEY))
    if (now - last < RELOAD_AGAIN_AFTER_MS) return
    sessionStorage.setItem(STORAGE_KEY, String(now))
    location.reload()
  })
}
