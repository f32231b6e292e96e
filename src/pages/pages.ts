import type { IncomingMessage, ServerResponse } from 'node:http'
import path from 'node:path'
import { pathToFileURL } from 'node:url'
import type { Deps } from '../deps.ts'
import { readViewerKind } from '../modules/accounts/index.ts'
import { createConcurrencyLimit } from '../platform/concurrency.ts'
import { INLINE_STYLES_POLICY, securityHeaders } from '../platform/http/index.ts'
import { pages } from '../routes.ts'
import { createStaticFiles, readAssets } from './assets.ts'
import { brokenPage, documentOf, type Rendered, scriptHash } from './document.ts'
import { createPageCache, type KeptPage } from './page-cache.ts'
import { packed, packedWell, sendKept, sendPrivate } from './send.ts'
import { topicsShownBy } from './topics.ts'

type ApiFetch = (path: string, init?: RequestInit) => Promise<Response>
type Entry = {
  renderPage(input: { url: string; fetch: ApiFetch; kind: string }): Promise<Rendered>
  canonicalAddress(url: string): string
  themeScript: string
}
type Handle = (request: Request) => Response | Promise<Response>

/** Pages that show one person's own things: rendered with their cookies, never kept. */
const PRIVATE = /^\/(dashboard|outbox|reset-password|unsubscribe|renew|checkup)(\/|$|\?)/
/** The page on which a phone that is to be sold tries its own parts. */
const CHECKUP = pages.checkup('')
/** The page on which a buyer pays. */
const CHECKOUT = new RegExp(`^${pages.checkout('[^/?]+')}/?(\\?|$)`)

/** Pages rendered at the same time, and how many more may wait for their turn: some seconds of work. */
const RENDERING = 16
const WAITING = 1_000

/** Serves the built web: files, kept public pages, and pages rendered for one person. */
export async function createPages(deps: Deps, handle: Handle, dist: string) {
  const client = path.join(dist, 'client')
  const entry = (await import(
    pathToFileURL(path.join(dist, 'server/entry-server.js')).href
  )) as Entry
  const assets = readAssets(client)
  const serveStatic = createStaticFiles(client)
  const cache = createPageCache(deps.db.changes)
  const rendering = new Map<string, Promise<Outcome>>()
  const inTurn = createConcurrencyLimit(RENDERING, WAITING)
  const policy = {
    inlineScriptHashes: [scriptHash(entry.themeScript)],
    imageHosts: deps.env.IMAGE_HOSTS,
    https: deps.origin().startsWith('https:'),
  }
  const headers = securityHeaders(policy)
  const sensorHeaders = securityHeaders({ ...policy, sensors: true })
  const stripe = deps.env.STRIPE_SECRET_KEY !== undefined
  const checkoutHeaders = securityHeaders({ ...policy, stripe })

  function headersOf(url: string) {
    if (url.startsWith(CHECKUP)) return sensorHeaders
    return CHECKOUT.test(url) ? checkoutHeaders : headers
  }

  type Outcome = { page: Rendered; topics: string[] }

  async function render(url: string, kind: string, cookie?: string): Promise<Outcome> {
    const topics = new Set<string>()
    const fetch: ApiFetch = async (apiPath, init) => {
      for (const topic of topicsShownBy(apiPath)) topics.add(topic)
      const own = new Headers(init?.headers)
      if (cookie) own.set('cookie', cookie)
      return handle(new Request(`${deps.origin()}${apiPath}`, { ...init, headers: own }))
    }
    const page = await inTurn(() => entry.renderPage({ url, fetch, kind }))
    if (!page) throw Object.assign(new Error('too many pages wait to be rendered'), { status: 503 })
    return { page, topics: [...topics] }
  }

  const html = (page: Rendered, kind: string) =>
    documentOf(page, { kind, assets, themeScript: entry.themeScript, origin: deps.origin() })

  /** A page that is kept; asked for again, it is worth packing well. */
  function keptFor(key: string): KeptPage | undefined {
    const page = cache.get(key)
    if (page?.isQuick) {
      page.isQuick = false
      packedWell(page).then(
        (body) => cache.repack(key, page, body),
        (error) => deps.log.warn({ err: error }, 'a page stays as it was packed first'),
      )
    }
    return page
  }

  async function servePublic(req: IncomingMessage, res: ServerResponse, url: string, kind: string) {
    const key = `${kind} ${url}`
    const known = keptFor(key)
    if (known) return sendKept(req, res, known, headers, { status: 200 })
    const since = cache.age()
    // Many who ask at once for a page that is not kept wait for one rendering.
    let under = rendering.get(key)
    if (!under) {
      under = render(url, kind).finally(() => rendering.delete(key))
      rendering.set(key, under)
    }
    const { page, topics } = await under
    if (page.redirect) return redirect(res, page.redirect, page.status)
    const text = html(page, kind)
    const kept: KeptPage = { ...packed(text), topics }
    if (page.status === 200) cache.keep(key, kept, since)
    sendKept(req, res, kept, headers, { status: page.status, html: text })
  }

  async function servePrivate(
    req: IncomingMessage,
    res: ServerResponse,
    url: string,
    kind: string,
  ) {
    const { page } = await render(url, kind, req.headers.cookie)
    if (page.redirect) return redirect(res, page.redirect, page.status)
    await sendPrivate(req, res, html(page, kind), headersOf(url), page.status)
  }

  /** Answers at once what lies in memory; false when the request needs more than that. */
  function serveKept(req: IncomingMessage, res: ServerResponse, url: string): boolean {
    if (serveStatic(req, res, url.split('?', 1)[0] ?? '')) return true
    const kept = keptFor(`${readViewerKind(req.headers.cookie)} ${url}`)
    if (!kept) return false
    sendKept(req, res, kept, headers, { status: 200 })
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
    res.end(brokenPage(status, requestId))
  }

  return { serveKept, serve }
}

export type Pages = Awaited<ReturnType<typeof createPages>>

/** An address that moved for good is asked again all the same: a phone may get its old name back. */
function redirect(res: ServerResponse, to: string, status: number) {
  const control = status === 301 ? 'public, max-age=3600' : 'no-store'
  res.writeHead(status, { location: to, 'cache-control': control })
  res.end()
}
