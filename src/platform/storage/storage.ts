/** What is to be kept under a key; keys are made of plain letters, digits, dots, dashes and slashes. */
export type NewFile = { key: string; bytes: Uint8Array; type: string }

/** A file found: its key, bytes, and when it was written. */
export type Listed = { key: string; size: number; writtenAt: Date }

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
  list(prefix: string): AsyncIterable<Listed>
}

/**
 * `full`: no room is left. `away`: it does not answer, or answers that it cannot now. `wrong`: it
 * answers what cannot be: refuses our keys, or gives back other bytes than it was given.
 */
export class StorageFault extends Error {
  readonly reason: 'full' | 'away' | 'wrong'
  constructor(reason: StorageFault['reason'], message: string, options?: ErrorOptions) {
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
