import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import {
  DatabaseStartError,
  type Remedy,
  superviseEmbeddedPostgres,
} from '@redial/embedded-postgres'
import { type Logger, pino } from 'pino'
import type { Deps } from '../deps.ts'
import type { Env } from '../env.ts'
import { openStorage } from '../modules/media/index.ts'
import { systemClock } from '../platform/clock.ts'
import {
  type DataFolder,
  DataFolderError,
  loadOrCreateSecret,
  openDataFolder,
} from '../platform/data-folder.ts'
import { createChanges } from '../platform/db/changes.ts'
import { connect, listenForChanges, migrate } from '../platform/db/index.ts'
import { createMailer } from '../platform/mail/index.ts'
import { OperatorError } from '../platform/operator-error.ts'
import { loadBundledData } from './bundled-data.ts'

export type OpenInstance = {
  deps: Deps
  /** The database's URL, for another process of ours. */
  databaseUrl(): string
  close(): Promise<void>
}

/** Holds the URL of a running embedded database; only its owner can read it. */
export const DATABASE_ADDRESS_FILE = 'database-address'

export function createLog(env: Env): Logger {
  return pino({ level: env.LOG_LEVEL, base: undefined })
}

/**
 * Opens the data folder and the database, and brings its tables up to date.
 * Closing gives back in the opposite order. `origin` may be settled later.
 */
export async function openDeps(env: Env, log: Logger, origin: () => string): Promise<OpenInstance> {
  const empty = isEmptyFolder(env.DATA_DIR)
  const folder = openDataFolder(env.DATA_DIR)
  const undo: (() => unknown)[] = [() => folder.release()]
  const close = async () => {
    for (const step of undo.splice(0).reverse()) await step()
  }
  try {
    const database = await openDatabase(env, log, folder)
    undo.push(() => database.stop())
    const applied = await migrate(database.url())
    if (applied.length > 0) log.debug({ applied }, 'migrated')
    const demo = isDemo(env, folder.path, empty)
    const secret = env.AUTH_SECRET ?? loadOrCreateSecret(folder, 'auth')
    const { deps, end } = createDeps(database.url(), env, log, { origin, demo, secret })
    undo.push(end)
    undo.push(listenForChanges(database.url, deps.db.changes))
    database.onMove(deps.db.moveTo)
    return { deps, databaseUrl: database.url, close }
  } catch (error) {
    await close()
    throw error
  }
}

/** The application's dependencies, for a running database and an open data folder. */
export function createDeps(
  url: string,
  env: Env,
  log: Logger,
  own: { origin: () => string; demo: boolean; secret: string },
  { bulk = false }: { bulk?: boolean } = {},
) {
  const db = connect({ url, max: env.DATABASE_POOL, changes: createChanges(), bulk })
  const mediaFolder = path.join(env.DATA_DIR, 'media')
  const outbox = path.join(env.DATA_DIR, 'outbox')
  mkdirSync(mediaFolder, { recursive: true })
  const mailer = createMailer({ smtpUrl: env.SMTP_URL, from: env.MAIL_FROM, outbox })
  const storage = openStorage(env, mediaFolder)
  const deps: Deps = { env, db, log, clock: systemClock, mailer, mediaFolder, storage, ...own }
  return { deps, end: () => db.close() }
}

async function openDatabase(env: Env, log: Logger, folder: DataFolder) {
  const { DATABASE_URL } = env
  if (DATABASE_URL) return { url: () => DATABASE_URL, stop: async () => {}, onMove: () => {} }
  const logAt = (level: 'debug' | 'info' | 'warn' | 'error') => (message: string) =>
    log[level](message)
  const writeDown = (url: string) =>
    writeFileSync(path.join(folder.path, DATABASE_ADDRESS_FILE), url, { mode: 0o600 })
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

/** Without DEMO, demo mode is on for a data folder that was empty at first, outside production. */
function isDemo(env: Env, folder: string, empty: boolean): boolean {
  const mark = path.join(folder, DEMO_MARK)
  if (env.DEMO === undefined && env.NODE_ENV === 'production') return false
  const demo = env.DEMO ?? (empty || existsSync(mark))
  if (demo) writeFileSync(mark, '', { mode: 0o600 })
  return demo
}

/** In a data folder that was ever in demo mode. */
const DEMO_MARK = 'demo'

/**
 * A demo has accounts whose passwords everybody knows, so its folder must not become a real shop.
 * @throws OperatorError in production, unless DEMO=1 says that it is meant to be a demo.
 */
export function refuseDemoFolder(env: Env): void {
  if (env.NODE_ENV !== 'production' || env.DEMO === true) return
  if (!existsSync(path.join(env.DATA_DIR, DEMO_MARK))) return
  throw new OperatorError(
    `${env.DATA_DIR} holds demo data, with accounts whose passwords are public. ` +
      'For a real shop, set DATA_DIR (and DATABASE_URL, if it is set) to an empty one. ' +
      'To run it as a public demo, set DEMO=1.',
  )
}

function isEmptyFolder(folder: string) {
  try {
    return readdirSync(folder).length === 0
  } catch {
    return true
  }
}

/** Opens the instance for a command, also while a server is running on the same data. */
export async function openForCommand(
  env: Env,
): Promise<{ deps: Deps; close: () => Promise<void> }> {
  const log = createLog({ ...env, LOG_LEVEL: 'error' })
  const origin = () => 'http://localhost'
  try {
    const opened = await openDeps({ ...env, DEMO: false }, log, origin)
    await loadBundledData(opened.deps.db)
    return opened
  } catch (error) {
    if (!(error instanceof DataFolderError) || !/in use/.test(error.message)) throw error
    // A server is running on this folder: share its database.
    const url =
      env.DATABASE_URL ?? readFileSync(path.join(env.DATA_DIR, DATABASE_ADDRESS_FILE), 'utf8')
    const { deps, end } = createDeps(url, env, log, { origin, demo: false, secret: 'unused' })
    return { deps, close: end }
  }
}
