import {
  type FileHandle,
  link,
  mkdir,
  open,
  opendir,
  rename,
  rm,
  stat,
  writeFile,
} from 'node:fs/promises'
import path from 'node:path'
import { Readable } from 'node:stream'
import { newId } from '../db/index.ts'
import {
  type NewFile,
  type OpenFile,
  type Storage,
  StorageError,
  type StoredFile,
} from './storage.ts'

/** Suffix of incomplete files. */
const PART = '.part'

/** Files in a folder of this machine, or of a disk that machines share. */
export function diskStorage(folder: string): Storage {
  const fileOf = (key: string) => path.join(folder, key)
  const remove = async (keys: readonly string[]) => {
    const removals = await Promise.allSettled(keys.map((key) => orMissing(rm(fileOf(key)))))
    for (const removal of removals) if (removal.status === 'rejected') fault(removal.reason)
  }
  return {
    name: `the folder ${folder}`,
    remove,
    async write(files) {
      try {
        for (const file of files)
          if (!file.sameAs || !(await hasLinked(fileOf(file.sameAs), fileOf(file.key))))
            await writeWhole(fileOf(file.key), file)
      } catch (error) {
        await remove(files.map((file) => file.key)).catch(() => {})
        fault(error)
      }
    },
    async open(key) {
      const handle = await orMissing(open(fileOf(key), 'r'))
      return handle && openFile(handle)
    },
    async read(key) {
      const handle = await orMissing(open(fileOf(key), 'r'))
      return handle?.readFile().finally(() => handle.close())
    },
    list: (prefix) => listFolder(folder, prefix),
  }
}

async function openFile(handle: FileHandle): Promise<OpenFile> {
  const { size } = await handle.stat()
  return {
    size,
    // The stream closes the file at its end, or when the reader hangs up.
    stream: (part) => Readable.toWeb(handle.createReadStream(part)) as ReadableStream<Uint8Array>,
    close: () => handle.close(),
  }
}

/** Private photos are among them; a copy of the folder may lie where others can read. */
const FOLDER = { recursive: true, mode: 0o700 }
const FILE_MODE = 0o600

// Written under a temporary name and renamed: readers find the complete file or nothing.
async function writeWhole(file: string, { bytes, replaceable = false }: NewFile): Promise<void> {
  if (replaceable) return writeReplaceable(file, bytes)
  const beside = `${file}.${newId()}${PART}`
  await mkdir(path.dirname(file), FOLDER)
  try {
    await writeFile(beside, bytes, { flush: true, mode: FILE_MODE })
    await rename(beside, file)
  } catch (error) {
    await rm(beside, { force: true })
    throw error
  }
}

// The file has no published name yet, so nobody reads half of it.
async function writeReplaceable(file: string, bytes: Uint8Array) {
  const written = await writeFile(file, bytes, { mode: FILE_MODE }).catch(missingFolder)
  if (written !== 'no folder') return
  await mkdir(path.dirname(file), FOLDER)
  await writeFile(file, bytes, { mode: FILE_MODE })
}

/** A second name for a file; false where that cannot be, such as on some disks over the network. */
async function hasLinked(file: string, name: string): Promise<boolean> {
  try {
    await link(file, name)
    return true
  } catch {
    return false
  }
}

function missingFolder(error: unknown): 'no folder' {
  if ((error as NodeJS.ErrnoException).code === 'ENOENT') return 'no folder'
  throw error
}

async function* listFolder(folder: string, prefix: string): AsyncIterable<StoredFile> {
  const within = path.join(folder, path.dirname(`${prefix}x`))
  const entries = await orMissing(opendir(within, { recursive: true }))
  for await (const entry of entries ?? []) {
    if (!entry.isFile()) continue
    const file = path.join(entry.parentPath, entry.name)
    const key = path.relative(folder, file).replaceAll(path.sep, '/')
    if (!key.startsWith(prefix)) continue
    const stats = await orMissing(stat(file))
    if (stats) yield { key, size: stats.size, writtenAt: stats.mtime }
  }
}

async function orMissing<T>(result: Promise<T>): Promise<T | undefined> {
  try {
    return await result
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException
    if (code === 'ENOENT' || code === 'ENOTDIR' || code === 'EISDIR') return undefined
    throw error
  }
}

const FULL = new Set(['ENOSPC', 'EDQUOT', 'EFBIG'])
// A disk over the network that is gone, or turned read-only after an error.
const AWAY = new Set(['EIO', 'ESTALE', 'ETIMEDOUT', 'EROFS', 'ENODEV', 'EMFILE', 'ENFILE'])

function fault(error: unknown): never {
  const { code = '', message } = error as NodeJS.ErrnoException
  if (FULL.has(code)) throw new StorageError('full', message, { cause: error })
  if (AWAY.has(code)) throw new StorageError('away', message, { cause: error })
  throw error
}
