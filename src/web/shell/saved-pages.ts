import { pages } from '../../contract/urls.ts'
import type { AppRouter } from '../router.tsx'
import { configQuery } from './shop.ts'

/*
 * The pages that a service worker keeps for the time without a connection: src/web/public/service-worker.js.
 * There is none on plain http and in old browsers.
 */

/** Pages shown without a document are stored after this time: until then somebody may go on to another. */
const STORE_AFTER_MS = 1_500

const worker = () => navigator.serviceWorker as ServiceWorkerContainer | undefined

/** Registers the worker, and has it store the pages that it sees no document of. */
export function savePages(router: AppRouter): void {
  const { queryClient, api } = router.options.context
  // Where the shop has turned it off, the server replaces a worker by one that removes itself.
  if (!queryClient.getQueryData(configQuery(api).queryKey)?.offlinePages) return
  let timer: ReturnType<typeof setTimeout>
  const savePage = () => {
    const isPersonal = router.state.matches.some(({ staticData }) => staticData.personal)
    const { connection } = navigator as { connection?: { saveData?: boolean } }
    if (!isPersonal && !connection?.saveData)
      void worker()?.ready.then(({ active }) => active?.postMessage(location.href))
  }
  worker()
    ?.register(pages.serviceWorker())
    .then(savePage, () => undefined)
  router.subscribe('onRendered', () => {
    clearTimeout(timer)
    timer = setTimeout(savePage, STORE_AFTER_MS)
  })
}

/** Deletes the pages, so that the next person at this browser finds none of them. */
export function deleteSavedPages(): void {
  worker()?.controller?.postMessage(null)
}

/** Whether there is a copy of this page, which is shown when it is loaded without a connection. */
export async function isPageSaved(address: string): Promise<boolean> {
  return Boolean(worker()?.controller && (await caches.match(address, { ignoreVary: true })))
}

/** Whether this document is a copy, because the shop could not be reached. */
export function isSavedCopy(): boolean {
  const [loaded] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[]
  const isShown = loaded?.name.split('#', 1)[0] === location.href.split('#', 1)[0]
  // Firefox has it on https only, as it has workers.
  return isShown && Boolean(loaded?.serverTiming?.some(({ name }) => name === 'saved'))
}
