import type { Env } from '../env.ts'
import { createLog, openInstance } from './open-instance.ts'
import { openSharedPort } from './shared-port.ts'
import { stopOnSignals } from './stop-on-signals.ts'
import { createWorkers } from './workers.ts'

/**
 * Serves with several processes. This one holds the port, the data folder and the database, passes
 * connections to the workers, and replaces those that end.
 */
export async function serveWithWorkers(env: Env): Promise<void> {
  const log = createLog(env)
  const port = await openSharedPort(env)
  // The database starts while the first worker loads the application.
  const workers = createWorkers(env.WORKERS, port, log)
  const opening = openInstance(env, log)
  const close = async () => {
    port.close()
    await workers.stop()
    await (await opening.catch(() => undefined))?.close()
  }
  try {
    const instance = await opening
    instance.onMove(workers.move)
    await workers.open({
      databaseUrl: instance.url(),
      secret: instance.secret,
      demo: instance.demo,
      origin: env.ORIGIN ?? `http://localhost:${port.number}`,
    })
  } catch (error) {
    await close()
    throw error
  }
  stopOnSignals(close)
  process.on('SIGHUP', () => {
    // A terminal that closes sends it too.
    if (process.stdout.isTTY) process.kill(process.pid, 'SIGTERM')
    else workers.restart()
  })
}
