import type { Env } from '../env.ts'
import { listen } from '../server.ts'
import { createLog, openInstance, refuseDemoFolder } from './open-instance.ts'
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
  const instance = await opening.catch(async (error) => {
    await door.close()
    throw error
  })
  const origin = env.ORIGIN ?? `http://localhost:${door.port}`
  const { startApp, greeting } = await loading
  const app = await startApp({ env, log, instance, origin })
  app.serve(door)
  await app.startBackground()
  stopOnSignals(async () => {
    await app.stop(door.close)
    await instance.close()
  })
  // Last: whoever reads it may stop us at once.
  console.log(greeting(app.deps, origin))
}
