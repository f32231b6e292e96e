import { forEachConcurrently } from '../concurrency.ts'
import { OperatorError } from '../operator-error.ts'

/** A file to store. Keys consist of letters, digits, dots, dashes and slashes. */
export type NewFile = {
  key: string
  bytes: Uint8Array
  type: string
  /** The bytes can be created again, so writing does not wait until they survive a power failure. */
  replaceable?: boolean
  /** The key of a stored file with the same bytes: a disk may keep them once. */
  sameAs?: string
}

/** A stored file: its key, size in bytes, and when it was written. */
export type StoredFile = { key: string; size: number; writtenAt: Date }

/** An open file; the caller reads the stream to its end or closes it. */
export type OpenFile = {
  size: number
  /** From byte `start` to byte `end`, both included. */
  stream(part: { start: number; end: number }): ReadableStream<Uint8Array>
  close(): Promise<void>
}

/** File storage. Everything throws StorageFault if the storage itself fails. */
export type Storage = {
  /** Its location, for messages. */
  name: string
  /** Stores all of the files or, if one fails, none. Existing files are replaced. */
  write(files: readonly NewFile[]): Promise<void>
  /** Undefined when there is no such file. */
  open(key: string): Promise<OpenFile | undefined>
  read(key: string): Promise<Buffer | undefined>
  /** Missing files are ignored. */
  remove(keys: readonly string[]): Promise<void>
  /** Every file whose key begins with `prefix`, unordered, including partially written ones. */
  list(prefix: string): AsyncIterable<StoredFile>
}

/**
 * `full`: no space is left. `away`: it does not answer, or is temporarily unavailable. `wrong`: it
 * rejects our keys, or returns other bytes than it was given.
 */
export class StorageError extends OperatorError {
  readonly reason: 'full' | 'away' | 'wrong'
  constructor(reason: StorageError['reason'], message: string, options?: ErrorOptions) {
    super(message, options)
    this.reason = reason
  }
}

/** An open file from a buffer, for storages that return files as a whole. */
export function openBuffer(bytes: Buffer): OpenFile {
  return {
    size: bytes.length,
    stream: ({ start, end }) =>
      new Blob([Uint8Array.from(bytes.subarray(start, end + 1))]).stream(),
    close: async () => {},
  }
}

/**
 * Files are written to `place`; those still missing there are read from `old`. An instance can thus
 * switch its storage first and move its files while it serves.
 */
export function withFallback(place: Storage, old: Storage): Storage {
  return {
    name: place.name,
    write: place.write,
    open: async (key) => (await place.open(key)) ?? old.open(key),
    read: async (key) => (await place.read(key)) ?? old.read(key),
    async remove(keys) {
      await place.remove(keys)
      await old.remove(keys)
    },
    async *list(prefix) {
      yield* place.list(prefix)
      yield* old.list(prefix)
    },
  }
}

const AT_ONCE = 6

export type MoveProgress = { files: number; bytes: number }

/**
 * Moves every file of `from` whose key has a type to `to`: each is copied, read back, and only then
 * deleted. If it is interrupted no file is lost, and the next run continues with the rest.
 */
export async function moveFiles(
  from: Storage,
  to: Storage,
  options: {
    typeOf: (key: string) => string | undefined
    onMoved?: (progress: MoveProgress) => void
  },
): Promise<MoveProgress> {
  const moved: MoveProgress = { files: 0, bytes: 0 }
  await forEachConcurrently(from.list(''), AT_ONCE, async ({ key }) => {
    const type = options.typeOf(key)
    const bytes = type && (await from.read(key))
    // Deleted since it was listed.
    if (!bytes) return
    await to.write([{ key, bytes, type }])
    if (!(await to.read(key))?.equals(bytes))
      throw new StorageError(
        'wrong',
        `${to.name} returned different bytes for ${key} than were written`,
      )
    await from.remove([key])
    moved.files += 1
    moved.bytes += bytes.length
    options.onMoved?.(moved)
  })
  return moved
}
