import type { IncomingHttpHeaders, IncomingMessage, ServerResponse } from 'node:http'
import path from 'node:path'
import { pathToFileURL } from 'node:url'
import { pages } from '../contract/urls.ts'
import type { Deps } from '../deps.ts'
import { readViewerKind } from '../modules/accounts/index.ts'
import { SETTINGS_TOPIC, shopPictures } from '../modules/settings/index.ts'
import { createConcurrencyLimit } from '../platform/concurrency.ts'
import { INLINE_STYLES_POLICY, type KnownViewer, securityHeaders } from '../platform/http/index.ts'
import { type Language, languageCodes, splitLanguage } from '../shared/languages.ts'
import { NEUTRAL_READER, type Reader, readReaderCookie } from '../shared/reader-format.ts'
import { CHOSEN_BY, chosenHome, hasOtherHomes } from './chosen-language.ts'
import { errorPage } from './error-page.ts'
import { isClosedTo, MAINTENANCE_RETRY_SECONDS, maintenancePage } from './maintenance-page.ts'
import { offlinePage } from './offline-page.ts'
import { createPageCache, type PublicPage, packPage } from './page-cache.ts'
import { headersAt, redirect, sendFile, sendPersonal, sendPublic, sourceHash } from './send.ts'
import { readServiceWorker } from './service-worker.ts'
import { createStaticFiles } from './static-files.ts'

type ApiFetch = (path: string, init?: RequestInit) => Promise<Response>
type Rendered = { status: number; html: string; inlineScripts: readonly string[] }
type Redirect = { status: number; redirect: string }

/** What the built pages export: see src/web/entry-server.tsx. */
type Entry = {
  openPage(url: string, origin: string, languages: readonly string[]): Page
  rootChoicesScript: string
}
type Page = {
  address: string
  personal: boolean
  topics: readonly string[]
  sensors?: true
  stripe?: true
  render(viewer: { fetch: ApiFetch; kind: string; reader?: Reader }): Promise<Rendered | Redirect>
}
type Handle = (
  request: Request,
  environment: { knownViewer: KnownViewer },
) => Response | Promise<Response>

/** Pages rendered at the same time, and pages that may wait. */
const RENDERING = 16
const WAITING = 1_000
/** A page that has waited for so long is refused: its reader would have left before it came. */
const MAX_WAIT_MS = 1_500

/** What the API is told of the reader's request: who they are, and the address that they used. */
const FROM_VIEWER = ['cookie', 'host', 'x-forwarded-host', 'x-forwarded-proto'] as const

class TooManyPages extends Error {
  readonly status = 503
}

