import type { OpenAPIHono } from '@hono/zod-openapi'
import { html } from 'hono/html'
import program from '../package.json' with { type: 'json' }
import { AUTH_ROOT } from './contract/urls.ts'
import type { Deps } from './deps.ts'
import { cachedByKey } from './platform/db/index.ts'
import {
  type AppEnv,
  IDEMPOTENCY_KEY,
  IDEMPOTENCY_RETENTION_HOURS,
  namesPageAccount,
  PAGE_ACCOUNT,
} from './platform/http/index.ts'
import { API_KEY_CALLS_PER_MINUTE } from './shared/integrations/api-scopes.ts'
import { WEBHOOK_TIMEOUT_SECONDS } from './shared/integrations/webhook-kinds.ts'
import { UPLOAD_MINUTES } from './shared/listings/listing-limits.ts'
import { formatQuantity } from './shared/quantities.ts'

const introduction = `Redial is a self-hosted marketplace for second-hand phones. Its own pages use this API and nothing else.

## Authentication
Log in with \`POST /api/auth/sign-in/email\`. The response sets the session cookie \`redial.session_token\`; send it with every later request. Without a session, calls that need one return 401; without the permission they return 403. Each operation states who may call it in \`x-access\`: \`anyone\`, \`loggedIn\`, \`buy\` (Buyers and Sellers), \`sell\` (Sellers) or a permission of staff, such as \`seeOrders\`: admins have all of them, moderators, support and finance some. A browser may send changes from this instance's own pages only (403 \`other_site\` otherwise).

## API keys
A program sends \`Authorization: Bearer redial_…\` instead of a cookie. A key is made in the dashboard under Settings, API and webhooks; it has scopes and an expiry date, and never may do what its owner may not. Each operation that keys can call lists the scopes under \`security\`, as \`apiKey\`: one of them is enough. Public reads and \`GET /api/me\` need none; everything else returns 403 \`not_for_keys\`. Without the scope the response is 403 \`missing_scope\`; a key that is unknown, expired, revoked, or whose owner was suspended or has another role gets 401 \`invalid_api_key\` with every call. A request with both a key and a session's cookie is refused: 400 \`two_logins\`. A key may make ${formatQuantity(API_KEY_CALLS_PER_MINUTE, 'call')} a minute.

## Webhooks
The shop can send events to an address of yours, in the form of Standard Webhooks (https://www.standardwebhooks.com): \`POST\` with a JSON body \`{ "type", "timestamp", "data" }\` and the headers \`webhook-id\`, \`webhook-timestamp\` and \`webhook-signature\`. The signature is \`v1,\` and the base64 HMAC-SHA256 of \`id.timestamp.body\`, keyed with the bytes after \`whsec_\`; several are separated by spaces. Answer with a 2xx status within ${formatQuantity(WEBHOOK_TIMEOUT_SECONDS, 'second')}. Messages can arrive twice and in another order: use \`webhook-id\` to recognize one, and read the current state from \`data.url\`.

## Requests
Bodies are uncompressed JSON with \`Content-Type: application/json\`, at most 256 kB; uploads are multipart forms. Unknown fields are rejected with 422.

## Errors
Every error has the same shape: \`error\` is a code for programs, \`message\` is for people, and \`fields\` names the fields at fault. After a 500 or 503, \`requestId\` finds the request in the server's log. Something that exists but is not yours returns 404, like something that does not exist.

## Retrying safely
Send an \`Idempotency-Key\` header (1 to 200 ASCII characters) with a changing call of a logged-in user. Repeating the call with the same key within ${formatQuantity(IDEMPOTENCY_RETENTION_HOURS, 'hour')} returns the first response, with \`idempotent-replay: true\`, and changes nothing again. A key that was used for a different call is rejected with 422 \`key_reused\`; a call that is still running returns 409 \`in_progress\`. Uploads and \`/api/auth\` do not support keys. After a 503, wait for \`Retry-After\` seconds.

## Two accounts in one browser
All tabs of a browser share a session. A page that shows an account can send its ID with each call, in the header \`${PAGE_ACCOUNT}\`. If another account is logged in by then, nothing changes and nothing personal is returned: the response is 409 \`other_account\`. Log-in and log-out do not compare it. Programs with a session of their own need no such header.

## Paging
Long lists return one page and, if there is more, a \`Link\` header with \`rel="next"\` (RFC 8288). Follow that URL; do not build cursors yourself.

## Rate limits
Login, password reset, uploads and other costly calls are limited for each person or address. Too many attempts return 429 with \`Retry-After\` in seconds.

## Values
Amounts are decimal strings in major units, such as \`"450.00"\`; their currency is an ISO 4217 code and decides the number of digits (0 for JPY, 3 for KWD). Prices in a request are numbers, or text as people type it. Text that can mean two prices returns 422 with a question at its field: \`"1.250"\` where the currency has cents, and \`"45.500"\` or \`"45,500"\` where it has three decimals (KWD). The number \`45.5\` is never in doubt, nor is the text \`"45.5000"\`. Times are ISO 8601 in UTC. IDs are UUIDs.`

