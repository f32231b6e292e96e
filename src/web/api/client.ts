import { infiniteQueryOptions, type QueryKey } from '@tanstack/react-query'
import type { Paths, Schemas } from '../../contract/schema.gen.ts'
import type { Api } from './index.ts'
import { randomKey } from './random-id.ts'

export type Fetch = (path: string, init?: RequestInit) => Promise<Response>

type Method = 'get' | 'post' | 'put' | 'patch' | 'delete'

/** Paths of the contract, with the names of their parameters in braces. */
type PathWith<M extends Method> = {
  [P in keyof Paths]: M extends keyof Paths[P] ? P : never
}[keyof Paths]

type Operation<P extends keyof Paths, M extends Method> = Extract<
  M extends keyof Paths[P] ? Paths[P][M] : never,
  { response: unknown }
>

type Sending = {
  headers?: Record<string, string>
  signal?: AbortSignal
  /** Takes effect once: until it is answered, the same call has the same idempotency key. */
  once?: true
}

/** What a call takes: the parameters and the body that the contract declares. */
type Options<P extends keyof Paths, M extends Method> = Omit<Operation<P, M>, 'response'> & Sending
/** One argument, or none where nothing is required. */
type OptionsArgument<O> = object extends O ? [options?: O] : [options: O]

/** The body of a success. */
type ResponseBody<P extends keyof Paths, M extends Method = 'get'> = Operation<P, M>['response']

type AnyOptions = Sending & { path?: object; query?: object; body?: unknown }

/**
 * The API, typed by its contract, over any fetch: the browser's, or the application's own in-process.
 * A call gives the body of a success.
 * @throws ApiError for any other answer and when the server cannot be reached; AbortError when aborted.
 */
export function createClient(fetch: Fetch) {
  function method<M extends Method>(name: M) {
    return async <P extends PathWith<M>>(
      path: P,
      ...[options]: OptionsArgument<Options<P, M>>
    ): Promise<ResponseBody<P, M>> => {
      // Better Auth wants a JSON body with every change, an empty one at least.
      const body = name === 'get' ? undefined : {}
      const send = (headers?: Record<string, string>) =>
        request(fetch, name, path, {
          body,
          ...options,
          headers: { ...options?.headers, ...headers },
        })
      const response = options?.once
        ? await sendOnce(`${name} ${buildUrl(path, options)} ${JSON.stringify(options)}`, send)
        : await send()
      return response.json().catch(() => ({}))
    }
  }
  return {
    get: method('get'),
    post: method('post'),
    put: method('put'),
    patch: method('patch'),
    delete: method('delete'),
  }
}

type ParameterNames<Path extends string> = Path extends `${string}{${infer Name}}${infer Rest}`
  ? Name | ParameterNames<Rest>
  : never

/** The URL of an operation that the browser calls automatically: a link, a picture, a stream. */
export function apiUrl<P extends keyof Paths>(
  path: P,
  ...[parameters]: [ParameterNames<P>] extends [never]
    ? []
    : [parameters: Record<ParameterNames<P>, string>]
): string {
  return buildUrl(path, { path: parameters })
}

/**
 * The path with its parameters filled in. Empty query values are left out, lists repeat their name.
 * Null is empty: it is what a page's data makes of an undefined cursor.
 */
export function buildUrl(template: string, { path = {}, query = {} }: AnyOptions): string {
  const parameters = new Map(Object.entries(path))
  const filled = template.replace(/\{(\w+)\}/g, (_, name) =>
    encodeURIComponent(parameters.get(name)),
  )
  const search = new URLSearchParams()
  for (const [name, value] of Object.entries(query))
    for (const one of Array.isArray(value) ? value : [value])
      if (one !== undefined && one !== null && one !== '') search.append(name, one)
  return search.size > 0 ? `${filled}?${search}` : filled
}

/** @throws ApiError unless the answer is a success. */
async function request(
  fetch: Fetch,
  method: string,
  path: string,
  { body, headers, signal, ...parameters }: AnyOptions = {},
): Promise<Response> {
  // Every file that is sent whole is a CSV; browsers give those other types too.
  const type = body instanceof Blob ? 'text/csv' : 'application/json'
  const response = await fetch(buildUrl(path, parameters), {
    method: method.toUpperCase(),
    headers: { ...(body !== undefined && { 'content-type': type }), ...headers },
    ...(body !== undefined && { body: body instanceof Blob ? body : JSON.stringify(body) }),
    ...(signal && { signal }),
  }).catch((error: unknown) => {
    if (error instanceof Error && error.name === 'AbortError') throw error
    throw new ApiError(0, {})
  })
  if (!response.ok) throw new ApiError(response.status, await response.json().catch(() => ({})))
  return response
}

