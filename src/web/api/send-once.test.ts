import { expect, test } from 'vitest'
import { createApi } from './index.ts'

type Failure = [status: number, code?: string]

/** Answers in turn; a failure with status 0 is no answer at all. */
function server(...failures: (Failure | 'ok')[]) {
  const keys: string[] = []
  const api = createApi(async (_path, init) => {
    keys.push(new Headers(init?.headers).get('idempotency-key') ?? '')
    const next = failures.shift() ?? 'ok'
    if (next === 'ok') return Response.json({})
    if (next[0] === 0) throw new TypeError('fetch failed')
    return Response.json({ error: next[1] }, { status: next[0] })
  })
  return { api, keys }
}

const ship = ({ api }: ReturnType<typeof server>, tracking = 'JD0146') =>
  api
    .post('/api/orders/{id}/ship', {
      path: { id: '1' },
      body: { carrier: 'DHL', tracking },
      once: true,
    })
    .catch(() => 'failed')

test.each<Failure>([[0], [429], [500], [503], [409, 'in_progress']])(
  'after %i %s the same request has the same key',
  async (...failure) => {
    const fake = server(failure)
    await ship(fake)
    await ship(fake)
    expect(fake.keys[0]).toMatch(/^[0-9a-f]{32}$/)
    expect(fake.keys[1]).toBe(fake.keys[0])
  },
)

test.each<[Failure | 'ok']>([['ok'], [[409, 'wrong_state']], [[422, 'invalid']]])(
  'after %s the next request is a new one',
  async (answer) => {
    const fake = server(answer)
    await ship(fake)
    await ship(fake)
    expect(fake.keys[1]).not.toBe(fake.keys[0])
  },
)

test('another request has its own key while the first is unanswered', async () => {
  const fake = server([0])
  await ship(fake, '1')
  await ship(fake, '2')
  await ship(fake, '1')
  expect(new Set(fake.keys).size).toBe(2)
  expect(fake.keys[2]).toBe(fake.keys[0])
})
