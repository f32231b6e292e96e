import { ApiError } from './client.ts'

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

/** A name for one attempt; randomUUID is missing where the page is not served over https. */
export function randomKey(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16))
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('')
}