/**
 * An error answer, as the API worded it. `status` 0: the server could not be reached. What is no answer of the API has a
 * message for developers, and pages say what happened (`useReadRefusal`).
 */
export class ApiError extends Error {
  readonly status: number
  readonly code: string
  readonly fields: Record<string, string>
  readonly requestId: string | undefined
  /** The token of the appeal, when the account is suspended. */
  readonly appeal: string | undefined
  /** False for an answer of a proxy in front of the shop, and without any answer. */
  readonly isFromApi: boolean

  constructor(status: number, body: Partial<Schemas['Error']> & { code?: string }) {
    super(body.message ?? `No answer of the API: ${toFailure(status)} (${status})`)
    this.status = status
    this.code = body.error ?? body.code ?? 'unreachable'
    this.fields = body.fields ?? {}
    this.requestId = body.requestId
    this.appeal = body.appeal
    this.isFromApi = body.message !== undefined
  }
}

/** What the API says of an error, in the language of the page; undefined for one that the browser found. */
export function messageOfApi(error: unknown): string | undefined {
  return error instanceof ApiError && error.isFromApi ? error.message : undefined
}

/** What an answer means that is not ours: that of a proxy in front of the shop, or none. */
export function toFailure(status: number): 'tooLarge' | 'unreachable' | 'refused' {
  if (status === 413) return 'tooLarge'
  // Bad gateways, and timeouts.
  return status >= 500 || status === 408 || status === 0 ? 'unreachable' : 'refused'
}

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

/**
 * A page of a list by its URL, in the order of rows in `items` and the cursor of the next page: either as the
 * body has them, or as a body of rows with a Link header.
 */
export async function getListPage<Row>(
  { fetch }: Pick<Api, 'fetch'>,
  url: string,
  signal: AbortSignal,
): Promise<{ items: Row[]; cursor: string | null; total?: number | null }> {
  const response = await request(fetch, 'get', url, { signal })
  const body: Row[] | { items: Row[]; cursor: string | null; total?: number | null } =
    await response.json()
  if (!Array.isArray(body)) return body
  const next = /[?&]cursor=([\w-]+)[^>]*>; rel="next"/.exec(response.headers.get('link') ?? '')
  return { items: body, cursor: next?.[1] ?? null }
}

/** The idempotency keys of requests that may have reached the server without an answer. */
const unanswered = new Map<string, string>()

/** The first request with the same key is still being processed. */
const IN_PROGRESS = 'in_progress'

/**
 * Sends a change that takes effect once: until it is answered, the same request has the same key, so
 * that pressing again after a broken connection does nothing twice.
 */
export async function sendOnce<T>(
  request: string,
  send: (headers: { 'idempotency-key': string }) => Promise<T>,
): Promise<T> {
  const key = unanswered.get(request) ?? randomKey()
  unanswered.set(request, key)
  try {
    const answer = await send({ 'idempotency-key': key })
    unanswered.delete(request)
    return answer
  } catch (error) {
    if (isAnswer(error)) unanswered.delete(request)
    throw error
  }
}

function isAnswer(error: unknown): boolean {
  if (!(error instanceof ApiError) || error.code === IN_PROGRESS) return false
  return error.status >= 400 && error.status < 500 && error.status !== 429
}

/** Error codes of calls that a person can make possible right away, with a dialog. */
const codes = ['reauthentication_required', 'email_not_verified', 'consent_required'] as const
type Code = (typeof codes)[number]

/** Asks the person for what the call needs; false if they do not want to. */
type RequestProof = () => Promise<boolean>

const askers = new Map<Code, RequestProof>()
const pending = new Map<Code, Promise<boolean>>()

/** Sets how the page asks for a proof; returns how to take that back. */
export function onProofNeeded(code: Code, requestProof: RequestProof) {
  askers.set(code, requestProof)
  return () => {
    if (askers.get(code) === requestProof) askers.delete(code)
  }
}

/** A fetch that asks for proof when a call needs it and then repeats the call, so that nothing is lost. */
export function withProof(fetch: Fetch): Fetch {
  return async (path, init) => {
    const response = await fetch(path, init)
    if (response.status !== 403 || askers.size === 0) return response
    const body: { error?: string } = await response
      .clone()
      .json()
      .catch(() => ({}))
    const code = codes.find((one) => one === body.error)
    const requestProof = code && askers.get(code)
    if (!code || !requestProof) return response
    // One dialog, however many calls wait for it.
    const answer = pending.get(code) ?? requestProof().finally(() => pending.delete(code))
    pending.set(code, answer)
    return (await answer) ? fetch(path, init) : response
  }
}
