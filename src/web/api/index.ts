import { createClient, type Fetch } from './client.ts'

export { ApiError } from './api-error.ts'
export type * from './types.ts'

/** The API as the pages call it. `fetch` is the browser's, or the application's own in-process. */
export function createApi(fetch: Fetch) {
  return { ...createClient(fetch), fetch }
}
export type Api = ReturnType<typeof createApi>

/** For what only runs in a browser and has no router around it. */
export const browserApi = createApi((path, init) => fetch(path, init))
