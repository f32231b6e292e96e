import { createReadStream, createWriteStream, statSync } from 'node:fs'
import { mkdir, open, readdir, rename, rm, stat } from 'node:fs/promises'
import path from 'node:path'
import type { Writable } from 'node:stream'
import { finished } from 'node:stream/promises'
import { formatQuantity } from '../../shared/quantities.ts'
import { OperatorError } from '../operator-error.ts'
import type { S3Settings } from '../storage/index.ts'
import { s3LargeFiles } from '../storage/large-files.ts'

/** A folder or a bucket with backups. */
export type BackupFolder = {
  /** The address of a file in it, for people. */
  addressOf(file: string): string
  /** Writes a file that is there when `write` has succeeded, and else is not. */
  save<Result>(file: string, write: (sink: Writable) => Promise<Result>): Promise<Result>
  read(file: string): AsyncIterable<Buffer>
  /** The names and sizes of its files. */
  list(): Promise<{ name: string; bytes: number }[]>
  remove(file: string): Promise<void>
}

/** Where a backup goes or comes from: a folder, and the file if one was named. */
export type BackupTarget = { folder: BackupFolder; file: string | undefined }

const EXTENSION = /\.(tar\.zst|enc)$/

/**
 * Understands `DIR`, `FILE` and `s3://bucket/prefix`. Without its file, a name is chosen, or the newest taken.
 * @throws OperatorError when it names a bucket and there are no keys for it.
 */
export function openTarget(
  target: string,
  s3: Omit<S3Settings, 'bucket'> | undefined,
): BackupTarget {
  if (target.startsWith('s3://')) {
    if (!s3)
      throw new OperatorError(
        `${target} needs S3_ENDPOINT, S3_BUCKET, S3_ACCESS_KEY and S3_SECRET_KEY. Photos stay on the disk with MEDIA_STORAGE=disk.`,
      )
    const [bucket = '', ...rest] = target.slice('s3://'.length).split('/')
    const file = EXTENSION.test(target) ? rest.pop() : undefined
    const prefix = rest
      .filter(Boolean)
      .map((part) => `${part}/`)
      .join('')
    return { folder: bucketFolder({ ...s3, bucket }, prefix), file }
  }
  // What does not exist yet is a folder unless it is called as backups are.
  const isFolder =
    statSync(target, { throwIfNoEntry: false })?.isDirectory() ?? !EXTENSION.test(target)
  if (isFolder) return { folder: diskFolder(path.resolve(target)), file: undefined }
  const full = path.resolve(target)
  return { folder: diskFolder(path.dirname(full)), file: path.basename(full) }
}

/** Suffix of incomplete files. */
const PART = '.part'

export function diskFolder(folder: string): BackupFolder {
  const addressOf = (file: string) => path.join(folder, file)
  return {
    addressOf,
    async save(file, write) {
      const temporary = addressOf(`${file}${PART}`)
      try {
        await mkdir(folder, { recursive: true, mode: 0o700 })
        // It has passwords' hashes and the keys of the instance: only the owner reads it.
        // A new file: what a killed backup has left, or a link that leads elsewhere, is not written to.
        await rm(temporary, { force: true })
        const sink = createWriteStream(temporary, { flags: 'wx', mode: 0o600, flush: true })
        const result = await write(sink)
        await rename(temporary, addressOf(file))
        await syncFolder(folder)
        return result
      } catch (error) {
        await rm(temporary, { force: true })
        throw explainDisk(error, folder)
      }
    },
    async *read(file) {
      try {
        yield* createReadStream(addressOf(file), { highWaterMark: 256 * 1024 })
      } catch (error) {
        throw explainDisk(error, addressOf(file))
      }
    },
    async list() {
      const entries = await readdir(folder, { withFileTypes: true }).catch((error) => {
        if ((error as NodeJS.ErrnoException).code === 'ENOENT') return []
        throw explainDisk(error, folder)
      })
      const names = entries.filter((entry) => entry.isFile()).map(({ name }) => name)
      return Promise.all(
        names.map(async (name) => ({ name, bytes: (await stat(addressOf(name))).size })),
      )
    },
    remove: (file) =>
      rm(addressOf(file), { force: true }).catch((error: unknown) => {
        throw explainDisk(error, addressOf(file))
      }),
  }
}

