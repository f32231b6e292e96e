import { spawn } from 'node:child_process'
import path from 'node:path'
import { openDemoAdmin } from '../demo/demo-logins.ts'
import type { createAuth } from '../modules/accounts/index.ts'
import type { Opened } from './open-deps.ts'

/**
 * Opens the demo admin at once, then fills the demo data in a process of its own: drawing hundreds
 * of pictures must not make the first visitors wait, nor the server grow.
 */
export async function startDemoFill(
  { deps, databaseUrl }: Opened,
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
      // One of them keeps the lock of the fill.
      DATABASE_POOL: '4',
    },
  })
  let running = true
  const ended = new Promise<void>((resolve) => {
    child.once('exit', (code, signal) => {
      running = false
      if (code)
        deps.log.error({ code, signal }, 'the demo data is incomplete; the next start goes on')
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
