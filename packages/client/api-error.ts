import type { components } from './contract.gen.ts'

type ErrorBody = components['schemas']['Error']

/** An answer of the shop that is not a success, or no answer at all. */
export class ApiError extends Error {
  /** Of HTTP; 0 when there was no answer. */
  readonly status: number
  /** For programs, such as `missing_scope`; `unreachable` without an answer. */
  readonly code: string
  /** What is wrong with which field of the request. */
  readonly fields: Readonly<Record<string, string>>
  /** Finds the request in the log of the shop. */
  readonly requestId: string | undefined
  /** After how many seconds the same call can succeed, if the shop says so. */
  readonly retryAfterSeconds: number | undefined

  constructor(
    status: number,
    body: Partial<ErrorBody>,
    { cause, retryAfterSeconds }: { cause?: unknown; retryAfterSeconds?: number | undefined } = {},
  ) {
    super(body.message ?? `The answer has the status ${status}.`, { cause })
    this.name = 'ApiError'
    this.status = status
    this.code = body.error ?? (status === 0 ? 'unreachable' : 'unknown')
    this.fields = body.fields ?? {}
    this.requestId = body.requestId
    this.retryAfterSeconds = retryAfterSeconds
  }
}

/** The `Retry-After` of an answer in seconds. */
export function retryAfter({ headers }: Response): number | undefined {
  const text = headers.get('retry-after') ?? ''
  return /^\d+$/.test(text) ? Number(text) : undefined
}

/** An error for an answer, whose body may be a page of a proxy. */
export function toApiError(response: Response, body: unknown): ApiError {
  const isOurs = typeof body === 'object' && body !== null && 'error' in body
  return new ApiError(response.status, isOurs ? (body as ErrorBody) : {}, {
    retryAfterSeconds: retryAfter(response),
  })
}
