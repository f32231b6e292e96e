import { randomUUID } from 'node:crypto'
import { AUTH_ROOT, api as paths } from './contract/urls.ts'
import type { Deps } from './deps.ts'
import { healthRoutes } from './health.ts'
import {
  accountChangesApi,
  deletionApi,
  exportApi,
  isAccountInUse,
  staffApi,
} from './modules/account-closing/index.ts'
import {
  accountsApi,
  authApi,
  createAuth,
  DEMO_GOOGLE_PATH,
  demoGoogle,
  findDueConsents,
  loginMethodsApi,
  roleChecksApi,
  sessionsApi,
  viewerSource,
} from './modules/accounts/index.ts'
import { securityEventsApi } from './modules/accounts/security/index.ts'
import { analyticsApi, keepFormerSeller, taxesApi } from './modules/analytics/index.ts'
import { catalogApi } from './modules/catalog/index.ts'
import { mapRoutes, placesApi } from './modules/catalog/places/index.ts'
import { consoleApi } from './modules/console/index.ts'
import { contentApi, contentEditingApi } from './modules/content/index.ts'
import {
  backupsApi,
  checkBackupTarget,
  checklistApi,
  healthApi,
  instanceApi,
  outboxApi,
  outboxLetters,
  readShopFacts,
  setupApi,
} from './modules/instance/index.ts'
import {
  apiKeySource,
  apiKeysApi,
  queueWebhooks,
  revokeKeysOfBanned,
  webhooksApi,
} from './modules/integrations/index.ts'
import { advertisingApi } from './modules/listings/advertising/index.ts'
import {
  createImeiChange,
  type EditCallbacks,
  followEmailChange,
  followProofs,
  hasListings,
  listingReader,
  listingStock,
  listingsApi,
  renewalForm,
  viewsApi,
} from './modules/listings/index.ts'
import { myPhonesApi } from './modules/listings/my-phones/index.ts'
import {
  mediaApi,
  mediaFiles,
  replaceShopImage,
  sharedPhotosRoute,
  shopImagesApi,
} from './modules/media/index.ts'
import {
  createStreams,
  disputedConversationApi,
  hasConversation,
  messageUnsubscribePage,
  messagingApi,
  readPartiesConversation,
} from './modules/messaging/index.ts'
import {
  appealsApi,
  contactApi,
  eraseContactMessages,
  moderationApi,
  transparencyApi,
} from './modules/moderation/index.ts'
import {
  notificationsApi,
  notificationUnsubscribePage,
  pushApi,
  queueNotifications,
  queuePushesOfMessages,
  undeliveredMailApi,
} from './modules/notifications/index.ts'
import { disputesApi } from './modules/orders/disputes/index.ts'
import { evidenceApi } from './modules/orders/evidence/index.ts'
import {
  bookingApi,
  checkoutApi,
  closeOutdatedOffers,
  findOrderParties,
  hasOpenOffer,
  offersApi,
  orderCallbacks,
  ordersApi,
  ratingsApi,
} from './modules/orders/index.ts'
import { paymentsApi } from './modules/payments/index.ts'
import { pricingApi } from './modules/pricing/index.ts'
import { riskCasesApi, riskRulesApi } from './modules/risk/index.ts'
import { listNewest, searchApi } from './modules/search/index.ts'
import { oneClickUnsubscribe, savedApi } from './modules/search/saved/index.ts'
import {
  businessApi,
  keepFormerBusiness,
  reputationApi,
  sellersApi,
} from './modules/sellers/index.ts'
import { seoRoutes } from './modules/seo/index.ts'
import { accentStyles, appManifest, settingsApi } from './modules/settings/index.ts'
import {
  checkupApi,
  gradingApi,
  imeiApi,
  passportApi,
  passportWriter,
  possessionApi,
  verifyPage,
} from './modules/verification/index.ts'
import { apiDocs } from './openapi.ts'
import { MAINTENANCE_RETRY_SECONDS } from './pages/maintenance-page.ts'
import { subscribeToEvents } from './platform/events.ts'
import {
  clientAddress,
  createLimiter,
  createRouter,
  handleError,
  handleNotFound,
  idempotency,
  limitBodySize,
  limitRequests,
  ownAddress,
  refuseDuringMaintenance,
  refuseDuringView,
  refuseOtherAccount,
  rejectMalformedRequests,
  rememberWrites,
  securityHeaders,
  withApiKey,
  withViewer,
} from './platform/http/index.ts'
import { nameSpanByRoute } from './platform/name-span.ts'
import { API_KEY_CALLS_PER_MINUTE } from './shared/integrations/api-scopes.ts'
import { MINUTE, SECOND } from './shared/time.ts'

