import type { Deps } from '../../deps.ts'
import { createRouter, limitBodySize } from '../../platform/http/index.ts'
import { pages } from '../../routes.ts'
import { renewByLink } from './renew-by-link.ts'

/**
 * What the button of a reminder's page does where scripts do not run: it renews, and leads back to
 * the page, which says what came of it.
 */
export function renewalForm(deps: Deps) {
  const router = createRouter()
  const at = '/renew/:token'
  router.use('/renew/*', limitBodySize())
  router.post(at, async (c) => {
    const token = c.req.param('token')
    await renewByLink(deps, token)
    return c.redirect(pages.renewal(encodeURIComponent(token)), 303)
  })
  return router
}
