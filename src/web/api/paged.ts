import { infiniteQueryOptions, type QueryKey } from '@tanstack/react-query'
import { type PathWith, type ResponseBody, request } from './client.ts'
import type { Api } from './index.ts'

/** A page of a list, and the URL of the next one; null at the end. */
export type Page<Body> = { body: Body; next: string | null }

/** A list that continues where its Link header says. */
export function pagedQuery<P extends PathWith<'get'>>(
  path: P,
  { fetch }: Pick<Api, 'fetch'>,
  queryKey: QueryKey,
  search = '',
) {
  return infiniteQueryOptions({
    queryKey,
    async queryFn({ pageParam, signal }): Promise<Page<ResponseBody<P>>> {
      const response = await request(fetch, 'get', pageParam, { signal })
      const next = /<([^>]+)>; rel="next"/.exec(response.headers.get('link') ?? '')?.[1] ?? null
      return { body: await response.json(), next }
    },
    initialPageParam: `${path}${search}`,
    getNextPageParam: ({ next }) => next,
  })
}
