import path from 'node:path'
import { firstMessage, startNode } from './child.ts'
import type { Figure } from './figure.ts'
import type { Server } from './server.ts'

/** An uncached page with its API calls, compared with plain React elements of the same page. */
export async function render(server: Server): Promise<Figure[]> {
  // React is quick only when it is loaded as in production.
  const child = startNode([path.join(import.meta.dirname, 'render-process.ts')], {
    NODE_ENV: 'production',
    ORIGIN: server.origin,
    DATABASE_URL: server.databaseUrl(),
    DATA_DIR: path.join(server.folder, 'bench'),
    LOG_LEVEL: 'error',
  })
  const { ours, floor, note } = await firstMessage<{ ours: number; floor: number; note: string }>(
    child,
  )
  return [{ name: 'page rendered anew', unit: '/cpu s', ours, floor, target: { ratio: 0.3 }, note }]
}
