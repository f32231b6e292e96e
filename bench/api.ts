import path from 'node:path'
import { api as paths } from '../src/routes.ts'
import { firstMessage, startNode, stopNode } from './child.ts'
import { type Figure, inTurns } from './figure.ts'
import { answersPerCpuSecond } from './load.ts'
import type { Server } from './server.ts'

const ROUNDS = 7
const ROUND_MS = 1_000
const PHONES = 24

/**
 * The list of phones compared with node:http, pg and JSON.stringify with the same prepared
 * statement.
 */
export async function api(server: Server): Promise<Figure[]> {
  const floor = startNode([path.join(import.meta.dirname, 'api-floor.ts')], {
    FLOOR_DATABASE_URL: server.databaseUrl(),
    FLOOR_LIMIT: String(PHONES + 1),
  })
  try {
    const { port } = await firstMessage<{ port: number }>(floor)
    const load = (url: string, pid: number) =>
      answersPerCpuSecond({ url, headers: {}, connections: 16, ms: ROUND_MS }, pid)
    const measured = await inTurns(
      ROUNDS,
      () => load(`${server.origin}${paths.phones()}?limit=${PHONES}`, server.pid),
      () => load(`http://localhost:${port}/`, floor.pid!),
    )
    return [{ name: 'list of 24 phones', unit: '/cpu s', ...measured, target: { ratio: 0.5 } }]
  } finally {
    await stopNode(floor)
  }
}
