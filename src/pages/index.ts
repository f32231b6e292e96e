import type { IncomingMessage, ServerResponse } from 'node:http'
import path from 'node:path'
import { pathToFileURL } from 'node:url'
import { api, pages } from '../contract/urls.ts'
import type { Deps } from '../deps.ts'
import { readViewerKind } from '../modules/accounts/index.ts'
import { createConcurrencyLimit } from '../platform/concurrency.ts'
import { INLINE_STYLES_POLICY, type KnownViewer, securityHeaders } from '../platform/http/index.ts'
import { PHONE_LISTS } from '../shared/listings/listing-topics.ts'
import { NEUTRAL_READER, type Reader, readReaderCookie } from '../shared/reader-format.ts'
import { errorPage, type Rendered, renderDocument, sourceHash } from './document.ts'
import { type Answer, type ApiFetch, createEarlierPages, recordCalls } from './page-data.ts'
import {
  type CachedPage,
  compressPage,
  createPageCache,
  createStaticFiles,
  readAssets,
  recompress,
  sendCached,
  sendPrivate,
} from './send.ts'

type Entry = {
  renderPage(input: {
    url: string
    fetch: ApiFetch
    kind: string
    reader?: Reader | undefined
  }): Promise<Rendered>
  canonicalAddress(url: string): string
  themeScript: string
}
type Handle = (
  request: Request,
  environment: { knownViewer: KnownViewer },
) => Response | Promise<Response>

/** Never cached: personal pages, rendered with the person's cookies, and one that changes with time. */
const PRIVATE =
  /^\/(dashboard|outbox|reset-password|confirm-email|stop-email-change|unsubscribe|renew|checkup|appeal|transparency)(\/|$|\?)/
/** The page on which a phone tests its own sensors. */
const CHECKUP = pages.checkup('')
/** The page on which a buyer pays. */
const CHECKOUT = new RegExp(`^${pages.checkout('[^/?]+')}/?(\\?|$)`)

/** Pages rendered at the same time, and pages that may wait. */
const RENDERING = 16
const WAITING = 1_000
/** A page that has waited for so long is refused: its reader would have left before it came. */
const MAX_WAIT_MS = 1_500

class TooManyPages extends Error {
  readonly status = 503
}

