import { createClient, type Fetch, request } from './client.ts'

export { ApiError } from './client.ts'
export type * from './types.ts'

/** The API as the pages call it. `fetch` is the browser's, or the application's own in-process. */
export function createApi(fetch: Fetch) {
  const client = createClient(fetch)
  type Get = typeof client.get & (<T>(path: string, signal?: AbortSignal) => Promise<T>)
  async function send<T>(
    method: string,
    path: string,
    body: unknown = {},
    headers: Record<string, string> = {},
  ): Promise<T> {
    const response = await request(fetch, method, path, { body, headers })
    return response.json().catch(() => ({}))
  }
  return { ...client, get: client.get as Get, send, fetch }
}
export type Api = ReturnType<typeof createApi>

/** For what only runs in a browser and has no router around it. */
export const browserApi = createApi((path, init) => fetch(path, init))
