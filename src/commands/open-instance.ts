import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import {
  DatabaseStartError,
  type Remedy,
  superviseEmbeddedPostgres,
} from '@redial/embedded-postgres'
import { type Logger, pino } from 'pino'
import type { Env } from '../env.ts'
import {
  type DataFolder,
  DataFolderError,
  DEMO_MARK,
  loadOrCreateSecret,
  openDataFolder,
  RESTORE_FOLDER,
} from '../platform/data-folder.ts'
import { migrate } from '../platform/db/migrate.ts'
import { OperatorError } from '../platform/operator-error.ts'
import { hasDemoData, hasOwnShop } from './demo-data.store.ts'
import { finishNewShop, isDemoFolder, removeLeftovers } from './demo-to-shop/new-shop-folder.ts'

/**
 * An open data folder with a running, migrated database. It loads nothing of the application, so that
 * the process that only watches over the workers stays small.
 */
export type Instance = {
  /** The database's current address. */
  url(): string
  /** Called with the new address after a crashed database was restarted. */
  onMove(listener: (url: string) => void): void
  secret: string
  demo: boolean
  /** Stops the database and releases the folder. */
  close(): Promise<void>
}

/** Holds the URL of a running embedded database; only its owner can read it. */
export const DATABASE_ADDRESS_FILE = 'database-address'

export function createLog(env: Env): Logger {
  return pino({ level: env.LOG_LEVEL, base: undefined })
}

export type OpenOptions = {
  /** Makes no backup before the database is brought up to date. */
  noBackup?: boolean
}

/** Opens the data folder and the database, and brings its tables up to date. */
export async function openInstance(
  env: Env,
  log: Logger,
  { noBackup = false }: OpenOptions = {},
): Promise<Instance> {
  const empty = isEmptyFolder(env.DATA_DIR)
  const folder = lockDataFolder(env, log)
  const undo: (() => unknown)[] = [() => folder.release()]
  const close = async () => {
    for (const step of undo.splice(0).reverse()) await step()
  }
  try {
    refuseInterruptedRestore(folder.path)
    const database = await openDatabase(env, log, folder)
    undo.push(() => database.stop())
    const { applied, rehashed, isNew } = await migrate(database.url(), undefined, async () => {
      if (noBackup) return
      const { backUpBeforeUpdate } = await import('./backups/backup-before-update.ts')
      await backUpBeforeUpdate(env, database.url(), log)
    })
    if (applied.length > 0) log.debug({ applied }, 'migrated')
    if (rehashed.length > 0)
      log.warn(
        { rehashed },
        'SQL files have another text than when they were applied, but make the same schema',
      )
    const hasDemo = !isNew && env.DATABASE_URL ? await hasDemoData(env.DATABASE_URL) : false
    if (hasDemo && refusesDemo(env)) throw demoRefusal('The database of DATABASE_URL')
    if (env.DEMO && !isNew && !isDemoFolder(folder.path) && (await hasOwnShop(database.url())))
      throw shopRefusal()
    const demo = isDemo(env, folder.path, empty && (isNew || hasDemo))
    const secret = env.AUTH_SECRET ?? loadOrCreateSecret(folder, 'auth')
    return { url: database.url, onMove: database.onMove, secret, demo, close }
  } catch (error) {
    await close()
    throw error
  }
}

/** A shop that was to take the place of a demo does so now, if that was interrupted. */
function lockDataFolder({ DATA_DIR }: Env, log: Logger): DataFolder {
  const folder = openDataFolder(DATA_DIR)
  try {
    finishNewShop(folder.path)
    removeLeftovers(folder.path).catch((error: Error) =>
      log.warn({ err: error }, 'the data of an earlier demo is not used, but could not be deleted'),
    )
    return folder
  } catch (error) {
    folder.release()
    throw error
  }
}

function refuseInterruptedRestore(folder: string) {
  if (!existsSync(path.join(folder, RESTORE_FOLDER))) return
  throw new OperatorError(
    `Restoring a backup into ${folder} was interrupted, so it is not complete. Run \`redial restore\` again with the same settings` +
      ' (if the database of DATABASE_URL is not empty, drop and create it first), or choose another folder with DATA_DIR.',
  )
}

/** The running database of a data folder, whatever version it is of, also while a server is running on it. */
export async function openDatabaseAsIs(env: Env, log: Logger) {
  try {
    const folder = lockDataFolder(env, log)
    const database = await openDatabase(env, log, folder).catch((error: unknown) => {
      folder.release()
      throw error
    })
    return {
      url: database.url(),
      close: async () => {
        await database.stop()
        folder.release()
      },
    }
  } catch (error) {
    if (!isInUse(error)) throw error
    return { url: addressOfRunning(env), close: async () => {} }
  }
}

