import { type DehydratedState, dehydrate, hydrate } from '@tanstack/react-query'
import { createSerializationAdapter } from '@tanstack/react-router'
import { dateOrder, type Reader, setDateOrder } from '../shared/reader-format.ts'
import { ApiError } from './api/client.ts'
import type { User } from './api/index.ts'
import { renderedAtKey } from './api/server-time.ts'
import { loadedFiles, type TextFile } from './page-text.ts'
import type { RouterContext } from './router.tsx'
import { meKey, type ViewerKind } from './shell/viewer.ts'

/*
 * What the browser needs to go on with a page that the server has rendered. The router writes it into the document and
 * reads it there.
 */

export type PageState = {
  kind: ViewerKind
  /** The texts that the page shows. */
  texts: TextFile[]
  /** With the order of dates, which a browser takes long to find out. */
  reader: (Reader & { order: ReturnType<typeof dateOrder> }) | undefined
  // biome-ignore lint/suspicious/noExplicitAny: the router wants to know that it can be written; query data is JSON
  queries: any
}

/** On the server, once the page has its data. */
export function writePage(context: RouterContext): PageState {
  const { queryClient, kind } = context
  const reader = context.rendered && accountReader(context, context.rendered)
  context.rendered = reader
  if (reader) queryClient.setQueryData(renderedAtKey, Date.now())
  const queries = dehydrate(queryClient, {
    // A public page is rendered without an account, so a null viewer says nothing and is left out.
    shouldDehydrateQuery: ({ queryKey, state: { status, data } }) =>
      status === 'success' && !(queryKey[0] === meKey[0] && data === null),
  })
  const texts = loadedFiles(context)
  return { kind, texts, reader: reader && { ...reader, order: dateOrder(reader.locale) }, queries }
}

/** In the browser, before the page is hydrated. */
export function restorePage(context: RouterContext, state: PageState): void {
  const { kind, reader } = state
  hydrate(context.queryClient, state.queries as DehydratedState)
  context.kind = kind
  if (reader) {
    context.rendered = { timeZone: reader.timeZone, locale: reader.locale }
    setDateOrder(reader.locale, reader.order)
  }
}

/** What the account chose, which the loaders of personal pages have fetched, before the browser. */
function accountReader({ queryClient }: RouterContext, browser: Reader): Reader {
  const { locale, timeZone } = queryClient.getQueryData<User | null>(meKey) ?? {}
  return locale && timeZone ? { locale, timeZone } : browser
}

/** Refusals of the API that a page shows instead of its content. */
export const apiErrors = createSerializationAdapter({
  key: 'ApiError',
  test: (value): value is ApiError => value instanceof ApiError,
  toSerializable: ({ status, code, message, requestId }) => ({
    status,
    error: code,
    message,
    requestId,
  }),
  fromSerializable: ({ status, ...body }) => new ApiError(status, body),
})
