import { OperatorError } from '../operator-error.ts'

/** Why the embedded database did not start; the message tells a person what to do about it. */
export class DatabaseStartError extends OperatorError {
  override name = 'DatabaseStartError'
}

/** The way out that every platform has. */
export const OWN_SERVER = 'Set DATABASE_URL to a PostgreSQL server (15 or newer) instead.'

/** Why a program that is there is "not found": what is missing is the loader that it names. */
export const NEEDS_GLIBC = `it needs the GNU C library, which this system lacks (Alpine?). ${OWN_SERVER}`
