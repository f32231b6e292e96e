import { createClient, type Fetch } from './client.ts'
import { withProof } from './proof-needed.ts'

export { ApiError } from './client.ts'
export type * from './types.ts'

/** The API as the pages call it. `fetch` is the browser's, or the application's own in-process. */
export function createApi(fetch: Fetch) {
  return { ...createClient(fetch), fetch }
}
export type Api = ReturnType<typeof createApi>

/** The API in a browser, also for what has no router around it. */
export const browserApi = createApi(withProof((path, init) => fetch(path, init)))
