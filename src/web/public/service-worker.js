// The server puts `const BUILD = '…'`, `const LANGUAGES = ['en', …]` and `const UNTITLED = { en: '…', … }` before this:
// src/pages/service-worker.ts.
// Rules and reasons: docs/decisions/app-and-offline.md.

const SHELL = `redial-shell-${BUILD}`
const PAGES = `redial-pages-${BUILD}`
const OFFLINE_PAGE = '/offline.html'

/** Public pages whose addresses, without their language, hold no secret. All others are never stored. */
const READABLE_OFFLINE =
  /^\/(?:|(?:phones|models|categories|sellers)\/[^/]+|products|blog|about|contact|support|transparency|seller-terms|terms|privacy|compare|favorites)$/
const MAX_PAGES = 40
/** Scripts, styles and fonts of the build; their addresses change with their content. */
const ASSETS = '/assets/'
const MAX_ASSETS = 150
/** Photos that were shared from another app, until the selling form takes them: its shared-photos.ts. */
const SHARED = 'redial-shared-photos'
const SHARE_TARGET = '/shared-photos'
/** Twice as many as a listing can have; the form says which limit it has. */
const MAX_SHARED = 24
const SHARED_STORED_MS = 24 * 60 * 60 * 1_000

self.addEventListener('install', (event) => {
  self.skipWaiting()
  const offlinePages = LANGUAGES.map((language) => addressIn(language, OFFLINE_PAGE))
  const needed = [...offlinePages, '/art/not-found.svg'].map(
    (url) => new Request(url, { cache: 'reload' }),
  )
  event.waitUntil(caches.open(SHELL).then((cache) => cache.addAll(needed)))
})

self.addEventListener('activate', (event) => {
  event.waitUntil(
    Promise.all([
      deleteOtherBuilds(),
      deleteOldPhotos(),
      // A page is requested while the worker starts, not after it.
      self.registration.navigationPreload?.enable(),
      self.clients.claim(),
    ]),
  )
})

self.addEventListener('fetch', (event) => {
  const { request } = event
  const url = new URL(request.url)
  if (url.origin !== location.origin) return
  if (request.method === 'POST' && url.pathname === SHARE_TARGET)
    return event.respondWith(receivePhotos(request))
  if (request.method !== 'GET') return
  if (request.mode === 'navigate') {
    // Files that a browser shows by itself are not pages.
    if (!url.pathname.startsWith('/api/')) event.respondWith(openPage(event))
    event.waitUntil(deleteOldPhotos())
  } else if (url.pathname.startsWith(ASSETS)) event.respondWith(openAsset(event))
})

/** The address of a page that was shown without a document, or null when somebody logged out. */
self.addEventListener('message', (event) => {
  event.waitUntil(event.data === null ? forgetPerson() : fetchPage(event.data))
})

self.addEventListener('push', (event) => event.waitUntil(showNotification(event.data)))

self.addEventListener('notificationclick', (event) => {
  event.notification.close()
  event.waitUntil(openFromNotification(event.notification.data))
})

/** The push service has ended the subscription, as it may at any time. */
self.addEventListener('pushsubscriptionchange', (event) => event.waitUntil(renewSubscription(event)))

/** The session has ended at the server, and with it the subscription there. */
async function forgetPerson() {
  const { registration } = self
  const subscription = await registration.pushManager?.getSubscription()
  const shown = (await registration.getNotifications?.()) ?? []
  for (const notification of shown) notification.close()
  await Promise.all([
    caches.delete(PAGES),
    caches.delete(SHARED),
    // Without one, nothing has set a badge.
    subscription?.unsubscribe().catch(() => false),
    subscription && navigator.clearAppBadge?.().catch(() => undefined),
  ])
}

/**
 * Shows what src/modules/notifications/push has sent. A browser shows a text of its own for each message
 * without a notification, so one without data gets one, too.
 */
