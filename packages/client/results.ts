import { ApiError, toApiError } from './api-error.ts'

/** What a call of openapi-fetch gives. */
type Result<Data> = { data?: Data; error?: unknown; response: Response }

/**
 * The body of a success, for programs that rather catch errors than test for them.
 * @throws ApiError for every other answer.
 */
export async function unwrap<Data>(call: Promise<Result<Data>>): Promise<NonNullable<Data>> {
  const { data, error, response } = await call
  if (!response.ok) throw toApiError(response, error)
  if (data === undefined || data === null)
    throw new ApiError(response.status, { message: 'The answer is empty.' })
  return data
}

/**
 * The pages of a list that has a cursor, one after the other:
 *
 *     for await (const phones of eachPage((next) => redial.GET('/api/phones', { params: { query: next } })))
 *
 * @throws ApiError when a page cannot be read.
 */
export async function* eachPage<Data>(
  getPage: (next: { cursor?: string }) => Promise<Result<Data>>,
): AsyncGenerator<NonNullable<Data>, void> {
  for (let cursor: string | undefined, isFirst = true; isFirst || cursor; isFirst = false) {
    const result = await getPage(cursor ? { cursor } : {})
    const page = await unwrap(Promise.resolve(result))
    yield page
    const next = nextCursor(result.response, page)
    // A shop that answers with the same place again would be asked for ever.
    cursor = next === cursor ? undefined : next
  }
}

/** Some lists have the place of the next page in their body, others in the `Link` header. */
function nextCursor({ headers }: Response, page: unknown): string | undefined {
  if (typeof page === 'object' && page !== null && 'cursor' in page)
    return typeof page.cursor === 'string' ? page.cursor : undefined
  const next = /<([^>]+)>; rel="next"/.exec(headers.get('link') ?? '')?.[1]
  // Its address does not matter: the cursor goes to the shop that the client is of.
  return next
    ? (new URL(next, 'http://localhost').searchParams.get('cursor') ?? undefined)
    : undefined
}
