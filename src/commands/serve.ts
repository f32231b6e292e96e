import type { Env } from '../env.ts'
import { listen } from '../server.ts'
import { createLog, openInstance, refuseDemoFolder } from './open-instance.ts'
import type { RunningApp } from './start-app.ts'
import { stopOnSignals } from './stop-on-signals.ts'

/** Serves until a signal arrives; then finishes open requests and jobs, and stops the database. */
export async function serve(env: Env): Promise<void> {
  refuseDemoFolder(env)
  if (env.WORKERS > 1) return (await import('./serve-with-workers.ts')).serveWithWorkers(env)
  const log = createLog(env)
  const door = await listen({
    host: env.HOST,
    port: env.PORT,
    maxConnections: env.MAX_CONNECTIONS,
  })
  // The database starts while the application is loaded.
  const opening = openInstance(env, log)
  const loading = import('./start-app.ts')
  let app: RunningApp | undefined
  const close = async () => {
    await (app ? app.stop(door.close) : door.close())
    await (await opening.catch(() => undefined))?.close()
  }
  // Before the start is complete: the database must stop even if it is still starting.
  const isStopping = stopOnSignals(close)
  try {
    const instance = await opening
    const origin = env.ORIGIN ?? `http://localhost:${door.port}`
    const { startApp, greeting } = await loading
    app = await startApp({ env, log, instance, origin })
    app.serve(door)
    await app.startBackground()
    console.log(greeting(app.deps, origin))
  } catch (error) {
    if (isStopping()) return
    await close()
    throw error
  }
}
