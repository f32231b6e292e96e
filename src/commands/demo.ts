import { spawn } from 'node:child_process'
import path from 'node:path'
import { openDemoAdmin } from '../demo/demo-logins.ts'
import { createDemo } from '../demo/index.ts'
import type { Env } from '../env.ts'
import { createAuth } from '../modules/accounts/index.ts'
import { queueNotification } from '../modules/notifications/index.ts'
import { subscribeToEvents } from '../platform/events.ts'
import { createDeps, createLog, type OpenInstance } from './open-deps.ts'

/**
 * Creates the demo admin, then fills the demo data in a separate process: drawing hundreds of
 * pictures must not slow down the first visitors, nor enlarge the server's memory.
 */
export async function startDemoProcess(
  { deps, databaseUrl }: OpenInstance,
  auth: ReturnType<typeof createAuth>,
) {
  await openDemoAdmin(deps, auth)
  const main = path.resolve(import.meta.dirname, '../main.ts')
  const child = spawn(process.execPath, [main, 'demo-fill'], {
    stdio: ['ignore', 'inherit', 'inherit'],
    env: {
      ...process.env,
      DATABASE_URL: databaseUrl(),
      AUTH_SECRET: deps.secret,
      ORIGIN: deps.origin(),
      // One of these connections holds the lock of the fill.
      DATABASE_POOL: '4',
    },
  })
  let running = true
  const ended = new Promise<void>((resolve) => {
    child.once('exit', (code, signal) => {
      running = false
      if (code)
        deps.log.error({ code, signal }, 'demo data is incomplete; the next start will continue')
      resolve()
    })
    child.once('error', () => resolve())
  })
  return {
    async stop() {
      if (running) child.kill('SIGTERM')
      await ended
    },
  }
}

/** Fills demo data into a running database, continuing where an earlier run stopped. */
export async function fillDemo(env: Env): Promise<void> {
  if (!env.DATABASE_URL || !env.AUTH_SECRET || !env.ORIGIN)
    throw new Error('demo-fill is an internal command that serve starts')
  subscribeToEvents(queueNotification)
  const { DATABASE_URL, AUTH_SECRET: secret, ORIGIN } = env
  const { deps, end } = createDeps(DATABASE_URL, env, createLog(env), {
    origin: () => ORIGIN,
    demo: true,
    secret,
  })
  process.once('SIGTERM', () => process.exit(0))
  await createDemo(deps, createAuth(deps))
  await end()
}