/** Serves the built web: static files, cached public pages, and personal pages. */
export async function createPages(deps: Deps, handle: Handle, dist: string) {
  const client = path.join(dist, 'client')
  const entry = (await import(
    pathToFileURL(path.join(dist, 'server/entry-server.js')).href
  )) as Entry
  const assets = readAssets(client)
  const serveStatic = createStaticFiles(client)
  const cache = createPageCache(deps.db.changes)
  const earlierPages = createEarlierPages<CachedPage>()
  const rendering = new Map<string, { since: number; page: Promise<PublicPage> }>()
  const limitRendering = createConcurrencyLimit(RENDERING, WAITING, MAX_WAIT_MS)
  const policy = {
    inlineScriptHashes: [sourceHash(entry.themeScript)],
    inlineStyleHashes: [sourceHash(assets.styles.css)],
    imageHosts: deps.env.IMAGE_HOSTS,
    https: deps.origin().startsWith('https:'),
    hstsSubdomains: deps.env.HSTS_SUBDOMAINS,
  }
  const headers = securityHeaders(policy)
  const sensorHeaders = securityHeaders({ ...policy, sensors: true })
  const stripe = deps.env.STRIPE_SECRET_KEY !== undefined
  const checkoutHeaders = securityHeaders({ ...policy, stripe })

  function headersOf(url: string) {
    if (url.startsWith(CHECKUP)) return sensorHeaders
    return CHECKOUT.test(url) ? checkoutHeaders : headers
  }

  /** What the API answers about the settings, which stay the same as long as this process runs. */
  let settings: Answer | undefined

  /** The API as a viewer may read it, and the topics of what was read. */
  function openApi(viewer?: Viewer) {
    const topics = new Set<string>()
    const knownViewer = {}
    const fetch: ApiFetch = async (apiPath, init) => {
      for (const topic of topicsFor(apiPath)) topics.add(topic)
      const isSettings = apiPath === api.config()
      if (isSettings && settings) return settings
      const own = new Headers(init?.headers)
      if (viewer?.cookie) own.set('cookie', viewer.cookie)
      const request = new Request(`${deps.origin()}${apiPath}`, { ...init, headers: own })
      const answer = await answerOf(await handle(request, { knownViewer }))
      if (isSettings && answer.data !== undefined) settings = answer
      return answer
    }
    return { fetch, topics }
  }

  /** @throws TooManyPages when others would have to wait too long. */
  async function inTurn<T>(work: () => Promise<T>): Promise<T> {
    const result = await limitRendering(work)
    if (!result) throw new TooManyPages('too many pages are waiting to be rendered')
    return result
  }

  const html = (page: Rendered, kind: string) =>
    renderDocument(page, { kind, assets, themeScript: entry.themeScript, origin: deps.origin() })

  /** A cached page. Once it is requested again, better compression pays off. */
  function cachedFor(key: string): CachedPage | undefined {
    const page = cache.get(key)
    if (page?.isFastCompressed) {
      page.isFastCompressed = false
      recompress(page).then(
        (body) => cache.replaceBody(key, page, body),
        (error) => deps.log.warn({ err: error }, 'a page could not be compressed better'),
      )
    }
    return page
  }

  type PublicPage = { redirect: string; status: number } | { sent: CachedPage; status: number }

  /** Renders a page, unless its data is as it was when it was last rendered. */
  async function makePublic(req: IncomingMessage, key: string, url: string, kind: string) {
    const now = deps.clock.now().getTime()
    const earlier = earlierPages.get(key, now)
    const { fetch, topics } = openApi()
    const calls = recordCalls(fetch)
    return inTurn(async (): Promise<PublicPage> => {
      if (earlier && (await calls.isUnchanged(earlier.data)))
        return { sent: earlier.page, status: 200 }
      const page = await entry.renderPage({ url, fetch: calls.fetch, kind })
      const { status } = page
      if (page.redirect) return { redirect: page.redirect, status }
      const sent: CachedPage = { ...compressPage(req, html(page, kind)), topics: [...topics] }
      // Most addresses of a search are requested once.
      if (status === 200 && !url.includes('?') && earlierPages.recordRendering(key)) {
        const data = calls.data()
        if (data) earlierPages.keep(key, { page: sent, data, at: now })
      }
      return { sent, status }
    })
  }

  async function servePublic(req: IncomingMessage, res: ServerResponse, url: string, kind: string) {
    const key = `${kind} ${url}`
    const known = cachedFor(key)
    if (known) return sendCached(req, res, known, headers, 200)
    const since = cache.version()
    // Simultaneous requests for a page that is not cached share one rendering, if nothing changed
    // since it began.
    let under = rendering.get(key)
    if (under?.since !== since) {
      const own = { since, page: makePublic(req, key, url, kind) }
      own.page = own.page.finally(() => rendering.get(key) === own && rendering.delete(key))
      rendering.set(key, own)
      under = own
    }
    const page = await under.page
    if ('redirect' in page) return redirect(res, page.redirect, page.status)
    if (page.status === 200) cache.add(key, page.sent, since)
    sendCached(req, res, page.sent, headers, page.status)
  }

  async function servePrivate(
    req: IncomingMessage,
    res: ServerResponse,
    url: string,
    kind: string,
  ) {
    const viewer = viewerOf(req)
    const { fetch } = openApi(viewer)
    const page = await inTurn(() => entry.renderPage({ url, fetch, kind, reader: viewer.reader }))
    if (page.redirect) return redirect(res, page.redirect, page.status)
    sendPrivate(req, res, html(page, kind), headersOf(url), page.status)
  }

  /** Answers from memory; false when the page has to be rendered. */
  function serveCached(req: IncomingMessage, res: ServerResponse, url: string): boolean {
    if (serveStatic(req, res, url.split('?', 1)[0] ?? '')) return true
    const cached = cachedFor(`${readViewerKind(req.headers.cookie)} ${url}`)
    if (!cached) return false
    sendCached(req, res, cached, headers, 200)
    return true
  }

  async function serve(req: IncomingMessage, res: ServerResponse, url: string) {
    const kind = readViewerKind(req.headers.cookie)
    try {
      await (PRIVATE.test(url)
        ? servePrivate(req, res, url, kind)
        : servePublic(req, res, entry.canonicalAddress(url), kind))
    } catch (error) {
      serveBroken(res, error)
    }
  }

  function serveBroken(res: ServerResponse, error: unknown) {
    const status = (error as { status?: number }).status === 503 ? 503 : 500
    const requestId = (error as { requestId?: string }).requestId ?? crypto.randomUUID()
    deps.log[status === 503 ? 'warn' : 'error']({ requestId, err: error }, 'page failed')
    if (res.headersSent) return void res.destroy()
    res.writeHead(status, {
      ...headers,
      'Content-Security-Policy': INLINE_STYLES_POLICY,
      'content-type': 'text/html; charset=utf-8',
      'cache-control': 'no-store',
      'x-request-id': requestId,
      ...(status === 503 && { 'retry-after': '3' }),
    })
    res.end(errorPage(error instanceof TooManyPages ? 'busy' : status, requestId))
  }

  return { serveCached, serve }
}

/** An answer with its data, which a page may read several times. */
async function answerOf(response: Response): Promise<Answer> {
  const { ok, status, headers } = response
  if (status !== 200) return response
  const data: unknown = await response.json()
  return { ok, status, headers, data, json: async () => data }
}

type Viewer = { cookie: string | undefined; reader: Reader }

function viewerOf({ headers: { cookie } }: IncomingMessage): Viewer {
  return { cookie, reader: readReaderCookie(cookie) ?? NEUTRAL_READER }
}

export type Pages = Awaited<ReturnType<typeof createPages>>

/** Permanent redirects are cached for an hour only: a phone may get its old name back. */
function redirect(res: ServerResponse, to: string, status: number) {
  const control = status === 301 ? 'public, max-age=3600' : 'no-store'
  res.writeHead(status, { location: to, 'cache-control': control })
  res.end()
}

/** A page shows lists, or phones beside others: any change of a listing may show on it. */
const ofListings = ['listings', PHONE_LISTS]
const topicsByPrefix: [prefix: string, topics: string[]][] = [
  [api.search(), [...ofListings, 'catalog']],
  [api.phones(), [...ofListings]],
  [api.adverts(), ['adverts', ...ofListings]],
  [api.categories(), ['catalog', ...ofListings]],
  [api.models(), ['catalog', ...ofListings]],
  // Its photo and ratings change without a listing, but whoever reports that names this topic.
  [api.seller(''), [...ofListings]],
  [api.people(), [...ofListings]],
  [api.passport(''), [...ofListings]],
  // Prices come from sales, and every sale ends a listing.
  [api.pricing(), ['catalog', ...ofListings]],
]

/** The topics of a page that requested `path` from the API. */
export function topicsFor(path: string): string[] {
  return topicsByPrefix.find(([prefix]) => path.startsWith(prefix))?.[1] ?? []
}
