import { Hono } from 'hono'
import type { Deps } from '../../deps.ts'
import type { AppEnv } from '../../platform/http/index.ts'
import { cardRoutes } from './card.api.ts'
import { feedRoutes } from './feeds.api.ts'
import { securityTextRoutes } from './security-text.api.ts'
import { sitemapRoutes } from './sitemap.api.ts'

/**
 * Resources for search engines, feed readers and social networks; all public and without cookies.
 */
export function seoRoutes(deps: Deps) {
  const router = new Hono<AppEnv>()
  router.route('/', sitemapRoutes(deps))
  router.route('/', cardRoutes(deps))
  router.route('/', feedRoutes(deps))
  router.route('/', securityTextRoutes(deps))
  return router
}
