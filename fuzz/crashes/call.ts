import { Agent, request } from 'node:http'

/** One connection per simultaneous user. */
const agent = new Agent({ keepAlive: true, maxSockets: 1_000 })

export type ApiResponse = { status: number; body: Record<string, unknown>; ms: number }

/** A user's write request; status 0 if the server went away before it responded. */
export function call(
  origin: string,
  person: { cookie: string },
  path: string,
  body: unknown = {},
  { key, method = 'POST' }: { key?: string; method?: 'POST' | 'PUT' } = {},
): Promise<ApiResponse> {
  const text = JSON.stringify(body)
  const started = performance.now()
  const headers = {
    cookie: person.cookie,
    'content-type': 'application/json',
    'content-length': Buffer.byteLength(text),
    ...(key && { 'idempotency-key': key }),
  }
  return new Promise((resolve) => {
    const away = () => resolve({ status: 0, body: {}, ms: performance.now() - started })
    const sent = request(`${origin}${path}`, { method, headers, agent }, (answer) => {
      const parts: Buffer[] = []
      answer.on('data', (part: Buffer) => parts.push(part))
      answer.once('error', away)
      answer.once('end', () => {
        const ms = performance.now() - started
        const text = Buffer.concat(parts).toString()
        const isJson = answer.headers['content-type']?.includes('json') && text !== ''
        resolve({ status: answer.statusCode ?? 0, body: isJson ? JSON.parse(text) : {}, ms })
      })
    })
    sent.once('error', away)
    sent.end(text)
  })
}
