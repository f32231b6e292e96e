import { queryOptions, useQuery, useQueryClient } from '@tanstack/react-query'
import { useHydrated } from '@tanstack/react-router'
import { useState } from 'react'
import { MINUTE } from '../../shared/time.ts'
import { browserApi } from './index.ts'

/** Refetched, because computers sleep and clocks drift. */
const REFETCH_MS = 5 * MINUTE

/** Milliseconds from `performance.now()`, which a wrong system clock can't affect, to the server's time. */
const serverOffsetQuery = queryOptions({
  queryKey: ['server-time'],
  async queryFn() {
    const sentAt = performance.now()
    const { now } = await browserApi.get('/api/time')
    // The server read its clock about halfway between request and response.
    return Date.parse(now) - (sentAt + performance.now()) / 2
  },
  staleTime: REFETCH_MS,
  refetchInterval: REFETCH_MS,
  refetchOnWindowFocus: 'always',
})

/**
 * The offset for `serverNow`; undefined until the server has answered. Deadlines end by the server's
 * clock.
 */
export function useServerOffset(): number | undefined {
  return useQuery(serverOffsetQuery).data
}

/** When the server rendered a personal page, for the browser to hydrate it with the same words. */
export const renderedAtKey = ['rendered-at'] as const

/** The server's time for what a page says; until it is known that of the browser, which can be wrong. */
export function useNow(): number {
  const ahead = useServerOffset()
  const queryClient = useQueryClient()
  const isHydrated = useHydrated()
  const [opened] = useState(
    () => (!isHydrated && queryClient.getQueryData<number>(renderedAtKey)) || Date.now(),
  )
  return ahead === undefined ? opened : serverNow(ahead)
}

/** The server's time in milliseconds since 1970. */
export function serverNow(offset: number): number {
  return performance.now() + offset
}
