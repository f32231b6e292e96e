/** What the person who starts the program can change. */
export type Remedy = 'another_server' | 'another_folder' | 'another_user'

/** Why the database did not start. The message is complete; `remedy` says which setting would help. */
export class DatabaseStartError extends Error {
  override name = 'DatabaseStartError'
  readonly remedy: Remedy | undefined

  constructor(message: string, options: { remedy?: Remedy; cause?: unknown } = {}) {
    super(message, { cause: options.cause })
    this.remedy = options.remedy
  }
}

/** Why a program that exists is "not found": the loader that it names is missing. */
export const NEEDS_GLIBC = 'it needs the GNU C library, which this system lacks (Alpine?).'
