import { ApiError } from './api/api-error.ts'
import type { AppRouter } from './router.tsx'

export type Outcome = { status: number; redirect: string } | { status: number }

/** For good: what a loader says of an address that has another one. */
const MOVED = 301

/**
 * What a server load came to.
 * @throws what a loader threw, unless it was a refusal: those have a page.
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

/** Guards of roles leave their answer in the context of their page. */
function isForbidden(context: unknown): boolean {
  return typeof context === 'object' && context !== null && 'allowed' in context && !context.allowed
}

function isGone(data: unknown): boolean {
  return typeof data === 'object' && data !== null && 'gone' in data && data.gone === true
}