const about = {
  openapi: '3.1.0',
  info: {
    title: 'Redial API',
    version: program.version,
    summary: 'Buy and sell second-hand phones.',
    description: introduction,
    license: { name: 'MIT', identifier: 'MIT' },
  },
  servers: [{ url: '/', description: 'This instance' }],
  tags: [
    { name: 'instance', description: 'Settings, the clock and demo email of this instance.' },
    {
      name: 'content',
      description:
        'Pages of the shop: terms, privacy policy, help, texts of the home page. Admins edit them.',
    },
    {
      name: 'identity',
      description: 'Sign up, log in and out, reset a password, and read the current session.',
    },
    {
      name: 'accounts',
      description: 'Profiles and roles. Admins list, ban, promote and delete accounts here.',
    },
    {
      name: 'catalog',
      description:
        'Brands and phone models with their specifications. Admins add, correct, merge and import models.',
    },
    {
      name: 'listings',
      description:
        'Phones for sale, from draft to sold: create, edit, import, pause, renew and withdraw them.',
    },
    {
      name: 'search',
      description: 'Find phones by text and filters, with counts for each filter, and suggestions.',
    },
    {
      name: 'sellers',
      description: 'Public profiles of sellers, and the sellers that you follow.',
    },
    {
      name: 'staff',
      description: 'Who works in the console, with which role, and invitations to do so.',
    },
    {
      name: 'console',
      description:
        'Saved views, actions on many rows, people and notes, for the staff of the shop.',
    },
    { name: 'places', description: 'Cities, to search near one or to meet in one.' },
    {
      name: 'saved',
      description: 'Favorites, saved searches, and the alerts about new matches and price drops.',
    },
    {
      name: 'media',
      description: `Upload and rotate photos. A photo that nothing uses is deleted after ${formatQuantity(UPLOAD_MINUTES, 'minute')}.`,
    },
    {
      name: 'messages',
      description: 'Conversations between buyer and seller, including a stream of new messages.',
    },
    {
      name: 'advertising',
      description: 'Promote a listing on the home page, and book a promoted phone.',
    },
    {
      name: 'orders',
      description: 'Bookings of buyers and sellers: delivery, hand-over code, and completion.',
    },
    { name: 'checkout', description: 'Choose how to pay for an order, and pay online.' },
    {
      name: 'disputes',
      description:
        'Report that a phone is not as described, agree on a solution, return it, or let an admin decide.',
    },
    { name: 'offers', description: 'Offer a price, counter it, accept it or decline it.' },
    { name: 'ratings', description: 'Rate a completed sale, and read the ratings of a person.' },
    {
      name: 'notifications',
      description: 'What happened to your orders and listings, and which emails you receive.',
    },
    { name: 'mails', description: 'Emails that could not be delivered. For admins.' },
    {
      name: 'payouts',
      description: 'Where a seller is paid, the balance, and the statement of payouts.',
    },
    {
      name: 'money',
      description: 'Ledger, provider balance and failed money transfers. For admins.',
    },
    {
      name: 'verification',
      description:
        'Evidence about a phone: its grade, IMEI checks, the check-up on the device, and photos that prove possession.',
    },
    {
      name: 'passports',
      description:
        'Device passports: the tamper-evident history of a phone, public without personal data, signed for download, and continued by its owners.',
    },
    { name: 'pricing', description: 'The fair price of a phone, estimated from past sales.' },
    {
      name: 'moderation',
      description: 'Review new listings and changes, and handle reports.',
    },
    {
      name: 'settings',
      description: 'What the operator decides about the shop. For admins.',
    },
    {
      name: 'risk',
      description:
        'Rules that detect fraud and send listings to review or hold payouts, and the accounts and payouts that they flagged. For admins.',
    },
    { name: 'analytics', description: 'Figures of the shop and of sellers over time.' },
    {
      name: 'integrations',
      description: 'API keys, and webhooks with the log of what was sent to them.',
    },
    { name: 'contact', description: 'Messages from the contact page to the admins of the shop.' },
  ],
}

