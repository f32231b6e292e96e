import { ApiError } from './api/api-error.ts'
import type { AppRouter } from './router.tsx'

export type Outcome = { status: number; redirect: string } | { status: number }

/** Permanent redirect, used by loaders for URLs that have moved. */
const MOVED = 301

/**
 * The result of a server-side load.
 * @throws a loader's unexpected error; refusals have a page.
 */
export function outcomeOf(router: AppRouter): Outcome {
  const result = router._serverResult
  if (result?.type === 'redirect')
    return {
      status: result.redirect.status === MOVED ? MOVED : 302,
      redirect: result.redirect.headers.get('Location') ?? '/',
    }
  for (const { status, error, loaderData, context } of router.state.matches) {
    if (status === 'error') return { status: refusalStatus(error) }
    if (isForbidden(context)) return { status: 403 }
    if (isGone(loaderData)) return { status: 410 }
  }
  return { status: result?.status ?? 200 }
}

function refusalStatus(error: unknown): number {
  if (error instanceof ApiError && error.status >= 400 && error.status < 500) return error.status
  throw error
}

/** Role guards put their result into the context of their route. */
function isForbidden(context: unknown): boolean {
  return typeof context === 'object' && context !== null && 'allowed' in context && !context.allowed
}

function isGone(data: unknown): boolean {
  return typeof data === 'object' && data !== null && 'gone' in data && data.gone === true
}
