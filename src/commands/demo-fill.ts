import { createDemo } from '../demo/index.ts'
import type { Env } from '../env.ts'
import { createAuth } from '../modules/accounts/index.ts'
import { queueNotification } from '../modules/notifications/index.ts'
import { subscribeToEvents } from '../platform/events.ts'
import { createLog, depsOn } from './open-deps.ts'

/** Fills the demo data into a database that runs already; goes on where an earlier fill stopped. */
export async function demoFill(env: Env): Promise<void> {
  if (!env.DATABASE_URL || !env.AUTH_SECRET || !env.ORIGIN)
    throw new Error('demo-fill is started by serve, which hands it the database')
  subscribeToEvents(queueNotification)
  const { DATABASE_URL, AUTH_SECRET: secret, ORIGIN } = env
  const { deps, end } = depsOn(DATABASE_URL, env, createLog(env), {
    origin: () => ORIGIN,
    demo: true,
    secret,
  })
  process.once('SIGTERM', () => process.exit(0))
  await createDemo(deps, createAuth(deps))
  await end()
}