/** The contract, made from the routes themselves. */
export function openApiDocument(app: OpenAPIHono<AppEnv>) {
  app.openAPIRegistry.registerComponent('securitySchemes', 'session', {
    type: 'apiKey',
    in: 'cookie',
    name: 'redial.session_token',
  })
  app.openAPIRegistry.registerComponent('securitySchemes', 'apiKey', {
    type: 'http',
    scheme: 'bearer',
    description: 'A key made in the dashboard. The names beside it are its scopes.',
  })
  app.openAPIRegistry.registerComponent('parameters', 'PageAccount', {
    in: 'header',
    name: PAGE_ACCOUNT,
    schema: { type: 'string', maxLength: 200 },
    description:
      'The ID of the account that your page shows. With another one logged in, the call is refused: 409 `other_account`.',
  })
  const document = app.getOpenAPI31Document(about as never)
  for (const [path, item] of Object.entries(document.paths ?? {}))
    for (const [method, call] of Object.entries(item as Record<string, Call>)) {
      if (acceptsIdempotencyKey(path, method, call)) addKey(call)
      if (call.security?.some((way) => 'apiKey' in way)) addKeyRefusals(call)
      const isPersonalRead = method === 'get' && call['x-access'] !== 'anyone'
      if (isPersonalRead || namesPageAccount(method, path)) addPageAccount(call)
    }
  const used = new Set(
    Object.values(document.paths ?? {}).flatMap((item) =>
      Object.values(item as Record<string, { tags?: string[] }>).flatMap((call) => call.tags ?? []),
    ),
  )
  return { ...document, tags: about.tags.filter((tag) => used.has(tag.name)) }
}

type Call = {
  'x-access'?: string
  security?: object[]
  parameters?: { in?: string; name?: string; $ref?: string }[]
  responses: Record<string, object>
  requestBody?: { content?: object }
}

// Uploads and calls that set cookies do not support keys.
function acceptsIdempotencyKey(path: string, method: string, call: Call): boolean {
  if (method === 'get' || call['x-access'] === 'anyone' || path.startsWith(AUTH_ROOT)) return false
  const types = Object.keys(call.requestBody?.content ?? { 'application/json': {} })
  return types.every((type) => type === 'application/json')
}

const ERROR_CONTENT = {
  'application/json': { schema: { $ref: '#/components/schemas/Error' } },
}

function addKey(call: Call) {
  const schema = { type: 'string', minLength: 1, maxLength: 200 }
  const description = `Repeating the call with the same key within ${formatQuantity(IDEMPOTENCY_RETENTION_HOURS, 'hour')} returns the first response and changes nothing again.`
  call.parameters ??= []
  if (!call.parameters.some(({ name }) => name?.toLowerCase() === IDEMPOTENCY_KEY.toLowerCase()))
    call.parameters.push({ in: 'header', name: IDEMPOTENCY_KEY, ...{ schema, description } })
  const content = ERROR_CONTENT
  call.responses['409'] ??= {
    description: 'The first call with this key is still running.',
    content,
  }
  call.responses['422'] ??= { description: 'The key was used for a different call.', content }
}

function addKeyRefusals(call: Call) {
  const content = ERROR_CONTENT
  call.responses['401'] ??= { description: 'The API key is not valid.', content }
  call.responses['403'] ??= { description: 'The API key lacks the scope.', content }
  call.responses['429'] ??= { description: 'Too many calls of this API key.', content }
}

/** Most of these calls can answer 409 already; the introduction explains the code. */
function addPageAccount(call: Call) {
  call.parameters ??= []
  call.parameters.push({ $ref: '#/components/parameters/PageAccount' })
  call.responses['409'] ??= {
    description: 'The page was opened for another account.',
    content: ERROR_CONTENT,
  }
}

// The viewer's files are copied into the web build (vite.config.ts), so there is no inline script
// and nothing is loaded from elsewhere.
const page = (shop: string) => html`<!doctype html>
<html lang="en">
  <head>
    <meta charset="utf-8">
    <meta name="viewport" content="width=device-width, initial-scale=1">
    <meta name="color-scheme" content="light dark">
    <title>API - ${shop}</title>
    <link rel="icon" href="/art/favicon.svg" type="image/svg+xml">
    <link rel="stylesheet" href="/api-docs/swagger-ui.css">
    <link rel="stylesheet" href="/api-docs/layout.css">
  </head>
  <body>
    <main id="api-docs"></main>
    <script src="/api-docs/swagger-ui-bundle.js"></script>
    <script src="/api-docs/start.js"></script>
  </body>
</html>`

/**
 * Serves the contract at `/api/openapi.json`, and a page to read it at `/api/docs`, both under the name of the
 * shop.
 */
export function apiDocs(app: OpenAPIHono<AppEnv>, { db, settings }: Pick<Deps, 'db' | 'settings'>) {
  const documentOf = cachedByKey({ topics: [], most: 1 }, async (_db, shop: string) => {
    const document = openApiDocument(app)
    return JSON.stringify({ ...document, info: { ...document.info, title: `${shop} API` } })
  })
  app.get('/api/openapi.json', async (c) => {
    const document = await documentOf(db.kysely, settings.current().name)
    return c.body(document, 200, { 'content-type': 'application/json' })
  })
  app.get('/api/docs', (c) => c.html(page(settings.current().name)))
}
