import { queryOptions } from '@tanstack/react-query'
import { type Api, ApiError } from '../../api/index.ts'

/** The check-up of a link, or why the link no longer works. */
export function checkupQuery(api: Api, token: string) {
  return queryOptions({
    queryKey: ['checkup', token],
    queryFn: () => openOrGone(api, token),
  })
}

async function openOrGone(api: Api, token: string) {
  try {
    return {
      gone: false as const,
      open: await api.get('/api/checkups/{token}', { path: { token } }),
    }
  } catch (error) {
    if (error instanceof ApiError && isEnding(error.code))
      return { gone: true as const, reason: error.code }
    throw error
  }
}

/** True for errors that have a page of their own. */
export function isEnding(code: string): code is 'used' | 'run_out' | 'not_found' {
  return code === 'used' || code === 'run_out' || code === 'not_found'
}
