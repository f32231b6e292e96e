import { readFile } from 'node:fs/promises'
import { fileURLToPath } from 'node:url'
import type { OpenAPIHono } from '@hono/zod-openapi'
import { type AppEnv, IDEMPOTENCY_KEY, INLINE_STYLES_POLICY } from './platform/http/index.ts'
import { AUTH_ROOT } from './routes.ts'

const about = {
  openapi: '3.1.0',
  info: {
    title: 'Redial',
    version: '0.1.0',
    description:
      'The API of a self-hosted marketplace for second-hand phones. Its pages use nothing else.',
    license: { name: 'MIT', identifier: 'MIT' },
  },
  servers: [{ url: '/', description: 'This instance' }],
  tags: [
    { name: 'instance', description: 'What this instance offers' },
    { name: 'identity', description: 'Signing up, in and out' },
    { name: 'accounts', description: 'People and their roles' },
    { name: 'catalog', description: 'Brands' },
    { name: 'listings', description: 'Phones on sale' },
    { name: 'search', description: 'Finding a phone' },
    { name: 'media', description: 'Photos' },
    { name: 'advertising', description: 'The advertise list, and booking' },
    { name: 'orders', description: 'Bookings from both sides' },
    { name: 'proof', description: 'What is proven of a phone' },
    { name: 'pricing', description: 'Fair prices' },
    { name: 'moderation', description: 'Reported items' },
  ],
}

/** The contract, made from the routes themselves. */
export function openApiDocument(app: OpenAPIHono<AppEnv>) {
  app.openAPIRegistry.registerComponent('securitySchemes', 'session', {
    type: 'apiKey',
    in: 'cookie',
    name: 'redial.session_token',
  })
  const document = app.getOpenAPI31Document(about as never)
  for (const [path, item] of Object.entries(document.paths ?? {}))
    for (const [method, call] of Object.entries(item as Record<string, Call>))
      if (takesKey(path, method, call)) addKey(call)
  const used = new Set(
    Object.values(document.paths ?? {}).flatMap((item) =>
      Object.values(item as Record<string, { tags?: string[] }>).flatMap((call) => call.tags ?? []),
    ),
  )
  return { ...document, tags: about.tags.filter((tag) => used.has(tag.name)) }
}

type Call = {
  'x-access'?: string
  parameters?: { in: string; name: string }[]
  responses: Record<string, object>
  requestBody?: { content?: object }
}

// Files are no part of it, nor is what answers with cookies.
function takesKey(path: string, method: string, call: Call): boolean {
  if (method === 'get' || call['x-access'] === 'anyone' || path.startsWith(AUTH_ROOT)) return false
  const types = Object.keys(call.requestBody?.content ?? { 'application/json': {} })
  return types.every((type) => type === 'application/json')
}

function addKey(call: Call) {
  const schema = { type: 'string', minLength: 1, maxLength: 200 }
  const description =
    'The same call sent again with the same key within 24 hours is not made twice: it gets the same answer.'
  call.parameters ??= []
  if (!call.parameters.some(({ name }) => name.toLowerCase() === IDEMPOTENCY_KEY.toLowerCase()))
    call.parameters.push({ in: 'header', name: IDEMPOTENCY_KEY, ...{ schema, description } })
  const content = { 'application/json': { schema: { $ref: '#/components/schemas/Error' } } }
  call.responses['409'] ??= { description: 'The first call with this key is under way.', content }
  call.responses['422'] ??= { description: 'The key was sent with another call.', content }
}

const page = `<!doctype html>
<html lang="en">
  <head>
    <meta charset="utf-8">
    <meta name="viewport" content="width=device-width">
    <title>API - Redial</title>
  </head>
  <body>
    <script id="api-reference" data-url="/api/openapi.json"
      data-configuration='{"withDefaultFonts":false,"telemetry":false,"hideClientButton":true}'></script>
    <script src="/api/docs/reference.js"></script>
  </body>
</html>`

/** `/api/openapi.json`, and a page to read it at `/api/docs`; the reader is our own file, no CDN's. */
export function apiDocs(app: OpenAPIHono<AppEnv>) {
  let text: string | undefined
  app.get('/api/openapi.json', (c) => {
    text ??= JSON.stringify(openApiDocument(app))
    return c.body(text, 200, { 'content-type': 'application/json' })
  })
  app.get('/api/docs', (c) =>
    c.html(page, 200, { 'Content-Security-Policy': INLINE_STYLES_POLICY }),
  )
  app.get('/api/docs/reference.js', async (c) => {
    const file = fileURLToPath(import.meta.resolve('@scalar/api-reference'))
    const at = file.slice(0, file.lastIndexOf('@scalar/api-reference')) + REFERENCE
    return c.body(await readFile(at), 200, {
      'content-type': 'text/javascript; charset=utf-8',
      'cache-control': 'public, max-age=86400',
    })
  })
}

const REFERENCE = '@scalar/api-reference/dist/browser/standalone.js'
