import { expect, test } from 'vitest'
import { ApiError } from '../api/client.ts'
import { sendOnce } from './send-once.ts'

type Failure = [status: number, code?: string]

/** Answers in turn; a failure with status 0 is no answer at all. */
function server(...failures: (Failure | 'ok')[]) {
  const keys: string[] = []
  async function send<T>(
    _method: string,
    _path: string,
    _body?: unknown,
    headers: Record<string, string> = {},
  ): Promise<T> {
    keys.push(headers['idempotency-key'] ?? '')
    const next = failures.shift() ?? 'ok'
    if (next !== 'ok') throw new ApiError(next[0], next[1] ? { error: next[1] } : {})
    return {} as T
  }
  return { send, keys }
}

const tryIt = (api: ReturnType<typeof server>, body: unknown = {}) =>
  sendOnce(api, 'somewhere', body).catch(() => 'failed')

test.each<Failure>([[0], [429], [500], [503], [409, 'in_progress']])(
  'after %i %s the same call goes out under the same key',
  async (...failure) => {
    const api = server(failure)
    await tryIt(api)
    await tryIt(api)
    expect(api.keys[0]).toMatch(/^[0-9a-f]{32}$/)
    expect(api.keys[1]).toBe(api.keys[0])
  },
)

test.each<[Failure | 'ok']>([['ok'], [[409, 'wrong_state']], [[422, 'invalid']]])(
  'after %s the next call is a new one',
  async (answer) => {
    const api = server(answer)
    await tryIt(api)
    await tryIt(api)
    expect(api.keys[1]).not.toBe(api.keys[0])
  },
)

test('another call has a key of its own while the first is unanswered', async () => {
  const api = server([0])
  await tryIt(api, { n: 1 })
  await tryIt(api, { n: 2 })
  await tryIt(api, { n: 1 })
  expect(new Set(api.keys).size).toBe(2)
  expect(api.keys[2]).toBe(api.keys[0])
})
