import type { Deps } from '../../deps.ts'
import type { ViewerSource } from '../../platform/http/index.ts'
import { findAccount } from './accounts.store.ts'
import type { Auth } from './auth.ts'

/**
 * The viewer behind a session cookie, with the role that the database has now: a cookie that
 * remembers an old role, a banned account or an ended session gets nowhere.
 */
export function viewerSource(deps: Deps, auth: Auth): ViewerSource {
  return async (headers) => {
    const session = await auth.api
      .getSession({ headers, query: { disableCookieCache: true, disableRefresh: true } })
      .catch(rethrowUnlessRefused)
    if (!session) return null
    const account = await findAccount(deps.db.kysely, session.user.id)
    if (!account || account.banned_at) return null
    const { id, name, email, image, role } = account
    return { id, name, email, image, role }
  }
}

// A cookie that makes no sense is a visitor; a database that is away is not.
function rethrowUnlessRefused(error: unknown): null {
  const status = (error as { statusCode?: number }).statusCode
  if (status && status < 500) return null
  throw error
}
