import { type QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { type AnyRoute, createRouter, type LocationRewrite } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { addressIn, DEFAULT_LANGUAGE, type Language, splitLanguage } from '../shared/languages.ts'
import type { Reader } from '../shared/reader-format.ts'
import type { TextArea } from '../text/pages.ts'
import { ApiError } from './api/client.ts'
import type { Api } from './api/index.ts'
import { apiErrors, type PageState, restorePage, writePage } from './page-state.ts'
import { type LoadedTexts, loadText, pageFiles } from './page-text.ts'
import { routeTree } from './route-tree.gen.ts'
import { parseSearch, stringifySearch } from './search-params.ts'
import { PageError, PageNotFound, PagePending } from './shell/page-states.tsx'
import { photoTransition } from './shell/photo-transition.ts'
import { isSavedCopy } from './shell/saved-pages.ts'
import type { ViewerKind } from './shell/viewer.ts'
import { TextProvider } from './ui/text.ts'

/** Available to every loader and page. */
export type RouterContext = LoadedTexts & {
  queryClient: QueryClient
  api: Api
  kind: ViewerKind
  /** Whose dates the HTML of this page has; undefined on pages that are rendered for everyone. */
  rendered?: Reader | undefined
  /** Of this instance, such as `https://phones.example`. */
  origin: string
}

declare module '@tanstack/react-router' {
  interface StaticDataRouteOption {
    /** The page is rendered with the cookies of the person who asks for it, and never cached. */
    personal?: true
    /** A public page is cached until one of these topics changes; a page that shows no data has none. */
    topics?: readonly string[]
    /** The areas of src/text that the page shows, beside the frame. */
    text?: readonly TextArea[]
    /** All of the page is in the language of its address. */
    translated?: true
    /** The page begins with a search field, so the header has only an icon for the search. */
    hasSearch?: true
    /** The page tests the sensors of the phone that it is opened on. */
    sensors?: true
    /** The page shows Stripe's card form. */
    stripe?: true
  }
}

/** Most pages load faster than this, so they show no skeleton that would flicker. */
const PENDING_AFTER_MS = 200
/** A skeleton is shown at least this long, so that it can be recognized. */
const PENDING_AT_LEAST_MS = 300

export function createAppRouter(context: RouterContext) {
  const browser = typeof document !== 'undefined'
  const text = { language: context.language, messages: context.text }
  const router = createRouter({
    routeTree,
    context,
    ...(context.language !== DEFAULT_LANGUAGE && { rewrite: rewriteFor(context.language) }),
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
    // On the server it would write one more inline script.
    scrollRestoration: browser,
    // Browsers without types of transitions would move every page.
    ...(browser &&
      CSS.supports('selector(:active-view-transition-type(photo))') && {
        defaultViewTransition: { types: photoTransition },
      }),
    dehydrate: () => writePage(context),
    async hydrate(state: PageState) {
      restorePage(context, state)
      await loadText(context, state.texts)
    },
    // The router has this option; only its types keep it to TanStack Start.
    ...({ serializationAdapters: [apiErrors] } as object),
    Wrap: ({ children }: { children: ReactNode }) => (
      <QueryClientProvider client={context.queryClient}>
        <TextProvider value={text}>{children}</TextProvider>
      </QueryClientProvider>
    ),
  })
  if (browser) {
    for (const route of Object.values(router.routesById) as AnyRoute[]) {
      loadTextWith(route, context)
      limitLoading(route)
    }
  }
  return router
}

/** The language is the first part of an address: routes do not know it, and links get it by themselves. */
function rewriteFor(language: Language): LocationRewrite {
  return {
    input({ url }) {
      url.pathname = splitLanguage(url.pathname, [language]).address
      return url
    },
    output({ url }) {
      url.pathname = addressIn(language, url.pathname)
      return url
    },
  }
}

/** Loads the texts of a screen along with it. */
function loadTextWith(route: AnyRoute, context: RouterContext): void {
  const screen = route.options.component as Lazy | undefined
  const load = screen?.preload
  if (!screen || !load) return
  screen.preload = async () => {
    await Promise.all([load(), loadText(context, pageFiles([route], context.language))])
  }
}

export type AppRouter = ReturnType<typeof createAppRouter>

declare module '@tanstack/react-router' {
  interface Register {
    router: AppRouter
  }
}

/** A lazy screen that takes longer to load shows the error state with Retry. */
export const LAZY_SCREEN_TIMEOUT_MS = 120_000

type Lazy = { preload?: (() => Promise<void> | undefined) | undefined }

/**
 * Limits how long the screen of a route may take to load. Offline it fails at once: otherwise the
 * router would reload the document to find the missing script and end on the browser's own error
 * page. A saved copy has its scripts from the service worker.
 */
export function limitLoading(route: AnyRoute, limitMs = LAZY_SCREEN_TIMEOUT_MS): void {
  const screen = route.options.component as Lazy | undefined
  const load = screen?.preload
  if (!screen || !load) return
  screen.preload = () => {
    if (navigator.onLine === false && !isSavedCopy()) return Promise.reject(new ApiError(0, {}))
    const loading = load()
    return loading && before(loading, limitMs)
  }
}

function before(loading: Promise<void>, limitMs: number): Promise<void> {
  let timer: ReturnType<typeof setTimeout> | undefined
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new Error('This screen took too long to load.')), limitMs)
  })
  return Promise.race([loading, late]).finally(() => clearTimeout(timer))
}
