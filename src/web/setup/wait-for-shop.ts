import type { Api } from '../api/index.ts'

const POLL_MS = 500
/** A slow machine opens a database in a tenth of this. */
const LIMIT_MS = 120_000

/**
 * Settled once the new shop serves in place of the demo; meanwhile the server is not reached, or says that it
 * starts.
 */
export async function waitForShop(api: Api): Promise<void> {
  const end = Date.now() + LIMIT_MS
  while (Date.now() < end) {
    const config = await api.get('/api/config').catch(() => undefined)
    if (config && !config.demo) return
    await new Promise((resolve) => setTimeout(resolve, POLL_MS))
  }
}
