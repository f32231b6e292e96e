import { trace } from '@opentelemetry/api'
import type { Context } from 'hono'
import { matchedRoutes } from 'hono/route'

/**
 * Names the span of a request by the route that answered it, such as `GET /api/models/{brand}`, as OpenTelemetry's
 * semantic conventions for HTTP ask. Does nothing without tracing, or when no route matches the URL.
 */
export function nameSpanByRoute(c: Context): void {
  const span = trace.getActiveSpan()
  const path = span && matchedRoutes(c).at(-1)?.path
  if (!path || path.endsWith('*')) return
  // Hono writes a parameter as `:id`, and one with a pattern as `:file{.+}`.
  const route = path.replace(/:(\w+)(\{[^}]*\})?/g, '{$1}')
  span.updateName(`${c.req.method} ${route}`)
  span.setAttribute('http.route', route)
}
