import type { Deps } from '../../../deps.ts'
import { createRouter } from '../../../platform/http/index.ts'
import { alertsApi } from './alerts.api.ts'
import { favouritesApi } from './favourites.api.ts'
import { searchesApi } from './searches.api.ts'
import { alertMailsApi } from './unsubscribe.api.ts'

/** What people keep: phones, and searches that tell them of new ones. */
export function savedApi(deps: Deps) {
  const router = createRouter()
  for (const part of [favouritesApi, searchesApi, alertsApi, alertMailsApi])
    router.route('/', part(deps))
  return router
}
