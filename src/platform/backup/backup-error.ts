import { OperatorError } from '../operator-error.ts'

/** A backup that cannot be read: damaged, incomplete, encrypted, of a newer version, or no backup at all. */
export class BackupError extends OperatorError {}

export const DAMAGED = 'It is damaged or incomplete. Use another backup.'
