import type { FetchQueryOptions, QueryClient, QueryKey } from '@tanstack/react-query'
import { notFound } from '@tanstack/react-router'
import { ApiError } from './api/client.ts'

/**
 * For loaders: the query's data, fetched unless it is cached.
 * @throws notFound if the API answers 404, ApiError for anything else.
 */
export async function load<Data, Key extends QueryKey>(
  queryClient: QueryClient,
  query: FetchQueryOptions<Data, Error, Data, Key>,
): Promise<Data> {
  return orNotFound(queryClient.ensureQueryData(query))
}

/** Turns a 404 of the API into the not-found page. */
export async function orNotFound<Data>(data: Promise<Data>): Promise<Data> {
  try {
    return await data
  } catch (error) {
    if (error instanceof ApiError && error.status === 404) throw notFound()
    throw error
  }
}

/**
 * Functions whose script only some visits need: `fetchCode` is an `import()`. Components take `React.lazy`.
 * @throws ApiError with status 0 if the script cannot be fetched, so that it reads like a failed request.
 */
export async function loadCode<Code>(fetchCode: () => Promise<Code>): Promise<Code> {
  try {
    return await fetchCode()
  } catch {
    throw new ApiError(0, {})
  }
}
