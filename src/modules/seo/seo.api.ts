import { Hono } from 'hono'
import type { Deps } from '../../deps.ts'
import type { AppEnv } from '../../platform/http/index.ts'
import { pages } from '../../routes.ts'
import { DAY } from '../../shared/time.ts'
import { cardRoutes } from './card.api.ts'
import { feedRoutes } from './feeds.api.ts'
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

/** The standard asks for less than a year. */
const GOOD_FOR_DAYS = 180
const CACHE = 'public, max-age=86400'

/** security.txt (RFC 9116): whom to tell about a vulnerability of this shop. */
export function securityTextRoutes(deps: Deps) {
  return new Hono<AppEnv>().get(pages.securityText(), (c) => {
    const { CONTACT_EMAIL } = deps.env
    // Every shop has a contact page; messages of it reach the admins.
    const contact = `${deps.origin()}${pages.contact()}`
    const expires = new Date(deps.clock.now().getTime() + GOOD_FOR_DAYS * DAY)
    const lines = [
      ...(CONTACT_EMAIL ? [`Contact: mailto:${CONTACT_EMAIL}`] : []),
      `Contact: ${contact}`,
      `Expires: ${expires.toISOString()}`,
      `Canonical: ${deps.origin()}${pages.securityText()}`,
      'Preferred-Languages: en',
    ]
    return c.text(`${lines.join('\n')}\n`, 200, { 'Cache-Control': CACHE })
  })
}
