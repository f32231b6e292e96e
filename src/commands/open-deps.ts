import { mkdirSync } from 'node:fs'
import path from 'node:path'
import type { Logger } from 'pino'
import type { Deps } from '../deps.ts'
import type { Env } from '../env.ts'
import { openStorage } from '../modules/media/index.ts'
import { createSettings } from '../modules/settings/index.ts'
import { createSyncedClock } from '../platform/clock.ts'
import { createChanges } from '../platform/db/changes.ts'
import {
  connect,
  listenForChanges,
  type PoolOptions,
  ping,
  readTime,
} from '../platform/db/index.ts'
import { createMailer } from '../platform/mail/index.ts'
import { loadBundledData } from './bundled-data.store.ts'
import {
  addressOfRunning,
  createLog,
  type Instance,
  isInUse,
  type OpenOptions,
  openInstance,
} from './open-instance.ts'

/** For the models and the phones for sale, which are read at the same time. */
const FIRST_CONNECTIONS = 2

const LOGGED_SKEW_MS = 5_000

type Given = Pick<Deps, 'origin' | 'demo' | 'secret' | 'replaceDemo'>

/** An instance that is open in this or another process, and what that process does for it. */
export type JoinedInstance = Omit<Instance, 'close'> & Pick<Deps, 'replaceDemo'>

/** The application's dependencies, for a running database and an open data folder. */
export function createDeps(
  url: string,
  env: Env,
  log: Logger,
  given: Given,
  { bulk = false, replica }: Pick<PoolOptions, 'bulk' | 'replica'> = {},
) {
  // Work in bulk needs a session of its own.
  const pooler = bulk ? undefined : env.DATABASE_POOLER_URL
  const db = connect({
    ...{ url: pooler ?? url, isPooler: pooler !== undefined },
    ...{ max: env.DATABASE_POOL, changes: createChanges(), bulk, replica },
  })
  const mediaFolder = path.join(env.DATA_DIR, 'media')
  const outbox = path.join(env.DATA_DIR, 'outbox')
  mkdirSync(mediaFolder, { recursive: true })
  const storage = openStorage(env, mediaFolder)
  const clock = createSyncedClock(() => readTime(db))
  const syncClock = async () => {
    const skewMs = Math.round(await clock.sync())
    if (Math.abs(skewMs) > LOGGED_SKEW_MS)
      log.error({ skewMs }, 'the clock of this machine is wrong; the time of the database is used')
    return 0
  }
  const settings = createSettings({ db, env, demo: given.demo, log })
  const mailer = createMailer({
    ...{ smtpUrl: env.SMTP_URL, from: env.MAIL_FROM, outbox },
    name: () => settings.current().name,
  })
  const deps: Deps = { env, settings, db, log, clock, mailer, mediaFolder, storage, ...given }
  return { deps, syncClock, end: () => db.close() }
}

/** The replicas of the settings; says in the log when they are used, and when not. */
function replicaFor({ DATABASE_REPLICA_URL: url }: Env, log: Logger): PoolOptions['replica'] {
  let wasUsed: boolean | undefined
  const onState = ({ isUsed, problem }: { isUsed: boolean; problem?: unknown }) => {
    if (isUsed === wasUsed) return
    wasUsed = isUsed
    if (isUsed) log.info('a replica of the database is used')
    else log.warn({ err: problem }, 'no replica of the database is used')
  }
  return url ? { url, onState } : undefined
}

/**
 * The dependencies of a process that serves an instance which is open in this or another process.
 * `connected` is fulfilled once it has tried to listen for changes, before which nothing that is
 * read is cached, and to open the connections that the first reads need. The database may be away.
 */
export function joinInstance(
  instance: JoinedInstance,
  env: Env,
  log: Logger,
  origin: () => string,
) {
  const { demo, secret, replaceDemo } = instance
  const given = { origin, demo, secret, replaceDemo }
  const replica = replicaFor(env, log)
  const { deps, syncClock, end } = createDeps(instance.url(), env, log, given, { replica })
  const { promise: listening, resolve } = Promise.withResolvers<void>()
  const opening = Array.from({ length: FIRST_CONNECTIONS }, () => ping(deps.db))
  const endListening = listenForChanges(instance.url, deps.db.changes, resolve)
  instance.onMove(deps.db.moveTo)
  const close = async () => {
    await endListening()
    await end()
  }
  const connected = Promise.allSettled([listening, ...opening, syncClock(), deps.settings.load()])
  return { deps, connected, syncClock, close }
}

/** Opens the instance in this process; closing gives back in the opposite order. */
export async function openDeps(env: Env, log: Logger, origin: () => string, options?: OpenOptions) {
  const instance = await openInstance(env, log, options)
  try {
    const { deps, close } = joinInstance(instance, env, log, origin)
    await deps.settings.load()
    return { deps, close: () => close().finally(instance.close) }
  } catch (error) {
    await instance.close()
    throw error
  }
}

/** Opens the instance for a command, also while a server is running on the same data. */
export async function openForCommand(
  env: Env,
): Promise<{ deps: Deps; close: () => Promise<void> }> {
  const log = createLog({ ...env, LOG_LEVEL: 'error' })
  // Links in emails lead to where people reach the shop.
  const origin = () => env.ORIGIN ?? `http://localhost:${env.PORT}`
  try {
    const opened = await openDeps({ ...env, DEMO: false }, log, origin)
    await loadBundledData(opened.deps.db)
    return opened
  } catch (error) {
    if (!isInUse(error)) throw error
    const { deps, end } = createDeps(addressOfRunning(env), env, log, {
      origin,
      demo: false,
      secret: 'unused',
    })
    await deps.settings.load()
    return { deps, close: end }
  }
}