/** Serves the built web: static files, cached public pages, and personal pages. */
export async function createPages(deps: Deps, handle: Handle, dist: string) {
  const entry = (await import(
    pathToFileURL(path.join(dist, 'server/entry-server.js')).href
  )) as Entry
  const cache = createPageCache(deps.db.changes)
  const limitRendering = createConcurrencyLimit(RENDERING, WAITING, MAX_WAIT_MS)
  const serviceWorker = readServiceWorker(path.join(dist, 'client'))
  const rootChoicesScript = sourceHash(entry.rootChoicesScript)
  /**
   * Pages that are being rendered, by key: simultaneous requests share one rendering if nothing changed since
   * it began.
   */
  const underWay = new Map<string, { since: number; page: Promise<PublicPage | Redirect> }>()

  function headersFor({ inlineScripts }: { inlineScripts: readonly string[] }, page?: Page) {
    return securityHeaders({
      inlineScriptHashes: [rootChoicesScript, ...inlineScripts.map(sourceHash)],
      imageHosts: deps.env.IMAGE_HOSTS,
      https: deps.origin().startsWith('https:'),
      hstsSubdomains: deps.env.HSTS_SUBDOMAINS,
      ...(page?.sensors && { sensors: true }),
      ...(page?.stripe && { stripe: deps.env.STRIPE_SECRET_KEY !== undefined }),
    })
  }

  /** The API, called within this process with the cookies of a viewer and the address that they used. */
  function openApi(viewer: IncomingHttpHeaders = {}): ApiFetch {
    const knownViewer = {}
    return async (apiPath, init) => {
      const headers = new Headers(init?.headers)
      for (const name of FROM_VIEWER) if (viewer[name]) headers.set(name, String(viewer[name]))
      return handle(new Request(`${deps.origin()}${apiPath}`, { ...init, headers }), {
        knownViewer,
      })
    }
  }

  /** @throws TooManyPages when others would have to wait too long. */
  async function inTurn<T>(work: () => Promise<T>): Promise<T> {
    const result = await limitRendering(work)
    if (!result) throw new TooManyPages('too many pages are waiting to be rendered')
    return result
  }

  async function renderPublic(page: Page, kind: string): Promise<PublicPage | Redirect> {
    const rendered = await inTurn(() => page.render({ fetch: openApi(), kind }))
    if ('redirect' in rendered) return rendered
    // The header of every page shows some settings.
    const topics = [...page.topics, SETTINGS_TOPIC]
    const { languages } = deps.settings.current()
    const varies = hasOtherHomes({ url: page.address }, languages) ? CHOSEN_BY : []
    return packPage(rendered, headersFor(rendered, page), topics, varies)
  }

  async function servePublic(req: IncomingMessage, res: ServerResponse, page: Page, kind: string) {
    const key = `${kind} ${page.address}`
    const cached = cache.get(key)
    if (cached) return sendPublic(req, res, cached)
    const since = cache.version()
    let rendering = underWay.get(key)
    if (rendering?.since !== since) {
      const started = { since, page: renderPublic(page, kind) }
      underWay.set(key, started)
      const end = () => underWay.get(key) === started && underWay.delete(key)
      started.page.then(end, end)
      rendering = started
    }
    const result = await rendering.page
    if ('redirect' in result) return redirect(res, result.redirect, result.status)
    if (result.status === 200) cache.add(key, result, since)
    await sendPublic(req, res, result)
  }

  async function servePersonal(
    req: IncomingMessage,
    res: ServerResponse,
    page: Page,
    kind: string,
  ) {
    const { cookie } = req.headers
    const reader = readReaderCookie(cookie) ?? NEUTRAL_READER
    const rendered = await inTurn(() => page.render({ fetch: openApi(req.headers), kind, reader }))
    if ('redirect' in rendered) return redirect(res, rendered.redirect, rendered.status)
    sendPersonal(req, res, rendered, headersFor(rendered, page))
  }

  /** The language of the address that a browser asks for. */
  const languageAt = ({ url = '/' }: IncomingMessage) =>
    splitLanguage(url, languagesOf(url)).language

  /** A shop that is being set up offers English alone, so that page has all languages. */
  const languagesOf = (url: string) =>
    /^\/setup(?=$|[?#])/.test(splitLanguage(url).address)
      ? languageCodes
      : deps.settings.current().languages

  /** Whether the shop is being maintained, and the reader is none of its admins. */
  const isClosed = (req: IncomingMessage) =>
    deps.settings.current().maintenance &&
    isClosedTo(readViewerKind(req.headers.cookie), req.url ?? '/')

  function serveMaintenance(req: IncomingMessage, res: ServerResponse) {
    const settings = deps.settings.current()
    res.writeHead(503, {
      ...headersAt(req, headersFor({ inlineScripts: [] })),
      'Content-Security-Policy': INLINE_STYLES_POLICY,
      'content-type': 'text/html; charset=utf-8',
      'cache-control': 'no-store',
      'retry-after': String(MAINTENANCE_RETRY_SECONDS),
    })
    const { name, maintenanceText: text } = settings
    const language = languageAt(req)
    res.end(maintenancePage({ name, text, language, pictures: shopPictures(settings) }))
  }

  async function servePage(req: IncomingMessage, res: ServerResponse) {
    if (isClosed(req)) return serveMaintenance(req, res)
    const home = chosenHome(req, deps.settings.current().languages)
    if (home) return redirect(res, home, 302)
    const kind = readViewerKind(req.headers.cookie)
    try {
      const url = req.url ?? '/'
      const page = entry.openPage(url, deps.origin(), languagesOf(url))
      await (page.personal ? servePersonal : servePublic)(req, res, page, kind)
    } catch (error) {
      serveBroken(req, res, error)
    }
  }

  function serveBroken(req: IncomingMessage, res: ServerResponse, error: unknown) {
    const status = (error as { status?: number }).status === 503 ? 503 : 500
    const requestId = (error as { requestId?: string }).requestId ?? crypto.randomUUID()
    deps.log[status === 503 ? 'warn' : 'error']({ requestId, err: error }, 'page failed')
    if (res.headersSent) return void res.destroy()
    res.writeHead(status, {
      ...headersAt(req, headersFor({ inlineScripts: [] })),
      'Content-Security-Policy': INLINE_STYLES_POLICY,
      'content-type': 'text/html; charset=utf-8',
      'cache-control': 'no-store',
      'x-request-id': requestId,
      ...(status === 503 && { 'retry-after': '3' }),
    })
    const reason = status === 500 ? 'broken' : 'database'
    res.end(
      errorPage(error instanceof TooManyPages ? 'busy' : reason, {
        requestId,
        language: languageAt(req),
      }),
    )
  }

  function readOfflinePage(language: Language) {
    const settings = deps.settings.current()
    const [icon] = shopPictures(settings).icons
    return offlinePage({ name: settings.name, icon: icon?.href ?? '', language })
  }

  function serveServiceWorker(req: IncomingMessage, res: ServerResponse) {
    const { offlinePages, languages } = deps.settings.current()
    const offline = new Map(languages.map((language) => [language, readOfflinePage(language)]))
    const script = serviceWorker(offlinePages, offline)
    sendFile(req, res, script, 'text/javascript; charset=utf-8')
  }

  function serveOfflinePage(req: IncomingMessage, res: ServerResponse) {
    const security = {
      ...headersAt(req, headersFor({ inlineScripts: [] })),
      'Content-Security-Policy': INLINE_STYLES_POLICY,
    }
    sendFile(req, res, readOfflinePage(languageAt(req)), 'text/html; charset=utf-8', security)
  }

  const files = createStaticFiles(path.join(dist, 'client'), servePage)
  const serve: typeof files = (req, res) => {
    const [address = ''] = (req.url ?? '').split('?', 1)
    if (address === pages.serviceWorker()) return serveServiceWorker(req, res)
    const { languages } = deps.settings.current()
    if (splitLanguage(address, languages).address === pages.offline())
      return serveOfflinePage(req, res)
    return files(req, res)
  }

  return {
    /** Answers from the page cache; false when the page is not in it. */
    serveCached(req: IncomingMessage, res: ServerResponse, url: string): boolean {
      if (isClosed(req) || chosenHome(req, deps.settings.current().languages)) return false
      const cached = cache.get(`${readViewerKind(req.headers.cookie)} ${url}`)
      if (cached) void sendPublic(req, res, cached)
      return cached !== undefined
    },
    serve,
  }
}

export type Pages = Awaited<ReturnType<typeof createPages>>
