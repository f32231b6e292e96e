import type { AnyRouter } from '@tanstack/react-router'
import { createRequestHandler, RouterServer } from '@tanstack/react-router/ssr/server'
import { renderToString } from 'react-dom/server'
import { addressIn, type Language, splitLanguage } from '../shared/languages.ts'
import type { Reader } from '../shared/reader-format.ts'
import { ApiError, type Fetch } from './api/client.ts'
import { createApi, withLanguage } from './api/index.ts'
import { InlineScriptsProvider } from './inline-scripts.tsx'
import { loadText, noTexts, pageFiles } from './page-text.ts'
import { createQueryClient } from './query-client.ts'
import { type AppRouter, createAppRouter, type RouterContext } from './router.tsx'
import { parseSearch, type RawSearch, stringifySearch } from './search-params.ts'
import { readManifest } from './server-manifest.ts'
import { toViewerKind } from './shell/viewer.ts'

export { rootChoicesScript } from './ui/layout/root-choices.ts'

type Viewer = {
  /** Calls the API as this viewer, within this process. */
  fetch: Fetch
  kind: string
  /** How the browser reads dates; undefined for pages that are rendered for everyone. */
  reader?: Reader | undefined
}

type Rendered = { status: number; html: string; inlineScripts: readonly string[] }
type Redirect = { status: number; redirect: string }

/** Of each language, read when the first page in it is rendered. */
const manifests: { [code in Language]?: ReturnType<typeof readManifest> } = {}

function manifestFor(router: AppRouter, language: Language) {
  manifests[language] ??= readManifest(Object.values(router.routesById), language)
  return manifests[language]
}

/**
 * The page of a URL, which is a path with its search, before it is rendered for anyone. `languages` are those that the
 * shop offers.
 */
export function openPage(url: string, origin: string, languages: readonly string[] = []) {
  const { language, address: pageUrl } = splitLanguage(url, languages)
  const context: RouterContext = {
    queryClient: createQueryClient('server'),
    api: createApi(() => Promise.reject(new Error('a page is opened without any call'))),
    kind: 'visitor',
    origin,
    ...noTexts(language),
  }
  const router = createAppRouter(context)
  const { pathname, search } = splitUrl(pageUrl)
  const [routes] = router.getMatchedRoutes(pathname)
  const {
    personal = false,
    topics,
    sensors,
    stripe,
  } = Object.assign({}, ...routes.map(({ options }) => options.staticData)) as NonNullable<
    (typeof routes)[number]['options']['staticData']
  >

  // The router redirects `/de/` to `/de`.
  const path =
    pathname === '/' && url.startsWith(`/${language}/`)
      ? `/${language}/`
      : addressIn(language, pathname)
  const address = search ? path + stringifySearch(validSearch(routes, parseSearch(search))) : path

  return {
    /**
     * The same for all URLs of this page: unknown and invalid parameters are dropped, the others are in a fixed
     * order.
     */
    address,
    personal,
    // The footer of every page names the pages that the shop has published.
    topics: ['content', ...(topics ?? [])],
    sensors,
    stripe,
    /** @throws a loader's unexpected error; refusals are rendered as pages. */
    async render({ fetch, kind, reader }: Viewer): Promise<Rendered | Redirect> {
      context.api = createApi((path, init) => fetch(path, withLanguage(init, language)))
      context.kind = toViewerKind(kind)
      context.rendered = reader
      await loadText(context, pageFiles(routes, language))
      const handle = createRequestHandler({
        // By another URL of a page that is shared the router would redirect to this one.
        request: new Request(origin + (personal ? url : address)),
        createRouter: () => router,
        getRouterManifest: () => manifestFor(router, language),
      })
      let html = ''
      let inlineScripts: string[] = []
      try {
        const response = await handle(async () => {
          const status = pageStatus(router)
          // Taken here instead of by `Scripts`: the security policy names each by its hash.
          const tags = router.serverSsr?.takeInitialHydrationScriptTags()
          inlineScripts = (tags?.before ?? []).map(({ children = '' }) => children)
          html = renderToString(
            <InlineScriptsProvider value={tags?.before ?? []}>
              <RouterServer router={router} />
            </InlineScriptsProvider>,
          )
          return new Response(null, { status })
        })
        const { status, headers } = response
        const redirect = headers.get('location')
        if (redirect !== null) return { status: status === MOVED ? MOVED : 302, redirect }
        return { status, html: `<!DOCTYPE html>${html}`, inlineScripts }
      } finally {
        context.queryClient.clear()
      }
    },
  }
}

function splitUrl(url: string) {
  const mark = url.indexOf('?')
  return mark < 0
    ? { pathname: url, search: '' }
    : { pathname: url.slice(0, mark), search: url.slice(mark) }
}

type Validated = { options: { validateSearch?: unknown } }

/** What the routes of a page accept of its search. */
function validSearch(routes: readonly Validated[], search: RawSearch): RawSearch {
  return Object.assign(
    {},
    ...routes.map(({ options: { validateSearch } }) =>
      typeof validateSearch === 'function' ? validateSearch(search) : {},
    ),
  )
}

/** Permanent redirect, used by loaders for URLs that have moved. */
const MOVED = 301

/**
 * The status of a page whose loaders are done.
 * @throws a loader's unexpected error; refusals have a page.
 */
export function pageStatus(router: AnyRouter): number {
  for (const { status, error, loaderData, context } of router.state.matches) {
    if (status === 'error') return refusalStatus(error)
    if (isForbidden(context)) return 403
    if (isGone(loaderData)) return 410
  }
  return router._serverResult?.type === 'render' ? router._serverResult.status : 200
}

function refusalStatus(error: unknown): number {
  if (error instanceof ApiError && error.status >= 400 && error.status < 500) return error.status
  throw error
}

/** Role guards put their result into the context of their route. */
function isForbidden(context: unknown): boolean {
  return typeof context === 'object' && context !== null && 'allowed' in context && !context.allowed
}

function isGone(data: unknown): boolean {
  return typeof data === 'object' && data !== null && 'gone' in data && data.gone === true
}
