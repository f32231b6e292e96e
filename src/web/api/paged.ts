import { infiniteQueryOptions, type QueryKey } from '@tanstack/react-query'
import { call } from './client.ts'
import type { Api } from './index.ts'

/** What a list answered, and the address where it goes on; null at its end. */
export type Page<Body> = { body: Body; next: string | null }

/** A list that goes on where the Link header says, page by page. */
export function pagedQuery<Body>(api: Pick<Api, 'fetch'>, queryKey: QueryKey, path: string) {
  return infiniteQueryOptions({
    queryKey,
    queryFn: ({ pageParam, signal }) => getPage<Body>(api, pageParam, signal),
    initialPageParam: path,
    getNextPageParam: ({ next }) => next,
  })
}

async function getPage<Body>(
  { fetch }: Pick<Api, 'fetch'>,
  path: string,
  signal: AbortSignal,
): Promise<Page<Body>> {
  let next: string | null = null
  const body = await call<Body>(
    async (...asked) => {
      const answer = await fetch(...asked)
      next = /<([^>]+)>; rel="next"/.exec(answer.headers.get('link') ?? '')?.[1] ?? null
      return answer
    },
    path,
    { signal },
  )
  return { body, next }
}
