import { execFileSync } from 'node:child_process'
import { existsSync, mkdirSync, readdirSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { startEmbeddedPostgres } from '@redial/embedded-postgres'
import type { Env } from '../../env.ts'
import { s3Keys } from '../../modules/instance/index.ts'
import { storagesFor, typeOfFile } from '../../modules/media/index.ts'
import { fingerprint } from '../../platform/backup/create-backup.ts'
import type { Manifest } from '../../platform/backup/manifest.ts'
import { readBackup } from '../../platform/backup/read-backup.ts'
import { openTarget } from '../../platform/backup/targets.ts'
import {
  DEMO_MARK,
  openDataFolder,
  RESTORE_FOLDER,
  readSecret,
  SECRETS_FOLDER,
} from '../../platform/data-folder.ts'
import { OperatorError } from '../../platform/operator-error.ts'
import { diskStorage, type Storage } from '../../platform/storage/index.ts'
import { formatQuantity } from '../../shared/quantities.ts'
import type { Call } from '../command.ts'
import { aboutFile, chooseFile } from './backup.ts'
import { BACKUP_SUMS } from './backup-sums.ts'
import { findNewestBackup } from './choose-target.ts'

/** Restores a backup into an empty data folder, and an empty database if DATABASE_URL names one. */
export async function runRestore({ settings, args, options }: Call): Promise<void> {
  const env = settings()
  const outcome = await restoreBackup(env, args[0])
  if (options.json) return console.log(JSON.stringify(outcome, null, 2))
  const { file, createdAt, rows, files, hasMedia, dataFolder } = outcome
  console.log(
    [
      `${file}, made at ${createdAt}, is restored into ${dataFolder}${env.DATABASE_URL ? ' and the database' : ''}:`,
      `${formatQuantity(rows, 'row')} and ${formatQuantity(files, 'file')}.`,
      ...(hasMedia ? [] : ['It has no photos: put the folder media of that time into place.']),
      'Start Redial now.',
    ].join('\n'),
  )
}

/**
 * Entries that an empty data folder may have: `lost+found` of a volume, backups, and the lock of this command.
 */
const NO_DATA = /^(lost\+found|backups|redial\.lock.*)$/
/** In RESTORE_FOLDER while its contents are moved into place. */
const MOVING = 'moving'
/** What a restored folder has. */
const PARTS = [SECRETS_FOLDER, 'media', 'postgres', DEMO_MARK]

/**
 * Nothing is in its place before the backup was read to its end, and all of it compared. Without a source, it is the
 * newest backup in the places where backups go by themselves.
 * @throws OperatorError when the folder or the database is not empty, or the backup cannot be used.
 */
export async function restoreBackup(env: Env, named?: string) {
  const source = named ?? (await findNewestBackup(env))
  const opened = openTarget(source, s3Keys(env))
  const file = await chooseFile(opened, source)
  const address = opened.folder.addressOf(file)
  const folder = openDataFolder(env.DATA_DIR)
  const staging = path.join(folder.path, RESTORE_FOLDER)
  try {
    removeInterrupted(folder.path)
    refuseData(folder.path)
    mkdirSync(path.join(staging, SECRETS_FOLDER), { recursive: true, mode: 0o700 })
    const database = openDatabase(env, staging)
    const media = openMedia(env, staging)
    try {
      const { manifest, result, loader } = await readBackup(
        opened.folder.read(file),
        env.BACKUP_PASSPHRASE,
        {
          openDatabase: database.open,
          addMedia: media.add,
          addSecret: async (name, content) =>
            writeFileSync(path.join(staging, SECRETS_FOLDER, name), content, { mode: 0o600 }),
          sums: BACKUP_SUMS,
        },
      )
      try {
        refuseOtherSecret(env, staging, manifest)
        if (manifest.isDemo) writeFileSync(path.join(staging, DEMO_MARK), '', { mode: 0o600 })
        if (database.isEmbedded) {
          await loader.commit()
          await database.close()
        }
        flush(staging)
        moveIntoPlace(folder.path)
        if (!database.isEmbedded) await loader.commit()
        media.keep()
      } catch (error) {
        await loader.abort()
        throw error
      }
      rmSync(staging, { recursive: true, force: true })
      return {
        file: address,
        dataFolder: folder.path,
        createdAt: manifest.createdAt,
        hasMedia: manifest.hasMedia,
        tables: result.tables.length,
        rows: result.tables.reduce((sum, table) => sum + table.rows, 0),
        files: result.media.files,
      }
    } finally {
      await database.close()
      await media.close()
    }
  } catch (error) {
    removeInterrupted(folder.path)
    throw aboutFile(error, address)
  } finally {
    folder.release()
  }
}

/** Removes what an earlier restore has left, of which nothing is in use yet. */
function removeInterrupted(folder: string) {
  const staging = path.join(folder, RESTORE_FOLDER)
  if (existsSync(path.join(staging, MOVING)))
    for (const part of PARTS) rmSync(path.join(folder, part), { recursive: true, force: true })
  // The database of a restore that was killed may still be ending.
  rmSync(staging, { recursive: true, force: true, maxRetries: 5 })
}

function refuseData(folder: string) {
  const names = readdirSync(folder).filter((name) => !NO_DATA.test(name))
  if (names.length === 0) return
  throw new OperatorError(
    `The data folder ${folder} is not empty: it has ${names.slice(0, 3).join(', ')}. Set DATA_DIR to an empty one.`,
  )
}

/** Other keys would end all sessions, and make stored secrets unreadable. */
function refuseOtherSecret(env: Env, staging: string, { secretFingerprint }: Manifest) {
  const secret = env.AUTH_SECRET ?? readSecret(path.join(staging, SECRETS_FOLDER, 'auth')) ?? ''
  if (fingerprint(secret) === secretFingerprint) return
  throw new OperatorError(
    'It was made with another AUTH_SECRET. Set AUTH_SECRET to the one of that time.',
  )
}

/** Everything that was written is on the disk before it gets its place. */
function flush(folder: string) {
  try {
    execFileSync('sync', ['-f', folder], { stdio: 'ignore' })
  } catch {
    // The system writes it within its usual time.
  }
}

function moveIntoPlace(folder: string) {
  const staging = path.join(folder, RESTORE_FOLDER)
  writeFileSync(path.join(staging, MOVING), '')
  for (const part of PARTS)
    if (existsSync(path.join(staging, part)))
      renameSync(path.join(staging, part), path.join(folder, part))
}

/** The empty database: that of DATABASE_URL, or an embedded one that is made beside. */
function openDatabase(env: Env, staging: string) {
  const { DATABASE_URL, PG_USER_ID } = env
  if (DATABASE_URL)
    return { isEmbedded: false, open: async () => DATABASE_URL, close: async () => {} }
  const quiet = { debug() {}, info() {}, warn() {}, error: console.error }
  let stop = async () => {}
  return {
    isEmbedded: true,
    async open() {
      const server = await startEmbeddedPostgres({
        folder: path.join(staging, 'postgres'),
        name: 'redial',
        log: quiet,
        ...(PG_USER_ID && { runAs: PG_USER_ID }),
      })
      stop = server.stop
      const { user, password, host, port, database } = server.connection
      return `postgres://${user}:${encodeURIComponent(password)}@${host}:${port}/${database}`
    },
    close: () => stop(),
  }
}

/**
 * Where the photos go: a folder that is moved into place, or the bucket, where those that are there stay: their
 * names are never used for other photos.
 */
function openMedia(env: Env, staging: string) {
  const { s3 } = storagesFor(env, path.join(staging, 'media'))
  if (!s3 || env.MEDIA_STORAGE === 'disk') {
    const disk = diskStorage(path.join(staging, 'media'))
    return { add: adderFor(disk), keep() {}, close: async () => {} }
  }
  const bucket = s3
  const add = adderFor(bucket)
  let stored: Set<string> | undefined
  let written: string[] = []
  return {
    async add(key: string, content: Buffer) {
      stored ??= new Set((await Array.fromAsync(bucket.list(''))).map(({ key: other }) => other))
      if (stored.has(key)) return
      written.push(key)
      await add(key, content)
    },
    keep() {
      written = []
    },
    close: () => bucket.remove(written),
  }
}

function adderFor(storage: Storage) {
  return (key: string, bytes: Buffer) =>
    storage.write([
      { key, bytes, type: typeOfFile(key) ?? 'application/octet-stream', replaceable: true },
    ])
}
