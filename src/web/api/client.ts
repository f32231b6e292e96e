import type { ErrorBody } from '../../platform/http/index.ts'

/** A refusal or breakage, as the API worded it. `status` 0: the server could not be reached. */
export class ApiError extends Error {
  readonly status: number
  readonly code: string
  readonly fields: Record<string, string>
  readonly requestId: string | undefined

  constructor(status: number, body: Partial<ErrorBody> & { code?: string }) {
    super(body.message ?? 'We cannot reach Redial. Check your connection and try again.')
    this.status = status
    this.code = body.error ?? body.code ?? 'unreachable'
    this.fields = body.fields ?? {}
    this.requestId = body.requestId
  }
}

export type Fetch = (path: string, init?: RequestInit) => Promise<Response>

type Call = {
  method?: string
  body?: unknown
  headers?: Record<string, string>
  signal?: AbortSignal
}

/** Calls the API and gives the body of a success; throws ApiError for anything else. */
export async function call<T>(fetch: Fetch, path: string, options: Call = {}): Promise<T> {
  const { body, method = body === undefined ? 'GET' : 'POST', headers, signal } = options
  const response = await fetch(path, {
    method,
    ...(signal && { signal }),
    ...(body === undefined
      ? { headers: { ...headers } }
      : {
          body: body instanceof Blob ? body : JSON.stringify(body),
          headers: { 'content-type': 'application/json', ...headers },
        }),
  }).catch((error: unknown) => {
    if (error instanceof Error && error.name === 'AbortError') throw error
    throw new ApiError(0, {})
  })
  const answer = await response.json().catch(() => ({}))
  if (!response.ok) throw new ApiError(response.status, answer as ErrorBody)
  return answer as T
}
