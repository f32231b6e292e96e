import { type Api, ApiError } from '../api/index.ts'
import { randomKey } from '../listings/random-key.ts'

/** Of calls that may have reached the server without an answer: what was asked, and under which key. */
const unanswered = new Map<string, string>()

/** Sent while an earlier one with the same key is still under way. */
const UNDER_WAY = 'in_progress'

/**
 * A writing call that counts once: as long as no answer came, the same call again goes out under the
 * same key, so that pressing once more after a broken connection does nothing twice.
 */
export async function sendOnce<T>(api: Pick<Api, 'send'>, path: string, body: unknown = {}) {
  const asked = `${path} ${JSON.stringify(body)}`
  const key = unanswered.get(asked) ?? randomKey()
  unanswered.set(asked, key)
  try {
    const answer = await api.send<T>('POST', path, body, { 'idempotency-key': key })
    unanswered.delete(asked)
    return answer
  } catch (error) {
    if (isAnswer(error)) unanswered.delete(asked)
    throw error
  }
}

function isAnswer(error: unknown): boolean {
  if (!(error instanceof ApiError) || error.code === UNDER_WAY) return false
  return error.status >= 400 && error.status < 500 && error.status !== 429
}
