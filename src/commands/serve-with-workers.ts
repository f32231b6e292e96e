import type { Env } from '../env.ts'
import { createLog, openInstance } from './open-instance.ts'
import { stopOnSignals } from './stop-on-signals.ts'
import { createWorkers } from './workers.ts'

/**
 * Serves with several processes. This one holds the port, the data folder and the database, and
 * replaces workers that end.
 */
export async function serveWithWorkers(env: Env): Promise<void> {
  const log = createLog(env)
  // The database starts while the first worker loads the application.
  const workers = createWorkers(env.WORKERS, log)
  const opening = openInstance(env, log)
  const close = async () => {
    await workers.stop()
    await (await opening.catch(() => undefined))?.close()
  }
  // Before the start is complete: workers and the database must stop even if they are still starting.
  const isStopping = stopOnSignals(close)
  process.on('SIGHUP', () => {
    // A terminal that closes sends it too.
    if (process.stdout.isTTY) process.kill(process.pid, 'SIGTERM')
    else workers.restart()
  })
  try {
    const port = await Promise.race([workers.listening, opening.then(() => workers.listening)])
    const instance = await opening
    instance.onMove(workers.move)
    await workers.open({
      databaseUrl: instance.url(),
      secret: instance.secret,
      demo: instance.demo,
      origin: env.ORIGIN ?? `http://localhost:${port}`,
    })
  } catch (error) {
    if (isStopping()) return
    await close()
    throw error
  }
}
