import type { QueryClient } from '@tanstack/react-query'
import { createMemoryHistory } from '@tanstack/react-router'
import { renderToString } from 'react-dom/server'
import type { Reader } from '../shared/reader-format.ts'
import type { Fetch } from './api/client.ts'
import { createApi, type User } from './api/index.ts'
import { App } from './app.tsx'
import { type Head, headOf } from './document-head.ts'
import { loadActions } from './listings/phone-card.tsx'
import { outcomeOf } from './outcome.ts'
import { preloadsOf } from './preloads.ts'
import { createQueryClient } from './query-client.ts'
import { createAppRouter } from './router.tsx'
import { kindOf, meKey } from './shell/viewer.ts'
import { writeState } from './state.ts'
import { takeSprite } from './ui/icon.tsx'

export { canonicalAddress } from './canonical-address.ts'
export { themeScript } from './ui/layout/theme-script.ts'

export type RenderedPage = {
  status: number
  redirect?: string
  head: Head
  html: string
  /** The icons of the page, for its document. */
  sprite: string
  reader: Reader | undefined
  state: string
  preloads: string[]
}

type Asked = {
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
export async function renderPage(asked: Asked): Promise<RenderedPage> {
  const { router, queryClient, rendered, markup } = await openPage(asked)
  const outcome = outcomeOf(router)
  if ('redirect' in outcome)
    return {
      ...outcome,
      head: { title: '' },
      html: '',
      sprite: '',
      state: '{}',
      preloads: [],
      reader: rendered,
    }
  const { matches } = router.state
  const page = {
    status: outcome.status,
    head: headOf(matches, outcome.status),
    html: markup(),
    sprite: takeSprite(),
    reader: rendered,
    state: writeState(queryClient),
    preloads: preloadsOf(matches.map((match) => match.routeId)),
  }
  queryClient.clear()
  return page
}

/** A page with all its data loaded but not rendered, to measure React alone. */
export async function openPage({ url, fetch, kind, reader }: Asked) {
  const queryClient = createQueryClient('server')
  const viewer = kindOf(kind)
  const router = createAppRouter({
    queryClient,
    api: createApi(fetch),
    kind: viewer,
    rendered: reader,
    history: createMemoryHistory({ initialEntries: [url] }),
  })
  await Promise.all([router.load(), loadActions(viewer)])
  const rendered = reader && accountReader(queryClient, reader)
  router.update({ ...router.options, context: { ...router.options.context, rendered } })
  const markup = () => renderToString(<App router={router} queryClient={queryClient} />)
  return { router, queryClient, rendered, markup }
}

/** What the account chose, which the loaders of personal pages have fetched, before the browser. */
function accountReader(queryClient: QueryClient, browser: Reader): Reader {
  const { locale, timeZone } = queryClient.getQueryData<User | null>(meKey) ?? {}
  return locale && timeZone ? { locale, timeZone } : browser
}
