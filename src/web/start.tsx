import { RouterClient } from '@tanstack/react-router/ssr/client'
import { startTransition } from 'react'
import { hydrateRoot } from 'react-dom/client'
import { DEFAULT_LANGUAGE, isLanguage, type Language } from '../shared/languages.ts'
import { browserApi } from './api/index.ts'
import { noTexts } from './page-text.ts'
import { createQueryClient } from './query-client.ts'
import { handleRewrittenPage, tolerateRewrittenText } from './rewritten-text.ts'
import { createAppRouter } from './router.tsx'
import { keepFocus } from './shell/keep-focus.ts'
import { followPhotos } from './shell/photo-transition.ts'
import { keepReaderCookie } from './shell/reader-state.ts'
import { savePages } from './shell/saved-pages.ts'

/** Makes the page that the server has rendered answer to what people do. */
export function start(): void {
  tolerateRewrittenText()
  const queryClient = createQueryClient('browser')
  const router = createAppRouter({
    queryClient,
    api: browserApi,
    // Until the state of the page is read.
    kind: 'visitor',
    origin: location.origin,
    ...noTexts(documentLanguage()),
  })
  // In a transition, React hydrates in slices of 5 ms and answers what people do between them.
  startTransition(() => {
    hydrateRoot(document, <RouterClient router={router} />, {
      onRecoverableError: handleRewrittenPage(document.documentElement),
    })
  })
  // The back button may bring a page as it was left, with a phone that has been booked or paid since.
  window.addEventListener('pageshow', ({ persisted }) => {
    if (persisted) void queryClient.invalidateQueries()
  })
  // After hydration has begun: asking for the time zone takes a slow phone up to 70 ms.
  setTimeout(() => {
    keepReaderCookie()
    keepFocus()
    followPhotos(router)
    whenLoaded(() => savePages(router))
  })
}

/** That the server has rendered the page in. A translator may have changed the attribute `lang`. */
function documentLanguage(): Language {
  const { language } = document.documentElement.dataset
  return isLanguage(language) ? language : DEFAULT_LANGUAGE
}

/** Once the page and its pictures are loaded and nothing else is to be done. */
function whenLoaded(work: () => void) {
  // Safari has no idle callbacks.
  const wait = () => (window.requestIdleCallback ?? setTimeout)(work)
  if (document.readyState === 'complete') wait()
  else window.addEventListener('load', wait)
}