async function showNotification(data) {
  const { title, body, url, tag, icon, unread } = data?.json() ?? {}
  await Promise.all([
    self.registration.showNotification(title ?? UNTITLED[await lastLanguage()], {
      body,
      icon,
      // Also the second one of an order is to be noticed.
      ...(tag && { tag, renotify: true }),
      data: url,
    }),
    typeof unread === 'number' && navigator.setAppBadge?.(unread).catch(() => undefined),
  ])
}

async function openFromNotification(path) {
  const url = new URL(path ?? '/', location.origin)
  const { href } = url.origin === location.origin ? url : new URL('/', location.origin)
  const tabs = await self.clients.matchAll({ type: 'window', includeUncontrolled: true })
  // Another tab may hold what somebody is typing, so that only one with this very page is used.
  const open = tabs.find((tab) => withoutHash(tab.url) === withoutHash(href))
  await (open ? open.focus() : self.clients.openWindow(href))
}

async function renewSubscription({ newSubscription, oldSubscription }) {
  const address = '/api/push-subscription'
  const { publicKey, endpoint } = await (await fetch(address)).json()
  // Where it was switched off, or nobody is logged in, it stays off.
  if (!publicKey || !endpoint || (oldSubscription && oldSubscription.endpoint !== endpoint)) return
  const options = { userVisibleOnly: true, applicationServerKey: publicKey }
  const renewed = newSubscription ?? (await self.registration.pushManager.subscribe(options))
  const { keys } = renewed.toJSON()
  await fetch(address, {
    method: 'PUT',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ endpoint: renewed.endpoint, keys: { p256dh: keys.p256dh, auth: keys.auth } }),
  })
}

async function deleteOtherBuilds() {
  const names = await caches.keys()
  const current = [SHELL, PAGES, SHARED]
  const old = names.filter((name) => name.startsWith('redial-') && !current.includes(name))
  await Promise.all(old.map((name) => caches.delete(name)))
}

/** Whoever is not logged in does that first, and finds the photos in the form afterwards. */
async function receivePhotos(request) {
  const result = await storePhotos(request).then(
    () => 'stored',
    () => 'failed',
  )
  // The server knows the language of the form.
  return Response.redirect(`${SHARE_TARGET}?shared=${result}`, 303)
}

async function storePhotos(request) {
  const form = await request.formData()
  const photos = form.getAll('photos').filter((one) => one instanceof File)
  const cache = await caches.open(SHARED)
  const now = Date.now()
  await Promise.all(
    photos.slice(0, MAX_SHARED).map((photo, index) => {
      const headers = { 'x-name': encodeURIComponent(photo.name), 'x-stored-at': `${now}` }
      const address = `${SHARE_TARGET}/${now}-${String(index).padStart(2, '0')}`
      return cache.put(address, new Response(photo, { headers }))
    }),
  )
}

async function deleteOldPhotos() {
  if (!(await caches.has(SHARED))) return
  const cache = await caches.open(SHARED)
  for (const key of await cache.keys()) {
    const storedAt = (await cache.match(key))?.headers.get('x-stored-at')
    if (Date.now() - Number(storedAt) > SHARED_STORED_MS) await cache.delete(key)
  }
}

/** From the network whenever there is one, so that no page is older than the shop. */
async function openPage(event) {
  try {
    const response = (await event.preloadResponse) ?? (await fetch(event.request))
    if (isReadableOffline(response, event.request.url))
      event.waitUntil(storePage(event.request.url, response.clone()))
    return response
  } catch {
    return (await savedPage(event.request.url)) ?? openWithoutCopy(event.request.url)
  }
}

/** What the server marks as public: personal pages say `private, no-store`. */
function isReadableOffline(response, address) {
  const control = response.headers.get('cache-control') ?? 'no-store'
  return (
    response.status === 200 &&
    !response.redirected &&
    !/no-store|private/.test(control) &&
    READABLE_OFFLINE.test(splitLanguage(address).path)
  )
}

