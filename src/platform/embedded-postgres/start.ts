import { once } from 'node:events'
import { mkdirSync } from 'node:fs'
import path from 'node:path'
import { acquireProcessLock, type ProcessLock } from '../data-folder.ts'
import { findBinaries } from './binaries.ts'
import { createCluster } from './cluster.ts'
import { giveTo, hasCluster, passwordOf } from './cluster-check.ts'
import { stopLeftovers } from './leftovers.ts'
import type { Log } from './log.ts'
import { launch, type Postmaster } from './postmaster.ts'
import { DatabaseStartError } from './start-error.ts'
import { userFor } from './system-user.ts'

/** A database server of our own. It ends with this process, however this process ends. */
export type EmbeddedPostgres = {
  connection: { host: string; port: number; user: string; password: string; database: 'postgres' }
  pid: number
  /** Ends every connection and then the server; what was committed is kept. */
  stop(): Promise<void>
  /** Calls back when the server ends without `stop`. */
  onExit(listener: (why: string) => void): void
}

type Options = {
  folder: string
  log: Log
  /** `UID:GID` to run as when this process is root; else the folder's owner or a common one. */
  runAs?: string
}

/** A fast shutdown that takes longer is made an immediate one; milliseconds. */
const FAST_SHUTDOWN_WITHIN = 5_000

/**
 * Runs PostgreSQL on a folder, which becomes a database at the first start.
 * @throws DatabaseStartError with a message for the person who started Redial.
 */
export async function startEmbeddedPostgres(options: Options): Promise<EmbeddedPostgres> {
  const folder = path.resolve(options.folder)
  const lock = lockOn(folder)
  try {
    const { postmaster, password } = await open(folder, options)
    postmaster.child.once('exit', () => {
      lock.release()
      void postmaster.watchdog.dismiss()
    })
    return handleTo(postmaster, password)
  } catch (error) {
    lock.release()
    throw error
  }
}

function lockOn(folder: string): ProcessLock {
  const lock = tryLock(folder)
  if ('release' in lock) return lock
  throw new DatabaseStartError(
    `The database in ${folder} is in use by process ${lock.heldBy ?? '(unknown)'}. Stop that one first.`,
  )
}

function tryLock(folder: string) {
  try {
    mkdirSync(path.dirname(folder), { recursive: true, mode: 0o700 })
    return acquireProcessLock(`${folder}.lock`)
  } catch (error) {
    throw new DatabaseStartError(
      `The database folder ${folder} cannot be used by user ${process.getuid?.()} (${(error as Error).message}). ` +
        'Make it writable, or choose another folder with DATA_DIR.',
      { cause: error },
    )
  }
}

async function open(folder: string, { log, runAs }: Options) {
  const user = userFor(folder, runAs)
  const binaries = findBinaries(user)
  if (hasCluster(folder, binaries.major)) await stopLeftovers(folder, log)
  else await createCluster(folder, binaries, user)
  if (user) giveTo(folder, user)
  const password = passwordOf(folder)
  return { password, postmaster: await launch({ folder, binaries, user, log }) }
}

function handleTo({ child, port, watchdog }: Postmaster, password: string): EmbeddedPostgres {
  const ended = once(child, 'exit')
  let stopping: Promise<void> | undefined

  async function stop(): Promise<void> {
    child.ref()
    child.kill('SIGINT')
    const impatience = setTimeout(() => child.kill('SIGQUIT'), FAST_SHUTDOWN_WITHIN)
    await ended
    clearTimeout(impatience)
    await watchdog.dismiss()
  }

  return {
    connection: { host: '127.0.0.1', port, user: 'postgres', password, database: 'postgres' },
    pid: child.pid!,
    stop() {
      stopping ??= stop()
      return stopping
    },
    onExit(listener) {
      child.once('exit', (code, signal) => {
        if (!stopping) listener(signal ? `ended by ${signal}` : `ended with code ${code}`)
      })
    },
  }
}
