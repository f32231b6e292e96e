import type { QueryClient } from '@tanstack/react-query'
import { type AnyRoute, createRouter, type RouterHistory } from '@tanstack/react-router'
import type { Reader } from '../shared/reader-format.ts'
import type { Api } from './api/index.ts'
import { limitLoading } from './lazy-limit.ts'
import { routeTree } from './route-tree.gen.ts'
import { parseSearch, stringifySearch } from './search-params.ts'
import { PageError, PageNotFound, PagePending } from './shell/page-states.tsx'

import type { ViewerKind } from './shell/viewer.ts'

/** Available to every loader and page. */
export type RouterContext = {
  queryClient: QueryClient
  api: Api
  kind: ViewerKind
  /** Whose dates the HTML of this page has; undefined on pages that are rendered for everyone. */
  rendered?: Reader | undefined
}

/** Most pages load faster than this, so they show no skeleton that would flicker. */
export const PENDING_AFTER_MS = 200
/** A skeleton is shown at least this long, so that it can be recognized. */
export const PENDING_AT_LEAST_MS = 300

export function createAppRouter(options: RouterContext & { history: RouterHistory }) {
  const { history, ...context } = options
  const browser = typeof document !== 'undefined'
  const router = createRouter({
    routeTree,
    history,
    context,
    // One URL per page: caching and access depend on it.
    caseSensitive: true,
    parseSearch,
    stringifySearch,
    defaultPreload: 'intent',
    // The query cache decides what is fresh.
    defaultPreloadStaleTime: 0,
    defaultPendingMs: PENDING_AFTER_MS,
    defaultPendingMinMs: PENDING_AT_LEAST_MS,
    defaultPendingComponent: PagePending,
    defaultErrorComponent: PageError,
    defaultNotFoundComponent: PageNotFound,
    // On the server it would write an inline script, which the CSP forbids.
    scrollRestoration: browser,
  })
  if (browser) {
    for (const route of Object.values(router.routesById) as AnyRoute[]) limitLoading(route)
  }
  return router
}

export type AppRouter = ReturnType<typeof createAppRouter>

declare module '@tanstack/react-router' {
  interface Register {
    router: AppRouter
  }
}
