import { createMemoryHistory } from '@tanstack/react-router'
import { createApi } from './api/index.ts'
import { createQueryClient } from './query-client.ts'
import { createAppRouter } from './router.tsx'
import { type RawSearch, stringifySearch } from './search-params.ts'

const router = createAppRouter({
  queryClient: createQueryClient('server'),
  api: createApi(() => Promise.reject(new Error('addresses are read without any call'))),
  kind: 'visitor',
  history: createMemoryHistory(),
})

/**
 * The canonical URL of a page: parameters that are unknown or invalid are dropped, the others are
 * put in a fixed order.
 */
export function canonicalAddress(url: string): string {
  const mark = url.indexOf('?')
  if (mark < 0) return url
  const pathname = url.slice(0, mark)
  const location = router.parseLocation({
    href: url,
    pathname,
    search: url.slice(mark),
    hash: '',
    state: { __TSR_index: 0 },
  })
  const page = router.matchRoutes(location).at(-1)
  return pathname + stringifySearch((page?._strictSearch ?? {}) as RawSearch)
}