/** A rename is on disk only when the folder that holds the name is. */
async function syncFolder(folder: string) {
  const handle = await open(folder, 'r')
  await handle.sync().finally(() => handle.close())
}

function explainDisk(error: unknown, place: string): unknown {
  const { code } = error as NodeJS.ErrnoException
  if (code === 'ENOSPC' || code === 'EDQUOT')
    return new OperatorError(`There is no room left in ${place}.`, { cause: error })
  if (code === 'ENOENT') return new OperatorError(`${place} does not exist.`, { cause: error })
  if (code && /^(EACCES|EPERM|EROFS|ENOTDIR|EISDIR|EIO)$/.test(code))
    return new OperatorError(`${place} cannot be used (${code}).`, { cause: error })
  return error
}

function bucketFolder(settings: S3Settings, prefix: string): BackupFolder {
  const files = s3LargeFiles(settings)
  return {
    addressOf: (file) => `s3://${settings.bucket}/${prefix}${file}`,
    async save(file, write) {
      const upload = await files.upload(`${prefix}${file}`)
      try {
        const result = await write(upload.stream)
        await upload.complete()
        return result
      } catch (error) {
        await upload.abort().catch(() => {})
        throw error
      }
    },
    read: (file) => files.read(`${prefix}${file}`),
    list: async () =>
      (await files.list(prefix)).map(({ key, size }) => ({
        name: key.slice(prefix.length),
        bytes: size,
      })),
    remove: (file) => files.remove(`${prefix}${file}`),
  }
}

// Names of backups sort by their time.
const NAME = /^redial-([a-z-]*)\d{8}T\d{6}Z\.tar\.zst(\.enc)?$/

/** Backups of a kind have the same prefix; those that people and the schedule make have none. */
type NameOptions = { isEncrypted: boolean; prefix?: string | undefined }

export function nameBackup(date: Date, { isEncrypted, prefix = '' }: NameOptions): string {
  const time = date.toISOString().replace(/[-:]|\.\d+/g, '')
  return `redial-${prefix}${time}.tar.zst${isEncrypted ? '.enc' : ''}`
}

/** When a backup was made, by the name that `nameBackup` gave it. */
export function dateOfBackup(name: string): Date {
  const digits = /(\d{4})(\d\d)(\d\d)T(\d\d)(\d\d)(\d\d)Z/.exec(name)?.slice(1) ?? []
  const [year, month, day, hour, minute, second] = digits
  return new Date(`${year}-${month}-${day}T${hour}:${minute}:${second}Z`)
}

/** The backups of a folder that were named by `nameBackup`, newest first. */
export async function listBackups(folder: BackupFolder, prefix = '') {
  const files = await folder.list()
  return files
    .filter(({ name }) => NAME.exec(name)?.[1] === prefix)
    .sort((a, b) => (a.name < b.name ? 1 : -1))
}

/**
 * Deletes all but the newest backups, and what killed ones have left. Returns how many.
 * @throws OperatorError that says how many could not be deleted, once the others are.
 */
export async function deleteOldBackups(folder: BackupFolder, keep: number, prefix = '') {
  const [newest, ...others] = await listBackups(folder, prefix)
  if (!newest) return 0
  const old = others.slice(keep - 1)
  const unfinished = (await folder.list()).filter(
    ({ name }) =>
      name.endsWith(PART) &&
      NAME.exec(name.slice(0, -PART.length))?.[1] === prefix &&
      name < newest.name,
  )
  const failures: unknown[] = []
  for (const { name } of [...old, ...unfinished])
    await folder.remove(name).catch((error: unknown) => void failures.push(error))
  if (failures.length === 0) return old.length
  const { message } = failures[0] as Error
  throw new OperatorError(`${formatQuantity(failures.length, 'file')}: ${message}`, {
    cause: failures[0],
  })
}

/** A file that is written and deleted again. */
const PROBE = 'redial-write-check.tmp'

/**
 * Writes into a folder or bucket, and deletes what it has written.
 * @throws OperatorError or StorageError when either fails.
 */
export async function checkWritable({ save, remove }: BackupFolder): Promise<void> {
  await save(PROBE, (sink) => finished(sink.end('Redial can write here.\n')))
  await remove(PROBE)
}
