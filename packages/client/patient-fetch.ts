import { ApiError, retryAfter } from './api-error.ts'

/** The first call with the same idempotency key is still running: asking again gets its answer. */
const CONFLICT = 409
const TOO_MANY = 429
const UNAVAILABLE = 503
/** The shortest wait: `Retry-After: 0` is no reason to call without a pause. */
const LEAST_SECONDS = 1

/**
 * A fetch that waits as long as the shop asks for with `Retry-After`, and sends the call again. A change is
 * repeated only if it was certainly not made, or has an idempotency key.
 * @throws ApiError when there is no answer, with the reason as `cause`.
 */
export function fetchPatiently(fetch: typeof globalThis.fetch, maxWaitSeconds: number) {
  return async (request: Request): Promise<Response> => {
    let waited = 0
    for (;;) {
      // A body can be sent once; the copy leaves it for the next attempt.
      const response = await fetch(request.clone()).catch((cause: Error) => {
        if (cause.name === 'AbortError' || cause.name === 'TimeoutError') throw cause
        throw new ApiError(0, { message: unreachable(request, cause) }, { cause })
      })
      const seconds = Math.max(retryAfter(response) ?? 0, LEAST_SECONDS)
      if (!canRepeat(request, response) || waited + seconds > maxWaitSeconds) return response
      await response.body?.cancel()
      await wait(seconds, request.signal)
      waited += seconds
    }
  }
}

function canRepeat({ method, headers }: Request, response: Response): boolean {
  if (retryAfter(response) === undefined) return false
  // Refused before anything was done.
  if (response.status === TOO_MANY) return true
  const isSafe = method === 'GET' || headers.has('idempotency-key')
  return isSafe && (response.status === UNAVAILABLE || response.status === CONFLICT)
}

function unreachable({ url }: Request, { message, cause }: Error): string {
  const why = cause instanceof Error && cause.message ? cause.message : message
  return `${new URL(url).origin} cannot be reached: ${why}`
}

function wait(seconds: number, signal: AbortSignal): Promise<void> {
  return new Promise((resolve, reject) => {
    if (signal.aborted) return reject(signal.reason)
    const abort = () => {
      clearTimeout(timer)
      reject(signal.reason)
    }
    const timer = setTimeout(() => {
      signal.removeEventListener('abort', abort)
      resolve()
    }, seconds * 1_000)
    signal.addEventListener('abort', abort, { once: true })
  })
}