async function savedPage(address) {
  const cache = await caches.open(PAGES)
  const page = await cache.match(withoutHash(address), { ignoreVary: true })
  if (!page) return undefined
  const headers = new Headers(page.headers)
  // The only header of a page that its scripts can read: src/web/shell/saved-pages.ts.
  headers.set('server-timing', 'saved')
  return new Response(page.body, { headers })
}

/**
 * The page that says that there is no connection, in the language of the address. `/`, where the app starts, leads to
 * the home page in the language of its reader, which is that of the last page that was stored.
 */
async function openWithoutCopy(address) {
  const { language, path } = splitLanguage(address)
  if (path !== '/' || language !== 'en') return offlinePage(language)
  const spoken = await lastLanguage()
  return (await savedPage(new URL(addressIn(spoken, '/'), location.origin).href)) ?? offlinePage(spoken)
}

/** The language of the last page that was stored. */
async function lastLanguage() {
  const cache = await caches.open(PAGES)
  const last = (await cache.keys()).at(-1)
  return last ? splitLanguage(last.url).language : 'en'
}

async function offlinePage(language) {
  const cache = await caches.open(SHELL)
  const page = await cache.match(addressIn(language, OFFLINE_PAGE), { ignoreVary: true })
  return page ?? Response.error()
}

/** The language of an address of the shop, and its path without it: `/de/blog` is German, `/blog` English. */
function splitLanguage(address) {
  const { pathname } = new URL(address)
  const [, language, rest] = /^\/([a-z]{2,3})(?:$|(\/.*))/.exec(pathname) ?? []
  if (language === 'en' || !LANGUAGES.includes(language)) return { language: 'en', path: pathname }
  return { language, path: rest ?? '/' }
}

/** The address of a path in a language, as in src/shared/languages.ts. */
function addressIn(language, path) {
  return language === 'en' ? path : `/${language}${path === '/' ? '' : path}`
}

async function openAsset(event) {
  const { request } = event
  const saved = await caches.match(request.url, { cacheName: SHELL, ignoreVary: true })
  if (saved) return saved
  const response = await fetch(request)
  if (isWhole(response)) event.waitUntil(store(SHELL, request.url, response.clone(), MAX_ASSETS))
  return response
}

/** An answer of our server with all of a file. */
const isWhole = (response) => response.status === 200 && response.type === 'basic'

/** A page with what it needs to work. */
async function storePage(address, response) {
  const assets = (await response.clone().text()).match(/\/assets\/[\w.-]+\.(?:js|css|woff2)/g) ?? []
  await Promise.all([
    store(PAGES, address, response, MAX_PAGES),
    ...Array.from(new Set(assets), storeAsset),
  ])
}

/** The browser has just loaded most of them, so they are in its HTTP cache. */
async function storeAsset(path) {
  if (await caches.match(path, { cacheName: SHELL, ignoreVary: true })) return
  const url = new URL(path, location.origin).href
  const response = await fetch(url)
  if (isWhole(response)) await store(SHELL, url, response, MAX_ASSETS)
}

async function fetchPage(address) {
  const url = new URL(address, location.origin)
  if (url.origin !== location.origin || !READABLE_OFFLINE.test(splitLanguage(url).path)) return
  const response = await fetch(url, { headers: { accept: 'text/html' } })
  if (isReadableOffline(response, url.href)) await storePage(url.href, response)
}

function withoutHash(address) {
  return address.split('#', 1)[0]
}

async function store(name, address, response, limit) {
  const cache = await caches.open(name)
  const key = withoutHash(address)
  // The newest is the last, also where it replaces an older copy.
  await cache.delete(key, { ignoreVary: true })
  await cache.put(key, response)
  const keys = await cache.keys()
  const trimmed = keys.filter(({ url }) => !url.endsWith(OFFLINE_PAGE) && !url.includes('/art/'))
  const surplus = trimmed.slice(0, Math.max(0, trimmed.length - limit))
  await Promise.all(surplus.map((one) => cache.delete(one)))
}
