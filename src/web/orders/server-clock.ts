import { queryOptions, useQuery } from '@tanstack/react-query'
import { api as paths } from '../../routes.ts'
import type { Api } from '../api/index.ts'
import { useApi } from '../shell/use-api.ts'

/** A tab that stays open asks again: computers sleep, and clocks drift. */
const REFETCH_MS = 5 * 60_000

type ServerTime = { now: string }

/** By how many milliseconds the server's clock is ahead of this page's own count, which nobody can set. */
const serverOffsetQuery = (api: Pick<Api, 'get'>) =>
  queryOptions({
    queryKey: ['server-time'],
    async queryFn() {
      const asked = performance.now()
      const { now } = await api.get<ServerTime>(paths.time())
      // Said about halfway between the question and its answer.
      return Date.parse(now) - (asked + performance.now()) / 2
    },
    staleTime: REFETCH_MS,
    refetchInterval: REFETCH_MS,
    refetchOnWindowFocus: 'always',
  })

/**
 * How far ahead the clock is by which deadlines end, for `serverNow`; undefined until the server has
 * said what time it is there.
 */
export function useServerOffset(): number | undefined {
  return useQuery(serverOffsetQuery(useApi())).data
}

/** The server's time, in milliseconds since 1970, whatever this browser's clock is set to. */
export function serverNow(ahead: number): number {
  return performance.now() + ahead
}
