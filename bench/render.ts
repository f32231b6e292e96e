import path from 'node:path'
import { firstMessage, startNode } from './child.ts'
import type { Figure } from './figure.ts'
import type { Server } from './server.ts'

/** Pages per CPU second, ours and the two floors. */
type Rendered = { ours: number; floor: number; byHand: number; note: string }

/**
 * An uncached page with its API calls, compared with plain React elements of the same page, and with a template of it
 * as one would write it by hand. Neither floor reads data.
 */
export async function render(server: Server): Promise<Figure[]> {
  // React is quick only when it is loaded as in production.
  const child = startNode([path.join(import.meta.dirname, 'render-process.ts')], {
    NODE_ENV: 'production',
    ORIGIN: server.origin,
    DATABASE_URL: server.databaseUrl(),
    DATA_DIR: path.join(server.folder, 'bench'),
    LOG_LEVEL: 'error',
  })
  const { ours, floor, byHand, note } = await firstMessage<Rendered>(child)
  const name = 'page rendered anew'
  return [
    { name, unit: '/cpu s', ours, floor, target: { ratio: 0.3 }, note },
    {
      name: `${name}, template by hand`,
      unit: '/cpu s',
      ours,
      floor: byHand,
    },
  ]
}