type NodeBindings = { incoming?: { socket?: { remoteAddress?: string } } }

const writePassports = passportWriter(findOrderParties)

/**
 * The API as a function from Request to Response; it needs no port. The pages are served by
 * src/pages; src/server.ts decides which of the two a request goes to.
 */
export function createApp(deps: Deps) {
  const { db, env } = deps
  subscribeToEvents(queueNotifications)
  subscribeToEvents(queuePushesOfMessages)
  subscribeToEvents(writePassports)
  subscribeToEvents(followProofs)
  subscribeToEvents(followEmailChange)
  subscribeToEvents(eraseContactMessages)
  // Reads the business that the next one ends.
  subscribeToEvents(keepFormerSeller)
  subscribeToEvents(keepFormerBusiness)
  subscribeToEvents(revokeKeysOfBanned)
  subscribeToEvents(queueWebhooks)
  const auth = createAuth(deps, isAccountInUse)
  const headers = securityHeaders({
    imageHosts: env.IMAGE_HOSTS,
    https: deps.origin().startsWith('https:'),
    hstsSubdomains: env.HSTS_SUBDOMAINS,
  })
  const ownHeaders = Object.entries(headers)
  const app = createRouter()

  app.onError(handleError)
  app.notFound(handleNotFound)
  app.use(async (c, next) => {
    c.set('requestId', randomUUID())
    c.set('log', deps.log)
    c.set('viewer', null)
    c.set('session', null)
    c.set('isConsentDue', async (person) => (await findDueConsents(db.kysely, person)).length > 0)
    c.set('apiKey', null)
    const socket = (c.env as NodeBindings | undefined)?.incoming?.socket
    c.set('address', clientAddress(c.req.raw.headers, socket?.remoteAddress, env.TRUST_PROXY))
    await next()
    // What a page reads while it is rendered has no socket, and belongs to the span of the page.
    if (socket) nameSpanByRoute(c)
    // Set on the response itself: c.header would copy an existing response once per header.
    const responseHeaders = c.res.headers
    responseHeaders.set('X-Request-Id', c.var.requestId)
    for (const [name, value] of ownHeaders)
      if (!responseHeaders.has(name)) responseHeaders.set(name, value)
    // The rest of the body stays unread, so the connection carries no further request.
    if (c.res.status === 413) responseHeaders.set('Connection', 'close')
    // Hono answers HEAD with the route of GET and drops the body, which would stay open: a stream, a file.
    if (c.req.method === 'HEAD') await c.res.body?.cancel()
  })

  app.route('/', healthRoutes(deps))

  const uploads = [
    paths.media(),
    paths.modelImports(),
    paths.possessionPhotos(),
    paths.phoneFileChecks(),
    paths.phoneImports(),
    paths.shopImage(),
  ]
  const rejectMalformed = rejectMalformedRequests({ uploads, ownAddress: () => ownAddress(deps) })
  app.use('/api/*', limitBodySize(uploads))
  app.use('/api/*', rejectMalformed)
  const except = (path: string) => uploads.includes(path) || path.startsWith(`${AUTH_ROOT}/`)
  // Searches and passwords have queues of their own. Small bodies have been read by now.
  const searches = [paths.search(), paths.suggestions()]
  app.use('/api/*', limitRequests({ except: (path) => except(path) || searches.includes(path) }))
  const keyCalls = createLimiter(db.pool, 'api-key', API_KEY_CALLS_PER_MINUTE, MINUTE / SECOND)
  app.use('/api/*', withApiKey(apiKeySource(deps), keyCalls))
  const viewer = viewerSource(deps)
  app.use('/api/*', withViewer(viewer))
  app.use('/api/*', refuseOtherAccount)
  const endsView = new Set([`DELETE ${paths.accountView()}`, `POST ${paths.logOut()}`])
  app.use(
    '/api/*',
    refuseDuringView((method, path) => endsView.has(`${method} ${path}`)),
  )
  app.use('/api/*', refuseDuringMaintenance(maintenance(deps)))
  app.use(
    '/api/*',
    rememberWrites(db, () => deps.origin().startsWith('https:')),
  )
  app.use('/api/*', idempotency(db.pool, deps.clock, { except }))
  const streams = createStreams(deps)

  const edits: EditCallbacks = {
    onChanged: closeOutdatedOffers,
    findInterest: async (tx, id) =>
      (await hasOpenOffer(tx, id))
        ? 'offer'
        : (await hasConversation(tx, id))
          ? 'conversation'
          : undefined,
  }
  const shopFacts = () => readShopFacts(deps)
  const settingCallbacks = {
    hasListings,
    replaceImage: replaceShopImage,
    checkBackupTarget: (place: string) => checkBackupTarget(env, place),
  }
  const modules = [
    instanceApi(deps),
    outboxApi(deps),
    contentApi(deps, shopFacts),
    contentEditingApi(deps, shopFacts),
    backupsApi(deps),
    settingsApi(deps, settingCallbacks),
    shopImagesApi(deps, settingCallbacks),
    setupApi(deps, settingCallbacks),
    checklistApi(deps, settingCallbacks),
    healthApi(deps),
    authApi(deps, auth, isAccountInUse),
    loginMethodsApi(deps),
    accountsApi(deps),
    accountChangesApi(deps),
    roleChecksApi(deps),
    staffApi(deps, auth),
    deletionApi(deps),
    exportApi(deps),
    securityEventsApi(deps),
    sessionsApi(deps),
    apiKeysApi(deps),
    webhooksApi(deps),
    catalogApi(deps, listingStock),
    listingsApi(deps, {
      ...edits,
      listNewest: (page, source) => listNewest(deps, page, source),
    }),
    viewsApi(deps),
    myPhonesApi(deps),
    searchApi(deps),
    placesApi(deps),
    savedApi(deps),
    mediaApi(deps),
    messagingApi(deps, { streams, viewer }),
    disputedConversationApi(deps),
    advertisingApi(deps),
    bookingApi(deps),
    ordersApi(deps),
    checkoutApi(deps),
    disputesApi(deps),
    evidenceApi(deps, readPartiesConversation),
    offersApi(deps),
    ratingsApi(deps),
    sellersApi(deps),
    reputationApi(deps),
    businessApi(deps),
    notificationsApi(deps),
    pushApi(deps),
    undeliveredMailApi(deps),
    paymentsApi(deps, orderCallbacks),
    moderationApi(deps),
    appealsApi(deps),
    transparencyApi(deps),
    contactApi(deps),
    consoleApi(deps, edits),
    riskCasesApi(deps, listingReader),
    riskRulesApi(deps),
    gradingApi(deps, listingReader),
    imeiApi(deps, { ...listingReader, changeImei: createImeiChange(edits) }),
    pricingApi(deps),
    checkupApi(deps, listingReader),
    possessionApi(deps, listingReader),
    passportApi(deps, listingReader),
    analyticsApi(deps),
    taxesApi(deps),
  ]
  for (const module of modules) app.route('/api', module)
  apiDocs(app, deps)

  app.route('/', verifyPage(deps))
  app.route('/', outboxLetters(deps))
  app.route('/', mediaFiles(deps))
  app.route('/', seoRoutes(deps))
  app.route('/', accentStyles())
  app.route('/', appManifest(deps))
  app.route('/', mapRoutes(deps))
  app.route('/', sharedPhotosRoute(deps, viewer))
  app.route('/', oneClickUnsubscribe(deps))
  app.route('/', notificationUnsubscribePage(deps))
  app.route('/', renewalForm(deps))
  app.route('/', messageUnsubscribePage(deps))
  if (deps.demo) app.use(`${DEMO_GOOGLE_PATH}/*`, limitBodySize())
  if (deps.demo) app.route(DEMO_GOOGLE_PATH, demoGoogle(deps))
  return { app, auth, headers, endStreams: streams.end }
}

/** Logging in and out, setting up the shop, and what providers of payments report go on during maintenance. */
function maintenance({ settings }: Deps) {
  const open = [`${AUTH_ROOT}/`, '/api/setup', paths.stripeWebhook()]
  return {
    notice() {
      const { maintenance: isOn, maintenanceText } = settings.current()
      return isOn
        ? (maintenanceText ?? 'The shop is being maintained. Try again later.')
        : undefined
    },
    isOpen: (path: string) =>
      path !== paths.signUp() && open.some((prefix) => path.startsWith(prefix)),
    retryAfterSeconds: MAINTENANCE_RETRY_SECONDS,
  }
}

export type App = ReturnType<typeof createApp>