/** Whether a server is running on the data folder. */
export function isInUse(error: unknown): boolean {
  return error instanceof DataFolderError && /in use/.test(error.message)
}

/** Where the database of the server is that is running on the data folder. */
export function addressOfRunning({ DATABASE_URL, DATA_DIR }: Env): string {
  return DATABASE_URL ?? readFileSync(path.join(DATA_DIR, DATABASE_ADDRESS_FILE), 'utf8')
}

async function openDatabase(env: Env, log: Logger, folder: DataFolder) {
  const { DATABASE_URL } = env
  if (DATABASE_URL) return { url: () => DATABASE_URL, stop: async () => {}, onMove: () => {} }
  const logAt = (level: 'debug' | 'info' | 'warn' | 'error') => (message: string) =>
    log[level](message)
  // The server itself does not read the file, so one that cannot be written does not stop it.
  const writeDown = (url: string) => {
    try {
      writeFileSync(path.join(folder.path, DATABASE_ADDRESS_FILE), url, { mode: 0o600 })
    } catch (error) {
      log.error(
        { err: error },
        'the address of the database could not be written; commands do not find it',
      )
    }
  }
  let moved: (url: string) => void = () => {}
  const postgres = await superviseEmbeddedPostgres(
    {
      folder: folder.subfolder('postgres'),
      name: 'redial',
      log: {
        debug: logAt('debug'),
        info: logAt('info'),
        warn: logAt('warn'),
        error: logAt('error'),
      },
      connections: connectionsFor(env),
      ...(env.PG_USER_ID && { runAs: env.PG_USER_ID }),
    },
    (url) => {
      writeDown(url)
      moved(url)
    },
  ).catch(explainStart)
  writeDown(postgres.url())
  const onMove = (listener: (url: string) => void) => {
    moved = listener
  }
  return { url: postgres.url, stop: () => postgres.stop(), onMove }
}

/** For commands, the demo data, the migrations and the person who looks into the database. */
const OTHER_CONNECTIONS = 30

function connectionsFor({ WORKERS, DATABASE_POOL }: Env): number {
  // During a rolling restart there is one worker more; each listens on one connection more.
  return (WORKERS + 1) * (DATABASE_POOL + 1) + OTHER_CONNECTIONS
}

const REMEDIES: Record<Remedy, string> = {
  another_server: 'Set DATABASE_URL to a PostgreSQL server (15 or newer) instead.',
  another_folder: 'The folder is below DATA_DIR.',
  another_user: 'Set PG_USER_ID to that user.',
}

/** @throws OperatorError when the person who starts the server can do something about it. */
function explainStart(error: unknown): never {
  if (!(error instanceof DatabaseStartError)) throw error
  const remedy = error.remedy ? ` ${REMEDIES[error.remedy]}` : ''
  throw new OperatorError(`${error.message}${remedy}`, { cause: error })
}

/**
 * Without DEMO, demo mode is on for a data folder that was empty at first, outside production; with a database
 * that was not, only if that is a demo's. A real shop would get an admin whose password everybody knows.
 */
function isDemo(env: Env, folder: string, empty: boolean): boolean {
  const mark = path.join(folder, DEMO_MARK)
  if (env.DEMO === undefined && env.NODE_ENV === 'production') return false
  const demo = env.DEMO ?? (empty || existsSync(mark))
  if (demo) writeFileSync(mark, '', { mode: 0o600 })
  return demo
}

/**
 * A demo has accounts whose passwords everybody knows, so its folder must not become a real shop.
 * @throws OperatorError in production, unless DEMO=1 says that it is meant to be a demo.
 */
export function refuseDemoFolder(env: Env): void {
  if (refusesDemo(env) && isDemoFolder(env.DATA_DIR)) throw demoRefusal(env.DATA_DIR)
}

const refusesDemo = ({ NODE_ENV, DEMO }: Env) => NODE_ENV === 'production' && DEMO !== true

const demoRefusal = (place: string) =>
  new OperatorError(
    `${place} holds demo data, with accounts whose passwords are public. ` +
      'For a real shop, set DATA_DIR (and DATABASE_URL, if it is set) to an empty one. ' +
      'To run it as a public demo, set DEMO=1.',
  )

/** A demo opens an admin whose password everybody knows. */
const shopRefusal = () =>
  new OperatorError(
    'DEMO=1 is set, but this is the database of a shop, which would get an admin whose password is public. ' +
      'Remove DEMO, or set DATA_DIR (and DATABASE_URL, if it is set) to an empty one.',
  )

export function isEmptyFolder(folder: string) {
  try {
    return readdirSync(folder).length === 0
  } catch {
    return true
  }
}
