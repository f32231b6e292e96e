import type {
  FetchInfiniteQueryOptions,
  FetchQueryOptions,
  QueryClient,
  QueryKey,
} from '@tanstack/react-query'

/** Shorter waits show nothing; longer ones show the page with its rows still on their way. */
const WAIT_MS = 150

/** For loaders: on the server waits for the data, in the browser hardly at all. A failure is the page's to show. */
export async function ready<Key extends QueryKey>(
  queryClient: QueryClient,
  // biome-ignore lint/suspicious/noExplicitAny: each query has data of its own
  ...queries: FetchQueryOptions<any, Error, any, Key>[]
) {
  await inTime(queries.map((query) => queryClient.ensureQueryData(query)))
}

/** The same for a list that goes on: its first page. */
export async function readyList<Body, Key extends QueryKey>(
  queryClient: QueryClient,
  query: FetchInfiniteQueryOptions<Body, Error, Body, Key, string> & { initialPageParam: string },
) {
  await inTime([queryClient.ensureInfiniteQueryData(query)])
}

async function inTime(answers: Promise<unknown>[]) {
  if (typeof document === 'undefined') return void (await Promise.all(answers))
  const wait = new Promise((resolve) => setTimeout(resolve, WAIT_MS))
  await Promise.race([wait, Promise.allSettled(answers)])
}
