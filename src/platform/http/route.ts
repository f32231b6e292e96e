import { createRoute, type RouteConfig } from '@hono/zod-openapi'
import { type Access, guard } from './viewer.ts'

/**
 * A route of the contract and who may call it. The path is written as OpenAPI does, without the
 * `/api` that all share. The guard runs before the schemas: strangers learn nothing from a 422.
 */
export function route<P extends string, R extends Omit<RouteConfig, 'path'> & { path: P }>(
  access: Access,
  config: R,
) {
  return createRoute({
    ...config,
    middleware: guard(access),
    'x-access': access,
    ...(access !== 'anyone' && { security: [{ session: [] }] }),
  } as R) as ReturnType<typeof createRoute<P, R>>
}
