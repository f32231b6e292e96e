import { existsSync, readFileSync } from 'node:fs'
import type { QueryClient } from '@tanstack/react-query'
import { createMemoryHistory } from '@tanstack/react-router'
import { renderToString } from 'react-dom/server'
import type { Reader } from '../shared/reader-format.ts'
import { ApiError, type Fetch } from './api/client.ts'
import { createApi, type User } from './api/index.ts'
import { type Head, mergeHead } from './document-head.ts'
import { createQueryClient, writeState } from './query-client.ts'
import { App, type AppRouter, createAppRouter } from './router.tsx'
import { type RawSearch, stringifySearch } from './search-params.ts'
import { meKey, toViewerKind } from './shell/viewer.ts'

export { themeScript } from './ui/layout/theme.tsx'

export type RenderedPage = {
  status: number
  redirect?: string
  head: Head
  html: string
  reader: Reader | undefined
  state: string
  preloads: string[]
}

type PageRequest = {
  url: string
  fetch: Fetch
  kind: string
  /** How the browser reads dates; undefined for pages that are rendered for everyone. */
  reader?: Reader | undefined
}

/**
 * Renders one page for one kind of viewer. `url` is the path with its search.
 * @throws a loader's unexpected error; refusals are rendered as pages.
 */
export async function renderPage(request: PageRequest): Promise<RenderedPage> {
  const { router, queryClient, rendered, markup } = await openPage(request)
  const outcome = toOutcome(router)
  if ('redirect' in outcome)
    return {
      ...outcome,
      head: { title: '' },
      html: '',
      state: '{}',
      preloads: [],
      reader: rendered,
    }
  const { matches } = router.state
  const page = {
    status: outcome.status,
    head: mergeHead(matches, outcome.status),
    html: markup(),
    reader: rendered,
    state: writeState(queryClient),
    preloads: preloadsOf(matches.map((match) => match.routeId)),
  }
  queryClient.clear()
  return page
}

/** A page with all its data loaded but not rendered, to measure React alone. */
export async function openPage({ url, fetch, kind, reader }: PageRequest) {
  const queryClient = createQueryClient('server')
  const viewer = toViewerKind(kind)
  const router = createAppRouter({
    queryClient,
    api: createApi(fetch),
    kind: viewer,
    rendered: reader,
    history: createMemoryHistory({ initialEntries: [url] }),
  })
  await router.load()
  const rendered = reader && accountReader(queryClient, reader)
  router.update({ ...router.options, context: { ...router.options.context, rendered } })
  const app = <App router={router} queryClient={queryClient} />
  return { router, queryClient, rendered, markup: () => renderToString(app) }
}

/** What the account chose, which the loaders of personal pages have fetched, before the browser. */
function accountReader(queryClient: QueryClient, browser: Reader): Reader {
  const { locale, timeZone } = queryClient.getQueryData<User | null>(meKey) ?? {}
  return locale && timeZone ? { locale, timeZone } : browser
}

type Outcome = { status: number; redirect: string } | { status: number }

/** Permanent redirect, used by loaders for URLs that have moved. */
const MOVED = 301

/**
 * The result of a server-side load.
 * @throws a loader's unexpected error; refusals have a page.
 */
export function toOutcome(router: AppRouter): Outcome {
  const result = router._serverResult
  if (result?.type === 'redirect')
    return {
      status: result.redirect.status === MOVED ? MOVED : 302,
      redirect: result.redirect.headers.get('Location') ?? '/',
    }
  for (const { status, error, loaderData, context } of router.state.matches) {
    if (status === 'error') return { status: refusalStatus(error) }
    if (isForbidden(context)) return { status: 403 }
    if (isGone(loaderData)) return { status: 410 }
  }
  return { status: result?.status ?? 200 }
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

type Chunk = { file: string; imports?: string[]; isEntry?: boolean }
type Manifest = Record<string, Chunk>

const SCREEN = /routes\/(.+)\.tsx\?tsr-split=component/

let screens: Map<string, string[]> | undefined

/**
 * The script files of the given routes, so that the browser can fetch them along with the entry.
 */
function preloadsOf(routeIds: readonly string[]): string[] {
  screens ??= readScreens()
  return [...new Set(routeIds.flatMap((id) => screens?.get(trimmed(id)) ?? []))]
}

function readScreens() {
  const links = new Map<string, string[]>()
  // Next to this file's bundle in dist/server.
  const file = new URL('../client/.vite/manifest.json', import.meta.url)
  if (!existsSync(file)) return links
  const manifest = JSON.parse(readFileSync(file, 'utf8')) as Manifest
  const entry = Object.entries(manifest).find(([, chunk]) => chunk.isEntry)
  const known = new Set(entry ? withImports(manifest, entry[0]) : [])
  for (const key of Object.keys(manifest)) {
    const name = SCREEN.exec(key)?.[1]
    if (name === undefined) continue
    const files = withImports(manifest, key).filter((one) => !known.has(one))
    links.set(
      trimmed(name.replaceAll('.', '/')),
      files.map((one) => `/${one}`),
    )
  }
  return links
}

/** The file of a chunk and those of all its imports. */
function withImports(manifest: Manifest, key: string, seen = new Set<string>()): string[] {
  if (seen.has(key)) return []
  seen.add(key)
  const chunk = manifest[key]
  if (!chunk) return []
  return [chunk.file, ...(chunk.imports ?? []).flatMap((one) => withImports(manifest, one, seen))]
}

/** Route ids and file names are equal except for slashes and the name of index files. */
function trimmed(name: string) {
  return name.replace(/(^|\/)(index|route)$/, '').replace(/^\/+|\/+$/g, '')
}

/** Only matches addresses; it never loads a page. */
const addressRouter = createAppRouter({
  queryClient: createQueryClient('server'),
  api: createApi(() => Promise.reject(new Error('addresses are read without any call'))),
  kind: 'visitor',
  history: createMemoryHistory(),
})

/**
 * The canonical URL of a page: parameters that are unknown or invalid are dropped, the others are
 * put in a fixed order.
 */
export function canonicalAddress(url: string): string {
  const mark = url.indexOf('?')
  if (mark < 0) return url
  const pathname = url.slice(0, mark)
  const location = addressRouter.parseLocation({
    href: url,
    pathname,
    search: url.slice(mark),
    hash: '',
    state: { __TSR_index: 0 },
  })
  const page = addressRouter.matchRoutes(location).at(-1)
  return pathname + stringifySearch((page?._strictSearch ?? {}) as RawSearch)
}
