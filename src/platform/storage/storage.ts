import { forEachConcurrently } from '../concurrency.ts'

/** What is to be kept under a key; keys are made of plain letters, digits, dots, dashes and slashes. */
export type NewFile = { key: string; bytes: Uint8Array; type: string }

/** A file found: its key, bytes, and when it was written. */
export type StoredFile = { key: string; size: number; writtenAt: Date }

/** An open file; whoever opened it reads the stream to its end or closes. */
export type OpenFile = {
  size: number
  /** From byte `start` to byte `end`, both included. */
  stream(part: { start: number; end: number }): ReadableStream<Uint8Array>
  close(): Promise<void>
}

/** Where files are kept. Everything throws StorageFault when the place itself is at fault. */
export type Storage = {
  /** For people: where it is. */
  name: string
  /** Keeps all of the files or, when one fails, none. A file that is there already is replaced. */
  write(files: readonly NewFile[]): Promise<void>
  /** Undefined when there is no such file. */
  open(key: string): Promise<OpenFile | undefined>
  read(key: string): Promise<Buffer | undefined>
  /** Deleting what is not there is fine. */
  remove(keys: readonly string[]): Promise<void>
  /** Every file whose key begins with `prefix`, in no order; also what was left half-written. */
  list(prefix: string): AsyncIterable<StoredFile>
}

/**
 * `full`: no room is left. `away`: it does not answer, or answers that it cannot now. `wrong`: it
 * answers what cannot be: refuses our keys, or gives back other bytes than it was given.
 */
export class StorageError extends Error {
  readonly reason: 'full' | 'away' | 'wrong'
  constructor(reason: StorageError['reason'], message: string, options?: ErrorOptions) {
    super(message, options)
    this.reason = reason
  }
}

/** The whole of an open file as one buffer's stream, for places that give files in one piece. */
export function openBuffer(bytes: Buffer): OpenFile {
  return {
    size: bytes.length,
    stream: ({ start, end }) =>
      new Blob([Uint8Array.from(bytes.subarray(start, end + 1))]).stream(),
    close: async () => {},
  }
}

/**
 * Files are written to `place`; what is not there yet is still found in `old`. So an instance
 * changes its storage first, and moves its files while it serves.
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
 * Moves every file of `from` with such a key to `to`: each is copied, read back from there, and only
 * then deleted. Cut short at any point, no file is lost and the next run goes on with what is left.
 */
export async function moveFiles(
  from: Storage,
  to: Storage,
  options: { typeOf: (key: string) => string | undefined; onMoved?: (so: MoveProgress) => void },
): Promise<MoveProgress> {
  const moved: MoveProgress = { files: 0, bytes: 0 }
  await forEachConcurrently(from.list(''), AT_ONCE, async ({ key }) => {
    const type = options.typeOf(key)
    const bytes = type && (await from.read(key))
    // Gone since it was listed: somebody deleted it.
    if (!bytes) return
    await to.write([{ key, bytes, type }])
    if (!(await to.read(key))?.equals(bytes))
      throw new StorageError('wrong', `${to.name} does not give ${key} back as it was written`)
    await from.remove([key])
    moved.files += 1
    moved.bytes += bytes.length
    options.onMoved?.(moved)
  })
  return moved
}
