import type { TestApp } from './app.ts'
import type { TestUser } from './build/user.ts'
import { countCall } from './statement-counts.ts'

// biome-ignore lint/suspicious/noExplicitAny: tests look into bodies whose shape the contract checks
export type Answer = { status: number; body: any; headers: Headers }

export type Download = { status: number; bytes: Buffer; headers: Headers }

export type Client = {
  get(path: string, headers?: Record<string, string>): Promise<Answer>
  post(path: string, body?: unknown, headers?: Record<string, string>): Promise<Answer>
  put(path: string, body?: unknown, headers?: Record<string, string>): Promise<Answer>
  patch(path: string, body?: unknown): Promise<Answer>
  delete(path: string): Promise<Answer>
  /** A file, such as a PDF. */
  download(path: string): Promise<Download>
  upload(path: string, form: FormData): Promise<Answer>
  send(method: string, path: string, init?: RequestInit): Promise<Answer>
}

/** Calls the API as a user or visitor; every response is checked against the contract. */
export function as(app: TestApp, user: { cookie: string } | TestUser | null): Client {
  async function call(method: string, path: string, init: RequestInit): Promise<Download> {
    const headers = new Headers(init.headers)
    if (user) headers.set('cookie', user.cookie)
    const { response, bytes } = await countCall(app.operationOf(method, path), async () => {
      const response = await app.app.request(`http://localhost:3000${path}`, {
        ...init,
        method,
        headers,
      })
      return { response, bytes: Buffer.from(await response.arrayBuffer()) }
    })
    return { status: response.status, bytes, headers: response.headers }
  }
  async function send(method: string, path: string, init: RequestInit = {}): Promise<Answer> {
    const { status, bytes, headers } = await call(method, path, init)
    const type = headers.get('content-type') ?? ''
    const text = bytes.toString()
    const body = type.includes('json') && text ? JSON.parse(text) : text
    app.checkAnswer(method, path, status, type, body)
    return { status, body, headers }
  }
  const withJson = (body: unknown, headers: Record<string, string> = {}): RequestInit =>
    body === undefined
      ? { headers }
      : { body: JSON.stringify(body), headers: { 'content-type': 'application/json', ...headers } }
  return {
    send,
    get: (path, headers) => send('GET', path, headers ? { headers } : {}),
    post: (path, body, headers) => send('POST', path, withJson(body ?? {}, headers)),
    put: (path, body, headers) => send('PUT', path, withJson(body, headers)),
    patch: (path, body) => send('PATCH', path, withJson(body)),
    delete: (path) => send('DELETE', path),
    download: (path) => call('GET', path, {}),
    upload: (path, form) => send('POST', path, { body: form }),
  }
}
