import { existsSync, mkdtempSync, rmSync } from 'node:fs'
import { setPriority, tmpdir } from 'node:os'
import path from 'node:path'
import { startEmbeddedPostgres } from '@redial/embedded-postgres'
import type { Env } from '../../env.ts'
import { s3Keys } from '../../modules/instance/index.ts'
import { BackupError } from '../../platform/backup/backup-error.ts'
import { checkRestored } from '../../platform/backup/check-backup.ts'
import { readBackup } from '../../platform/backup/read-backup.ts'
import { type BackupTarget, listBackups, openTarget } from '../../platform/backup/targets.ts'
import { migrate } from '../../platform/db/migrate.ts'
import { OperatorError } from '../../platform/operator-error.ts'
import { formatQuantity } from '../../shared/quantities.ts'
import type { Call } from '../command.ts'
import { createLog, openDatabaseAsIs } from '../open-instance.ts'
import {
  type BackupOptions,
  type BackupOutcome,
  backUpDatabase,
  secondsSince,
} from './back-up-database.ts'
import { BACKUP_SUMS } from './backup-sums.ts'
import { type ChosenTarget, chooseTarget, describeSource } from './choose-target.ts'

/** Backs up the instance, also while it is running; with `--check`, checks a backup. */
export async function runBackup({ settings, args, options }: Call): Promise<void> {
  const env = settings()
  const isJson = options.json === true
  // Visitors go first.
  setPriority(BACKGROUND)
  if (options.check) {
    const outcome = await checkBackup(env, args[0])
    return isJson ? printJson(outcome) : console.log(describeCheck(outcome))
  }
  const outcome = await createBackup(env, args[0], { hasMedia: options['no-media'] !== true })
  return isJson ? printJson(outcome) : console.log(describeBackup(outcome))
}

/** The niceness of work that nobody waits for. */
const BACKGROUND = 10

const printJson = (value: object) => console.log(JSON.stringify(value, null, 2))

function describeBackup(outcome: BackupOutcome & ChosenTarget) {
  const { file, bytes, seconds, tables, rows, files, missing } = outcome
  const lines = [
    `${file}`,
    `${formatQuantity(rows, 'row')} of ${formatQuantity(tables, 'table')} and ${formatQuantity(files, 'file')} in ${(bytes / 1_000_000).toFixed(1)} MB, within ${seconds} s`,
  ]
  if (missing > 0)
    lines.push(`${formatQuantity(missing, 'file')} were deleted while they were copied`)
  lines.push(...describeSource(outcome))
  return lines.join('\n')
}

/**
 * Writes a backup, without a target to the place that is set.
 * @throws OperatorError when it cannot be written; then there is no file.
 */
export async function createBackup(
  env: Env,
  target?: string,
  options: BackupOptions = {},
): Promise<BackupOutcome & ChosenTarget> {
  if (!hasDatabase(env))
    throw new OperatorError(
      `There is no database in ${env.DATA_DIR}. Set DATA_DIR as for the server.`,
    )
  const { url, close } = await openQuietly(env)
  try {
    const chosen = target ? byArgument(target) : await chooseTarget(env, url)
    return { ...(await backUpDatabase(env, url, chosen.target, options)), ...chosen }
  } finally {
    await close()
  }
}

const openQuietly = (env: Env) => openDatabaseAsIs(env, createLog({ ...env, LOG_LEVEL: 'error' }))

const byArgument = (target: string): ChosenTarget => ({ target, targetFrom: 'argument' })

const hasDatabase = ({ DATABASE_URL, DATA_DIR }: Env) =>
  DATABASE_URL !== undefined || existsSync(path.join(DATA_DIR, 'postgres'))

/** The place that is set; it need not be that of a database. */
async function chooseChecked(env: Env): Promise<ChosenTarget> {
  if (env.BACKUP_TARGET || !hasDatabase(env)) return chooseTarget(env, undefined)
  const { url, close } = await openQuietly(env)
  try {
    return await chooseTarget(env, url)
  } finally {
    await close()
  }
}

/**
 * The named file, or the newest backup of the folder.
 * @throws OperatorError when there is none.
 */
