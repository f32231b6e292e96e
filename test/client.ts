import type { TestApp } from './app.ts'
import type { TestUser } from './build/user.ts'

// biome-ignore lint/suspicious/noExplicitAny: tests look into bodies whose shape the contract checks
export type Answer = { status: number; body: any; headers: Headers }

export type Client = {
  get(path: string, headers?: Record<string, string>): Promise<Answer>
  post(path: string, body?: unknown, headers?: Record<string, string>): Promise<Answer>
  put(path: string, body?: unknown): Promise<Answer>
  delete(path: string): Promise<Answer>
  upload(path: string, form: FormData): Promise<Answer>
  send(method: string, path: string, init?: RequestInit): Promise<Answer>
}

/** Calls the API as a user or visitor; every response is checked against the contract. */
export function as(app: TestApp, user: { cookie: string } | TestUser | null): Client {
  async function send(method: string, path: string, init: RequestInit = {}): Promise<Answer> {
    const headers = new Headers(init.headers)
    if (user) headers.set('cookie', user.cookie)
    const response = await app.app.request(`http://localhost:3000${path}`, {
      ...init,
      method,
      headers,
    })
    const type = response.headers.get('content-type') ?? ''
    const text = await response.text()
    const body = type.includes('json') && text ? JSON.parse(text) : text
    app.checkAnswer(method, path, response.status, type, body)
    return { status: response.status, body, headers: response.headers }
  }
  const withJson = (body: unknown, headers: Record<string, string> = {}): RequestInit =>
    body === undefined
      ? { headers }
      : { body: JSON.stringify(body), headers: { 'content-type': 'application/json', ...headers } }
  return {
    send,
    get: (path, headers) => send('GET', path, headers ? { headers } : {}),
    post: (path, body, headers) => send('POST', path, withJson(body ?? {}, headers)),
    put: (path, body) => send('PUT', path, withJson(body)),
    delete: (path) => send('DELETE', path),
    upload: (path, form) => send('POST', path, { body: form }),
  }
}
