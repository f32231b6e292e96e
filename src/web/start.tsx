import { createBrowserHistory } from '@tanstack/react-router'
import { startTransition } from 'react'
import { hydrateRoot } from 'react-dom/client'
import { browserApi } from './api/index.ts'
import { createQueryClient, restoreState } from './query-client.ts'
import { App, createAppRouter } from './router.tsx'
import { keepReaderCookie, renderedReader } from './shell/reader-state.ts'
import { toViewerKind } from './shell/viewer.ts'

/** Makes the page that the server has rendered answer to what people do. */
export async function start(): Promise<void> {
  const queryClient = createQueryClient('browser')
  restoreState(queryClient)

  const kind = toViewerKind(document.documentElement.dataset.viewer)
  const router = createAppRouter({
    queryClient,
    api: browserApi,
    kind,
    rendered: renderedReader(),
    history: createBrowserHistory(),
  })
  // Marks the first page as rendered by the server, so the router adds no boundary that the HTML
  // lacks.
  router.ssr = { manifest: undefined }

  await router.load()

  const root = document.getElementById('app')
  if (root) {
    // In a transition, React hydrates in slices of 5 ms and answers what people do between them.
    startTransition(() => {
      hydrateRoot(root, <App router={router} queryClient={queryClient} />)
    })
  }
  // After hydration has begun: asking for the time zone takes a slow phone up to 70 ms.
  setTimeout(keepReaderCookie)
}