export async function chooseFile({ folder, file }: BackupTarget, target: string): Promise<string> {
  const chosen = file ?? (await listBackups(folder))[0]?.name
  if (!chosen) throw new OperatorError(`There is no backup in ${target}.`)
  return chosen
}

/** Adds which file it is about; the sentence goes on with "It". */
export function aboutFile(error: unknown, file: string): unknown {
  if (!(error instanceof BackupError)) return error
  return new OperatorError(`${file} cannot be used. ${error.message}`, { cause: error })
}

type CheckOutcome = {
  file: string
  createdAt: string
  redial: string
  postgres: string
  seconds: number
  tables: number
  rows: number
  files: number
  missing: number
  warnings: string[]
} & ChosenTarget

function describeCheck(outcome: CheckOutcome): string {
  const { file, createdAt, redial, postgres, seconds, tables, rows, files, warnings } = outcome
  return [
    `${file} is complete: restored and compared within ${seconds} s.`,
    `Made at ${createdAt} by Redial ${redial} on PostgreSQL ${postgres}.`,
    `${formatQuantity(rows, 'row')} of ${formatQuantity(tables, 'table')}, ${formatQuantity(files, 'file')}`,
    ...warnings,
    ...describeSource(outcome),
  ].join('\n')
}

/**
 * Restores a backup into a database that is deleted afterwards, compares all rows with those that were copied,
 * and brings it up to date as a start would. Without a target, it is the newest backup of the place that is set.
 * @throws OperatorError that says what is wrong with the backup.
 */
export async function checkBackup(env: Env, named?: string): Promise<CheckOutcome> {
  const began = performance.now()
  const chosen = named ? byArgument(named) : await chooseChecked(env)
  const { target } = chosen
  const opened = openTarget(target, s3Keys(env))
  const file = await chooseFile(opened, target)
  const address = opened.folder.addressOf(file)
  const scratch = createScratch(env)
  try {
    const { manifest, result, loader } = await readBackup(
      opened.folder.read(file),
      env.BACKUP_PASSPHRASE,
      {
        openDatabase: scratch.open,
        addMedia: async () => {},
        addSecret: async () => {},
        sums: BACKUP_SUMS,
      },
    )
    await loader.commit()
    const url = await scratch.open()
    await checkRestored(url, result)
    await migrate(url)
    const { createdAt, redial, postgres } = manifest
    return {
      ...{ file: address, createdAt, redial, postgres, seconds: secondsSince(began) },
      tables: result.tables.length,
      rows: result.tables.reduce((sum, table) => sum + table.rows, 0),
      files: result.media.files,
      missing: result.media.missing.length,
      warnings: warningsAbout(manifest.hasMedia, result.sums),
      ...chosen,
    }
  } catch (error) {
    throw aboutFile(error, address)
  } finally {
    await scratch.close()
  }
}

function warningsAbout(hasMedia: boolean, sums: Record<string, string>): string[] {
  const wrong = Object.entries(sums).filter(
    ([name, value]) => /^The number/.test(name) && value !== '0',
  )
  return [
    ...(hasMedia ? [] : ['It has no photos.']),
    ...wrong.map(([name, value]) => `${name} is ${value}, as when it was made.`),
  ]
}

/**
 * A database server of its own for a check, in a temporary folder (`TMPDIR`), which needs the room of the
 * database; it starts when it is needed.
 */
function createScratch(env: Env) {
  let started: Promise<{ url: string; stop(): Promise<void> }> | undefined
  const start = async () => {
    const folder = mkdtempSync(path.join(tmpdir(), 'redial-check-'))
    const quiet = { debug() {}, info() {}, warn() {}, error: console.error }
    const server = await startEmbeddedPostgres({
      folder: path.join(folder, 'postgres'),
      log: quiet,
      durable: false,
      ...(env.PG_USER_ID && { runAs: env.PG_USER_ID }),
    })
    const { user, password, host, port, database } = server.connection
    return {
      url: `postgres://${user}:${encodeURIComponent(password)}@${host}:${port}/${database}`,
      async stop() {
        await server.stop()
        rmSync(folder, { recursive: true, force: true })
      },
    }
  }
  return {
    async open() {
      started ??= start()
      return (await started).url
    },
    close: async () => (await started)?.stop(),
  }
}
