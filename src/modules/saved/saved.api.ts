import type { Deps } from '../../deps.ts'
import { createRouter } from '../../platform/http/index.ts'
import { favouritesApi } from './favourites.api.ts'

/** What people keep: phones, and searches that tell them of new ones. */
export function savedApi(deps: Deps) {
  const router = createRouter()
  router.route('/', favouritesApi(deps))
  return router
}
