import { once } from 'node:events'
import { mkdirSync } from 'node:fs'
import path from 'node:path'
import { findBinaries } from './binaries.ts'
import { changeOwner, createCluster, hasCluster, readPassword } from './cluster.ts'
import { DatabaseStartError } from './errors.ts'
import { stopLeftovers } from './leftovers.ts'
import { type Log, launch, type Postmaster } from './postmaster.ts'
import { acquireProcessLock, type ProcessLock } from './process-lock.ts'
import { userFor } from './system-user.ts'

/** A running database server. It ends with this process, however this process ends. */
export type EmbeddedPostgres = {
  connection: { host: string; port: number; user: string; password: string; database: 'postgres' }
  pid: number
  /** Ends every connection and then the server; committed data is kept. */
  stop(): Promise<void>
  /** Called when the server ends without `stop`. */
  onExit(listener: (why: string) => void): void
}

export type Options = {
  /** Where the database is; its lock file lies next to it. */
  folder: string
  log: Log
  /** Names the server in the process list and the file of its password, `NAME.password`. */
  name?: string
  /** `UID:GID` to run as when this process is root; else the folder's owner or a common one. */
  runAs?: string
  /** Connections that the server accepts; 60 by default. */
  connections?: number
  /** `false` for a database that nobody needs after a crash; else an acknowledged commit is on disk. */
  durable?: boolean
}

/** A fast shutdown that takes longer becomes an immediate one. */
const FAST_SHUTDOWN_MS = 5_000

/**
 * Runs PostgreSQL on a folder; the first start creates the database there.
 * @throws DatabaseStartError with a message for the person who starts the program.
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
    `The database in ${folder} is in use by process ${lock.heldBy ?? '(unknown)'}. Stop that process first.`,
  )
}

function tryLock(folder: string) {
  try {
    mkdirSync(path.dirname(folder), { recursive: true, mode: 0o700 })
    return acquireProcessLock(`${folder}.lock`)
  } catch (error) {
    throw new DatabaseStartError(
      `The database folder ${folder} cannot be used by user ${process.getuid?.()} (${(error as Error).message}). ` +
        'Make it writable, or choose another one.',
      { remedy: 'another_folder', cause: error },
    )
  }
}

async function open(
  folder: string,
  { log, name = 'embedded', runAs, durable = true, connections = 60 }: Options,
) {
  const user = userFor(folder, runAs)
  const binaries = findBinaries(user)
  if (hasCluster(folder, binaries.major)) await stopLeftovers(folder, log)
  else await createCluster(folder, binaries, user, name)
  if (user) changeOwner(folder, user)
  const password = readPassword(folder, name)
  const launched = await launch({ folder, name, binaries, user, log, durable, connections })
  return { password, postmaster: launched }
}

function handleTo({ child, port, watchdog }: Postmaster, password: string): EmbeddedPostgres {
  const ended = once(child, 'exit')
  let stopping: Promise<void> | undefined

  async function stop(): Promise<void> {
    child.ref()
    child.kill('SIGINT')
    const timeout = setTimeout(() => child.kill('SIGQUIT'), FAST_SHUTDOWN_MS)
    await ended
    clearTimeout(timeout)
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

/** A crash loop must not keep a core busy. */
const RESTART_AFTER_MS = 250

export type SupervisedPostgres = {
  /** Its current address; the port changes with every restart. */
  url(): string
  stop(): Promise<void>
}

/** Runs the server and restarts it when it crashes; `onMove` gets the new address. */
export async function superviseEmbeddedPostgres(
  options: Options,
  onMove: (url: string) => void,
): Promise<SupervisedPostgres> {
  let current = await startEmbeddedPostgres(options)
  let stopping = false
  let restarting: Promise<void> = Promise.resolve()

  function watch(server: EmbeddedPostgres) {
    server.onExit((why) => {
      options.log.error(`the database ended unexpectedly (${why}) and is restarted`)
      restarting = restart()
    })
  }

  async function restart(): Promise<void> {
    while (!stopping) {
      await new Promise((resolve) => setTimeout(resolve, RESTART_AFTER_MS))
      if (stopping) return
      try {
        current = await startEmbeddedPostgres(options)
      } catch (error) {
        options.log.error(`the database does not start: ${(error as Error).message}`)
        continue
      }
      watch(current)
      onMove(connectionUrl(current))
      return
    }
  }

  watch(current)
  return {
    url: () => connectionUrl(current),
    async stop() {
      stopping = true
      await restarting
      await current.stop()
    },
  }
}

function connectionUrl({ connection }: EmbeddedPostgres) {
  const { user, password, host, port, database } = connection
  return `postgres://${user}:${encodeURIComponent(password)}@${host}:${port}/${database}`
}
